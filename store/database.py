"""The store: every read and write of the database, for whoever plays or delivers."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Self, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import astuple, replace

from store import opening
from store.answers import (
    Attended,
    Backlog,
    Census,
    Claimed,
    Crowd,
    Due,
    Meeting,
    Running,
    Sight,
    Standing,
    Trace,
    Waiting,
)
from store.changes import Changes, Statement
from store.connection import Connection, transaction, translated
from store.errors import StoreClosed, StoreGone
from store.place import Place
from store.presence import Presence
from store.rows import (
    Candidate,
    Deadline,
    Draft,
    Entry,
    Guild,
    Match,
    Message,
    Outgoing,
    Person,
    Rating,
    Seat,
    Snapshot,
    Sound,
    Vote,
)
from store.sql import deadlines, forgetting, log, matches, outbox, people, settings, sounds, sqlite
from store.watch import note

BETWEEN_TRIES = 0.02
"""Seconds between two attempts to open a database from which others are kept out."""

Result = TypeVar("Result")
Row = TypeVar("Row", bound=Struct)


class Store:
    """An open database: one connection that writes, another that reads.

    Made by `Store.open`. Every method may raise `StoreClosed`, `StoreBusy` and `StoreFailed`,
    besides what it says itself, and those that write `StoreGone`. Reads see every commit that
    was acknowledged before.
    """

    def __init__(self, writer: Connection, reader: Connection, presence: Presence) -> None:
        self._writer = writer
        self._reader = reader
        self._presence = presence
        self._place: Place | None = None
        self._lost: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._closing: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls, path: str | Path, *, busy_timeout: float = 5.0, migrations: Path = opening.MIGRATIONS
    ) -> Self:
        """Open the database at `path`, made or brought up to date where necessary.

        `busy_timeout` is how many seconds a statement waits for another process. Raises
        `StoreUnusable`.
        """
        path = Path(path)
        opening.check_place(path)
        opening.check_kind(path)  # before a lock is put beside it
        steps = opening.read_migrations(migrations)
        connections = Connection(path, busy_timeout), Connection(path, busy_timeout)
        store = cls(*connections, Presence(path))
        try:
            await _settled(asyncio.ensure_future(store._connect(path, steps)))
        except sqlite3.Error as error:
            await store.close()
            raise opening.unusable(path, error) from error
        except BaseException:
            await store.close()
            raise
        return store

    async def _connect(self, path: Path, steps: tuple[opening.Migration, ...]) -> None:
        while not self._presence.enter():  # noqa: ASYNC110  another process sets no event
            await asyncio.sleep(BETWEEN_TRIES)
        await self._writer.connect()
        await self._writer.run(lambda connection: opening.prepare(connection, path, steps))
        if self._presence.first:  # what processes had claimed that are dead is free at once
            await self._writer.run(transaction(_free_posts))
        self._presence.let_in()
        await self._reader.connect()
        await self._reader.run(opening.configure_reader)
        self._place = Place(path)

    async def lost(self) -> str:
        """Wait until a commit finds that the file is not the one that was opened; return why."""
        return await asyncio.shield(self._lost)

    async def close(self) -> None:
        """Close the database once what was asked before is done. May be called again."""
        if self._closing is None:
            self._closing = asyncio.ensure_future(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        try:
            await self._reader.close()
        finally:
            try:
                if self._lost.done():
                    await self._let_go()
                await self._writer.close()
            finally:
                self._presence.leave()

    async def _let_go(self) -> None:
        """Bring a file that was moved up to date, and leave what stands in its place alone.

        SQLite would leave behind the log of what was opened, to be taken for that of the other.
        """
        with suppress(sqlite3.Error):
            await self._writer.run(lambda connection: connection.execute(sqlite.EMPTY_WAL))

    # Writing

    async def commit(self, changes: Changes) -> None:
        """Write all of `changes`, or nothing.

        Raises what the parts of `changes` say, `StoreBusy` or `StoreFull`. If the caller is
        cancelled, the cancellation is raised when it is decided: the changes are written then,
        unless they met an error.
        """
        statements = tuple(changes.statements)
        if statements:
            await self._write(lambda connection: apply(connection, statements))

    async def commit_delivered(self, changes: Changes) -> float | None:
        """Write all of `changes`, or nothing; return from when on the next post may be claimed.

        What waits behind another counts as it stands; None: there is none. Raises what `commit`
        raises.
        """
        statements = tuple(changes.statements)

        def write(connection: sqlite3.Connection) -> float | None:
            apply(connection, statements)
            return connection.execute(outbox.NEXT_OF_ALL).fetchone()[0]

        return await self._write(write)

    async def commit_thoroughly(self, changes: Changes) -> None:
        """Write all of `changes`, or nothing, and overwrite in the file what they remove.

        Raises what `commit` raises.
        """

        async def secure(how: str) -> None:
            await self._writer.run(lambda connection: connection.execute(how).close())

        await secure(sqlite.THOROUGH)
        try:
            await self.commit(changes)
        finally:
            await secure(sqlite.FRUGAL)

    async def create_match(
        self,
        match: Match,
        seats: Sequence[Seat] = (),
        changes_for: Callable[[int], Changes] | None = None,
    ) -> int:
        """Store a new match with its seats, and return the id assigned to it.

        `changes_for` is given the id and returns what else belongs to the same commit; it is
        called in the database's thread and must do no more than build. Raises `ChannelTaken`,
        and what `commit` raises.
        """

        def create(connection: sqlite3.Connection) -> int:
            match_id: int = connection.execute(matches.CREATE_MATCH, astuple(match)).fetchone()[0]
            more = changes_for(match_id).statements if changes_for else ()
            own = (Statement(matches.SEAT, astuple(replace(s, match_id=match_id))) for s in seats)
            apply(connection, (*own, *more))
            return match_id

        return await self._write(create)

    async def claim_posts(
        self, owner: str, now: float, lease: float, limit: int, *, idle: bool = False
    ) -> Claimed:
        """Lease to `owner`, for `lease` seconds, up to `limit` posts that may go out now.

        Of each surface only the oldest post, and only if it is due, nobody holds a lease of
        it, and nothing older waits for the surface it is behind. Until the lease ends, no
        other call returns it. Oldest first. What is for idle moments (surfaces that begin
        with `old-`) is claimed with `idle`, and alone.
        """
        parameters = (owner, now + lease, now, idle, limit)

        def claim(connection: sqlite3.Connection) -> tuple[list[Any], list[Any]]:
            rows = connection.execute(outbox.CLAIM_POSTS, parameters).fetchall()
            return rows, [connection.execute(outbox.NEXT_POST, (i,)).fetchone()[0] for i in (0, 1)]

        rows, next_at = await self._write(claim)
        return Claimed(_rows(Outgoing, sorted(rows)), *next_at)

    # Matches

    async def match(self, match_id: int) -> Match | None:
        """Return a match."""
        return await self._one(Match, matches.MATCH, match_id)

    async def match_in(self, channel_id: int) -> Match | None:
        """Return the match in its lobby or being played in a channel."""
        return await self._one(Match, matches.MATCH_IN, channel_id)

    async def last_match_in(self, channel_id: int) -> Match | None:
        """Return the newest match of a channel that has begun, whatever became of it."""
        return await self._one(Match, matches.LAST_MATCH_IN, channel_id)

    async def match_of_message(self, channel_id: int, message_id: int) -> int | None:
        """Return the match of a channel of which a message shows a surface now."""
        return await self._value(matches.MATCH_OF_MESSAGE, message_id, channel_id)

    async def match_told_in(self, channel_id: int, surface: str, elsewhere: int) -> Match | None:
        """Return the match of a channel of which a surface is shown in another place."""
        return await self._one(Match, matches.MATCH_TOLD_IN, channel_id, surface, elsewhere)

    async def match_of_hash(self, channel_id: int, shown: str) -> int | None:
        """Return the match of a channel whose log's hash was shown as this."""
        return await self._value(matches.MATCH_OF_HASH, shown, channel_id)

    async def earlier_match_in(self, channel_id: int, before: int) -> Match | None:
        """Return the last match of a channel that has begun, of those with an id below `before`."""
        return await self._one(Match, matches.EARLIER_MATCH_IN, channel_id, before)

    async def matches_of(self, user_id: int) -> tuple[Match, ...]:
        """Return the matches, in lobby or playing, where a person sits and has not resigned."""
        return await self._all(Match, matches.MATCHES_OF, user_id)

    async def lobbies_of(self, guild_id: int) -> tuple[Match, ...]:
        """Return the lobbies of a server that can be joined, the newest first."""
        return await self._all(Match, matches.LOBBIES_OF, guild_id)

    async def crowd(self, user_id: int, guild_id: int | None) -> Crowd:
        """Return how many lobbies and running matches a person and a server have."""
        asked = (user_id, guild_id, guild_id, guild_id, user_id)
        return (await self._all(Crowd, matches.CROWD, *asked))[0]

    async def live_matches(self) -> tuple[Match, ...]:
        """Return the matches that are in their lobbies or being played."""
        return await self._all(Match, matches.LIVE_MATCHES)

    async def starting(self) -> tuple[int, ...]:
        """Return the ids of the lobbies whose match is about to be dealt."""
        (rows,) = await self._read((matches.STARTING, (-1.0,)))
        return tuple(row[0] for row in rows)

    async def paused(self) -> tuple[Match, ...]:
        """Return the matches that are paused."""
        return await self._all(Match, matches.PAUSED)

    async def running(self, kind: str) -> tuple[Running, ...]:
        """Return where the matches stand that are played, and who has a deadline of a kind."""
        return await self._all(Running, matches.RUNNING, kind)

    async def moved_since(self, at: float, until: float, but: str) -> tuple[int, ...]:
        """Return the matches that are played whose last entry before `until` came after `at`.

        Entries of one kind do not count.
        """
        (rows,) = await self._read((matches.MOVED_SINCE, (but, until, at)))
        return tuple(match_id for (match_id,) in rows)

    async def seats(self, match_id: int) -> tuple[Seat, ...]:
        """Return the seats of a match in order."""
        return await self._all(Seat, matches.SEATS, match_id)

    async def sight_by(self, match_id: int, user_id: int, message_id: int | None) -> Sight | None:
        """Return a match as a person comes to it who has pressed something on a message."""
        draft = (log.DRAFT_BY, (match_id, match_id, user_id))
        return _sight(
            *await self._seen(match_id, draft, (outbox.SURFACE_OF, (match_id, message_id)))
        )

    async def sight_from(self, match_id: int, seat: int | None) -> Sight | None:
        """Return a match as a seat (None: a spectator) comes to it."""
        return _sight(*await self._seen(match_id, (log.DRAFT_OF, (match_id, seat))))

    async def due(self, match_id: int, surface: str, seat: int | None) -> Due:
        """Return what is to be delivered for a surface, which that seat reads (None: everybody)."""
        here = (match_id, surface)
        *seen, posts, shown, number, unreached = await self._seen(
            match_id,
            (log.DRAFT_OF, (match_id, seat)),
            (outbox.POSTS, here),
            (outbox.MESSAGE_OF, here),
            (log.LAST_NUMBER, (match_id,)),
            (outbox.UNREACHED, (match_id,)),
        )
        messages = _rows(Message, shown)
        return Due(
            posts=_rows(Outgoing, posts),
            shown=messages[0] if messages else None,
            number=number[0][0] or 0,
            sight=_sight(*seen),
            unreached=tuple(surface for (surface,) in unreached),
        )

    async def _seen(self, match_id: int, *more: tuple[str, tuple[Any, ...]]) -> list[list[Any]]:
        """Return the rows of a match, of its seats, and of more queries, all of one moment."""
        return await self._read((matches.MATCH, (match_id,)), (matches.SEATS, (match_id,)), *more)

    async def roster(self, match_id: int) -> tuple[Match, tuple[Seat, ...]] | None:
        """Return a match with its seats, both of one moment."""
        match, seats = await self._read(
            *((text, (match_id,)) for text in (matches.MATCH, matches.SEATS))
        )
        return (_rows(Match, match)[0], _rows(Seat, seats)) if match else None

    # The log

    async def entries(self, match_id: int, after: int = 0) -> tuple[Entry, ...]:
        """Return the entries with a number greater than `after`, in order."""
        return await self._all(Entry, log.ENTRIES, match_id, after)

    async def seat_changes(self, match_id: int) -> tuple[Entry, ...]:
        """Return the entries that tell who plays a seat, and not its person of before, in order."""
        return await self._all(Entry, log.SEAT_CHANGES, match_id)

    async def line(
        self, match_id: int, seat: int | None, kind: str
    ) -> tuple[tuple[Entry, ...], Snapshot | None]:
        """Return the log, and the newest snapshot before a seat's last entry of a kind.

        Where there is none, or no such entry, it is the oldest.
        """
        before = (match_id, match_id, match_id, seat, kind, match_id)
        entries, kept = await self._read(
            (log.ENTRIES, (match_id, 0)), (log.SNAPSHOT_BEFORE_OWN, before)
        )
        snapshots = _rows(Snapshot, kept)
        return _rows(Entry, entries), snapshots[0] if snapshots else None

    async def last_number(self, match_id: int) -> int:
        """Return the number of the last entry; 0 if there is none."""
        return await self._value(log.LAST_NUMBER, match_id) or 0

    async def entry_of_interaction(self, interaction_id: int) -> Entry | None:
        """Return the entry that an interaction led to."""
        return await self._one(Entry, log.ENTRY_OF_INTERACTION, interaction_id)

    async def snapshot(self, match_id: int, ply: int | None = None) -> Snapshot | None:
        """Return the snapshot of a ply, or the newest."""
        if ply is None:
            return await self._one(Snapshot, log.LAST_SNAPSHOT, match_id)
        return await self._one(Snapshot, log.SNAPSHOT_AT, match_id, ply)

    async def snapshot_before(self, match_id: int, ply: int) -> Snapshot | None:
        """Return the newest snapshot of an earlier ply; the oldest, where there is none."""
        return await self._one(Snapshot, log.SNAPSHOT_BEFORE, *(match_id, match_id, ply, match_id))

    async def standing(self, match_id: int) -> Standing | None:
        """Return a match with its seats, newest snapshot and last number, all of one moment.

        Asked for one by one, another process may write in between: whoever goes on from an
        older snapshot with a newer number would spoil the log.
        """
        texts = (matches.MATCH, matches.SEATS, log.LAST_SNAPSHOT, log.LAST_SEAL)
        match, seats, snapshot, last = await self._read(*((text, (match_id,)) for text in texts))
        if not match:
            return None
        number, chain, shown = last[0] if last else (0, None, None)
        return Standing(
            match=_rows(Match, match)[0],
            seats=_rows(Seat, seats),
            snapshot=_rows(Snapshot, snapshot)[0] if snapshot else None,
            number=number,
            chain=chain,
            shown=shown,
        )

    async def draft(self, match_id: int, seat: int) -> Draft | None:
        """Return what a seat has drafted; None if it never has."""
        return await self._one(Draft, log.DRAFT_OF, match_id, seat)

    # Deadlines

    async def deadlines(self, match_id: int) -> tuple[Deadline, ...]:
        """Return the deadlines of a match, by kind and seat."""
        return await self._all(Deadline, deadlines.DEADLINES, match_id)

    async def deadlines_of(self, user_id: int, kind: str) -> tuple[Deadline, ...]:
        """Return the deadlines of a kind at the seats of a person, but for paused matches'."""
        return await self._all(Deadline, deadlines.DEADLINES_OF, user_id, kind)

    async def due_deadlines(self, now: float, limit: int | None = None) -> tuple[Deadline, ...]:
        """Return up to `limit` deadlines (all without) due at `now` or before, earliest first.

        Those of paused matches are never due.
        """
        return await self._all(
            Deadline, deadlines.DUE_DEADLINES, now, -1 if limit is None else limit
        )

    async def next_deadline_at(self) -> float | None:
        """Return when the next deadline is due."""
        return await self._value(deadlines.NEXT_DEADLINE)

    # The outbox, and the messages that stand in Discord

    async def next_post_at(self, *, idle: bool = True) -> float | None:
        """Return from when `claim_posts` finds something, if nothing changes; None: never.

        Without `idle` what is for idle moments does not count.
        """
        return await self._value(outbox.NEXT_POST, idle)

    async def posts(self, match_id: int, surface: str) -> tuple[Outgoing, ...]:
        """Return what waits for a surface, oldest first; claimed rows too."""
        return await self._all(Outgoing, outbox.POSTS, match_id, surface)

    async def waiting(self, match_id: int) -> tuple[Waiting, ...]:
        """Return how much of a match waits to be shown, by surface.

        What goes out only while nothing else does is no part of it.
        """
        return await self._all(Waiting, outbox.WAITING, match_id)

    async def message(self, match_id: int, surface: str) -> Message | None:
        """Return the message that shows a surface."""
        return await self._one(Message, outbox.MESSAGE_OF, match_id, surface)

    async def messages(self, match_id: int) -> tuple[Message, ...]:
        """Return the messages of a match, by surface."""
        return await self._all(Message, outbox.MESSAGES, match_id)

    # Sounds, and the votes on them

    async def sounds(self, match_id: int) -> tuple[Sound, ...]:
        """Return the sounds of a match as they were heard."""
        return await self._all(Sound, sounds.SOUNDS, match_id)

    async def candidates(self, match_id: int) -> tuple[Candidate, ...]:
        """Return the sounds of a match that people vote on, by place."""
        return await self._all(Candidate, sounds.CANDIDATES, match_id)

    async def best_sounds(self, guild_id: int, limit: int) -> tuple[Candidate, ...]:
        """Return up to `limit` sounds of a server that were voted for as the best."""
        return await self._all(Candidate, sounds.BEST_IN, guild_id, limit)

    async def votes(self, match_id: int, question: str) -> tuple[Vote, ...]:
        """Return what people have chosen in the menu of a question."""
        return await self._all(Vote, sounds.VOTES, match_id, question)

    async def heckled_at(self, match_id: int, user_id: int) -> float | None:
        """Return when a person heckled last."""
        return await self._value(sounds.HECKLED_AT, match_id, user_id)

    # People, servers, ratings

    async def person(self, user_id: int) -> Person | None:
        """Return what a person has chosen."""
        return await self._one(Person, people.PERSON_OF, user_id)

    async def guild(self, guild_id: int) -> Guild | None:
        """Return what a server has chosen."""
        return await self._one(Guild, people.GUILD_OF, guild_id)

    async def rating(self, guild_id: int, game: str, user_id: int) -> Rating | None:
        """Return how strong a person is at a game in a server."""
        return await self._one(Rating, people.RATING_OF, guild_id, game, user_id)

    async def ratings(self, guild_id: int, game: str, limit: int) -> tuple[Rating, ...]:
        """Return the best `limit` at a game in a server, by mu - 3 sigma, but for the unranked."""
        return await self._all(Rating, people.RATINGS, guild_id, game, limit)

    async def ratings_of(self, user_id: int, game: str) -> tuple[Rating, ...]:
        """Return how strong a person is at a game, in each server."""
        return await self._all(Rating, people.RATINGS_OF, user_id, game)

    async def attended(self, user_id: int, most: int) -> tuple[Attended, ...]:
        """Return what became of a person's last `most` ended matches with other people."""
        return await self._all(Attended, people.ATTENDED, user_id, most)

    async def meetings(self, user_id: int, other_id: int, most: int) -> tuple[Meeting, ...]:
        """Return the last `most` ended matches of two people, from the first one's side."""
        return await self._all(Meeting, people.MEETINGS, user_id, other_id, most)

    async def is_unranked(self, user_id: int) -> bool:
        """Tell whether a person stands on no ladder."""
        return await self._value(people.IS_UNRANKED, user_id) is not None

    async def setting(self, name: str) -> str | None:
        """Return what the program remembered under `name`."""
        return await self._value(settings.SETTING_OF, name)

    # What is kept of one person, and what may be let go

    async def seats_of(self, user_id: int) -> tuple[Seat, ...]:
        """Return every seat of a person, in matches of any kind, by match."""
        return await self._all(Seat, matches.SEATS_OF, user_id)

    async def offered_by(self, user_id: int) -> tuple[int, ...]:
        """Return the matches in which a person has offered the own seat to others."""
        (rows,) = await self._read((matches.OFFERED_BY, (user_id,)))
        return tuple(row[0] for row in rows)

    async def hosted_by(self, user_id: int) -> tuple[int, ...]:
        """Return the matches whose lobby a person opened or took over."""
        (rows,) = await self._read((matches.HOSTED_BY, (user_id,)))
        return tuple(match_id for (match_id,) in rows)

    async def all_ratings_of(self, user_id: int) -> tuple[Rating, ...]:
        """Return how strong a person is, by game and server."""
        return await self._all(Rating, people.ALL_RATINGS_OF, user_id)

    async def votes_of(self, user_id: int) -> tuple[Vote, ...]:
        """Return what a person has chosen in menus."""
        return await self._all(Vote, sounds.VOTES_OF, user_id)

    async def sounds_of(self, user_id: int) -> tuple[Sound, ...]:
        """Return the sounds that a person has made, as they were heard."""
        return await self._all(Sound, sounds.SOUNDS_OF, user_id, user_id)

    async def heckles_of(self, user_id: int) -> dict[int, float]:
        """Return when a person heckled last, by match."""
        (rows,) = await self._read((sounds.HECKLES_OF, (user_id, user_id)))
        return dict(rows)

    async def traces(self, words: bytes) -> tuple[Trace, ...]:
        """Return the values, wherever people may be named, that hold these bytes."""
        return await self._traces(
            {place: forgetting.traces(*place) for place in forgetting.TRACES}, words
        )

    async def traces_in_match(self, match_id: int) -> tuple[Trace, ...]:
        """Return what the messages and posts of a match say."""
        places = [place for place in forgetting.TRACES if place[0] in forgetting.OF_MATCHES]
        return await self._traces({p: forgetting.traces_in_match(*p) for p in places}, match_id)

    async def _traces(
        self, texts: dict[tuple[str, str], str], parameter: bytes | int
    ) -> tuple[Trace, ...]:
        found = await self._read(*((text, (parameter,)) for text in texts.values()))
        return tuple(
            Trace(*place, tuple(row[:-1]), row[-1])
            for place, rows in zip(texts, found, strict=True)
            for row in rows
        )

    async def over_before(self, at: float, most: int) -> tuple[int, ...]:
        """Return up to `most` matches that ended earlier and wait for nothing, the first first."""
        (rows,) = await self._read((matches.OVER_BEFORE, (at, most)))
        return tuple(match_id for (match_id,) in rows)

    # For whoever runs the program

    async def census(self) -> Census:
        """Return what the database holds."""
        return (await self._all(Census, sqlite.CENSUS))[0]

    async def backlog(self, now: float) -> Backlog:
        """Return what waits in the outbox."""
        return (await self._all(Backlog, outbox.BACKLOG, now, now, now))[0]

    # The two ways into the database

    async def _write(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Return what `work` returns from within one transaction."""
        self._check_open()
        place = self._place
        assert place is not None

        def whole(connection: sqlite3.Connection) -> Result:
            result = work(connection)
            place.check()
            return result

        try:
            result = await self._writer.decide(transaction(whole))
        except sqlite3.Error as error:
            raise translated(error) from error
        except StoreGone as gone:
            if not self._lost.done():
                self._lost.set_result(str(gone))
            raise
        note()
        return result

    async def _read(self, *queries: tuple[str, tuple[Any, ...]]) -> list[list[Any]]:
        """Return the rows of each query, all of one moment."""
        self._check_open()
        try:
            return await self._reader.run(lambda connection: _fetch(connection, queries))
        except sqlite3.Error as error:
            raise translated(error) from error

    async def _all(self, kind: type[Row], text: str, *parameters: Any) -> tuple[Row, ...]:
        (rows,) = await self._read((text, parameters))
        return _rows(kind, rows)

    async def _one(self, kind: type[Row], text: str, *parameters: Any) -> Row | None:
        rows = await self._all(kind, text, *parameters)
        return rows[0] if rows else None

    async def _value(self, text: str, *parameters: Any) -> Any:
        (rows,) = await self._read((text, parameters))
        return rows[0][0] if rows else None

    def _check_open(self) -> None:
        if self._closing is not None:
            raise StoreClosed("the store is closed")


async def _settled(work: asyncio.Future[Result]) -> Result:
    """Return what `work` returns; if the caller is cancelled, let it end before saying so.

    Whoever takes the caller's place must not find the database in between.
    """
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        work.add_done_callback(_look_at)
        await asyncio.wait([work])
        raise


def _look_at(work: asyncio.Future[Any]) -> None:
    """Take note of an error that there is nobody left to tell, lest asyncio log it."""
    if not work.cancelled():
        work.exception()


def apply(connection: sqlite3.Connection, statements: Iterable[Statement]) -> None:
    """Run statements in order. Raises what they say."""
    for text, parameters, otherwise in statements:
        cursor = connection.execute(text, parameters)
        if otherwise is not None and not cursor.fetchall():
            raise otherwise(f"refused: {text}")


def _free_posts(connection: sqlite3.Connection) -> None:
    connection.execute(outbox.FREE_POSTS)


def _fetch(
    connection: sqlite3.Connection, queries: Sequence[tuple[str, tuple[Any, ...]]]
) -> list[list[Any]]:
    connection.execute(sqlite.BEGIN_READING)
    try:
        return [connection.execute(text, parameters).fetchall() for text, parameters in queries]
    finally:
        connection.execute(sqlite.COMMIT)


def _sight(
    match: list[Any], seats: list[Any], draft: list[Any], surface: Sequence[Any] = ()
) -> Sight | None:
    """Return what the rows say of a match; None if there is none."""
    if not match:
        return None
    drafts = _rows(Draft, draft)
    return Sight(
        match=_rows(Match, match)[0],
        seats=_rows(Seat, seats),
        draft=drafts[0] if drafts else None,
        surface=surface[0][0] if surface else None,
    )


def _rows(kind: type[Row], rows: Sequence[tuple[Any, ...]]) -> tuple[Row, ...]:
    return msgspec.convert((rows,), _holding(kind)).rows


@cache
def _holding(kind: type[Struct]) -> Any:
    """Return a struct that holds rows: of structs alone msgspec remembers what it found out."""
    return msgspec.defstruct("Holding", [("rows", tuple[kind, ...])], array_like=True)
