"""What of a match a film shows to whom: the very pictures that going through it shows them."""

from __future__ import annotations

import hashlib
from io import BytesIO

import discord

from cogs.chat.components import cut
from cogs.chat.scripts import Film, Script, Shot
from cogs.chat.services import Services
from cogs.chat.shown import ALT, NAMED
from cogs.panels.replay import seen_as
from cogs.words.names import names_of
from engines.core import Refusal, Seat, Text, encode, text
from tables import Scene
from tables.match.history import Moment, check_eyes

MOST = 120
"""The pictures of a film, at the most."""
BESIDE = 100_000
"""Bytes of an upload that are kept for what is sent beside the film."""


class Seen:
    """The last steps of a match as a seat (None: everybody) saw them, or those since its `own`."""

    def __init__(
        self, services: Services, scene: Scene, seat: Seat | None, own: bool, locale: str
    ) -> None:
        self._services = services
        self._scene = scene
        self._seat = seat
        self._own = own
        self._locale = locale
        self._names = names_of(scene.seats, locale)
        self._moments: tuple[Moment, ...] = ()

    async def script(self, limit: int) -> Script:
        """Return what the film shows, which may be uploaded within a limit of bytes.

        Raises `Refusal` if the viewer may not see that, or if it is one picture alone.
        """
        scene, tables = self._scene, self._services.tables
        self._moments = await tables.latest(scene, self._seat, MOST, own=self._own)
        if len(self._moments) < 2:
            raise Refusal(text("refusal-film-nothing"))
        return Script(
            game=scene.match.game,
            rules=scene.match.rules_version,
            number=scene.match.id,
            locale=self._locale,
            names=self._names,
            shots=tuple([await self._shot(moment) for moment in self._moments]),
            most=limit - BESIDE,
        )

    async def _shot(self, moment: Moment) -> Shot:
        """Return the picture in which a step shows the board: that itself, or a hand with it."""
        own, public = moment.scene, moment.public
        shown = frozenset(("board",))
        if own.seat is not None:
            shown = await self._services.pictures.own(own, deciding=True)
        if "board" in shown:
            return Shot("board", encode(public.view), own.lately)
        return Shot("hand", encode(own.view), own.lately)

    def check(self, now: Scene) -> None:
        """Raise `Refusal` if the film may not be shown any more, as the match stands now."""
        check_eyes(now, self._seat)
        if names_of(now.seats, self._locale) != self._names:
            raise Refusal(text("refusal-film-stale"))

    def progress(self, done: int) -> str:
        """Return how far the film is."""
        return self._say(text("film-progress", done=done, all=len(self._moments)))

    def caption(self) -> str:
        """Return what stands above the film."""
        return self._say(self._text("film-told"))

    def file(self, film: Film) -> discord.File:
        """Return the film as it is sent, with words for whoever cannot see it."""
        say = self._services.plain_say(self._scene, self._locale)
        alt = cut(f"{say(self._text('film-alt'))} {film.alt}", ALT)
        name = f"film-{hashlib.sha256(film.gif).hexdigest()[:NAMED]}.gif"
        return discord.File(BytesIO(film.gif), filename=name, description=alt)

    def _text(self, key: str) -> Text:
        first, last = self._moments[0], self._moments[-1]
        return text(
            key,
            game=text(f"{self._scene.match.game}-name"),
            number=self._scene.match.id,
            count=len(self._moments),
            first=first.place,
            last=last.place,
            seen=seen_as(self._seat),
        )

    def _say(self, said: Text) -> str:
        return self._services.say(self._scene, self._locale)(said)
