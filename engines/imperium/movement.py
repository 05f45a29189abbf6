"""Movement (rulebook, phase 7B; rulings I-R07, I-R08; tokens gate, ions, minefield)."""

from __future__ import annotations

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
        kinds = board.terrain.items()
        walls = [s for s, terrain in kinds if terrain in WALLS]
        self.walls = frozenset((*walls, *board.clouds, *board.radiation))
        self.ions = frozenset([s for s, terrain in kinds if terrain is Terrain.IONS])
        gates = [s for s, terrain in kinds if terrain is Terrain.GATE and s not in self.walls]
        self.gates = tuple(sorted(gates)) if board.scenario.jumps else ()

    def occupied(self, sector: Sector) -> bool:
        """Tell whether a unit or a planet takes up a sector."""
        return sector in self.own or sector in self.enemies or sector in self.planets

    def barred(self, sector: Sector, flies: bool) -> bool:
        """Tell whether a unit cannot pass through; squadrons (`flies`) pass over much."""
        if sector in self.walls:
            return True
        return not flies and (sector in self.enemies or sector in self.planets)

    def stops(self, sector: Sector, heedless: bool) -> bool:
        """Tell whether entering ends the move; engagement does unless it is not heeded."""
        if sector in self.ions or sector in self.mines:
            return True
        return not heedless and sector in self.zone


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
    """Return every sector that a unit can move to, with the shortest way.

    The way starts after `start`; a jump through a star gate counts one step.
    """
    flies, free = unit.kind in SQUADRONS, heedless(unit)
    neighbours, gates = field.map.neighbours, field.gates
    best: dict[Sector, Arrival] = {}
    frontier: list[tuple[Sector, bool, tuple[Sector, ...]]] = [(start, False, ())]
    seen = {(start, False)}
    for steps in range(1, allowance(unit, start, field) + 1):
        following: list[tuple[Sector, bool, tuple[Sector, ...]]] = []
        for sector, jumped, path in frontier:
            exits = [(near, jumped) for near in neighbours[sector]]
            if not jumped and sector in gates:
                exits += [(to, True) for to in gates if to != sector and not field.occupied(to)]
            for exit_ in exits:
                near, jumps = exit_
                if exit_ in seen or field.barred(near, flies):
                    continue
                seen.add(exit_)
                way = (*path, near)
                if not field.occupied(near):
                    best.setdefault(near, Arrival(steps, way))
                if not field.stops(near, free):
                    following.append((near, jumps, way))
        frontier = following
    best.pop(start, None)
    return best


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
    found = reach(unit, sector, field)
    if action.to not in found:
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
