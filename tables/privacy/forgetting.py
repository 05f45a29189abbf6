"""Forgetting a person: nothing that is kept names them any more, and nobody else loses a match.

Lobbies are left and running matches given up as anybody does it. What stays of a match is a seat
of `FORMER`, with its moves in the log as before. Each match is a commit of its own, so that nobody
waits for long; what was interrupted half-way goes on where it stood when it is asked for again.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress

import msgspec
from msgspec import Struct

from engines.core import MatchOver, NotAsked, text
from store import FORMER, Changes, Match, Status, Store, Trace
from store import Entry as EntryRow
from store import Seat as SeatRow
from tables.attempts import until_first
from tables.errors import TableRefusal
from tables.fairness import FORGOTTEN, dice_seed
from tables.lobby import Lobby
from tables.match.live import Live
from tables.match.log import FORGET
from tables.match.moves import By
from tables.match.play import Play
from tables.match.seals import sealed
from tables.notice import (
    BOARD,
    CHRONICLE,
    ENDING,
    Notice,
    hand,
    outgoing,
    read_by,
    seat_of_hand,
)
from tables.people import People
from tables.privacy.traces import Wiper
from tables.seeking.pairs import Pairs

log = logging.getLogger(__name__)

TRIES = 8
"""How often what was written meanwhile is looked for again."""
AT_ONCE = 50
"""How many values one commit replaces."""
RECENT = 3600.0
"""Seconds for which it is looked again for what was under way, and after the end of a match for
which its messages are shown anew."""


class Stakes(Struct, frozen=True):
    """What a person would lose of what goes on: lobbies and running matches, by their numbers."""

    lobbies: tuple[int, ...] = ()
    running: tuple[int, ...] = ()
    paused: tuple[int, ...] = ()

    @property
    def mark(self) -> str:
        """What a button carries to tell what its message said."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:12]


class Lately(Struct, frozen=True):
    """Somebody who was forgotten a moment ago, and the matches that were going on then."""

    user_id: int
    names: frozenset[str]
    matches: frozenset[int]
    until: float


class Forgetting:
    """Forgets people; `after_commit` is called with each match that must be shown anew."""

    def __init__(
        self,
        store: Store,
        live: Live,
        play: Play,
        lobby: Lobby,
        pairs: Pairs,
        people: People,
        now: Callable[[], float],
        after_commit: Callable[[], None],
    ) -> None:
        self._store = store
        self._live = live
        self._play = play
        self._lobby = lobby
        self._pairs = pairs
        self._people = people
        self._now = now
        self._after_commit = after_commit
        self._turn = asyncio.Lock()
        self._lately: list[Lately] = []

    async def stakes(self, user_id: int) -> Stakes:
        """Return the lobbies and matches that a person would leave."""
        matches = await self._store.matches.of_person(user_id)
        return Stakes(
            lobbies=tuple(m.id for m in matches if m.status is Status.LOBBY),
            running=tuple(m.id for m in matches if m.status is Status.PLAYING),
            paused=tuple(m.id for m in matches if m.paused),
        )

    async def knows(self, user_id: int) -> bool:
        """Tell whether anything is kept that names a person."""
        if await self._store.kept.seats_of(user_id) or await self._store.matches.hosted_by(user_id):
            return True
        if await self._store.matches.offered_by(user_id):
            return True
        if await self._store.people.person(user_id) or await self._store.people.is_unranked(
            user_id
        ):
            return True
        if await self._store.kept.ratings_of(user_id) or await self._store.kept.votes_of(user_id):
            return True
        if await self._store.seeks.of_person(user_id):
            return True
        wiper = Wiper(user_id)
        found = await self._store.kept.traces(str(user_id).encode())
        return any(wiper.wiped(trace.value) != trace.value for trace in found)

    async def forget(self, user_id: int, seen: str) -> None:
        """Forget a person, who agreed to what was said of `seen`, the mark of the stakes.

        Raises `TableRefusal` before anything is done if other matches are at stake by now, or
        if one is paused, which nobody can give up.
        """
        async with self._turn:
            await self._forget(user_id, seen)
        self._after_commit()

    async def _forget(self, user_id: int, seen: str) -> None:
        stakes = await self.stakes(user_id)
        if seen != stakes.mark:
            raise StakesChanged(text("privacy-changed"))
        if stakes.paused:
            raise TableRefusal(text("refusal-privacy-paused", number=stakes.paused[0]))
        await self._leave(user_id, stakes)
        seats = await self._store.kept.seats_of(user_id)
        names = frozenset(row.name for row in seats)
        handed_on = await self._store.matches.offered_by(user_id)
        for match_id in sorted({row.match_id for row in seats} | {*handed_on}):
            await self._forget_in(match_id, user_id)
        for match in await self._store.matches.imported_by(user_id):
            await self._drop(match.id)
        for match_id in await self._store.matches.hosted_by(user_id):
            await self._store.commit(Changes().update_match(match_id, host_id=FORMER))
        await self._people.forget(user_id)
        await self._wipe(user_id)
        live = frozenset((*stakes.lobbies, *stakes.running))
        self._lately.append(Lately(user_id, names, live, self._now() + RECENT))

    async def again(self) -> None:
        """Wipe once more whoever was forgotten a moment ago.

        What was being sent meanwhile is written down when it has arrived, name and all.
        """
        try:
            for lately in self._lately:
                wiper = Wiper(lately.user_id, lately.names)
                for match_id in lately.matches:
                    await self._replace(wiper, await self._store.kept.traces_in_match(match_id))
                await self._wipe(lately.user_id)
        except Exception:
            log.exception("traces could not be looked for again")
        self._lately = [one for one in self._lately if one.until > self._now()]

    async def _leave(self, user_id: int, stakes: Stakes) -> None:
        """Leave lobbies and give up matches. Raises `StakesChanged` where one has begun."""
        for match_id in stakes.lobbies:
            try:
                if await self._store.seeks.brought_to(match_id):
                    await self._pairs.refuse(match_id, user_id)
                else:
                    await self._lobby.leave(match_id, user_id)
            except TableRefusal as error:
                raise StakesChanged(text("privacy-changed")) from error
        for match_id in stakes.running:
            with suppress(MatchOver, NotAsked):  # it has ended by itself
                await self._play.resign(match_id, By(user_id))

    async def _drop(self, match_id: int) -> None:
        """Let a match go that the person has brought along: it is nobody else's."""
        async with self._live.hold(match_id, load=False) as table:
            await self._store.commit_thoroughly(Changes().drop_match(match_id))
            table.position = None

    async def _forget_in(self, match_id: int, user_id: int) -> None:
        """Let a person be nobody in a match, and what is told of it name nobody."""
        async with self._live.hold(match_id, load=False) as table:

            async def attempt() -> None:
                found = await self._store.roster(match_id)
                if found is not None:
                    await self._store.commit_thoroughly(await self._changes(*found, user_id))
                    table.position = None

            await until_first(attempt)

    async def _changes(self, match: Match, seats: tuple[SeatRow, ...], user_id: int) -> Changes:
        """Return what lets a person be nobody in a match as it was read."""
        mine = [row for row in seats if row.user_id == user_id]
        changes = Changes().unchanged(match, seats)
        for row in mine:
            changes.forget_deeds(match.id, user_id, row.seat)
            for surface in read_by(row.seat):
                changes.forget_hand(match.id, surface)
            changes.seat(_nobody(row))
        if not mine:  # who has handed the seat on
            changes.forget_deeds(match.id, user_id, -1)
        named = [row for row in seats if _names(row, user_id)]
        for row in named:
            kept = row if row not in mine else _nobody(row)
            changes.seat(msgspec.structs.replace(kept, salt=FORGOTTEN))
        if named:
            changes.update_match(match.id, dice=dice_seed(match, seats))
        wiper = Wiper(user_id, {row.name for row in mine})
        for trace in await self._store.kept.traces_in_match(match.id):
            if (now := wiper.wiped(trace.value)) != trace.value:
                changes.replace_trace(trace, now)
        if match.status is Status.PLAYING:
            changes.append(await self._entry(match, mine))
        for surface in await self._to_show(match, mine):
            changes.post(outgoing(match.id, surface, Notice(), self._now()))
        return changes

    async def _entry(self, match: Match, mine: Iterable[SeatRow]) -> EntryRow:
        """Return the line of the log by which another process hears of it."""
        entries = await self._store.log.entries(match.id)
        last = entries[-1] if entries else None
        entry = EntryRow(
            match_id=match.id,
            number=last.number + 1 if last else 1,
            kind=FORGET,
            seat=next((row.seat for row in mine), None),
            action=b"",
            actor_id=None,
            interaction_id=None,
            ply=last.ply if last else 0,
            at=self._now(),
        )
        chain, shown = (last.chain, last.shown) if last else (None, None)
        return next(sealed(match.seed, chain, shown, (entry,), noticed=True))

    async def _to_show(self, match: Match, mine: Iterable[SeatRow]) -> list[str]:
        """Return what shows a match that goes on, or ended just now, where it stands."""
        if not self._is_looked_at(match):
            return []
        gone = {hand(row.seat) for row in mine}
        shown = {message.surface for message in await self._store.outbox.messages(match.id)}
        hands = {hand(row.seat) for row in await self._store.seats(match.id)}
        kept = (shown & ({BOARD, CHRONICLE} | hands)) - gone
        # The end may be told just now, with the name on its picture.
        return sorted(kept | {ENDING} if match.status is Status.ENDED else kept)

    def _is_looked_at(self, match: Match) -> bool:
        recent = match.ended_at is not None and self._now() - match.ended_at < RECENT
        return match.status is Status.PLAYING or recent

    async def _wipe(self, user_id: int) -> None:
        """Wipe the id where others' words and lists hold it."""
        wiper = Wiper(user_id)
        for _ in range(TRIES):
            if not await self._replace(wiper, await self._store.kept.traces(str(user_id).encode())):
                return

    async def _replace(self, wiper: Wiper, traces: Iterable[Trace]) -> bool:
        """Wipe these values, and tell whether there was anything to wipe.

        Messages of which that was written down are shown anew.
        """
        wiped = [(trace, wiper.wiped(trace.value)) for trace in traces]
        left = [(trace, now) for trace, now in wiped if now != trace.value]
        for some in _batched(left):
            changes = Changes()
            for trace, now in some:
                changes.replace_trace(trace, now)
                await self._show_anew(changes, trace)
            await self._store.commit_thoroughly(changes)
        return bool(left)

    async def _show_anew(self, changes: Changes, trace: Trace) -> None:
        """Add that a board or a hand is shown anew, if this value is what it tells."""
        if trace.table != "message":
            return
        match_id, surface = int(trace.key[0]), str(trace.key[1])
        match = await self._store.match(match_id)
        shows = surface in {BOARD, CHRONICLE} or seat_of_hand(surface) is not None
        if match is not None and shows and self._is_looked_at(match):
            changes.post(outgoing(match_id, surface, Notice(), self._now()))


class StakesChanged(TableRefusal):
    """Other matches are at stake than those that were told of."""


def _batched(left: Sequence[tuple[Trace, bytes]]) -> Iterator[Sequence[tuple[Trace, bytes]]]:
    """Yield what is to be replaced in as many parts as make small commits."""
    for start in range(0, len(left), AT_ONCE):
        yield left[start : start + AT_ONCE]


def _nobody(row: SeatRow) -> SeatRow:
    return msgspec.structs.replace(
        row, user_id=FORMER, name="", orders=b"", ahead=None, pepper=None, hours=None
    )


def _names(row: SeatRow, user_id: int) -> bool:
    """Tell whether a salt names a person, as those of earlier versions do."""
    parts = (part.rpartition(":")[2] for part in row.salt.split("+"))
    return str(user_id) in parts
