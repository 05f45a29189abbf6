"""From declared combats to their ends: one after the other, asking where the rules ask."""

from __future__ import annotations

from msgspec.structs import replace

from engines.imperium import firing, invasion, sieges
from engines.imperium.board import Board, enemy_of
from engines.imperium.clashes import CARDED, Clash, Combat
from engines.imperium.commits import BOTH, asked_for_cards, needs_cards, returned, revealed
from engines.imperium.losses import battle_on, only_answer, overloaded, resolved
from engines.imperium.space import can_be_destroyed
from engines.imperium.state import State
from engines.imperium.telling import Run
from engines.imperium.units import TROOPS
from engines.imperium.victory import at_destruction


def begin(state: State) -> State:
    """Start resolving what was declared: the second wave comes after the first."""
    board = state.board
    combats = tuple(sorted(board.combats, key=lambda combat: combat.second))
    return state.with_board(replace(board, combats=combats, current=0))


def settle(board: Board, run: Run) -> Board:
    """Carry out losses that leave no choice, until someone has to choose or all is settled."""
    while board.result is None:
        choice = board.choice or overloaded(board)
        if choice is None:
            return board
        certain = only_answer(choice)
        if certain is None:
            return replace(board, choice=choice)
        board = resolved(replace(board, choice=None), choice, certain, run)
    return board


def go_on(state: State, run: Run) -> State:
    """Take the combats as far as they go without asking anyone.

    Afterwards someone is asked, the match is over, or `is_done`.
    """
    while True:
        board = settle(state.board, run)
        state = state.with_board(board)
        if board.choice is not None or board.result is not None or board.current is None:
            return state
        if board.battle is not None:
            state = state.with_board(battle_on(board, board.battle, run))
            continue
        if is_done(board):
            return state
        if needs_cards(board, board.current):
            state = asked_for_cards(state, board.current)
        if waits_for_cards(state.board):
            return state
        state = _next(state, run)


def is_done(board: Board) -> bool:
    """Tell whether every declared combat has come to its end."""
    if board.current is None or board.battle is not None or board.choice is not None:
        return False
    return board.current >= len(board.combats)


def waits_for_cards(board: Board) -> bool:
    """Tell whether someone still has to say which cards they commit."""
    return board.window is not None and board.window.ready != BOTH


def _next(state: State, run: Run) -> State:
    """Resolve the current combat, or drop it, and turn to the next."""
    board, at = state.board, state.board.current
    assert at is not None
    combat = board.combats[at]
    state = state.with_board(replace(board, current=at + 1))
    if not still_happens(board, combat):
        run.tell("combat-void", sector=combat.target)
        return returned(state, at)
    laid = firing.NO_CARDS
    if combat.clash in CARDED:
        state, laid = revealed(state, at, run)
    return state.with_board(_resolved(state.board, combat, laid, run))


def _resolved(board: Board, combat: Combat, laid: firing.Laid, run: Run) -> Board:
    seat = board.active
    match combat.clash:
        case Clash.ATTACK:
            return firing.fire(board, seat, combat, laid, run)
        case Clash.MINES:
            return firing.sweep(board, combat, run)
        case Clash.INVASION:
            return invasion.begin(board, seat, combat, laid, run)
        case Clash.BOMBARDMENT:
            return sieges.bombard(board, seat, combat, run)
        case Clash.ANNIHILATION:
            board = sieges.annihilate(board, seat, combat, run)
            return replace(board, result=board.result or at_destruction(board, seat))
        case Clash.MISSILE:
            return sieges.detonate(board, seat, combat, run)


def still_happens(board: Board, combat: Combat) -> bool:
    """Tell whether a declared combat finds its target and someone to carry it out."""
    seat, target = board.active, combat.target
    match combat.clash:
        case Clash.ATTACK:
            there = board.unit(enemy_of(seat), target) is not None
            return there and bool(firing.attackers(board, seat, combat))
        case Clash.MINES:
            return target in board.mines and bool(firing.attackers(board, seat, combat))
        case Clash.INVASION:
            return _can_invade(board, combat)
        case Clash.BOMBARDMENT:
            return sieges.can_still_bombard(board, seat, combat)
        case Clash.ANNIHILATION:
            return sieges.can_still_annihilate(board, seat, combat)
        case Clash.MISSILE:
            is_unit = board.unit(enemy_of(seat), target) is not None
            there = is_unit or can_be_destroyed(board, seat, target)
            return there and board.where(seat, combat.attackers[0]) is not None


def _can_invade(board: Board, combat: Combat) -> bool:
    """An invasion needs troops that still live. Its planet is the enemy's as it was when declared:
    nothing else is done to one that is invaded.
    """
    force = invasion.landed(invasion.landings(board, board.active, combat))
    return not TROOPS.isdisjoint(force)
