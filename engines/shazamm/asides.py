"""What each player is told alone of a turn: the own part of it, in the second person."""

from __future__ import annotations

from engines.core import Player, Seat
from engines.shazamm.model import Cast, Spell, Turn
from engines.shazamm.state import State
from engines.shazamm.telling import NAMES, Run, names, tell, tell_aside


def tell_commitment(seat: Seat, cast: Cast, run: Run, *, again: bool) -> None:
    """Tell what a player has committed and may still change."""
    key = "shazamm-event-committed-anew" if again else "shazamm-event-own-commitment"
    laid, count = names(cast.spells), len(cast.spells)
    tell(run, key, frozenset({seat}), bet=cast.bet, spells=laid, count=count)


def tell_choice(chooser: Seat, spell: Spell, run: Run) -> None:
    """Tell the rival whose choice a spell waits for; whoever chooses is asked."""
    key, rival = "shazamm-event-rival-choice", 1 - chooser
    tell_aside(run, key, rival, spell=NAMES[spell], player=Player(chooser))


def tell_turn(state: State, turn: Turn, run: Run) -> None:
    """Tell both what came of a turn; `state` is the position after paying, before regrouping."""
    for seat in (0, 1):
        if turn.powers is None:
            tell_aside(run, "shazamm-event-own-cut-off", seat, slab=turn.wall_after)
        else:
            _tell_result(state, turn, turn.powers, seat, run)


def _tell_result(state: State, turn: Turn, powers: tuple[int, int], seat: Seat, run: Run) -> None:
    moved = turn.wall_after - turn.wall_before
    closer = moved if seat == 1 else -moved
    tell_aside(
        run,
        "shazamm-event-own-turn",
        seat,
        own=powers[seat],
        rival=Player(1 - seat),
        other=powers[1 - seat],
        slab=turn.wall_after,
        steps=abs(moved),
        way="closer" if closer > 0 else "farther" if closer < 0 else "same",
        ended="yes" if turn.ended else "no",
        mana=state.wizards[seat].mana,
    )
