"""The spells of a turn, by ascending number (rulebook, "Las cartas").

Numbers 2, 3 and 6 ask their user; everything else just happens. What 7 to 14 do is not
stored: the push and the payment look at which cards took effect.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.shazamm.model import DECOY, Clone, Fate, Phase, Recycle, Spell, Steal
from engines.shazamm.state import Card, Showdown, State, with_cards
from engines.shazamm.telling import NAMES, Tale, names, tell

Choice: TypeAlias = Clone | Steal | Recycle

SILENCE, CLONE, THEFT, END_OF_ROUND, MIDDLE, RECYCLE, BOOST, DOUBLE = range(1, 9)
WINNER_LOSES, INFERNO, RESISTANCE, SORE_LOSER, RESERVE, SUCTION = range(9, 15)
MOST_RECYCLED = 5
ASKS = {CLONE: Phase.CLONE, THEFT: Phase.STEAL, RECYCLE: Phase.RECYCLE}


def clone_choices(state: State, user: Seat) -> tuple[Spell, ...]:
    """Return what Clone may take: what counts as the opponent's last turn, but no Clone."""
    played = state.wizards[1 - user].played
    return tuple(sorted({spell for spell in played if spell != CLONE}))


def theft_choices(state: State, user: Seat) -> tuple[Spell, ...]:
    """Return the opponent's spells whose number is still to come; twins stand twice."""
    return state.table.pending(1 - user)


def recycle_range(state: State, user: Seat) -> range:
    """Return the changes that leave the bet between 1 and the user's mana."""
    bet, mana = state.table.bets[user], state.wizards[user].mana
    return range(max(-MOST_RECYCLED, 1 - bet), min(MOST_RECYCLED, mana - bet) + 1)


def cancel_twins(state: State, tale: Tale) -> State:
    """Remove the spells that both have laid, before any takes effect."""
    cards = state.table.cards
    laid = [{c.spell for c in cards if c.seat == seat} - {DECOY} for seat in (0, 1)]
    twins = laid[0] & laid[1]
    for spell in sorted(twins):
        tell(tale, "shazamm-event-cancelled", spell=NAMES[spell])
    return _fated(state, Fate.CANCELLED, lambda card: card.spell in twins) if twins else state


def resolve(state: State, tale: Tale) -> State:
    """Apply what is pending until all is done or a user must choose.

    The state returned is in the phase of the choice, or else still in the phase it had.
    """
    while (card := _next(state.table)) is not None:
        if card.spell in ASKS and _has_choice(state, card):
            tell(tale, f"shazamm-event-asks-{ASKS[card.spell]}", player=Player(card.user))
            return _asked(state, card)
        state = _EFFECTS[card.spell](_applied(state, card), card.user, tale)
    return state


def _next(table: Showdown) -> Card | None:
    pending = (card for card in table.cards if card.pending)
    return min(pending, key=lambda card: card.spell, default=None)


def _has_choice(state: State, card: Card) -> bool:
    match card.spell:
        case 2:
            return bool(clone_choices(state, card.user))
        case 3:
            return bool(theft_choices(state, card.user))
        case _:
            return len(recycle_range(state, card.user)) > 1


def _asked(state: State, card: Card) -> State:
    phase, decision = ASKS[card.spell], state.decision + 1
    return replace(state, phase=phase, chooser=card.user, decision=decision)


def _applied(state: State, card: Card) -> State:
    fate = Fate.APPLIED if card.user == card.seat else Fate.STOLEN
    return _fated(state, fate, lambda other: other is card)


def _fated(state: State, fate: Fate, which: Callable[[Card], bool]) -> State:
    cards = state.table.cards
    return with_cards(state, (replace(c, fate=fate) if which(c) else c for c in cards))


def _pending(card: Card) -> bool:
    return card.pending


# What happens without a question.


def _silence(state: State, user: Seat, tale: Tale) -> State:
    lost = sorted((*state.table.pending(0), *state.table.pending(1)))
    tell(tale, "shazamm-event-silence", player=Player(user), spells=names(lost), count=len(lost))
    return replace(_fated(state, Fate.SILENCED, _pending), silenced=True)


def _end_of_round(state: State, user: Seat, tale: Tale) -> State:
    lost = sorted((*state.table.pending(0), *state.table.pending(1)))
    tell(
        tale, "shazamm-event-end-of-round", player=Player(user), spells=names(lost), count=len(lost)
    )
    return _fated(state, Fate.CUT_OFF, _pending)


def _middle(state: State, user: Seat, tale: Tale) -> State:
    moved = abs(state.wall - state.middle)
    tell(tale, "shazamm-event-middle", player=Player(user), slab=state.middle, moved=moved)
    return replace(state, wall=state.middle)


def _telling(key: str) -> Callable[[State, Seat, Tale], State]:
    def effect(state: State, user: Seat, tale: Tale) -> State:
        tell(tale, key, player=Player(user), power=state.table.power(user))
        return state

    return effect


def _naming(key: str) -> Callable[[State, Seat, Tale], State]:
    def effect(state: State, user: Seat, tale: Tale) -> State:
        tell(tale, key, player=Player(user))
        return state

    return effect


def _suction(state: State, user: Seat, tale: Tale) -> State:
    tell(tale, "shazamm-event-suction", player=Player(user), gain=state.table.bets[1 - user])
    return state


_EFFECTS: dict[Spell, Callable[[State, Seat, Tale], State]] = {
    SILENCE: _silence,
    CLONE: _naming("shazamm-event-clone-nothing"),
    THEFT: _naming("shazamm-event-theft-nothing"),
    END_OF_ROUND: _end_of_round,
    MIDDLE: _middle,
    RECYCLE: _naming("shazamm-event-recycle-nothing"),
    BOOST: _telling("shazamm-event-boost"),
    DOUBLE: _telling("shazamm-event-double"),
    WINNER_LOSES: _naming("shazamm-event-winner-loses"),
    INFERNO: _naming("shazamm-event-inferno"),
    RESISTANCE: _naming("shazamm-event-resistance"),
    SORE_LOSER: _naming("shazamm-event-sore-loser"),
    RESERVE: _naming("shazamm-event-reserve"),
    SUCTION: _suction,
}


# What the user of a spell chose.


def choose(state: State, action: Choice, tale: Tale) -> State:
    """Carry out a choice that was asked for; the spell that asked has then taken effect."""
    card = _next(state.table)
    assert card is not None
    state = replace(_applied(state, card), phase=Phase.CAST, chooser=None)
    match action:
        case Clone(spell=spell):
            return _clone(state, card.user, spell, tale)
        case Steal(spells=spells):
            return _steal(state, card.user, spells, tale)
        case Recycle(change=change):
            return _recycle(state, card.user, change, tale)


def _clone(state: State, user: Seat, spell: Spell | None, tale: Tale) -> State:
    if spell is None:
        tell(tale, "shazamm-event-clone-declined", player=Player(user))
        return state
    tell(tale, "shazamm-event-cloned", player=Player(user), spell=NAMES[spell])
    twin = next((c for c in state.table.cards if _is_twin(c, spell, user)), None)
    fate = Fate.PENDING
    if twin is not None:
        tell(tale, "shazamm-event-cancelled", spell=NAMES[spell])
        state, fate = _fated(state, Fate.CANCELLED, lambda c: c is twin), Fate.CANCELLED
    return with_cards(state, (*state.table.cards, Card(spell, user, user, fate, cloned=True)))


def _is_twin(card: Card, spell: Spell, user: Seat) -> bool:
    return card.pending and card.spell == spell and card.user != user


def _steal(state: State, user: Seat, kept: tuple[Spell, ...], tale: Tale) -> State:
    thrown = list(theft_choices(state, user))
    for spell in kept:
        thrown.remove(spell)
    if kept:
        tell(tale, "shazamm-event-stolen", player=Player(user), spells=names(sorted(kept)))
    if thrown:
        tell(tale, "shazamm-event-thrown-away", player=Player(user), spells=names(thrown))
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


def _recycle(state: State, user: Seat, change: int, tale: Tale) -> State:
    bets = list(state.table.bets)
    bets[user] += change
    if change:
        signed = f"{change:+d}".replace("-", "−")
        tell(tale, "shazamm-event-recycled", player=Player(user), change=signed, bet=bets[user])
    else:
        tell(tale, "shazamm-event-recycle-kept", player=Player(user), bet=bets[user])
    return replace(state, showdown=replace(state.table, bets=(bets[0], bets[1])))
