"""Movement (rulebook, phase 7B; rulings I-R07, I-R08; tokens gate, ions, minefield)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engines.core import Player, Seat
from engines.imperium.actions import Move
from engines.imperium.board import Board, Mark, Unit, enemy_of
from engines.imperium.damage import strike, verdict
from engines.imperium.maps import Sector
from engines.imperium.names import unit_name
from engines.imperium.space import WALLS, own_unit
from engines.imperium.systems import Terrain
from engines.imperium.telling import Run, refuse
from engines.imperium.units import SQUADRONS, Kind

MINE_STRENGTH = {2: 6, 1: 3}
"""With what a minefield attacks, by how much of it is left."""
SWIFT = 2
"""What Overcharged Engines add."""
_IONS, _GATE = Terrain.IONS, Terrain.GATE
_MOVED, _SWIFT, _EVADING = Mark.MOVED, Mark.SWIFT, Mark.EVADING
_NOWHERE: frozenset[Sector] = frozenset()


class Arrival(NamedTuple):
    """How a unit gets to a sector: the steps it takes, the sectors on its way in order."""

    steps: int
    path: tuple[Sector, ...]


class Field:
    """What matters to the movement of a seat's units, gathered once."""

    def __init__(self, board: Board, seat: Seat) -> None:
        self.map = board.map
        self.own = board.sides[seat].units
        self.enemies = board.sides[enemy_of(seat)].units
        self.planets = board.planets
        self.mines = board.mines
        neighbours = self.map.neighbours
        self.zone = _NOWHERE.union(*[neighbours[enemy] for enemy in self.enemies])
        """The sectors beside an enemy unit."""
        terrain = board.terrain.items()
        walls = [sector for sector, kind in terrain if kind in WALLS]
        self.walls = frozenset((*walls, *board.clouds, *board.radiation))
        self.blocked = self.walls.union(self.enemies, self.planets)
        """What stops all but squadrons, which pass over enemies and planets."""
        ions = [sector for sector, kind in terrain if kind is _IONS]
        self.holding = _NOWHERE.union(ions, self.mines)
        """Where entering ends the move of any unit."""
        gates = [sector for sector, kind in terrain if kind is _GATE and sector not in self.walls]
        self.gates = tuple(sorted(gates)) if board.scenario.jumps else ()

    def barred(self, unit: Unit) -> frozenset[Sector]:
        """Return what a unit cannot pass through."""
        return self.walls if unit.kind in SQUADRONS else self.blocked

    def stops(self, unit: Unit) -> frozenset[Sector]:
        """Return where entering ends a unit's move; engagement does unless it is not heeded."""
        if heedless(unit):
            return self.holding
        return self.holding | self.zone if self.holding else self.zone

    def is_taken(self, sector: Sector) -> bool:
        """Tell whether a unit, a planet or a wall takes up a sector."""
        return sector in self.blocked or sector in self.own

    def exits(self, sector: Sector, jumped: bool) -> list[tuple[Sequence[Sector], bool]]:
        """Return where a step leads, and whether a unit has jumped then; it does so once."""
        exits: list[tuple[Sequence[Sector], bool]] = [(self.map.neighbours[sector], jumped)]
        if not jumped and sector in self.gates:
            exits.append(([to for to in self.gates if not self.is_taken(to)], True))
        return exits


def allowance(unit: Unit, sector: Sector, field: Field) -> int:
    """Return how many sectors a unit may move: 1 at most while engaged."""
    steps = unit.stats.move
    if steps and _SWIFT in unit.marks:
        steps += SWIFT
    return steps if heedless(unit) or sector not in field.zone else min(1, steps)


def heedless(unit: Unit) -> bool:
    """Tell whether engagement does not hold a unit: squadrons, and by Evasive Manoeuvre."""
    return unit.kind in SQUADRONS or _EVADING in unit.marks


def reach(unit: Unit, start: Sector, field: Field) -> dict[Sector, Arrival]:
    """Return every sector that a unit can move to, with the shortest way."""
    return {path[-1]: Arrival(steps, path) for steps, path in _ways(unit, start, field)}


def can_reach(unit: Unit, start: Sector, to: Sector, field: Field) -> bool:
    """Tell whether a unit can move to a sector."""
    return any(path[-1] == to for _, path in _ways(unit, start, field))


def _ways(unit: Unit, start: Sector, field: Field) -> Iterator[tuple[int, tuple[Sector, ...]]]:
    """Yield how far it is to each sector that a unit can move to, and the way; the nearest first.

    The way starts after `start`; a jump through a star gate counts one step.
    """
    barred, stops = field.barred(unit), field.stops(unit)
    found = {start}
    frontier: list[tuple[Sector, bool, tuple[Sector, ...]]] = [(start, False, ())]
    seen = {(start, False)}
    for steps in range(1, allowance(unit, start, field) + 1):
        following: list[tuple[Sector, bool, tuple[Sector, ...]]] = []
        for sector, jumped, path in frontier:
            for exits, jumps in field.exits(sector, jumped):
                for near in exits:
                    if near in barred or (near, jumps) in seen:
                        continue
                    seen.add((near, jumps))
                    way = (*path, near)
                    if near not in found and not field.is_taken(near):
                        found.add(near)
                        yield steps, way
                    if near not in stops:
                        following.append((near, jumps, way))
        frontier = following


def check_move(board: Board, seat: Seat, action: Move) -> None:
    """Refuse a second move, a base's, or one to where the unit cannot get."""
    sector, unit = own_unit(board, seat, action.unit)
    name = unit_name(unit)
    if _MOVED in unit.marks:
        refuse("moved-already", unit=name)
    if not unit.stats.move:
        refuse("cannot-move", unit=name)
    if action.to not in board.map.hexes:
        refuse("no-such-sector", sector=action.to)
    field = Field(board, seat)
    if not can_reach(unit, sector, action.to, field):
        _refuse_move(board, unit, sector, action.to, field)


def _refuse_move(board: Board, unit: Unit, start: Sector, to: Sector, field: Field) -> None:
    """Say which rule keeps a unit from a sector."""
    name, steps = unit_name(unit), allowance(unit, start, field)
    if to == start:
        refuse("move-nowhere", unit=name)
    if to in board.planets:
        refuse("move-onto-planet", planet=to)
    if to in field.walls:
        refuse("move-into-wall", sector=to)
    if to in field.own or to in field.enemies:
        refuse("move-onto-unit", sector=to)
    if not heedless(unit) and start in field.zone:
        refuse("move-engaged", unit=name)
    refuse("move-too-far", unit=name, sector=to, steps=steps, how=_how(unit))


def _how(unit: Unit) -> str:
    """Return how a unit moves: what keeps others from a sector may not keep this one."""
    if unit.kind in SQUADRONS:
        return "flying"
    return "evading" if heedless(unit) else "held"


def move(board: Board, seat: Seat, action: Move, run: Run) -> Board:
    """Move a unit; a minefield that it enters attacks it once."""
    sector, unit = own_unit(board, seat, action.unit)
    run.tell("moved", player=Player(seat), unit=unit_name(unit), start=sector, sector=action.to)
    units = dict(board.sides[seat].units)
    del units[sector]
    units[action.to] = unit.marked(_MOVED)
    board = board.with_units(seat, units)
    return run_into_mines(board, seat, action.to, run)


def run_into_mines(board: Board, seat: Seat, sector: Sector, run: Run) -> Board:
    """Let the minefield of a sector, if any, attack the unit that has entered it."""
    unit = board.sides[seat].units[sector]
    if sector not in board.mines or unit.kind is Kind.MINELAYER:
        return board
    strength = MINE_STRENGTH[board.mines[sector]]
    run.tell(
        "ran-into-mines",
        player=Player(seat),
        unit=unit_name(unit),
        sector=sector,
        strength=strength,
    )
    return strike(board, seat, sector, verdict(unit, strength), run)
