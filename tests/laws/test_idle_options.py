"""An option that is called idle changes nothing, whatever it says; the others change something.

Of those, two values that do the same are one: nobody is told that chance decides where it does not.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from engines import keys, load
from engines.core import Dice, Engine, IllegalAction, IllegalConfig, encode, play
from engines.options import options

PLIES = 250
LOOK = 20
"""How many plies go by between two looks at what all see and may do."""
CONFIGS = 6
DEALS = 8
"""How many starts tell whether two options begin alike."""
FEW = 3
"""One in so many idle options is tried in every run."""


class Idle(NamedTuple):
    """A config, and the same with another value of an option that is idle in it."""

    key: str
    config: Struct
    other: Struct
    seats: int


def _configs(key: str) -> Iterator[Struct]:
    """Yield the standard config, those with one and with two options otherwise, and the presets."""
    meta = load(key).meta
    changes = [
        {option.field: value}
        for option in options(meta)
        for value in option.values
        if value != option.default
    ]
    yield meta.config()
    yield from dict(meta.presets).values()
    yield from (replace(meta.config(), **change) for change in changes)
    for one, other in combinations(changes, 2):
        if one.keys() != other.keys():
            yield replace(meta.config(), **one, **other)


def _idle(key: str) -> Iterator[Idle]:
    """Yield for few, some and many seats another value of each idle option, in a few configs."""
    engine = load(key)
    every = {option.field: option.values for option in options(engine.meta)}
    seats = engine.meta.seats
    for many in sorted({seats[0], seats[len(seats) // 2], seats[-1]}):
        for field, values in every.items():
            chance = random.Random(f"{many}{field}")
            idle = [c for c in _configs(key) if field in engine.idle_options(c, many)]
            for config in chance.sample(idle, min(len(idle), CONFIGS)):
                value = chance.choice([v for v in values if v != getattr(config, field)])
                yield Idle(key, config, replace(config, **{field: value}), many)


IDLE = [idle for key in keys() for idle in _idle(key)]


def test_an_idle_option_changes_nothing() -> None:
    some = IDLE[::FEW]
    assert {idle.key for idle in some} >= {"imperium", "magblast"}
    for idle in some:
        assert _first_difference(idle) is None, idle


@pytest.mark.soak
def test_no_idle_option_changes_anything() -> None:
    for idle in IDLE:
        assert _first_difference(idle) is None, idle


def _first_difference(idle: Idle) -> int | None:
    """Return the ply at which two matches differ in what can be done, happens or is seen."""
    engine = load(idle.key)
    chance = random.Random(repr(idle))
    try:
        mine, theirs = (
            engine.start(config, idle.seats, Dice("idle", 0)).state
            for config in (idle.config, idle.other)
        )
    except IllegalConfig:
        return None
    for ply in range(1, PLIES + 1):
        if ply % LOOK == 1 and _seen(engine, mine, idle.seats) != _seen(engine, theirs, idle.seats):
            return ply
        if engine.outcome(mine) is not None or engine.outcome(theirs) is not None:
            return None if engine.outcome(mine) == engine.outcome(theirs) else ply
        seat = min(engine.to_act(mine))
        action = chance.choice(list(engine.legal_actions(mine, seat)))
        try:
            one, other = (play(engine, s, seat, action, Dice("idle", ply)) for s in (mine, theirs))
        except IllegalAction:
            return ply
        if (one.events, one.revealed) != (other.events, other.revealed):
            return ply
        mine, theirs = one.state, other.state
    return None


def _seen(engine: Engine[Any, Any, Any, Any], state: Any, seats: int) -> list[Any]:
    views = [_without_config(engine.view(state, seat)) for seat in (None, *range(seats))]
    return [*views, *(list(engine.legal_actions(state, seat)) for seat in engine.to_act(state))]


def _without_config(view: Any) -> Any:
    def cut(part: Any) -> Any:
        if isinstance(part, dict):
            return {name: cut(one) for name, one in part.items() if name != "config"}
        return [cut(one) for one in part] if isinstance(part, list) else part

    return cut(msgspec.json.decode(encode(view)))


def test_a_difference_is_found() -> None:
    """The law sees it where an option that changes something is called idle."""
    config = load("magblast").meta.config()
    carnage = Idle("magblast", config, replace(config, controlled_carnage=True), 5)
    assert _first_difference(carnage) is not None
    cards = load("imperium").meta.config()
    assert _first_difference(Idle("imperium", cards, replace(cards, deck="shared"), 2)) is not None


def _of_the_start(engine: Engine[Any, Any, Any, Any], configs: list[Struct]) -> frozenset[str]:
    """Return the options of which all values begin otherwise than the others, in some config."""
    return frozenset(
        option.field
        for option in options(engine.meta)
        if any(
            len({_starts(engine, replace(config, **{option.field: v})) for v in option.values})
            == len(option.values)
            and _starts(engine, config)
            for config in configs
        )
    )


@cache
def _starts(engine: Engine[Any, Any, Any, Any], config: Struct) -> str:
    """Return what is seen at the start with several dice; "" where there is none."""
    try:
        steps = [engine.start(config, engine.meta.seats[0], Dice("one", n)) for n in range(DEALS)]
    except IllegalConfig:
        return ""
    return repr([_seen(engine, step.state, engine.meta.seats[0]) for step in steps])


@pytest.mark.parametrize("key", keys())
def test_two_values_of_an_option_that_always_begin_alike_are_one(key: str) -> None:
    """They are told as one, and it is told of a config what it comes to."""
    engine, configs = load(key), list(_configs(key))
    fields = _of_the_start(engine, configs)
    for config in configs:
        told = engine.comes_to(config)
        assert engine.comes_to(told) == told
        assert _starts(engine, told) == _starts(engine, config)
        for option in options(engine.meta):
            if option.field in fields - engine.idle_options(config, engine.meta.seats[0]):
                every = [replace(config, **{option.field: value}) for value in option.values]
                begins = {_starts(engine, one) for one in every} - {""}
                shown = {engine.comes_to(one) for one in every if _starts(engine, one)}
                assert len(shown) == len(begins), (config, option.field)


@pytest.mark.parametrize("key", keys())
def test_every_option_matters_somewhere(key: str) -> None:
    engine = load(key)
    fields = {option.field for option in options(engine.meta)}
    for seats in engine.meta.seats:
        for config in _configs(key):
            fields -= fields - engine.idle_options(config, seats)
    assert not fields


@pytest.mark.parametrize("key", keys())
def test_groups_hold_every_option_once_and_presets_are_games(key: str) -> None:
    engine = load(key)
    fields = [option.field for option in options(engine.meta)]
    grouped = [field for group in dict(engine.meta.groups).values() for field in group]
    assert sorted(grouped or fields) == sorted(fields)
    assert dict(engine.meta.presets).keys() <= {"first", "long"}
    for config in dict(engine.meta.presets).values():
        assert config != engine.meta.config()
        engine.start(config, engine.meta.seats[0], Dice("preset", 0))
