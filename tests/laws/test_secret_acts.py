"""What a seat does in secret tells nobody else anything, and nothing that is taken back does.

Matches are played twice on a real database, with something that one seat does in secret and
without it. Whatever anybody else is shown, told, refused or given time for must be the same.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from engines import keys
from tables.match.consequences import TIME_UP
from tests.laws.cases import cases
from tests.laws.matches import EXAMPLES, spread
from tests.laws.parallel import (
    LEFT,
    WAITED,
    Moment,
    World,
    moments,
    recorded_moments,
    world,
)
from tests.laws.played import FILES
from tests.sampled import every_other
from tests.tables.house import Clock, Hall, hall
from tests.tables.post_office import PostOffice

CASES, PLIES = EXAMPLES + 1, 200 * EXAMPLES
"""How many ways to set up a game, and plies of a match of each, moments are looked for in."""
every_other_game = pytest.mark.parametrize("key", every_other(keys()))


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Hall]:
    clock = Clock()
    async with hall(tmp_path / "t.db", clock, PostOffice(clock)) as opened:
        yield opened


@cache
def some_moments(key: str) -> tuple[Moment, ...]:
    """Return a moment of each sort that a game has."""
    of_game = tuple(case for case in cases() if case.key == key)
    found: dict[tuple[object, ...], Moment] = {}
    at_random = (moments(case, PLIES) for case in spread(of_game, CASES))
    recorded = (recorded_moments(path) for path in FILES if path.parent.parent.name == key)
    for moment in chain(*at_random, *recorded):
        found.setdefault(moment.kind, moment)
    return tuple(found.values())


def secret_moments(key: str) -> list[Moment]:
    return [moment for moment in some_moments(key) if moment.seat is not None]


async def begun(house: Hall, moment: Moment, *, in_secret: bool = False) -> World | None:
    """Return a world in which the moment's move was made, and then perhaps what is secret."""
    found = await world(house, moment)
    if found is not None:
        found.wait()
        await found.move()
        await found.offer(moment.others[0])
        found.wait()
        if in_secret:
            await found.keep_secret()
        found.wait()
    return found


def compare(about: str, plain: dict[str, Any], other: dict[str, Any]) -> None:
    for what, thing in plain.items():
        assert other[what] == thing, f"{about}: {what}"


@every_other_game
async def test_what_is_done_in_secret_shows_in_nothing_that_others_can_do(
    key: str, house: Hall
) -> None:
    """Not even when they take back: whether they may, what they hear, what time is left."""
    for moment in secret_moments(key):
        plain = await all_that_others_see(house, moment, in_secret=False)
        other = await all_that_others_see(house, moment, in_secret=True)
        compare(str(moment), plain, other)


async def all_that_others_see(house: Hall, moment: Moment, *, in_secret: bool) -> dict[str, Any]:
    found = await begun(house, moment, in_secret=in_secret)
    if found is None or moment.seat is None:
        return {}
    seen: dict[str, Any] = {"is made": await found.seen_but_by(moment.seat)}
    await found.offer(moment.others[0])
    seen["offers anew"] = await found.seen_but_by(moment.seat)
    for seat in moment.others:
        found.wait()
        seen[f"what {seat} hears who takes back"] = await found.undo(seat)
        seen[f"{seat} takes back"] = await found.seen_but_by(moment.seat)
    return seen


@every_other_game
async def test_what_is_taken_back_in_secret_is_noticed_by_nobody(key: str, house: Hall) -> None:
    for moment in secret_moments(key):
        plain, other = await begun(house, moment), None
        assert moment.seat is not None
        seen = plain and await plain.seen_but_by(moment.seat)
        other = await begun(house, moment, in_secret=True)
        if seen and other:
            await other.undo(moment.seat)
            compare(f"{moment}, taken back", seen, await other.seen_but_by(moment.seat))


@every_other_game
async def test_taking_back_gives_the_time_that_was_left_and_no_more(key: str, house: Hall) -> None:
    for moment in some_moments(key):
        engine, ply = moment.case.engine, moment.ply
        found = await begun(house, moment) if moment.seat is None else None
        if found is None or ply.seat not in engine.to_act(ply.before):
            continue
        if len(await found.undo(ply.seat)) == 1:
            continue  # refused, with the reason
        runs_on = engine.to_act(ply.step.state) | engine.responding(ply.step.state)
        used = WAITED * (1 + 2 * (ply.seat in runs_on))
        left = (await found.dues())[TIME_UP, ply.seat]
        assert left == pytest.approx(LEFT - used), f"{moment}: seconds left"
