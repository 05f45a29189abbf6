"""Actions chosen ahead are done as if they were pressed, and what cannot be is dropped."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import engines
from cogs.panels import ahead
from cogs.panels.ahead import DROP
from cogs.panels.ahead_pressed import answered
from cogs.panels.foreseen import (
    next_scene,
    outright,
    ways_of_next,
)
from cogs.panels.given import AHEAD as CHOSEN_AHEAD
from cogs.panels.panel import Filled, Leave, Menu
from engines.core import Refusal, Seat
from engines.fields import tag
from engines.foresight import (
    foreseen,
)
from tables.match.ahead import carried_out, chosen, due, with_plan
from tables.match.at_once import following, next_of
from tables.match.log import AHEAD
from tables.match.moves import Move, by_default, step
from tables.match.planned import kept
from tables.match.position import Position
from tests.laws.ahead_lines import (
    FARTHEST,
    FEW,
    lines,
    moments,
    of_some_cases,
    reached,
    waiting_lines,
    ways_of,
)
from tests.laws.cases import Case
from tests.laws.matches import random_match, spread
from tests.laws.panels import (
    OFFERED_CASES,
    Desk,
    position_of,
    walk,
)


@of_some_cases
def test_a_line_is_done_as_if_each_were_pressed(case: Case) -> None:
    """While all others do what is usual; and whoever was asked for it is asked after it."""
    for position, seat, line in lines(case, FEW):
        done = pressed = position
        for move in _all_of(carried(position, seat, line), seat):
            if move.kind == AHEAD:
                break  # others have answered what nobody could foresee
            done = reached(move)
        else:
            for action in line:
                pressed = reached(step(_ended(pressed, seat), seat, action, "action"))
            assert done.state == _ended(pressed, seat).state


@of_some_cases
def test_every_control_of_somebody_who_waits_leads_on(case: Case) -> None:
    chance = random.Random(f"waits:{case.name}")
    found = 0
    for state in spread(random_match(case, 0).states, 8 * FEW):
        position = position_of(case, state)
        for seat in range(case.seats):
            desk = Desk(position, seat)
            if not position.may_move(seat) and desk.cog.controls(desk.scene) and found < FEW:
                found += 1
                walk(desk, 3, chance)


@of_some_cases
def test_what_stands_by_itself_is_offered_outright_to_whoever_waits(case: Case) -> None:
    """In the panel that stands there: nobody has to open another to go on without waiting."""
    for position in moments(case, FEW):
        for seat in sorted(position.people - position.asked):
            desk = Desk(position, seat)
            start = foreseen(position.engine, desk.scene.view, seat, None)
            ways = None if start is None else engines.ways(case.key, start.view, seat)
            apart = () if ways is None else (w.verb for w in ways.now() if w.verb in ways.apart)
            shown = {pressed.verb for pressed in desk.presses()}
            assert {f"{CHOSEN_AHEAD}{verb}" for verb in apart} <= shown


@of_some_cases
def test_what_is_typed_while_one_waits_is_chosen_where_panels_choose(case: Case) -> None:
    """A line has the ways of the next own turn, as the panel has that is opened for it."""
    for position in moments(case, FEW):
        for seat in sorted(position.people - position.asked):
            scene = position.scene(seat)
            shown = next_scene(scene, "")
            if shown is not None:
                (typed,) = ways_of_next(scene, ())
                assert typed.view == shown.view


@of_some_cases
def test_what_is_chosen_while_one_waits_is_done_or_told(case: Case) -> None:
    """Each is done, with what its owner was told of it; or all are dropped, and it is told."""
    for position, seat, line in waiting_lines(case, FEW):
        waits = reached(chosen(position, seat, line))
        assert [one.words for one in kept(waits.seats[seat])]
        assert waits.scene(seat).ahead and not waits.scene(1 - seat if seat < 2 else 0).ahead
        move, after = None, waits
        for _ in range(FARTHEST):
            move = due(after)
            if move is not None or after.outcome is not None:
                break
            after = reached(by_default(after, min(after.asked), "action"))
        if after.outcome is None:
            assert move is not None and (move.action == line[0] or move.events)


@of_some_cases
def test_what_is_dropped_takes_only_what_was_built_on_it(case: Case) -> None:
    """All behind it, unless such actions stand by themselves; and its owner alone hears of it."""
    for position, seat, line in waiting_lines(case, FEW):
        first, *rest = kept(reached(chosen(position, seat, line)).seats[seat])
        surprised = msgspec.structs.replace(first, promise="another", before=None)
        move, after = None, with_plan(position, seat, (surprised, *rest))
        for _ in range(FARTHEST):
            move = due(after)
            if move is not None or after.outcome is not None:
                break
            after = reached(by_default(after, min(after.asked), "action"))
        if move is None or move.kind != AHEAD:
            continue
        view = after.engine.view(after.state, seat)
        apart = tag(type(line[0])) in engines.ways(case.key, view, seat).apart
        assert kept(reached(move).seats[seat]) == (tuple(rest) if apart else ())
        assert [event.audience for event in move.events] == [frozenset({seat})]


@of_some_cases
def test_what_cannot_be_done_any_more_is_left_out_and_the_rest_goes_on(case: Case) -> None:
    """Where each stands by itself: it is told so, and whoever chooses on is not held up by it."""
    for position, seat, line in waiting_lines(case, FEW):
        first, *rest = kept(reached(chosen(position, seat, line)).seats[seat])
        plain = with_plan(position, seat, (first, *rest)).scene(seat)
        if not outright(plain) or _tag_of(line[0]) not in ways_of(plain).apart or not rest:
            continue
        scene = with_plan(position, seat, (first, first, *rest)).scene(seat)
        hints = ahead.hints(scene, "")
        assert "ahead-refused" not in {said.key for said in hints}
        (told_so,) = (said for said in hints if said.key == "ahead-left-out")
        assert told_so.args["what"] == (first.words,)
        shown, usual = (
            [row for row in ahead.panel(one, "") if not isinstance(row, Menu) or row.extra != DROP]
            for one in (scene, plain)
        )
        assert shown == usual
        assert answered(scene, CHOSEN_AHEAD + ahead.UNDO, Filled()) == Leave(
            line[:-1], CHOSEN_AHEAD
        )


def _tag_of(action: Any) -> str:
    return tag(type(action))


def carried(position: Position, seat: Seat, line: tuple[Any, ...]) -> Position:
    """Return where a line of a seat leads until somebody else is asked."""
    made = carried_out(position, seat, line)
    assert not made.left, f"{made.left} are left over of {line}"
    return with_plan(reached(made.moves[-1]), seat, made.ahead)


def _all_of(position: Position, seat: Seat) -> Iterator[Move]:
    """Yield what follows, others doing what is usual, until a seat is asked by hand."""
    for _ in range(FARTHEST):
        move = next_of(position)
        if move is None and (seat in position.asked or not position.asked):
            return
        move = move or by_default(position, min(position.asked), "action")
        yield move
        position = reached(move)


def _ended(position: Position, seat: Seat) -> Position:
    """Return where all others have answered as usual, and all that was due is done."""
    for _ in range(FARTHEST):
        for move in following(position):
            position = reached(move)
        if seat in position.asked or not position.asked:
            return position
        position = reached(by_default(position, min(position.asked), "action"))
    return position


def test_more_than_can_be_foreseen_is_refused() -> None:
    """In Shazamm! a clash turns up what both have bet: nothing is foreseen beyond it."""
    case = next(case for case in OFFERED_CASES if case.key == "shazamm")
    position = position_of(case, random_match(case, 0).states[0])
    bet = next(iter(case.engine.legal_actions(position.state, 0)))
    with pytest.raises(Refusal):
        chosen(position, 0, (bet,))
