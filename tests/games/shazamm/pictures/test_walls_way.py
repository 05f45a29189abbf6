"""Where the wall goes is drawn once it has gone there, and not while a turn is being resolved."""

from __future__ import annotations

from functools import partial

import pytest

from cogs.words.strings import LOCALES
from engines.shazamm.model import View
from render.kit.lettering import Face
from render.shazamm import board, hand
from tests.games.shazamm.pictures.views import met_in_play, view
from tests.render.letters import drawn
from tests.render.pictures import named
from tests.render.watching import signs_drawn

VIEWS = tuple(met_in_play())
RESOLVED = [one for one in VIEWS if one.turn is not None]


def shows_a_way(seen: View, locale: str) -> bool:
    draw = partial(board if seen.seat is None else hand, seen, named(locale))
    return any(sign.function == "duel.wall_step" for sign in signs_drawn("shazamm", draw))


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_drawn_to_have_come_of_a_turn_that_is_being_resolved(locale: str) -> None:
    assert RESOLVED
    for seen in RESOLVED[:: max(len(RESOLVED) // 8, 1)]:
        assert not shows_a_way(seen, locale)
        with drawn() as found:
            board(seen, named(locale))
        assert (Face.DISPLAY, str(seen.wall)) in found


def test_the_way_of_the_last_turn_is_drawn() -> None:
    assert shows_a_way(view(), "en")
