"""The stars of a card stand whole beside its picture, however many lines say when to lay it."""

from __future__ import annotations

import pytest

from cogs.words.strings import LOCALES, speaker
from engines.imperium.cards import DESIGNS, Card
from render.imperium.cards import FRAME, action_card
from render.kit.palette import GOLD

ACROSS = (20, 56)
"""Where stars stand, in pixels from the left."""


def golden(card: Card, locale: str) -> list[int]:
    """Return how many rows each star of a card has, from the first."""
    face = action_card(card, speaker(locale)).convert("RGB")
    rows = [
        any(face.getpixel((x, y)) == GOLD for x in range(*ACROSS)) for y in range(8, FRAME.picture)
    ]
    return [len(run) for run in "".join(" *"[row] for row in rows).split()]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("card", Card)
def test_the_stars_of_a_card_are_whole(card: Card, locale: str) -> None:
    heights = golden(card, locale)
    assert len(heights) == DESIGNS[card].rank.stars
    assert max(heights) - min(heights) <= 1
