"""Cards face down at combats (rulebook, phase 8; rulings I-R33, I-R34)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.imperium.actions import Commit, Ready
from engines.imperium.board import BLUE, RED, Board
from engines.imperium.cards import DESIGNS, FACE_DOWN, Card, Rank, Timing
from engines.imperium.clashes import CARDED, CardWindow, Clash, Combat
from engines.imperium.firing import FEWEST_COORDINATED, Laid
from engines.imperium.hands import discarded, ordered
from engines.imperium.names import card_name, card_names
from engines.imperium.options import CombatCards
from engines.imperium.state import Committed, State
from engines.imperium.telling import Run, refuse

BOTH = frozenset((RED, BLUE))


def playable(board: Board, seat: Seat, combat: Combat) -> frozenset[Timing]:
    """Return the timings that a seat's cards can have to be laid at a combat."""
    attacks = seat == board.active
    match combat.clash:
        case Clash.ATTACK:
            own = Timing.ATTACK if attacks else Timing.DEFENCE
        case Clash.INVASION:
            own = Timing.INVASION if attacks else Timing.RESISTANCE
        case Clash.MINES | Clash.BOMBARDMENT | Clash.ANNIHILATION | Clash.MISSILE:
            return frozenset()
    return frozenset((own, Timing.ANSWER))


def committed(state: State, seat: Seat, combat: int) -> tuple[Card, ...]:
    """Return what a seat has laid at a combat."""
    return tuple(c.card for c in state.hidden[seat].commits if c.combat == combat)


def check_commit(state: State, seat: Seat, action: Commit) -> None:
    """Refuse a card that is not there, does not fit, or lies at this combat already."""
    window, card = state.board.window, action.card
    name = card_name(card)
    if window is None or action.combat not in window.combats:
        refuse("no-such-combat", combat=action.combat + 1)
    if action.back:
        if card not in committed(state, seat, action.combat):
            refuse("not-committed", card=name)
        return
    if card not in state.hidden[seat].hand:
        refuse("card-not-held", card=name)
    combat = state.board.combats[action.combat]
    _check_fits(state.board, seat, combat, card)
    if card in committed(state, seat, action.combat):
        refuse("card-twice", card=name)
    laid = [c for c in state.hidden[seat].commits if c.card is card]
    if len(laid) >= state.hidden[seat].hand.count(card):
        refuse("card-elsewhere", card=name)


def _check_fits(board: Board, seat: Seat, combat: Combat, card: Card) -> None:
    timing = DESIGNS[card].timing
    if timing not in FACE_DOWN:
        refuse("card-not-for-combat", card=card_name(card))
    if timing not in playable(board, seat, combat):
        refuse("card-wrong-combat", card=card_name(card))
    if card is Card.COORDINATED_FIRE and len(combat.attackers) < FEWEST_COORDINATED:
        refuse("coordinated-alone", card=card_name(card))


def commit(state: State, seat: Seat, action: Commit, run: Run) -> State:
    """Lay a card at a combat, or take it up again; nobody else hears of it."""
    hidden, laid = state.hidden[seat], Committed(action.combat, action.card)
    if action.back:
        commits = tuple(c for c in hidden.commits if c != laid)
        run.whisper(seat, "taken-back", card=card_name(action.card))
    else:
        commits = tuple(sorted((*hidden.commits, laid)))
        target = state.board.combats[action.combat].target
        run.whisper(seat, "committed", card=card_name(action.card), sector=target)
    return state.with_hidden(seat, replace(hidden, commits=commits))


def ready(state: State, seat: Seat, action: Ready, run: Run) -> State:
    """Note that a seat lays no more cards; what it laid comes out when both are ready."""
    window = state.board.window
    assert window is not None
    run.revealed = window.ready | {seat} == BOTH
    closed = replace(window, ready=window.ready | {seat})
    return state.with_board(replace(state.board, window=closed))


def asked_for_cards(state: State, current: int) -> State:
    """Open the window for a combat, and with it for all others if they are asked together.

    Who holds no cards at all is not asked, which everyone can see.
    """
    board = state.board
    together = board.config.combat_cards is CombatCards.TOGETHER
    last = len(board.combats) if together else current + 1
    asked = (n for n in range(current, last) if board.combats[n].clash in CARDED)
    empty = frozenset(seat for seat in (RED, BLUE) if not state.hidden[seat].hand)
    return state.with_board(replace(board, window=CardWindow(tuple(asked), empty)))


def needs_cards(board: Board, current: int) -> bool:
    """Tell whether cards are still to be asked for before a combat."""
    if not board.config.chance or board.combats[current].clash not in CARDED:
        return False
    return board.window is None or current not in board.window.combats


def revealed(state: State, current: int, run: Run) -> tuple[State, Laid]:
    """Turn the cards of a combat up, discard them, and return which of them take effect."""
    laid = (committed(state, RED, current), committed(state, BLUE, current))
    run.revealed = run.revealed or state.board.config.chance
    at = state.board.combats[current].target
    for seat in (RED, BLUE):
        if laid[seat]:
            names = card_names(laid[seat])
            run.tell("turned-up", player=Player(seat), cards=names, count=len(names), sector=at)
            state = discarded(state, seat, laid[seat])
    working = cancelled(laid)
    for seat in (RED, BLUE):
        lost = ordered(set(laid[seat]) - working[seat])
        if lost:
            names = card_names(lost)
            run.tell("annulled", player=Player(seat), cards=names, count=len(names), sector=at)
    return _forgotten(state, current), working


def _forgotten(state: State, current: int) -> State:
    """Take the marks off the cards of a combat: used up, or back in the hand unseen."""
    for seat in (RED, BLUE):
        hidden = state.hidden[seat]
        if hidden.commits:
            left = tuple(c for c in hidden.commits if c.combat != current)
            state = state.with_hidden(seat, replace(hidden, commits=left))
    return state


def returned(state: State, current: int) -> State:
    """Return the state with the cards of a combat that does not happen back in the hands."""
    return _forgotten(state, current)


def cancelled(laid: tuple[Iterable[Card], Iterable[Card]]) -> Laid:
    """Return which cards are left after Counter-intelligence, then Jamming (I-R34)."""
    working = (frozenset(laid[0]), frozenset(laid[1]))
    working = _cancelling(working, Card.COUNTER_INTELLIGENCE, frozenset(Rank))
    return _cancelling(working, Card.JAMMING, frozenset((Rank.CAPTAIN, Rank.COMMANDER)))


def _cancelling(laid: Laid, answer: Card, ranks: frozenset[Rank]) -> Laid:
    """Let an answer of either side cancel the highest card of the other, both at once."""
    lost = [
        _highest(laid[1 - seat] - {answer}, ranks) if answer in laid[seat] else None
        for seat in (RED, BLUE)
    ]
    return laid[0] - {lost[1]}, laid[1] - {lost[0]}


def _highest(cards: frozenset[Card], ranks: frozenset[Rank]) -> Card | None:
    eligible = [card for card in cards if DESIGNS[card].rank in ranks]
    if not eligible:
        return None
    return min(eligible, key=lambda card: (-DESIGNS[card].rank.stars, DESIGNS[card].number))
