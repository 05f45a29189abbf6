"""A long name makes no sentence of the strip small that has room for lines."""

from __future__ import annotations

from functools import partial

import pytest

from cogs.words.strings import LOCALES, speaker
from engines.imperium import ENGINE
from engines.imperium.state import State
from render.imperium import board
from render.imperium.strip import GAP, MIDDLE, SIDE, STRIP
from render.kit.lettering import READABLE
from tests.games.imperium.positions import bidding, position
from tests.render.covering import watched, written

LONG = ("TheRealGalacticEmperorPalpatine", "Bo")
STATES = [bidding(position()), bidding(position(), asked=1, amount=3, holder=0)]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("state", STATES)
def test_the_news_can_be_read_whatever_people_are_called(state: State, locale: str) -> None:
    with watched():
        seen = written(partial(board, ENGINE.view(state, None), speaker(locale, LONG.__getitem__)))
    left, top = SIDE + 2 * GAP, seen.size[1] - STRIP
    middle = [w for w in seen.words if w.box[1] > top and left <= w.box[0] < left + MIDDLE]
    assert len(middle) > 3
    assert [(w.words, w.size) for w in middle if w.size < READABLE] == []
