"""What a computer answers: a line of actions, up to the first that others see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engines.core import decode, encode
from engines.imperium import ENGINE
from engines.imperium.actions import Action, Commit, Ready
from engines.imperium.board import BLUE
from tests.games.imperium.clashes import clash
from tests.thinking.choosers import fails_at_second, lays_cards, undecided
from thinking.question import FIRST, Question, answered, attempted


def asked() -> Question:
    return Question("imperium", ENGINE.rules, encode(clash()), BLUE, "easy", "thought", 0)


def line(choose: Callable[..., Any], left: Callable[[], float] = lambda: 0.0) -> list[Any]:
    return [decode(data, Action) for data in answered(asked(), choose, left)]  # type: ignore[arg-type]


def test_what_follows_on_a_card_laid_face_down_is_decided_with_it() -> None:
    *laid, last = line(lays_cards)
    assert {type(action) for action in laid} == {Commit}
    assert len(laid) > 1
    assert last == Ready()


def test_each_step_has_a_share_of_the_time_that_is_left() -> None:
    shares: list[float] = []

    def choose(engine: Any, state: Any, seat: int, _d: Any, _l: str, keep_going: Any) -> Any:
        begun = seconds[0]
        while keep_going():
            seconds[0] -= 0.01
        shares.append((begun - seconds[0]) / begun)
        return lays_cards(engine, state, seat)

    seconds = [8.0]
    line(choose, lambda: seconds[0])
    assert len(shares) > 2
    assert shares == pytest.approx([FIRST] * len(shares), abs=0.05)


def test_without_time_it_thinks_as_little_as_it_can() -> None:
    goes_on: list[bool] = []

    def choose(engine: Any, state: Any, seat: int, _d: Any, _l: str, keep_going: Any) -> Any:
        goes_on.append(keep_going())
        return lays_cards(engine, state, seat)

    line(choose)
    assert goes_on
    assert not any(goes_on)


def test_a_line_that_does_not_end_or_fails_is_no_answer() -> None:
    steps: list[int] = []

    def choose(*asked: Any) -> Any:
        steps.append(1)
        return undecided(*asked)

    actions, error = attempted(asked(), choose, lambda: 0.0)
    assert actions == []
    assert "a line that does not end" in error
    assert len(steps) == 32
    actions, error = attempted(asked(), fails_at_second, lambda: 0.0)
    assert actions == []
    assert "ZeroDivisionError" in error
