"""What is offered is not all that there can be: here every answer of Shazamm! is tried."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from engines.core import Seat
from engines.shazamm.model import DECOY, Cast, Phase
from engines.shazamm.state import State, with_wizard
from engines.shazamm.turn import commit

MOST_PAIRS = 200_000


def holds(game: str, state: Any, seat: Seat, right: list[Any], *, won: bool) -> bool:
    """Tell whether what is right holds against everything that another could do."""
    if game != "shazamm" or state.phase is not Phase.CAST:
        return True
    ready = replace(state.wizards[1 - seat], cast=None)
    state = with_wizard(state, 1 - seat, ready)
    answers = list(_answers(state, 1 - seat))
    if len(answers) * len(right) > MOST_PAIRS:
        return False
    return all(_never(state, seat, mine, answers, won=won) for mine in right)


def _never(state: State, seat: Seat, mine: Cast, answers: list[Cast], *, won: bool) -> bool:
    """Tell whether a cast always wins, or never loses, as far as it is not asked more."""
    laid = commit(state, seat, mine, [])
    for answer in answers:
        after = commit(laid, 1 - seat, answer, [])
        over = after.phase is Phase.OVER
        fallen = after.fallen() if over else frozenset()
        if (fallen != {1 - seat}) if won else (seat in fallen):
            return False
    return True


def _answers(state: State, seat: Seat) -> Iterator[Cast]:
    """Give every cast that a wizard could make whose hand is not known."""
    wizard = state.wizards[seat]
    unseen = sorted({*wizard.hand, *wizard.stock} - {DECOY})
    most = 0 if state.silenced else len(wizard.hand) - 1
    for count in range(most + 1):
        for spells in combinations(unseen, count):
            yield from (Cast(bet, spells) for bet in range(1, wizard.mana + 1))
