"""Positions that a seat cannot tell from the real one.

Unknown to a seat are the order of the draw piles, what others hold beyond the cards it has
seen go there, what others have seen of each other, ships dealt or drawn by others, and answers
not yet looked at.
"""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from engines.core import Dice, Seat
from engines.magblast.answers import answers
from engines.magblast.model import Card, Keep, Phase, Respond
from engines.magblast.setup import KEPT
from engines.magblast.state import State


def resample(state: State, seat: Seat, dice: Dice) -> State:
    """Draw anew what a seat does not know, among all that fits what it knows."""
    state = _ships(state, seat, dice)
    drawn = _hands(state, seat, dice)
    return _glances(_answers(drawn, seat, dice), seat, dice)


def _ships(state: State, seat: Seat, dice: Dice) -> State:
    """Shuffle the ship deck together with what others were dealt, or have drawn."""
    if state.phase is Phase.SETUP:
        return _dealt(state, seat, dice)
    known = state.drawn if seat == state.active else ()
    unknown = () if known else state.drawn
    pool = dice.shuffled(sorted((*state.ship_deck, *unknown)))
    drawn = known or pool[: len(unknown)]
    return replace(state, drawn=drawn, ship_deck=pool[len(unknown) :])


def _dealt(state: State, seat: Seat, dice: Dice) -> State:
    others = [s for s in range(len(state.dealt)) if s != seat]
    count = len(state.dealt[seat])
    pool = dice.shuffled(sorted((*state.ship_deck, *(x for s in others for x in state.dealt[s]))))
    dealt, kept = list(state.dealt), list(state.kept)
    for other in others:
        dealt[other], pool = pool[:count], pool[count:]
        if kept[other]:
            kept[other] = Keep(dice.shuffled(dealt[other])[:KEPT]).ships
    return replace(state, dealt=tuple(dealt), kept=tuple(kept), ship_deck=pool)


def _hands(state: State, seat: Seat, dice: Dice) -> State:
    """Deal the cards that a seat has not seen anew; each hand keeps its size."""
    unseen: list[Card] = list(state.action_deck)
    for other, hand in enumerate(state.hands):
        if other != seat:
            unseen += _beyond(hand, state.seen[seat][other])
    pool = dice.shuffled(sorted(unseen))
    hands: list[tuple[Card, ...]] = []
    for other, hand in enumerate(state.hands):
        if other == seat:
            hands.append(hand)
            continue
        known = state.seen[seat][other]
        missing = len(hand) - len(known)
        hands.append(tuple(sorted((*known, *pool[:missing]))))
        pool = pool[missing:]
    return replace(state, hands=tuple(hands), action_deck=pool)


def _beyond(hand: tuple[Card, ...], known: tuple[Card, ...]) -> list[Card]:
    left = list(hand)
    for card in known:
        left.remove(card)
    return left


def _glances(state: State, seat: Seat, dice: Dice) -> State:
    """Draw anew which cards of each other others have seen, among what is held now."""
    seen = [list(row) for row in state.seen]
    for watcher, row in enumerate(seen):
        for other, known in enumerate(row):
            if known and seat not in (watcher, other):
                seen[watcher][other] = _glance(state, seat, other, known, dice)
    return replace(state, seen=tuple(tuple(row) for row in seen))


def _glance(
    state: State, seat: Seat, other: Seat, known: tuple[Card, ...], dice: Dice
) -> tuple[Card, ...]:
    """Return as many cards of a hand as are known: those that a seat has seen there as well."""
    both = tuple((Counter(known) & Counter(state.seen[seat][other])).elements())
    rest = dice.shuffled(_beyond(state.hands[other], both))
    return tuple(sorted((*both, *rest[: len(known) - len(both)])))


def _answers(state: State, seat: Seat, dice: Dice) -> State:
    """Draw anew what others have answered, where that is not known yet."""
    drawn: list[tuple[Respond | None, ...]] = []
    for play, given in zip(state.stack, state.answers, strict=True):
        guessed = list(given)
        for other in play.asked[play.heard :]:
            if other != seat and given[other] is not None:
                options = answers(play, other, state.fleets[other], state.hands[other])
                guessed[other] = dice.choice(options)
        drawn.append(tuple(guessed))
    return replace(state, answers=tuple(drawn))
