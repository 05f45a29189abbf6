"""What the tables hold. Field names are column names, in the order of the columns.

Times are seconds since the epoch (UTC). Ids of people, guilds, channels and messages are
Discord's. What is `bytes` is the caller's own and means nothing here.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct

FORMER = 0
"""Stands where the id of a person stood who is forgotten; nobody on Discord has it."""


NOWHERE = -1
"""Stands where the id of a channel stands, of a match that somebody brought along in a file."""


class Status(StrEnum):
    """Where a match stands; in the first two it occupies its channel."""

    LOBBY = "lobby"
    PLAYING = "playing"
    ENDED = "ended"
    CANCELLED = "cancelled"


class Match(Struct, frozen=True, array_like=True):
    """A match from its lobby to its end. `id` is 0 until it was stored.

    It is paused while it is played and `paused_at` is set; `retry_at` is when an operator
    asked that it be tried again. `chance` is the seed of its dice, made of `seed` and more; a
    lobby with `starting_at` is about to be dealt. Matches of before have neither. `dice` is the
    seed of the dice of one of those, where its salts no longer make it. Until `rests_until` its
    clocks rest, because its people have agreed on that.
    """

    id: int
    game: str
    rules_version: int
    status: Status
    guild_id: int | None
    channel_id: int
    host_id: int
    locale: str
    config: bytes
    options: bytes
    seed: str
    created_at: float
    started_at: float | None
    ended_at: float | None
    outcome: bytes | None
    paused_at: float | None = None
    retry_at: float | None = None
    chance: str | None = None
    starting_at: float | None = None
    dice: str | None = None
    rests_until: float | None = None

    @property
    def imported(self) -> bool:
        """Whether it was brought along in a file by its host, who alone may look at it."""
        return self.channel_id == NOWHERE

    @property
    def language(self) -> str:
        """The language of its public words; `locale` may add that of the place's Discord."""
        return self.locale.partition("/")[0]

    @property
    def paused(self) -> bool:
        """Whether the match is being played and stands still."""
        return self.status is Status.PLAYING and self.paused_at is not None

    @property
    def never_begun(self) -> bool:
        """Whether its lobby was called off, so that nothing was ever dealt."""
        return self.status is Status.CANCELLED and self.started_at is None

    @property
    def starting(self) -> bool:
        """Whether the start was pressed and the match is not dealt yet."""
        return self.status is Status.LOBBY and self.starting_at is not None


class Seat(Struct, frozen=True, array_like=True):
    """Who sits where: a person, or, without `user_id`, a computer of `level`.

    `pepper` is the random value with which the salt names the person; it may be forgotten.
    `FORMER` is a person too, whom nobody can reach, and of whom nobody knows who it was.
    `bank` is what was left of the person's time when their clock last stopped (None: all), `missed`
    how often in a row it ran out, and since `sat_in_at` a computer plays until they come back: one
    of `level`, if they wished it themselves.
    `hours` are the nights and weekends that count for the person here. `withdrawn` is how often
    what the seat was asked was taken back, `outlasted` who was out of the game when the person gave
    up (None: nobody gave up, or it does not count, or the match is a file's).
    """

    match_id: int
    seat: int
    user_id: int | None
    name: str
    level: str | None
    salt: str
    resigned_at: float | None
    orders: bytes
    pepper: str | None = None
    ahead: bytes | None = None
    bank: float | None = None
    missed: int = 0
    sat_in_at: float | None = None
    hours: bytes | None = None
    withdrawn: int = 0
    outlasted: bytes | None = None

    @property
    def reaches(self) -> int | None:
        """The id of the person who can be called here; None where a computer or nobody is."""
        return self.user_id or None


class Noted(Struct, frozen=True):
    """A deadline that ran when an entry was appended.

    Where its person's absence had put it off, by `extra` seconds, it runs from `begins` on.
    """

    due_at: float
    extra: float = 0.0
    begins: float = 0.0

    @property
    def own(self) -> float:
        """When it would have been due without any absence."""
        return self.due_at - self.extra


class Entry(Struct, frozen=True, array_like=True):
    """One line of a match's log, numbered from 1. Entries are never changed.

    `chain` is the log's running hash after it, `shown` what everybody is shown of that from then
    on. `clocks` are the deadlines that ran when it was appended, as `Changes.append` noted them.
    """

    match_id: int
    number: int
    kind: str
    seat: int | None
    action: bytes
    actor_id: int | None
    interaction_id: int | None
    ply: int
    at: float
    chain: str | None = None
    shown: str | None = None
    clocks: str | None = None

    def running(self) -> dict[int, Noted]:
        """Return the deadlines that ran when this was appended, by seat.

        Of one that an absence had put off earlier versions told when it was due, and no more.
        """
        noted = (clock.split() for clock in (self.clocks or "").split(",") if clock)
        return {int(seat): Noted(*map(float, rest)) for seat, *rest in noted}


class Snapshot(Struct, frozen=True, array_like=True):
    """The state of a match after `ply` plies: a cache of what the log says."""

    match_id: int
    ply: int
    state: bytes


class Draft(Struct, frozen=True, array_like=True):
    """The orders that the player on a seat has put together and not yet submitted."""

    match_id: int
    seat: int
    orders: bytes


class Deadline(Struct, frozen=True, array_like=True):
    """Something that happens at `due_at` unless it is dropped; `seat` -1 is nobody's.

    Its time runs from `begins` on: what stops all clocks puts it off for as long as it would run.
    """

    match_id: int
    kind: str
    seat: int
    due_at: float
    payload: bytes
    begins: float = 0.0


class Outgoing(Struct, frozen=True, array_like=True):
    """Something to be shown on a surface. `id` is 0 until it was stored.

    It is due from `due_at`; whoever holds the lease delivers it. `request` is what was asked of
    Discord, for the first time at `attempted_at`, and `attempts` how often that failed. `nonce`
    is unique and at most 25 characters long. It waits for what was to be shown earlier on its
    own surface, and on the one it is `behind`.
    """

    id: int
    match_id: int
    surface: str
    payload: bytes
    nonce: str
    created_at: float
    due_at: float
    attempted_at: float | None
    attempts: int
    lease_owner: str | None
    lease_until: float | None
    behind: str | None = None
    request: bytes | None = None


class Message(Struct, frozen=True, array_like=True):
    """The Discord message that shows a surface now, and what it shows."""

    match_id: int
    surface: str
    channel_id: int
    message_id: int
    posted_at: float
    payload: bytes


class Person(Struct, frozen=True, array_like=True):
    """What a person has chosen; without a `locale`, Discord's is followed."""

    user_id: int
    locale: str | None
    preferences: bytes


class Guild(Struct, frozen=True, array_like=True):
    """What a server has chosen; without a `locale`, Discord's is followed."""

    guild_id: int
    locale: str | None
    preferences: bytes


class Rating(Struct, frozen=True, array_like=True):
    """How strong a person is at a game in a server, after `played` rated matches."""

    guild_id: int
    game: str
    user_id: int
    mu: float
    sigma: float
    played: int


class Seek(Struct, frozen=True, array_like=True):
    """Somebody who looks for another to play with. `id` is 0 until it was stored.

    They do so in a channel of a server, `since` and `until` then; `wanted` is what they look for,
    `name` and `locale` how they are called there and what is spoken. `passed` are the ids of those
    who would not play when they were brought together. With a `match_id` they were, in its lobby.
    """

    id: int
    user_id: int
    guild_id: int
    channel_id: int
    name: str
    locale: str
    wanted: bytes
    passed: bytes
    since: float
    until: float
    match_id: int | None = None


class Sound(Struct, frozen=True, array_like=True):
    """A sound that was heard at a ply, the `place`-th of it from 0.

    `user_id` is who made it, None for a computer. When it hits something it is heard again,
    with the `damage` it does and how many ships it has `destroyed`.
    """

    match_id: int
    ply: int
    place: int
    seat: int
    user_id: int | None
    words: str
    damage: int
    destroyed: int


class Candidate(Struct, frozen=True, array_like=True):
    """A sound of an ended match that people vote on, the `place`-th of it from 1.

    `best` and `worst` are its votes, None until they are counted.
    """

    match_id: int
    place: int
    guild_id: int | None
    seat: int
    user_id: int
    name: str
    words: str
    damage: int
    destroyed: int
    best: int | None
    worst: int | None


class Vote(Struct, frozen=True, array_like=True):
    """What a person has chosen in a menu, which stands for a poll."""

    match_id: int
    question: str
    user_id: int
    place: int


class Slice(Struct, frozen=True, array_like=True):
    """Shards of Discord's gateway that one process serves: `first` to `last`, of so many."""

    first: int
    last: int
    shards: int

    def __str__(self) -> str:
        ends = str(self.first) if self.first == self.last else f"{self.first}-{self.last}"
        return f"{ends}/{self.shards}"

    @property
    def ids(self) -> range:
        """The numbers of its shards."""
        return range(self.first, self.last + 1)

    @property
    def bounds(self) -> tuple[int, int, int]:
        """What statements about the matches of its servers take."""
        return self.shards, self.first, self.last


def slices_of(ids: Iterable[int], shards: int) -> tuple[Slice, ...]:
    """Return some of so many shards, in any order, as slices without a gap."""
    found: list[Slice] = []
    for shard in sorted(set(ids)):
        if found and found[-1].last == shard - 1:
            found[-1] = Slice(found[-1].first, shard, shards)
        else:
            found.append(Slice(shard, shard, shards))
    return tuple(found)


WHOLE = Slice(0, 0, 1)
"""All that Discord tells, as one shard."""


class Sign(Struct, frozen=True, array_like=True):
    """A sign of life: one of so many shards was served at that time, in seconds since the epoch."""

    shards: int
    shard: int
    at: float
