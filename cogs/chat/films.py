"""Films of matches, each made in a process of its own: one at a time for a server, and in all.

Whoever waits is told how far it is. What was to be seen is looked at again meanwhile and at the
end: once the match, or somebody in it, is forgotten the process is ended, and nothing is shown.
"""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from cogs.chat.scripts import DONE, DRAWN, LARGE, Film, Script
from engines.core import text
from tables.errors import TableRefusal
from thinking.apart import beside

EVERY = 2.0
"""Seconds between two words of how far a film is."""
SECONDS = 90.0
"""How long one may take, the start of its process included."""
_MODULE = "cogs.chat.shooting"


class Films:
    """Makes films. `seconds` is how long one may take, `every` how often it is told how far."""

    def __init__(self, seconds: float = SECONDS, every: float = EVERY) -> None:
        self._seconds = seconds
        self._every = every
        self._busy = set[int]()
        self._under_way = set[Shooting]()
        self._turn = asyncio.Lock()

    async def film(
        self,
        place: int,
        script: Script,
        still: Callable[[], Awaitable[None]],
        told: Callable[[int], Awaitable[None]],
    ) -> Film:
        """Return a film; `told` is called with how many pictures of it are drawn.

        Raises `TableRefusal` if one is being made for the same `place` (a server, or a person
        alone with the bot), if it fails or is too large, and what `still` raises, which is called
        to see whether it may be shown.
        """
        if place in self._busy:
            raise TableRefusal(text("refusal-film-busy"))
        self._busy.add(place)
        shooting = Shooting(script)
        self._under_way.add(shooting)
        try:
            await told(0)
            async with self._turn:
                film = await self._made(shooting, still, told)
            await still()
            return film
        finally:
            shooting.stop()
            self._under_way.discard(shooting)
            self._busy.discard(place)

    async def _made(
        self,
        shooting: Shooting,
        still: Callable[[], Awaitable[None]],
        told: Callable[[int], Awaitable[None]],
    ) -> Film:
        loop = asyncio.get_running_loop()
        until, said = loop.time() + self._seconds, 0
        work = asyncio.create_task(asyncio.to_thread(shooting.film), name="film")
        try:
            while not (await asyncio.wait((work,), timeout=self._every))[0]:
                await still()
                if loop.time() > until:
                    raise TableRefusal(text("refusal-film-failed"))
                if shooting.drawn > said:
                    said = shooting.drawn
                    await told(said)
            return work.result()
        finally:
            shooting.stop()
            await asyncio.wait((work,))
            work.exception()  # what the end of its process came to is told to nobody

    def close(self) -> None:
        """End all that are being made."""
        for shooting in self._under_way:
            shooting.stop()


class Shooting:
    """A film that is being made: `drawn` are how many of its pictures there are."""

    def __init__(self, script: Script) -> None:
        self.drawn = 0
        self._script = script
        self._process: subprocess.Popen[bytes] | None = None
        self._stopped = False

    def stop(self) -> None:
        """End its process, also if that is yet to begin."""
        self._stopped = True
        if self._process is not None:
            self._process.kill()

    def film(self) -> Film:
        """Return it, once it is made. Raises `TableRefusal` if it fails or is too large."""
        with beside(_MODULE) as process:
            self._process = process
            if self._stopped:
                process.kill()
            return self._told(process)

    def _told(self, process: subprocess.Popen[bytes]) -> Film:
        assert process.stdin is not None and process.stdout is not None
        with suppress(BrokenPipeError):
            process.stdin.write(msgspec.msgpack.encode(self._script))
            process.stdin.close()
        while (said := process.stdout.read(1)) == DRAWN:
            self.drawn += 1
        if said == LARGE:
            raise TableRefusal(text("refusal-film-large"))
        if said == DONE:
            with suppress(msgspec.DecodeError):  # it was ended as it wrote
                return msgspec.msgpack.decode(process.stdout.read(), type=Film)
        raise TableRefusal(text("refusal-film-failed"))
