"""Worlds that somebody cannot tell apart, and what of all that is given there differs.

Of each moment of a random match there is the world as it is; one in which everything that the
viewer does not know is drawn anew, others' standing orders among it; and, where somebody else could
do something now that is their own affair, one in which it was done.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from cogs.words.strings import LOCALES
from engines.core import Dice, Seat, Step, encode
from engines.options import choices
from tables.match.moves import Move
from tables.match.position import Position
from tests.laws import shown, surfaces
from tests.laws.given import few
from tests.laws.looks import Look
from tests.laws.parallel import is_secret
from tests.laws.shown import Thing

FOREIGN = 6
"""Actions of the same match that are tried at other moments, to be refused."""


class Every(NamedTuple):
    """Of how many moments one is looked at more closely."""

    refusals: int
    panels: int
    suggestions: int
    pictures: int


class Difference(NamedTuple):
    """What somebody could tell two worlds by."""

    look: Look
    world: str
    what: str
    plain: Any
    other: Any

    def __str__(self) -> str:
        return f"{self.look}, {self.world}: {self.what}\n{self.plain}\n{self.other}"


COUNTED = (
    "states",
    "drawn anew",
    "in secret",
    "comparisons",
    "moves",
    "presses",
    "suggestions",
    "pictures",
)
"""What is counted: worlds that were in fact drawn otherwise, moves that reveal nothing, …"""


class Watch:
    """Looks for differences, and counts what it has compared."""

    def __init__(self, every: Every) -> None:
        self.counts = Counter[str](dict.fromkeys(COUNTED, 0))
        self._every = every

    def differences(self, number: int, look: Look) -> Iterator[Difference]:
        """Yield all that the viewer of a moment could tell its worlds by."""
        self.counts["states"] += 1
        plain = look.position
        drawn = _drawn_anew(plain, look.viewer, Dice("worlds", number))
        self.counts["drawn anew"] += encode(drawn.state) != encode(plain.state)
        yield from self._between(number, look, "what is hidden drawn anew", plain, drawn)
        yield from self._compared(look, "drawn anew", shown.asked(plain), shown.asked(drawn))
        yield from self._moves(number, look, plain, drawn)
        yield from self._in_secret(number, look, plain)

    # -- Worlds ------------------------------------------------------------------------------

    def _in_secret(self, number: int, look: Look, plain: Position) -> Iterator[Difference]:
        """Compare with a world in which somebody else did what is their own affair."""
        chance = random.Random(f"{number}: in secret")
        found = _secret(look, plain, chance)
        if found is not None and found.after is not None:
            self.counts["in secret"] += 1
            about = f"seat {found.seat} does {found.action} in secret"
            nothing = [("notices", []), ("clocks", [])]
            told = shown.notices(plain, found, look.viewer, but=found.seat)
            yield from self._compared(look, about, nothing, told)
            yield from self._between(number, look, about, plain, found.after)

    def _between(
        self, number: int, look: Look, about: str, plain: Position, other: Position
    ) -> Iterator[Difference]:
        """Compare all that the viewer is given in two worlds."""
        for things in self._given(number, look, plain):
            yield from self._compared(look, about, things(plain), things(other))

    def _given(
        self, number: int, look: Look, plain: Position
    ) -> Iterator[Callable[[Position], Iterable[Thing]]]:
        """Yield what gives what is to be compared at a moment."""
        viewer, locale = look.viewer, LOCALES[number % len(LOCALES)]
        yield lambda position: shown.known(position, viewer)
        if not number % self._every.panels:
            yield lambda position: surfaces.in_words(position, viewer, locale)
        if viewer is not None:
            if not number % self._every.refusals:
                tried = _tried(look, plain)
                yield lambda position: shown.refusals(position, viewer, tried)
                yield lambda position: shown.advised(position, viewer)
            if not number % self._every.panels:
                yield lambda position: surfaces.panel(
                    position, viewer, locale, random.Random(number)
                )
            if not number % self._every.suggestions:
                yield lambda position: surfaces.suggestions(position, viewer, random.Random(number))
        if not number % self._every.pictures:
            yield lambda position: surfaces.messages(position, viewer, look.said, locale)

    # -- Moves -------------------------------------------------------------------------------

    def _moves(
        self, number: int, look: Look, plain: Position, drawn: Position
    ) -> Iterator[Difference]:
        """Compare what is heard of the next move, and of one of the viewer's own."""
        engine, viewer = plain.engine, look.viewer
        if look.next is not None and look.next.seat != viewer:
            yield from self._move(look, plain, drawn, look.next.seat, look.next.action)
        if viewer is not None:
            actions = list(engine.legal_actions(plain.state, viewer))
            if actions:
                action = random.Random(f"{number}: move").choice(actions)
                yield from self._move(look, plain, drawn, viewer, action)

    def _move(
        self, look: Look, plain: Position, drawn: Position, seat: Seat, action: Any
    ) -> Iterator[Difference]:
        """Compare what comes of a move that reveals nothing."""
        one, other = shown.move(plain, seat, action), shown.move(drawn, seat, action)
        about = f"{action} of seat {seat}, drawn anew"
        if one is None or other is None or one.revealed or other.revealed:
            if seat == look.viewer:  # whether it is allowed, and whether it reveals anything
                come = [made and made.revealed for made in (one, other)]
                yield from self._compared(look, about, [("comes", come[0])], [("comes", come[1])])
            return
        self.counts["moves"] += 1
        told = [shown.follows(*pair, look.viewer) for pair in ((plain, one), (drawn, other))]
        yield from self._compared(look, about, *told)

    def _compared(
        self, look: Look, about: str, plain: Iterable[Thing], other: Iterable[Thing]
    ) -> Iterator[Difference]:
        """Yield what differs; how often each was compared is counted."""
        ones, others = list(plain), list(other)
        if [what for what, _ in ones] != [what for what, _ in others]:
            yield Difference(look, about, "what is given at all", ones, others)
        for (what, one), (_, another) in zip(ones, others, strict=False):
            self.counts["comparisons"] += 1
            self.counts["presses"] += what == "answers"
            self.counts["suggestions"] += what == "suggestions"
            self.counts["pictures"] += len(one) if what.startswith("pictures") else 0
            if one != another:
                yield Difference(look, about, what, one, another)


def _drawn_anew(position: Position, viewer: Seat | None, dice: Dice) -> Position:
    """Return a world that the viewer cannot tell from this one.

    What any seat does not know is hidden from whoever holds none.
    """
    engine, state = position.engine, position.state
    for seat in range(len(position.seats)) if viewer is None else (viewer,):
        state = engine.resample(state, seat, dice)
    kind, rows = engine.meta.orders, list(position.seats)
    if kind is not None:
        for row in position.seats:
            if row.seat != viewer:
                given = {field.field: dice.choice(field.values) for field in choices(kind)}
                rows[row.seat] = replace(row, orders=encode(kind(**given)))
    return Position(position.match, tuple(rows), state, ply=0, number=0)


def _secret(look: Look, position: Position, chance: random.Random) -> Move | None:
    """Return what somebody else can do now that is their own affair; None if nothing is found."""
    engine, state, case = position.engine, position.state, look.match.case
    seats = sorted((engine.to_act(state) | engine.may_act(state)) - {look.viewer})
    if not seats:
        return None
    seat = chance.choice(seats)
    actions = list(engine.legal_actions(state, seat))
    if not actions:
        return None
    made = shown.move(position, seat, chance.choice(actions))
    if made is None or made.after is None:
        return None
    step = Step(made.after.state, made.events, made.revealed)
    return made if is_secret(case, state, seat, step) else None


def _tried(look: Look, position: Position) -> list[Any]:
    """Return actions to be tried by the viewer: of everybody now, and of other moments."""
    engine, state = position.engine, position.state
    offered = [a for seat in look.match.seats for a in few(engine.legal_actions(state, seat))]
    return [*offered, *(ply.action for ply in look.match.some_plies(FOREIGN))]
