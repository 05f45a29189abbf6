"""Everything that a game says in play can be said in every language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.words.strings import LOCALES, speaker
from engines.core import IllegalAction, Say, Text
from tests.laws.actions import well_formed
from tests.laws.cases import Case
from tests.laws.matches import Match, law, random_match, seeds, some_cases

every_locale = pytest.mark.parametrize("locale", LOCALES)
LONGEST = 1_000
"""Characters of one event: a handful of them must fit into a message of 4,000."""


@cache
def _speaker(locale: str) -> Say:
    return speaker(locale, lambda seat: f"Seat {seat}")


def _assert_said(text: Text, locale: str) -> None:
    words = _speaker(locale)(text)
    assert words.strip() == words != ""
    assert len(words) <= LONGEST


@some_cases
@every_locale
@law
@given(number=seeds)
def test_events_and_outcomes_are_said(case: Case, number: int, locale: str) -> None:
    match = random_match(case, number)
    for text in _told(match):
        _assert_said(text, locale)


def _told(match: Match) -> Iterator[Text]:
    for step in (match.start, *(ply.step for ply in match.plies)):
        yield from (event.text for event in step.events)
    if match.outcome is not None:
        yield match.outcome.reason


@some_cases
@every_locale
@law
@given(number=seeds, data=st.data())
def test_refusals_are_said(case: Case, number: int, locale: str, data: st.DataObject) -> None:
    match = random_match(case, number)
    actions = well_formed(case.engine.meta)
    for ply in match.some_plies(12):
        tried = [data.draw(actions), *(other.action for other in match.some_plies(6))]
        for action in tried:
            for refusal in _refusals(match, ply.before, action):
                _assert_said(refusal, locale)


def _refusals(match: Match, state: Any, action: Any) -> Iterator[Text]:
    for seat in match.engine.to_act(state) | match.engine.may_act(state):
        try:
            match.engine.check(state, seat, action)
        except IllegalAction as refusal:
            yield refusal.text


@some_cases
@law
@given(number=seeds)
def test_an_event_has_an_audience_or_is_for_all(case: Case, number: int) -> None:
    """An audience names seats of the match, and an event for nobody is none."""
    match = random_match(case, number)
    for step in (match.start, *(ply.step for ply in match.plies)):
        for event in step.events:
            assert event.audience is None or event.audience <= set(match.seats)
            assert event.audience is None or event.audience
