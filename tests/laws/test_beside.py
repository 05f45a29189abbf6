"""What may take long is worked out beside the event loop, where it holds up nobody else."""

from __future__ import annotations

import threading
from contextlib import suppress
from typing import Any

import pytest

from cogs.panels import completing, shorthand
from engines.core import Refusal
from tests.laws.cases import Case
from tests.laws.lines import answer_to, offered
from tests.laws.matches import random_match
from tests.laws.panels import Desk, position_of, some_offered_cases

JUNK = "infantry, infantry, infantry, bar foo a b c d"
"""A line of which nothing can be made, however long it is looked at."""


@some_offered_cases
def test_lines_are_read_beside_the_loop(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    state = random_match(case, 0).states[0]
    desks = (Desk(position_of(case, state), seat) for seat in range(case.seats))
    desk = next(desk for desk in desks if desk.seat in desk.scene.asked)
    asked = _watched(monkeypatch, completing, "completions")
    read = _watched(monkeypatch, shorthand, "read")
    with suppress(Refusal):
        offered(desk, JUNK)
    with suppress(Refusal):
        answer_to(desk, JUNK)
    assert len(asked) == len(read) == 1
    assert threading.main_thread() not in (*asked, *read)


def _watched(monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> list[threading.Thread]:
    """Return a list of the threads in which a function is called from now on."""
    threads, real = list[threading.Thread](), getattr(module, name)

    def watched(*given: Any) -> Any:
        threads.append(threading.current_thread())
        return real(*given)

    monkeypatch.setattr(module, name, watched)
    return threads
