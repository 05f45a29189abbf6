"""Absences as they count in matches: what they put off, who is told, what a lobby shows of them.

A clock runs as ever. When it is over, it is looked whether its person is away then: if so its
deadline moves, once for each stretch, and says by how much, which is no time in anybody's bank.
Where a person plays with computers alone nobody waits, and so nothing is put off. Nor is an answer
on another's turn: when its time is over is the same for all who were asked, and tells of nobody.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from engines.core import Player, Seat, decode, encode, text
from store import Changes, ChoicesChanged, Deadline, DeadlineTaken, Match, Person, Status, Store
from tables.away import GRACE_BACK, Away, Holiday, Hours, back, beginning, ending, moment, over
from tables.match.banks import extra, if_open
from tables.match.closing import waits
from tables.match.consequences import ANEW, REMINDER, TIME_UP, Advance
from tables.match.live import Live, left_out
from tables.match.position import Position
from tables.notice import BOARD, LOBBY, Notice, outgoing
from tables.options import DAY, HOUR, Absence
from tables.people import People, preferences


class Wished(Struct, frozen=True):
    """What somebody's holidays are `at` a moment.

    They have so many days `left`, are on one `until` a moment (None: they are not), and others are
    yet to begin.
    """

    at: float
    left: int
    until: float | None
    planned: tuple[Holiday, ...] = ()


class Absences:
    """Lets people be away; `after_commit` is called with each notice."""

    def __init__(
        self,
        store: Store,
        live: Live,
        people: People,
        now: Callable[[], float],
        after_commit: Callable[[], None],
    ) -> None:
        self._store = store
        self._live = live
        self._people = people
        self._now = now
        self._after_commit = after_commit

    async def ends(self, match_id: int) -> dict[Seat, float]:
        """Return when the time of each seat is really over whose clock runs. Raises `NoMatch`."""
        position = await self._live.position(match_id)
        return await self.really(position, await self._store.deadlines.of_match(match_id))

    async def really(
        self, position: Position, deadlines: tuple[Deadline, ...]
    ) -> dict[Seat, float]:
        """Return when the time of each seat is really over, given the clocks that run.

        While the channel is shut that is when it would be over if it were open again now.
        """
        running = if_open(deadlines, position.match.rests_until, self._now())
        return {row.seat: await self._over(position, row) for row in running}

    async def stands_still(self, match_id: int) -> bool:
        """Tell whether clocks stand still in a match because its channel is shut or gone."""
        return waits(await self._store.deadlines.of_match(match_id), self._now())

    async def put_off(self, position: Position, deadline: Deadline) -> bool:
        """Move a clock that is over if its person is away; tell whether it moves.

        It runs from when they come back, and if they are away again once it is over it moves once
        more. Of two processes one does it.
        """
        seat, now = deadline.seat, self._now()
        person = await self._person(position, seat)
        away = self._away_of(position, seat, person)
        begins, seconds = back(deadline.due_at, *away)
        due = begins + seconds
        if due <= max(now, deadline.due_at):
            return False
        said = text("table-away-moved", who=Player(seat))
        changes = Changes()
        if person is not None:  # who may come back at this moment
            changes.person(person, person)
        _move(changes, deadline, due, begins)
        changes.post(outgoing(deadline.match_id, BOARD, Notice((said,)), now))
        with suppress(DeadlineTaken, ChoicesChanged):
            await self._store.commit(changes)
        self._after_commit()
        return True

    async def follow(self, changes: Changes, advance: Advance) -> None:
        """Add that time which an absence has put off is put off for as long as that lasts.

        So whoever leaves and comes back, or takes back, has no more of it, and no less; and whoever
        takes a seat over has what is left without the absence of the one before.
        """
        after = advance.after
        for seat in advance.put_off:
            due, start = advance.dues[seat], after.starts(advance.now)
            until, _ = back(start, *await self._away(after, seat))
            later = min(until, due.back) - start
            if later > 0:
                clock = due.deadline(after.match.id, TIME_UP, seat, advance.now)
                _move(changes, clock, due.at + later, start + later)
        for seat in advance.taken_over & after.people:
            for clock in await self._store.deadlines.of_match(after.match.id):
                if (clock.kind, clock.seat) == (TIME_UP, seat) and extra(clock):
                    await self._hand_on(changes, after, clock, advance.now)

    async def _hand_on(
        self, changes: Changes, position: Position, clock: Deadline, now: float
    ) -> None:
        """Add that a clock runs from now on which waited for whoever had the seat before."""
        seat, start = clock.seat, position.starts(now)
        sooner = clock.begins - start
        if sooner <= 0:
            return
        due = clock.due_at - sooner
        _move(changes, clock, due, start)
        ends = over(due, *await self._away(position, seat))
        if ends < clock.due_at:
            said = text("table-away-other", who=Player(seat))
            changes.post(outgoing(clock.match_id, BOARD, Notice((said,)), now))

    async def wished(self, user_id: int) -> Wished:
        """Return what somebody's holidays are now."""
        away, now = await self._people.away(user_id), self._now()
        return Wished(now, away.left(now), away.until(now), away.planned(now))

    async def prefer(self, user_id: int, *, night: bool | None, weekend: bool | None) -> None:
        """Let nights and weekends count, or not (None: as before), where one sits down next."""

        def changed(away: Away) -> Away:
            return replace(
                away,
                night=away.night if night is None else night,
                weekend=away.weekend if weekend is None else weekend,
            )

        await self._people.wish_away(user_id, changed)

    async def take(self, user_id: int, days: int) -> tuple[Match, ...]:
        """Let somebody be away for so many days from now on; return the matches where it counts.

        Everybody there is told. Raises `TableRefusal` if it cannot be.
        """
        now = self._now()
        telling = partial(self._tell, user_id, "table-away", when=now + days * DAY)
        return await self._wish(user_id, lambda away: away.taking(days, now), telling)

    async def plan(self, user_id: int, days: int, day: str) -> tuple[Match, ...]:
        """Let somebody be away for so many days from a day on, as `take` does from now on.

        The day is one of their own clock, written like 2026-12-24.
        """
        now, zone = self._now(), (await self._people.calls(user_id)).zone
        start = beginning(zone, day, now)
        end = ending(zone, start, days)
        telling = partial(self._tell, user_id, "table-away-planned", start=start, end=end)
        return await self._wish(user_id, lambda away: away.taking(days, now, start, end), telling)

    async def call_off(self, user_id: int, start: float) -> tuple[Match, ...]:
        """Let a holiday not be that was to begin then; return the matches where it counted.

        Raises `TableRefusal` if there is none.
        """
        now = self._now()
        telling = partial(self._tell, user_id, "table-away-dropped", start=start)
        return await self._wish(user_id, lambda away: away.without(start, now), telling)

    async def back(self, user_id: int) -> tuple[Match, ...]:
        """Let a holiday be over now, and what it put off; return the matches where it counted."""
        now = self._now()

        async def coming(changes: Changes) -> tuple[Match, ...]:
            await self._bring_back(changes, user_id, now)
            return await self._tell(user_id, "table-away-back", changes, when=now)

        return await self._wish(user_id, lambda away: away.back(now), coming)

    async def _wish(
        self,
        user_id: int,
        how: Callable[[Away], Away],
        telling: Callable[[Changes], Awaitable[tuple[Match, ...]]],
    ) -> tuple[Match, ...]:
        """Change somebody's holidays with all that follows in matches, in one transaction.

        So nothing stays put off by what is over, and nothing is untold, whenever the process ends.
        """
        found: tuple[Match, ...] = ()

        async def follow(changes: Changes, _: Person) -> None:
            nonlocal found
            found = await telling(changes)

        await self._people.wish_away(user_id, how, follow)
        self._after_commit()
        return found

    async def _bring_back(self, changes: Changes, user_id: int, now: float) -> None:
        """Add that what a holiday has put off is over, and that nothing more is put off by it."""
        for match in await self._store.matches.of_person(user_id):
            latest = max(now, match.rests_until or now) + GRACE_BACK
            for row in await self._clocks(match, user_id):
                if extra(row) and row.due_at > latest:
                    _move(changes, row, latest, now)
                else:  # if it stands so: it may be put off at this moment
                    changes.taken(row).deadline(row)

    async def _clocks(self, match: Match, user_id: int) -> tuple[Deadline, ...]:
        """Return the clocks of a person that run in a match, though it be paused."""
        mine = {row.seat for row in await self._store.seats(match.id) if row.user_id == user_id}
        rows = await self._store.deadlines.of_match(match.id)
        return tuple(row for row in rows if row.kind == TIME_UP and row.seat in mine)

    async def matches(self, user_id: int) -> Mapping[int, tuple[Match, Seat]]:
        """Return the running matches in which somebody's absences count, with their seat."""
        found = dict[int, tuple[Match, Seat]]()
        for match in await self._store.matches.of_person(user_id):
            if match.status is Status.PLAYING and not match.paused:
                with left_out(match.id):
                    position = await self._live.position(match.id)
                    mine = (row.seat for row in position.seats if row.user_id == user_id)
                    seat = next(mine, None)
                    if seat is not None and counts(position, seat):
                        found[match.id] = (match, seat)
        return found

    async def _tell(
        self, user_id: int, key: str, changes: Changes, **when: float
    ) -> tuple[Match, ...]:
        """Add that everybody is told whom somebody plays with; lobbies show it anew."""
        found = await self.matches(user_id)
        for match in await self._store.matches.of_person(user_id):
            if match.status is Status.LOBBY and not match.starting:
                changes.post(outgoing(match.id, LOBBY, Notice(), self._now()))
        for match, seat in found.values():
            moments = {name: moment(at) for name, at in when.items()}
            said = text(key, who=Player(seat), **moments)
            changes.post(outgoing(match.id, BOARD, Notice((said,)), self._now()))
        return tuple(match for match, _ in found.values())

    async def _over(self, position: Position, deadline: Deadline) -> float:
        return over(deadline.due_at, *await self._away(position, deadline.seat))

    async def _away(
        self, position: Position, seat: Seat
    ) -> tuple[Hours | None, tuple[Holiday, ...]]:
        """Return the hours and holidays of a seat that count for what it is asked now."""
        return self._away_of(position, seat, await self._person(position, seat))

    async def _person(self, position: Position, seat: Seat) -> Person | None:
        """Return what is remembered of whoever is away there, if that counts."""
        user_id = position.seats[seat].reaches
        if user_id is None or not _counts_now(position, seat):
            return None
        return await self._people.person(user_id)

    def _away_of(
        self, position: Position, seat: Seat, person: Person | None
    ) -> tuple[Hours | None, tuple[Holiday, ...]]:
        if not _counts_now(position, seat):
            return None, ()
        hours = position.seats[seat].hours
        known = None if hours is None else decode(hours, Hours)
        return known, preferences(person).away.holidays


def counts(position: Position, seat: Seat) -> bool:
    """Tell whether a seat's absences count in a match: it has clocks, and others wait."""
    options = position.options
    timed = options.away is Absence.COUNT and options.clock.seconds is not None
    return timed and seat in position.people and bool(position.staying - {seat})


def _counts_now(position: Position, seat: Seat) -> bool:
    """Tell whether absences count for what a seat is asked: not for answers on others' turns."""
    return counts(position, seat) and seat not in position.responding


def _move(changes: Changes, clock: Deadline, due: float, begins: float) -> None:
    """Add that a clock is over at another time, and runs from `begins`; it is reminded anew."""
    later = encode(extra(clock) + due - clock.due_at)
    changes.taken(clock).deadline(replace(clock, due_at=due, payload=later, begins=begins))
    changes.deadline(Deadline(clock.match_id, REMINDER, clock.seat, due - HOUR, ANEW, begins))
