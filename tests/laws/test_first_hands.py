"""In every game, however it is set up: the first message that a seat gets is short.

Whoever has something to choose there sees the board.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord

from cogs.chat.shown import Shown
from cogs.panels import ahead
from cogs.words.strings import LOCALES
from engines.core import Dice, Text
from tests.laws import whole
from tests.laws.cases import Case
from tests.laws.panels import Desk, every_offered_case, position_of

MOST_WORDS = 75
"""How many words the first message may be, all that is asked and explained there."""


def _words(shown: Shown) -> Iterator[str]:
    for item in shown.view.walk_children():
        if isinstance(item, discord.ui.TextDisplay):
            yield from item.content.split()


def _chooses(desk: Desk) -> bool:
    """Tell whether a seat has more to press than what opens another panel."""
    scene = desk.scene
    panel = desk.cog.controls(scene)
    return bool(panel) and panel != ((ahead.opening(scene),),)


@every_offered_case
async def test_a_first_hand_is_short_and_shows_what_one_chooses_on(case: Case) -> None:
    start: Any = case.engine.start(case.config, case.seats, Dice("first hands", 0))
    position = position_of(case, start.state)
    for seat in range(case.seats):
        desk = Desk(position, seat)
        told: list[Text] = [e.text for e in start.events if e.audience and seat in e.audience]
        for locale in LOCALES:
            shown = await whole.first(desk, told, locale)
            words = list(_words(shown))
            assert len(words) <= MOST_WORDS, (locale, len(words), " ".join(words))
            assert shown.files or not _chooses(desk)
