"""Moves: the only way from a person, a computer or a clock to the log."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engines.core import Event, MatchOver, NotAsked, Seat, Text, encode, text
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
from tables.errors import Paused, StaleDecision, StaleDraft, TableRefusal
from tables.limits import Allowance
from tables.match import banks, orders
from tables.match.ahead import Carried, carried_out, chosen, with_plan
from tables.match.at_once import following, next_of
from tables.match.consequences import TIME_UP, Advance, follow, keep_snapshot, wind_clocks
from tables.match.lately import Lately
from tables.match.live import Live, Table, begun
from tables.match.log import ACTION, ORDERS, RESIGN, SIT, UNDO
from tables.match.moves import (
    By,
    Line,
    Move,
    actor_of,
    by_default,
    closed,
    own_seat,
    seat_of,
    someone_asked,
    step,
    voiced,
    watching,
)
from tables.match.position import Position
from tables.match.recalling import recalled
from tables.match.scene import Scene
from tables.match.sitting import attended, comes_back, out_of_time, sits_out, stands_in
from tables.match.steps import Step, entries_of, steps_of
from tables.match.undo import take_back
from tables.notice import Notice, absent, outgoing

RETRIES = 8
"""How often a move is tried again when another process was quicker."""


class Receipt(Struct, frozen=True):
    """What a seat is told in private about its own move, and how it sees the match now.

    `done` is how many of several moves were made, `heard` all that the seat may hear of them.
    """

    scene: Scene
    told: tuple[Text, ...] = ()
    done: int = 1
    heard: tuple[Text, ...] = ()


class Play:
    """Submits, undoes and resigns. `after_commit` is awaited with each match that moved.

    `consequences` add what else belongs to the transaction of a move. `arrivals` are awaited
    before what a person does is looked at.
    """

    def __init__(
        self, store: Store, live: Live, now: Callable[[], float], allowance: Allowance
    ) -> None:
        self._allowance = allowance
        self._store = store
        self._live = live
        self._now = now
        self.after_commit: list[Callable[[Position], Awaitable[None]]] = []
        self.arrivals: list[Callable[[], Awaitable[object]]] = []
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

        async def line(position: Position) -> Line:
            seat = _asked(position, by, decision)
            made = step(position, seat, raw, ACTION)
            self._count_change(position, seat)
            return Line((made,))

        return await self._make(match_id, by, line)

    def _count_change(self, position: Position, seat: Seat) -> None:
        """Raise `LimitReached` if an answer that was given is changed once too often.

        Nothing else is counted: no move, no first answer, nothing that one may do besides.
        """
        whose = (position.match.id, seat)
        if seat in position.asked:
            self._allowance.forget_changes(whose)
        elif seat in position.engine.changing(position.state):
            self._allowance.change(whose, None)

    async def submit_draft(
        self,
        scene: Scene,
        by: By,
        orders: Sequence[object],
        rest: Sequence[object],
        decision: int | None = None,
    ) -> Receipt:
        """Make several moves of a person, one after the other, as `carried_out` says.

        `scene` holds the draft that they come from; what is left over, and `rest`, stay as the
        draft. Raises what `submit` raises for the first of them, and `StaleDraft`; then nothing
        happened.
        """

        async def line(position: Position) -> Line:
            seat = _asked(position, by, decision)
            made = carried_out(position, seat, orders)
            draft = Draft(position.match.id, seat, encode((*made.left, *rest)))
            return Line(_planning(made, seat), draft, encode(scene.drafted))

        return await self._make(scene.match.id, by, line)

    async def choose_ahead(self, match_id: int, by: By, actions: Sequence[object]) -> Receipt:
        """Let these actions be done for a person who waits, as soon as it is time for each.

        They stand in place of what was chosen ahead before. Raises what `chosen` raises; then
        nothing happened. Nobody else hears or sees anything of it.
        """

        async def line(position: Position) -> Line:
            return Line((chosen(position, seat_of(position, by.user_id), actions),))

        return await self._make(match_id, by, line)

    async def submit_for(
        self, match_id: int, seat: Seat, actions: Sequence[bytes], decision: int
    ) -> Receipt:
        """Make the encoded moves of a seat that no person makes, all of them or none."""

        async def line(position: Position) -> Line:
            _still_computers(position, seat, decision)
            return Line(voiced(position, seat, actions))

        return await self._make(match_id, By(), line)

    async def submit_default(self, match_id: int, seat: Seat, decision: int) -> Receipt:
        """Make a computer's move without a thought. Raises also what the rules raise."""

        async def line(position: Position) -> Line:
            _still_computers(position, seat, decision)
            return Line((by_default(position, seat, ACTION),))

        return await self._make(match_id, By(), line)

    async def time_out(self, match_id: int, seat: Seat, decision: int) -> Receipt:
        """Let happen what was agreed on for whose time is over. Raises what the rules raise."""

        async def line(position: Position) -> Line:
            _still_asked(position, seat, decision)
            return Line((out_of_time(position, seat, self._now()),))

        return await self._make(match_id, By(), line)

    async def come_back(self, match_id: int, by: By) -> Receipt:
        """Let a person play again where a computer sits in. Raises `TableRefusal` if none does."""

        async def line(position: Position) -> Line:
            seat = own_seat(position, by.user_id)
            entries = await self._store.log.entries(match_id)
            return Line((comes_back(position, seat, entries, self._now()),))

        return await self._make(match_id, by, line)

    async def sit_out(self, match_id: int, by: By, level: str) -> Receipt:
        """Let a computer of a level play for a person until they come back.

        Raises what `seat_of` raises, and `TableRefusal` if nobody else plays, or if the person
        comes and goes too often within a turn.
        """

        async def line(position: Position) -> Line:
            seat = seat_of(position, by.user_id)
            made = sits_out(position, seat, level, self._now())
            self._allowance.change((match_id, seat, SIT), position.ply)
            return Line((made,))

        return await self._make(match_id, by, line)

    async def stand_in(self, match_id: int, by: By, seat: Seat) -> None:
        """Let a computer play for a person who has left the server, as another who plays wishes.

        Raises what `seat_of` raises, and `TableRefusal`. The entry is nobody's, as where time ran
        out.
        """

        async def line(position: Position) -> Line:
            made = stands_in(position, seat, seat_of(position, by.user_id), self._now())
            said = Notice(tuple(event.text for event in made.events))
            besides = Changes().post(outgoing(match_id, absent(seat), said, self._now()))
            return Line((made,), besides=besides)

        await self._make(match_id, By(None, by.interaction_id), line)

    async def take_over(
        self, match_id: int, by: By, line: Callable[[Position], Awaitable[Line]]
    ) -> Receipt:
        """Let a person take over a seat by a line of moves. Raises what that raises."""
        return await self._make(match_id, by, line)

    async def rehearse(self, position: Position) -> None:
        """Let all happen that is forced on a match, and write nothing. Raises what fails."""
        for seat in (None, *(row.seat for row in position.seats)):
            position.scene(seat)
        for seat in sorted(someone_asked(position)):
            await self._changes(position, Line((by_default(position, seat, ACTION),)), By())

    async def undo(self, match_id: int, by: By) -> Receipt:
        """Take back one's own last action, if nobody has learned anything from it (see `undo`).

        Raises `TableRefusal` with the reason where that cannot be.
        """

        async def line(position: Position) -> Line:
            seat = seat_of(position, by.user_id)
            made = await take_back(self._store, position, seat, self._now())
            assert made.undone is not None
            self._allowance.change((match_id, seat, UNDO), made.undone.ply)
            return Line((made,))

        return await self._make(match_id, by, line)

    async def resign(self, match_id: int, by: By) -> Receipt:
        """Give up one's seat.

        The match ends when no opponent or no person is left; otherwise a computer plays on.
        """

        async def line(position: Position) -> Line:
            return Line((Move(own_seat(position, by.user_id), RESIGN),))

        return await self._make(match_id, by, line)

    async def order(self, match_id: int, by: By, field: str, value: str) -> Receipt:
        """Change one of a person's standing orders; what they answer now is answered at once.

        `value` is written as in a menu (see `option_value`). Raises `TableRefusal` for what
        cannot be ordered, and what `submit` raises. The public sees nothing of it.
        """

        async def line(position: Position) -> Line:
            seat = seat_of(position, by.user_id)
            return Line((Move(seat, ORDERS, after=orders.changed(position, seat, field, value)),))

        return await self._make(match_id, by, line)

    async def obey(self, match_id: int) -> bool:
        """Let orders answer where they have not yet, as at a start; tell whether any did."""

        async def line(position: Position) -> Line:
            first = next_of(position)
            if first is None:
                raise NotAsked(text("refusal-not-asked"))
            return Line((first,))

        try:
            await self._make(match_id, By(), line)
        except (NotAsked, MatchOver):
            return False
        return True

    async def _make(
        self, match_id: int, by: By, line: Callable[[Position], Awaitable[Line]]
    ) -> Receipt:
        for arrival in self.arrivals if by.user_id is not None else ():
            await arrival()
        async with self._live.hold(match_id) as table:
            receipt = await self._commit_until_first(table, by, line)
            position = begun(table)
            if position.lately is None and by.user_id is not None:
                position = table.position = await recalled(self._store, position)
                receipt = replace(receipt, scene=position.scene(receipt.scene.seat))
        for follower in self.after_commit:
            await follower(position)
        return receipt

    async def _commit_until_first(
        self, table: Table, by: By, line: Callable[[Position], Awaitable[Line]]
    ) -> Receipt:
        for _ in range(RETRIES):
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
            except EntryTaken:
                await self._live.reload(table, before.match.id)
            except InteractionRepeated:
                return Receipt(before.scene(made.last.seat))
            except DraftChanged as error:
                raise StaleDraft(text("refusal-draft-changed")) from error
        raise TableRefusal(text("refusal-crowded"))

    async def _commit(self, table: Table, before: Position, line: Line, by: By) -> Receipt:
        changes, after, receipt = await self._changes(before, line, by)
        await self._store.commit(changes)
        table.position = after
        return receipt

    async def _changes(
        self, before: Position, line: Line, by: By
    ) -> tuple[Changes, Position, Receipt]:
        """Return what a line of moves writes, where it leads, and what its seat is told."""
        now, made, changes = self._now(), line.last, line.besides or Changes()
        steps = tuple(steps_of(before, line, now))
        moved = steps[-1].after
        answers = following(moved)
        last = answers[-1].after if answers else moved
        assert last is not None
        after = closed(last, now).noted(watching=watching(before, made, by))
        events = tuple(event for step in steps for event in step.events)
        heard = events + tuple(event for answer in answers for event in answer.events)
        if by.user_id is not None:
            after = attended(after, made.seat)
        *way, advance = await self._settled(
            (*_on_the_way(steps, now), _advance(before, after, heard, made, now))
        )
        after = advance.after
        entries = entries_of(steps, answers, after, now, by, noticed=advance.is_noticed)
        after = after.noted(
            chain=entries[-1].chain,
            shown=entries[-1].shown,
            lately=_lately(before, steps, answers, entries),
        )
        advance = advance.noted(after)
        self._log(changes, steps, entries, way)
        self._keep(changes, made, before, after, answers)
        if line.draft is not None:
            changes.draft(line.draft, line.was)
        await self.lead_to(changes, advance)
        told, all_heard = advance.told(made.seat), advance.heard(made.seat)
        receipt = Receipt(after.scene(made.seat), told, len(line.moves), all_heard)
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
        running = banks.running(await self._store.deadlines.of_match(after.match.id))
        return tuple(banks.settled(after.bank, advances, running))

    def _log(
        self,
        changes: Changes,
        steps: Sequence[Step],
        entries: Sequence[Entry],
        way: Sequence[Advance],
    ) -> None:
        """Log the moves of a line, with what follows from each but the last, and the answers."""
        for one, entry, advance in zip(steps, entries, (*way, None), strict=False):
            changes.append(entry, clocks=TIME_UP)
            if advance is not None:
                self._keep(changes, one.made, one.before, one.after, ())
                wind_clocks(changes, advance)
        for entry in entries[len(steps) :]:
            changes.append(entry, clocks=TIME_UP)

    def _keep(
        self,
        changes: Changes,
        made: Move,
        before: Position,
        after: Position,
        answers: Sequence[Move],
    ) -> None:
        """Keep the seats that changed, and the state."""
        if made.undone is not None:
            changes.forget_snapshots(after.match.id, above=made.undone.ply - 1)
        for row, was in zip(after.seats, before.seats, strict=True):
            if row != was:
                changes.seat(row)
        if answers or made.action is not None or made.undone is not None:
            revealed = made.revealed or any(answer.revealed for answer in answers)
            keep_snapshot(changes, before, after, revealed=revealed)


def _lately(
    before: Position, steps: Sequence[Step], answers: Sequence[Move], entries: Sequence[Entry]
) -> Lately | None:
    """Return what has happened lately after a line of moves and the answers that followed.

    Nobody remembers what there was before an action that is taken back: the log is asked.
    """
    lately = before.lately
    if lately is None or any(one.made.undone is not None for one in steps):
        return None
    told = (*(one.events for one in steps), *(answer.events for answer in answers))
    for entry, events in zip(entries, told, strict=True):
        lately = lately.after(entry, events)
    return lately


def _on_the_way(steps: Sequence[Step], now: float) -> list[Advance]:
    """Return what each move of a line but the last led to."""
    return [Advance(one.before, one.after, one.events, one.made.seat, now) for one in steps[:-1]]


def _advance(
    before: Position, after: Position, heard: tuple[Event, ...], made: Move, now: float
) -> Advance:
    """Return what a move led to, with the answers that followed."""
    if made.undone is None:
        return Advance(before, after, heard, actor_of(made), now, dues=made.dues)
    assert made.after is not None
    same = (s for s in made.dues if made.after.decision(s) == after.decision(s))
    dues = {seat: made.dues[seat] for seat in same}
    return Advance(before, after, heard, actor_of(made), now, made.undone.ply, dues)


def _planning(made: Carried, seat: Seat) -> tuple[Move, ...]:
    """Return the moves that are made; with the last one others are chosen ahead."""
    *moves, last = made.moves
    assert last.after is not None
    if not made.ahead:
        return made.moves
    return (*moves, replace(last, after=with_plan(last.after, seat, made.ahead)))


def _still_asked(position: Position, seat: Seat, decision: int) -> None:
    """Raise `StaleDecision` if a seat is not waited for with that decision any more."""
    if decision != position.decision(seat) or seat not in position.asked:
        raise StaleDecision(text("refusal-stale"))


def _still_computers(position: Position, seat: Seat, decision: int) -> None:
    """Raise `StaleDecision` also if a person has come back to the seat meanwhile."""
    _still_asked(position, seat, decision)
    if seat in position.people:
        raise StaleDecision(text("refusal-stale"))


def _asked(position: Position, by: By, decision: int | None) -> Seat:
    """Return whose move it is that a person makes. Raises `NotSeated`, `StaleDecision`."""
    seat = seat_of(position, by.user_id)
    if decision is not None and decision != position.decision(seat):
        raise StaleDecision(text("refusal-stale"))
    return seat
