"""Moves: the only way from a person, a computer or a clock to the log."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from engines.core import (
    Dice,
    Event,
    MatchOver,
    NotAsked,
    Outcome,
    Player,
    Seat,
    Text,
    decode,
    encode,
    parse_action,
    play,
    text,
)
from store import Changes, Entry, EntryTaken, InteractionRepeated, Status, Store
from store import Seat as SeatRow
from tables.consequences import Advance, follow, keep_snapshot
from tables.errors import NotSeated, StaleDecision, TableRefusal
from tables.live import Live, Table, begun
from tables.log import ACTION, CLOCK, RESIGN, UNDO, effective
from tables.position import Position
from tables.scene import Scene

RETRIES = 8
"""How often a move is tried again when another process was quicker."""


class By(Struct, frozen=True):
    """Who makes a move and through what: a person's interaction, or nobody's (None)."""

    user_id: int | None = None
    interaction_id: int | None = None


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
        after, events = await self._advance(before, made, now)
        entry = Entry(
            match_id=before.match.id,
            number=after.number,
            kind=made.kind,
            seat=made.seat,
            action=b"" if made.action is None else encode(made.action),
            actor_id=by.user_id,
            interaction_id=by.interaction_id,
            ply=after.ply,
            at=now,
        )
        changes = Changes().append(entry)
        self._keep(changes, made, after)
        actor = None if made.kind == CLOCK else made.seat
        advance = Advance(before, after, events, actor, now)
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

    def _keep(self, changes: Changes, made: Move, after: Position) -> None:
        if made.kind == UNDO:
            changes.forget_snapshots(after.match.id, above=after.ply)
        elif made.kind == RESIGN:
            for row in after.seats:
                changes.seat(row)
        else:
            keep_snapshot(changes, after, encode(after.state), made.revealed)


class Move(Struct, frozen=True):
    """A checked move, before it is in the log."""

    seat: Seat
    kind: str
    action: Any = None
    after: Position | None = None
    events: tuple[Event, ...] = ()
    revealed: bool = False
    undo_ply: int = 0


def step(position: Position, seat: Seat, raw: object, kind: str) -> Move:
    """Return what the rules make of an action. Raises what `engines.core.play` raises."""
    engine = position.engine
    action = parse_action(engine, raw)
    dice = Dice(position.seed, position.ply + 1)
    made = play(engine, position.state, seat, action, dice)
    after = msgspec.structs.replace(
        position, state=made.state, ply=position.ply + 1, number=position.number + 1
    )
    late = (Event(text("table-time-out", who=Player(seat))),) if kind == CLOCK else ()
    return Move(seat, kind, action, after, late + made.events, made.revealed)


def seat_of(position: Position, user_id: int | None) -> Seat:
    """Return the seat a person still plays. Raises `NotSeated`, or `NotAsked` once resigned."""
    for row in position.seats:
        if row.user_id is not None and row.user_id == user_id:
            if row.resigned_at is not None:
                raise NotAsked(text("refusal-resigned"))
            return row.seat
    raise NotSeated(text("refusal-not-seated", players=names(position.seats)))


def names(seats: Sequence[SeatRow]) -> tuple[Player, ...]:
    """Return everyone at the table, as something a text can name."""
    return tuple(Player(row.seat) for row in seats)


def closed(position: Position, now: float) -> Position:
    """Return the position with its match row ended, if the rules say that it is over."""
    outcome = position.outcome
    if outcome is None:
        return position
    return position.with_match(status=Status.ENDED, ended_at=now, outcome=encode(outcome))


def resigned(before: Position, seat: Seat, now: float) -> tuple[Position, tuple[Event, ...]]:
    """Return the position after `seat` gave up, and what is said of it."""
    seats = tuple(
        msgspec.structs.replace(row, resigned_at=now) if row.seat == seat else row
        for row in before.seats
    )
    after = msgspec.structs.replace(before, seats=seats, number=before.number + 1)
    said = Event(text("table-resigned", who=Player(seat)))
    outcome = _given_up(after, seat)
    if outcome is None:
        return after, (said, Event(text("table-computer-takes-over", who=Player(seat))))
    ended = after.with_match(status=Status.ENDED, ended_at=now, outcome=encode(outcome))
    return ended, (said, Event(outcome.reason))


def _given_up(position: Position, seat: Seat) -> Outcome | None:
    """Return the outcome if a resignation leaves nobody to play against, or no person."""
    staying = frozenset(row.seat for row in position.seats if row.resigned_at is None)
    if len(staying) > 1 and position.people:
        return None
    gone = sorted(
        (row for row in position.seats if row.resigned_at is not None),
        key=lambda row: row.resigned_at or 0.0,
        reverse=True,
    )
    ranking = (staying, *(frozenset({row.seat}) for row in gone))
    return Outcome(text("table-ended-by-resigning", who=Player(seat)), ranking)
