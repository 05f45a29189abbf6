"""How a turn may come out for who has bet: what the other would bet for it, without any card."""

from __future__ import annotations

from engines.core import Seat
from engines.shazamm.imagine import imagine
from engines.shazamm.model import Cast, View
from engines.shazamm.state import State
from engines.shazamm.turn import commit


def clashes(view: View, seat: Seat) -> dict[str, int]:
    """Return a bet of the other with which the seat wins, ties or loses the clash, where there is.

    Nothing where a card of the seat's own asks something first, or cuts the turn off.
    """
    state, found = imagine(view), dict[str, int]()
    most = state.wizards[1 - seat].mana
    least = _powers(state, seat, 1)
    for bet in () if least is None else (1, least[0], least[0] + 1):
        powers = _powers(state, seat, bet)
        if powers is not None and bet <= most:
            own, other = powers
            found.setdefault("won" if own > other else "tied" if own == other else "lost", bet)
    return found


def _powers(state: State, seat: Seat, bet: int) -> tuple[int, int] | None:
    """Return the powers, the own first, if the other bets so much; None if it is not so far."""
    last = commit(state, 1 - seat, Cast(bet), []).last
    if last is None or last.number != state.turn or last.powers is None:
        return None
    return last.powers[seat], last.powers[1 - seat]
