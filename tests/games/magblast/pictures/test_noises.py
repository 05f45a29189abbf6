"""The noises in the news are the newest of those who are still in the match."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.words.strings import speaker
from engines.magblast.view import View
from render.magblast import board
from tests.laws.cases import Case, cases
from tests.laws.matches import Ply, random_match, spread
from tests.render.letters import drawn

SAY = speaker("en", "ABCDEFGH".__getitem__)
CROWD = next(case for case in cases() if case.key == "magblast" and case.seats == 8)
MOMENTS = 16


def noises(view: View) -> set[int]:
    """Return the seats whose last noise stands in the news, if each has made one."""
    fleets = tuple(
        replace(fleet, sounds=(f"zap {seat}",)) for seat, fleet in enumerate(view.fleets)
    )
    with drawn() as found:
        board(replace(view, fleets=fleets), SAY)
    return {int(words[-1]) for _, words in found if words.startswith("zap ")}


def shooters(case: Case) -> list[tuple[Ply, int]]:
    """Return the plies after a shot whose player still has the turn, with their seat."""
    found = list[tuple[Ply, int]]()
    for ply in random_match(case, 0).plies:
        before, after = ply.before.fleets, ply.step.state.fleets
        found += [
            (ply, seat)
            for seat in range(case.seats)
            if before[seat].sounds != after[seat].sounds and after[seat].alive
        ]
    return found


def test_the_newest_noise_is_among_those_in_the_news() -> None:
    shots, seen = shooters(CROWD), 0
    for ply, seat in spread(tuple(shots), MOMENTS):
        shown = noises(CROWD.engine.view(ply.step.state, None))
        seen += bool(shown)
        assert not shown or seat in shown
    assert seen


def test_the_others_in_the_news_had_the_last_turns_and_are_in_the_match() -> None:
    seen = 0
    for state in spread(random_match(CROWD, 0).states, MOMENTS):
        view = CROWD.engine.view(state, None)
        shown = noises(view)
        seen += any(not fleet.alive for fleet in view.fleets) and bool(shown)
        left = [seat for seat, fleet in enumerate(view.fleets) if fleet.alive]
        assert shown <= {*left}
        rest = [view.fleets[seat].last_turn for seat in left if seat not in shown]
        assert all(view.fleets[seat].last_turn >= max(rest, default=0) for seat in shown)
    assert seen, "nobody is out"
