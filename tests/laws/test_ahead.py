"""Actions chosen ahead: what is foreseen comes true, and what is not foreseen stops them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

import engines
from cogs.panels import ahead
from cogs.panels.ahead import DROP
from cogs.panels.ahead_pressed import answered
from cogs.panels.foreseen import (
    led_to,
    next_scene,
    next_start,
    offered_given,
    outright,
    ways_of_next,
)
from cogs.panels.given import AHEAD as CHOSEN_AHEAD
from cogs.panels.panel import Filled, Leave, Menu
from engines.choosing import Ways
from engines.core import Dice, Refusal, Seat, Text, play, text
from engines.fields import tag
from engines.foresight import (
    SOMETHING,
    Forecast,
    Here,
    course,
    foreseen,
    here_of,
    looks_the_same,
    spoken,
    start_of,
    told,
)
from tables import Scene
from tables.match.ahead import carried_out, chosen, due, with_plan
from tables.match.at_once import following, next_of
from tables.match.log import AHEAD
from tables.match.moves import Move, by_default, step
from tables.match.planned import ANYWAY, kept
from tables.match.position import Position
from tests.laws.cases import Case
from tests.laws.matches import played_at_random, random_match, spread
from tests.laws.panels import (
    OFFERED_CASES,
    Desk,
    every_offered_case,
    position_of,
    some_offered_cases,
    walk,
)
from tests.sampled import sampled

EACH = 2
"""How many ways to set up a game are looked at in every run, in what takes long."""


def _chooses_ahead(case: Case) -> bool:
    start = case.engine.start(case.config, case.seats, Dice("ahead", 0)).state
    view = case.engine.view(start, 0)
    return bool(engines.ways(case.key, view, 0).for_later())


def _sampled(cases: list[Case]) -> Iterator[Any]:
    """Yield the first ways to set up each game for every run, and the rest for the soak."""
    keys = sorted({case.key for case in cases})
    for key in keys:
        yield from sampled([case for case in cases if case.key == key], EACH)


AHEAD_CASES = [case for case in OFFERED_CASES if _chooses_ahead(case)]
of_some_cases = pytest.mark.parametrize(
    "case", [*_sampled(AHEAD_CASES)], ids=lambda case: case.name
)
SOME, FEW, MANY = 6, 3, 150
"""How many moments of a match are looked at, how many in what takes long, and in the soak."""
EVERYWHERE = 40
"""The same where next to nothing is done at each."""
LINE = 4
"""How many actions are chosen ahead."""
FARTHEST = 80


@some_offered_cases
def test_what_is_foreseen_comes_true_if_nobody_interferes(case: Case) -> None:
    _must_come_true(case, random_match(case, 0), SOME)


@pytest.mark.soak
@every_offered_case
def test_what_is_foreseen_comes_true_everywhere(case: Case) -> None:
    _must_come_true(case, played_at_random(case, 2), MANY)


def _must_come_true(case: Case, match: Any, some: int) -> None:
    """Where nobody has a turn in between; where others have, at least no rule forbids it."""
    engine = case.engine
    ahead = engines.ways(case.key, engine.view(match.states[0], 0), 0).ahead
    plies = tuple(ply for ply in match.plies if not ahead or _verb(case, ply) in ahead)
    for ply in spread(plies, some):
        view = engine.view(ply.before, ply.seat)
        ways = engines.ways(case.key, view, ply.seat)
        action = spoken(ways, ply.action, SOMETHING)
        assert not ahead or told(ways, action) is not None, f"of {action} nothing is told"
        expected = foreseen(engine, view, ply.seat, action)
        if expected is None:
            continue
        came = _came(case, ply.before, ply.seat, action)
        assert came is not None, f"{action} leads nowhere"
        if expected.alone:
            assert looks_the_same(expected.view, came), f"{action} led elsewhere"


@some_offered_cases
def test_whoever_waits_is_shown_what_their_turn_begins_with(case: Case) -> None:
    """If all others let it be, what goes by a verb then is what it was called before."""
    for state in random_match(case, 0).some_states(EVERYWHERE):
        for seat in range(case.seats):
            before = case.engine.view(state, seat)
            start = start_of(case.key, here_of(case.key, before, asked=False), seat)
            then = None if start is None else _let_be(case, state, seat)
            if start is not None and then is not None:
                shown, asked = (
                    {way.verb: way.title.key for way in engines.ways(case.key, view, seat).now()}
                    for view in (start.view, case.engine.view(then, seat))
                )
                both = shown.keys() & asked.keys()
                assert [shown[verb] for verb in both] == [asked[verb] for verb in both]


def _let_be(case: Case, state: Any, seat: Seat) -> Any:
    """Return where it leads if others do as little as they can before a seat has its turn; None
    where it is asked for an answer before."""
    engine = case.engine
    for number in range(FARTHEST):
        if engine.outcome(state) is not None or seat in engine.responding(state):
            return None
        asked = engine.to_act(state)
        if seat in asked:
            return state
        other = min(asked)
        idle = engine.idle_action(state, other) or engine.default_action(state, other)
        state = play(engine, state, other, idle, Dice("let be", number)).state
    return None


def _verb(case: Case, ply: Any) -> str:
    ways = engines.ways(case.key, case.engine.view(ply.before, ply.seat), ply.seat)
    return ways.steps(ply.action)[0]


def _came(case: Case, state: Any, seat: Seat, action: Any) -> Any:
    """Return what a seat sees once it is asked again while the others do what is usual."""
    engine, dice = case.engine, Dice("came true", 1)
    state = play(engine, state, seat, action, dice).state
    for _ in range(FARTHEST):
        if engine.outcome(state) is not None:
            return None
        if seat in engine.to_act(state):
            return engine.view(state, seat)
        other = min(engine.to_act(state))
        state = play(engine, state, other, engine.default_action(state, other), dice).state
    return None


@of_some_cases
def test_a_line_is_done_as_if_each_were_pressed(case: Case) -> None:
    """While all others do what is usual; and whoever was asked for it is asked after it."""
    for position, seat, line in _lines(case, FEW):
        done = pressed = position
        for move in _all_of(carried(position, seat, line), seat):
            if move.kind == AHEAD:
                break  # others have answered what nobody could foresee
            done = _after(move)
        else:
            for action in line:
                pressed = _after(step(_ended(pressed, seat), seat, action, "action"))
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
    for position in _moments(case, FEW):
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
    for position in _moments(case, FEW):
        for seat in sorted(position.people - position.asked):
            scene = position.scene(seat)
            shown = next_scene(scene, "")
            if shown is not None:
                (typed,) = ways_of_next(scene, ())
                assert typed.view == shown.view


@of_some_cases
def test_what_is_chosen_while_one_waits_is_done_or_told(case: Case) -> None:
    """Each is done, with what its owner was told of it; or all are dropped, and it is told."""
    for position, seat, line in _waiting_lines(case, FEW):
        waits = _after(chosen(position, seat, line))
        assert [one.words for one in kept(waits.seats[seat])]
        assert waits.scene(seat).ahead and not waits.scene(1 - seat if seat < 2 else 0).ahead
        move, after = None, waits
        for _ in range(FARTHEST):
            move = due(after)
            if move is not None or after.outcome is not None:
                break
            after = _after(by_default(after, min(after.asked), "action"))
        if after.outcome is None:
            assert move is not None and (move.action == line[0] or move.events)


@of_some_cases
def test_that_nothing_can_be_chosen_behind_it_is_told_where_it_is_so(case: Case) -> None:
    """And nowhere else, while one waits and on the own turn."""
    for position, seat, line in _waiting_lines(case, FEW):
        _must_tell_whether_it_goes_on(_after(chosen(position, seat, line)).scene(seat))
    for position, seat, line in _lines(case, FEW):
        for most in range(1, len(line) + 1):
            drafted = msgspec.structs.replace(position.scene(seat), drafted=line[:most])
            _must_tell_whether_it_goes_on(drafted)


@of_some_cases
def test_what_holds_for_all_that_is_chosen_is_said_once(case: Case) -> None:
    """Whoever reads “whatever others do before” behind each of five lines reads none of them."""
    for position, seat, line in _waiting_lines(case, FEW):
        scene = _after(chosen(position, seat, line)).scene(seat)
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


def _spoken(scene: Scene, forecasts: Sequence[Forecast]) -> Iterator[Any]:
    """Yield foreseen actions with the words that the form asks for them."""
    assert scene.seat is not None
    for number, one in enumerate(forecasts, start=1):
        ways = engines.ways(scene.match.game, one.start.view, scene.seat)
        yield spoken(ways, one.action, SOMETHING * number)


def _put_together(case: Case, some: int) -> Iterator[tuple[Position, Scene]]:
    """Yield moments of a match in which somebody has ticked several lines of what is likely."""
    for number, position in enumerate(_moments(case, some)):
        chance = random.Random(number)
        for seat in sorted(position.asked - position.responding):
            scene = position.scene(seat)
            likely = [one.action for one in _ways(scene).likely()]
            ticked = chance.sample(likely, min(len(likely), LINE))
            if ticked:
                drafted = _ways(scene).together(tuple(ticked))
                yield position, msgspec.structs.replace(scene, drafted=drafted)


@of_some_cases
def test_what_is_dropped_takes_only_what_was_built_on_it(case: Case) -> None:
    """All behind it, unless such actions stand by themselves; and its owner alone hears of it."""
    for position, seat, line in _waiting_lines(case, FEW):
        first, *rest = kept(_after(chosen(position, seat, line)).seats[seat])
        surprised = msgspec.structs.replace(first, promise="another", before=None)
        move, after = None, with_plan(position, seat, (surprised, *rest))
        for _ in range(FARTHEST):
            move = due(after)
            if move is not None or after.outcome is not None:
                break
            after = _after(by_default(after, min(after.asked), "action"))
        if move is None or move.kind != AHEAD:
            continue
        view = after.engine.view(after.state, seat)
        apart = tag(type(line[0])) in engines.ways(case.key, view, seat).apart
        assert kept(_after(move).seats[seat]) == (tuple(rest) if apart else ())
        assert [event.audience for event in move.events] == [frozenset({seat})]


@of_some_cases
def test_what_cannot_be_done_any_more_is_left_out_and_the_rest_goes_on(case: Case) -> None:
    """Where each stands by itself: it is told so, and whoever chooses on is not held up by it."""
    for position, seat, line in _waiting_lines(case, FEW):
        first, *rest = kept(_after(chosen(position, seat, line)).seats[seat])
        plain = with_plan(position, seat, (first, *rest)).scene(seat)
        if not outright(plain) or _tag_of(line[0]) not in _ways(plain).apart or not rest:
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


def _ways(scene: Scene) -> Ways[Any, Any]:
    assert scene.seat is not None
    return engines.ways(scene.match.game, scene.view, scene.seat)


def _lines(case: Case, some: int) -> list[tuple[Position, Seat, tuple[Any, ...]]]:
    """Return moments of a match with several actions that a seat can foresee one by one."""
    found: list[tuple[Position, Seat, tuple[Any, ...]]] = []
    for position in _moments(case, some):
        for seat in sorted(position.asked - position.responding):
            view = position.engine.view(position.state, seat)
            here = here_of(case.key, view, asked=True)
            line = _line(case, here, seat) if len(found) < some else ()
            if len(line) > 1:
                found.append((position, seat, line))
    return found


def _waiting_lines(case: Case, some: int) -> list[tuple[Position, Seat, tuple[Any, ...]]]:
    """Return moments of a match with actions that a seat which waits can foresee."""
    found: list[tuple[Position, Seat, tuple[Any, ...]]] = []
    for position in _moments(case, some):
        for seat in sorted(position.people - position.asked):
            view = position.engine.view(position.state, seat)
            here = here_of(case.key, view, asked=False)
            line = _line(case, here, seat) if len(found) < some else ()
            if line:
                found.append((position, seat, line))
    return found


def _moments(case: Case, some: int) -> Iterator[Position]:
    for state in spread(random_match(case, 0).states, 8 * some):
        yield position_of(case, state)


def _line(case: Case, here: Here, seat: Seat) -> tuple[Any, ...]:
    """Return actions one after the other, as long as each can be foreseen."""
    chance, line = random.Random(f"line:{case.name}"), list[Any]()
    while len(line) < LINE:
        led = course(case.key, here, seat, tuple(line))
        if led.view is None or len(led.forecasts) < len(line):
            break
        ways = engines.ways(case.key, led.view, seat)
        legal = list(case.engine.legal_actions(case.engine.imagine(led.view), seat))
        verbs = ways.ahead if here.asked else ways.for_later()
        able = [spoken(ways, one, SOMETHING) for one in legal if ways.steps(one)[0] in verbs]
        able = [one for one in able if told(ways, one) is not None]
        if not able:
            break
        line.append(chance.choice(able))
    led = course(case.key, here, seat, tuple(line))
    return tuple(line[: len(led.forecasts)])


def carried(position: Position, seat: Seat, line: tuple[Any, ...]) -> Position:
    """Return where a line of a seat leads until somebody else is asked."""
    made = carried_out(position, seat, line)
    assert not made.left, f"{made.left} are left over of {line}"
    return with_plan(_after(made.moves[-1]), seat, made.ahead)


def _all_of(position: Position, seat: Seat) -> Iterator[Move]:
    """Yield what follows, others doing what is usual, until a seat is asked by hand."""
    for _ in range(FARTHEST):
        move = next_of(position)
        if move is None and (seat in position.asked or not position.asked):
            return
        move = move or by_default(position, min(position.asked), "action")
        yield move
        position = _after(move)


def _ended(position: Position, seat: Seat) -> Position:
    """Return where all others have answered as usual, and all that was due is done."""
    for _ in range(FARTHEST):
        for move in following(position):
            position = _after(move)
        if seat in position.asked or not position.asked:
            return position
        position = _after(by_default(position, min(position.asked), "action"))
    return position


def _after(move: Any) -> Position:
    assert move.after is not None
    return move.after


def test_more_than_can_be_foreseen_is_refused() -> None:
    """In Shazamm! a clash turns up what both have bet: nothing is foreseen beyond it."""
    case = next(case for case in OFFERED_CASES if case.key == "shazamm")
    position = position_of(case, random_match(case, 0).states[0])
    bet = next(iter(case.engine.legal_actions(position.state, 0)))
    with pytest.raises(Refusal):
        chosen(position, 0, (bet,))
