"""What comes of a whole match: what follows each entry, who is told, and what everybody sees."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tests.approved.said import Said, mark
from tests.approved.saying import Moment, happened, in_words, standing

WORDS_EVERY = 12
"""In one of how many positions what a seat sees is told in words, too: that takes long."""


def course(moments: Iterable[Moment]) -> Iterator[Said]:
    """Yield what comes of each position of a match, and what was to be seen there."""
    for number, moment in enumerate(moments):
        engine, state = moment.engine, moment.state
        yield from standing(moment)
        if moment.done is not None:
            yield from happened(moment, moment.done)
        for seat in range(moment.seats):
            view = moment.view(seat)
            yield Said("view", mark(view))
            yield Said("imagined", mark(engine.imagine(view)))
            yield Said("decision", engine.decision(state, seat))
            if seat in engine.to_act(state):
                yield Said("default", engine.default_action(state, seat))
        if number % WORDS_EVERY == 0:
            yield from in_words(moment, number // WORDS_EVERY % moment.seats)
