"""Playing on: a match that is over, taken up at one of its moments against computers.

The position is what it truly was then, for nothing of a match that has ended is a secret; what is
rolled and drawn from then on hangs on a secret of its own. The match that it is taken from is read,
and never written. The new one can be played again from its own log: its options say what chance
there was before, and right after the deal stand the actions that led there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

import engines
from engines.core import Seat, encode, text
from engines.versions import UnknownRules
from store import Changes, ChannelTaken, Entry, Match, Snapshot, Status, Store
from store import Seat as SeatRow
from tables.errors import NoMatch, TableRefusal
from tables.fairness import Deal, chairs, chance, new_secret, table, table_hash
from tables.limits import Allowance
from tables.lobby import LEVELS, Lobby, Place
from tables.match.consequences import Advance, follow
from tables.match.history import is_open
from tables.match.live import Live
from tables.match.log import DEAL, PAST, effective
from tables.match.position import Position
from tables.match.seals import sealed
from tables.match.since import while_played
from tables.match.taken import taken_from
from tables.match.undo import beginning, played
from tables.options import NEW, Clock, Origin, Response, as_begun
from tables.seating import Guest, computer, person, started_by


class Taken(NamedTuple):
    """A moment of a match: how it stood after the action of a number, and what led there."""

    origin: Position
    ply: int
    state: Any
    line: tuple[Entry, ...]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that somebody can take: those that are still in the game."""
        engine = self.origin.engine
        asked = engine.to_act(self.state) | engine.may_act(self.state)
        hopes = engine.estimate(self.state)
        if len(hopes) == 2:
            return (0, 1)
        return tuple(seat for seat, hope in enumerate(hopes) if hope > 0 or seat in asked)


class PlayingOn:
    """Takes up matches. `after_commit` is awaited with each that begins so."""

    def __init__(
        self,
        store: Store,
        live: Live,
        lobby: Lobby,
        allowance: Allowance,
        now: Callable[[], float],
        chance: Random,
    ) -> None:
        self._store = store
        self._live = live
        self._lobby = lobby
        self._allowance = allowance
        self._now = now
        self._chance = chance
        self.after_commit: list[Callable[[int, Position | None], Awaitable[None]]] = []

    async def moment(self, match_id: int, ply: int) -> Taken:
        """Return how a match stood after an action, or the last one before it.

        Raises `NoMatch`, and `TableRefusal` if it is not open to all, is over there, or was played
        by rules that are not played any more.
        """
        match = await self._store.match(match_id)
        if match is None:
            raise NoMatch(text("refusal-no-such-match"))
        if not is_open(match):
            raise TableRefusal(text("refusal-play-on-running"))
        try:
            engines.load(match.game, match.rules_version)
        except UnknownRules as error:
            raise TableRefusal(text("refusal-play-on-old-rules")) from error
        position = await self._live.position(match_id)
        entries = await self._store.log.entries(match_id)
        taken = await asyncio.to_thread(_stood, position, entries, ply)
        if position.engine.outcome(taken.state) is not None:
            raise TableRefusal(text("refusal-play-on-over"))
        return taken

    async def begin(
        self, match_id: int, ply: int, seat: Seat, guest: Guest, place: Place, level: str
    ) -> int:
        """Begin a match as another stood after an action; return its number.

        The guest takes `seat`, computers of a level the others. Raises what `moment` does,
        `LimitReached`, and `TableRefusal` if nobody can play there, or the place has a match.
        """
        taken = await self.moment(match_id, ply)
        if seat not in taken.seats or level not in LEVELS:
            raise TableRefusal(text("refusal-play-on-seat"))
        seats = self._seats(taken, seat, guest, level)
        match = _dealt(self._match(taken, guest, place), seats)
        line, now = tuple(_entries(match, seats, taken)), self._now()

        def begun(new_id: int) -> Changes:
            return _begun(new_id, match, seats, taken, line, now)

        async with self._allowance.gate:
            await self._lobby.check_may_open(guest.user_id, place.guild_id, computers=True)
            try:
                new_id = await self._store.create_match(match, seats, begun)
            except ChannelTaken as error:
                raise TableRefusal(text("refusal-play-on-taken")) from error
        position = await self._live.position(new_id)
        for follower in self.after_commit:
            await follower(new_id, position)
        return new_id

    def _seats(self, taken: Taken, seat: Seat, guest: Guest, level: str) -> tuple[SeatRow, ...]:
        rows = tuple(
            person(0, row.seat, guest, self._chance)
            if row.seat == seat
            else computer(0, row.seat, level)
            for row in taken.origin.seats
        )
        return started_by(rows, guest.user_id, guest.interaction_id)

    def _match(self, taken: Taken, guest: Guest, place: Place) -> Match:
        was, now = taken.origin.match, self._now()
        origin = Origin(was.id, taken.ply, taken.origin.chances.until(taken.ply))
        options = replace(NEW, clock=Clock.NONE, response=Response.NONE, origin=origin)
        return Match(
            id=0,
            game=was.game,
            rules_version=was.rules_version,
            status=Status.PLAYING,
            guild_id=place.guild_id,
            channel_id=place.channel_id,
            host_id=guest.user_id,
            locale=place.locale,
            config=was.config,
            options=as_begun(encode(options)),
            seed=new_secret(self._chance),
            created_at=now,
            started_at=now,
            ended_at=None,
            outcome=None,
        )


def _stood(position: Position, entries: Sequence[Entry], ply: int) -> Taken:
    line = tuple(entry for entry in effective(entries) if entry.ply <= ply)
    then = beginning(while_played(position))
    for made in played(then, line):
        then = made.after
    return Taken(position, then.ply, then.state, line)


def _dealt(match: Match, seats: tuple[SeatRow, ...]) -> Match:
    """Return a match with the seed of what will be rolled in it."""
    seated = chairs(seats)
    agreed = table(match, match.rules_version, seated)
    return replace(match, chance=chance(match.seed, agreed, seated, None))


def _entries(match: Match, seats: tuple[SeatRow, ...], taken: Taken) -> Sequence[Entry]:
    """Return the log as it begins: the deal, of which no message told before, and the past."""
    agreed = table(match, match.rules_version, chairs(seats))
    at = match.created_at
    deal = encode(Deal(table_hash(agreed), None, 0))
    first = Entry(0, 1, DEAL, None, deal, None, None, 0, at)
    past = (
        Entry(0, number, PAST, one.seat, one.action, None, None, one.ply, at)
        for number, one in enumerate(taken.line, start=2)
    )
    return tuple(sealed(match.seed, match.chance, None, (first, *past), noticed=True))


def _begun(
    match_id: int,
    match: Match,
    seats: tuple[SeatRow, ...],
    taken: Taken,
    line: Sequence[Entry],
    now: float,
) -> Changes:
    """Return what belongs to a match of this number that begins so."""
    changes = Changes()
    for entry in line:
        changes.append(replace(entry, match_id=match_id))
    changes.snapshot(Snapshot(match_id, taken.ply, encode(taken.state)))
    last = line[-1]
    position = Position(
        replace(match, id=match_id),
        tuple(replace(row, match_id=match_id) for row in seats),
        taken.state,
        taken.ply,
        last.number,
        chain=last.chain,
        shown=last.shown,
    )
    follow(changes, Advance(None, position, (taken_from(position),), None, now))
    return changes
