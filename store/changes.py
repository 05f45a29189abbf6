"""A unit of work as plain data: what one commit writes, whole or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Self, TypedDict, TypeVar, Unpack

from msgspec import Struct
from msgspec.structs import astuple

from store.answers import Kinds, Span, Trace
from store.errors import (
    ChoicesChanged,
    DeadlineTaken,
    DraftChanged,
    InteractionRepeated,
    MatchChanged,
    PostTaken,
    SeatTaken,
    SeekTaken,
    SettingChanged,
    SignTaken,
    StoreError,
    TooSoon,
)
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
    Seek,
    Sign,
    Snapshot,
    Sound,
    Status,
    Vote,
)
from store.sql import (
    deadlines,
    forgetting,
    log,
    matches,
    outbox,
    people,
    seeks,
    settings,
    shards,
    sounds,
)

Row = TypeVar("Row", bound=Struct)


class Statement(NamedTuple):
    """One statement. With `otherwise`, it must give a row, or that is raised."""

    text: str
    parameters: tuple[Any, ...]
    otherwise: type[StoreError] | None = None


class MatchColumns(TypedDict, total=False):
    """What of a match may change."""

    rules_version: int
    status: Status
    guild_id: int | None
    channel_id: int
    host_id: int
    locale: str
    config: bytes
    options: bytes
    seed: str
    started_at: float | None
    ended_at: float | None
    outcome: bytes | None
    paused_at: float | None
    retry_at: float | None
    chance: str | None
    starting_at: float | None
    dice: str | None
    rests_until: float | None


class Changes:
    """Statements in the order in which they were asked for.

    Nothing touches the database before `Store.commit`. Each method adds what it says and
    returns this object. What is dropped or forgotten need not be there.
    """

    def __init__(self) -> None:
        self.statements: list[Statement] = []
        self._woken: tuple[int, float] | None = None
        """For which match, and from when on, the last statement has woken what waits."""
        self._posted = 0
        """How many posts the last statement puts into the outbox."""

    def expect(self, match_id: int, *, status: Status) -> Self:
        """Go on only if the match has `status` at this point; otherwise `MatchChanged`."""
        return self._add(matches.EXPECT, match_id, status, otherwise=MatchChanged)

    def as_read(self, match: Match) -> Self:
        """Go on only if a match, seats apart, stands as it was read; otherwise `MatchChanged`."""
        return self._add(matches.MATCH_AS_READ, *astuple(match), otherwise=MatchChanged)

    def unchanged(self, match: Match, seats: tuple[Seat, ...]) -> Self:
        """Go on only if match and seats stand as they were read; otherwise `MatchChanged`."""
        self.as_read(match)
        for seat in seats:
            self._add(matches.SEAT_AS_READ, *astuple(seat), otherwise=MatchChanged)
        return self._add(matches.SEATS_AS_MANY, match.id, len(seats), otherwise=MatchChanged)

    def update_match(self, match_id: int, **columns: Unpack[MatchColumns]) -> Self:
        """Set columns of a match; `MatchChanged` if it is gone, `ChannelTaken` if it may not."""
        if unknown := columns.keys() - MatchColumns.__annotations__.keys():
            raise TypeError(f"a match has no column {', '.join(sorted(unknown))} that may change")
        if not columns:
            return self
        return self._add(
            matches.update_match(tuple(columns)),
            *columns.values(),
            match_id,
            otherwise=MatchChanged,
        )

    def seat(self, seat: Seat) -> Self:
        """Store a seat, in place of what was there."""
        return self._row(matches.SEAT, seat)

    def drop_seat(self, match_id: int, seat: int) -> Self:
        """Remove a seat."""
        return self._add(matches.DROP_SEAT, match_id, seat)

    def append(self, entry: Entry, *, clocks: str | None = None) -> Self:
        """Append to the log; `InteractionRepeated`, or `EntryTaken` if the number is.

        The deadlines of the kind `clocks` that run at this moment are noted with the entry.
        """
        row = (*astuple(entry), entry.match_id, clocks)
        if entry.interaction_id is None:
            return self._add(log.APPEND, *row)
        return self._add(log.APPEND_ONCE, *row, otherwise=InteractionRepeated)

    def once(self, interaction_id: int, at: float, *, below: float) -> Self:
        """Note that an interaction was heard of; `InteractionRepeated` if it was before.

        It stands in no log. What was noted before `below` is forgotten.
        """
        self._add(log.DROP_HEARD, below)
        return self._add(log.HEARD, interaction_id, at, otherwise=InteractionRepeated)

    def no_seat_taken(self, match_id: int, since: int) -> Self:
        """Go on only if no seat has changed hands since the entry `since`; else `SeatTaken`."""
        return self._add(log.NO_SEAT_TAKEN, match_id, since, otherwise=SeatTaken)

    def snapshot(self, snapshot: Snapshot) -> Self:
        """Store a snapshot, in place of the one of this ply."""
        return self._row(log.SNAPSHOT, snapshot)

    def forget_snapshots(
        self, match_id: int, *, below: int | None = None, above: int | None = None
    ) -> Self:
        """Forget the snapshots of plies less than `below` or greater than `above`."""
        return self._add(log.FORGET_SNAPSHOTS, match_id, below, above)

    def draft(self, draft: Draft, was: bytes) -> Self:
        """Store a draft in place of one that holds `was`, or of none; else `DraftChanged`."""
        return self._add(log.DRAFT, *astuple(draft), was, otherwise=DraftChanged)

    def drop_draft(self, match_id: int, seat: int) -> Self:
        """Drop what a seat has drafted."""
        return self._add(log.DROP_DRAFT, match_id, seat)

    def deadline(self, deadline: Deadline) -> Self:
        """Store a deadline, in place of the one of this kind and seat."""
        return self._row(deadlines.DEADLINE, deadline)

    def deadline_unless_due(self, deadline: Deadline, now: float) -> Self:
        """Store a deadline, in place of the one of this kind and seat unless that is due `now`."""
        return self._add(deadlines.DEADLINE_UNLESS_DUE, *astuple(deadline), now)

    def first_deadline(self, deadline: Deadline) -> Self:
        """Store a deadline if there is none of this kind and seat; otherwise `DeadlineTaken`."""
        row = astuple(deadline)
        return self._add(deadlines.FIRST_DEADLINE, *row, otherwise=DeadlineTaken)

    def drop_deadlines(
        self, match_id: int, kind: str | None = None, seat: int | None = None
    ) -> Self:
        """Drop the deadlines of a match: all, or only those of this kind, this seat."""
        return self._add(deadlines.DROP_DEADLINES, match_id, kind, seat)

    def taken(self, deadline: Deadline) -> Self:
        """Drop a deadline, and go on only if it stood as it was read; otherwise `DeadlineTaken`."""
        as_read = astuple(deadline)[:-1]
        return self._add(deadlines.TAKEN, *as_read, otherwise=DeadlineTaken)

    def move_all_deadlines(self, span: Span) -> Self:
        """Let everything that matches and lobbies wait for happen later by a span.

        What waits for paused matches stands still anyway. Of the span only that counts in which
        the time of a deadline would have run, as also below.
        """
        return self._add(deadlines.MOVE_ALL_DEADLINES, *span.stood, *span.credited)

    def not_before(self, deadline: Deadline, at: float) -> Self:
        """Put a deadline off until `at`, if it still stands and would be due before."""
        match_id, kind, seat = deadline.match_id, deadline.kind, deadline.seat
        return self._add(deadlines.NOT_BEFORE, at, match_id, kind, seat, at)

    def move_deadlines(self, match_id: int, since: float, until: float, *, but: Kinds) -> Self:
        """Let what a match waits for, but for the kinds `but`, happen later by a span.

        A kind is told without the number of a seat in which it may end.
        Of the span only that counts in which the time of a deadline would have run: it had begun,
        and by how the match stands at this point in the changes it neither rested nor was paused.
        """
        return self._add(deadlines.MOVE_DEADLINES, since, until, match_id, *but)

    def move_clocks(
        self, match_id: int, since: float, until: float, kinds: tuple[str, str], *, back: bool
    ) -> Self:
        """Let what is of these kinds happen later by a span, or sooner if `back`."""
        sign = -1.0 if back else 1.0
        return self._add(deadlines.MOVE_CLOCKS, sign, since, until, match_id, *kinds)

    def post(self, outgoing: Outgoing, *, waking: bool = True) -> Self:
        """Put something into the outbox; its id is assigned.

        If it is `waking`, what waits for the same match after a failure may go from then on too:
        nothing new queues behind what sleeps.
        """
        woken = (outgoing.match_id, outgoing.due_at) if waking else None
        if woken is not None and woken != self._woken:
            self.hurry_posts(*woken)
        rows, posted = astuple(outgoing), self._posted % outbox.TOGETHER
        if posted:  # a statement for each would cost a server more
            rows = (*self.statements.pop().parameters, *rows)
        self._add(outbox.post(posted + 1), *rows)
        self._woken, self._posted = woken, posted + 1
        return self

    def held(self, post_id: int, owner: str) -> Self:
        """Go on only if `owner` has claimed the post, and nobody since; otherwise `PostTaken`."""
        return self._add(outbox.HELD, post_id, owner, otherwise=PostTaken)

    def drop_posts(self, match_id: int, surface: str) -> Self:
        """Take back what waits for a surface, also what is being delivered."""
        return self._add(outbox.DROP_POSTS, match_id, surface)

    def attempted(self, post_id: int, at: float, request: bytes) -> Self:
        """Note what is asked of Discord from now on, until it is confirmed."""
        return self._add(outbox.ATTEMPTED, at, request, post_id)

    def rewrite(self, post_id: int, payload: bytes) -> Self:
        """Let a row of the outbox say something else, as when it takes in later ones."""
        return self._add(outbox.REWRITE, payload, post_id)

    def delivered(self, post_id: int) -> Self:
        """Remove from the outbox what has arrived."""
        return self._add(outbox.DELIVERED, post_id)

    def tried(self, post_id: int) -> Self:
        """Count that delivering this was tried in vain, before it is known when it is again."""
        return self._add(outbox.TRIED, post_id)

    def retry(self, post_id: int, due_at: float) -> Self:
        """Let anyone deliver this again from `due_at`."""
        return self._add(outbox.RETRY, due_at, post_id)

    def hurry_post(self, post_id: int, at: float) -> Self:
        """Let one post be delivered from `at` on, or sooner if it was due."""
        return self._add(outbox.HURRY_POST, at, post_id, at)

    def hurry_posts(self, match_id: int, at: float) -> Self:
        """Let what waits for a match be delivered from `at` on, but for what can wait."""
        return self._add(outbox.HURRY_POSTS, at, match_id, at)

    def hurry_all_posts(self, at: float) -> Self:
        """Let all that waits be delivered from `at` on."""
        return self._add(outbox.HURRY_ALL_POSTS, at, at, at)

    def message(self, message: Message) -> Self:
        """Store which message shows a surface, in place of the one before."""
        return self._row(outbox.MESSAGE, message)

    def drop_message(self, match_id: int, surface: str) -> Self:
        """Forget which message shows a surface."""
        return self._add(outbox.DROP_MESSAGE, match_id, surface)

    def sound(self, sound: Sound) -> Self:
        """Store that a sound was heard."""
        return self._row(sounds.SOUND, sound)

    def drop_sounds(self, match_id: int, *, above: int) -> Self:
        """Forget the sounds of plies greater than `above`."""
        return self._add(sounds.DROP_SOUNDS, match_id, above)

    def candidate(self, candidate: Candidate) -> Self:
        """Store a sound that people vote on."""
        return self._row(sounds.CANDIDATE, candidate)

    def count(self, match_id: int, place: int, *, best: int, worst: int) -> Self:
        """Store the votes of a candidate; `MatchChanged` if they were counted before."""
        return self._add(sounds.COUNT, best, worst, match_id, place, otherwise=MatchChanged)

    def vote(self, vote: Vote) -> Self:
        """Store what a person has chosen, in place of an earlier choice."""
        return self._row(sounds.VOTE, vote)

    def heckle(self, match_id: int, user_id: int, at: float, *, pause: float) -> Self:
        """Note that a person heckles; `TooSoon` if the last time was within `pause` seconds."""
        return self._add(sounds.HECKLE, match_id, user_id, at, at - pause, otherwise=TooSoon)

    def person(self, person: Person, was: Person | None = None) -> Self:
        """Store a person's choices in place of `was`, or where none are; else `ChoicesChanged`."""
        return self._in_place((people.PERSON, people.SWAP_PERSON), person, was, ChoicesChanged)

    def guild(self, guild: Guild, was: Guild | None = None) -> Self:
        """Store a server's choices in place of `was`, or where none are; else `ChoicesChanged`."""
        return self._in_place((people.GUILD, people.SWAP_GUILD), guild, was, ChoicesChanged)

    def rating(self, rating: Rating, was: Rating | None = None) -> Self:
        """Store a rating in place of `was`, or where there is none; else `MatchChanged`.

        Another match has changed it then, after which this one counts otherwise.
        """
        return self._in_place((people.RATING, people.SWAP_RATING), rating, was, MatchChanged)

    def seek(self, seek: Seek) -> Self:
        """Store that somebody looks for another to play with, in place of what was there."""
        return self._row(seeks.SEEK, seek)

    def seek_unchanged(self, seek: Seek) -> Self:
        """Go on only if somebody looks for another as it was read; otherwise `SeekTaken`."""
        return self._add(seeks.SEEK_AS_READ, *astuple(seek), otherwise=SeekTaken)

    def in_line(self, user_id: int) -> Self:
        """Go on only if a person was brought together with nobody yet; otherwise `SeekTaken`."""
        return self._add(seeks.IN_LINE, user_id, otherwise=SeekTaken)

    def drop_seek(self, seek_id: int) -> Self:
        """Let somebody look for nobody any more."""
        return self._add(seeks.DROP_SEEK, seek_id)

    def ranked(self, user_id: int, *, ranked: bool) -> Self:
        """Let a person stand on ladders, or on none."""
        return self._add(people.RANKED if ranked else people.UNRANKED, user_id)

    def drop_idle_people(self, nothing: bytes, most: int) -> Self:
        """Forget up to `most` people who wish `nothing`, sit in no lobby or running match, and
        look for nobody to play with."""
        return self._add(people.DROP_IDLE_PEOPLE, nothing, most)

    def drop_match(self, match_id: int) -> Self:
        """Remove a match that is over, with all that is kept of it."""
        return self._add(matches.DROP_MATCH, match_id)

    def forget(self, user_id: int) -> Self:
        """Remove what stands of a person beside matches, and what they chose in menus."""
        for statement in forgetting.FORGET:
            self._add(statement, user_id)
        return self

    def forget_deeds(self, match_id: int, user_id: int, seat: int) -> Self:
        """Let what a person did in a match be nobody's; standing orders and drafts go.

        The seat itself is written by whoever knows what it says.
        """
        for statement in forgetting.FORGET_DEEDS:
            self._add(statement, match_id, user_id)
        for statement in forgetting.FORGET_SECRETS:
            self._add(statement, match_id, seat)
        return self

    def forget_hand(self, match_id: int, surface: str) -> Self:
        """Forget the messages that showed a hand, its `surface`, and what waits for them."""
        self.drop_message(match_id, surface)
        self.drop_posts(match_id, surface)
        old = f"old-{surface}-"
        return self._add(outbox.DROP_OLD_POSTS, match_id, old, old)

    def replace_trace(self, trace: Trace, now: bytes) -> Self:
        """Let a value that stands as it was read be another."""
        text = forgetting.replace_trace(trace.table, trace.column)
        return self._add(text, now, *trace.key, trace.value)

    def traces_as_read(self, match_id: int, traces: Sequence[Trace]) -> Self:
        """Go on only if messages and posts of a match say nothing else than was read of them.

        Raises `MatchChanged` otherwise: where one was rewritten, and where one has come.
        """
        for table, column in forgetting.OF_MATCHES:
            here = [trace for trace in traces if (trace.table, trace.column) == (table, column)]
            text = forgetting.stand_as_read(table, column, len(here))
            read = [part for trace in here for part in (*trace.key, trace.value)]
            self._add(text, match_id, *read, otherwise=MatchChanged)
        return self

    def setting(self, name: str, value: str) -> Self:
        """Remember something of the program's own, in place of the earlier value."""
        return self._add(settings.SETTING, name, value)

    def swap_setting(self, name: str, value: str, was: str | None) -> Self:
        """Remember a value in place of `was`, or where there is none; else `SettingChanged`."""
        return self._add(settings.SWAP_SETTING, name, value, was, otherwise=SettingChanged)

    def sign(self, sign: Sign, was: float | None) -> Self:
        """Give a sign of life in place of the one at `was` (None: the first); else `SignTaken`."""
        return self._add(shards.SIGN, *astuple(sign), was, otherwise=SignTaken)

    def _in_place(
        self, texts: tuple[str, str], row: Row, was: Row | None, otherwise: type[StoreError]
    ) -> Self:
        """Add that a row stands where there is none, or in place of one as it was read."""
        first, swap = texts
        if was is None:
            return self._add(first, *astuple(row), otherwise=otherwise)
        return self._add(swap, *astuple(row), *astuple(was), otherwise=otherwise)

    def _row(self, text: str, row: Struct) -> Self:
        return self._add(text, *astuple(row))

    def _add(self, text: str, *parameters: Any, otherwise: type[StoreError] | None = None) -> Self:
        self.statements.append(Statement(text, parameters, otherwise))
        self._woken, self._posted = None, 0
        return self
