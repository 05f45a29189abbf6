"""Taking back what revealed something: all others must agree, and the log tells that they did."""

from __future__ import annotations

from collections.abc import Awaitable

import pytest

from engines.core import Refusal, encode
from engines.shazamm.model import Cast
from tables.lobby import Guest
from tables.match.log import effective
from tables.tables import By
from tests.proofs import confirmed
from tests.tables.battles import (
    BYSTANDER,
    PEOPLE,
    SHOOTER,
    VICTIM,
    ambush,
    battle,
    let_pass,
)
from tests.tables.handing import handed
from tests.tables.house import ALICE, BOB, Hall, sit_in

CAROL, NEW = 33, 44
QUESTION = "take-back"


async def revealed(house: Hall) -> int:
    """Begin a match in which Bob's bet has opened both."""
    match_id = await house.begin()
    for user in (ALICE, BOB):
        await house.tables.play.submit(match_id, By(user), Cast(5))
    await house.settle()
    return match_id


async def both_passed(house: Hall) -> int:
    """Begin a battle of three in which two have let a shot pass."""
    match_id = await battle(house, ambush())
    await let_pass(house, match_id)
    return match_id


async def refused(deed: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as refusal:
        await deed
    return refusal.value.text.key


async def agree(house: Hall, match_id: int, user: int, number: int | None = None) -> bool:
    asked = await house.tables.taking_back.asked(match_id)
    number = number or (asked.mark if asked else 0)
    done = await house.tables.taking_back.agree(match_id, By(user), number)
    await house.settle()
    return done


async def ask(house: Hall, match_id: int, user: int) -> None:
    await house.tables.taking_back.ask(match_id, By(user))
    await house.settle()


def lines(house: Hall) -> list[str]:
    return [event.key for letter in house.office.on(QUESTION) for event in letter.events]


async def test_it_is_taken_back_once_the_other_agrees(house: Hall) -> None:
    match_id = await house.begin()
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    before = encode((await house.position(match_id)).state)
    await house.tables.play.submit(match_id, By(BOB), Cast(5))
    assert await refused(house.tables.play.undo(match_id, By(BOB))) == "refusal-undo-revealed"
    await ask(house, match_id, BOB)
    assert lines(house) == ["table-undo-asked"]
    assert await refused(house.tables.play.undo(match_id, By(BOB))) == "refusal-undo-revealed"
    assert await agree(house, match_id, ALICE)
    assert encode((await house.position(match_id)).state) == before
    assert house.told("table-undone-agreed") == 1
    entries = await house.moves(match_id)
    assert [entry.kind for entry in entries[2:]] == ["consent", "consent", "undo"]
    assert [entry.seat for entry in entries[2:]] == [1, 0, 1]
    assert [entry.ply for entry in effective(entries)] == [1]


async def test_the_match_goes_on_and_its_proof_is_confirmed(house: Hall) -> None:
    match_id = await revealed(house)
    await ask(house, match_id, BOB)
    await agree(house, match_id, ALICE)
    await house.tables.play.submit(match_id, By(BOB), Cast(9))
    await house.tables.play.resign(match_id, By(ALICE))
    assert confirmed(await house.tables.export(match_id))


async def test_whoever_asks_cannot_agree_for_the_others(house: Hall) -> None:
    match_id = await revealed(house)
    await ask(house, match_id, BOB)
    assert await refused(agree(house, match_id, BOB)) == "refusal-undo-asking"
    assert await refused(ask(house, match_id, BOB)) == "refusal-undo-asking"
    assert await refused(agree(house, match_id, CAROL)) == "refusal-not-seated"
    assert lines(house) == ["table-undo-asked"]


async def test_an_agreement_is_to_that_action_alone(house: Hall) -> None:
    """Made anew it has the same ply; what was asked about the earlier one counts no more."""
    match_id = await revealed(house)
    await ask(house, match_id, BOB)
    asked = await house.tables.taking_back.asked(match_id)
    assert asked is not None
    await agree(house, match_id, ALICE)
    await house.tables.play.submit(match_id, By(BOB), Cast(9))
    assert await refused(agree(house, match_id, ALICE, asked.mark)) == "refusal-undo-late"
    assert await refused(house.tables.play.undo(match_id, By(BOB))) == "refusal-undo-revealed"
    await ask(house, match_id, BOB)
    assert await refused(agree(house, match_id, ALICE, asked.mark)) == "refusal-undo-late"
    assert await agree(house, match_id, ALICE)


async def test_nothing_is_taken_back_once_play_has_gone_on(house: Hall) -> None:
    match_id = await revealed(house)
    await ask(house, match_id, BOB)
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    assert await refused(agree(house, match_id, ALICE)) == "refusal-undo-late"
    assert lines(house) == ["table-undo-asked"]
    assert [entry.kind for entry in await house.moves(match_id)].count("consent") == 1


async def test_whoever_asked_about_one_action_may_ask_about_the_next(house: Hall) -> None:
    match_id = await revealed(house)
    await ask(house, match_id, BOB)
    for user in (ALICE, BOB):
        await house.tables.play.submit(match_id, By(user), Cast(5))
    await ask(house, match_id, BOB)
    assert lines(house) == ["table-undo-asked"] * 2
    assert await agree(house, match_id, ALICE)


async def test_what_needs_nobody_is_not_asked(house: Hall) -> None:
    match_id = await house.begin()
    assert await refused(ask(house, match_id, ALICE)) == "refusal-undo-not-yours"
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    assert await refused(ask(house, match_id, ALICE)) == "refusal-undo-alone"
    assert lines(house) == []


async def test_a_computer_is_not_asked(house: Hall) -> None:
    match_id = await house.begin(("easy",))
    await house.tables.play.submit(match_id, By(ALICE), Cast(5))
    await house.settle()
    assert await refused(house.tables.play.undo(match_id, By(ALICE))) != "refusal-undo-alone"
    refusal = await refused(house.tables.taking_back.ask(match_id, By(ALICE)))
    assert refusal in ("refusal-undo-nobody", "refusal-undo-not-yours")


async def test_all_others_must_agree(house: Hall) -> None:
    match_id = await both_passed(house)
    await ask(house, match_id, PEOPLE[BYSTANDER])
    assert not await agree(house, match_id, PEOPLE[SHOOTER])
    assert await refused(agree(house, match_id, PEOPLE[SHOOTER])) == "refusal-undo-asking"
    assert (await house.position(match_id)).asked == {SHOOTER}
    assert await agree(house, match_id, PEOPLE[VICTIM])
    assert (await house.position(match_id)).asked == {BYSTANDER}
    assert lines(house) == ["table-undo-asked", "table-undo-agreed", "table-undo-agreed"]


async def test_whoever_takes_over_a_seat_has_agreed_to_nothing(house: Hall) -> None:
    match_id = await both_passed(house)
    await ask(house, match_id, PEOPLE[BYSTANDER])
    assert not await agree(house, match_id, PEOPLE[SHOOTER])
    await handed(house, match_id, PEOPLE[SHOOTER], Guest(NEW, "Dora", 99))
    assert await refused(agree(house, match_id, PEOPLE[SHOOTER])) == "refusal-not-seated"
    assert not await agree(house, match_id, PEOPLE[VICTIM])
    assert await agree(house, match_id, NEW)
    assert (await house.position(match_id)).asked == {BYSTANDER}


async def test_what_was_asked_is_asked_no_more_once_another_plays_on_the_seat(house: Hall) -> None:
    match_id = await revealed(house)
    await ask(house, match_id, BOB)
    asked = await house.tables.taking_back.asked(match_id)
    assert asked is not None
    await handed(house, match_id, BOB, Guest(NEW, "Dora", 99))
    assert await refused(agree(house, match_id, ALICE, asked.mark)) == "refusal-undo-late"
    state = encode((await house.position(match_id)).state)
    await ask(house, match_id, NEW)
    assert await refused(agree(house, match_id, ALICE, asked.mark)) == "refusal-undo-late"
    assert encode((await house.position(match_id)).state) == state
    assert await agree(house, match_id, ALICE)


async def test_where_no_other_person_plays_nobody_is_asked(house: Hall) -> None:
    match_id = await revealed(house)
    await sit_in(house, match_id, 0)
    said = await refused(house.tables.taking_back.ask(match_id, By(BOB)))
    assert said == "refusal-undo-nobody"
    assert house.office.on(QUESTION) == []
