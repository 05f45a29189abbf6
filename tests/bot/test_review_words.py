"""What a review says was better, and why: each reason where it holds, and no other."""

from __future__ import annotations

import pytest

import engines
from bots.review import Point, Turning
from cogs.panels.review import review
from cogs.words.strings import LOCALES, speaker
from engines.core import Dice, text
from tables.reviewing.reviews import Reviewed, Turned
from tests.laws.cases import cases
from tests.laws.panels import position_of

GAME = "shazamm"
FALLEN = {"before": 0.6, "after": 0.2}


def told(*, won: bool = False, lost: bool = False, hidden: bool = False) -> tuple[str, ...]:
    """Return the keys of what is told of one turning point at the beginning of a match."""
    engine = engines.load(GAME)
    state = engine.start(engine.meta.config(), 2, Dice("review", 0)).state
    did, better, *_ = engine.legal_actions(state, 0)
    turning = Turning(1, 0, **FALLEN, better=better, won=won, lost=lost, hidden=hidden)
    reviewed = Reviewed(
        GAME, (Point(0, (0.5, 0.5)),), (Turned(turning, engine.view(state, 0), did, 2),)
    )
    scene = position_of(next(case for case in cases() if case.key == GAME), state).scene(0)
    return tuple(line.key for line in review(reviewed, scene))


@pytest.mark.parametrize(
    ("won", "lost", "hidden", "key"),
    [
        (True, False, False, "won"),
        (True, True, False, "won"),
        (True, False, True, "sure"),
        (False, True, True, "lost"),
        (False, False, True, "more"),
    ],
)
def test_why_something_was_better_is_told_as_it_is_known(
    won: bool, lost: bool, hidden: bool, key: str
) -> None:
    *_, why = told(won=won, lost=lost, hidden=hidden)
    assert why == f"review-better-{key}"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("line", ["beside a planet", "Draw 4 cards.", "Without cards: 4 against 2"])
def test_what_a_better_move_leads_to_is_read_whatever_it_is(locale: str, line: str) -> None:
    """A few words as well as sentences: it is no part of another one."""
    said = speaker(locale)(text("review-better-leads", better="A1 → B2", line=line))
    assert said.endswith(f": **A1 → B2** ({line})")
