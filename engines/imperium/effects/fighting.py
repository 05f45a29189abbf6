"""Cards of the combat phase that are played openly, while attacks are declared."""

from __future__ import annotations

from engines.core import Player, Seat
from engines.imperium.actions import Play
from engines.imperium.board import Board, enemy_of
from engines.imperium.firing import swept
from engines.imperium.maps import Sector
from engines.imperium.names import kind_name, unit_name
from engines.imperium.orbit import must_be_attackable_planet
from engines.imperium.space import own_unit
from engines.imperium.state import State
from engines.imperium.telling import Run, refuse


def _has_unit_beside(board: Board, seat: Seat, sector: Sector) -> bool:
    near = board.map.neighbours.get(sector, ())
    return any(s in board.sides[seat].units for s in near)


def check_minesweeper(state: State, seat: Seat, action: Play) -> None:
    """Minesweeper: a minefield beside an own unit that is not being attacked already."""
    board, sector = state.board, action.sectors[0]
    if sector not in board.mines or not _has_unit_beside(board, seat, sector):
        refuse("no-mines-there", sector=sector)
    if any(combat.target == sector for combat in board.combats):
        refuse("target-taken", sector=sector)


def minesweeper(state: State, seat: Seat, action: Play, run: Run) -> State:
    """Minesweeper: the field is gone."""
    return state.with_board(swept(state.board, action.sectors[0], 0, run))


def check_sabotage(state: State, seat: Seat, action: Play) -> None:
    """Sabotage: a building of an enemy planet that an own unit lies beside."""
    board, sector = state.board, action.sectors[0]
    if board.owner(sector) != enemy_of(seat):
        refuse("no-enemy-planet", sector=sector)
    if not _has_unit_beside(board, seat, sector):
        refuse("sabotage-out-of-reach", planet=sector)
    must_be_attackable_planet(board, sector)
    if action.building not in board.planets[sector].buildings:
        refuse("sabotage-what", planet=sector)


def sabotage(state: State, seat: Seat, action: Play, run: Run) -> State:
    """Sabotage: the building is destroyed."""
    board, sector, building = state.board, action.sectors[0], action.building
    assert building is not None
    run.tell("sabotaged", player=Player(seat), unit=kind_name(building), planet=sector)
    left = board.planets[sector].without(building)
    return state.with_board(board.with_planet(sector, left))


def check_second_wave(state: State, seat: Seat, action: Play) -> None:
    """Second Wave: one or two own units that can attack."""
    if len(set(action.units)) != len(action.units):
        refuse("wave-twice")
    for name in action.units:
        _, unit = own_unit(state.board, seat, name)
        if not unit.stats.attack:
            refuse("no-attack", unit=unit_name(unit))


def second_wave(state: State, seat: Seat, action: Play, run: Run) -> State:
    """Second Wave: these units may be declared to attack twice (ruling I-R40)."""
    wave = state.board.effects.wave.union(action.units)
    return state.with_board(state.board.with_effects(wave=wave))
