"""Taking back: what a seat may take back, where that leads, and who hears of it.

Nothing of it hangs on what the seat does not know. What others have done since without its
noticing stays where that is still legal, with the numbers it rolled, and is dropped otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from msgspec.structs import replace

from engines.core import Event, Player, Refusal, Seat, action_in, decode, text
from store import Deadline, Entry, Noted, Snapshot, Store
from store import Seat as SeatRow
from tables.errors import TableRefusal
from tables.match.ahead import with_plan
from tables.match.banks import extra
from tables.match.consent import Question, asked_back
from tables.match.consequences import TIME_UP
from tables.match.dues import Due, left
from tables.match.giving_up import with_who_is_out
from tables.match.log import ACTION, CLOCK, ORDER, PAST, UNDO, Undone, effective, number_before
from tables.match.moves import Move, step
from tables.match.position import Position, config_of
from tables.match.rests import rest_at


class Revealed(TableRefusal):
    """An action, that of `ply`, is not taken back without the others: something came to light."""

    def __init__(self, ply: int) -> None:
        super().__init__(text("refusal-undo-revealed"))
        self.ply = ply


class Played(NamedTuple):
    """An action that is in force, as it was played: from where to where, what was told."""

    entry: Entry
    before: Position
    move: Move

    @property
    def after(self) -> Position:
        """Where it led."""
        assert self.move.after is not None
        return self.move.after

    @property
    def asks(self) -> bool:
        """Whether it put a question to others: they answer it, whatever becomes of it."""
        asked = self.after.responding
        return asked != self.before.responding and bool(asked - {self.entry.seat})

    def noticed_by(self, viewer: Seat | None) -> bool:
        """Tell whether a seat (None: everyone) heard or saw anything of it."""
        if any(event.heard_by(viewer) for event in self.move.events):
            return True
        return self.before.scene(viewer) != self.after.scene(viewer)

    def witnesses(self) -> frozenset[Seat | None]:
        """Return everyone who noticed it."""
        seats = (row.seat for row in self.before.seats)
        return frozenset(viewer for viewer in (None, *seats) if self.noticed_by(viewer))


async def take_back(
    store: Store, position: Position, seat: Seat, now: float, asked: int | None = None
) -> Move:
    """Return the move that takes back a seat's own last action, or that of the ply `asked` about.

    Raises `TableRefusal` with the reason where that cannot be, `Revealed` where all others would
    have to agree.
    """
    match_id = position.match.id
    entries = await store.log.entries(match_id)
    line = effective(entries)
    own = _own_of(line, seat, asked)
    if own is None:
        raise TableRefusal(text("refusal-undo-not-yours"))
    if own.kind == PAST:
        raise TableRefusal(text("refusal-undo-past"))
    if own.kind == ACTION and own.actor_id is None:
        raise TableRefusal(text("refusal-undo-computer"))
    kept = await store.log.snapshot_before(match_id, own.ply)
    base = beginning(position) if kept is None else stood(position, kept)
    made = tuple(played(base, line))
    if base.ply >= own.ply:  # only what was revealed since, or very much, makes that forgotten
        _refuse_what_is_followed(made, None if asked else seat)
        made = tuple(played(beginning(position), line))
    agreed = is_agreed(position, seat, own.ply, asked_back(entries))
    undo = taken_back(position, own.ply, made, asked=asked is not None, agreed=agreed)
    deadlines = await store.deadlines.of_match(match_id)
    return _with_clocks(undo, position, _then(entries), deadlines, now)


async def last_noticed(store: Store, position: Position, seat: Seat) -> int:
    """Return the number of the last action of others that a seat noticed, as its own last is made.

    It is 0 where there is none. What others have done unseen has no part in it.
    """
    match_id = position.match.id
    line = effective(await store.log.entries(match_id))
    own = _own_of(line, seat, None)
    before = [entry for entry in line if own is None or entry.ply < own.ply]
    for number in reversed(range(len(before))):
        last = before[number]
        if last.seat == seat:
            continue
        kept = await store.log.snapshot_before(match_id, last.ply)
        base = beginning(position) if kept is None else stood(position, kept)
        others = [m for m in played(base, before[: number + 1]) if m.entry.seat != seat]
        seen = [made.entry.number for made in others if made.noticed_by(seat)]
        if seen or kept is None:
            return seen[-1] if seen else 0
    return 0


async def would_be_taken_back(
    store: Store, position: Position, asked: Question, now: float
) -> bool:
    """Tell whether what others are asked about could be taken back now if all agreed."""
    try:
        await take_back(store, position, asked.seat, now, asked.ply)
    except Revealed:
        return True
    except TableRefusal:
        return False
    return False


def _own_of(line: Sequence[Entry], seat: Seat, ply: int | None) -> Entry | None:
    """Return a seat's action of a ply, or its last; None if none is in force."""
    own = (entry for entry in reversed(line) if entry.seat == seat)
    return next((entry for entry in own if ply in (None, entry.ply)), None)


def stood(position: Position, kept: Snapshot) -> Position:
    """Return a match as it stood when a snapshot was kept."""
    state = decode(kept.state, position.engine.meta.state)
    return replace(position, state=state, ply=kept.ply)


def beginning(position: Position) -> Position:
    """Return a match as it began."""
    config = config_of(position.match)
    start = position.engine.start(config, len(position.seats), position.dice(0))
    return replace(position, state=start.state, ply=0)


def played(base: Position, line: Iterable[Entry]) -> Iterator[Played]:
    """Yield what came after a position, as it was played."""
    for entry in line:
        if entry.ply > base.ply:
            made = Played(entry, base, _again(base, entry))
            yield made
            base = made.after


def _again(position: Position, entry: Entry) -> Move:
    """Return a move that is in the log, made in this position. Raises what `step` raises."""
    assert entry.seat is not None
    action = action_in(position.engine, entry.action)
    return step(position, entry.seat, action, entry.kind, entry.ply)


def left_to_take_back(before: Mapping[Seat, bool], made: Played) -> dict[Seat, bool]:
    """Return whose last action can be taken back once another was made, as `Lately.back` has it.

    It says of each what `take_back` would, but whether there is time left for it; so nothing
    need be played again to know whether that is offered.
    """
    seat = made.entry.seat
    stands = {
        other: revealed
        for other, revealed in before.items()
        if other != seat and not made.noticed_by(other)
    }
    if seat is None or not _is_own(made.entry) or made.asks:
        return stands
    return {**stands, seat: made.move.revealed}


def _is_own(entry: Entry) -> bool:
    """Tell whether a person did this in this match, neither a computer, a clock nor an order."""
    computer = entry.kind == ACTION and entry.actor_id is None
    return not computer and entry.kind not in (CLOCK, ORDER, PAST)


def _refuse_what_is_followed(later: Iterable[Played], viewer: Seat | None) -> None:
    """Raise `TableRefusal` if play has gone on for a seat, or (None) for all to see."""
    if any(made.noticed_by(viewer) for made in later):
        raise TableRefusal(text("refusal-undo-not-yours"))


def is_agreed(position: Position, seat: Seat, ply: int, asked: Question | None) -> bool:
    """Tell whether all other people who still play agree that a seat's action is taken back."""
    others = position.agreeing - {seat}
    if asked is None or (asked.seat, asked.ply) != (seat, ply):
        return False
    return bool(others) and others <= asked.agreed


def taken_back(
    position: Position, ply: int, line: Sequence[Played], *, asked: bool, agreed: bool
) -> Move:
    """Return the move that takes back an action, the last of its seat in a line.

    `line` leads to `position`; `agreed` tells that what was revealed does not matter. One that was
    `asked` about need not be the last: what its seat has done since is taken back along, and only
    what all could notice stands against it. Raises `TableRefusal` with the reason where that cannot
    be.
    """
    own = next(made for made in line if made.entry.ply == ply)
    seat = own.move.seat
    later = tuple(made for made in line if made.entry.ply > ply)
    _refuse_what_is_followed(later, None if asked else seat)
    _refuse_what_stands(own, agreed=agreed)
    along = tuple(made for made in later if made.entry.seat == seat)
    state, dropped = _without(own, (made for made in later if made.entry.seat != seat))
    after = replace(
        with_plan(position, seat, ()),  # it began with what is taken back
        state=state,
        ply=number_before(position.ply, {made.entry.ply for made in (own, *along)}),
        number=position.number + 1,
    )
    seats = with_who_is_out(_withdrawn(position, after), after.engine.out(state))
    after = replace(after, seats=seats)
    return Move(
        seat,
        UNDO,
        after=after,
        events=(*_told(own, seat, agreed=agreed), *_whispered(seat, along, dropped)),
        undone=Undone(ply, tuple(made.entry.ply for made in (*along, *dropped))),
    )


def _whispered(seat: Seat, along: Sequence[Played], dropped: Iterable[Played]) -> Iterator[Event]:
    """Yield what is told of what is taken back along, and of what of others is dropped with it.

    All else that was done is told to those alone who know that it was done.
    """
    if along:
        yield Event(text("table-undone-along"), frozenset({seat}))
    knew = set(chain.from_iterable(made.witnesses() for made in along)) - {seat}
    knew_of_it = frozenset(viewer for viewer in knew if viewer is not None)
    if knew_of_it:
        yield Event(text("table-undone", who=Player(seat)), knew_of_it)
    for loser in sorted({made.move.seat for made in dropped}):
        yield Event(text("table-undone-yours"), frozenset({loser}))


def _withdrawn(before: Position, after: Position) -> tuple[SeatRow, ...]:
    """Return the seats after an undo: what has a lower decision now was taken back."""
    return tuple(
        replace(row, withdrawn=row.withdrawn + (after.decision(at) < before.decision(at)))
        for at, row in enumerate(after.seats)
    )


def _refuse_what_stands(own: Played, *, agreed: bool) -> None:
    """Raise `TableRefusal` if an action is none that its own seat may take back."""
    if own.entry.kind in (CLOCK, ORDER):
        raise TableRefusal(text(f"refusal-undo-{own.entry.kind}"))
    if own.asks:
        raise TableRefusal(text("refusal-undo-asked"))
    if own.move.revealed and not agreed:
        raise Revealed(own.entry.ply)


def _told(own: Played, seat: Seat, *, agreed: bool) -> tuple[Event, ...]:
    """Return what is told of an undo, to whom the action itself was told; not to its seat.

    Of one that was asked for everybody is told.
    """
    if agreed:
        return (Event(text("table-undone-agreed", who=Player(seat))),)
    witnesses, said = own.witnesses(), text("table-undone", who=Player(seat))
    if None in witnesses:
        return (Event(said),)
    return (Event(said, frozenset(viewer for viewer in witnesses if viewer is not None) - {seat}),)


def _without(own: Played, later: Iterable[Played]) -> tuple[object, list[Played]]:
    """Return the state without an action, and what of what came later is dropped with it."""
    position, dropped = own.before, list[Played]()
    for made in later:
        try:
            again = Played(made.entry, position, _again(position, made.entry))
        except Refusal:
            dropped.append(made)
            continue
        if again.witnesses() <= made.witnesses():
            position = again.after
        else:  # what nobody knew of must not come out because somebody else takes back
            dropped.append(made)
    return position.state, dropped


class Then(NamedTuple):
    """An action of the log, the clocks that ran then, by seat, and from when on they ran."""

    seat: Seat | None
    clocks: dict[Seat, Noted]
    since: float


def _then(entries: Sequence[Entry]) -> dict[int, Then]:
    """Return the actions of a log that are in force, by ply; no time passed while clocks rested."""
    rests, found = rest_at(entries), dict[int, Then]()
    for entry in effective(entries):
        since = max(entry.at, rests.get(entry.number, entry.at))
        found[entry.ply] = Then(entry.seat, entry.running(), since)
    return found


def _with_clocks(
    made: Move, before: Position, plies: dict[int, Then], clocks: Iterable[Deadline], now: float
) -> Move:
    """Return an undo with what time is left for everyone who is asked again by it.

    Raises `TableRefusal` if nothing is left for the seat that takes back.
    """
    assert made.undone is not None and made.after is not None
    dropped = [plies[ply] for ply in made.undone.dropped]
    gone = [*(one for one in dropped if one.seat != made.seat), plies[made.undone.ply]]
    running = {row.seat: row.due_at - extra(row) for row in clocks if row.kind == TIME_UP}
    dues: dict[Seat, Due] = {}
    for seat in made.after.timed:
        if seat in before.asked and before.question(seat) == made.after.question(seat):
            continue
        then = next((one for one in gone if one.seat == seat), gone[-1])
        due = _due(seat, then, before, running, now)
        if due is not None:
            dues[seat] = due
    if made.seat in dues and dues[made.seat].at <= before.starts(now):
        raise TableRefusal(text("refusal-undo-no-time"))
    return replace(made, dues=dues)


def _due(
    seat: Seat, then: Then, before: Position, running: dict[Seat, float], now: float
) -> Due | None:
    """Return when a seat's time is over once an entry is taken back; None: not known.

    `running` is when the time of each seat is over whose clock runs, whoever is away then. The
    time for an answer is the same for all who are asked, whether or not they have answered.
    Otherwise what the seat has used up since, of the time for its next question, is not given
    again.
    """
    clock, begins = then.clocks.get(seat), before.starts(now)
    if clock is None:
        return None
    if seat in before.responding:
        others = then.clocks.items()
        put_off = [running[other] - one.own for other, one in others if other in running]
        return Due(clock.own + max(put_off, default=0.0))
    used = _used(seat, clock.own - then.since, before, running, begins)
    return left(clock, then.since + used).due(begins)


def _used(
    seat: Seat, had: float, before: Position, running: dict[Seat, float], begins: float
) -> float:
    """Return how many seconds a seat has used up since a move for which it `had` so many left."""
    given = before.seconds(seat)
    if before.bank is not None:
        rest = running[seat] - begins if seat in running else given or 0.0
        return before.bank.left(had) - rest
    if seat not in running or given is None:
        return 0.0
    return given - (running[seat] - begins)
