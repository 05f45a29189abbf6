"""What the rules say of each way to set a game up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engines import catalogue, lists, load
from engines.core import Dice, Engine, IllegalConfig
from engines.lessons import nearest
from engines.options import options
from tests.approved.explained import explained
from tests.approved.said import Said, mark


def of_setups(key: str) -> Iterator[Said]:
    """Yield for each config, with each number of seats, what is idle and how it begins."""
    yield from explained(key)
    engine = load(key)
    for config in dict.fromkeys(_configs(engine)):
        yield Said("config", config)
        yield Said("lesson for it", nearest(key, config))
        yield from _listed(key, config)
        for seats in engine.meta.seats:
            yield Said(f"{seats} seats idle", engine.idle_options(config, seats))
            try:
                start = engine.start(config, seats, Dice("approved", 0))
            except IllegalConfig as refusal:
                yield Said(f"{seats} seats refused", refusal.text)
            else:
                yield Said(f"{seats} seats begin", (mark(start.state), start.events))


def _listed(key: str, config: Any) -> Iterator[Said]:
    """Yield what a game lists of all that it is played with."""
    for group in catalogue(key, config) if lists(key) else ():
        yield Said("list", (group.title, group.about, group.sets))
        yield from (Said(f"list {group.title.key}", entry) for entry in group.entries)


def _configs(engine: Engine[Any, Any, Any, Any]) -> Iterator[Any]:
    """Yield what a game is set up with: the usual, and each value of each option."""
    usual = engine.meta.config()
    yield usual
    for option in options(engine.meta):
        for value in option.values:
            yield replace(usual, **{option.field: value})
