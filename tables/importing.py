"""Matches that somebody brings along as files: looked at, kept for them alone, and let go.

Such a match stands in no channel and counts for nobody. Nobody sits in it whom the bot knows, so
nobody is called for it; whoever brought it may look through everybody's eyes, and play on from it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

from engines.core import text
from store import FORMER, NOWHERE, Changes, Entry, Match, Snapshot, Status, Store
from store import Seat as SeatRow
from tables.errors import NoMatch, TableRefusal
from tables.limits import Allowance
from tables.match.live import Live
from tables.match.log import RESIGN
from tables.match.seals import sealed
from tables.proof.foreign import LARGEST, Brought, Unfit
from tables.proof.worker import SECONDS, looked_at


class Importing:
    """Takes files. `seconds` is how long one is looked at."""

    def __init__(
        self,
        store: Store,
        live: Live,
        allowance: Allowance,
        now: Callable[[], float],
        seconds: float = SECONDS,
    ) -> None:
        self._store = store
        self._live = live
        self._allowance = allowance
        self._now = now
        self._seconds = seconds
        self._turn = asyncio.Lock()

    async def check_room(self, user_id: int, size: int) -> None:
        """Raise `TableRefusal` if a person may bring no file, or none of so many bytes."""
        self._allowance.check("imports", user_id, 1)
        self._allowance.check_imported(len(await self.of(user_id)))
        if size > LARGEST:
            raise _unfit("large")

    async def bring(self, user_id: int, data: bytes, locale: str) -> int:
        """Keep the match that a file tells; return its number.

        Raises what `check_room` raises, and `TableRefusal` with what is wrong with the file. One
        file is looked at after the other.
        """
        await self.check_room(user_id, len(data))
        self._allowance.note("imports", user_id, 1)
        async with self._turn:
            try:
                made = await asyncio.to_thread(looked_at, data, self._seconds)
            except Unfit as unfit:
                raise _unfit(unfit.what) from unfit
            self._allowance.check_imported(len(await self.of(user_id)))
            return await self.keep(user_id, made, locale)

    async def of(self, user_id: int) -> tuple[Match, ...]:
        """Return the matches that a person has brought along, in order."""
        return await self._store.matches.imported_by(user_id)

    async def drop(self, user_id: int, match_id: int) -> None:
        """Let a match go that a person has brought along. Raises `NoMatch` if it is none."""
        async with self._live.hold(match_id, load=False) as table:
            match = await self._store.match(match_id)
            if match is None or not match.imported or match.host_id != user_id:
                raise NoMatch(text("refusal-no-such-match"))
            await self._store.commit_thoroughly(Changes().drop_match(match_id))
            table.position = None

    async def keep(self, user_id: int, made: Brought, locale: str) -> int:
        """Keep a match that was looked at for a person; return its number."""
        now = self._now()

        def log(match_id: int) -> Changes:
            changes = Changes()
            for entry in _entries(made, match_id, now):
                changes.append(entry)
            return changes.snapshot(Snapshot(match_id, made.ply, made.state))

        return await self._store.create_match(
            _match(made, user_id, locale, now), _seats(made, now), log
        )


def _unfit(what: str) -> TableRefusal:
    return TableRefusal(text(f"refusal-import-{what}", most=LARGEST // 1_000_000))


def _match(made: Brought, user_id: int, locale: str, now: float) -> Match:
    return Match(
        id=0,
        game=made.game,
        rules_version=made.rules_version,
        status=Status.CANCELLED if made.outcome is None else Status.ENDED,
        guild_id=None,
        channel_id=NOWHERE,
        host_id=user_id,
        locale=locale,
        config=made.config,
        options=made.options,
        seed=made.secret,
        created_at=now,
        started_at=now,
        ended_at=now,
        outcome=made.outcome,
        chance=made.chance,
        dice=made.dice,
    )


def _seats(made: Brought, now: float) -> list[SeatRow]:
    """Return who sat there: people of whom nothing is known but their seat."""
    gone = [line.seat for line in made.log if line.kind == RESIGN]
    return [
        SeatRow(
            match_id=0,
            seat=seat,
            user_id=FORMER if chair.level is None else None,
            name=str(seat + 1) if chair.level is None else "",
            level=chair.level,
            salt=chair.salt,
            resigned_at=now + gone.index(seat) if seat in gone else None,
            orders=b"",
        )
        for seat, chair in enumerate(made.seats)
    ]


def _entries(made: Brought, match_id: int, now: float) -> Iterator[Entry]:
    lines = (
        Entry(match_id, number, one.kind, one.seat, one.action, None, None, one.ply, now)
        for number, one in enumerate(made.log, start=1)
    )
    return sealed(made.secret, made.chance, None, lines, noticed=True)
