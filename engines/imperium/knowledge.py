"""What a seat may know."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Seat
from engines.imperium.board import Board, enemy_of
from engines.imperium.questions import responding
from engines.imperium.state import State, View


def view(state: State, seat: Seat | None) -> View:
    """Return what a seat, or a spectator (None), may know."""
    sizes = (len(state.hidden[0].hand), len(state.hidden[1].hand))
    piles = tuple(len(pile) for pile in state.piles)
    board = _seen(state, seat)
    if seat is None:
        return View(None, board, sizes, piles)
    known = state.hidden[enemy_of(seat)].known
    return View(seat, board, sizes, piles, state.hidden[seat], known)


def _seen(state: State, seat: Seat | None) -> Board:
    """Return the board without who has answered: only one's own answer shows."""
    window = state.board.window
    if window is None:
        return state.board
    untold = responding(state) - {seat}
    return replace(state.board, window=replace(window, ready=window.ready - untold))
