"""What is chosen ahead given what another does: done if just that comes, and dropped if not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

import engines
from engines.choosing import Given
from engines.core import Refusal, Seat, encode
from engines.foresight import SOMETHING, Intended, expected, here_of, spoken, start_of, told
from tables.match.ahead import chosen, due
from tables.match.at_once import following
from tables.match.log import ACTION, AHEAD, FORESEEN
from tables.match.moves import Move, by_default, step
from tables.match.planned import kept
from tables.match.position import Position
from tests.laws.cases import Case, cases
from tests.laws.matches import played_at_random, random_match, some_cases, spread
from tests.laws.panels import position_of

MOMENTS, MANY = 24, 200
"""At how many moments of a match somebody chooses ahead, and in the soak."""
EACH = 3
"""How many things that another may do are looked at, at each moment."""
every_case = pytest.mark.parametrize("case", list(cases()), ids=lambda case: case.name)


class Plan(NamedTuple):
    """A moment at which a seat waits, what it is given, and what it chooses for that."""

    before: Position
    seat: Seat
    given: Given
    action: Any

    @property
    def standing(self) -> Position:
        """The same moment with that chosen ahead."""
        return _after(chosen(self.before, self.seat, (Intended(self.action, self.given),)))


@some_cases
def test_what_was_given_comes_and_it_is_done_as_if_pressed_by_hand(case: Case) -> None:
    for plan in _plans(case, random_match(case, 0), MOMENTS):
        _must_be_done(plan)


@pytest.mark.soak
@every_case
def test_what_was_given_comes_everywhere(case: Case) -> None:
    for plan in _plans(case, played_at_random(case, 1), MANY):
        _must_be_done(plan)


def _must_be_done(plan: Plan) -> None:
    seat, given = plan.seat, plan.given
    came = _answered(_after(step(plan.standing, given.seat, given.action, ACTION)), seat)
    move = due(came)
    assert move is not None and move.kind == FORESEEN, f"{plan.action} is not done: {move}"
    by_hand = _answered(_after(step(plan.before, given.seat, given.action, ACTION)), seat)
    pressed = step(by_hand, seat, plan.action, ACTION)
    assert _after(move).state == _after(pressed).state
    table, *game = move.events
    assert table.audience is None and tuple(game) == pressed.events, "all are told that it was"
    assert kept(_after(move).seats[seat]) == ()


@some_cases
def test_whatever_else_comes_drops_it_with_one_word_to_its_owner(case: Case) -> None:
    for plan in _plans(case, random_match(case, 0), MOMENTS):
        for other in _others(plan):
            came = _answered(_after(step(plan.standing, plan.given.seat, other, ACTION)), plan.seat)
            move = due(came)
            if move is None or move.kind == FORESEEN:
                assert move is None or _cannot_tell(plan, other), f"{other} is not {plan.given}"
                continue
            assert move.kind == AHEAD and kept(_after(move).seats[plan.seat]) == ()
            assert [event.audience for event in move.events] == [frozenset({plan.seat})]
            assert _after(move).asked == came.asked, "its owner is asked as ever"


@some_cases
def test_nobody_else_can_tell_that_it_stands(case: Case) -> None:
    """Neither while it stands, nor when it was dropped: to all others it is as if it never was."""
    for plan in _plans(case, random_match(case, 0), MOMENTS):
        viewers = [None, *(seat for seat in range(case.seats) if seat != plan.seat)]
        for viewer in viewers:
            _must_look_alike(plan.standing, plan.before, viewer)
        for other in _others(plan):
            stood = _after(step(plan.standing, plan.given.seat, other, ACTION))
            without = _after(step(plan.before, plan.given.seat, other, ACTION))
            followed = following(stood)
            if any(move.kind == FORESEEN for move in followed):
                continue
            dropped = _after(followed[-1]) if followed else stood
            plain = following(without)
            for viewer in viewers:
                _must_look_alike(dropped, _after(plain[-1]) if plain else without, viewer)
                assert _heard(followed, viewer) == _heard(plain, viewer)


def test_every_game_in_which_one_waits_lets_something_be_chosen_ahead() -> None:
    """Whatever it hangs on, somewhere in a match; a new game says so, or leaves it to open ways."""
    keys = {case.key: case for case in cases()}
    without = {key for key, case in keys.items() if not any(_choosable(case))}
    assert not without


def _choosable(case: Case) -> Iterator[bool]:
    for state in spread(random_match(case, 0).states, MOMENTS):
        position = position_of(case, state)
        for seat in position.people - position.asked if position.going else ():
            here = here_of(case.key, case.engine.view(state, seat), asked=False)
            start = start_of(case.key, here, seat)
            ways = None if start is None else engines.ways(case.key, start.view, seat)
            verbs = () if ways is None else [w.verb for w in ways.now()]
            yield bool(ways and ways.for_later().intersection(verbs))
            yield any(True for _ in expected(case.key, here, seat))


def _plans(case: Case, match: Any, some: int) -> Iterator[Plan]:
    for state in spread(match.states, some):
        position = position_of(case, state)
        for seat in sorted(position.people - position.asked) if position.going else ():
            here = here_of(case.key, case.engine.view(state, seat), asked=False)
            for given in spread(tuple(expected(case.key, here, seat)), EACH):
                start = start_of(case.key, here, seat, given)
                assert start is not None, f"{given} leads nowhere"
                yield from _chosen_on(case, position, seat, given, start.view)


def _chosen_on(
    case: Case, position: Position, seat: Seat, given: Given, view: Any
) -> Iterator[Plan]:
    """Yield what a seat might choose on what it foresees: one that the game names first."""
    ways = engines.ways(case.key, view, seat)
    for action in case.engine.legal_actions(case.engine.imagine(view), seat):
        said = spoken(ways, action, SOMETHING)
        if told(ways, said) is not None:
            yield Plan(position, seat, given, said)
            return


def _others(plan: Plan) -> tuple[Any, ...]:
    """Return some of what the other can do besides what was given."""
    before, other = plan.before, plan.given.seat
    legal = before.engine.legal_actions(before.state, other)
    return spread(tuple(one for one in legal if one != plan.given.action), EACH)


def _cannot_tell(plan: Plan, other: Any) -> bool:
    """Tell whether to the owner all that matters is as if what was given had come."""
    game, seat = plan.before.match.game, plan.seat
    grounds: list[bytes] = []
    for action in (plan.given.action, other):
        came = _answered(_after(step(plan.before, plan.given.seat, action, ACTION)), seat)
        view = came.engine.view(came.state, seat)
        grounds.append(encode(engines.ways(game, view, seat).ground()))
    return grounds[0] == grounds[1]


def _answered(position: Position, seat: Seat) -> Position:
    """Return where all who were asked about a move have answered it as usual."""
    while position.outcome is None and (asked := position.asked & position.responding - {seat}):
        position = _after(by_default(position, min(asked), ACTION))
    return position


def _must_look_alike(one: Position, other: Position, viewer: Seat | None) -> None:
    assert one.scene(viewer) == other.scene(viewer)


def _heard(moves: tuple[Move, ...], viewer: Seat | None) -> list[Any]:
    return [event for move in moves for event in move.events if event.heard_by(viewer)]


def _after(move: Move) -> Position:
    assert move.after is not None
    return move.after


def test_what_another_cannot_do_is_no_ground() -> None:
    case = next(case for case in cases() if case.key == "nim")
    position = position_of(case, random_match(case, 0).states[0])
    first, second = list(case.engine.legal_actions(position.state, 0))[:2]
    strange = Given(0, type(first)(heap=1, count=7), told_of(case, first))
    with pytest.raises(Refusal):
        chosen(position, 1, (Intended(second, strange),))


def told_of(case: Case, action: Any) -> Any:
    """Return what an action of the first seat is called at the start."""
    state = random_match(case, 0).states[0]
    found = told(engines.ways(case.key, state, 0), action)
    assert found is not None
    return found.words
