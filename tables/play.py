"""Moves: the only way from a person, a computer or a clock to the log."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import msgspec
from msgspec import Struct

from engines.core import (
    Event,
    MatchOver,
    NotAsked,
    Player,
    Seat,
    Text,
    decode,
    encode,
    text,
)
from store import Changes, EntryTaken, InteractionRepeated, Status, Store
from tables import orders
from tables.consequences import Advance, follow, keep_snapshot
from tables.errors import StaleDecision, TableRefusal
from tables.live import Live, Table, begun
from tables.log import ACTION, ORDERS, RESIGN, UNDO, effective
from tables.moves import (
    By,
    Move,
    actor_of,
    by_orders,
    closed,
    entry_of,
    obeyed,
    resigned,
    seat_of,
    step,
    watching,
)
from tables.position import Position
from tables.ratings import rate
from tables.scene import Scene

RETRIES = 8
"""How often a move is tried again when another process was quicker."""


class Receipt(Struct, frozen=True):
    """What a seat is told in private about its own move, and how it sees the match now."""

    scene: Scene
    told: tuple[Text, ...] = ()


class Play:
    """Submits, undoes and resigns. `after_commit` is awaited with each match that moved.

    `consequences` add what else belongs to the transaction of a move.
    """

    def __init__(self, store: Store, live: Live, now: Callable[[], float]) -> None:
        self._store = store
        self._live = live
        self._now = now
        self.after_commit: list[Callable[[Position], Awaitable[None]]] = []
        self.consequences: list[Callable[[Changes, Advance], Awaitable[None]]] = []

    async def submit(
        self, match_id: int, by: By, raw: object, decision: int | None = None
    ) -> Receipt:
        """Make a person's move and return what the person is told.

        `raw` is an action or plain data for one; `decision` is what the button was made for
        (None: a typed command). Raises `NoMatch`, `NotSeated`, `StaleDecision`,
        `MalformedAction`, `IllegalAction`, `NotAsked`, `MatchOver`; then nothing happened.
        The same interaction twice is applied once.
        """

        def move(position: Position) -> Move:
            seat = seat_of(position, by.user_id)
            if decision is not None and decision != position.decision(seat):
                raise StaleDecision(text("refusal-stale"))
            return step(position, seat, raw, ACTION)

        return await self._make(match_id, by, move)

    async def submit_for(
        self, match_id: int, seat: Seat, raw: object, decision: int, *, kind: str = ACTION
    ) -> Receipt:
        """Make the move of a seat that no person makes: a computer's, or a clock's default."""

        def move(position: Position) -> Move:
            if decision != position.decision(seat) or seat not in position.asked:
                raise StaleDecision(text("refusal-stale"))
            return step(position, seat, raw, kind)

        return await self._make(match_id, By(), move)

    async def undo(self, match_id: int, by: By) -> Receipt:
        """Take back one's own last action, if nobody has learned anything from it.

        Raises `TableRefusal` with the reason where that cannot be.
        """
        entries = await self._store.entries(match_id)

        def move(position: Position) -> Move:
            seat = seat_of(position, by.user_id)
            line = effective(entries)
            if not line or line[-1].seat != seat:
                raise TableRefusal(text("refusal-undo-not-yours"))
            return Move(seat, UNDO, undo_ply=line[-1].ply)

        return await self._make(match_id, by, move)

    async def resign(self, match_id: int, by: By) -> Receipt:
        """Give up one's seat.

        The match ends when no opponent or no person is left; otherwise a computer plays on.
        """

        def move(position: Position) -> Move:
            return Move(seat_of(position, by.user_id), RESIGN)

        return await self._make(match_id, by, move)

    async def order(self, match_id: int, by: By, field: str, value: str) -> Receipt:
        """Change one of a person's standing orders; what they answer now is answered at once.

        `value` is written as in a menu (see `option_value`). Raises `TableRefusal` for what
        cannot be ordered, and what `submit` raises. The public sees nothing of it.
        """

        def move(position: Position) -> Move:
            seat = seat_of(position, by.user_id)
            return Move(seat, ORDERS, after=orders.changed(position, seat, field, value))

        return await self._make(match_id, by, move)

    async def obey(self, match_id: int) -> bool:
        """Let orders answer where they have not yet, as at a start; tell whether any did."""

        def move(position: Position) -> Move:
            first = by_orders(position)
            if first is None:
                raise NotAsked(text("refusal-not-asked"))
            return first

        try:
            await self._make(match_id, By(), move)
        except (NotAsked, MatchOver):
            return False
        return True

    async def _make(self, match_id: int, by: By, move: Callable[[Position], Move]) -> Receipt:
        async with self._live.hold(match_id) as table:
            receipt = await self._commit_until_first(table, by, move)
            position = begun(table)
        for follower in self.after_commit:
            await follower(position)
        return receipt

    async def _commit_until_first(
        self, table: Table, by: By, move: Callable[[Position], Move]
    ) -> Receipt:
        for _ in range(RETRIES):
            before = begun(table)
            if before.match.status is not Status.PLAYING:
                raise MatchOver(text("refusal-match-over"))
            made = move(before)
            try:
                return await self._commit(table, before, made, by)
            except EntryTaken:
                await self._live.reload(table, before.match.id)
            except InteractionRepeated:
                return Receipt(before.scene(made.seat))
        raise TableRefusal(text("refusal-crowded"))

    async def _commit(self, table: Table, before: Position, made: Move, by: By) -> Receipt:
        now = self._now()
        moved, events = await self._advance(before, made, now)
        answers = obeyed(moved)
        last = answers[-1].after if answers else moved
        assert last is not None
        after = msgspec.structs.replace(closed(last, now), watching=watching(before, made, by))
        heard = events + tuple(event for answer in answers for event in answer.events)
        advance = Advance(before, after, heard, actor_of(made), now)
        changes = Changes().append(entry_of(made, moved, now, by))
        for answer in answers:
            changes.append(entry_of(answer, answer.after or after, now, By()))
        self._keep(changes, made, moved, after, answers)
        follow(changes, advance)
        for consequence in self.consequences:
            await consequence(changes, advance)
        if after.match.status is not before.match.status:
            changes.update_match(
                after.match.id,
                status=after.match.status,
                ended_at=now,
                outcome=encode(after.outcome),
            )
            await rate(changes, self._store, after)
        await self._store.commit(changes)
        table.position = after
        return Receipt(after.scene(made.seat), advance.told(made.seat))

    async def _advance(
        self, before: Position, made: Move, now: float
    ) -> tuple[Position, tuple[Event, ...]]:
        match made.kind:
            case "undo":
                return await self._undone(before, made)
            case "resign":
                return resigned(before, made.seat, now)
            case _:
                assert made.after is not None
                return closed(made.after, now), made.events

    async def _undone(self, before: Position, made: Move) -> tuple[Position, tuple[Event, ...]]:
        snapshot = await self._store.snapshot(before.match.id, made.undo_ply - 1)
        if snapshot is None or before.ply != made.undo_ply:
            raise TableRefusal(text("refusal-undo-revealed"))
        state = decode(snapshot.state, before.engine.meta.state)
        after = msgspec.structs.replace(
            before, state=state, ply=snapshot.ply, number=before.number + 1
        )
        return after, (Event(text("table-undone", who=Player(made.seat))),)

    def _keep(
        self,
        changes: Changes,
        made: Move,
        moved: Position,
        after: Position,
        answers: Sequence[Move],
    ) -> None:
        """Keep the seats that changed, and the state; nothing is undone past an order."""
        if made.kind == UNDO:
            changes.forget_snapshots(after.match.id, above=moved.ply)
        elif made.kind in (RESIGN, ORDERS):
            for row in after.seats:
                changes.seat(row)
        if answers or made.action is not None:
            revealed = made.revealed or bool(answers)
            keep_snapshot(changes, after, encode(after.state), revealed)
