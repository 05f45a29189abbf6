"""Before a match: who plays, with which options, and the start."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from msgspec import Struct

import bots
import engines
from engines.core import Refusal, Text, decode, encode, text
from store import (
    Changes,
    ChannelTaken,
    Deadline,
    DeadlineTaken,
    EntryTaken,
    InteractionRepeated,
    Match,
    MatchChanged,
    Status,
    Store,
)
from store import Seat as SeatRow
from tables.admission import check_agreed, check_company, check_host, check_room, check_room_beside
from tables.agreement import Gathering
from tables.calling_off import check_may_cancel
from tables.choices import with_option, with_preset
from tables.deadlines import drop
from tables.errors import ChannelBusy, TableRefusal
from tables.fairness import new_secret
from tables.gatherings import Gatherings, only_once
from tables.limits import Allowance
from tables.match.live import Live
from tables.match.tenures import tenures
from tables.mentions import mentioned
from tables.notice import LOBBY, Notice, outgoing
from tables.options import DAY, NEW, TableOptions
from tables.parting import part
from tables.people import People
from tables.reliability import Reliability
from tables.returning import sides_before, swapped
from tables.seating import Guest, computer, numbered, person, started_by, unnamed
from tables.starting import dealing, start_of, starting
from tables.watch import watched

LEVELS, USUAL = tuple(bots.LEVELS), bots.USUAL
"""How well a computer plays."""
PATIENCE = 7 * DAY
"""How long a lobby waits for players, unless it is set otherwise; in seconds."""


class Place(Struct, frozen=True):
    """Where a match is played, and in which language the public part speaks."""

    guild_id: int | None
    channel_id: int
    locale: str


class Lobby:
    """Opens lobbies, seats people and computers, starts and calls off matches."""

    def __init__(
        self,
        store: Store,
        live: Live,
        now: Callable[[], float],
        chance: Random,
        allowance: Allowance,
        people: People,
        reliability: Reliability,
        patience: float = PATIENCE,
    ) -> None:
        self._people = people
        self._reliability = reliability
        self._allowance = allowance
        self._store = store
        self._live = live
        self._now = now
        self._chance = chance
        self._gatherings = Gatherings(store, live, now, allowance, patience)
        self.after_commit = self._gatherings.after_commit

    async def open(
        self,
        game: str,
        host: Guest,
        place: Place,
        *,
        config: Any = None,
        table: TableOptions | None = None,
        computers: tuple[str, ...] = (),
        invited: frozenset[int] = frozenset(),
    ) -> int:
        """Open a lobby, call the `invited` people to it, and return its match's id.

        Raises `ChannelBusy` if the channel has a match already, and `TableRefusal` if there are
        too many computers or invited for this game, or a limit is reached.
        """
        check_room_beside(game, len(computers), len(invited))
        now = self._now()
        match = lobby_of(
            *(game, host.user_id, place, config, table or NEW, new_secret(self._chance), now)
        )
        seats = await self._seats(match, host, computers)
        asked = watched()  # in this task: not in the database's thread

        def opening(match_id: int) -> Changes:
            shown = outgoing(match_id, LOBBY, Notice(new=True, ping=invited), now)
            changes = Changes().post(shown).deadline(self._gatherings.expiry(match_id, now))
            return only_once(changes, asked, now)

        async with self._allowance.gate:
            await self.check_may_open(
                *(host.user_id, place.guild_id), computers=bool(computers), invited=len(invited)
            )
            try:
                match_id = await self._store.create_match(match, seats, opening)
            except ChannelTaken as error:
                raise ChannelBusy(text("refusal-channel-taken")) from error
            except InteractionRepeated as error:
                raise TableRefusal(text("refusal-lobby-changed")) from error
            self._allowance.note("openings", host.user_id, 1)
        self._allowance.note("invitations", host.user_id, len(invited))
        await self._gatherings.follow(match_id, None)
        return match_id

    async def _seats(
        self, match: Match, host: Guest, computers: tuple[str, ...]
    ) -> tuple[SeatRow, ...]:
        """Return who sits in a lobby as it opens, on the other sides where a match is returned."""
        hours = await self._people.hours(host.user_id)
        seats = [person(0, 0, host, self._chance, hours)]
        seats += [computer(0, number, level) for number, level in enumerate(computers, 1)]
        before = await sides_before(self._store, match.options)
        return tuple(numbered(swapped(seats, before)))

    async def check_may_open(
        self, user_id: int, guild_id: int | None, *, computers: bool, invited: int = 0
    ) -> None:
        """Raise `TableRefusal` if a limit is reached for another lobby of this person.

        `computers` tells whether any sit in it; `invited` is how many people are called to it.
        """
        self._allowance.check("invitations", user_id, invited)
        self._allowance.check("openings", user_id, 1)
        crowd = await self._allowance.crowd(user_id, guild_id)
        self._allowance.check_opening(crowd, computers=computers)

    async def join(self, match_id: int, guest: Guest, seen: str | None = None) -> None:
        """Give a person a seat, who thereby agrees with what stands.

        `seen` is the mark of the options that the person looked at (None: it is not known).
        Raises `TableRefusal` if seated already, if the lobby is full, if other options stand,
        if the person sits in too many matches, or with somebody whom one of them has blocked, or
        if only who is more reliable is welcome.
        """

        def seated(match: Match, seats: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
            if any(row.user_id == guest.user_id for row in seats):
                raise TableRefusal(text("refusal-already-seated"))
            check_room(match, seats)
            if seen not in (None, Gathering(match, seats).terms.options_mark):
                raise TableRefusal(text("refusal-lobby-changed"))
            here = [row.user_id for row in seats if row.user_id is not None]
            check_company(here, blocked, blocking)
            self._allowance.check_joining(crowd)
            joined = person(match.id, len(seats), guest, self._chance, hours)
            return swapped((*seats, joined), before)

        async with self._allowance.gate:
            crowd = await self._allowance.crowd(guest.user_id, None)
            hours = await self._people.hours(guest.user_id)
            lobby = await self._gatherings.read(match_id)
            sitting, agreed = lobby.people, decode(lobby.match.options, TableOptions)
            before = await sides_before(self._store, lobby.match.options)
            blocked = await self._people.blocked_among(guest.user_id, sitting)
            blocking = await self._people.who_blocked(guest.user_id, sitting)
            await self._reliability.check(guest.user_id, agreed.welcome)
            await self._gatherings.reseat(match_id, guest.user_id, seated)

    async def leave(self, match_id: int, user_id: int) -> None:
        """Free a person's seat; the next person who may becomes host, or the lobby closes."""

        def without(match: Match, seats: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
            if all(row.user_id != user_id for row in seats):
                raise TableRefusal(text("refusal-not-in-lobby"))
            return tuple(row for row in seats if row.user_id != user_id)

        async with self._allowance.gate:
            await self._gatherings.reseat(match_id, user_id, without)

    async def take_out(self, match_id: int, by: int, user_id: int) -> None:
        """Free the seat of somebody else, who does not show up; the host's right."""

        def without(match: Match, seats: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
            check_host(match, by)
            if user_id == by or all(row.user_id != user_id for row in seats):
                raise TableRefusal(text("refusal-not-sitting"))
            return tuple(row for row in seats if row.user_id != user_id)

        said = text("lobby-taken-out", who=mentioned(user_id), host=mentioned(by))
        await self._gatherings.reseat(match_id, by, without, said)

    async def add_computer(self, match_id: int, by: int, level: str) -> None:
        """Seat a computer; the host's right."""

        def with_computer(match: Match, seats: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
            check_host(match, by)
            check_room(match, seats)
            if all(row.user_id is not None for row in seats):
                self._allowance.check_computers(crowd)
            return swapped((*seats, computer(match.id, len(seats), level)), before)

        async with self._allowance.gate:
            lobby = (await self._gatherings.read(match_id)).match
            before = await sides_before(self._store, lobby.options)
            crowd = await self._allowance.crowd(by, lobby.guild_id)
            await self._gatherings.reseat(match_id, by, with_computer)

    async def drop_computer(self, match_id: int, by: int) -> None:
        """Send the last computer away; the host's right."""

        def without(match: Match, seats: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
            check_host(match, by)
            computers = [row for row in seats if row.user_id is None]
            if not computers:
                raise TableRefusal(text("refusal-no-computer"))
            return tuple(row for row in seats if row is not computers[-1])

        await self._gatherings.reseat(match_id, by, without)

    async def rotate(self, match_id: int, by: int) -> None:
        """Move everybody one seat on; the host's right."""

        def rotated(match: Match, seats: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
            check_host(match, by)
            return seats[-1:] + seats[:-1]

        await self._gatherings.reseat(match_id, by, rotated)

    async def set_option(self, match_id: int, by: int, field: str, value: str) -> None:
        """Change an option of the game, or a clock; the host's right. The others agree again.

        `value` is what the option's value says of itself in JSON (a name, number, true or
        false). Raises `TableRefusal` for an option or value that does not exist.
        """
        async with self._live.hold(match_id):
            stands = await self._gatherings.opened(match_id)
            check_host(stands.match, by)
            changed = with_option(stands.match, field, value)
            await self._gatherings.rewrite(stands, Gathering(changed, stands.seats), by)
        await self._gatherings.follow(match_id, None)

    async def set_preset(self, match_id: int, by: int, name: str) -> None:
        """Choose all options and clocks at once; the host's right. The others agree again.

        Raises `TableRefusal` for a name that is none of `PRESETS`.
        """
        async with self._live.hold(match_id):
            stands = await self._gatherings.opened(match_id)
            check_host(stands.match, by)
            changed = with_preset(stands.match, name)
            await self._gatherings.rewrite(stands, Gathering(changed, stands.seats), by)
        await self._gatherings.follow(match_id, None)

    async def agree(self, match_id: int, user_id: int, seen: str) -> None:
        """Let a person agree with what was changed; `seen` is the mark of the terms looked at.

        Raises `TableRefusal` for who has no seat or has agreed already, and if other terms
        stand by now.
        """
        async with self._live.hold(match_id):
            stands = await self._gatherings.opened(match_id)
            if user_id not in stands.people:
                raise TableRefusal(text("refusal-not-in-lobby"))
            if all(row.user_id != user_id for row in stands.waiting):
                raise TableRefusal(text("refusal-agreed-already"))
            if seen != stands.terms.mark:
                raise TableRefusal(text("refusal-lobby-changed"))
            await self._gatherings.rewrite(stands, stands, user_id)
        await self._gatherings.follow(match_id, None)

    async def start(self, match_id: int, by: int, interaction_id: int | None = None) -> None:
        """Begin the match, which is dealt once its start stands in the channel; the host's right.

        The start salts the dice once more, so that somebody always does after the promise.
        Raises `TableRefusal` with too few seats taken or while somebody has still to agree,
        and `IllegalConfig` if the options do not fit the number of seats.
        """
        async with self._live.hold(match_id):
            stands = await self._gatherings.opened(match_id)
            check_host(stands.match, by)
            check_agreed(stands)
            seats = started_by(stands.seats, by, interaction_id)
            await self._gatherings.commit(starting(stands, seats, self._now()))
        await self._gatherings.follow(match_id, None)

    async def unname(self) -> None:
        """Let the seats of lobbies that an earlier version opened name nobody any more."""
        for match in await self._store.matches.live():
            if match.status is not Status.LOBBY or match.starting:
                continue
            seats = await self._store.seats(match.id)
            after = tuple(unnamed(row, self._chance) for row in seats)
            if after == seats:
                continue
            changes = Changes().unchanged(match, seats)
            for row in after:
                changes.seat(row)
            with suppress(TableRefusal):  # whoever was quicker was another process that did it
                await self._gatherings.commit(changes)

    async def deal(self, match_id: int) -> None:
        """Deal a match that was started and is not dealt yet, if its start stands by now."""
        async with self._live.hold(match_id, load=False) as table:
            stands = await self._gatherings.read(match_id)
            start = await start_of(self._store, match_id) if stands.match.starting else None
            if start is None:
                return
            changes, position = dealing(stands.match, stands.seats, start, self._now())
            try:
                await self._store.commit(changes)
            except (MatchChanged, EntryTaken):
                return  # another process was quicker
            table.position = position
        await self._gatherings.follow(match_id, position)

    async def cancel(self, match_id: int, by: int | None, *, moderator: bool = False) -> None:
        """Call a lobby off (its host or a moderator), or a running match (a moderator).

        Raises `TableRefusal`, of which `SitsThere` for who sits in a running match (see
        `tables/calling_off.py`).
        """
        await self._cancel(match_id, by, Changes(), moderator=moderator)

    async def _cancel(
        self, match_id: int, by: int | None, changes: Changes, *, moderator: bool = False
    ) -> None:
        """Call a match off; `by` None is the bot itself, when a lobby has waited too long."""
        async with self._live.hold(match_id, load=False) as table:
            stands = await self._gatherings.read(match_id)
            match = stands.match
            over = tenures(await self._store.log.seat_changes(match_id))
            played = any(one.user_id == by for one in over)  # and it may still count for them
            check_may_cancel(match, stands.seats, by, moderator=moderator and not played)
            if stands.sought and by in stands.people:
                raise TableRefusal(text("refusal-sought"))
            if stands.sought and by is not None:
                await self._let_part(changes, stands, by)
            await self._gatherings.call_off(match, _said_of(match, by), changes)
            table.position = None
        await self._gatherings.follow(match_id, None)

    async def _let_part(self, changes: Changes, stands: Gathering, by: int) -> None:
        """Add that two who were found for each other go on looking, for others."""
        said = text("sought-called-off", who=mentioned(by))
        await part(self._store, changes, stands, (), lambda _: said, self._now())

    async def cut_off(self, match_id: int) -> None:
        """Call off a lobby of a server in which the bot is no more: nobody can press there.

        Nothing comes of it where the match is being dealt, or the lobby was changed meanwhile.
        """
        async with self._live.hold(match_id, load=False):
            match = (await self._gatherings.read(match_id)).match
            if match.status is not Status.LOBBY or match.starting:
                return
            with suppress(TableRefusal):
                await self._gatherings.call_off(match, text("lobby-removed"), Changes())
        await self._gatherings.follow(match_id, None)

    async def expire(self, deadline: Deadline) -> None:
        """Call off a lobby in which nothing has happened for too long."""
        try:
            await self._cancel(deadline.match_id, None, Changes().taken(deadline))
        except DeadlineTaken:
            return  # something happened in it in this moment
        except Refusal:  # the lobby has moved on by itself
            await drop(self._store, deadline)


def lobby_of(
    game: str,
    host_id: int,
    place: Place,
    config: Any,
    table: TableOptions,
    secret: str,
    now: float,
) -> Match:
    """Return a lobby that is to be stored; without a config it is the standard game."""
    meta = engines.load(game).meta
    return Match(
        id=0,
        game=game,
        rules_version=meta.rules_version,
        status=Status.LOBBY,
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        host_id=host_id,
        locale=place.locale,
        config=encode(meta.config() if config is None else config),
        options=encode(table),
        seed=secret,
        created_at=now,
        started_at=None,
        ended_at=None,
        outcome=None,
    )


def _said_of(match: Match, by: int | None) -> Text:
    """Return what is said of a lobby or match that `by` calls off (None: nobody started it)."""
    if by is None:
        return text("lobby-waited")
    key = "lobby-called-off-by" if match.status is Status.LOBBY else "table-called-off-by"
    return text(key, who=mentioned(by))
