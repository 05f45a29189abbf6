"""The spells of a turn, by ascending number (rulebook, "Las cartas").

Numbers 2, 3 and 6 ask their user; everything else just happens. What 7 to 14 do is not
stored: the push and the payment look at which cards took effect.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engines.core import Player, Seat
from engines.shazamm.asides import tell_choice
from engines.shazamm.choices import ASKS, has_choice
from engines.shazamm.model import DECOY, Fate, Spell
from engines.shazamm.numbers import (
    BOOST,
    CLONE,
    DOUBLE,
    END_OF_ROUND,
    INFERNO,
    MIDDLE,
    RECYCLE,
    RESERVE,
    RESISTANCE,
    SILENCE,
    SORE_LOSER,
    SUCTION,
    THEFT,
    WINNER_LOSES,
)
from engines.shazamm.state import Card, State
from engines.shazamm.table import applied, fated, next_card
from engines.shazamm.telling import NAMES, Run, names, tell


def cancel_twins(state: State, run: Run) -> State:
    """Remove the spells that both have laid, before any takes effect."""
    cards = state.table.cards
    laid = [{c.spell for c in cards if c.seat == seat} - {DECOY} for seat in (0, 1)]
    twins = laid[0] & laid[1]
    for spell in sorted(twins):
        tell(run, "shazamm-event-cancelled", spell=NAMES[spell])
    return fated(state, Fate.CANCELLED, lambda card: card.spell in twins) if twins else state


def resolve(state: State, run: Run) -> State:
    """Apply what is pending until all is done or a user must choose.

    The state returned is in the phase of the choice, or else still in the phase it had.
    """
    while (card := next_card(state.table)) is not None:
        if card.spell in ASKS and has_choice(state, card):
            tell(run, f"shazamm-event-asks-{ASKS[card.spell]}", player=Player(card.user))
            tell_choice(card.user, card.spell, run)
            return _asked(state, card)
        state = _EFFECTS[card.spell](applied(state, card), card.user, run)
    return state


def _asked(state: State, card: Card) -> State:
    phase, decision = ASKS[card.spell], state.decision + 1
    return replace(state, phase=phase, chooser=card.user, decision=decision)


def _pending(card: Card) -> bool:
    return card.pending


def _silence(state: State, user: Seat, run: Run) -> State:
    lost = sorted((*state.table.pending(0), *state.table.pending(1)))
    tell(run, "shazamm-event-silence", player=Player(user), spells=names(lost), count=len(lost))
    return replace(fated(state, Fate.SILENCED, _pending), silenced=True)


def _end_of_round(state: State, user: Seat, run: Run) -> State:
    lost = sorted((*state.table.pending(0), *state.table.pending(1)))
    tell(
        run, "shazamm-event-end-of-round", player=Player(user), spells=names(lost), count=len(lost)
    )
    return fated(state, Fate.CUT_OFF, _pending)


def _middle(state: State, user: Seat, run: Run) -> State:
    moved = abs(state.wall - state.middle)
    tell(run, "shazamm-event-middle", player=Player(user), slab=state.middle, moved=moved)
    return replace(state, wall=state.middle)


def _telling(key: str) -> Callable[[State, Seat, Run], State]:
    def effect(state: State, user: Seat, run: Run) -> State:
        tell(run, key, player=Player(user), power=state.table.power(user))
        return state

    return effect


def _naming(key: str) -> Callable[[State, Seat, Run], State]:
    def effect(state: State, user: Seat, run: Run) -> State:
        tell(run, key, player=Player(user))
        return state

    return effect


def _suction(state: State, user: Seat, run: Run) -> State:
    tell(run, "shazamm-event-suction", player=Player(user), gain=state.table.bets[1 - user])
    return state


_EFFECTS: dict[Spell, Callable[[State, Seat, Run], State]] = {
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
