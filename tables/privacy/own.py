"""What is kept of one person: told in short, and given whole as a file, with nothing of others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec import Struct

from engines.core import encode
from store import Entry as EntryRow
from store import Match, Message, Rating, Seek, Sound, Status, Store, Vote
from store import Seat as SeatRow
from tables.away import Away
from tables.blocks import Blocked
from tables.calling import QUESTION_PUT_OFF
from tables.calling_off import stays_hidden
from tables.match.consequences import PUT_OFF
from tables.match.log import CONSENT, DRAW, UNDO
from tables.match.tenures import tenures
from tables.notice import hand, seat_of_offer
from tables.offers import offers_to, told_at
from tables.people import Progress, preferences
from tables.wishes import Calls

NUMBERED = frozenset({CONSENT, DRAW, UNDO})
"""Kinds of entries whose actions name an entry or an action by its number."""


class Kept(Struct, frozen=True):
    """What is kept of a person, in short; `language` None: as Discord says."""

    language: str | None
    calls: Calls
    away: Away
    blocked: tuple[Blocked, ...]
    lessons: int
    live: int
    over: int
    imported: int
    ratings: int
    ranked: bool
    sounds: int
    votes: int
    seeks: int


class Deed(Struct, frozen=True):
    """What a person did in a match: an entry of its log, with the action as it was written.

    While the match is played, and where it was called off so that what is hidden stays so, their
    own deeds are numbered, from 1, and no `ply` is told, nor what names one by its number: how many
    entries and actions lie between two of them tells of what others did unseen.
    """

    number: int
    kind: str
    ply: int | None
    at: float
    interaction: int | None
    action: msgspec.Raw


class Part(Struct, frozen=True):
    """A person's part in a match. `orders`, `draft` and what is chosen `ahead` are as
    the game has them; `call_waits_until` is when they are told that it waits for them,
    `question_waits_until` when that they are asked to agree to something."""

    match: int
    game: str
    status: Status
    server: int | None
    channel: int
    host: bool
    seat: int
    name: str
    salt: str
    joined_lobby_of: float
    resigned_at: float | None
    time_left: float | None
    time_ran_out: int
    sat_in_at: float | None
    hours: msgspec.Raw
    heckled_at: float | None
    call_waits_until: float | None
    question_waits_until: float | None
    orders: msgspec.Raw
    ahead: msgspec.Raw
    draft: msgspec.Raw
    private_message: int | None
    private_channel: int | None
    deeds: tuple[Deed, ...]


class Waits(NamedTuple):
    """When somebody is told that a match waits for them, and that they are asked to agree."""

    turn: float | None = None
    question: float | None = None


class OfferedSeat(Struct, frozen=True):
    """A seat that is offered to a person alone; `call_waits_until` is when they are told of it."""

    match: int
    game: str
    seat: int
    stands_until: float
    call_waits_until: float | None


class Looking(Struct, frozen=True):
    """What a person looks for somebody to play, in a channel of a server; `match` is the lobby to
    which they were brought with another."""

    server: int
    channel: int
    name: str
    wanted: msgspec.Raw
    since: float
    until: float
    match: int | None


class Imported(Struct, frozen=True):
    """A match that a person has brought along; its file is what `/export` gives of it."""

    match: int
    game: str
    at: float


class Own(Struct, frozen=True):
    """All that is kept of a person. Times are seconds since the epoch, ids are Discord's."""

    person: int
    discord_locale: str | None
    language: str | None
    calls: Calls
    away: Away
    blocked: tuple[Blocked, ...]
    lessons: tuple[Progress, ...]
    on_ladders: bool
    ratings: tuple[Rating, ...]
    sounds: tuple[Sound, ...]
    votes: tuple[Vote, ...]
    looks_for: tuple[Looking, ...]
    offered_seats: tuple[OfferedSeat, ...]
    matches: tuple[Part, ...]
    imported: tuple[Imported, ...]


class OwnRecords:
    """Reads what is kept of one person."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def kept(self, user_id: int) -> Kept:
        """Return in short what is kept of a person."""
        store = self._store
        wishes = preferences(await store.people.person(user_id))
        seats = {row.match_id for row in await store.kept.seats_of(user_id)}
        live = {match.id for match in await store.matches.live() if match.id in seats}
        return Kept(
            language=wishes.language,
            calls=wishes.calls,
            away=wishes.away,
            blocked=wishes.blocked,
            lessons=len(wishes.lessons),
            live=len(live),
            over=len(seats - live),
            imported=len(await store.matches.imported_by(user_id)),
            ratings=len(await store.kept.ratings_of(user_id)),
            ranked=not await store.people.is_unranked(user_id),
            sounds=len({(s.match_id, s.words) for s in await store.kept.sounds_of(user_id)}),
            votes=len(await store.kept.votes_of(user_id)),
            seeks=len(await store.seeks.of_person(user_id)),
        )

    async def export(self, user_id: int) -> bytes:
        """Return as JSON all that is kept of a person."""
        store = self._store
        person = await store.people.person(user_id)
        wishes = preferences(person)
        heckles = await store.kept.heckles_of(user_id)
        seats, handed_on = await store.kept.seats_of(user_id), await self._handed_on(user_id)
        rows = await store.deadlines.of_person(user_id, PUT_OFF)
        waits = {row.match_id: row.due_at for row in rows}
        parts = [
            await self._part(row, heckles.get(row.match_id), waits.get(row.match_id))
            for row in seats
        ]
        parts += [
            await self._part(row, heckles.get(row.match_id), None, sits=False) for row in handed_on
        ]
        own = Own(
            person=user_id,
            discord_locale=person.locale if person else None,
            language=wishes.language,
            calls=wishes.calls,
            away=wishes.away,
            blocked=wishes.blocked,
            lessons=wishes.lessons,
            on_ladders=not await store.people.is_unranked(user_id),
            ratings=await store.kept.ratings_of(user_id),
            sounds=await store.kept.sounds_of(user_id),
            votes=await store.kept.votes_of(user_id),
            looks_for=tuple(map(_looking, await store.seeks.of_person(user_id))),
            offered_seats=tuple(await self._offered(user_id)),
            matches=tuple(part for part in parts if part is not None),
            imported=tuple(
                Imported(match.id, match.game, match.created_at)
                for match in await store.matches.imported_by(user_id)
            ),
        )
        return encode(_as_objects(own))

    async def _offered(self, user_id: int) -> list[OfferedSeat]:
        """Return the seats that are offered to a person alone."""
        found = list[OfferedSeat]()
        for offer in await offers_to(self._store, user_id):
            match, seat = await self._store.match(offer.match_id), seat_of_offer(offer.kind)
            if match is None or seat is None:  # let go in this moment
                continue
            waits = await told_at(self._store, offer)
            until = None if waits is None else waits.due_at
            found.append(OfferedSeat(match.id, match.game, seat, offer.due_at, until))
        return found

    async def _handed_on(self, user_id: int) -> list[SeatRow]:
        """Return the seats that a person has handed on: nothing of them is theirs any more."""
        found = list[SeatRow]()
        for match_id in await self._store.matches.offered_by(user_id):
            over = tenures(await self._store.log.seat_changes(match_id))
            mine = {one.seat for one in over if one.user_id == user_id}
            found += [
                SeatRow(match_id, row.seat, user_id, "", None, "", None, b"")
                for row in await self._store.seats(match_id)
                if row.seat in mine and row.user_id != user_id
            ]
        return found

    async def _part(
        self, row: SeatRow, heckled_at: float | None, waits: float | None, *, sits: bool = True
    ) -> Part | None:
        """Return a person's part in a match; where they do not `sit` any more, what they did."""
        match = await self._store.match(row.match_id)
        if match is None:  # let go in this moment
            return None
        draft = await self._store.log.draft(match.id, row.seat) if sits else None
        shown = await self._store.outbox.message(match.id, hand(row.seat)) if sits else None
        entries = await self._store.log.entries(match.id)
        drafted = draft.orders if draft else b""
        opened = await self._opened(match, entries)
        asked = await self._question_waits(row) if sits else None
        return _told(
            match, row, shown, heckled_at, Waits(waits, asked), drafted, entries, opened=opened
        )

    async def _question_waits(self, row: SeatRow) -> float | None:
        """Return when whoever sits on a seat is told that they are asked to agree."""
        kind = f"{QUESTION_PUT_OFF}{row.seat}"
        rows = await self._store.deadlines.of_match(row.match_id)
        return next((one.due_at for one in rows if one.kind == kind), None)

    async def _opened(self, match: Match, entries: Sequence[EntryRow]) -> bool:
        """Tell whether all that was done in a match may be known, as its export tells it."""
        if match.status is Status.PLAYING:
            return False
        return not stays_hidden(match, await self._store.seats(match.id), entries)


def _told(
    match: Match,
    row: SeatRow,
    shown: Message | None,
    heckled_at: float | None,
    waits: Waits,
    draft: bytes,
    entries: tuple[EntryRow, ...],
    *,
    opened: bool,
) -> Part:
    own = [e for e in entries if e.seat == row.seat and e.actor_id == row.user_id]
    begun = match.started_at is not None  # in a lobby the others' names stand in this place
    return Part(
        match=match.id,
        game=match.game,
        status=match.status,
        server=match.guild_id,
        channel=match.channel_id,
        host=match.host_id == row.user_id,
        seat=row.seat,
        name=row.name,
        salt=row.salt,
        joined_lobby_of=match.created_at,
        resigned_at=row.resigned_at,
        time_left=row.bank,
        time_ran_out=row.missed,
        sat_in_at=row.sat_in_at,
        hours=_raw(row.hours or b""),
        heckled_at=heckled_at,
        call_waits_until=waits.turn,
        question_waits_until=waits.question,
        orders=_raw(row.orders if begun else b""),
        ahead=_raw(row.ahead or b""),
        draft=_raw(draft),
        private_message=shown.message_id if shown else None,
        private_channel=shown.channel_id if shown else None,
        deeds=_deeds(own, opened=opened),
    )


def _deeds(entries: Sequence[EntryRow], *, opened: bool) -> tuple[Deed, ...]:
    """Return what a person did by their own entries of a log, as numbered there if `opened`."""
    if opened:
        return tuple(
            Deed(e.number, e.kind, e.ply, e.at, e.interaction_id, _raw(e.action)) for e in entries
        )
    return tuple(
        Deed(
            number,
            e.kind,
            None,
            e.at,
            e.interaction_id,
            _raw(b"" if e.kind in NUMBERED else e.action),
        )
        for number, e in enumerate(entries, start=1)
    )


def _looking(seek: Seek) -> Looking:
    """Return what somebody looks for, without whom they have met in vain."""
    return Looking(
        server=seek.guild_id,
        channel=seek.channel_id,
        name=seek.name,
        wanted=_raw(seek.wanted),
        since=seek.since,
        until=seek.until,
        match=seek.match_id,
    )


def _raw(data: bytes) -> msgspec.Raw:
    return msgspec.Raw(data or b"null")


def _as_objects(own: Own) -> object:
    """Return it with names beside all values: rows are lists of values otherwise."""

    def fields(row: Struct) -> dict[str, object]:
        return {name: getattr(row, name) for name in row.__struct_fields__ if name != "user_id"}

    told = {name: getattr(own, name) for name in own.__struct_fields__}
    for name in ("ratings", "sounds", "votes"):
        told[name] = tuple(map(fields, told[name]))
    return told
