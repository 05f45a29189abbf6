"""What the first page offers: every game with its cover, each to be begun at once."""

from __future__ import annotations

from typing import TypedDict, cast

import engines
from cogs.chat.services import Client
from cogs.panels.game import offered
from cogs.words.strings import nearest, speaker
from engines import lessons
from engines.core import text
from offline import simcord_time
from offline.opening import against_computer
from offline.surfaces import DIRECT, Surface, Surfaces
from offline.world import Person

WORDS = ("title", "about", "play", "learn", "beginning", "failed")
"""What is said around the games, by the last part of its key."""


class Game(TypedDict):
    """A game as the page shows it: where its cover is, what that shows, if it is taught."""

    key: str
    name: str
    cover: str
    shown: str
    taught: bool


class Offer(TypedDict):
    """What the page says in one language."""

    locale: str
    words: dict[str, str]
    games: list[Game]


class Games:
    """The games that can be begun in a simulated Discord."""

    def __init__(self, surfaces: Surfaces) -> None:
        self._surfaces = surfaces

    def offer(self, language: str) -> Offer:
        """Return what is offered, in a browser's language as far as it is one of ours."""
        locale = nearest(language)
        say = speaker(locale)
        return {
            "locale": locale,
            "words": {word: say(text(f"offline-games-{word}")) for word in WORDS},
            "games": [
                {
                    "key": key,
                    "name": say(text(f"{key}-name")),
                    "cover": f"/covers/{locale}/{key}",
                    "shown": say(text(f"{key}-tagline")),
                    "taught": _lesson(key) is not None,
                }
                for key in offered()
            ],
        }

    async def cover(self, game: str, language: str) -> bytes | None:
        """Return a game's cover as a PNG file; None where there is no such game, or no picture."""
        if game not in offered():
            return None
        config = engines.load(game).meta.config()
        env = self._surfaces.world.env
        with simcord_time.as_the_bot(env):
            pictures = cast(Client, env.bot).services.pictures
            found = await pictures.of_game("cover", game, config, nearest(language))
        return getattr(found, "png", None)

    async def begin(self, game: str, language: str) -> Surface | None:
        """Begin a game against a computer for whoever speaks that language, or else the first.

        Returns the place where it is played, as that person sees it; None for an unknown game.
        Raises `NotStarted` if the bot begins none, and `TimeoutError` if that takes too long.
        """
        if game not in offered():
            return None
        person = self._reader(language)
        async with self._surfaces.lock:
            thread = await against_computer(self._surfaces.world, person, game)
            await self._surfaces.show_news()
        return self._surfaces.at(person.name, str(thread.id))

    async def teach(self, game: str, language: str) -> Surface | None:
        """Open the lesson of a game for the same person, in direct messages, where that stands.

        None where nothing teaches the game.
        """
        wanted = _lesson(game) if game in offered() else None
        if wanted is None:
            return None
        person = self._reader(language)
        async with self._surfaces.lock:
            await person.user.slash("learn", game=wanted)
            await self._surfaces.show_news()
        return self._surfaces.at(person.name, DIRECT)

    def _reader(self, language: str) -> Person:
        people = self._surfaces.world.people
        spoken = nearest(language)
        return next((one for one in people if nearest(one.locale) == spoken), people[0])


def _lesson(game: str) -> str | None:
    """Return the lesson of the usual game."""
    return lessons.nearest(game, engines.load(game).meta.config())
