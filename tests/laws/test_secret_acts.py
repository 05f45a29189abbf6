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
from engines.core import Refusal, Seat
from tables.match.consequences import TIME_UP
from tables.notice import TAKE_BACK
from tests.laws.cases import cases
from tests.laws.matches import EXAMPLES, spread
from tests.laws.parallel import (
    AGREEMENTS,
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
from tests.tables.house import AS_MANY, Clock, Hall, hall
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


@pytest.mark.parametrize("what", AGREEMENTS)
@every_other_game
async def test_what_is_done_in_secret_shows_in_nothing_that_all_agree_to(
    key: str, what: str, house: Hall
) -> None:
    """Whoever asked may have done it since, or whoever has agreed, and all others press then."""
    house.tables.allowance.limits = AS_MANY
    for moment in secret_moments(key):
        for first in askers(moment, what):
            plain = await all_that_is_agreed(house, moment, what, first, in_secret=False)
            other = await all_that_is_agreed(house, moment, what, first, in_secret=True)
            compare(f"{moment}; {what} asked by {first}", plain, other)


def askers(moment: Moment, what: str) -> list[Seat]:
    """Return who asks: the seat with the secret, or another, so that this one agrees to it.

    What was revealed is taken back if whoever did it asks.
    """
    assert moment.seat is not None
    if what == TAKE_BACK:
        return [moment.ply.seat] if moment.ply.step.revealed else []
    return [moment.seat, moment.others[0]]


async def all_that_is_agreed(
    house: Hall, moment: Moment, what: str, first: Seat, *, in_secret: bool
) -> dict[str, Any]:
    """Return what everybody but the seat with the secret sees of what all are asked."""
    found, seat = await world(house, moment), moment.seat
    if found is None or seat is None:
        return {}
    await found.move()
    seen: dict[str, Any] = {"what comes of asking": await found.agree(what, first, asking=True)}
    if first != seat:
        seen["what comes of their agreeing"] = await found.agree(what, seat)
    if in_secret and await found.goes_on():
        await found.keep_secret()
    for other in moment.others:
        if other != first and await found.goes_on():
            seen[f"buttons before {other}"] = await found.buttons()
            seen[f"is seen before {other}"] = await found.seen_but_by(seat)
            seen[f"what comes of it that {other} agrees"] = await found.agree(what, other)
    seen["goes on"] = await found.goes_on()
    if seen["goes on"]:  # otherwise all is laid open
        seen["buttons"] = await found.buttons()
        seen["is seen"] = await found.seen_but_by(seat)
        # what is taken back is shown by two transactions, and one letter may tell of both
        seen["is seen"]["letters"] = found.told_but_to(seat)
    return seen


@every_other_game
async def test_what_was_done_in_secret_shows_in_nothing_that_is_taken_back_later(
    key: str, house: Hall
) -> None:
    """Nor in what one's own file tells of that."""
    for moment, seat, action in followed_by_others(key):
        plain = await done_and_taken_back(house, moment, seat, action, in_secret=False)
        other = await done_and_taken_back(house, moment, seat, action, in_secret=True)
        if plain and other:
            compare(f"{moment}, then {action} of {seat}, taken back", plain, other)


@every_other_game
async def test_what_was_done_in_secret_stays_so_where_a_match_is_called_off(
    key: str, house: Hall
) -> None:
    """All that is hidden is laid open only if all who played it agreed."""
    for moment in secret_moments(key):
        assert moment.seat is not None
        seen = list[dict[str, Any]]()
        for in_secret in (False, True):
            found = await begun(house, moment, in_secret=in_secret)
            if found is not None:
                await found.offer(moment.others[0])
                await found.call_off()
                seen.append(await found.seen_but_by(moment.seat))
        compare(f"{moment}, called off", *(seen or ({}, {})))


def followed_by_others(key: str) -> list[tuple[Moment, Seat, Any]]:
    """Return what others can do after something secret, of each kind something."""
    found: dict[tuple[type[Any], type[Any]], tuple[Moment, Seat, Any]] = {}
    for moment in secret_moments(key):
        engine, state = moment.case.engine, moment.ply.step.state
        may = engine.to_act(state) | engine.may_act(state)
        for seat in sorted(may & {*moment.others}):
            for action in engine.legal_actions(state, seat):
                kinds = type(moment.secret), type(action)
                found.setdefault(kinds, (moment, seat, action))
    return list(found.values())


async def done_and_taken_back(
    house: Hall, moment: Moment, seat: Seat, action: Any, *, in_secret: bool
) -> dict[str, Any]:
    """Return what others see once a seat has taken back what it did; nothing if it may not."""
    found = await begun(house, moment, in_secret=in_secret)
    if found is None or moment.seat is None:
        return {}
    try:
        await found.act(seat, action)
    except Refusal:
        return {}
    said = await found.undo(seat)
    if len(said) == 1:
        return {}
    return {"what is heard": said, "is seen": await found.seen_but_by(moment.seat)}


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
