"""What is said of a plan: all that is in it, and how far it can be done."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

import engines
from cogs.panels import ahead
from cogs.panels.foreseen import (
    led_to,
    next_start,
    offered_given,
)
from cogs.panels.given import AHEAD as CHOSEN_AHEAD
from cogs.panels.panel import Menu
from engines.core import Text, text
from engines.foresight import (
    SOMETHING,
    Forecast,
    spoken,
)
from tables import Scene
from tables.match.ahead import carried_out, chosen
from tables.match.planned import ANYWAY
from tables.match.position import Position
from tests.laws.ahead_lines import (
    FEW,
    LINE,
    SOME,
    lines,
    moments,
    of_some_cases,
    reached,
    waiting_lines,
    ways_of,
)
from tests.laws.cases import Case
from tests.laws.panels import cog_of


@of_some_cases
def test_that_nothing_can_be_chosen_behind_it_is_told_where_it_is_so(case: Case) -> None:
    """And nowhere else, while one waits and on the own turn."""
    for position, seat, line in waiting_lines(case, FEW):
        _must_tell_whether_it_goes_on(reached(chosen(position, seat, line)).scene(seat))
    for position, seat, line in lines(case, FEW):
        for most in range(1, len(line) + 1):
            drafted = msgspec.structs.replace(position.scene(seat), drafted=line[:most])
            _must_tell_whether_it_goes_on(drafted)


@of_some_cases
def test_what_holds_for_all_that_is_chosen_is_said_once(case: Case) -> None:
    """Whoever reads “whatever others do before” behind each of five lines reads none of them."""
    for position, seat, line in waiting_lines(case, FEW):
        scene = reached(chosen(position, seat, line)).scene(seat)
        for draft in ("", CHOSEN_AHEAD):
            said = ahead.hints(scene, draft)
            lines = [one.args["action"] for one in said if one.key == "ahead-line"]
            anyway = [one for one in lines if isinstance(one, Text) and one.key == ANYWAY]
            assert len(anyway) < 2 or len(anyway) < len(lines)


def _must_tell_whether_it_goes_on(scene: Scene) -> None:
    keys = {said.key for said in ahead.hints(scene, CHOSEN_AHEAD)}
    if "ahead-refused" in keys or keys.isdisjoint(("ahead-chosen", "ahead-chosen-anyway")):
        return  # what stands by itself is offered outright, whatever comes behind it
    goes_on = next_start(scene, CHOSEN_AHEAD) is not None or bool(offered_given(scene))
    assert keys.isdisjoint(("ahead-no-further", "ahead-rest")) is goes_on


@of_some_cases
def test_a_plan_names_all_that_is_put_together(case: Case) -> None:
    """Also what lies behind something of which nobody can foresee what comes; that is said."""
    for _, scene in _put_together(case, SOME):
        head, *lines = ahead.hints(scene, "")
        if any(line.key == "ahead-refused" for line in (head, *lines)):
            continue
        numbers = [line.args["number"] for line in lines if line.key == "ahead-line"]
        assert head == text("ahead-chosen", count=len(scene.drafted))
        assert numbers == [*range(1, len(scene.drafted) + 1)]
        rest = any(line.key == "ahead-rest" for line in lines)
        row = ahead.panel(scene, CHOSEN_AHEAD)[-1]
        assert not isinstance(row, Menu)
        assert row[0].label.key == ("ahead-submit-first" if rest else "ahead-submit")


@of_some_cases
def test_what_nobody_can_foresee_is_not_done_before_it_was_seen(case: Case) -> None:
    """It stays in the plan, as is said, and the button does as much as it says."""
    for position, scene in _put_together(case, SOME):
        behind = [line.key for line in ahead.hints(scene, "")].count("ahead-rest")
        if not behind or scene.seat is None:
            continue
        row = ahead.panel(scene, CHOSEN_AHEAD)[-1]
        assert not isinstance(row, Menu)
        first = row[0].label.args["count"]
        assert isinstance(first, int)
        said = (*_spoken(scene, led_to(scene).forecasts),)
        made = carried_out(position, scene.seat, (*said, *scene.drafted[len(said) :]))
        assert len(made.moves) <= first
        assert made.left[-len(scene.drafted[first:]) :] == scene.drafted[first:]


@of_some_cases
def test_a_plan_stands_in_a_hand_that_is_opened_anew(case: Case) -> None:
    """As long as it can be done: whoever comes back need not look for it."""
    for _, scene in _put_together(case, FEW):
        shown = cog_of(case.key).controls(scene, "")
        does = {one.label.key for row in shown if not isinstance(row, Menu) for one in row}
        stands = not does.isdisjoint(("ahead-submit", "ahead-submit-first"))
        assert stands is (bool(ways_of(scene).ahead) and led_to(scene).refused is None)


def _spoken(scene: Scene, forecasts: Sequence[Forecast]) -> Iterator[Any]:
    """Yield foreseen actions with the words that the form asks for them."""
    assert scene.seat is not None
    for number, one in enumerate(forecasts, start=1):
        ways = engines.ways(scene.match.game, one.start.view, scene.seat)
        yield spoken(ways, one.action, SOMETHING * number)


def _put_together(case: Case, some: int) -> Iterator[tuple[Position, Scene]]:
    """Yield moments of a match in which somebody has ticked several lines of what is likely."""
    for number, position in enumerate(moments(case, some)):
        chance = random.Random(number)
        for seat in sorted(position.asked - position.responding):
            scene = position.scene(seat)
            likely = [one.action for one in ways_of(scene).likely()]
            ticked = chance.sample(likely, min(len(likely), LINE))
            if ticked:
                drafted = ways_of(scene).together(tuple(ticked))
                yield position, msgspec.structs.replace(scene, drafted=drafted)
