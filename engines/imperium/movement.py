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
        self.zone = frozenset([n for enemy in self.enemies for n in neighbours[enemy]])
        """The sectors beside an enemy unit."""
        terrain, ions, gate = board.terrain.items(), Terrain.IONS, Terrain.GATE
        walls = [sector for sector, kind in terrain if kind in WALLS]
        self.walls = frozenset((*walls, *board.clouds, *board.radiation))
        self.blocked = self.walls.union(self.enemies, self.planets)
        """What stops all but squadrons, which pass over enemies and planets."""
        self.taken = frozenset((*self.own, *self.enemies, *self.planets))
        """The sectors that a unit or a planet takes up."""
        self.ions = frozenset([sector for sector, kind in terrain if kind is ions])
        gates = [sector for sector, kind in terrain if kind is gate and sector not in self.walls]
        self.gates = tuple(sorted(gates)) if board.scenario.jumps else ()

    def barred(self, unit: Unit) -> frozenset[Sector]:
        """Return what a unit cannot pass through."""
        return self.walls if unit.kind in SQUADRONS else self.blocked

    def stops(self, unit: Unit) -> frozenset[Sector]:
        """Return where entering ends a unit's move; engagement does unless it is not heeded."""
        held = self.ions.union(self.mines)
        return held if heedless(unit) else held | self.zone

    def exits(self, sector: Sector, jumped: bool) -> list[tuple[Sequence[Sector], bool]]:
        """Return where a step leads, and whether a unit has jumped then; it does so once."""
        exits: list[tuple[Sequence[Sector], bool]] = [(self.map.neighbours[sector], jumped)]
        if not jumped and sector in self.gates:
            exits.append(([to for to in self.gates if to not in self.taken], True))
        return exits


def allowance(unit: Unit, sector: Sector, field: Field) -> int:
    """Return how many sectors a unit may move: 1 at most while engaged."""
    steps = unit.stats.move
    if steps and Mark.SWIFT in unit.marks:
        steps += SWIFT
    return steps if heedless(unit) or sector not in field.zone else min(1, steps)


def heedless(unit: Unit) -> bool:
    """Tell whether engagement does not hold a unit: squadrons, and by Evasive Manoeuvre."""
    return unit.kind in SQUADRONS or Mark.EVADING in unit.marks


def reach(unit: Unit, start: Sector, field: Field) -> dict[Sector, Arrival]:
    """Return every sector that a unit can move to, with the shortest way."""
    return dict(_arrivals(unit, start, field))


def _arrivals(unit: Unit, start: Sector, field: Field) -> Iterator[tuple[Sector, Arrival]]:
    """Yield the sectors that a unit can move to, the nearest first.

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
                    if near not in field.taken and near not in found:
                        found.add(near)
                        yield near, Arrival(steps, way)
                    if near not in stops:
                        following.append((near, jumps, way))
        frontier = following


def check_move(board: Board, seat: Seat, action: Move) -> None:
    """Refuse a second move, a base's, or one to where the unit cannot get."""
    sector, unit = own_unit(board, seat, action.unit)
    name = unit_name(unit)
    if Mark.MOVED in unit.marks:
        refuse("moved-already", unit=name)
    if not unit.stats.move:
        refuse("cannot-move", unit=name)
    if action.to not in board.map.hexes:
        refuse("no-such-sector", sector=action.to)
    field = Field(board, seat)
    if all(to != action.to for to, _ in _arrivals(unit, sector, field)):
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
    refuse("move-too-far", unit=name, sector=to, steps=steps)


def move(board: Board, seat: Seat, action: Move, run: Run) -> Board:
    """Move a unit; a minefield that it enters attacks it once."""
    sector, unit = own_unit(board, seat, action.unit)
    run.tell("moved", player=Player(seat), unit=unit_name(unit), start=sector, sector=action.to)
    board = board.with_unit(seat, sector, None)
    board = board.with_unit(seat, action.to, unit.marked(Mark.MOVED))
    return run_into_mines(board, seat, action.to, run)


def run_into_mines(board: Board, seat: Seat, sector: Sector, run: Run) -> Board:
    """Let the minefield of a sector, if any, attack the unit that has entered it."""
    unit = board.sides[seat].units[sector]
    if sector not in board.mines or unit.kind is Kind.MINELAYER:
        return board
    strength = MINE_STRENGTH[board.mines[sector]]
    run.tell("ran-into-mines", unit=unit_name(unit), sector=sector, strength=strength)
    return strike(board, seat, sector, verdict(unit, strength), run)
