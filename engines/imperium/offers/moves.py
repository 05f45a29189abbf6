"""Moves, loading and unloading that are offered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engines.core import Seat
from engines.imperium.actions import Action, End, Load, Move, Unload
from engines.imperium.board import Board, Mark, Phase, Planet, Unit
from engines.imperium.cargo import launchable, room
from engines.imperium.damage import Verdict, verdict
from engines.imperium.judging.landscape import GARRISON
from engines.imperium.judging.outlook import Outlook, outlook_of
from engines.imperium.maps import Sector
from engines.imperium.movement import Field, reach
from engines.imperium.space import in_ions
from engines.imperium.systems import Size
from engines.imperium.units import SQUADRONS, TROOPS, TYPES, Kind

WAYS = 2
"""How many destinations are offered for each unit."""
MOST = 10
"""How many actions are offered in all."""
WORTHWHILE = 0.2
"""What promises less than so much is offered after the end of the phase."""
POINTLESS = -1.5
"""What loses more than so much is not offered."""


class Offer(NamedTuple):
    """An action and how good it looks; what is below 0 is not worth doing.

    `rank` is that of the sector it is about, by which what looks equally good is told apart.
    """

    gain: float
    action: Action
    rank: int


def moves(board: Board, seat: Seat) -> tuple[Action, ...]:
    """Return what can be done in phase 7B, the end of the phase before what is pointless."""
    outlook = outlook_of(board, seat)
    offers = [*_landings(board, seat), *_loadings(board, seat), *_moves(board, seat, outlook)]
    offers += _launches(board, seat)
    good = sorted((o for o in offers if o.gain > POINTLESS), key=_place)[:MOST]
    good.append(Offer(WORTHWHILE, End(Phase.MOVEMENT), len(board.map.sectors)))
    return tuple(offer.action for offer in sorted(good, key=_place))


def _place(offer: Offer) -> tuple[float, int]:
    return -offer.gain, offer.rank


def _moves(board: Board, seat: Seat, outlook: Outlook) -> Iterator[Offer]:
    field, rank = Field(board, seat), board.map.rank(seat)
    for start, unit in board.sides[seat].units.items():
        if not unit.stats.move or Mark.MOVED in unit.marks:
            continue
        stay = outlook.promise(unit, start) + _chances(board, unit, start, field)
        found = [
            Offer(
                outlook.promise(unit, to) + _chances(board, unit, to, field) - stay,
                Move(unit.id, to),
                rank(to),
            )
            for to in reach(unit, start, field)
        ]
        found.sort(key=_place)
        yield from found[:WAYS]


def _chances(board: Board, unit: Unit, sector: Sector, field: Field) -> float:
    """Return what a unit could do to the enemies beside a sector, with those already there."""
    near = [s for s in board.map.neighbours[sector] if s in field.enemies]
    if not near:
        return 0.0
    return max(_harm(board, unit, at, field) for at in near)


def _harm(board: Board, unit: Unit, at: Sector, field: Field) -> float:
    """Return what an attack of a unit on an enemy is worth; a feeble one is worth nothing."""
    target = field.enemies[at]
    beside = (field.own[s] for s in board.map.neighbours[at] if s in field.own)
    attack = unit.stats.attack + sum(u.stats.attack for u in beside if u.id != unit.id)
    match verdict(target, attack):
        case Verdict.DESTROYED:
            return float(TYPES[target.kind].cost)
        case Verdict.DAMAGED:
            return TYPES[target.kind].cost / 2
        case Verdict.UNHARMED:
            return unit.stats.attack / 4 if 2 * attack > target.stats.defence else -0.5


def _landings(board: Board, seat: Seat) -> Iterator[Offer]:
    """Land troops: all that fit on a neutral planet, none without need on an own one."""
    for sector, ship in board.sides[seat].units.items():
        troops = tuple(k for k in ship.cargo if k in TROOPS)
        if not troops or Mark.LOADED in ship.marks or in_ions(board, sector):
            continue
        for at in board.map.neighbours[sector]:
            planet = board.planets.get(at)
            if planet is not None and at not in board.radiation:
                for gain, landing in _onto(planet, at, ship, troops, seat):
                    yield Offer(gain, landing, board.map.rank(seat)(at))


def _onto(
    planet: Planet, at: Sector, ship: Unit, troops: tuple[Kind, ...], seat: Seat
) -> Iterator[tuple[float, Action]]:
    if planet.owner is None:
        yield 20.0 + planet.income, Unload(ship.id, at, troops[:1])
        if len(troops) > 1:
            yield 2.0, Unload(ship.id, at, troops[: planet.room])
    elif planet.owner == seat and planet.room > 0:
        kept = GARRISON if planet.size is Size.HOME else 1
        needed = len(planet.troops) < kept
        yield 1.0 if needed else -2.0, Unload(ship.id, at, troops[: planet.room])


def _loadings(board: Board, seat: Seat) -> Iterator[Offer]:
    """Take aboard what a planet can spare, and squadrons that lie beside a carrier."""
    units = board.sides[seat].units
    for sector, ship in units.items():
        if Mark.UNLOADED in ship.marks or in_ions(board, sector):
            continue
        for_squadrons, for_troops = room(ship)
        for at in board.map.neighbours[sector]:
            if for_troops > 0:
                yield from _from_planet(board, seat, ship, at, for_troops)
            squadron = units.get(at)
            if for_squadrons > 0 and squadron is not None and _boards(board, at, squadron):
                gain = 0.5 if Mark.MOVED in squadron.marks else -0.5
                yield Offer(gain, Load(ship.id, at, (squadron.kind,)), board.map.rank(seat)(at))


def _boards(board: Board, sector: Sector, unit: Unit) -> bool:
    return unit.kind in SQUADRONS and not in_ions(board, sector)


def _from_planet(board: Board, seat: Seat, ship: Unit, at: Sector, most: int) -> Iterator[Offer]:
    planet = board.planets.get(at)
    if planet is None or planet.owner != seat or at in board.radiation:
        return
    troops = [kind for kind in planet.troops if kind in TROOPS]
    troops.sort(key=lambda kind: -TYPES[kind].cost)
    kept = GARRISON if planet.size is Size.HOME else 1
    spare = min(len(planet.troops) - kept, len(troops), most)
    if spare > 0:
        load = Load(ship.id, at, tuple(sorted(troops[:spare])))
        yield Offer(6.0 + spare, load, board.map.rank(seat)(at))


def _launches(board: Board, seat: Seat) -> Iterator[Offer]:
    """Launch squadrons where an enemy is near enough for them to fight."""
    enemies, rank = board.sides[1 - seat].units, board.map.rank(seat)
    for sector, ship in board.sides[seat].units.items():
        aboard = sorted({kind for kind in ship.cargo if kind in SQUADRONS})
        if not aboard or Mark.LOADED in ship.marks or in_ions(board, sector):
            continue
        near = [e for e in enemies if board.map.distance(sector, e) <= 4]
        free = [s for s in board.map.neighbours[sector] if launchable(board, s)]
        if near and free:
            closest = min(
                free, key=lambda s: (min(board.map.distance(s, e) for e in near), rank(s))
            )
            for kind in aboard:
                yield Offer(0.2, Unload(ship.id, closest, (kind,)), rank(closest))
