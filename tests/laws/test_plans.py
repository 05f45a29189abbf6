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
    seat_of,
)
from cogs.panels.given import AHEAD as CHOSEN_AHEAD
from cogs.panels.panel import Button, Filled, Menu
from cogs.panels.several import LIKELY, answered
from engines.core import Text, encode, text
from engines.foresight import (
    SOMETHING,
    Forecast,
    spoken,
    told,
)
from tables import Scene
from tables.match.ahead import carried_out, chosen
from tables.match.planned import ANYWAY
from tables.match.position import Position
from tests.laws.ahead_lines import (
    EVERYWHERE,
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
from tests.laws.panels import Desk, cog_of, shines


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
    """Also what lies behind something of which nobody can foresee what comes, and what cannot be.

    Each is said, and from which line on; the first button leads on with what is before that.
    """
    for _, scene in _put_together(case, SOME):
        if not ways_of(scene).ahead:
            continue
        head, *lines = ahead.hints(scene, "")
        numbers = [line.args["number"] for line in lines if line.key == "ahead-line"]
        assert head == text("ahead-chosen", count=len(scene.drafted))
        assert numbers == [*range(1, len(scene.drafted) + 1)]
        possible = len(led_to(scene).forecasts)
        refused = [line.args["number"] for line in lines if line.key == "ahead-refused"]
        rest = any(line.key == "ahead-rest" for line in lines)
        row = ahead.panel(scene, CHOSEN_AHEAD)[-1]
        assert not isinstance(row, Menu)
        if refused:
            assert refused == [possible + 1]
            assert row[0].label.key == ("ahead-cut" if possible else "ahead-clear")
        else:
            assert row[0].label.key == ("ahead-submit-first" if rest else "ahead-submit")


@of_some_cases
def test_a_plan_that_cannot_be_done_can_be_brought_to_what_can(case: Case) -> None:
    """Each of its buttons changes what is shown, and the highlighted one leaves all that can be."""
    for position, scene in _put_together(case, SOME):
        if led_to(scene).refused is None or not ways_of(scene).ahead:
            continue
        desk = Desk(position, seat_of(scene), scene.drafted)
        for pressed in desk.presses():
            after = desk.followed(desk.answer(pressed))
            assert _shown(after) != _shown(desk), pressed
            if isinstance(pressed.control, Button) and shines(pressed.control):
                assert after.drafted == scene.drafted[: len(led_to(scene).forecasts)]
                assert led_to(after.scene).refused is None


@of_some_cases
def test_what_is_ticked_is_answered_as_if_there_were_no_plan_where_none_is_shown(
    case: Case,
) -> None:
    """Else each order would be refused because of one that nobody sees."""
    for _, scene in _put_together(case, FEW):
        for row in cog_of(case.key).controls(scene, ""):
            if not isinstance(row, Menu) or row.verb != CHOSEN_AHEAD + LIKELY:
                continue
            bare, ways = msgspec.structs.replace(scene, drafted=()), ways_of(scene)
            for choice in row.choices:
                filled = Filled(picks={"values": (choice.value,)})
                assert answered(scene, ways, filled) == answered(bare, ways, filled)


def _shown(desk: Desk) -> bytes:
    """Return what stands on the message of a person, as far as a plan can change it."""
    panel, hints = (make(desk.scene, desk.draft) for make in (desk.cog.controls, desk.cog.hints))
    return encode((panel, hints))


@of_some_cases
def test_what_is_to_come_of_a_plan_is_told_as_it_stands_by_then(case: Case) -> None:
    """As far as anybody knows: a ship that moves before it shoots does not shoot from there."""
    for _, scene in _put_together(case, SOME):
        hints, forecasts = ahead.hints(scene, ""), led_to(scene).forecasts
        if not any(line.key == "ahead-rest" for line in hints):
            continue
        view = forecasts[-1].start.view if forecasts else scene.view
        ways = engines.ways(scene.match.game, view, seat_of(scene))
        now = [told(ways, action) for action in scene.drafted[len(forecasts) :]]
        lines = [line.args["action"] for line in hints if line.key == "ahead-line"]
        expected = [text("ahead-untold") if one is None else one.words for one in now]
        assert lines[len(forecasts) :] == expected


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
    """Whoever comes back need not look for it, nor wonder what became of what was to stay."""
    for position, scene in _put_together(case, FEW):
        _must_stand(scene)
        if led_to(scene).refused is not None or scene.seat is None:
            continue
        made = carried_out(position, scene.seat, (*_spoken(scene, led_to(scene).forecasts),))
        after = reached(made.moves[-1]).scene(scene.seat)
        if scene.seat in after.asked - after.responding:
            behind = scene.drafted[len(led_to(scene).forecasts) :]
            _must_stand(msgspec.structs.replace(after, drafted=(*made.left, *behind)))


@of_some_cases
def test_a_plan_hides_no_question_that_comes_in_between(case: Case) -> None:
    """Whoever is asked for an answer is not shown first what they do on their own turn."""
    cog, ticked = cog_of(case.key), {seat_of(s): s.drafted for _, s in _put_together(case, FEW)}
    for position in moments(case, EVERYWHERE):
        for seat in position.asked & position.responding & ticked.keys():
            bare = position.scene(seat)
            scene = msgspec.structs.replace(bare, drafted=ticked[seat])
            assert cog.controls(scene, "") == cog.controls(bare, "")


def _must_stand(scene: Scene) -> None:
    if not ways_of(scene).ahead:
        return
    cog = cog_of(scene.match.game)
    does = [o.label.key for r in cog.controls(scene, "") if not isinstance(r, Menu) for o in r]
    assert bool(scene.drafted) is ("ahead-clear" in does)
    counts = [said.args["count"] for said in cog.hints(scene, "") if said.key == "ahead-chosen"]
    assert counts == ([len(scene.drafted)] if scene.drafted else [])


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
