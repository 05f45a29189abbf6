"""Drawing anew what a seat does not know: what computers imagine (ruling I-R30)."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Dice, Seat
from engines.imperium.board import Board, enemy_of
from engines.imperium.cards import DESIGNS, RANKS, Card, Rank
from engines.imperium.commits import playable
from engines.imperium.hands import ordered
from engines.imperium.initiative import worth
from engines.imperium.maps import Sector
from engines.imperium.secret_orders import protectable
from engines.imperium.state import Committed, Hidden, State, without


def resample(state: State, seat: Seat, dice: Dice) -> State:
    """Return a state that `seat` cannot tell from the real one.

    The enemy's unseen cards and both piles are dealt anew, and with them what the enemy
    may have committed, pledged or ordered in secret.
    """
    enemy = enemy_of(seat)
    theirs, own = state.pile_of(enemy), state.pile_of(seat)
    hidden = state.hidden[enemy]
    unseen = without(hidden.hand, hidden.known)
    mixed = dice.shuffled(ordered((*state.piles[theirs], *unseen)))
    hand, pile = ordered((*hidden.known, *mixed[: len(unseen)])), mixed[len(unseen) :]
    piles = list(state.piles)
    piles[theirs] = pile
    if own != theirs:
        piles[own] = dice.shuffled(ordered(state.piles[own]))
    guessed = _guessed(state, enemy, hand, dice)
    return replace(state.with_hidden(enemy, guessed), piles=tuple(piles))


def _guessed(state: State, enemy: Seat, hand: tuple[Card, ...], dice: Dice) -> Hidden:
    """Return secrets that an enemy with this hand could have."""
    board = state.board
    pledge, limit = _guessed_bid(board, enemy, hand, dice)
    return Hidden(
        hand=hand,
        limit=limit,
        pledge=pledge,
        commits=_guessed_commits(board, enemy, hand, dice),
        watch=_guessed_watch(hand, dice),
        truce=_guessed_truce(board, enemy, hand, dice),
        known=state.hidden[enemy].known,
    )


def _guessed_bid(
    board: Board, enemy: Seat, hand: tuple[Card, ...], dice: Dice
) -> tuple[tuple[Card, ...], int]:
    """Return cards and a limit behind the enemy's bid that stands, if one does."""
    bidding = board.bidding
    if bidding is None or bidding.holder != enemy:
        return (), 0
    counts = range(len(hand) + 1)
    enough = (n for n in counts if worth(board, enemy, hand[:n]) >= bidding.amount)
    fewest = next(enough, len(hand))  # a pledged card may have been spent since
    count = fewest + dice.below(len(hand) - fewest + 1)
    pledge = ordered(dice.shuffled(hand)[:count])
    spare = max(0, worth(board, enemy, pledge) - bidding.amount)
    return pledge, bidding.amount + dice.below(spare + 1)


def _guessed_commits(
    board: Board, enemy: Seat, hand: tuple[Card, ...], dice: Dice
) -> tuple[Committed, ...]:
    """Return cards that the enemy may have laid at the combats that are being asked about."""
    if board.window is None:
        return ()
    laid: set[Committed] = set()
    left = board.current or 0
    for card in hand:
        fitting = [
            at
            for at in board.window.combats
            if at >= left
            and Committed(at, card) not in laid
            and DESIGNS[card].timing in playable(board, enemy, board.combats[at])
        ]
        if fitting and dice.below(2):
            laid.add(Committed(dice.choice(fitting), card))
    return tuple(sorted(laid))


def _guessed_watch(hand: tuple[Card, ...], dice: Dice) -> Rank | None:
    if Card.COUNTER_INTELLIGENCE not in hand:
        return None
    return dice.choice((None, *RANKS))


def _guessed_truce(board: Board, enemy: Seat, hand: tuple[Card, ...], dice: Dice) -> Sector | None:
    if Card.FORCED_TRUCE not in hand:
        return None
    return dice.choice((None, *sorted(protectable(board, enemy))))
