"""The games as they can be set up: every engine, option value and number of seats."""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterator
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from engines import keys, load
from engines.core import Dice, Engine, IllegalConfig
from engines.open import OpenEngine
from engines.options import Option, options

MOST_VALUES = 6
"""Of an option with more values than this only the ends and the default are tried."""


class Case(NamedTuple):
    """One way to set up a game."""

    key: str
    config: Struct
    seats: int
    name: str

    @property
    def engine(self) -> Engine[Any, Any, Any, Any]:
        return load(self.key)


class Bounds(NamedTuple):
    """How long a game can get: what `tests/games/<key>/bounds.py` states, if it is there.

    `random` is the most plies of random play; `defaults` the most plies of nothing but
    `default_action`, and `defaults_end` whether those end the match; `hidden` whether there
    is anything in this game that a seat does not know, or the seats of which that is true.
    `one_in` thins the matches that are looked at, and `soak` says how many are soaked, where
    each is long.
    """

    random: int
    defaults: int
    defaults_end: bool
    hidden: bool | frozenset[int]
    one_in: int
    soak: int

    def hides_from(self, seat: int) -> bool:
        """Tell whether there is anything in this game that `seat` does not know."""
        return self.hidden if isinstance(self.hidden, bool) else seat in self.hidden


def bounds(key: str) -> Bounds:
    """Return what a game states about itself, in constants of these names.

    Each may be left out where it is as here. An open game hides nothing.
    """
    stated = stated_by(key, "bounds")
    return Bounds(
        getattr(stated, "RANDOM", 1_000),
        getattr(stated, "DEFAULTS", 1_000),
        getattr(stated, "DEFAULTS_END", True),
        getattr(stated, "HIDDEN", not is_open(key)),
        getattr(stated, "ONE_IN", 1),
        getattr(stated, "SOAK", 10_000),
    )


def is_open(key: str) -> bool:
    """Tell whether a game says of itself that everybody sees everything."""
    return isinstance(load(key), OpenEngine)


def stated_by(key: str, what: str) -> ModuleType | None:
    """Return a module of `tests/games/<key>/`; None where the game has none."""
    name = f"tests.games.{key}.{what}"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{name}.".startswith(f"{missing.name}."):
            raise
        return None


@cache
def cases() -> tuple[Case, ...]:
    """Return the standard game with each number of seats, then each value of each option."""
    return tuple(case for key in keys() for case in _of(key))


def drawn_case(key: str, seed: str) -> Case:
    """Return the way to set a game up that belongs to a seed."""
    return random.Random(seed).choice([case for case in cases() if case.key == key])


def _of(key: str) -> Iterator[Case]:
    meta = load(key).meta
    for seats in meta.seats:
        yield Case(key, meta.config(), seats, f"{key}-{seats}")
    turn = 0
    for option in options(meta):
        for value in _sample(option):
            turn += 1
            yield from _first_legal(key, option.field, value, turn)


def _first_legal(key: str, field: str, value: Any, turn: int) -> Iterator[Case]:
    """Give the option's value a number of seats that it allows, a different one each turn."""
    meta = load(key).meta
    config = msgspec.structs.replace(meta.config(), **{field: value})
    for offset in range(len(meta.seats)):
        seats = meta.seats[(turn + offset) % len(meta.seats)]
        case = Case(key, config, seats, f"{key}-{seats}-{field}-{value}")
        if _starts(case):
            yield case
            return


def _starts(case: Case) -> bool:
    try:
        case.engine.start(case.config, case.seats, Dice("starts", 0))
    except IllegalConfig:
        return False
    return True


def _sample(option: Option) -> tuple[Any, ...]:
    others = [value for value in option.values if value != option.default]
    if len(others) > MOST_VALUES:
        return (others[0], others[-1])
    return tuple(others)
