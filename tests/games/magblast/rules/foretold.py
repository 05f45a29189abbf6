"""What a captain is told of a moment of Mag·Blast, and the moments of random matches."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product

import pytest

from engines.core import Dice, Either, Text
from engines.magblast import ENGINE
from engines.magblast.fleet import Lasting
from engines.magblast.model import EditionName, Phase
from engines.magblast.state import State
from engines.magblast.ways import MagBlastWays
from tests.games.magblast.fleets import with_lasting
from tests.games.magblast.random_play import random_match
from tests.sampled import sampled

CHANCE = Dice("foretold", 1)
SECOND = EditionName.SECOND
ORDER = (Phase.DISCARD, Phase.DRAW, Phase.REINFORCE, Phase.MANEUVER, Phase.ATTACK)
TASH, WODEN, DINK, ZEUS = "cruiser-tash", "carrier-woden", "scout-dink", "dreadnought-zeus"

random_matches = pytest.mark.parametrize(
    ("edition", "number"), sampled(list(product(EditionName, range(4))), 3)
)


def ways_of(state: State, seat: int = 0) -> MagBlastWays:
    return MagBlastWays(ENGINE.view(state, seat), seat)


def asks(state: State, seat: int = 0) -> Text:
    question = ways_of(state, seat).question()
    assert question is not None
    return question


def hints(state: State, seat: int = 0) -> list[str]:
    """Return the ends of the keys of what is told beside a question."""
    return [hint.key.removeprefix("magblast-hint-") for hint in ways_of(state, seat).hints(None)]


def offers(question: Text) -> list[str]:
    """Return the ends of the keys of what a question offers."""
    found = question.args.get("offers", Either(()))
    assert isinstance(found, Either)
    return [one.key.removeprefix("magblast-offer-") for one in found.items if isinstance(one, Text)]


def own_moments(edition: EditionName, number: int) -> Iterator[State]:
    """Yield positions of a random match in which whoever is at turn is asked for a deed."""
    for moment in islice(random_match(edition, number, relentless=True), 1500):
        state = moment.state
        if state.phase in ORDER and not state.stack:
            yield state


def mined(state: State, seat: int = 0) -> State:
    edition = "star" if state.config.edition is EditionName.THIRD else "a"
    return with_lasting(state, seat, Lasting(f"minefield-{edition}", 1 - seat))
