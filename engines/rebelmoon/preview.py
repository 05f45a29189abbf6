"""What people may ask before they decide: where a path leads, what a weapon could strike.

All of it is worked out from a `View`, so that a preview tells nothing its asker may not
know. What a turn of the bomb does is `flight.fly(view, move)`; what some kind of weapon
would cover from a cell is `arms.covered(view, kind, cell)`.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from engines.core import IllegalAction, text
from engines.rebelmoon.arms import (
    covered,
    damage,
    destroyable,
    dice_of,
    in_the_way,
    missed,
    nothing_there,
)
from engines.rebelmoon.flight import affordable, equipment, flights
from engines.rebelmoon.model import (
    Activate,
    Cell,
    Effect,
    Flight,
    Kind,
    Phase,
    Upgrade,
    View,
    Weapon,
)
from engines.rebelmoon.sight import blockers
from engines.rebelmoon.space import board_of


class Aim(Struct, frozen=True):
    """What the weapon on `cell` could do now.

    `covered` are the cells within its reach and sight, `asteroids` those that a destroyer
    may destroy. `distance` is that to the bomb and `blockers` what stands in between;
    `missed` says why the bomb would not be hurt (None: it may be). The damage lies between
    `least` and `most` points, with so many `dice` rolled for it; a bomb that is `bare` of
    shields is destroyed by any.
    """

    cell: Cell
    weapon: Weapon
    covered: frozenset[Cell]
    asteroids: tuple[Cell, ...]
    distance: int
    blockers: tuple[Cell, ...]
    missed: Effect | None
    dice: int
    least: int
    most: int
    bare: bool


def aim(view: View, cell: Cell) -> Aim:
    """Return what a weapon could do that the viewer knows the kind of.

    Raises `IllegalAction` where no weapon is, or one that is a secret to the viewer.
    """
    field = board_of(view)
    field.require(cell)
    if cell not in view.weapons:
        raise IllegalAction(nothing_there(view, cell))
    disc = view.weapons[cell]
    if disc.kind is None:
        raise IllegalAction(text("rebelmoon-refusal-secret", cell=cell))
    weapon = Weapon(disc.kind, disc.colour)
    asteroids = destroyable(view, cell) if disc.kind is Kind.DESTROYER else ()
    miss = missed(view, weapon, Activate(cell, asteroids[0] if asteroids else None))
    distance, dice = field.distance(cell, view.bomb.cell), dice_of(disc.kind, disc.shots)
    least, most = (0, 0) if miss else _span(disc.kind, distance, dice)
    return Aim(
        cell=cell,
        weapon=weapon,
        covered=covered(view, disc.kind, cell),
        asteroids=asteroids,
        distance=distance,
        blockers=blockers(field, in_the_way(view), cell, view.bomb.cell),
        missed=miss,
        dice=dice,
        least=least,
        most=most,
        bare=view.bomb.shield is None,
    )


def _span(kind: Kind, distance: int, dice: int) -> tuple[int, int]:
    return damage(kind, distance, (1,) * dice), damage(kind, distance, (6,) * dice)


def usable(view: View) -> frozenset[Upgrade]:
    """Return the upgrades that some turn of the bomb can use now.

    While the bomb is not to be flown they are those that it can pay for.
    """
    if view.phase is Phase.FLIGHT:
        return frozenset(move.upgrade for move in flights(view) if move.upgrade is not None)
    return frozenset(one for one in equipment(view.config) if affordable(view.bomb, one))


def flown(view: View, flight: Flight) -> View:
    """Return the view as it would be after this turn of the bomb.

    What the scanner would turn up stays face down: it is not known before it is paid for.
    """
    after = replace(view, bomb=flight.bomb, path=view.path + flight.cells, flight=flight, shot=None)
    if flight.upgrade is not Upgrade.BOMB_LASER:
        return after
    weapons = {cell: disc for cell, disc in view.weapons.items() if cell != flight.target}
    return replace(after, asteroids=view.asteroids - {flight.target}, weapons=weapons)
