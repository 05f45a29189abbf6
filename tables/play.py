"""Moves: the only way from a person, a computer or a clock to the log."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from engines.core import (
    Dice,
    Event,
    MatchOver,
    NotAsked,
    Outcome,
    Player,
    Refusal,
    Seat,
    Text,
    decode,
    encode,
    parse_action,
    play,
    text,
)
from store import (
    Changes,
    Draft,
    DraftChanged,
    Entry,
    EntryTaken,
    InteractionRepeated,
    Status,
    Store,
)
from store import Seat as SeatRow
from tables.consequences import Advance, follow, keep_snapshot
from tables.errors import NotSeated, StaleDecision, StaleDraft, TableRefusal
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
    """What a seat is told in private about its own move, and how it sees the match now.

    `done` is how many actions were carried out.
    """

    scene: Scene
    told: tuple[Text, ...] = ()
    done: int = 1


AsForeseen: TypeAlias = Callable[[Any, Any, Any], bool]
"""Tells whether an action has led from a view to the one that its owner could foresee."""


class Play:
    """Submits, undoes and resigns. `after_commit` is awaited with each match that moved."""

    def __init__(self, store: Store, live: Live, now: Callable[[], float]) -> None:
        self._store = store
        self._live = live
        self._now = now
        self.after_commit: list[Callable[[Position], Awaitable[None]]] = []

    async def submit(
        self, match_id: int, by: By, raw: object, decision: int | None = None
    ) -> Receipt:
        """Make a person's move and return what the person is told.

        `raw` is an action or plain data for one; `decision` is what the button was made for
        (None: a typed command). Raises `NoMatch`, `NotSeated`, `StaleDecision`,
        `MalformedAction`, `IllegalAction`, `NotAsked`, `MatchOver`; then nothing happened.
        The same interaction twice is applied once.
        """

        def line(position: Position) -> Line:
            return Line((step(position, _asked(position, by, decision), raw, ACTION),))

        return await self._make(match_id, by, line)

    async def submit_draft(
        self,
        scene: Scene,
        by: By,
        orders: Sequence[object],
        rest: Sequence[object],
        as_foreseen: AsForeseen,
        decision: int | None = None,
    ) -> Receipt:
        """Make several moves of a person, one after the other, in one transaction.

        `scene` holds the draft that they come from. They end before one that has become
        illegal, and after one that did not lead where its owner could foresee: what is left
        of `orders`, and `rest`, stay as the draft. Raises what `submit` raises for the first
        of them, and `StaleDraft`; then nothing happened.
        """

        def line(position: Position) -> Line:
            seat = _asked(position, by, decision)
            moves = _foreseen(position, seat, orders, as_foreseen)
            left = encode((*orders[len(moves) :], *rest))
            return Line(moves, Draft(position.match.id, seat, left), encode(scene.drafted))

        return await self._make(scene.match.id, by, line)

    async def submit_for(
        self, match_id: int, seat: Seat, raw: object, decision: int, *, kind: str = ACTION
    ) -> Receipt:
        """Make the move of a seat that no person makes: a computer's, or a clock's default."""

        def line(position: Position) -> Line:
            if decision != position.decision(seat) or seat not in position.asked:
                raise StaleDecision(text("refusal-stale"))
            return Line((step(position, seat, raw, kind),))

        return await self._make(match_id, By(), line)

    async def undo(self, match_id: int, by: By) -> Receipt:
        """Take back one's own last action, if nobody has learned anything from it.

        Raises `TableRefusal` with the reason where that cannot be.
        """
        entries = await self._store.entries(match_id)

        def line(position: Position) -> Line:
            seat = seat_of(position, by.user_id)
            made = effective(entries)
            if not made or made[-1].seat != seat:
                raise TableRefusal(text("refusal-undo-not-yours"))
            return Line((Move(seat, UNDO, undo_ply=made[-1].ply),))

        return await self._make(match_id, by, line)

    async def resign(self, match_id: int, by: By) -> Receipt:
        """Give up one's seat.

        The match ends when no opponent or no person is left; otherwise a computer plays on.
        """

        def line(position: Position) -> Line:
            return Line((Move(seat_of(position, by.user_id), RESIGN),))

        return await self._make(match_id, by, line)

    async def _make(self, match_id: int, by: By, line: Callable[[Position], Line]) -> Receipt:
        async with self._live.hold(match_id) as table:
            receipt = await self._commit_until_first(table, by, line)
            position = begun(table)
        for follower in self.after_commit:
            await follower(position)
        return receipt

    async def _commit_until_first(
        self, table: Table, by: By, line: Callable[[Position], Line]
    ) -> Receipt:
        for _ in range(RETRIES):
            before = begun(table)
            if before.match.status is not Status.PLAYING:
                raise MatchOver(text("refusal-match-over"))
            made = line(before)
            try:
                return await self._commit(table, before, made, by)
            except EntryTaken:
                await self._live.reload(table, before.match.id)
            except InteractionRepeated:
                return Receipt(before.scene(made.seat))
            except DraftChanged as error:
                raise StaleDraft(text("refusal-draft-changed")) from error
        raise TableRefusal(text("refusal-crowded"))

    async def _commit(self, table: Table, before: Position, line: Line, by: By) -> Receipt:
        now, after, changes = self._now(), before, Changes()
        events: list[Event] = []
        for made in line.moves:
            after, told = await self._advance(after, made, now)
            changes.append(_entry(made, after, by, now))
            self._keep(changes, made, after)
            events += told
            by = By(by.user_id)  # the log notes an interaction once
        if line.draft is not None:
            changes.draft(line.draft, line.was)
        actor = None if line.moves[0].kind == CLOCK else line.seat
        advance = Advance(before, after, tuple(events), actor, now)
        follow(changes, advance)
        if after.match.status is not before.match.status:
            changes.update_match(
                after.match.id,
                status=after.match.status,
                ended_at=now,
                outcome=encode(after.outcome),
            )
        await self._store.commit(changes)
        table.position = after
        return Receipt(after.scene(line.seat), advance.told(line.seat), len(line.moves))

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


class Line(Struct, frozen=True):
    """Moves of one seat that are made together, and the draft that is left in place of `was`."""

    moves: tuple[Move, ...]
    draft: Draft | None = None
    was: bytes = b""

    @property
    def seat(self) -> Seat:
        """Who makes them."""
        return self.moves[0].seat


def _entry(made: Move, after: Position, by: By, now: float) -> Entry:
    return Entry(
        match_id=after.match.id,
        number=after.number,
        kind=made.kind,
        seat=made.seat,
        action=b"" if made.action is None else encode(made.action),
        actor_id=by.user_id,
        interaction_id=by.interaction_id,
        ply=after.ply,
        at=now,
    )


def _asked(position: Position, by: By, decision: int | None) -> Seat:
    """Return whose move it is that a person makes. Raises `NotSeated`, `StaleDecision`."""
    seat = seat_of(position, by.user_id)
    if decision is not None and decision != position.decision(seat):
        raise StaleDecision(text("refusal-stale"))
    return seat


def _foreseen(
    position: Position, seat: Seat, orders: Sequence[object], as_foreseen: AsForeseen
) -> tuple[Move, ...]:
    """Return the moves that orders lead to, up to what nobody could foresee.

    Raises what `step` raises for the first of them.
    """
    moves: list[Move] = []
    for order in orders:
        try:
            made = step(position, seat, order, ACTION)
        except Refusal:
            if moves:
                break
            raise
        moves.append(made)
        assert made.after is not None
        view = position.engine.view
        before, position = position, made.after
        if not as_foreseen(view(before.state, seat), made.action, view(position.state, seat)):
            break
    return tuple(moves)


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
