"""What comes of a whole match: what follows each entry, who is told, and what everybody sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.core import Event, Text
from engines.retelling import retelling, unveiled
from tests.approved.said import Said, mark
from tests.approved.saying import Moment, happened, in_words, standing

WORDS_EVERY = 12
"""In one of how many positions what a seat sees is told in words, too: that takes long."""


def course(moments: Sequence[Moment]) -> Iterator[Said]:
    """Yield what comes of each position of a match, and what one seat sees there, each in turn."""
    told = list[Text]()
    for number, moment in enumerate(moments):
        engine, state = moment.engine, moment.state
        yield from standing(moment)
        if moment.done is not None:
            for one in happened(moment, moment.done):
                yield one
                if isinstance(one.value, Event) and one.value.audience is None:
                    told.append(one.value.text)
        seat = number % moment.seats
        view = moment.view(seat)
        yield Said("view", mark(view))
        yield Said("imagined", mark(engine.imagine(view)))
        yield Said("decision", engine.decision(state, seat))
        if seat in engine.to_act(state):
            yield Said("default", engine.default_action(state, seat))
        if number % WORDS_EVERY == 0:
            yield from in_words(moment, number // WORDS_EVERY % moment.seats)
    last = moments[-1]
    outcome = last.engine.outcome(last.state)
    found = retelling(last.engine.meta.key, told, last.seats, outcome, last.state)
    yield from (Said("figure", figure) for figure in found.figures)
    yield Said("decided by", found.moment)
    yield Said("unveiled", unveiled(last.engine.meta.key, last.state))
