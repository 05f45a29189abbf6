"""The choices of Clone, Theft and Recycle: what may be chosen, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.shazamm import numbers
from engines.shazamm.model import Clone, Fate, Phase, Recycle, Spell, Steal
from engines.shazamm.state import Card, State
from engines.shazamm.table import applied, fated, next_card, with_cards
from engines.shazamm.telling import NAMES, Run, names, tell

Choice: TypeAlias = Clone | Steal | Recycle

ASKS = {
    numbers.CLONE: Phase.CLONE,
    numbers.THEFT: Phase.STEAL,
    numbers.RECYCLE: Phase.RECYCLE,
}
"""The spells that ask their user, and the phase in which they do."""
MOST_RECYCLED = 5


def clone_choices(state: State, user: Seat) -> tuple[Spell, ...]:
    """Return what Clone may take: what counts as the opponent's last turn, but no Clone."""
    played = state.wizards[1 - user].played
    return tuple(sorted({spell for spell in played if spell != numbers.CLONE}))


def theft_choices(state: State, user: Seat) -> tuple[Spell, ...]:
    """Return the opponent's spells whose number is still to come; twins stand twice."""
    return state.table.pending(1 - user)


def recycle_range(state: State, user: Seat) -> range:
    """Return the changes that leave the bet between 1 and the user's mana."""
    bet, mana = state.table.bets[user], state.wizards[user].mana
    return range(max(-MOST_RECYCLED, 1 - bet), min(MOST_RECYCLED, mana - bet) + 1)


def has_choice(state: State, card: Card) -> bool:
    """Tell whether a spell that asks has more than one answer."""
    match card.spell:
        case numbers.CLONE:
            return bool(clone_choices(state, card.user))
        case numbers.THEFT:
            return bool(theft_choices(state, card.user))
        case _:
            return len(recycle_range(state, card.user)) > 1


def choose(state: State, action: Choice, run: Run) -> State:
    """Carry out a choice that was asked for; the spell that asked has then taken effect."""
    card = next_card(state.table)
    assert card is not None
    state = replace(applied(state, card), phase=Phase.CAST, chooser=None)
    match action:
        case Clone(spell=spell):
            return _clone(state, card.user, spell, run)
        case Steal(spells=spells):
            return _steal(state, card.user, spells, run)
        case Recycle(change=change):
            return _recycle(state, card.user, change, run)


def _clone(state: State, user: Seat, spell: Spell | None, run: Run) -> State:
    if spell is None:
        tell(run, "shazamm-event-clone-declined", player=Player(user))
        return state
    tell(run, "shazamm-event-cloned", player=Player(user), spell=NAMES[spell])
    twin = next((c for c in state.table.cards if _is_twin(c, spell, user)), None)
    fate = Fate.PENDING
    if twin is not None:
        tell(run, "shazamm-event-cancelled", spell=NAMES[spell])
        state, fate = fated(state, Fate.CANCELLED, lambda c: c is twin), Fate.CANCELLED
    return with_cards(state, (*state.table.cards, Card(spell, user, user, fate, cloned=True)))


def _is_twin(card: Card, spell: Spell, user: Seat) -> bool:
    return card.pending and card.spell == spell and card.user != user


def _steal(state: State, user: Seat, kept: tuple[Spell, ...], run: Run) -> State:
    thrown = list(theft_choices(state, user))
    for spell in kept:
        thrown.remove(spell)
    if kept:
        tell(run, "shazamm-event-stolen", player=Player(user), spells=names(sorted(kept)))
    if thrown:
        tell(run, "shazamm-event-thrown-away", player=Player(user), spells=names(thrown))
    return with_cards(state, _after_theft(state.table.cards, user, list(kept)))


def _after_theft(cards: tuple[Card, ...], user: Seat, kept: list[Spell]) -> Iterator[Card]:
    for card in cards:
        if not card.pending or card.user == user:
            yield card
        elif card.spell in kept:
            kept.remove(card.spell)
            yield replace(card, user=user)
        else:
            yield replace(card, fate=Fate.DISCARDED)


def _recycle(state: State, user: Seat, change: int, run: Run) -> State:
    bets = list(state.table.bets)
    bets[user] += change
    if change:
        signed = f"{change:+d}".replace("-", "−")
        tell(run, "shazamm-event-recycled", player=Player(user), change=signed, bet=bets[user])
    else:
        tell(run, "shazamm-event-recycle-kept", player=Player(user), bet=bets[user])
    return replace(state, showdown=replace(state.table, bets=(bets[0], bets[1])))
