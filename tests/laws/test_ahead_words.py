"""What is said on top of what can be chosen ahead is what can be pressed below it."""

from __future__ import annotations

import pytest

from cogs.panels import ahead
from cogs.panels.ahead import BACK, CLEAR, UNDO
from cogs.panels.foreseen import may_begin, may_wait, offered_given, outright
from cogs.panels.given import AHEAD, GIVEN, Parted, word_of
from cogs.panels.panel import Filled
from engines.core import MalformedAction
from tables import Scene
from tests.laws.cases import Case
from tests.laws.matches import random_match, some_cases, spread
from tests.laws.panels import cog_of, position_of

MOMENTS = 24
"""At how many moments of a match it is looked at who waits."""
NEXT = {"ahead-next-anyway", "ahead-next-if", "ahead-next-given"}
"""What is said of what comes next, one of them at a time."""
NOTHING = "0"
"""A word for what nobody can do."""
BESIDE = {AHEAD, *(AHEAD + verb for verb in (BACK, UNDO, CLEAR, GIVEN))}
"""The controls of such a panel by which no action is chosen."""


@some_cases
def test_what_is_next_is_what_can_be_chosen(case: Case) -> None:
    for state in spread(random_match(case, 0).states, MOMENTS):
        position = position_of(case, state)
        for seat in sorted(position.people - position.asked) if position.going else ():
            scene = position.scene(seat)
            if may_wait(scene) and may_begin(scene) and not outright(scene):
                _check(scene)


def _check(scene: Scene) -> None:
    """Assert it of what is chosen whatever comes, and given each thing that another may do."""
    anyway = "ahead-next-anyway" if _chooses(scene, AHEAD) else "ahead-next-if"
    assert _said(scene, AHEAD) == {anyway}
    for given in offered_given(scene):
        draft = Parted(word_of(given), "").before
        assert _said(scene, draft) == {"ahead-next-given"}
    with pytest.raises(MalformedAction) as refused:
        cog_of(scene.match.game).answer(scene, Parted(NOTHING, "").before + "way", Filled())
    assert refused.value.text.key == "refusal-ahead-not-given"


def _said(scene: Scene, draft: str) -> set[str]:
    return NEXT & {one.key for one in ahead.hints(scene, draft)}


def _chooses(scene: Scene, draft: str) -> bool:
    """Tell whether a panel has a control by which an action is chosen."""
    rows = (row if isinstance(row, tuple) else (row,) for row in ahead.panel(scene, draft))
    return any(one.verb not in BESIDE for row in rows for one in row)
