"""Cards of the phases of cards, supply and repair."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.imperium.actions import Play
from engines.imperium.board import enemy_of, engaged
from engines.imperium.hands import discarded
from engines.imperium.names import card_name, card_names, unit_name
from engines.imperium.repairs import mended
from engines.imperium.space import own_unit
from engines.imperium.state import State
from engines.imperium.telling import Run, refuse

SMUGGLED = 4
LOAN = 8
LOAN_REPAID = 2


def smuggle(state: State, seat: Seat, action: Play, run: Run) -> State:
    """Smuggling: 4 points."""
    return _richer(state, seat, SMUGGLED, run)


def borrow(state: State, seat: Seat, action: Play, run: Run) -> State:
    """War Loan: 8 points now, 2 less in the next own phase 2."""
    state = _richer(state, seat, LOAN, run)
    side = state.board.sides[seat]
    owing = replace(side, debt=side.debt + LOAN_REPAID)
    return state.with_board(state.board.with_side(seat, owing))


def _richer(state: State, seat: Seat, points: int, run: Run) -> State:
    board = state.board.with_points(seat, state.board.sides[seat].points + points)
    run.tell("points-gained", player=Player(seat), points=board.sides[seat].points)
    return state.with_board(board)


def check_enemy_hand(state: State, seat: Seat, action: Play) -> None:
    """Spies, Infiltration: the enemy must hold a card."""
    if not state.hidden[enemy_of(seat)].hand:
        refuse("enemy-hand-empty", card=card_name(action.card))


def spy(state: State, seat: Seat, action: Play, run: Run) -> State:
    """Spies: see the enemy's hand."""
    enemy = enemy_of(seat)
    hidden = state.hidden[enemy]
    names = card_names(hidden.hand)
    run.whisper(seat, "spied", player=Player(enemy), cards=names, count=len(names))
    return state.with_hidden(enemy, replace(hidden, known=hidden.hand))


def infiltrate(state: State, seat: Seat, action: Play, run: Run) -> State:
    """Infiltration: the enemy discards a card of chance."""
    enemy = enemy_of(seat)
    card = run.dice.choice(state.hidden[enemy].hand)
    run.tell("infiltrated", player=Player(enemy), card=card_name(card))
    return discarded(state, enemy, (card,))


def skip_supply(state: State, seat: Seat, action: Play, run: Run) -> State:
    """Emergency Supply: no squadron is lost in this phase."""
    return state.with_board(state.board.with_effects(supply_skipped=True))


def check_field_repair(state: State, seat: Seat, action: Play) -> None:
    """Field Repair: an own damaged unit that is not engaged, wherever it is."""
    sector, unit = own_unit(state.board, seat, action.units[0])
    if not unit.damaged:
        refuse("nothing-damaged", sector=sector)
    if engaged(state.board, seat, sector):
        refuse("repair-engaged", sector=sector)


def field_repair(state: State, seat: Seat, action: Play, run: Run) -> State:
    """Field Repair: repair it for nothing."""
    sector, unit = own_unit(state.board, seat, action.units[0])
    run.tell("field-repaired", player=Player(seat), unit=unit_name(unit), sector=sector)
    return state.with_board(mended(state.board, seat, sector))


def engineers(state: State, seat: Seat, action: Play, run: Run) -> State:
    """Engineer Corps: repairs of this phase at half price."""
    return state.with_board(state.board.with_effects(engineers=True))
