"""The order of play: phases, Player Turns, Game Turns (rulebook, "Turno de juego")."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from msgspec.structs import replace

from engines.core import Dice, Player, Seat
from engines.imperium import resolution
from engines.imperium.actions import End, Pass, Play
from engines.imperium.board import (
    BLUE,
    INITIATIVE,
    NO_CARDS,
    NO_MARKS,
    RED,
    Bidding,
    Board,
    Effects,
    Phase,
    Unit,
    enemy_of,
)
from engines.imperium.counting import side_count
from engines.imperium.hazards import hazards
from engines.imperium.income import collect
from engines.imperium.initiative import settle
from engines.imperium.missions import Mission
from engines.imperium.names import phase_name
from engines.imperium.plays import paid_card
from engines.imperium.purchase import must_keep_limit
from engines.imperium.repairs import damaged_sectors, repairable
from engines.imperium.secret_orders import declare_truce
from engines.imperium.state import State
from engines.imperium.supply import check_supply, savable, unsupplied
from engines.imperium.targets import can_fight
from engines.imperium.telling import Run, refuse
from engines.imperium.victory import (
    COUNTED_OUT,
    SUPREMACY,
    at_game_turn_end,
    at_income,
    at_turn_end,
    gate_turns,
    holds_gates,
    last_turn,
    scores_blockade,
    supremacy_now,
    supreme,
)

_FOLLOWING = dict(pairwise(Phase))
"""The phase after each."""
_CARDS, _SUPPLY = Phase.CARDS, Phase.SUPPLY
_MOVEMENT, _COMBAT = Phase.MOVEMENT, Phase.COMBAT


def open_bidding(state: State, opener: Seat, run: Run) -> State:
    """Begin a Game Turn: the one without the last initiative opens the bidding."""
    board = state.board
    run.tell("game-turn", turn=board.turn, last=last_turn(board), player=Player(opener))
    begun = replace(
        board, phase=Phase.INITIATIVE, opener=opener, first=None, bidding=Bidding(opener)
    )
    return state.with_board(begun)


def stand_pat(state: State, seat: Seat, action: Pass, run: Run) -> State:
    """End the bidding: the holder of the bid pays and begins."""
    run.tell("passed", player=Player(seat))
    state, winner = settle(state, run)
    return _won(state, winner, run)


def command(state: State, seat: Seat, action: Play, run: Run) -> State:
    """Supreme Command: win the initiative at once; all bids are void."""
    state, works = paid_card(state, seat, action.card, run)
    if not works:
        return state
    run.tell("commanded", player=Player(seat))
    for side in (0, 1):
        void = replace(state.hidden[side], limit=0, pledge=())
        state = state.with_hidden(side, void)
    return _won(state, seat, run)


def _won(state: State, seat: Seat, run: Run) -> State:
    board = replace(state.board, bidding=None, first=seat)
    return begin_turn(state.with_board(board), seat, run)


def begin_turn(state: State, seat: Seat, run: Run) -> State:
    """Begin a Player Turn and take it to its first decision."""
    board = state.board
    side = board.sides[seat]
    units = {sector: _rested(unit) for sector, unit in side.units.items()}
    board = board.with_side(seat, replace(side, units=units))
    run.tell("player-turn", player=Player(seat))
    board = replace(board, active=seat, effects=Effects(), phase=Phase.INITIATIVE)
    return advance(state.with_board(board), run)


def _rested(unit: Unit) -> Unit:
    return replace(unit, marks=NO_MARKS) if unit.marks else unit


def check_end(state: State, seat: Seat, action: End) -> None:
    """Refuse to end another phase than the present one, or with too many cards in hand."""
    phase = state.board.phase
    if phase is INITIATIVE:
        refuse("end-bidding")
    if action.phase is not phase:
        refuse("other-phase", phase=phase_name(phase))
    if phase is _CARDS:
        must_keep_limit(state, seat)


def end(state: State, seat: Seat, action: End, run: Run) -> State:
    """End a phase; the match goes on to the next decision."""
    board = state.board
    if board.phase is _COMBAT:
        return fight_on(resolution.begin(state), run)
    if board.phase is _SUPPLY:
        state = state.with_board(check_supply(board, seat, run))
    elif board.phase is _MOVEMENT:
        run.revealed = board.config.chance
    return advance(state, run)


def fight_on(state: State, run: Run) -> State:
    """Resolve combats as far as possible; when all are over, so is the Player Turn."""
    state = resolution.go_on(state, run)
    if state.board.result is None and resolution.is_done(state.board):
        return _end_turn(state, run)
    return state


def advance(state: State, run: Run) -> State:
    """Go through the following phases up to one in which there is something to decide."""
    while True:
        following = _FOLLOWING[state.board.phase]
        board = replace(state.board, phase=following)
        if board.effects.played:
            board = board.with_effects(played=NO_CARDS)
        state = _begin_phase(state.with_board(board), run)
        if state.board.result is not None or is_needed(state.board):
            return state
        if following is _SUPPLY:
            state = state.with_board(check_supply(state.board, state.board.active, run))
        if following is _COMBAT:
            return _end_turn(state, run)


def _begin_phase(state: State, run: Run) -> State:
    """Do what the rules prescribe at the start of a phase."""
    begin = _BEGIN.get(state.board.phase)
    return state if begin is None else begin(state, run)


def _collected(state: State, run: Run) -> State:
    board = state.board
    won = at_income(board, board.active)
    return state.with_board(replace(collect(board, board.active, run), result=won))


def _endangered(state: State, run: Run) -> State:
    return state.with_board(hazards(state.board, run))


_BEGIN: dict[Phase, Callable[[State, Run], State]] = {
    Phase.RESOURCES: _collected,
    Phase.MOVEMENT: _endangered,
    Phase.COMBAT: declare_truce,
}
"""What the rules prescribe at the start of a phase, where they do."""


def is_needed(board: Board) -> bool:
    """Tell whether the active player has anything to decide in the present phase.

    It depends on nothing but the open board, so that it tells nothing about a hand.
    """
    asks = _ASKS.get(board.phase)
    return asks is not None and asks(board, board.active)


def _asks_to_supply(board: Board, seat: Seat) -> bool:
    """Tell whether anything is out of supply; without cards, whether one can choose what is."""
    return bool((savable if _all_is_open(board) else unsupplied)(board, seat))


def _asks_to_repair(board: Board, seat: Seat) -> bool:
    """Tell whether anything is damaged; without cards, whether it can be repaired."""
    return bool((repairable if _all_is_open(board) else damaged_sectors)(board, seat))


def _all_is_open(board: Board) -> bool:
    """Tell whether all see what can be done: there are no cards (ruling I-R68)."""
    return not board.config.chance and board.rules_version >= 5


_ASKS: dict[Phase, Callable[[Board, Seat], bool]] = {
    Phase.CARDS: lambda board, seat: board.config.chance,
    Phase.SUPPLY: _asks_to_supply,
    Phase.REPAIR: _asks_to_repair,
    Phase.CONSTRUCTION: lambda board, seat: True,
    Phase.MOVEMENT: lambda board, seat: True,
    Phase.COMBAT: can_fight,
}
"""Whether there is anything to decide in a phase; nothing in those that are not here."""


def _end_turn(state: State, run: Run) -> State:
    """End a Player Turn, and the Game Turn with the second of the two."""
    board = _scored(state.board, run)
    seat = board.active
    result = at_turn_end(board, seat)
    board = replace(board, combats=(), current=None, window=None, result=result)
    state = state.with_board(board)
    if result is not None:
        return state
    if seat == board.first:
        return begin_turn(state, enemy_of(seat), run)
    return _end_game_turn(state, run)


def next_turn_of(state: State, seat: Seat) -> State | None:
    """Return how a side's Player Turn begins if the enemy's ends with all as it stands.

    None where a bidding comes first.
    """
    board = state.board
    if board.first is None or seat in (board.active, board.first):
        return None
    if board.phase is Phase.INITIATIVE or board.result is not None:
        return None
    idle = replace(board, combats=(), current=None, window=None)
    return begin_turn(state.with_board(idle), seat, Run(Dice("foreseen", 0)))


def _scored(board: Board, run: Run) -> Board:
    seat = board.active
    if not scores_blockade(board, seat):
        return board
    side = board.sides[seat]
    run.tell("blockade-point", player=Player(seat), points=side.blockades + 1)
    return board.with_side(seat, replace(side, blockades=side.blockades + 1))


def _end_game_turn(state: State, run: Run) -> State:
    board = _count_supremacy(_count_gates(_cooled(state.board, run), run), run)
    board = replace(board, result=at_game_turn_end(board))
    if board.result is not None:
        if board.result.reason in COUNTED_OUT:
            _tell_the_count(board, run)
        return state.with_board(board)
    assert board.first is not None
    opener = enemy_of(board.first)
    return open_bidding(state.with_board(replace(board, turn=board.turn + 1)), opener, run)


def _tell_the_count(board: Board, run: Run) -> None:
    """Tell the numbers of both sides, which decided."""
    for seat in (RED, BLUE):
        run.tell("counted", **side_count(board, seat))


def _cooled(board: Board, run: Run) -> Board:
    """Take away the radioactivity whose time is over."""
    over = sorted(s for s, marker in board.radiation.items() if marker.until <= board.turn)
    if not over:
        return board
    run.tell("radiation-over", sectors=tuple(over), count=len(over))
    left = {s: marker for s, marker in board.radiation.items() if s not in over}
    return replace(board, radiation=left)


def _count_gates(board: Board, run: Run) -> Board:
    """Count for how many Game Turns in a row each side has held enough star gates, and tell it."""
    for seat in (RED, BLUE):
        side = board.sides[seat]
        held = side.gates_held + 1 if holds_gates(board, seat) else 0
        if held and board.config.mission is Mission.GATES:
            run.tell("gates-held", player=Player(seat), held=held, needed=gate_turns(board))
        board = board.with_side(seat, replace(side, gates_held=held))
    return board


def _count_supremacy(board: Board, run: Run) -> Board:
    """Let the side with the higher income score what the Game Turn is worth."""
    worth, seat = supremacy_now(board), supreme(board)
    if not worth or seat is None:
        return board
    side = board.sides[seat]
    points = (side.supremacy or 0) + worth
    run.tell("supremacy", player=Player(seat), gained=worth, points=points, needed=SUPREMACY)
    return board.with_side(seat, replace(side, supremacy=points))
