"""What is remembered of people and servers: languages, whom not to meet, what was learned."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator, Iterable
from contextlib import contextmanager
from math import inf

from msgspec import Struct
from msgspec.structs import replace

from engines.core import decode, encode, text
from store import Changes, ChoicesChanged, DeadlineTaken, Guild, Person, Store
from tables.attempts import until_first
from tables.away import Away, Hours, hours_of
from tables.blocks import Blocked, is_among, without
from tables.errors import TableRefusal
from tables.latest import Latest
from tables.wishes import Calls

MOST_BLOCKED = 100
"""How many people somebody may block."""
LATELY = 15.0
"""Seconds for which a language that was read is spoken, whatever another process writes."""
MOST_KNOWN = 1024
"""Of how many people it is kept in memory what they wish, the latest."""


Follow = Callable[[Changes, Person], Awaitable[None]]
"""Adds what follows of what is remembered of a person from now on."""


async def nothing(_: Changes, __: Person) -> None:
    """Add nothing: that somebody wishes it is all."""


class Progress(Struct, frozen=True):
    """How many prompts of a lesson a person has behind them, and what they said in it."""

    lesson: str
    done: int = 0
    said: tuple[str, ...] = ()


class Preferences(Struct, frozen=True):
    """What a person wishes: a language (None: Discord's own setting), whom not to meet, what calls,
    and when they are away.

    Beside it stands how far they have come in each lesson that they have begun. What is not named
    by what was written stands as it does of somebody who never wished anything.
    """

    language: str | None = None
    blocked: tuple[Blocked, ...] = ()
    lessons: tuple[Progress, ...] = ()
    calls: Calls = Calls()
    away: Away = Away()


class House(Struct, frozen=True):
    """What a server wishes beside its language.

    If it `lets_in` others, its people may be brought together with those of servers that do so too.
    """

    lets_in: bool = False


def preferences(person: Person | None) -> Preferences:
    """Return what a person wishes; nothing of somebody of whom nothing is known."""
    if person is None or not person.preferences:
        return Preferences()
    return decode(person.preferences, Preferences)


class People:
    """Remembers people and servers."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._turn = asyncio.Lock()
        self._known = Latest[int, tuple[float, Person | None]](MOST_KNOWN)
        self._changed = 0

    async def lately(self, user_id: int) -> Person | None:
        """Return what was remembered of a person, `LATELY` seconds ago at the most.

        What this process changes shows at once.
        """
        now, changed = self._now(), self._changed
        at, person = self._known.get(user_id, (-inf, None))
        if 0 <= now - at < LATELY:
            return person
        person = await self.person(user_id)
        if changed == self._changed:  # or what was read may be what has just been replaced
            self._known[user_id] = (now, person)
        return person

    @contextmanager
    def _anew(self, user_id: int) -> Generator[None]:
        """Let a person be read again once this is over, whether or not it was written."""
        try:
            yield
        finally:
            self._changed += 1
            self._known.pop(user_id, None)

    async def person(self, user_id: int) -> Person | None:
        """Return what is remembered of a person."""
        return await self._store.people.person(user_id)

    async def guild(self, guild_id: int) -> Guild | None:
        """Return what is remembered of a server."""
        return await self._store.people.guild(guild_id)

    async def speaks(self, user_id: int, locale: str) -> None:
        """Remember what Discord says of a person's language.

        Of whoever wishes nothing, sits nowhere and looks for nobody nothing is remembered.
        """
        store = self._store
        known = await self.person(user_id) or await store.matches.of_person(user_id)
        if not known and not await store.seeks.of_person(user_id):
            return
        await self._change(user_id, lambda person: replace(person, locale=locale))

    async def forget(self, user_id: int) -> None:
        """Forget what a person wishes, and all that stands of them beside matches."""
        async with self._turn:
            with self._anew(user_id):
                await self._store.commit_thoroughly(Changes().forget(user_id))

    async def wish(self, user_id: int, language: str | None) -> None:
        """Remember the language that a person wishes."""
        await self._prefer(user_id, lambda wishes: replace(wishes, language=language))

    async def calls(self, user_id: int) -> Calls:
        """Return how a person wishes to be called, as of `LATELY` seconds ago at the most."""
        return preferences(await self.lately(user_id)).calls

    async def wish_calls(
        self, user_id: int, how: Callable[[Calls], Calls], follow: Follow = nothing
    ) -> Calls:
        """Change how a person wishes to be called, and what follows of it, in one transaction.

        Return how that is from now on.
        """

        def called(wishes: Preferences) -> Preferences:
            return replace(wishes, calls=how(wishes.calls))

        return (await self._prefer(user_id, called, follow)).calls

    async def away(self, user_id: int) -> Away:
        """Return when a person is away."""
        return preferences(await self.person(user_id)).away

    async def wish_away(
        self, user_id: int, how: Callable[[Away], Away], follow: Follow = nothing
    ) -> None:
        """Change when a person is away, and what follows of it, in one transaction.

        Raises what `how` raises.
        """

        def gone(wishes: Preferences) -> Preferences:
            return replace(wishes, away=how(wishes.away))

        await self._prefer(user_id, gone, follow)

    async def hours(self, user_id: int) -> Hours | None:
        """Return the hours that count where a person sits down now."""
        wishes = preferences(await self.person(user_id))
        return hours_of(wishes.calls, wishes.away)

    async def block(self, user_id: int, blocked: int) -> None:
        """Remember that a person would not be invited by, nor seated with, another.

        Raises `TableRefusal` if that were too many.
        """

        def more(wishes: Preferences) -> Preferences:
            others = without(blocked, wishes.blocked)
            if len(others) >= MOST_BLOCKED:
                raise TableRefusal(text("refusal-block-full", most=MOST_BLOCKED))
            return replace(wishes, blocked=(*others, blocked))

        await self._prefer(user_id, more)

    async def unblock(self, user_id: int, blocked: int) -> None:
        """Forget that a person would not meet another. Raises `TableRefusal` if that is not so."""

        def fewer(wishes: Preferences) -> Preferences:
            if not is_among(blocked, wishes.blocked):
                raise TableRefusal(text("refusal-not-blocked"))
            return replace(wishes, blocked=without(blocked, wishes.blocked))

        await self._prefer(user_id, fewer)

    async def blocked_by(self, user_id: int) -> tuple[Blocked, ...]:
        """Return whom a person has blocked, in the order in which that was said."""
        return preferences(await self.person(user_id)).blocked

    async def blocked_among(self, user_id: int, among: Iterable[int]) -> frozenset[int]:
        """Return whom of these people a person has blocked."""
        blocked = await self.blocked_by(user_id)
        return frozenset(other for other in among if is_among(other, blocked))

    async def who_blocked(self, user_id: int, among: Iterable[int]) -> frozenset[int]:
        """Return who of these people has blocked a person."""
        return frozenset(
            [other for other in among if is_among(user_id, await self.blocked_by(other))]
        )

    async def lessons(self, user_id: int) -> dict[str, Progress]:
        """Return how far a person has come, by lesson."""
        return {one.lesson: one for one in preferences(await self.person(user_id)).lessons}

    async def learn(self, user_id: int, progress: Progress, *, done: int) -> bool:
        """Remember how far a person has come in a lesson; they had `done` so many prompts before.

        Tell whether that was so; if not, something else was pressed meanwhile, and nothing changes.
        """

        def learned(wishes: Preferences) -> Preferences:
            before = {one.lesson: one for one in wishes.lessons}
            if before.get(progress.lesson, Progress(progress.lesson)).done != done:
                raise _Overtaken
            after = {**before, progress.lesson: progress}
            return replace(wishes, lessons=tuple(after.values()))

        try:
            await self._prefer(user_id, learned)
        except _Overtaken:
            return False
        return True

    async def rank(self, user_id: int, *, ranked: bool) -> None:
        """Let others see a person on ladders, or not."""
        await self._store.commit(Changes().ranked(user_id, ranked=ranked))

    async def change_guild(self, guild_id: int, how: Callable[[Guild], Guild]) -> None:
        """Change what is remembered of a server; no change of another process is lost."""

        async def attempt() -> None:
            known = await self.guild(guild_id)
            changed = how(known or Guild(guild_id, None, b"{}"))
            await self._store.commit(Changes().guild(changed, known))

        await until_first(attempt, quicker=(ChoicesChanged,))

    async def lets_in(self, guild_id: int) -> bool:
        """Tell whether people of a server may be brought together with those of others."""
        guild = await self.guild(guild_id)
        return guild is not None and decode(guild.preferences or b"{}", House).lets_in

    async def let_in(self, guild_id: int, *, others: bool) -> None:
        """Let people of a server be brought together with those of others, or not any more."""
        house = encode(House(others))
        await self.change_guild(guild_id, lambda guild: replace(guild, preferences=house))

    async def _prefer(
        self,
        user_id: int,
        how: Callable[[Preferences], Preferences],
        follow: Follow = nothing,
    ) -> Preferences:
        person = await self._change(
            user_id,
            lambda person: replace(person, preferences=encode(how(preferences(person)))),
            follow,
        )
        return preferences(person)

    async def _change(
        self, user_id: int, how: Callable[[Person], Person], follow: Follow = nothing
    ) -> Person:
        """Change what is remembered of a person, one change after the other: none is lost.

        Nor is one that another process makes meanwhile. Raises what `how` raises. What follows of
        it is read once the change is known, and read again where others were quicker.
        """

        async def attempt() -> Person:
            known = await self.person(user_id)
            changed = how(known or Person(user_id, None, encode(Preferences())))
            changes = Changes() if changed == known else Changes().person(changed, known)
            await follow(changes, changed)
            with self._anew(user_id):
                await self._store.commit(changes)
            return changed

        async with self._turn:
            return await until_first(attempt, quicker=(ChoicesChanged, DeadlineTaken))


class _Overtaken(Exception):
    """Something else was pressed in a lesson meanwhile."""
