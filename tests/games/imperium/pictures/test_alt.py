"""Looks at the map, drafts and hands tell everything once, in whole sentences."""

from __future__ import annotations

import pytest

from cogs.words.strings import LOCALES
from engines.imperium.actions import Build, End, Load, Move
from engines.imperium.board import RED, Phase
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from render.imperium import draft, hand, reach
from tests.games.imperium.pictures.views import seen
from tests.games.imperium.positions import planet, position, unit
from tests.render.pictures import named
from tests.render.sentences import ill_told

ORDERS = (
    Build(Kind.INFANTRY, "J3"),
    Build(Kind.ARMOUR, "J3"),
    End(Phase.CONSTRUCTION),
    Load("transport-1", "J3", (Kind.INFANTRY,)),
    Move("transport-1", "I4"),
)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_told_is_told_once_in_sentences(locale: str) -> None:
    say = named(locale)
    state = position(
        Phase.CONSTRUCTION,
        red={"I3": unit(Kind.TRANSPORT)},
        blue={"H5": unit(Kind.FRIGATE)},
        planets={"J3": planet(Size.HOME, RED, "TT")},
    )
    view = seen(state, RED)
    moving = seen(
        position(Phase.MOVEMENT, red={"I3": unit(Kind.TRANSPORT)}, blue={"H5": unit(Kind.FRIGATE)}),
        RED,
    )
    for picture in (
        draft(view, ORDERS, (), say),
        hand(view, say),
        reach(moving, "transport-1", say),
    ):
        assert list(ill_told(picture.alt)) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_done_in_a_sector_is_told_once(locale: str) -> None:
    """Also where a tag on the map has no room for it, so that it is listed below."""
    state = position(Phase.CONSTRUCTION, planets={"J3": planet(Size.HOME, RED)})
    orders = (*ORDERS[:2], *(Build(Kind.ARMOUR, "J3"),) * 2)
    told = draft(seen(state, RED), orders, (), named(locale)).alt
    assert told.count("J3 +") == len(orders)
    assert "J3:" not in told
