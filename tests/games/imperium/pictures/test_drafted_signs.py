"""A pale unit in a ring is one that a draft builds; without a ring it has gone from there."""

from __future__ import annotations

from functools import partial

import pytest

from cogs.words.strings import LOCALES
from engines.core import text
from engines.imperium.actions import Action, Build, Move
from engines.imperium.board import RED, Phase
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from render.imperium import draft
from render.imperium.whole_legend import parts
from tests.games.imperium.pictures.views import seen
from tests.games.imperium.positions import planet, position, unit
from tests.render.pictures import named
from tests.render.watching import signs_drawn

RING, PALE = "marks.plan_ring()", "units.pale_unit()"


def _signs(phase: Phase, order: Action) -> frozenset[str]:
    state = position(
        phase,
        red={"I3": unit(Kind.TRANSPORT)},
        planets={"J3": planet(Size.HOME, RED, "TT")},
    )
    drawn = signs_drawn("imperium", partial(draft, seen(state, RED), (order,), (), named("en")))
    return frozenset(map(str, drawn))


def test_what_is_built_has_a_ring_and_what_has_left_has_none() -> None:
    built = _signs(Phase.CONSTRUCTION, Build(Kind.CORVETTE, "K3"))
    left = _signs(Phase.MOVEMENT, Move("transport-1", "I4"))
    assert {RING, PALE} <= built
    assert PALE in left
    assert RING not in left


@pytest.mark.parametrize("locale", LOCALES)
def test_the_legend_tells_both_apart(locale: str) -> None:
    say = named(locale)
    words = say(text("imperium-legend-planned"))
    (sign,) = (sign for part in parts(say) for sign in part.signs if sign.words == words)
    assert len(sign.looks) == len(words.split(";")) == 2
