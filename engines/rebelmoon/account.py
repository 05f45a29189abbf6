"""A view of Rebel Moon Defense in words: the players, the board, the bomb, the weapons, the news.

Pictures say the same lines to those who cannot see them, as far as an alt text has room.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engines.accounts import BOARD, LAST, MATCH, PLAYERS, YOURS, Part, named, part
from engines.core import Seat, Text, text
from engines.rebelmoon.arms import EMP_DICE, weapon_name
from engines.rebelmoon.courses import Way, ways
from engines.rebelmoon.fates import Fate, of_fate
from engines.rebelmoon.flight import equipment
from engines.rebelmoon.model import (
    IMPERIAL,
    LAST_TURN,
    QUIET_TURNS,
    REBEL,
    Bomb,
    Cell,
    Colour,
    Disc,
    End,
    Flight,
    Kind,
    Phase,
    Upgrade,
    View,
    Weapon,
)
from engines.rebelmoon.placement import open_cells
from engines.rebelmoon.preview import usable
from engines.rebelmoon.shields import strength_of
from engines.rebelmoon.space import board_of
from engines.rebelmoon.words import dice, effect, movement, weapon_on

ROLES = ("imperial", "rebel")


def account(view: View) -> tuple[Part, ...]:
    """Return all that a view shows."""
    return (
        *part(MATCH, _match(view)),
        *part(PLAYERS, _players(view)),
        *part(BOARD, _board(view)),
        *part(text("rebelmoon-account-bomb"), _bomb(view)),
        *part(text("rebelmoon-account-weapons"), _weapons(view)),
        *part(YOURS, _own(view)),
        *part(LAST, last(view)),
    )


def _match(view: View) -> Iterator[Text]:
    """Yield how far the match is, and how it has ended."""
    yield text("account-line", words=progress(view))
    if view.turn:
        yield text("rebelmoon-account-quiet", quiet=view.quiet, most=QUIET_TURNS)
    if view.end is not None:
        yield text(f"rebelmoon-outcome-{view.end.replace('_', '-')}")


def progress(view: View) -> Text:
    """Return how far the match is: placement, or the turn of flight."""
    if view.turn == 0:
        return text("rebelmoon-picture-placing")
    return text("rebelmoon-picture-turn", turn=view.turn, last=LAST_TURN)


def _players(view: View) -> Iterator[Text]:
    for seat in (IMPERIAL, REBEL):
        role, player = text(f"rebelmoon-role-{ROLES[seat]}"), named(seat, view.seat)
        tasks = tuple(_tasks(view, seat))
        key = "rebelmoon-alt-player-task" if tasks else "rebelmoon-alt-player"
        yield text(key, role=role, player=player, **({"task": tasks} if tasks else {}))


def _tasks(view: View, seat: Seat) -> Iterator[Text]:
    """Yield what a player is about, and whether it has passed."""
    if view.end is not None:
        if (seat == IMPERIAL) is (view.end is End.MOON_REACHED):
            yield text("rebelmoon-account-won")
        return
    if view.to_act == seat and view.phase is not Phase.OVER:
        yield text(f"rebelmoon-account-{view.phase}")
    if view.phase is Phase.PLACEMENT and view.passing[seat]:
        yield text("rebelmoon-account-passed")


def _board(view: View) -> Iterator[Text]:
    """Yield how the board is numbered, what stands on it, and what may still be placed."""
    field = board_of(view)
    yield text(
        "rebelmoon-account-grid",
        side=field.side,
        widest=2 * field.side - 1,
        last=field.moon[0],
        gate=field.gate,
        moon=field.moon,
    )
    yield from where_asteroids(view)
    yield from face_down(view)
    yield from face_up(view)
    yield from still_to_place(view)
    if view.phase is Phase.PLACEMENT:
        yield text(
            "account-line", words=text(f"rebelmoon-option-exclusion-{view.config.exclusion}")
        )
        yield from open_now(view)


def where_asteroids(view: View) -> Iterator[Text]:
    """Yield where asteroids are."""
    if view.asteroids:
        yield text("rebelmoon-alt-asteroids", cells=tuple(sorted(view.asteroids)))


def face_down(view: View) -> Iterator[Text]:
    """Yield where weapons lie face down, by their colour: all that the board shows of them."""
    for colour in Colour:
        cells = [c for c, d in view.weapons.items() if d.colour is colour and not d.face_up]
        if cells:
            yield text(f"rebelmoon-alt-down-{colour}", cells=tuple(sorted(cells)))


def face_up(view: View) -> Iterator[Text]:
    """Yield which weapons lie face up, and where."""
    up = [(cell, disc) for cell, disc in sorted(view.weapons.items()) if disc.face_up]
    if up:
        yield text("rebelmoon-alt-up", weapons=tuple(_on(c, d) for c, d in up))


def _on(cell: Cell, disc: Disc) -> Text:
    """Return a weapon whose kind is known, and its cell."""
    one = Weapon(disc.kind or Kind.LASER, disc.colour)
    if disc.kind is not Kind.EMP:
        return weapon_on(cell, one)
    left = len(EMP_DICE) - disc.shots
    return text("rebelmoon-alt-emp", weapon=weapon_name(one), cell=cell, shots=left)


def still_to_place(view: View) -> Iterator[Text]:
    """Yield how much can still be placed, or how many asteroids never were.

    Which weapons were never placed is told at the end, once everybody may know (`_weapons`).
    """
    if view.phase is Phase.PLACEMENT:
        left = {str(colour): count for colour, count in view.weapons_left.items()}
        yield text("rebelmoon-alt-left", asteroids=view.asteroids_left, **left)
    elif view.asteroids_left:
        yield text("rebelmoon-account-unplaced", asteroids=view.asteroids_left)


def open_now(view: View) -> Iterator[Text]:
    """Yield where whoever is asked may place something."""
    if view.to_act is not None:
        cells = tuple(open_cells(view, view.to_act))
        yield text("rebelmoon-alt-open", count=len(cells), cells=cells)


def _bomb(view: View) -> Iterator[Text]:
    """Yield where the bomb is, its shields, its way so far, and what it could do."""
    yield from where_bomb(view.bomb)
    yield text("rebelmoon-account-path", cells=view.path)
    if view.phase in (Phase.FLIGHT, Phase.DEFENCE):
        yield from map(course, ways(view))
    if view.end is None:
        yield from upgrades(view)


def where_bomb(bomb: Bomb) -> Iterator[Text]:
    """Yield where a bomb is and faces, and what its shields have left."""
    facing = text(f"rebelmoon-direction-{bomb.facing}")
    yield text("rebelmoon-alt-bomb", cell=bomb.cell, facing=facing)
    yield text(
        "rebelmoon-alt-shields",
        red=strength_of(bomb, Colour.RED),
        orange=strength_of(bomb, Colour.ORANGE),
        yellow=strength_of(bomb, Colour.YELLOW),
    )


def course(way: Way) -> Text:
    """Return where one of the three ways ahead leads, also with thrusters."""
    turn = text(f"rebelmoon-turn-{way.side}")
    if way.boosted is None:
        return text("rebelmoon-alt-course", turn=turn, what=way.what)
    boost = text("rebelmoon-picture-boost", way=way.boosted)
    return text("rebelmoon-alt-course-boosted", turn=turn, what=way.what, boost=boost)


def upgrades(view: View, *, brief: bool = False) -> Iterator[Text]:
    """Yield which upgrades the bomb has, what they cost unless `brief`, and which are of no use."""
    possible = usable(view)
    for upgrade in equipment(view.config):
        name = text(f"rebelmoon-upgrade-{_slug(upgrade)}")
        if upgrade not in possible:
            yield text("rebelmoon-alt-upgrade-out", name=name)
        elif brief:
            yield text("account-line", words=name)
        else:
            cost = text(f"rebelmoon-cost-{_slug(upgrade)}")
            yield text("rebelmoon-alt-upgrade", name=name, what=cost)


def _weapons(view: View) -> Iterator[Text]:
    """Yield what everybody knows of the weapons that are on the board no more."""
    if view.spent:
        yield text("rebelmoon-alt-spent", weapons=_at(view.spent.items()))
    if view.lost:
        yield text("rebelmoon-account-lost", cells=tuple(sorted(view.lost)))
    if view.end is not None:
        yield from of_the_fate(view, Fate.OUT)


def _at(weapons: Iterable[tuple[Cell, Weapon]]) -> tuple[Text, ...]:
    return tuple(weapon_on(cell, one) for cell, one in sorted(weapons))


def _own(view: View) -> Iterator[Text]:
    """Yield what the Rebel alone knows of the weapons."""
    yield from own_down(view)
    if view.seat == REBEL and view.end is None:
        yield from of_the_fate(view, Fate.HELD)
        yield from of_the_fate(view, Fate.OUT)


def own_down(view: View) -> Iterator[Text]:
    """Yield which weapons lie face down whose kind the viewer knows."""
    known = ((c, d) for c, d in sorted(view.weapons.items()) if d.kind and not d.face_up)
    if down := tuple(_on(cell, disc) for cell, disc in known):
        yield text("rebelmoon-alt-own-down", weapons=down)


_FATES = {Fate.HELD: "own-held", Fate.SPENT: "own-spent", Fate.OUT: "out"}


def of_the_fate(view: View, fate: Fate) -> Iterator[Text]:
    """Yield of which weapons the viewer knows that this became of them."""
    if those := tuple(map(weapon_name, of_fate(view, fate))):
        yield text(f"rebelmoon-alt-{_FATES[fate]}", weapons=those)


def last(view: View) -> Iterator[Text]:
    """Yield what the bomb did last, and what was fired at it."""
    if view.flight is not None:
        yield from (*movement(view.flight), *_upgrade(view.flight))
    if view.shot is not None:
        shot = view.shot
        yield text("rebelmoon-alt-shot", weapon=weapon_name(shot.weapon), cell=shot.cell)
        if shot.dice:
            yield dice(shot)
        yield effect(shot)


def _upgrade(flight: Flight) -> Iterator[Text]:
    if flight.upgrade is not None:
        cell = flight.target or flight.bomb.cell
        yield text(f"rebelmoon-alt-used-{_slug(flight.upgrade)}", cost=flight.paid, cell=cell)


def _slug(upgrade: Upgrade) -> str:
    return upgrade.replace("_", "-")
