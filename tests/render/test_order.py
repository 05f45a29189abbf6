"""A picture hangs on its view and language alone, never on what was drawn before or meanwhile."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from cogs.panels.game import offered
from tests.render.fresh import Album
from tests.sampled import every_other, sampled

every_other_game = pytest.mark.parametrize("key", every_other(offered(), 1))
some_moments = pytest.mark.parametrize("moments", sampled([2, 6]))


@some_moments
@every_other_game
def test_a_picture_is_the_same_whatever_was_drawn_before(key: str, moments: int) -> None:
    """In every language after the others, in any order, and in a process that drew nothing yet."""
    album = Album(key, moments)
    asked = list(album.asked())
    first = {str(one): album.drawn(one) for one in asked}
    random.Random(key).shuffle(asked)
    assert {str(one): album.drawn(one) for one in asked} == first
    alone = album.drawn_apart()
    assert alone == {name: first[name] for name in alone}


@some_moments
@every_other_game
def test_a_picture_is_the_same_whatever_is_drawn_meanwhile(key: str, moments: int) -> None:
    """Two threads draw the same moments at the same time, each in the languages' other order."""
    album = Album(key, moments)
    asked = list(album.asked())
    with ThreadPoolExecutor(2) as threads:
        there = [threads.submit(album.drawn, one) for one in asked]
        back = [threads.submit(album.drawn, one) for one in reversed(asked)]
    together = dict(zip(asked, (one.result() for one in there), strict=True))
    again = dict(zip(reversed(asked), (one.result() for one in back), strict=True))
    assert again == together
    assert {one: album.drawn(one) for one in asked} == together
