"""Looking for somebody to play with: kept until somebody fits, and brought together then.

Who fits hangs on much that changes by itself or elsewhere: hours, ratings, whom somebody has
blocked, which channels are free. So it is looked at when somebody begins to look, and each minute.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from engines.core import Text, Verbatim, encode, text
from store import Changes, Seek, SeekTaken, Store
from tables.attempts import until_first
from tables.errors import TableRefusal
from tables.limits import Allowance, LimitReached
from tables.lobby import Place
from tables.options import DAY
from tables.people import People
from tables.reliability import Reliability
from tables.seating import Guest
from tables.seeking.facts import Facts, wanted_of
from tables.seeking.fitting import Pair, Seeker, pairs
from tables.seeking.pairs import Pairs
from tables.seeking.wanted import Found, Strength, Wanted

log = logging.getLogger(__name__)

STANDS = 7 * DAY
"""Seconds for which somebody looks, unless they find somebody or stop."""
EVERY = 60.0
"""Seconds between two looks at all who look for somebody."""
APART = 3600.0
"""Seconds for which two are not tried again of whom neither sees where the other looks."""

Use = Callable[[int], Awaitable[bool]]
"""Opens the lobby of two in a channel; tells whether that could be."""
Open = Callable[[Seek, Seek, Found, Use], Awaitable[bool]]
"""Opens a thread for two in the channel where the first of them looks, has it used, and puts it
away where that cannot be; tells whether a thread could be opened."""
Sees = Callable[[Seek, Seek], Awaitable[bool | None]]
"""Tells whether the first of two sees where the second looks; None if that cannot be said now."""
Tell = Callable[[Seek], Awaitable[bool]]
"""Tells somebody that nobody was found for them; tells whether that is done with."""


Places = Sequence[tuple[Seek, Seek]]
"""Where two can meet: who of them looks there, and the other."""


class Others(NamedTuple):
    """How many others look for somebody, by game: in a server, and in those that are open like it.

    `open` tells whether it is.
    """

    here: dict[str, int]
    abroad: dict[str, int]
    open: bool


class Seeking:
    """Keeps who looks for whom, and brings them together."""

    def __init__(
        self,
        store: Store,
        people: People,
        reliability: Reliability,
        allowance: Allowance,
        pairs_: Pairs,
        now: Callable[[], float],
    ) -> None:
        self._store = store
        self._people = people
        self._allowance = allowance
        self._pairs = pairs_
        self._now = now
        self._facts = Facts(store, reliability, people)
        self._turn = asyncio.Lock()
        self._looked_at: float | None = None
        self._under_way: dict[int, asyncio.Task[None]] = {}
        """What is asked of Discord for somebody who looks, by the ids of what they look for."""
        self._unseen: dict[frozenset[int], float] = {}
        """When two had no place that both see, by the ids of what they look for."""
        self.opens_thread: Open | None = None
        self.sees: Sees | None = None
        """Set by whoever can ask; without it everybody sees all of their server."""
        self.tell: Tell | None = None
        """Set by whoever can reach people; without it they read of it where they ask."""

    async def begin(
        self, guest: Guest, place: Place, wanted: Wanted, speaks: str | None = None
    ) -> None:
        """Let a person look for somebody, in a channel of a server, and bring together who fits.

        Whoever looks for just that already does so for longer. `speaks` is what Discord says of
        their language, in which they are told who was found. Raises `TableRefusal` if that is
        nothing anybody can look for, and if a limit is reached.
        """
        assert place.guild_id is not None
        await self._check(guest.user_id, wanted)
        now = self._now()
        fresh = Seek(
            *(0, guest.user_id, place.guild_id, place.channel_id, guest.name, place.locale),
            *(encode(wanted), encode([]), now, now + STANDS),
        )
        async with self._allowance.gate:
            await until_first(lambda: self._begun(fresh), quicker=(SeekTaken,))
        if speaks is not None:
            await self._people.speaks(guest.user_id, speaks)
        await self._look_anyway()

    async def _begun(self, fresh: Seek) -> None:
        """Write that a person looks for something. Raises what comes of others, and of limits."""
        mine = await self._store.seeks.of_person(fresh.user_id)
        same = next((seek for seek in mine if _is_same(seek, fresh)), None)
        if same is None:
            self._allowance.check_seeking(len(mine))
        self._allowance.check("invitations", fresh.user_id, 1)
        await self._store.commit(_kept(same, fresh))
        self._allowance.note("invitations", fresh.user_id, 1)
        if same is not None:  # it may be in another channel by now
            self._unseen = {two: at for two, at in self._unseen.items() if same.id not in two}

    async def _check(self, user_id: int, wanted: Wanted) -> None:
        if not (wanted.games and wanted.setups and wanted.clocks):
            raise TableRefusal(text("refusal-seek-nothing"))
        if wanted.strength is Strength.ABOUT and await self._store.people.is_unranked(user_id):
            raise TableRefusal(text("refusal-seek-hidden"))

    async def of(self, user_id: int) -> tuple[Seek, ...]:
        """Return what a person looks for, the first first."""
        return await self._store.seeks.of_person(user_id)

    async def hindrance(self, seek: Seek) -> Text | None:
        """Return what keeps somebody from being brought together with others where they look.

        None if nothing does, or nothing but that nobody fits.
        """
        if seek.match_id is not None:
            return None
        try:
            await self._check_room(seek, opens=True)
        except LimitReached as error:
            return error.text
        taken = await self._store.matches.in_channel(seek.channel_id)
        if taken is None or wanted_of(seek).threads:
            return None
        return text("seek-no-place", where=Verbatim(f"<#{seek.channel_id}>"))

    async def stop(self, user_id: int, seek_id: int) -> None:
        """Let a person look for something no more. Raises `TableRefusal` if they do not, or if
        somebody was found, whom they have to answer.
        """
        mine = next(
            (s for s in await self._store.seeks.of_person(user_id) if s.id == seek_id), None
        )
        if mine is None:
            raise TableRefusal(text("refusal-seek-gone"))
        if mine.match_id is not None:
            raise TableRefusal(text("refusal-seek-found"))
        try:
            await self._store.commit(Changes().seek_unchanged(mine).drop_seek(seek_id))
        except SeekTaken as error:
            raise TableRefusal(text("refusal-seek-found")) from error

    async def others(self, guild_id: int, but: int) -> Others:
        """Return how many look for somebody, by game, one person left out: in a server, and those
        in others who might be found for somebody there."""
        now, here, abroad = self._now(), Counter[str](), Counter[str]()
        open_ = await self._people.lets_in(guild_id)
        for seek in await self._store.seeks.all():
            if seek.match_id is not None or seek.until <= now or seek.user_id == but:
                continue
            wanted = wanted_of(seek)
            if seek.guild_id == guild_id:
                here.update(wanted.games)
            elif open_ and wanted.abroad and await self._people.lets_in(seek.guild_id):
                abroad.update(wanted.games)
        return Others(dict(here), dict(abroad), open_)

    async def look_now_and_then(self) -> None:
        """Look, if it is time for it."""
        now, before = self._now(), self._looked_at
        if before is None or not 0 <= now - before < EVERY:
            self._looked_at = now
            await self._look_anyway()

    async def _look_anyway(self) -> None:
        """Look. What fails is tried again the next time; whoever looks does so all the same."""
        try:
            await self.look()
        except Exception:
            log.exception("who looks for somebody could not be looked at")

    async def look(self) -> None:
        """Bring together who fits, and end what was looked for in vain."""
        async with self._turn:
            await self._settle()
            await self._bring_together()
            await self._end()

    async def close(self) -> None:
        """Ask nothing of Discord any more."""
        tasks = tuple(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _settle(self) -> None:
        """Let those part whose lobby has lost its channel."""
        seeks = await self._store.seeks.all()
        for match_id in {seek.match_id for seek in seeks if seek.match_id is not None}:
            await self._pairs.displaced(match_id)

    async def _bring_together(self) -> None:
        """Open a lobby for each two who fit; who cannot have one now waits for the next look."""
        barred = set[int]()
        since = self._now() - APART
        self._unseen = {two: at for two, at in self._unseen.items() if at > since}
        while brought := pairs(
            [one for one in await self._line() if one.seek not in barred], self._unseen
        ):
            for pair in brought:
                barred |= await self._open(pair)

    async def _line(self) -> list[Seeker]:
        """Return all who look for somebody and could play, but those who are being called."""
        seeks = await self._store.seeks.all()
        busy = {s.user_id for s in seeks if s.match_id is not None or s.id in self._under_way}
        return await self._facts.of([s for s in seeks if s.user_id not in busy], self._now())

    async def _open(self, pair: Pair) -> set[int]:
        """Open the lobby of two; return what is not looked at any more for now if that fails."""
        rows = await self._store.seeks.all()
        waiting = {seek.id: seek for seek in rows if seek.match_id is None}
        elder, younger = waiting.get(pair.elder.seek), waiting.get(pair.younger.seek)
        if elder is None or younger is None:  # another process was quicker
            return {pair.elder.seek, pair.younger.seek}
        apart = elder.guild_id != younger.guild_id  # the lobby may be opened where either looks
        for seek, opens in ((elder, True), (younger, apart)):
            try:
                await self._check_room(seek, opens=opens)
            except LimitReached:
                return {seek.id}
        places = ((elder, younger), (younger, elder))
        if not apart and elder.channel_id != younger.channel_id and self.sees is not None:
            self._ask(self._meet(self.sees, places, pair.found), elder.id, younger.id)
            return {elder.id, younger.id}
        opened = await self._open_here(places, pair.found)
        if opened is None:
            return self._open_in_thread(places, pair.found)
        return set() if opened else {younger.id}

    async def _open_here(self, places: Places, found: Found) -> bool | None:
        """Open the lobby of two where one of them looks; None where all these have a match."""
        for at, other in places:
            if await self._store.matches.in_channel(at.channel_id) is None:
                return await self._pairs.open(*_by_age(at, other), found, at, at.channel_id)
        return None

    def _open_in_thread(self, places: Places, found: Found) -> set[int]:
        """Begin to open the lobby of two in a thread, if one of them may open any.

        Returns what is not looked at any more for now.
        """
        elder, younger = places[0]
        if self.opens_thread is None or not any(wanted_of(one).threads for one, _ in places):
            return {younger.id}
        self._ask(self._opened(places, found), elder.id, younger.id)
        return {elder.id, younger.id}

    async def _meet(self, sees: Sees, places: Places, found: Found) -> None:
        """Open the lobby of two who look in different places, where both of them see it."""
        try:
            told = [await sees(other, one) for one, other in places]
            both = [two for two, seen in zip(places, told, strict=True) if seen]
            if told == [False] * len(places):
                self._unseen[frozenset(one.id for one, _ in places)] = self._now()
            if await self._open_here(both, found) is None:
                await self._opened(both, found)
        except Exception:
            log.exception("two who look for each other could not be brought together")

    async def _opened(self, places: Places, found: Found) -> None:
        """Open a thread for two where one of them looks who may open any."""
        try:
            for one, other in places:
                use = partial(self._pairs.open, *_by_age(one, other), found, one)
                if self.opens_thread is None or not wanted_of(one).threads:
                    continue
                if await self.opens_thread(one, other, found, use):
                    return
        except Exception:
            log.exception("no thread could be opened for two who look for each other")

    def _ask(self, work: Coroutine[Any, Any, None], *seeks: int) -> None:
        """Do in the background what takes Discord; meanwhile nothing else is done about these."""
        task = asyncio.create_task(work, name=f"post about seek {seeks[0]}")
        for seek_id in seeks:
            self._under_way[seek_id] = task

        def done(_: object) -> None:
            for seek_id in seeks:
                del self._under_way[seek_id]

        task.add_done_callback(done)

    async def _check_room(self, seek: Seek, *, opens: bool) -> None:
        """Raise `LimitReached` if somebody sits in too many matches, or too many lobbies stand."""
        crowd = await self._allowance.crowd(seek.user_id, seek.guild_id)
        if opens:
            self._allowance.check_opening(crowd, computers=False)
        else:
            self._allowance.check_joining(crowd)

    async def _end(self) -> None:
        """Tell those who have looked in vain for long enough, but in no quiet hours.

        No digest lists that, so it waits for none.
        """
        now = self._now()
        for seek in await self._store.seeks.all():
            if seek.match_id is not None or seek.until > now or seek.id in self._under_way:
                continue
            calls = await self._people.calls(seek.user_id)
            if self.tell is not None and calls.after_quiet(now, None) is None:
                self._ask(self._ended(seek, self.tell), seek.id)

    async def _ended(self, seek: Seek, tell: Tell) -> None:
        """Tell somebody that nobody was found, and keep nothing of it once that is told."""
        try:
            if await tell(seek):
                await self._write(Changes().seek_unchanged(seek).drop_seek(seek.id))
        except Exception:
            log.exception("that nobody was found could not be told")

    async def _write(self, changes: Changes) -> None:
        try:
            await self._store.commit(changes)
        except SeekTaken:
            log.info("another process was quicker")


def _by_age(one: Seek, other: Seek) -> tuple[Seek, Seek]:
    """Return two with the one first who has looked for longer, as `pairs` does."""
    return (one, other) if (one.since, one.id) <= (other.since, other.id) else (other, one)


def _is_same(seek: Seek, fresh: Seek) -> bool:
    """Tell whether somebody looks for the same in the same server, and still waits."""
    waits = seek.guild_id == fresh.guild_id and seek.match_id is None
    return waits and replace(wanted_of(seek), threads=wanted_of(fresh).threads) == wanted_of(fresh)


def _kept(same: Seek | None, fresh: Seek) -> Changes:
    """Return that somebody looks for something, or goes on doing so for longer."""
    if same is None:
        return Changes().seek(fresh)
    longer = replace(fresh, id=same.id, passed=same.passed, since=same.since)
    return Changes().seek_unchanged(same).seek(longer)
