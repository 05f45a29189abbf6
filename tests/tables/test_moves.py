"""Whose move one was: who made it, who looks on, and what the log has of what stays private."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.shazamm.model import Cast
from tables.match.log import ACTION, AHEAD, CLOCK, ORDER, ORDERS, SIT, Chosen
from tables.match.moves import By, Move, actor_of, of_the_owner, watching
from tests.tables.battles import (
    BYSTANDER,
    PEOPLE,
    SHOOTER,
    SHOTS,
    VICTIM,
    ambush,
    battle,
    order,
    shoot,
)
from tests.tables.house import Hall

NOBODY = By()


@pytest.mark.parametrize(
    ("move", "actor"),
    [
        (Move(1, ACTION, Cast(5)), 1),
        (Move(1, CLOCK, Cast(5)), None),
        (Move(1, ORDER, Cast(5)), None),
        (Move(1, SIT, Chosen("hard")), 1),  # as they wished
        (Move(1, SIT), None),
    ],
)
def test_a_move_is_its_seats_own_unless_a_clock_or_an_order_made_it(
    move: Move, actor: int | None
) -> None:
    assert actor_of(move) == actor


async def test_whoever_moved_looks_on_while_computers_answer(house: Hall) -> None:
    match_id = await battle(house, ambush())
    await order(house, match_id, VICTIM, ship_hit="ask")
    await shoot(house, match_id, SHOTS[0])
    position = replace(await house.position(match_id), watching=BYSTANDER)
    assert VICTIM in position.responding and SHOOTER not in position.responding
    assert watching(position, Move(VICTIM, ACTION), NOBODY) == BYSTANDER
    assert watching(position, Move(VICTIM, CLOCK), NOBODY) is None
    assert watching(position, Move(SHOOTER, ACTION), NOBODY) is None
    assert watching(position, Move(VICTIM, ACTION), By(PEOPLE[VICTIM])) == VICTIM


async def test_the_log_has_the_orders_of_a_seat_and_what_it_chose_ahead(house: Hall) -> None:
    position = await house.position(await house.begin())
    row = replace(position.seats[1], orders=b'{"a":1}', ahead=b"[1]")
    after = replace(position, seats=(position.seats[0], row))
    kept = [of_the_owner(Move(1, kind), after) for kind in (ORDERS, AHEAD, ACTION)]
    assert kept == [b'{"a":1}', b"[1]", b""]
    assert of_the_owner(Move(0, AHEAD), after) == b""
