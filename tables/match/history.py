"""A match gone through step by step, as one seat knew it at the time.

A step is what the seat noticed: what others did unseen is none, so that neither their number nor
their order tells of it. What was taken back is left out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence, Set
from typing import NamedTuple

from msgspec.structs import replace

from engines.core import Event, Refusal, Seat, Text, text
from store import Entry, Match, Status, Store
from store import Seat as SeatRow
from tables.latest import Latest
from tables.match.lately import Lately
from tables.match.log import PAST, effective
from tables.match.position import Position
from tables.match.scene import Scene
from tables.match.since import last_own, opening_events, while_played
from tables.match.taken import as_past
from tables.match.tenures import Tenure, as_then, tenures
from tables.match.undo import beginning, played

KEPT = 16
"""Of how many matches and seats the course is kept in memory, those last gone through."""
APART = 64
"""How many actions lie between two marks: playing so many takes a few milliseconds."""


class Step(NamedTuple):
    """What a seat noticed at once: the number of the action (0: the deal), and what was told."""

    ply: int
    told: tuple[Text, ...]


class _Course(NamedTuple):
    """How a match went for a seat: its steps, and how it stood here and there on the way.

    `lately` is what boards showed after each step of what had happened. It names those who had the
    `seats` then, and before them (`over`): where somebody is forgotten it is not so any more.
    """

    number: int
    seats: tuple[SeatRow, ...]
    over: tuple[Tenure, ...]
    steps: tuple[Step, ...]
    marks: tuple[Position, ...]
    lately: tuple[Lately, ...]

    def holds(self, position: Position, over: tuple[Tenure, ...]) -> bool:
        """Tell whether a match that stands so, with these tenures, went like this."""
        then = (self.number, self.seats, self.over)
        return then == (position.number, position.seats, over)


class Moment(NamedTuple):
    """A match as it stood after a step.

    `steps` are all that the seat has noticed, of which this is the one at `place`, from 0; `scene`
    is what the seat saw then, and `public` what everybody did. `goes_on` tells that it was not over
    by the rules.
    """

    steps: tuple[Step, ...]
    place: int
    scene: Scene
    public: Scene
    goes_on: bool

    @property
    def ply(self) -> int:
        """The number of the last action until then."""
        return self.steps[self.place].ply


class Histories:
    """Goes through matches, running or over, and remembers where their steps are."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept = Latest[tuple[int, Seat | None], _Course](KEPT)

    async def moment(self, position: Position, seat: Seat | None, ply: int | None) -> Moment:
        """Return how a match stood for a seat (None: a spectator) after an action, or the last.

        An action that it did not notice is taken for the last one before it that it did.
        """
        entries = await self._store.log.entries(position.match.id)
        return await asyncio.to_thread(self._moment, position, entries, seat, ply)

    async def latest(
        self, position: Position, seat: Seat | None, most: int, *, own: bool
    ) -> tuple[Moment, ...]:
        """Return how a match stood for a seat at its last steps, up to `most`, in order.

        If only since its `own` last action: from the step that this was, or from the first.
        """
        entries = await self._store.log.entries(position.match.id)
        return await asyncio.to_thread(self._latest, position, entries, seat, most, own)

    def _latest(
        self,
        position: Position,
        entries: Sequence[Entry],
        seat: Seat | None,
        most: int,
        own: bool,
    ) -> tuple[Moment, ...]:
        course, line = self._course(position, entries, seat), effective(entries)
        steps, made = course.steps, last_own(line, seat) if own else None
        since = made.ply if made is not None else 0
        first = max(n for n, step in enumerate(steps) if step.ply <= since)
        places = range(max(first, len(steps) - most), len(steps))
        stood = dict(_between(course.marks, line, {steps[place].ply for place in places}))
        return tuple(
            _seen(
                course,
                place,
                position if place == len(steps) - 1 else stood[steps[place].ply],
                seat,
            )
            for place in places
        )

    def _moment(
        self, position: Position, entries: Sequence[Entry], seat: Seat | None, ply: int | None
    ) -> Moment:
        course, line = self._course(position, entries, seat), effective(entries)
        steps, last = course.steps, len(course.steps) - 1
        place = last if ply is None else max(n for n, step in enumerate(steps) if step.ply <= ply)
        then = position if place == last else _at(course.marks, line, steps[place].ply)
        return _seen(course, place, then, seat)

    def _course(self, position: Position, entries: Sequence[Entry], seat: Seat | None) -> _Course:
        key = (position.match.id, seat)
        course, over = self._kept.get(key), tenures(entries)
        if course is None or not course.holds(position, over):
            course = _gone_through(position, entries, seat, over)
        self._kept[key] = course
        return course


def _seen(course: _Course, place: int, then: Position, seat: Seat | None) -> Moment:
    """Return a step of a course, given how the match stood then."""
    then = replace(then, lately=course.lately[place])
    goes_on = then.engine.outcome(then.state) is None
    return Moment(course.steps, place, then.scene(seat), then.scene(None), goes_on)


def check_eyes(scene: Scene, seat: Seat | None) -> None:
    """Raise `Refusal` if the viewer of a scene may not go through the match as `seat` saw it.

    While it is played, everybody has what they saw themselves, and what all did. Once it has
    been played to its end everything is open; of one that was called off it stays closed. Of one
    that was brought along the file tells everything.
    """
    if seat not in eyes(scene):
        raise Refusal(text("refusal-replay-eyes"))


def is_open(match: Match) -> bool:
    """Tell whether everything of a match may be seen by whoever may look at it."""
    return match.status is Status.ENDED or match.imported


def eyes(scene: Scene) -> tuple[Seat | None, ...]:
    """Return as whom the viewer of a scene may go through the match, the usual first."""
    own = () if scene.seat is None else (scene.seat,)
    if not is_open(scene.match):
        return (*own, None)
    others = (row.seat for row in scene.seats if row.seat != scene.seat)
    return (*own, None, *others)


def _gone_through(
    position: Position, entries: Sequence[Entry], seat: Seat | None, over: tuple[Tenure, ...]
) -> _Course:
    """Return how a match went for a seat, from the log alone."""

    def heard(events: Sequence[Event], number: int, past: bool) -> tuple[Text, ...]:
        told = (event.text for event in events if event.kept_by(seat))
        return tuple(as_past(t, position) if past else as_then(t, over, number) for t in told)

    first = Step(0, heard(opening_events(position), 0, position.options.is_taken))
    steps, marks = [first], [beginning(while_played(position))]
    lately = [Lately()]
    now = lately[0]
    for number, made in enumerate(played(marks[0], effective(entries)), start=1):
        now = now.after(made.entry, made.move.events)
        if made.noticed_by(seat):
            entry = made.entry
            told = heard(made.move.events, entry.number, entry.kind == PAST)
            steps.append(Step(entry.ply, told))
            lately.append(now)
        if number % APART == 0:
            marks.append(made.after)
    return _Course(position.number, position.seats, over, tuple(steps), tuple(marks), tuple(lately))


def _at(marks: Sequence[Position], line: Sequence[Entry], ply: int) -> Position:
    """Return a match as it stood after an action, played on from the last mark before it."""
    then = next(mark for mark in reversed(marks) if mark.ply <= ply)
    for made in played(then, [entry for entry in line if entry.ply <= ply]):
        then = made.after
    return then


def _between(
    marks: Sequence[Position], line: Sequence[Entry], plies: Set[int]
) -> Iterator[tuple[int, Position]]:
    """Yield how a match stood after some actions, by their numbers, played on once."""
    then = next(mark for mark in reversed(marks) if mark.ply <= min(plies))
    if then.ply in plies:
        yield then.ply, then
    for made in played(then, [entry for entry in line if entry.ply <= max(plies)]):
        if made.after.ply in plies:
            yield made.after.ply, made.after
