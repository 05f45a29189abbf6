"""What ended a match stands with its result: no event of the last move says it once more."""

from __future__ import annotations

from tests.laws.cases import Case
from tests.laws.matches import every_case, random_matches


@every_case
def test_the_reason_is_told_once(case: Case) -> None:
    for match in random_matches(case):
        if match.outcome is not None and match.plies:
            told = [event.text for event in match.plies[-1].step.events]
            assert match.outcome.reason not in told
