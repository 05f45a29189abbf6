"""What the Rebel's weapons do (rulebook, appendix 2 and "Escudos e impactos")."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import IllegalAction, Text, text
from engines.rebelmoon.board import Board
from engines.rebelmoon.model import Activate, Bomb, Cell, Effect, Kind, Shot, State, Weapon
from engines.rebelmoon.shields import absorb
from engines.rebelmoon.sight import blockers, sees
from engines.rebelmoon.space import Space, board_of, occupied, piece

EMP_DICE = (3, 2, 1)
"""How many dice its first, second and third shot roll."""
FULL_DAMAGE = 6
FRAG_DAMAGE = {1: 3, 2: 2, 3: 1}
"""By distance; nothing beyond."""
LUCKIEST = (6,)
"""What an EMP rolls at best."""
WORKS = frozenset((Effect.HIT, Effect.SHIELD_LOST, Effect.DESTROYED, Effect.ASTEROID_DESTROYED))
"""What a shot that changes anything does."""


def check_activation(space: Space, action: Activate) -> None:
    """Raise `IllegalAction` if the weapon cannot be activated like this.

    It depends on the weapon's kind: `space` must be a state or the Rebel's own view.
    """
    cell = action.weapon
    board_of(space).require(cell)
    if cell not in space.weapons:
        raise IllegalAction(nothing_there(space, cell))
    if space.weapons[cell].kind is Kind.DESTROYER:
        _check_target(space, cell, action.target)
    elif action.target is not None:
        raise IllegalAction(text("rebelmoon-refusal-needs-no-target", cell=cell))


def nothing_there(space: Space, cell: Cell) -> Text:
    """Return why there is no weapon to activate on a cell."""
    if cell in space.spent:
        weapon = weapon_name(space.spent[cell])
        return text("rebelmoon-refusal-spent", cell=cell, weapon=weapon)
    if cell in space.lost:
        return text("rebelmoon-refusal-lost", cell=cell)
    return text("rebelmoon-refusal-no-weapon", cell=cell)


def weapon_name(weapon: Weapon) -> Text:
    """Return the name of a weapon whose kind may be told, with its colour, no article."""
    return text(f"rebelmoon-weapon-{weapon.kind.replace('_', '-')}", colour=str(weapon.colour))


def _check_target(space: Space, cell: Cell, target: Cell | None) -> None:
    targets = destroyable(space, cell)
    if target is None:
        if targets:
            raise IllegalAction(text("rebelmoon-refusal-choose-asteroid", cells=targets))
        return
    board_of(space).require(target)
    if target not in space.asteroids:
        raise IllegalAction(text("rebelmoon-refusal-no-asteroid", cell=target))
    if target not in targets:
        hiding = blockers(board_of(space), in_the_way(space), cell, target)
        what = tuple(_obstacle(space, at) for at in hiding)
        raise IllegalAction(
            text("rebelmoon-refusal-asteroid-hidden", cell=cell, target=target, hiding=what)
        )


def _obstacle(space: Space, cell: Cell) -> Text:
    if cell == space.bomb.cell:
        return text("rebelmoon-piece-bomb", cell=cell)
    return piece(space, cell)


def in_the_way(space: Space) -> frozenset[Cell]:
    """Return what blocks a destroyer's sight: the pieces and the bomb (ruling "Bomb")."""
    return occupied(space) | {space.bomb.cell}


def destroyable(space: Space, cell: Cell) -> tuple[Cell, ...]:
    """Return the asteroids that a destroyer on `cell` has in sight, in order of names."""
    field, taken = board_of(space), in_the_way(space)
    return tuple(a for a in sorted(space.asteroids) if sees(field, taken, cell, a))


def activations(state: State) -> Iterator[Activate]:
    """Give every activation that may do something, by cell.

    Any weapon may be activated to no effect (ruling "Destroyer"), but that shows or spends it for
    nothing, and spares the Imperial a quiet turn. Only that a weapon which leaves the board so may
    open another's sight is overlooked.
    """
    for cell, marker in sorted(state.weapons.items()):
        targets = destroyable(state, cell) if marker.kind is Kind.DESTROYER else ()
        for action in (Activate(cell, target) for target in targets or (None,)):
            shot, _ = fire(state, marker.weapon, action, LUCKIEST)
            if shot.effect in WORKS:
                yield action


def dice_of(weapon: Kind, shots: int) -> int:
    """Return how many dice a weapon that was activated `shots` times rolls now."""
    return EMP_DICE[shots] if weapon is Kind.EMP else 0


def last_shot(kind: Kind, shots: int) -> bool:
    """Tell whether a weapon leaves the board once it has been activated so many times."""
    match kind:
        case Kind.EMP:
            return shots == len(EMP_DICE)
        case Kind.FRAG_MINE:
            return False
        case Kind.LASER | Kind.CONTACT_MINE | Kind.DESTROYER:
            return True


def reaches(field: Board, kind: Kind, cell: Cell, other: Cell) -> bool:
    """Tell whether a weapon on `cell` could strike on `other` if nothing were between."""
    distance = field.distance(cell, other)
    match kind:
        case Kind.LASER:
            return field.in_row(cell, other)
        case Kind.FRAG_MINE:
            return distance in FRAG_DAMAGE
        case Kind.CONTACT_MINE:
            return distance == 1
        case Kind.EMP | Kind.DESTROYER:
            return True


def covered(space: Space, kind: Kind, cell: Cell) -> frozenset[Cell]:
    """Return the cells where such a weapon on `cell` would strike the bomb.

    Those are free cells in reach and in sight; of a destroyer, all cells in its sight.
    """
    field, taken = board_of(space), occupied(space)
    if kind is Kind.DESTROYER:
        shut, taken = frozenset((cell,)), in_the_way(space)
    else:
        shut = taken | {cell}
    return frozenset(
        other
        for other in field.cells
        if other not in shut
        and reaches(field, kind, cell, other)
        and sees(field, taken, cell, other)
    )


def damage(kind: Kind, distance: int, dice: tuple[int, ...] = ()) -> int:
    """Return the points of damage to a bomb in reach at this distance."""
    match kind:
        case Kind.EMP:
            return max(0, max(dice) - distance)
        case Kind.FRAG_MINE:
            return FRAG_DAMAGE[distance]
        case Kind.DESTROYER:
            return 0
        case Kind.LASER | Kind.CONTACT_MINE:
            return FULL_DAMAGE


def fire(
    space: Space, weapon: Weapon, action: Activate, dice: tuple[int, ...] = ()
) -> tuple[Shot, Bomb]:
    """Return what a legal activation does, and the bomb afterwards.

    A destroyed bomb is returned as it was: only `Effect.DESTROYED` tells.
    """
    distance = board_of(space).distance(action.weapon, space.bomb.cell)
    miss = missed(space, weapon, action)
    points = 0 if miss else damage(weapon.kind, distance, dice)
    effect = miss or _effect(space.bomb, points)
    shot = Shot(action.weapon, weapon, action.target, distance, dice, points, effect)
    hurt = effect in (Effect.HIT, Effect.SHIELD_LOST)
    return shot, absorb(space.bomb, points) if hurt else space.bomb


def missed(space: Space, weapon: Weapon, action: Activate) -> Effect | None:
    """Return why a legal activation cannot hurt the bomb, if it cannot."""
    field, here, there = board_of(space), action.weapon, space.bomb.cell
    if weapon.kind is Kind.DESTROYER:
        return Effect.ASTEROID_DESTROYED if action.target else Effect.NO_ASTEROID
    if not reaches(field, weapon.kind, here, there):
        return Effect.OUT_OF_REACH
    if not sees(field, occupied(space), here, there):
        return Effect.OUT_OF_SIGHT
    return None if harms(weapon, space.bomb) else Effect.WRONG_COLOUR


def harms(weapon: Weapon, bomb: Bomb) -> bool:
    """Tell whether the colours let such a weapon hurt the bomb (rulings "Wrong colour")."""
    any_colour = weapon.kind is Kind.FRAG_MINE or bomb.shield is None
    return weapon.kind is not Kind.DESTROYER and (any_colour or weapon.colour == bomb.shield)


def _effect(bomb: Bomb, points: int) -> Effect:
    if points == 0:
        return Effect.TOO_WEAK
    if bomb.shield is None:
        return Effect.DESTROYED
    return Effect.HIT if points < bomb.strength else Effect.SHIELD_LOST
