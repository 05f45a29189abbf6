"""A board of each game, drawn when nobody waits for a picture, so that the first wanted is quick.

The first board of a process loads its game's renderer, reads typefaces and catalogues, and draws
what the boards of a game have in common: it takes several times as long as any later one. A bot
that has just started mostly has time for that before anybody asks.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from itertools import product

import engines
from cogs.chat.pictures import Pictures, rendered
from cogs.words.computers import NAMES
from cogs.words.leniency import get_over
from cogs.words.strings import LOCALES, speaker
from engines.core import Dice, Say, Text

log = logging.getLogger("broadside")

DONE = "a board of each game is drawn"
"""What the log says then."""
REST = 1.0
"""Seconds before each of these boards in which whoever comes meanwhile has everything alone."""


class _GivenUp(Exception):
    """Somebody waits for a picture."""


async def warm(pictures: Pictures, games: Iterable[str], rest: float = REST) -> None:
    """Draw a board of each game in each language and forget it, one after the other.

    Each is given up as soon as a picture is wanted, and tried again later: what it had come to
    need not be done again. A fault is got over as those of pictures that somebody sees.
    """
    for game, locale in product(games, LOCALES):
        try:
            done = False
            while not done:
                await asyncio.sleep(rest)
                done = await pictures.apart(rehearsed, game, locale, lambda: pictures.wanted)
        except Exception as fault:  # whatever is wrong with a renderer
            get_over(fault, f"picture {game}.board", None)
    log.info(DONE)


def rehearsed(game: str, locale: str, wanted: Callable[[], bool]) -> bool:
    """Draw the board that a match of a game begins with; tell whether it came to its end."""
    engine = engines.load(game)
    start = engine.start(engine.meta.config(), engine.meta.seats[0], Dice(game, 0))
    try:
        say = _unless(wanted, speaker(locale, NAMES.__getitem__))
        rendered(game, "board", engine.view(start.state, None), say)
    except _GivenUp:
        return False
    return True


def _unless(wanted: Callable[[], bool], say: Say) -> Say:
    """Return a voice that gives up what it speaks for: every part of a board has its words."""

    def saying(what: Text) -> str:
        if wanted():
            raise _GivenUp
        return say(what)

    return saying
