"""What each person sees of the simulated Discord, place by place, kept in step.

A surface is one place (the channel, a thread, the direct messages) as one person sees it.
Everything that people do, on whichever surface, happens one after the other under one lock;
what it changes is shown on every surface at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any

import simcord

from cogs.words.strings import nearest, speaker
from engines.core import Text, text
from offline import simcord_inside, simcord_pages, simcord_time
from offline.world import Person, World

log = logging.getLogger(__name__)

DIRECT = "dm"
"""The name of the surface of a person's direct messages."""


@dataclass(frozen=True)
class Surface:
    """One place as one person sees it; `name` tells it from the person's other places.

    `id` is the place's in Discord, by which links name it.
    """

    person: Person
    id: int
    name: str
    title: str
    pages: simcord_pages.Pages

    @property
    def path(self) -> str:
        """Where the page of this surface stands."""
        return f"/as/{self.person.name}/{self.name}"


class Surfaces:
    """All surfaces of a world, to be looped over. As a context, it opens and closes them."""

    def __init__(self, world: World, port: int) -> None:
        self.world = world
        self.lock = asyncio.Lock()
        self._port = port
        self._open: dict[tuple[str, int], Surface] = {}
        self._shown = -1
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> Surfaces:
        """Open a surface for every person and place."""
        await self._open_new_places()
        return self

    async def __aexit__(self, *error: object) -> None:
        """Close every surface."""
        await self._stack.aclose()

    def __iter__(self) -> Iterator[Surface]:
        """Return every surface in the order of opening."""
        return iter(self._open.values())

    def at(self, person: str, name: str) -> Surface | None:
        """Return the surface of a person's place, by its name or id; None if there is none."""
        own = (surface for surface in self if surface.person.name == person)
        return next((one for one in own if name in (one.name, str(one.id))), None)

    def of(self, capability: str | None) -> Surface | None:
        """Return the surface whose pages carry this capability."""
        return next((s for s in self if s.pages.capability == capability), None)

    async def keep_in_step(self, every: float = 0.5) -> None:
        """Forever: move the clock on, and show what the bot did of its own accord."""
        while True:
            try:
                async with self.lock:
                    await simcord_time.catch_up(self.world.env)
                    await self.show_news()
            except Exception:
                log.exception("the pages may lag behind")
            await asyncio.sleep(every)

    async def show_news(self) -> None:
        """Bring every page up to date, and open what places there are now."""
        happened = simcord_inside.happenings(self.world.env)
        if happened == self._shown:
            return
        self._shown = happened
        await self._open_new_places()
        for surface in self:
            surface.pages.show_news()

    async def _act(
        self, pages: simcord_pages.Pages, action: simcord_pages.Action
    ) -> dict[str, Any]:
        async with self.lock:
            result = await action()
            await self.show_news()
        notice = _notice(result)
        return {**result, "notice": _said(notice, pages.locale)} if notice else result

    async def _open_new_places(self) -> None:
        await self._open_for_all(self.world.channel)
        for person in self.world.people:
            title = _said(text("offline-direct-messages"), person.locale)
            await self._open_place(person, person.dm, DIRECT, title)
        for thread in self.world.channel.threads:
            await self._open_for_all(thread)

    async def _open_for_all(self, place: simcord.ChannelHandle) -> None:
        name = str(place.id) if place.is_thread else str(place.name)
        for person in self.world.people:
            await self._open_place(person, place, name, f"#{place.name}")

    async def _open_place(
        self, person: Person, place: simcord.ChannelHandle, name: str, title: str
    ) -> None:
        viewer = person.user if place.guild is None else person.member
        known = (person.name, place.id) in self._open
        if known or not simcord_inside.may_see(self.world.env, place, viewer):
            return
        pages = simcord_pages.Pages(
            self.world.env,
            place,
            viewer,
            locale=person.locale,
            port=self._port,
            around=self._act,
        )
        await self._stack.enter_async_context(pages)
        self._open[person.name, place.id] = Surface(person, place.id, name, title, pages)


def _said(words: str | Text, discord_locale: str) -> str:
    """Return our own words in a person's language; what simcord says stays as it is."""
    return speaker(nearest(discord_locale))(words) if isinstance(words, Text) else words


def _notice(result: dict[str, Any]) -> str | Text | None:
    """Return what to tell the person of an action that came to nothing."""
    if result["rejected"]:
        why = result["diagnostics"][0]
        stale = why["code"] == "validation-failed"
        return text("offline-changed") if stale else why["message"]
    if result["dispatched"] and result["acknowledgement"] == "unacknowledged":
        return text("offline-unanswered")
    return None
