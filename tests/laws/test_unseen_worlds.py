"""Nothing that a seat or a spectator is given, whatever it is, depends on what is hidden from them.

States that somebody cannot tell apart (`tests/laws/worlds.py`) are given whole: views, questions,
refusals, events, notices, clocks, panels and where pressing leads, suggestions, words, and the
messages with pictures. All must be the same. That each leak would be found is tried with planted
ones (`tests/laws/leaks.py`, `shown_leaks.py`).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
import pytest

from cogs.panels.game import offered
from tests import tally
from tests.laws.cases import Case
from tests.laws.leaks import LEAKS, Leak
from tests.laws.looks import Look, look_at, looks
from tests.laws.matches import random_match
from tests.laws.panels import OFFERED_CASES, some_offered_cases
from tests.laws.shown_leaks import SHOWN_LEAKS
from tests.laws.worlds import Every, Watch
from tests.soak.pieces import in_pieces
from tests.tally import Tally

STATES, PIECE = 100_000, 5_000
"""States of each game that are soaked; somebody looks at each."""
FEW = 8
"""States of each way to set up a game in every run."""
SHARES = Every(refusals=1, panels=2, suggestions=10, pictures=100)
SOME, NEVER = 700, 10**9
RULES_ALONE = Every(refusals=1, panels=NEVER, suggestions=NEVER, pictures=NEVER)
TRIED = 60
"""In how many states at most a planted leak is looked for."""


def must_tell_nothing(watch: Watch, found: Iterable[tuple[int, Look]]) -> None:
    for number, look in found:
        for difference in watch.differences(number, look):
            raise AssertionError(str(difference))


@some_offered_cases
def test_nothing_that_is_given_depends_on_what_is_hidden(case: Case) -> None:
    match, first = random_match(case, 0), FEW * OFFERED_CASES.index(case)
    plies = [at * (len(match.states) - 1) // (FEW - 1) for at in range(FEW)]
    watch = Watch(SHARES)
    must_tell_nothing(
        watch, ((n, look_at(match, ply, n)) for n, ply in enumerate(plies, start=first))
    )
    assert watch.counts["states"] == FEW


@pytest.mark.parametrize("key", offered())
def test_nothing_of_the_rules_and_tables_depends_on_it_in_some_hundred_states(key: str) -> None:
    """More states than above, of which nothing is drawn and no panel made."""
    must_tell_nothing(Watch(RULES_ALONE), looks(key, range(1, SOME)))


@pytest.mark.soak
@in_pieces(STATES, PIECE)
@pytest.mark.parametrize("key", offered())
def test_nothing_depends_on_it_in_a_hundred_thousand_states(
    key: str, numbers: range, record_property: Any
) -> None:
    watch = Watch(SHARES)
    try:
        must_tell_nothing(watch, looks(key, numbers))
    finally:
        row = Tally("unseen worlds", key, dict(watch.counts), {})
        record_property(tally.PROPERTY, msgspec.to_builtins(row))
    assert watch.counts["states"] == len(numbers)


@cache
def tried(game: str) -> list[tuple[int, Look]]:
    return list(looks(game, range(1, TRIED)))


@pytest.mark.parametrize("leak", [*LEAKS, *SHOWN_LEAKS], ids=str)
def test_a_leak_that_is_planted_is_found(monkeypatch: pytest.MonkeyPatch, leak: Leak) -> None:
    found = tried(leak.game)
    leak.plant(monkeypatch)
    watch = Watch(Every(1, 1, 1, pictures=1 if leak.is_drawn else TRIED))
    for number, look in found:
        if any(map(leak.is_found, watch.differences(number, look))):
            return
    pytest.fail("nothing was found")
