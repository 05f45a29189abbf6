"""Return matches: who played against each other plays with the sides swapped, and both count."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

import engines
from engines.core import Outcome, Text, Verbatim, encode, text
from tables.lobby import Guest, Place
from tables.options import NEW, for_another
from tables.returning import can_return, together
from tables.tables import By
from tests.tables.house import ALICE, BOB, Hall

CAROL = 33


async def over(house: Hall, match_id: int, loser: int) -> None:
    """End a match by letting somebody give up."""
    await house.tables.play.resign(match_id, By(loser))
    await house.settle()


async def again(house: Hall, of: int, host: int, *others: int, **how: Any) -> int:
    """Open the return of a match, and let others join."""
    match = await house.store.match(of)
    assert match is not None
    lobby, table = house.tables.lobby, for_another(NEW, of)
    match_id = await lobby.open(
        match.game, Guest(host, "Host"), Place(5, 9, "en"), table=table, **how
    )
    for other in others:
        await lobby.join(match_id, Guest(other, "Guest"))
    return match_id


async def sitting(house: Hall, match_id: int) -> list[int | None]:
    return [row.user_id for row in await house.store.seats(match_id)]


@pytest.mark.parametrize("host", [ALICE, BOB])
async def test_whoever_opens_it_both_sit_on_the_other_side(house: Hall, host: int) -> None:
    first = await house.begin(game="rebelmoon")
    assert await sitting(house, first) == [ALICE, BOB]
    await over(house, first, BOB)
    other = ALICE + BOB - host
    assert await sitting(house, await again(house, first, host, other)) == [BOB, ALICE]


@pytest.mark.parametrize("host", [ALICE, BOB])
async def test_somebody_else_has_the_side_that_is_left(house: Hall, host: int) -> None:
    first = await house.begin(game="rebelmoon")
    await over(house, first, BOB)
    return_id = await again(house, first, host, CAROL)
    expected = [CAROL, ALICE] if host == ALICE else [BOB, CAROL]
    assert await sitting(house, return_id) == expected


@pytest.mark.parametrize("later", [False, True])
async def test_against_a_computer_the_sides_are_swapped_too(house: Hall, later: bool) -> None:
    first = await house.begin(("easy",), game="rebelmoon")
    await over(house, first, ALICE)
    return_id = await again(house, first, ALICE, computers=() if later else ("easy",))
    if later:
        await house.tables.lobby.add_computer(return_id, ALICE, "easy")
    assert await sitting(house, return_id) == [None, ALICE]


async def test_the_host_may_swap_the_sides_back(house: Hall) -> None:
    first = await house.begin(game="rebelmoon")
    await over(house, first, BOB)
    return_id = await again(house, first, ALICE, BOB)
    await house.tables.lobby.rotate(return_id, ALICE)
    assert await sitting(house, return_id) == [ALICE, BOB]


def points(line: Text) -> tuple[str, ...]:
    """Return what each has of both matches."""
    parts = (line.args["one"], line.args["other"])
    return tuple(part.words for part in parts if isinstance(part, Verbatim))


def told(house: Hall) -> list[Text]:
    """Return what both matches came to, where that was told."""
    endings = (event for letter in house.office.on("ending") for event in letter.events)
    return [event for event in endings if event.key == "ending-both"]


@pytest.mark.parametrize(("second", "one", "other"), [(BOB, "0", "2"), (ALICE, "1", "1")])
async def test_what_both_come_to_is_told_at_the_end(
    house: Hall, second: int, one: str, other: str
) -> None:
    first = await house.begin(game="rebelmoon")
    await over(house, first, BOB)
    return_id = await again(house, first, ALICE, BOB)
    await house.start(return_id)
    assert told(house) == []
    await over(house, return_id, second)
    assert [points(line) for line in told(house)] == [(one, other)]


async def test_of_others_nothing_is_added_up(house: Hall) -> None:
    first = await house.begin(game="rebelmoon")
    await over(house, first, BOB)
    return_id = await again(house, first, ALICE, CAROL)
    await house.start(return_id)
    await over(house, return_id, CAROL)
    assert told(house) == []


async def test_a_draw_is_half_a_victory_each(house: Hall) -> None:
    first = await house.begin(game="shazamm")
    await over(house, first, BOB)
    return_id = await again(house, first, ALICE, BOB)
    await house.start(return_id)
    position = await house.position(return_id)
    for ranking, parts in (((frozenset((0, 1)),), ("½", "1½")), ((), None)):
        outcome = Outcome(text("table-ended-by-draw"), ranking)
        ended = position.with_match(outcome=encode(outcome))
        lines = await together(house.store, ended)
        assert [points(line) for line in lines] == ([] if parts is None else [parts])


@pytest.mark.parametrize("game", engines.keys())
async def test_only_two_sides_can_be_swapped(house: Hall, game: str) -> None:
    match = await house.store.match(await house.begin(game=game))
    assert match is not None
    assert can_return(match) is (game != "magblast")


def test_a_match_for_another_was_taken_from_none() -> None:
    assert for_another(NEW, None) == NEW
    assert for_another(replace(NEW, abroad=1, returns=4), None).returns is UNSET
    assert for_another(replace(NEW, abroad=1), 7) == replace(NEW, returns=7)
