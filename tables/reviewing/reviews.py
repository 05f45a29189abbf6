"""Reviews of matches that are over: made in a process beside the bot, one at a time a server.

Nothing is stored of them. The last ones stay in memory, for they take long.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Hashable, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

import engines
from bots.review import Point, Turning
from engines import UnknownRules
from engines.core import Outcome, Refusal, encode, parse_action, text
from store import Entry, Match, Store
from tables.errors import NoMatch, TableRefusal
from tables.latest import Latest
from tables.match.history import is_open
from tables.match.live import Live
from tables.match.log import PAST, effective
from tables.match.position import Position
from tables.match.since import while_played
from tables.match.tenures import Tenure, tenures
from tables.match.undo import Played, beginning, played
from tables.reviewing.worker import SECONDS, THINKING, Course, Found, Unfinished, Worker
from thinking.thoughts import cores

log = logging.getLogger(__name__)

KEPT = 16
"""How many reviews are kept in memory."""


class Turned(NamedTuple):
    """A turning point: what was done there, the view of its seat before, and the entry's number."""

    turning: Turning
    view: Any
    action: Any
    number: int


class Reviewed(NamedTuple):
    """A match looked at: the curve of chances, and where they were given away, in order."""

    game: str
    curve: tuple[Point, ...]
    turned: tuple[Turned, ...]


class _Making:
    """A review that is being made, who hears how far it is, and whether its turn has come."""

    def __init__(self) -> None:
        self.task: asyncio.Task[Reviewed] | None = None
        self.told: list[Callable[[float], None]] = []
        self.begun = False

    def tell(self, part: float) -> None:
        """Tell all how far it is."""
        for told in self.told:
            told(part)


class Reviews:
    """Makes reviews. `thinking` is for how many seconds one is thought about, of `seconds` that it
    may take in all."""

    def __init__(
        self, store: Store, live: Live, seconds: float = SECONDS, thinking: float = THINKING
    ) -> None:
        self._store = store
        self._live = live
        self._seconds = seconds
        self._thinking = thinking
        self._kept = Latest[int, Reviewed](KEPT)
        self._busy: set[Hashable] = set()
        self._making: dict[int, _Making] = {}
        self._turn = asyncio.Semaphore(max(1, cores() - 1))
        self._workers: set[Worker] = set()

    async def review(
        self, match_id: int, server: Hashable, told: Callable[[float], None]
    ) -> Reviewed:
        """Return what there is to be said of a match; `told` hears which part of it is done.

        Raises `NoMatch`, and `TableRefusal` if the match is not open to all or had no end, if the
        server has another one reviewed, or if it was not done in its time.
        """
        if match_id in self._kept:
            self._kept.move_to_end(match_id)
            return self._kept[match_id]
        if match_id not in self._making:
            match = await self._store.match(match_id)
            if match is None:
                raise NoMatch(text("refusal-no-such-match"))
            _check(match)
        position = await self._live.position(match_id)
        outcome = position.outcome
        if outcome is None:
            raise TableRefusal(text("refusal-review-no-end"))
        making = self._making.get(match_id)
        if making is None:
            making = self._begun(position, outcome, server)
        making.told.append(told)
        assert making.task is not None
        return await asyncio.shield(making.task)

    def is_queued(self, match_id: int) -> bool:
        """Tell whether the review of a match waits for others, of other servers, to be made."""
        making = self._making.get(match_id)
        return making is not None and not making.begun

    async def tenures(self, match_id: int) -> tuple[Tenure, ...]:
        """Return who played in a match before others took over; that is kept nowhere else."""
        return tenures(await self._store.log.seat_changes(match_id))

    def _begun(self, position: Position, outcome: Outcome, server: Hashable) -> _Making:
        """Begin to make a review. Raises `TableRefusal` if the server has another one made."""
        if server in self._busy:
            raise TableRefusal(text("refusal-review-busy"))
        self._busy.add(server)
        making = self._making[position.match.id] = _Making()
        work = self._in_turn(position, outcome, server, making)
        making.task = asyncio.create_task(work, name=f"review {position.match.id}")
        return making

    async def _in_turn(
        self, position: Position, outcome: Outcome, server: Hashable, making: _Making
    ) -> Reviewed:
        match_id = position.match.id
        try:
            async with self._turn:
                making.begun = True
                found = await self._made(position, outcome, making.tell)
            self._kept[match_id] = found
            return found
        finally:
            self._busy.discard(server)
            del self._making[match_id]

    def close(self) -> None:
        """End what is being made."""
        for worker in self._workers:
            worker.end()

    async def _made(
        self, position: Position, outcome: Outcome, told: Callable[[float], None]
    ) -> Reviewed:
        entries = await self._store.log.entries(position.match.id)
        line = await asyncio.to_thread(_line, position, entries)
        if all(made.entry.kind == PAST for made in line):
            raise TableRefusal(text("refusal-review-short"))
        loop, worker = asyncio.get_running_loop(), Worker(self._seconds)

        def hear(part: float) -> None:
            loop.call_soon_threadsafe(told, part)

        def work() -> Reviewed:
            found = worker.review(_course(line, outcome, self._thinking), hear)
            return _reviewed(line, found)

        self._workers.add(worker)
        try:
            return await asyncio.to_thread(work)
        except Unfinished as error:
            log.warning("match %s could not be reviewed in time", position.match.id)
            raise TableRefusal(text("refusal-review-late")) from error
        finally:
            self._workers.discard(worker)


def _check(match: Match) -> None:
    """Raise `TableRefusal` if a match may not be reviewed, or not by this program."""
    if not is_open(match):
        raise TableRefusal(text("refusal-review-running"))
    try:
        engines.load(match.game, match.rules_version)
    except UnknownRules as error:
        raise TableRefusal(text("refusal-review-old-rules")) from error


def _line(position: Position, entries: Sequence[Entry]) -> list[Played]:
    """Return what was done in a match, each thing as it stood once nobody could change it."""
    line = list[Played]()
    for made in played(beginning(while_played(position)), effective(entries)):
        changes = made.move.seat in made.before.engine.changing(made.before.state)
        line.append(_instead(line, made) if changes else made)
    return line


def _instead(line: list[Played], made: Played) -> Played:
    """Return an answer in place of the one that it changed, which goes: nobody has seen that."""
    at = max(n for n, one in enumerate(line) if one.move.seat == made.move.seat)
    changed, engine = line.pop(at), made.before.engine
    try:
        engine.check(changed.before.state, made.move.seat, made.move.action)
    except Refusal:
        return made  # it is part of an answer, and no answer by itself
    return made._replace(before=changed.before)


def _course(line: Sequence[Played], outcome: Outcome, thinking: float) -> Course:
    """Return a match as it is given to the process that reviews it."""
    first = line[0].before
    return Course(
        game=first.match.game,
        rules=first.match.rules_version,
        start=encode(first.state),
        deeds=[
            (made.entry.ply, encode(made.before.state), made.move.seat, made.entry.action)
            for made in line
        ],
        past=max((made.entry.ply for made in line if made.entry.kind == PAST), default=0),
        outcome=outcome,
        seed=f"review {first.match.id}",
        seconds=thinking,
    )


def _reviewed(line: Sequence[Played], found: Found) -> Reviewed:
    """Return what was found, with what those who turned the match saw then."""
    engine, by_ply = line[0].before.engine, {made.entry.ply: made for made in line}
    turned = tuple(
        Turned(
            replace(one, better=parse_action(engine, one.better)),
            engine.view(by_ply[one.ply].before.state, one.seat),
            by_ply[one.ply].move.action,
            by_ply[one.ply].entry.number,
        )
        for one in found.turnings
    )
    return Reviewed(line[0].before.match.game, tuple(found.curve), turned)
