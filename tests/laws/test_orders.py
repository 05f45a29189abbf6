"""Answers on other people's turns (docs/architecture.md): what every game with orders keeps."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from cogs.panels.orders import orders_panel
from cogs.panels.panel import MOST_CHOICES
from cogs.words.strings import LOCALES, has, speaker
from engines.core import Dice, Engine, Event, Seat, decode, encode, text
from tests.laws.cases import Case, cases
from tests.laws.matches import Match, Ply, law, random_match, seeds, some_cases
from tests.laws.ordered import (
    ORDERED,
    any_orders,
    every_ordered_game,
    kind_of,
    order_options,
    order_words,
    some_ordered_cases,
    taught_in,
)

AnyEngine = Engine[Any, Any, Any, Any]
SOME = 24
LONGEST = 28
"""Letters of what is chosen in a menu for which a screen 400 pixels wide has room."""
ROWS = 12
"""Menus of one message: with its name each takes three of Discord's 40 components."""


def by_orders(engine: AnyEngine, state: Any, seat: Seat, orders: Any) -> Any:
    return engine.answer_by_orders(engine.view(state, seat), seat, orders)


def moments(match: Match) -> list[tuple[int, Any]]:
    """Return states in which somebody is asked for a response, or else any, spread out."""
    states = list(enumerate(match.states))
    asking = [(at, state) for at, state in states if match.engine.responding(state)]
    return (asking or states)[:: max(1, len(asking or states) // SOME)]


@some_ordered_cases
@law
@given(number=seeds, data=st.data())
def test_every_answer_by_order_is_legal(case: Case, number: int, data: st.DataObject) -> None:
    match = random_match(case, number)
    engine = match.engine
    orders = (kind_of(case.key)(), data.draw(any_orders(case.key)))
    for _, state in moments(match):
        for seat in engine.to_act(state):
            for given_orders in orders:
                action = by_orders(engine, state, seat, given_orders)
                if action is not None:
                    engine.check(state, seat, action)


@some_ordered_cases
@law
@given(number=seeds)
def test_what_orders_answer_by_themselves_is_told_in_a_section(case: Case, number: int) -> None:
    """Whoever reads there what one is asked reads that nobody may be, too."""
    match, taught = random_match(case, number), taught_in(case.key)
    engine, orders = match.engine, kind_of(case.key)()
    for _, state in moments(match):
        for seat in engine.to_act(state):
            action = by_orders(engine, state, seat, orders)
            assert action is None or type(action) in taught


@every_ordered_game
@pytest.mark.parametrize("locale", LOCALES)
def test_the_sections_of_what_orders_answer_name_standing_orders(key: str, locale: str) -> None:
    say = speaker(locale)
    named = say(text("button-orders")).casefold()
    for number in {number for numbers in taught_in(key).values() for number in numbers}:
        assert named in say(text(f"{key}-rules-{number}-body")).casefold(), number


@some_ordered_cases
@law
@given(number=seeds, data=st.data())
def test_whether_a_person_is_asked_never_hangs_on_a_hand(
    case: Case, number: int, data: st.DataObject
) -> None:
    """Others deal the asked seat another hand: it is asked, or answered for, all the same."""
    match = random_match(case, number)
    engine = match.engine
    orders = data.draw(any_orders(case.key))
    for at, state in moments(match):
        for seat in engine.to_act(state):
            asked = by_orders(engine, state, seat, orders) is None
            for viewer in (s for s in match.seats if s != seat):
                other = engine.resample(state, viewer, Dice("hands", at))
                assert (by_orders(engine, other, seat, orders) is None) is asked


@some_ordered_cases
@law
@given(number=seeds, data=st.data())
def test_nobody_is_asked_to_whom_all_see_that_one_answer_is_left(
    case: Case, number: int, data: st.DataObject
) -> None:
    """Whoever sees no more than spectators do, and can do one thing, is not waited for."""
    match = random_match(case, number)
    engine = match.engine
    orders = data.draw(any_orders(case.key))
    for _, state in moments(match):
        seen = engine.view(state, None)
        for seat in engine.to_act(state) & engine.responding(state):
            hides_nothing = replace(engine.view(state, seat), seat=None) == seen
            if hides_nothing and len(tuple(engine.legal_actions(state, seat))) == 1:
                assert by_orders(engine, state, seat, orders) is not None


@some_ordered_cases
@law
@given(number=seeds, data=st.data())
def test_orders_see_nothing_of_what_others_hide(
    case: Case, number: int, data: st.DataObject
) -> None:
    match = random_match(case, number)
    engine = match.engine
    orders = data.draw(any_orders(case.key))
    for at, state in moments(match):
        for seat in engine.to_act(state):
            other = engine.resample(state, seat, Dice("others", at))
            expected = by_orders(engine, state, seat, orders)
            assert by_orders(engine, other, seat, orders) == expected


@some_ordered_cases
@law
@given(number=seeds, data=st.data())
def test_only_who_is_waited_for_is_answered_for(
    case: Case, number: int, data: st.DataObject
) -> None:
    match = random_match(case, number)
    engine = match.engine
    orders = data.draw(any_orders(case.key))
    for _, state in moments(match):
        for seat in frozenset(match.seats) - engine.to_act(state):
            assert by_orders(engine, state, seat, orders) is None


@some_cases
@law
@given(number=seeds)
def test_who_responds_is_the_same_for_all_who_look(case: Case, number: int) -> None:
    """In every game: the set is public, so nothing hidden may change it."""
    match = random_match(case, number)
    engine = match.engine
    for at, state in moments(match):
        responding = engine.responding(state)
        assert not responding or responding & engine.to_act(state), "somebody must be waited for"
        for seat in match.seats:
            assert engine.responding(engine.resample(state, seat, Dice("who", at))) == responding


@some_ordered_cases
@law
@given(number=seeds)
def test_nothing_public_tells_that_one_of_several_has_responded(case: Case, number: int) -> None:
    """Until the last has answered, spectators see and hear the same as before."""
    match = random_match(case, number)
    for ply in match.plies:
        if _is_one_of_several(match.engine, ply):
            after = ply.step.state
            assert match.engine.view(after, None) == match.engine.view(ply.before, None)
            assert [event for event in ply.step.events if event.heard_by(None)] == list[Event]()


def _is_one_of_several(engine: AnyEngine, ply: Ply) -> bool:
    """Tell whether a ply answered in secret, while others are still asked the same."""
    before, after = ply.before, ply.step.state
    asked, left = engine.to_act(before), engine.to_act(after)
    same = all(engine.decision(before, s) == engine.decision(after, s) for s in left)
    in_window = ply.seat in asked & engine.responding(before) & engine.responding(after)
    return in_window and left == asked - {ply.seat} and bool(left) and same


def test_windows_of_several_do_occur() -> None:
    """Otherwise the law above would say nothing."""
    for key in ORDERED:
        found = (
            _is_one_of_several(case.engine, ply)
            for case in cases()
            if case.key == key and case.seats > 2
            for ply in random_match(case, 0).plies
        )
        assert any(found) or max(case.seats for case in cases() if case.key == key) <= 2


@every_ordered_game
@law
@given(data=st.data())
def test_orders_survive_being_stored(key: str, data: st.DataObject) -> None:
    orders = data.draw(any_orders(key))
    assert decode(encode(orders), kind_of(key)) == orders
    assert decode(b"{}", kind_of(key)) == kind_of(key)()


@some_ordered_cases
@law
@given(number=seeds, data=st.data())
def test_an_order_that_is_given_stands(case: Case, number: int, data: st.DataObject) -> None:
    """It changes no other order, and looking at orders changes none."""
    match = random_match(case, number)
    engine = match.engine
    option = data.draw(st.sampled_from(order_options(case.key)))
    value = data.draw(st.sampled_from(option.values))
    names = [other.field for other in order_options(case.key)]
    stored = data.draw(any_orders(case.key))
    for _, state in moments(match):
        for seat in match.seats:
            view = engine.view(state, seat)
            before = engine.orders_now(view, seat, stored)
            after = engine.orders_now(view, seat, before, **{option.field: value})
            assert engine.orders_now(view, seat, after) == after
            stands = {name: getattr(after, name) for name in names}
            expected = {name: getattr(before, name) for name in names}
            assert stands == expected | {option.field: value}


@every_ordered_game
@pytest.mark.parametrize("locale", LOCALES)
def test_every_order_and_every_value_has_words(key: str, locale: str) -> None:
    assert [word for word in order_words(key) if not has(word, locale)] == []


@every_ordered_game
@pytest.mark.parametrize("locale", LOCALES)
def test_the_panel_of_orders_fits_into_a_message(key: str, locale: str) -> None:
    say = speaker(locale)
    panel = orders_panel(key, kind_of(key)())
    assert 0 < len(panel) <= ROWS
    for menu in panel:
        assert 1 < len(menu.choices) <= MOST_CHOICES
        assert [c.chosen for c in menu.choices].count(True) == 1
        said = [say(choice.label) for choice in menu.choices]
        assert [words for words in said if len(words) > LONGEST] == [], "cut on a phone"
