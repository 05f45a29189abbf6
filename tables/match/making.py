"""A line of moves becomes one transaction, and is tried again where another process was quicker."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engines.core import MatchOver, Text, encode, text
from store import (
    Changes,
    DraftChanged,
    InteractionRepeated,
    Status,
    Store,
)
from tables.attempts import until_first
from tables.errors import Paused, StaleDraft
from tables.match import banks
from tables.match.at_once import following
from tables.match.consequences import Advance, follow
from tables.match.live import Live, Table, begun
from tables.match.moves import By, Line, closed, watching
from tables.match.position import Position
from tables.match.recalling import recalled
from tables.match.scene import Scene
from tables.match.sitting import attended
from tables.match.steps import entries_of, steps_of
from tables.match.written import advances_of, keep, lately_after, log_line


class Receipt(Struct, frozen=True):
    """What a seat is told in answer to its own move, and how it sees the match now.

    `done` is how many of several moves were made.
    """

    scene: Scene
    told: tuple[Text, ...] = ()
    done: int = 1


class Making:
    """Makes lines of moves. `after_commit` is awaited with each match that moved.

    `consequences` add what else belongs to the transaction of a move. `arrivals` are awaited
    before what a person does is looked at, with the server of the match.
    """

    def __init__(self, store: Store, live: Live, now: Callable[[], float]) -> None:
        self._store = store
        self._live = live
        self._now = now
        self.after_commit: list[Callable[[Position], Awaitable[None]]] = []
        self.arrivals: list[Callable[[int | None], Awaitable[object]]] = []
        self.consequences: list[Callable[[Changes, Advance], Awaitable[None]]] = []

    async def make(
        self, match_id: int, by: By, line: Callable[[Position], Awaitable[Line]]
    ) -> Receipt:
        """Make the line of moves that `line` returns for where the match stands.

        Raises what that raises, `NoMatch`, `Paused`, `MatchOver`, and `StaleDraft`; then nothing
        happened.
        """
        async with self._live.hold(match_id) as table:
            for arrival in self.arrivals if by.user_id is not None else ():
                await arrival(begun(table).match.guild_id)
            receipt = await until_first(
                lambda: self._attempt(table, by, line),
                lambda: self._live.reload(table, match_id),
            )
            position = begun(table)
            if position.lately is None and by.user_id is not None:
                position = table.position = await recalled(self._store, position)
                receipt = replace(receipt, scene=position.scene(receipt.scene.seat))
        for follower in self.after_commit:
            await follower(position)
        return receipt

    async def _attempt(
        self, table: Table, by: By, line: Callable[[Position], Awaitable[Line]]
    ) -> Receipt:
        before = begun(table)
        if before.match.paused:  # unless another process has let it go on
            await self._live.reload(table, before.match.id)
            before = begun(table)
        if before.match.paused:
            raise Paused(text("refusal-paused"))
        if before.match.status is not Status.PLAYING:
            raise MatchOver(text("refusal-match-over"))
        made = await line(before)
        try:
            return await self._commit(table, before, made, by)
        except InteractionRepeated:
            return Receipt(before.scene(made.last.seat))
        except DraftChanged as error:
            raise StaleDraft(text("refusal-draft-changed")) from error

    async def _commit(self, table: Table, before: Position, line: Line, by: By) -> Receipt:
        changes, after, receipt = await self.changes(before, line, by)
        await self._store.commit(changes)
        table.position = after
        return receipt

    async def changes(
        self, before: Position, line: Line, by: By
    ) -> tuple[Changes, Position, Receipt]:
        """Return what a line of moves writes, where it leads, and what its seat is told."""
        now, changes = self._now(), line.besides or Changes()
        steps = tuple(steps_of(before, line, now))
        made = steps[-1].made
        moved = steps[-1].after
        answers = following(moved)
        last = answers[-1].after if answers else moved
        assert last is not None
        after = closed(last, now).noted(watching=watching(before, made, by))
        events = tuple(event for step in steps for event in step.events)
        heard = events + tuple(event for answer in answers for event in answer.events)
        if by.user_id is not None:
            after = attended(after, made.seat)
        *way, advance = await self._settled(advances_of(before, after, steps, heard, made, now))
        after = advance.after
        entries = entries_of(steps, answers, after, now, by, noticed=advance.is_noticed)
        after = after.noted(
            chain=entries[-1].chain,
            shown=entries[-1].shown,
            lately=lately_after(before, steps, answers, entries),
        )
        advance = advance.noted(after)
        log_line(changes, steps, entries, way)
        keep(changes, made, before, after, answers)
        changes.as_read(before.match)  # it is called off, or moved, without an entry in its log
        if line.draft is not None:
            changes.draft(line.draft, line.was)
        await self.lead_to(changes, advance)
        receipt = Receipt(after.scene(made.seat), advance.answer(made.seat), len(steps))
        return changes, after, receipt

    async def lead_to(self, changes: Changes, advance: Advance) -> None:
        """Add to `changes` all that follows from the advance of a match, also its end."""
        before, after = advance.before, advance.after
        follow(changes, advance)
        for consequence in self.consequences:
            await consequence(changes, advance)
        if before is not None and after.match.status is not before.match.status:
            changes.update_match(
                after.match.id,
                status=after.match.status,
                ended_at=advance.now,
                outcome=encode(after.outcome),
            )

    async def _settled(self, advances: Sequence[Advance]) -> Sequence[Advance]:
        """Return what a line of moves leads to, with what is left of everybody's time."""
        after = advances[-1].after
        if after.bank is None:
            return advances
        rows = await self._store.deadlines.of_match(after.match.id)
        running = banks.running(rows, after.match.rests_until, self._now())
        return tuple(banks.settled(after.bank, advances, running))
