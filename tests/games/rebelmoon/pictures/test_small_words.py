"""How a match ended can be read on a phone, however many weapons lie below it."""

from __future__ import annotations

from functools import partial

import pytest
from msgspec.structs import replace

from cogs.words.strings import LOCALES, speaker
from engines.rebelmoon import ENGINE
from engines.rebelmoon.model import WEAPONS, End, Phase
from render.kit.lettering import READABLE
from render.rebelmoon import board
from render.rebelmoon.layout import FIELD
from tests.games.rebelmoon.positions import flying
from tests.render.covering import watched, written


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("end", End)
def test_how_it_ended_can_be_read(end: End, locale: str) -> None:
    state = replace(flying("E5"), phase=Phase.OVER, end=end, to_act=None, reserve=WEAPONS)
    with watched():
        draw = partial(board, ENGINE.view(state, None), speaker(locale, ("Ana", "Bo").__getitem__))
        seen = written(draw)
    strip = [(w.words, w.size) for w in seen.words if w.box[1] > FIELD and len(w.words) > 1]
    assert [one for one in strip if one[1] < READABLE] == []
    assert not any("…" in words for words, _ in strip)
