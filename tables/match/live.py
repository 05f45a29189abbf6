"""The matches in memory: one lock each, loaded when needed, forgotten when idle."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager

import engines
from engines.core import Text, decode, text
from store import Match, Standing, Store, StoreError
from tables.errors import NoMatch, OtherRules, Paused
from tables.match.position import Position
from tables.match.recalling import recalled

IDLE = 3600.0
"""After so many seconds without a touch a match leaves the memory."""

log = logging.getLogger(__name__)

_UNREADABLE = (NoMatch, OtherRules, Paused)
"""What is raised of a match that is known not to be read here."""


@contextmanager
def left_out(match_id: int) -> Generator[None]:
    """Do without a match that cannot be read here; its people's others go on.

    Whatever is wrong with it is found and told of when it is played: it is paused then.
    """
    try:
        yield
    except _UNREADABLE:
        pass
    except StoreError:
        raise
    except Exception:
        log.exception("match %s is left out, for it cannot be read", match_id)


class HeldAlready(Exception):
    """Whoever holds a match asks for it as if others held it: that would wait for itself."""


class Table:
    """A match's place in memory: under `lock` a move is made of `position`, which it replaces.

    Whoever only looks reads it without, for no position changes. Nothing else replaces it without
    but the same one that remembers more (`Live.recalled`), and None where a move was cancelled.
    """

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.position: Position | None = None
        self.touched_at = 0.0
        self.waiting = 0
        self.holder: asyncio.Task[object] | None = None


class Live:
    """All tables in memory, by match id."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._tables: dict[int, Table] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def busy(self, match_id: int) -> bool:
        """Tell whether a move of this match is being made at this moment."""
        table = self._tables.get(match_id)
        return table is not None and table.lock.locked()

    @asynccontextmanager
    async def hold(self, match_id: int, *, load: bool = True) -> AsyncGenerator[Table]:
        """Take a match's lock; its position is loaded if the match has begun.

        Raises `NoMatch` if there is none of this id. Without `load` it raises nothing, and the
        position is what was in memory, if anything was. Raises `HeldAlready` for whoever has it.
        """
        table = self._tables.setdefault(match_id, Table())
        if table.holder is asyncio.current_task():
            raise HeldAlready(f"match {match_id}")
        table.waiting += 1
        try:
            async with table.lock:
                table.holder = asyncio.current_task()
                table.touched_at = self._now()
                if load and table.position is None:
                    table.position = await self._load(match_id)
                yield table
        except asyncio.CancelledError:
            table.position = None  # what was being committed may be in the log
            raise
        finally:
            if table.holder is asyncio.current_task():
                table.holder = None
            table.waiting -= 1
            if table.position is None and not table.waiting:
                self._tables.pop(match_id, None)

    async def reload(self, table: Table, match_id: int) -> None:
        """Read the position again, because someone else has written to the log."""
        table.position = await self._load(match_id)

    async def position(self, match_id: int, number: int = 0) -> Position:
        """Return the match as it stands at entry `number` or later.

        A move being made is waited for only where memory does not know of that entry. The log is
        asked for its last number where none is given and other processes may write.
        Raises `NoMatch`, also for a match that has not begun.
        """
        table = self._tables.get(match_id)
        if table is not None and table.position is not None:
            table.touched_at = self._now()
            position = table.position
            if not number and self._store.others:
                number = await self._store.log.last_number(match_id)
            if position.number >= number:
                return position
            await self.catch_up(match_id, number)
        async with self.hold(match_id) as held:
            if held.position is None:
                raise await self._not_begun(match_id)
            return held.position

    async def recalled(self, position: Position) -> Position:
        """Return a match as it was read, with what has happened lately in it."""
        known = await recalled(self._store, position)
        table = self._tables.get(position.match.id)
        if table is not None and table.position is position:
            table.position = known
        return known

    async def glance(self, match_id: int, number: int) -> Position:
        """Return a match as it stands at entry `number` or later, without keeping it in memory.

        Raises `NoMatch`, also for a match that has not begun.
        """
        table = self._tables.get(match_id)
        if table is not None and table.position is not None:
            if table.position.number >= number:
                return table.position
            await self.catch_up(match_id, number)
        position = await self._load(match_id)
        if position is None:
            raise await self._not_begun(match_id)
        return position

    async def catch_up(self, match_id: int, number: int) -> None:
        """Wait for a move being made, and forget what does not know of entry `number`.

        Another process has gone on from it then. Afterwards nothing up to that entry is missing
        in what is read.
        """
        async with self.hold(match_id, load=False) as table:
            if table.position and table.position.number < number:
                table.position = None

    async def unpaused(self, match_id: int) -> Position:
        """Return a match as it stands. Raises `Paused`, besides what `position` raises."""
        position = await self.position(match_id)
        if position.match.paused:
            raise Paused(text("refusal-paused"))
        return position

    def ply(self, match_id: int) -> int | None:
        """Return how far a match has come, if it is in memory; for the log alone."""
        table = self._tables.get(match_id)
        return None if table is None or table.position is None else table.position.ply

    async def forget(self, match_id: int) -> None:
        """Let a match be read from the database at its next touch; who holds it is waited for."""
        async with self.hold(match_id, load=False) as table:
            table.position = None

    def sweep(self) -> None:
        """Forget the matches that nobody has touched for an hour."""
        oldest = self._now() - IDLE
        idle = [
            match_id
            for match_id, table in self._tables.items()
            if table.touched_at < oldest and not table.waiting
        ]
        for match_id in idle:
            del self._tables[match_id]

    async def _not_begun(self, match_id: int) -> NoMatch:
        """Return what is said of a match that stands nowhere: it waits, or will never begin."""
        match = await self._store.match(match_id)
        return NoMatch(text("refusal-not-begun") if match is None else unbegun(match))

    async def _load(self, match_id: int) -> Position | None:
        standing = await self._store.standing(match_id)
        if standing is None:
            raise NoMatch(text("refusal-no-such-match"))
        try:
            return position_of(standing)
        except Exception as error:
            if standing.match.paused:
                raise Paused(text("refusal-paused")) from error
            if isinstance(error, engines.UnknownRules) and self._store.others:
                raise OtherRules(text("refusal-other-rules")) from error  # others may play it
            raise


def position_of(standing: Standing) -> Position | None:
    """Return the position that is in the database; None if the match has not begun.

    Raises whatever is wrong with what was written, or with its rules.
    """
    match, snapshot = standing.match, standing.snapshot
    if snapshot is None:
        return None
    state = decode(snapshot.state, engines.load(match.game, match.rules_version).meta.state)
    return Position(
        match,
        standing.seats,
        state,
        snapshot.ply,
        standing.number,
        chain=standing.chain,
        shown=standing.shown,
    )


def unbegun(match: Match) -> Text:
    """Return what is said of a match that has not begun: it waits, or was called off before."""
    return text("refusal-never-begun" if match.never_begun else "refusal-not-begun")


def begun(table: Table) -> Position:
    """Return the position of a table. Raises `NoMatch` while the match has not begun."""
    if table.position is None:
        raise NoMatch(text("refusal-not-begun"))
    return table.position
