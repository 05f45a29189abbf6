"""Decks, hands and discard piles: every way that a card moves between them.

What seats know of each other's hands is kept here too. Playing or discarding a card shows
it; a theft shows it to the two it concerns. After a theft the others no longer count on what
they knew of the victim's hand, unless all of it was taken: then it is in the thief's.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.magblast.model import Card, ShipId
from engines.magblast.state import State
from engines.magblast.telling import Run, labels


def deal_cards(state: State, count: int, run: Run) -> State:
    """Let every seat draw `count` action cards before the first turn."""
    seats = range(len(state.fleets))
    run.tell("deals", count=count, outdone=seats)
    for seat in seats:
        state, drawn = _drawn(state, count, run)
        state = _taken_up(state, seat, drawn, run)
    return state


def draw_cards(state: State, seat: Seat, count: int, run: Run) -> State:
    """Let a seat draw up to `count` action cards; the discards are shuffled when needed."""
    state, drawn = _drawn(state, count, run)
    if not drawn:
        return state
    run.tell("draws", player=Player(seat), count=len(drawn), outdone={seat})
    return _taken_up(state, seat, drawn, run)


def _drawn(state: State, count: int, run: Run) -> tuple[State, tuple[Card, ...]]:
    drawn: tuple[Card, ...] = ()
    while len(drawn) < count:
        if not state.action_deck:
            if not state.action_discard:
                break
            state = _reshuffled(state, run)
        taken = state.action_deck[: count - len(drawn)]
        drawn += taken
        state = replace(state, action_deck=state.action_deck[len(taken) :])
    return state, drawn


def _taken_up(state: State, seat: Seat, drawn: tuple[Card, ...], run: Run) -> State:
    """Take drawn cards into a hand, and tell its owner which."""
    run.revealed = True
    run.whisper({seat}, "drawn", cards=labels(sorted(drawn)), count=len(drawn))
    return _with_hand(state, seat, (*state.hands[seat], *drawn))


def _reshuffled(state: State, run: Run) -> State:
    run.tell("reshuffle", count=len(state.action_discard))
    deck = run.dice.shuffled(state.action_discard)
    return replace(state, action_deck=deck, action_discard=())


def ships_to_draw(state: State) -> int:
    """Return how many ships can still be drawn: deck and discards together."""
    return len(state.ship_deck) + len(state.ship_discard)


def draw_ships(state: State, count: int, run: Run) -> tuple[State, tuple[ShipId, ...]]:
    """Return the state after drawing up to `count` ships, and the ships."""
    run.revealed = True
    drawn: tuple[ShipId, ...] = ()
    while len(drawn) < count and ships_to_draw(state):
        if not state.ship_deck:
            run.tell("ships-reshuffle", count=len(state.ship_discard))
            deck = run.dice.shuffled(state.ship_discard)
            state = replace(state, ship_deck=deck, ship_discard=())
        drawn += state.ship_deck[:1]
        state = replace(state, ship_deck=state.ship_deck[1:])
    return state, drawn


def discard(state: State, cards: Iterable[Card]) -> State:
    """Return the state with cards from anywhere on the action discard pile."""
    return replace(state, action_discard=(*state.action_discard, *cards))


def discard_ships(state: State, ships: Iterable[ShipId]) -> State:
    """Return the state with ships from anywhere on the ship discard pile."""
    return replace(state, ship_discard=(*state.ship_discard, *ships))


def lay_down(state: State, seat: Seat, cards: Iterable[Card], run: Run) -> State:
    """Return the state with cards openly taken out of a hand; where they go is next."""
    run.revealed = True
    hand = list(state.hands[seat])
    for card in cards:
        hand.remove(card)
        state = _forget_one(state, seat, card)
    return _with_hand(state, seat, hand)


def take_openly(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    """Return the state with cards taken into a hand that everybody has seen."""
    for watcher in range(len(state.hands)):
        if watcher != seat:
            state = _with_seen(state, watcher, seat, (*state.seen[watcher][seat], *cards))
    return _with_hand(state, seat, (*state.hands[seat], *cards))


def steal(state: State, thief: Seat, victim: Seat, count: int, run: Run) -> State:
    """Let a seat take up to `count` cards of chance out of another's hand (ruling 13)."""
    run.revealed = True
    hand = run.dice.shuffled(state.hands[victim])
    taken, left = tuple(sorted(hand[:count])), hand[count:]
    both = {thief, victim} if taken else ()
    run.tell("steals", player=Player(thief), victim=Player(victim), count=len(taken), outdone=both)
    if not taken:
        return state
    run.whisper({thief}, "stolen-by-you", victim=Player(victim), cards=labels(taken))
    run.whisper({victim}, "stolen-from-you", player=Player(thief), cards=labels(taken))
    state = _theft_seen(state, thief, victim, taken)
    state = _with_hand(state, victim, left)
    return _with_hand(state, thief, (*state.hands[thief], *taken))


def _theft_seen(state: State, thief: Seat, victim: Seat, taken: tuple[Card, ...]) -> State:
    everything = len(taken) == len(state.hands[victim])
    for watcher in range(len(state.hands)):
        known = state.seen[watcher][victim]
        left = _without(known, taken) if watcher == thief else ()
        state = _with_seen(state, watcher, victim, left)
        if everything and watcher != thief:
            followed = (*state.seen[watcher][thief], *known)
            state = _with_seen(state, watcher, thief, followed)
    return _with_seen(state, victim, thief, (*state.seen[victim][thief], *taken))


def _with_hand(state: State, seat: Seat, hand: Iterable[Card]) -> State:
    hands = state.hands
    return replace(state, hands=(*hands[:seat], tuple(sorted(hand)), *hands[seat + 1 :]))


def _with_seen(state: State, watcher: Seat, seat: Seat, cards: Iterable[Card]) -> State:
    row = state.seen[watcher]
    known = tuple(sorted(cards))
    if row[seat] == known:
        return state
    row = (*row[:seat], known, *row[seat + 1 :])
    return replace(state, seen=(*state.seen[:watcher], row, *state.seen[watcher + 1 :]))


def _forget_one(state: State, seat: Seat, card: Card) -> State:
    for watcher in range(len(state.hands)):
        known = state.seen[watcher][seat]
        if card in known:
            state = _with_seen(state, watcher, seat, _without(known, (card,)))
    return state


def _without(cards: tuple[Card, ...], gone: Iterable[Card]) -> tuple[Card, ...]:
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)
