"""What can be told of a match when it is over: figures of each seat, and its greatest blow.

Both are made of what everybody heard from the deal to the end, and of nothing else. A game says
what it counts in a module `retelling`: `NAMES` are its figures in order, each named by the text
`<key>-figure-<name>`, `count` adds them up, and `moment` picks from what was told. Where a single
blow can end a match, `last_blow` returns the one that did. Where cards stay hidden to the end,
`held` returns those of each seat by their names. A game that has no such module has no figures, and
nothing to turn up.
"""

from __future__ import annotations

import importlib.util
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from engines import loaded
from engines.core import Outcome, Player, Seat, Text, text

EVENT = "-event-"
"""Stands in the key of what happened between the game's key and the event's own name."""


class Figure(Struct, frozen=True):
    """Something that was counted: its name, and how often for each seat (0 …)."""

    name: Text
    values: tuple[int, ...]


class Retelling(Struct, frozen=True):
    """What a match comes to. `moment` is what was told of its greatest blow, in order."""

    figures: tuple[Figure, ...] = ()
    moment: tuple[Text, ...] = ()


class Sound(Struct, frozen=True):
    """A sound that a seat made, with the damage that it did in the whole match."""

    words: str
    seat: Seat
    damage: int


class Ending(Struct, frozen=True):
    """What a match that is over is remembered by.

    `moves` is how many were made, those of computers and clocks too, in so many whole `hours`;
    `sound` is the one that did most.
    """

    outcome: Outcome
    retelling: Retelling
    moves: int
    hours: int
    sound: Sound | None = None


class Tally:
    """Adds up the figures of all seats."""

    def __init__(self) -> None:
        self._counted: Counter[tuple[str, Seat]] = Counter()

    def add(self, name: str, seat: Seat, number: int = 1) -> None:
        """Add to a seat's figure."""
        self._counted[name, seat] += number

    def of(self, name: str, seats: int) -> tuple[int, ...]:
        """Return a figure of each seat."""
        return tuple(self._counted[name, seat] for seat in range(seats))


def retelling(
    key: str,
    told: Sequence[Text],
    seats: int,
    outcome: Outcome | None = None,
    state: Any = None,
) -> Retelling:
    """Return what a match comes to. `told` is all that everybody heard, oldest first.

    The `state` that it ended in tells its last blow from others like it; without, it may be one of
    those.
    """
    if importlib.util.find_spec(f"engines.{key}.retelling") is None:
        return Retelling()
    game, tally = loaded(f"engines.{key}.retelling"), Tally()
    game.count(told, tally)
    names = (name for name in game.NAMES if any(tally.of(name, seats)))
    figures = tuple(Figure(text(f"{key}-figure-{name}"), tally.of(name, seats)) for name in names)
    return Retelling(figures, _ended_by(game, told, outcome, state) or game.moment(told))


def _ended_by(
    game: Any, told: Sequence[Text], outcome: Outcome | None, state: Any
) -> tuple[Text, ...]:
    """Return the blow that ended a match; nothing where none did, or its game names none."""
    if outcome is None or not hasattr(game, "last_blow"):
        return ()
    return game.last_blow(told, outcome, state)


def unveiled(key: str, state: Any) -> tuple[Text, ...]:
    """Return what was still hidden when a match ended, seat by seat."""
    if importlib.util.find_spec(f"engines.{key}.retelling") is None:
        return ()
    held: Callable[[Any], Sequence[tuple[Text, ...]]]
    held = getattr(loaded(f"engines.{key}.retelling"), "held", lambda _: ())
    return tuple(
        text("ending-held", who=Player(seat), cards=cards)
        for seat, cards in enumerate(held(state))
        if cards
    )


def events(told: Sequence[Text]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield the name and the arguments of every event; what else was said has no name."""
    for one in told:
        _, found, name = one.key.partition(EVENT)
        yield (name if found else one.key, one.args)


def heaviest(
    told: Sequence[Text], weight: Callable[[str, Mapping[str, Any]], int | None]
) -> int | None:
    """Return where the event of the greatest weight stands, of equal ones the last.

    `weight` returns None for what decides nothing; None if all that was told is such.
    """
    weighed = [(weight(*event), place) for place, event in enumerate(events(told))]
    heavy = [(found, place) for found, place in weighed if found is not None]
    return max(heavy)[1] if heavy else None


def decisive(
    told: Sequence[Text], weight: Callable[[str, Mapping[str, Any]], int | None]
) -> tuple[Text, ...]:
    """Return the event of the greatest weight, as `heaviest` finds it; nothing if none decides."""
    found = heaviest(told, weight)
    return () if found is None else (told[found],)
