"""Cards of the construction phase."""

from __future__ import annotations

from engines.core import Player, Seat
from engines.imperium.actions import Play
from engines.imperium.board import Board, enemy_beside
from engines.imperium.construction import mined, placed
from engines.imperium.income import thriving
from engines.imperium.maps import Sector
from engines.imperium.names import kind_name
from engines.imperium.space import is_empty
from engines.imperium.state import State
from engines.imperium.stock import check_stock, mines_left, stock
from engines.imperium.telling import Run, refuse
from engines.imperium.units import Kind

CONSCRIPTS = 2
MOBILISATION = 14
"""The most that General Mobilisation saves in a phase."""


def conscripts(board: Board, seat: Seat, planet: Sector) -> int:
    """Return how many infantry Conscription can raise on a planet that thrives."""
    return min(CONSCRIPTS, board.planets[planet].room, stock(board, seat, Kind.INFANTRY))


def check_conscription(state: State, seat: Seat, action: Play) -> None:
    """Conscription: an own planet, neither radioactive nor blockaded, with room; tokens left."""
    board, planet = state.board, action.sectors[0]
    if planet in board.radiation and planet in board.controlled(seat):
        refuse("planet-radioactive", planet=planet)
    if planet not in thriving(board, seat):
        refuse("conscription-where", planet=planet)
    check_stock(board, seat, Kind.INFANTRY, kind_name(Kind.INFANTRY))
    if not conscripts(board, seat, planet):
        refuse("planet-full", planet=planet)


def conscript(state: State, seat: Seat, action: Play, run: Run) -> State:
    """Conscription: two infantry for nothing."""
    board, planet = state.board, action.sectors[0]
    count = conscripts(board, seat, planet)
    name = kind_name(Kind.INFANTRY)
    run.tell("conscripted", player=Player(seat), unit=name, count=count, planet=planet)
    for _ in range(count):
        board = placed(board, seat, Kind.INFANTRY, planet)
    return state.with_board(board)


def check_rapid_mines(state: State, seat: Seat, action: Play) -> None:
    """Rapid Minelaying: an empty sector beside an own unit and no enemy one."""
    board, sector = state.board, action.sectors[0]
    near = board.map.neighbours.get(sector, ())
    own = any(s in board.sides[seat].units for s in near)
    if not own or not is_empty(board, sector):
        refuse("not-sowable", sector=sector)
    if enemy_beside(board, seat, sector):
        refuse("mines-by-enemy", sector=sector)
    if mines_left(board) < 1:
        refuse("no-mines-left")


def rapid_mines(state: State, seat: Seat, action: Play, run: Run) -> State:
    """Rapid Minelaying: a minefield for nothing."""
    run.tell("sown", player=Player(seat), sector=action.sectors[0], price=0)
    return state.with_board(mined(state.board, action.sectors[0]))


def mobilise(state: State, seat: Seat, action: Play, run: Run) -> State:
    """General Mobilisation: half prices until 14 points are saved."""
    return state.with_board(state.board.with_effects(saving=MOBILISATION))
