"""Pauses by agreement: the clocks of a match rest until a moment that all have agreed on.

Everybody who plays must agree, and to going on sooner as well. Meanwhile who likes plays on: what
is wound then begins to run when the pause is over. It ends by itself, and its length is bounded.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from enum import StrEnum
from typing import Any

from engines.core import Seat, Text, encode, text
from store import Changes, Deadline, DeadlineTaken, EntryTaken, Store
from tables import agreeing
from tables.agreeing import Agreeing, Agreement, Asked, Ground, check_played
from tables.away import moment
from tables.calling import Calling
from tables.errors import TableRefusal
from tables.match import rests
from tables.match.closing import place_in, settle
from tables.match.consequences import CLOCKS
from tables.match.live import Live, begun
from tables.match.log import REST, RESTS
from tables.match.moves import By, seat_of
from tables.match.position import Position
from tables.match.rests import REST_OVER, Rests, Wanted
from tables.match.seals import Said, spoken
from tables.notice import BOARD, Notice, outgoing
from tables.notice import REST as REST_SURFACE
from tables.options import DAY
from tables.reminders import called_in_public


class Came(StrEnum):
    """What came of it that somebody agreed."""

    ASKED = "asked"
    AGREED = "agreed"
    RESTS = "rests"
    OVER = "over"


class _Rest(Agreement):
    """That clocks rest for so many days, or (0) that they run again."""

    kind, surface = REST, REST_SURFACE
    agrees, already, stale = "table-rest-agreed", "refusal-rest-agreed", "refusal-rest-stale"
    lapses = True

    def __init__(self, days: int, store: Store, calling: Calling) -> None:
        self._days = days
        self._store = store
        self._calling = calling
        self.asks = "table-rest-asked" if days else "table-rest-end-asked"

    def args(self, ground: Ground) -> dict[str, Any]:
        """Return what else is said: by that the message knows what its button agrees to."""
        return {"days": self._days}

    def seat(self, ground: Ground, user_id: int | None) -> Seat:
        """Return the seat of whoever agrees. Raises `TableRefusal` for too many days."""
        check_played(ground.match)
        if not 0 <= self._days <= rests.LONGEST:
            raise TableRefusal(text("refusal-rest-days", most=rests.LONGEST))
        return seat_of(ground.position, user_id)

    async def asked(self, ground: Ground, seat: Seat) -> Asked:
        """Return who has agreed to as many days. Raises `TableRefusal` if it cannot be."""
        entries, now = ground.entries, ground.now
        _check(ground.position, seat, self._days, rests.rested(entries, now), now)
        found = rests.question(entries, now)
        same = found is not None and found.days == self._days
        return Asked(encode(Wanted(self._days)), found.agreed if found and same else frozenset())

    def besides(self, ground: Ground) -> tuple[Said, ...]:
        """Return until when the clocks rest."""
        return (Said(RESTS, encode(Rests(self._until(ground)))),)

    def closing(self, ground: Ground, seat: Seat) -> Notice:
        """Return what was agreed on."""
        return Notice((self._agreed(ground),))

    async def follow(self, changes: Changes, ground: Ground) -> None:
        """Let clocks rest, or run again."""
        match_id, now = ground.match.id, ground.now
        settle(changes, place_in(await self._store.deadlines.of_match(match_id)), now)
        if not self._days:
            changes.drop_deadlines(match_id, kind=REST_OVER)
            starts = ground.position.starts(now)
            await _go_on(changes, self._calling, ground.position, now, starts - now)
            for seat in sorted(ground.position.responding & ground.position.people):
                await self._calling.hasten(changes, ground.position, seat, starts - now)
            changes.move_clocks(match_id, now, starts, CLOCKS, back=True)
            return
        until = self._until(ground)
        changes.move_clocks(match_id, now, until, CLOCKS, back=False)
        changes.deadline(Deadline(match_id, REST_OVER, -1, until, b""))
        changes.update_match(match_id, rests_until=until)
        changes.post(outgoing(match_id, BOARD, Notice((self._agreed(ground),)), now))

    def _until(self, ground: Ground) -> float:
        return ground.now + self._days * DAY

    def _agreed(self, ground: Ground) -> Text:
        if not self._days:
            return text("table-rest-over")
        return text("table-rests", when=moment(self._until(ground)))


class Resting:
    """Lets the people of a match agree on a pause; `after_commit` is called with each notice."""

    def __init__(
        self,
        store: Store,
        live: Live,
        agreeing: Agreeing,
        calling: Calling,
        now: Callable[[], float],
        after_commit: Callable[[], None],
    ) -> None:
        self._store = store
        self._live = live
        self._agreeing = agreeing
        self._calling = calling
        self._now = now
        self._after_commit = after_commit

    async def agree(self, match_id: int, by: By, days: int, *, asking: bool) -> Came:
        """Let a person agree that clocks rest for so many days, or (0) that they run again.

        Raises what `Agreeing.agree` raises.
        """
        wish = _Rest(days, self._store, self._calling)
        came = await self._agreeing.agree(wish, match_id, by, asking=asking)
        if came is agreeing.Came.DONE:
            return Came.RESTS if days else Came.OVER
        return Came(came)

    async def end(self, deadline: Deadline) -> None:
        """Let the clocks of a match run again whose pause is over by itself."""
        match_id = deadline.match_id
        async with self._live.hold(match_id) as table:
            await self._live.reload(table, match_id)  # another process may have agreed
            entries = await self._store.log.entries(match_id)
            position, now = begun(table), self._now()
            until, changes = position.match.rests_until, Changes().taken(deadline)
            settle(changes, place_in(await self._store.deadlines.of_match(match_id)), now)
            if until is not None:
                over = Said(RESTS, encode(Rests(until)))
                for entry in spoken(position.match, entries, now, over):
                    changes.append(entry)
                await _go_on(changes, self._calling, position, now)
            table.position = None
            with suppress(DeadlineTaken, EntryTaken):  # another process was quicker
                await self._store.commit(changes)
        self._after_commit()


async def _go_on(
    changes: Changes, calling: Calling, position: Position, now: float, sooner: float = 0.0
) -> None:
    """Add that the clocks run again, and that those are called for whom all wait.

    Time is over so many seconds `sooner` than the clocks still say.
    """
    match_id, called = position.match.id, called_in_public(position)
    changes.update_match(match_id, rests_until=None)
    said = text("table-rest-over")
    notice = Notice((said,), new=True, ping=position.users(called))
    changes.post(outgoing(match_id, BOARD, notice, now))
    for seat in sorted(called):
        await calling.remind(changes, position, seat, said, sooner)


def _check(position: Position, seat: Seat, days: int, rested: float, now: float) -> None:
    """Raise `TableRefusal` if clocks cannot rest so long, or run again."""
    until = position.starts(now)
    if not days:
        if until <= now:
            raise TableRefusal(text("refusal-rest-none"))
        return
    if until > now:
        raise TableRefusal(text("refusal-rest-already", when=moment(until)))
    if position.options.clock.seconds is None:
        raise TableRefusal(text("refusal-rest-no-clock"))
    if position.agreeing <= {seat}:
        raise TableRefusal(text("refusal-rest-alone"))
    if rested + days * DAY > rests.ALL:
        left = int((rests.ALL - rested) // DAY)
        raise TableRefusal(text("refusal-rest-enough", days=left))
