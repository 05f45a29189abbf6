"""How much is done while everybody waits: what is suggested, pressed and offered takes little.

It is counted in calls of our functions, which are as many on any machine: about 100,000 take as
long as nothing of ours may keep the event loop.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path

import pytest
from msgspec import convert

from cogs.panels.shorthand import LONGEST_LINE
from engines.imperium.ways.look import only
from tests.laws.cases import Case
from tests.laws.lines import answer_to, offered
from tests.laws.panels import Desk, position_of
from tests.laws.played import read, some_records
from tests.laws.work import calls_of

SUGGESTED, PRESSED, TYPED, REPEATED = 150_000, 90_000, 200_000, 500_000
"""How many calls may be made for a suggestion, for what is pressed, for a line, and for one in
which the same is said a hundred times."""
MOMENTS = 4
"""At how many moments of a record it is counted."""
PANGRAM = "the quick brown fox jumps over the lazy dog and runs away again"
LINES = ("qqq", ", ".join(map(str, range(25))), "move fleet 3", PANGRAM, "a " * 450)
"""What means nothing: everything is tried for it."""


@pytest.mark.parametrize(("done", "most"), [(offered, SUGGESTED), (answer_to, TYPED)])
@some_records
def test_what_means_nothing_is_soon_done_with(
    path: Path, done: Callable[[Desk, str], object], most: int
) -> None:
    """Nothing is suggested for it, and it is refused where it is sent."""
    for desk in _desks(path):
        for line in LINES:
            calls = calls_of(lambda desk=desk, line=line: done(desk, line))
            assert calls <= most, (line, desk.position.state)


@some_records
def test_what_is_pressed_is_soon_offered_and_answered(path: Path) -> None:
    for desk in _desks(path):
        assert calls_of(lambda desk=desk: list(desk.presses())) <= PRESSED
        for one in desk.presses():
            calls = calls_of(lambda desk=desk, one=one: desk.answer(one))
            assert calls <= PRESSED, (one, desk.position.state)


@some_records
def test_what_is_said_a_hundred_times_is_soon_done_with(path: Path) -> None:
    for desk in _desks(path):
        for line in _repeated(desk):
            calls = calls_of(lambda desk=desk, line=line: answer_to(desk, line))
            assert calls <= REPEATED, (line, desk.position.state)


def _repeated(desk: Desk) -> Iterator[str]:
    """Yield what is suggested for each way that can be gone, and its last word again and again."""
    ways = desk.cog.ways(desk.scene).now() if desk.scene.legal else ()
    for way, between in zip(ways, cycle((", ", " and ")), strict=False):
        for _, line in offered(desk, f"{way.verb} ")[:1]:
            yield between.join([line, *line.split()[-1:] * 300])[:LONGEST_LINE]


def in_a_thread(work: Callable[[], object]) -> None:
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()


@pytest.mark.parametrize("start", [lambda work: work(), in_a_thread])
def test_calls_are_counted(start: Callable[[Callable[[], object]], object]) -> None:
    assert calls_of(lambda: start(lambda: [only({}, "") for _ in range(3)])) == 3


def _desks(path: Path) -> Iterator[Desk]:
    """Yield what each of two people has before them at some moments of a record."""
    record = read(path)
    case = Case(record.game, convert(record.config, record.engine.meta.config), record.seats, "")
    states = record.states()
    for state in states[:: max(1, len(states) // MOMENTS)]:
        position = position_of(case, state, record.rules_version)
        yield from (Desk(position, seat) for seat in (0, 1))
