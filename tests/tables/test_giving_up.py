"""Whoever is out of a match does not win it because those give up who are still in."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from engines.core import Dice, Outcome, Player, Seat, decode, encode, text
from store import Changes, Status
from tables.lobby import Guest, Place
from tables.match.dealing import hash_of_table
from tables.match.giving_up import Gone, by_falling, by_resigning
from tables.options import Places, TableOptions
from tables.proof.checking import followed
from tables.proof.form import Proof
from tables.tables import By
from tables.verify import Mismatch
from tests.proofs import confirmed
from tests.tables.brought_along import same_again
from tests.tables.house import ALICE, Hall
from tests.tables.three import gathered, three, until_out, until_somebody_is_out

NOBODY, ALL = frozenset[Seat](), frozenset(range(4))


def one(*seats: Seat) -> tuple[frozenset[Seat], ...]:
    """Return places of which each seat has its own."""
    return tuple(frozenset({seat}) for seat in seats)


async def resign(house: Hall, match_id: int, seat: Seat) -> Outcome | None:
    """Let the person of a seat give up, and return how the match has ended by that."""
    row = (await house.store.seats(match_id))[seat]
    await house.tables.play.resign(match_id, By(row.user_id))
    await house.settle()
    return (await house.position(match_id)).outcome


async def strength(house: Hall, match_id: int) -> dict[Seat, float]:
    """Return what the people of a match are rated at, who are, by their seats."""
    rows = await house.store.seats(match_id)
    found = {
        row.seat: await house.store.people.rating(5, "magblast", row.user_id or 0) for row in rows
    }
    return {seat: rating.mu for seat, rating in found.items() if rating is not None}


async def begun_before(house: Hall, *, out_last: bool | UnsetType = UNSET) -> int:
    """Begin a match of three whose start was pressed when matches that are given up ended so."""
    match_id = await gathered(house)
    match = await house.store.match(match_id)
    assert match is not None
    await house.tables.lobby.start(match_id, ALICE)
    options = encode(replace(decode(match.options, TableOptions), out_last=out_last))
    await house.store.commit(Changes().update_match(match_id, options=options))
    await house.settle()
    return match_id


async def test_with_one_out_the_match_ends_as_one_of_two_gives_up(house: Hall) -> None:
    match_id = await three(house)
    out = await until_somebody_is_out(house, match_id)
    first, second = sorted({0, 1, 2} - {out})
    outcome = await resign(house, match_id, first)
    assert outcome is not None
    assert outcome.ranking == one(second, first, out)
    assert outcome.reason == text("table-ended-by-resigning", who=Player(first))
    rated = await strength(house, match_id)
    assert rated[second] > rated[first] > rated[out], "who is out gains nothing by it"
    assert "and the outcome" in confirmed(await house.tables.export(match_id))


async def test_after_one_gave_up_the_match_ends_as_one_of_two_falls(house: Hall) -> None:
    """A computer plays on for the first, until nobody else is left for it to play against."""
    match_id = await three(house)
    assert await resign(house, match_id, 0) is None
    await house.settle()
    out = await until_somebody_is_out(house, match_id)
    position = await house.position(match_id)
    (left,) = {1, 2} - {out}
    assert position.outcome is not None and out
    assert position.outcome.ranking == one(left, out, 0)
    assert position.outcome.reason == text("table-ended-by-falling")
    assert position.match.status is Status.ENDED and not position.asked
    rated = await strength(house, match_id)
    assert rated[left] > rated[out] > rated[0]
    assert "and the outcome" in confirmed(await house.tables.export(match_id))


async def test_whoever_is_out_and_gives_up_stays_last(house: Hall) -> None:
    match_id = await three(house)
    out = await until_somebody_is_out(house, match_id)
    assert await resign(house, match_id, out) is None
    first, second = sorted({0, 1, 2} - {out})
    outcome = await resign(house, match_id, second)
    assert outcome is not None
    assert outcome.ranking == one(first, second, out)
    rated = await strength(house, match_id)
    assert rated[first] > rated[second] > rated[out]
    assert "and the outcome" in confirmed(await house.tables.export(match_id))


async def test_a_match_that_began_before_ends_as_it_did_then_and_is_proved(house: Hall) -> None:
    match_id = await begun_before(house)
    out = await until_somebody_is_out(house, match_id)
    first, second = sorted({0, 1, 2} - {out})
    assert await resign(house, match_id, first) is None
    outcome = await resign(house, match_id, second)
    assert outcome is not None
    assert outcome.ranking == one(out, second, first)
    data = await house.tables.export(match_id)
    assert "and the outcome" in confirmed(data)
    with pytest.raises(Mismatch):
        confirmed(by_the_other_way(data))


async def test_a_match_that_began_while_giving_up_was_better_than_to_fall_ends_so(
    house: Hall,
) -> None:
    """It is proved, taken again from its file, and not confirmed by any other way."""
    match_id = await begun_before(house, out_last=True)
    assert await resign(house, match_id, 0) is None
    out = await until_somebody_is_out(house, match_id)
    position = await house.position(match_id)
    (left,) = {1, 2} - {out}
    assert position.outcome is not None
    assert position.outcome.ranking == one(left, 0, out)
    assert all(row.outlasted is None for row in position.seats)
    rated = await strength(house, match_id)
    assert rated[left] > rated[out]
    assert 0 not in rated, "a computer moved for them"
    data = await house.tables.export(match_id)
    assert "and the outcome" in confirmed(data)
    await same_again(house, data)
    for way in (False, "as-they-left"):
        told = msgspec.json.decode(data)
        told["options"]["out_last"] = way
        with pytest.raises(Mismatch):
            followed(msgspec.json.decode(msgspec.json.encode(told), type=Proof))


@pytest.mark.parametrize("seed", range(3))
async def test_each_of_four_stands_where_they_left_the_match(house: Hall, seed: int) -> None:
    """The first gives up at once, another once somebody is destroyed: table and proof agree."""
    match_id, dice = await four(house), Dice("four", seed)
    assert await resign(house, match_id, 0) is None
    out = await until_out(house, match_id, frozenset({1, 2, 3}), dice)
    first = dice.choice(sorted({1, 2, 3} - {out}))
    (second,) = {1, 2, 3} - {out, first}
    outcome = await resign(house, match_id, first)
    assert outcome is not None and outcome.ranking == one(second, first, out, 0)
    rated = await strength(house, match_id)
    assert rated[second] > rated[first] > rated[out] > rated[0]
    data = await house.tables.export(match_id)
    assert "and the outcome" in confirmed(data)
    await same_again(house, data)


async def four(house: Hall) -> int:
    """Begin a match of four people."""
    lobby = house.tables.lobby
    match_id = await lobby.open("magblast", Guest(100, "Person 0", 1), Place(5, 7, "en"))
    for number in (101, 102, 103):
        await lobby.join(match_id, Guest(number, f"Person {number}", number))
    await house.start(match_id, 100)
    await house.settle()
    return match_id


async def test_what_was_agreed_on_tells_by_which_way_a_match_ends(house: Hall) -> None:
    """The log's hash is made of it: nobody has a match end by the other way afterwards."""
    match_id = await three(house)
    out = await until_somebody_is_out(house, match_id)
    first, second = sorted({0, 1, 2} - {out})
    await resign(house, match_id, first)
    data = await house.tables.export(match_id)
    with pytest.raises(Mismatch, match="not those that were agreed on"):
        confirmed(by_the_other_way(data))
    told = msgspec.json.decode(data)
    told["outcome"]["ranking"] = [[out, second], [first]]
    with pytest.raises(Mismatch, match="the outcome does not follow"):
        confirmed(msgspec.json.encode(told))


def by_the_other_way(data: bytes) -> bytes:
    """Return the file of a match as if it had been agreed that it ends by the other way."""
    told = msgspec.json.decode(data)
    told["options"]["out_last"] = not told["options"].get("out_last", False)
    return msgspec.json.encode(told)


async def test_a_match_that_goes_on_after_only_one_is_left_is_not_confirmed(house: Hall) -> None:
    match_id = await three(house)
    await resign(house, match_id, 0)
    out = await until_somebody_is_out(house, match_id)
    (left,) = {1, 2} - {out}
    told = msgspec.json.decode(await house.tables.export(match_id))
    last = told["log"][-1]
    gone = {"kind": "resign", "seat": left, "action": None, "state": None}
    told["log"].append({**last, **gone, "number": last["number"] + 1})
    with pytest.raises(Mismatch, match="goes on after its end"):
        confirmed(msgspec.json.encode(told))


async def test_the_hash_of_a_lobby_is_that_of_the_match_that_begins(house: Hall) -> None:
    match_id = await gathered(house)
    lobby, seats = await house.store.match(match_id), await house.store.seats(match_id)
    assert lobby is not None
    await house.start(match_id, ALICE)
    match = await house.store.match(match_id)
    assert match is not None
    assert decode(lobby.options, TableOptions).out_last is UNSET
    assert decode(match.options, TableOptions).out_last is Places.AS_THEY_LEFT
    assert hash_of_table(match, seats) == hash_of_table(lobby, seats)


def test_all_stand_in_the_order_in_which_they_left_a_match() -> None:
    """Seat 1 falls, 0 gives up, 2 and 1 fall or give up besides: what came first counts."""
    gone = [Gone(0, frozenset({1}))]
    assert places(by_falling(4, ALL - {0}, gone, one(2, 1))) == one(3, 2, 0, 1)
    assert places(by_falling(4, ALL - {0}, gone, one(0, 2, 1))) == one(3, 2, 0, 1)
    assert places(by_falling(5, ALL - {0}, gone, (frozenset({2, 3}), *one(1)))) == (
        *one(4),
        frozenset({2, 3}),
        *one(0, 1),
    )
    besides = [*gone, Gone(1, frozenset({1})), Gone(2, frozenset({1}))]
    assert places(by_resigning(4, frozenset({3}), besides, one(1))) == one(3, 2, 0, 1)


def test_equal_ones_share_a_place_unless_somebody_gave_up_between() -> None:
    """As in a game that ranks all who are out alike."""
    alike = (frozenset({1, 2}),)
    assert places(by_falling(4, frozenset({3}), [Gone(0, frozenset({1}))], alike)) == one(
        3, 2, 0, 1
    )
    assert places(by_falling(4, frozenset({3}), [Gone(0, NOBODY)], alike)) == (
        *one(3),
        frozenset({1, 2}),
        *one(0),
    )


def test_computers_are_left_as_people_are() -> None:
    """Seats 2 and 3 are computers' from the start."""
    people = frozenset({0, 1})
    assert places(by_resigning(4, people - {1}, gave_up(1))) is None
    assert places(by_resigning(4, NOBODY, gave_up(1, 0))) == (frozenset({2, 3}), *one(0, 1))
    assert places(by_resigning(4, people - {1}, gave_up(1), one(2))) is None
    assert places(by_resigning(4, people - {1}, gave_up(1), one(3, 2))) == one(0, 1, 3, 2)
    assert places(by_resigning(4, people - {1}, gave_up(1), one(0))) == (
        frozenset({2, 3}),
        *one(1, 0),
    )
    assert places(by_resigning(4, people - {1}, gave_up(1), one(2, 0))) == one(3, 1, 2, 0)


def test_with_whom_a_computer_plays_on_for_the_seat_stood_where_it_fell() -> None:
    """In matches that began while whoever was out stood behind all who gave up."""
    assert places(by_resigning(4, frozenset({3}), gave_up(0, 1, 2), one(1))) == one(3, 2, 0, 1)
    assert places(by_resigning(4, frozenset({3, 2}), gave_up(0, 1), one(1))) is None
    assert places(by_falling(4, frozenset({3, 2}), gave_up(0, 1), one(2, 1))) == one(3, 0, 2, 1)


def test_nothing_ends_by_who_falls_while_nobody_gave_up_or_where_all_fall_at_once() -> None:
    assert by_falling(4, ALL, gave_up(), one(0, 1, 2)) is None
    assert by_falling(4, frozenset({2, 3}), gave_up(0, 1), ()) is None
    assert by_falling(4, frozenset({2, 3}), gave_up(0, 1), (frozenset({2, 3}),)) is None


def gave_up(*seats: Seat) -> list[Gone]:
    """Return seats that gave up in this order, each before all who are out."""
    return [Gone(seat) for seat in seats]


def places(outcome: Outcome | None) -> tuple[frozenset[Seat], ...] | None:
    """Return the places of an outcome, if there is one."""
    return None if outcome is None else outcome.ranking
