"""In every game: nobody is told of the same thing twice, as all hear of it and in private."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hypothesis import given

from cogs.panels.since import names
from engines.core import Event, Seat
from tests.laws.cases import Case
from tests.laws.matches import law, random_match, seeds
from tests.laws.panels import every_offered_case

BOTH = {
    ("imperium-event-bought", "imperium-event-drawn"): "what it cost, and which cards",
    ("imperium-event-played", "imperium-event-spied"): "what was done, and what it showed",
    ("magblast-event-answers", "magblast-event-own-answer"): "what is answered, and with what",
    ("magblast-event-shields", "magblast-event-own-answer"): "what is answered, and with what",
}
"""What is told behind what all hear of somebody, without saying it again; and what each tells."""


@every_offered_case
@law
@given(number=seeds)
def test_what_is_told_in_private_is_not_told_beside_it(case: Case, number: int) -> None:
    """ "You draw 5 cards" says nothing to who reads right below which five they are."""
    match = random_match(case, number)
    for step in (match.start, *(ply.step for ply in match.plies)):
        for seat in match.seats:
            for all_hear, private in _pairs(step.events, seat):
                known = (all_hear.text.key, private.text.key) in BOTH
                assert known or seat in all_hear.outdone, (all_hear.text, private.text)


@every_offered_case
@law
@given(number=seeds)
def test_who_is_not_told_what_all_hear_is_told_more(case: Case, number: int) -> None:
    match = random_match(case, number)
    for step in (match.start, *(ply.step for ply in match.plies)):
        for at, event in enumerate(step.events):
            for seat in event.outdone:
                private = [one for one in step.events[at:] if one.audience == frozenset({seat})]
                assert event.audience is None and private, event.text


def _pairs(events: Sequence[Event], seat: Seat) -> Iterator[tuple[Event, Event]]:
    """Give what all hear about a seat with what that is told in private right behind it."""
    before: Event | None = None
    for event in events:
        if event.audience is None:
            before = event
        elif before is not None and names(before.text, seat) and event.kept_by(seat):
            yield before, event
