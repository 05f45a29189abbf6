"""What somebody looks for who looks for another to play with."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import TypeVar

from msgspec import Struct

from tables.options import NEW, PRESETS, STANDARD, Clock, Welcome

HOURS_WANTED = 10
"""How many hours a day both should be awake, unless somebody says otherwise."""
OFFERED_HOURS = (4, 6, 8, HOURS_WANTED, 12)
"""Of how many one may choose."""

Value = TypeVar("Value")


class Strength(StrEnum):
    """How strong the other may be."""

    ANY = "any"
    ABOUT = "about"
    """About as strong as whoever looks."""


class Wanted(Struct, frozen=True):
    """What somebody would play: any of these games, as any of these whole choices, by any clock.

    `strength` and `welcome` say with whom, and `hours` how many a day both must be awake. Whoever
    looks may open `threads` where they do, if the channel has a match by then. The other may be
    `abroad`, in another server, if both servers let their people play with those of others.
    """

    games: tuple[str, ...]
    setups: tuple[str, ...] = (STANDARD,)
    clocks: tuple[Clock, ...] = (NEW.clock,)
    strength: Strength = Strength.ANY
    welcome: Welcome = Welcome.ANYBODY
    hours: int = HOURS_WANTED
    threads: bool = False
    abroad: bool = False


class Found(Struct, frozen=True):
    """What two play who fit: a game, as a whole choice, by a clock, letting in whom both would."""

    game: str
    setup: str
    clock: Clock
    welcome: Welcome


def common(one: Iterable[Value], other: Iterable[Value], order: Iterable[Value]) -> Value | None:
    """Return the first in this order that both name; None if there is nothing."""
    both = {*one} & {*other}
    return next((value for value in order if value in both), None)


SETUPS_IN_ORDER = (STANDARD, *(name for name in PRESETS if name != STANDARD))
CLOCKS_IN_ORDER = (NEW.clock, *(clock for clock in Clock if clock is not NEW.clock))
"""Where both would take several, the usual is taken first."""
