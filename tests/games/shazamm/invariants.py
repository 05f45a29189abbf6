"""What is true of every position of Shazamm! that play leads to."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Seat
from engines.shazamm.choices import ASKS
from engines.shazamm.model import DECOY, FULL_MANA, SLABS, SPELLS, Deal, Fate, Phase, Turn
from engines.shazamm.numbers import CLONE, THEFT
from engines.shazamm.setup import EACH_ROUND, FIRST_HAND, REACH
from engines.shazamm.state import Card, Showdown, State, Wizard
from engines.shazamm.table import next_card

ALL_CARDS = (DECOY, *SPELLS)
MOST_ROUNDS = 7
CHOOSING = frozenset(ASKS.values())


def faults(state: State) -> Iterator[str]:
    """Give a sentence for each thing that cannot be; nothing of a sound position."""
    for seat, wizard in enumerate(state.wizards):
        for fault in (*_cards(state, seat, wizard), *_commitment(state, wizard)):
            yield f"seat {seat}: {fault}"
    yield from _question(state)
    yield from _bridge(state)
    yield from _counters(state)
    if state.showdown is not None:
        yield from _showdown(state, state.showdown)
    if state.last is not None:
        yield from _last(state, state.last)


def _cards(state: State, seat: Seat, wizard: Wizard) -> Iterator[str]:
    """Every card is in one place; what was cloned is none, and the decoy stays in the hand."""
    table = state.showdown.cards if state.showdown else ()
    laid = [c.spell for c in table if c.seat == seat and not c.cloned and c.spell != DECOY]
    everywhere = sorted((*wizard.hand, *wizard.stock, *wizard.discard, *laid))
    if everywhere != list(ALL_CARDS):
        yield f"the cards are {everywhere}"
    if DECOY not in wizard.hand:
        yield "the decoy is not in the hand"
    if list(wizard.hand) != sorted(wizard.hand):
        yield "the hand is not sorted"
    if len(wizard.stock) != _undrawn(state):
        yield f"{len(wizard.stock)} spells are in stock, not {_undrawn(state)}"
    if list(wizard.played) != sorted(wizard.played) or not set(wizard.played) <= set(SPELLS):
        yield f"{wizard.played} count as played"


def _undrawn(state: State) -> int:
    if state.phase is Phase.ARRANGE:
        return len(SPELLS)
    drawn = len(SPELLS) if state.deal is Deal.FULL else FIRST_HAND + EACH_ROUND * (state.round - 1)
    return max(0, len(SPELLS) - drawn)


def _commitment(state: State, wizard: Wizard) -> Iterator[str]:
    cast = wizard.cast
    if not 0 <= wizard.mana <= FULL_MANA or (wizard.mana == 0 and state.phase is not Phase.OVER):
        yield f"{wizard.mana} mana are left"
    if wizard.arranged and state.deal is not Deal.ARRANGED:
        yield "a stock was arranged that is dealt by chance"
    if cast is None:
        return
    if state.phase is not Phase.CAST:
        yield "a commitment lies there that nobody asks for"
    if not 1 <= cast.bet <= wizard.mana:
        yield f"{cast.bet} of {wizard.mana} mana are bet"
    if len(set(cast.spells)) != len(cast.spells) or not set(cast.spells) <= set(wizard.hand):
        yield f"{cast.spells} are committed of the hand {wizard.hand}"


def _question(state: State) -> Iterator[str]:
    """Who is asked is asked for what lies there."""
    choosing = state.phase in CHOOSING
    if (state.showdown is not None) is not choosing or (state.chooser is not None) is not choosing:
        yield f"{state.phase} with showdown {state.showdown} and chooser {state.chooser}"
    if choosing and state.showdown is not None:
        card = next_card(state.showdown)
        if card is None or card.user != state.chooser or ASKS.get(card.spell) != state.phase:
            yield f"seat {state.chooser} is asked for {state.phase} by {card}"
    if all(wizard.cast is not None for wizard in state.wizards):
        yield "both have committed, and nothing was revealed"
    ready = all(wizard.arranged for wizard in state.wizards)
    if state.deal is Deal.ARRANGED and ready is (state.phase is Phase.ARRANGE):
        yield f"{state.phase}, though arranged is {ready}"
    if state.phase is Phase.ARRANGE and state.deal is not Deal.ARRANGED:
        yield "nobody may arrange in this deal"


def _bridge(state: State) -> Iterator[str]:
    over = state.phase is Phase.OVER
    slabs = (state.wizards[0].slab, state.wizards[1].slab)
    centre = state.wall if over else state.middle
    if slabs != (centre - REACH, centre + REACH):
        yield f"the wizards stand on {slabs} around {centre}"
    if not over and not slabs[0] < state.wall < slabs[1]:
        yield f"the wall is on {state.wall}, the wizards on {slabs}"
    if not (1 <= state.wall <= SLABS and 1 <= state.middle <= SLABS):
        yield f"the wall is on {state.wall}, its middle on {state.middle}"
    if bool(state.fallen()) is not over:
        yield f"{state.phase}, and {sorted(state.fallen())} have fallen"


def _counters(state: State) -> Iterator[str]:
    over = state.phase is Phase.OVER
    if not 1 <= state.round <= MOST_ROUNDS:
        yield f"round {state.round}"
    if state.collapsed != state.round - 1 + over:
        yield f"{state.collapsed} slabs have fallen at each end in round {state.round}"
    if not state.round <= state.turn <= state.decision:
        yield f"round {state.round}, turn {state.turn}, question {state.decision}"
    finished = state.turn - 1 + over
    if (state.last.number if state.last else 0) != finished:
        yield f"the last turn is {state.last}, not number {finished}"


def _showdown(state: State, table: Showdown) -> Iterator[str]:
    for seat, wizard in enumerate(state.wizards):
        if not 1 <= table.bets[seat] <= wizard.mana:
            yield f"seat {seat} has bet {table.bets[seat]} of {wizard.mana} mana"
        if sum(c.cloned and c.seat == seat for c in table.cards) > _used(table, CLONE, seat):
            yield f"seat {seat} has cloned without Clone"
    if not state.wizards[0].slab < table.wall_before < state.wizards[1].slab:
        yield f"the wall stood on {table.wall_before}"
    for card in table.cards:
        yield from _card(table, card)


def _used(table: Showdown, spell: int, seat: Seat) -> int:
    return sum(c.spell == spell and c.user == seat and c.works for c in table.cards)


def _card(table: Showdown, card: Card) -> Iterator[str]:
    if card.spell not in ALL_CARDS or card.seat not in (0, 1) or card.user not in (0, 1):
        yield f"{card} is on the table"
    elif card.spell == DECOY and (card.fate is not Fate.APPLIED or card.user != card.seat):
        yield f"{card} is a decoy"
    elif card.cloned and card.spell in (DECOY, CLONE):
        yield f"{card} cannot be cloned"
    elif card.user != card.seat and not _used(table, THEFT, card.user):
        yield f"{card} was stolen without Theft"
    elif (card.fate is Fate.APPLIED and card.user != card.seat) or (
        card.fate is Fate.STOLEN and card.user == card.seat
    ):
        yield f"{card} has another's fate"


def _last(state: State, last: Turn) -> Iterator[str]:
    if not last.round <= state.round:
        yield f"the last turn was of round {last.round} in round {state.round}"
    laid = [{c.spell for c in last.laid if c.seat == s and c.spell != DECOY} for s in (0, 1)]
    for seat, wizard in enumerate(state.wizards):
        if not laid[seat] <= set(wizard.played) <= laid[0] | laid[1]:
            yield f"seat {seat} played {wizard.played} where {laid} were laid"
        gone = {c.spell for c in last.laid if c.seat == seat and not c.cloned} - {DECOY}
        if not gone <= set(wizard.discard):
            yield f"seat {seat} laid {sorted(gone)}, and {wizard.discard} are discarded"
    if any(card.fate is Fate.PENDING for card in last.laid):
        yield "a card of the last turn is still pending"
