"""What is kept of a person: in short, and all of it as a file, with nothing that is others'."""

from __future__ import annotations

import json
from typing import Any

from msgspec.structs import replace

from engines.core import encode
from engines.shazamm.model import Cast
from store import Changes, Draft, Rating, Status
from tables.away import Hours
from tables.lobby import Guest, Place
from tables.options import Clock
from tables.tables import By
from tables.wishes import Calls
from tests.tables.called import DIGEST, wish
from tests.tables.handing import handed
from tests.tables.house import ALICE, BOB, MODERATOR, Hall

CAROL = 33


async def exported(house: Hall, user: int) -> dict[str, Any]:
    return json.loads(await house.tables.own.export(user))


async def test_in_short_it_says_how_many_matches_are_theirs_and_go_on(house: Hall) -> None:
    over = await house.begin()
    await house.tables.play.resign(over, By(BOB))
    await house.begin(channel=8)
    lobby = house.tables.lobby
    await lobby.open("shazamm", Guest(CAROL, "Carol", 1), Place(5, 9, "en"))
    await lobby.open("shazamm", Guest(ALICE, "Alice", 1), Place(5, 10, "en"))
    kept = await house.tables.own.kept(BOB)
    assert (kept.live, kept.over, kept.ranked) == (1, 1, True)
    assert (await house.tables.own.kept(ALICE)).live == 2
    await house.tables.people.rank(BOB, ranked=False)
    assert not (await house.tables.own.kept(BOB)).ranked


async def test_of_a_match_it_has_all_that_its_owner_said_and_did_and_no_clock_did(
    house: Hall,
) -> None:
    match_id = await house.begin(clock=Clock.HOUR)
    row = (await house.store.seats(match_id))[0]
    hours = Hours("UTC", weekend=True)
    said = replace(row, orders=b'{"a":1}', ahead=b"[2]", hours=encode(hours))
    await house.store.commit(Changes().seat(said).draft(Draft(match_id, 0, b"[3]"), b""))
    await house.tables.live.forget(match_id)
    await house.move(match_id, 1)
    await house.pass_time(3601)
    (part,) = (await exported(house, ALICE))["matches"]
    assert (part["host"], part["orders"], part["draft"]) == (True, {"a": 1}, [3])
    assert (part["hours"]["weekend"], part["deeds"]) == (True, [])
    assert part["private_message"] is not None
    (other,) = (await exported(house, BOB))["matches"]
    assert (other["host"], other["orders"], other["draft"]) == (False, None, None)
    assert (other["hours"], other["ahead"]) == (None, None)
    assert [deed["kind"] for deed in other["deeds"]] == ["action"]


async def test_of_a_lobby_it_does_not_tell_the_terms_in_which_others_are_named(house: Hall) -> None:
    lobby = house.tables.lobby
    match_id = await lobby.open("shazamm", Guest(ALICE, "Alice", 1), Place(5, 7, "en"))
    await lobby.join(match_id, Guest(BOB, "Bob", 2))
    for row in await house.store.seats(match_id):
        await house.store.commit(Changes().seat(replace(row, orders=b'["Alice", "Bob"]')))
    for user in (ALICE, BOB):
        (part,) = (await exported(house, user))["matches"]
        assert (part["status"], part["orders"]) == (Status.LOBBY, None)


async def test_of_a_seat_that_was_handed_on_only_what_its_owner_did_there(house: Hall) -> None:
    match_id = await house.begin()
    await house.move(match_id, 1)
    await handed(house, match_id, BOB, Guest(CAROL, "Carol", 3))
    await house.store.commit(Changes().draft(Draft(match_id, 1, b"[3]"), b""))
    (part,) = (await exported(house, BOB))["matches"]
    assert "action" in [deed["kind"] for deed in part["deeds"]]
    assert (part["name"], part["draft"], part["private_message"]) == ("", None, None)
    (others,) = (await exported(house, CAROL))["matches"]
    assert (others["name"], others["draft"]) == ("Carol", [3])
    assert "action" not in [deed["kind"] for deed in others["deeds"]]


async def test_of_ladders_it_has_the_own_places_without_the_number_that_is_everywhere(
    house: Hall,
) -> None:
    await house.store.commit(Changes().rating(Rating(5, "shazamm", BOB, 25.0, 8.0, 3)))
    own = await exported(house, BOB)
    (rating,) = own["ratings"]
    assert (rating["game"], rating["played"]) == ("shazamm", 3)
    assert "user_id" not in rating
    assert own["on_ladders"] is True
    await house.tables.people.rank(BOB, ranked=False)
    assert (await exported(house, BOB))["on_ladders"] is False


async def test_of_a_match_that_is_over_it_has_the_numbers_unless_what_was_hidden_stays_so(
    house: Hall,
) -> None:
    for channel, all_agree in ((8, True), (9, False)):
        match_id = await house.begin(channel=channel)
        await house.move(match_id, 0)
        off = house.tables.calling_off
        await off.agree(match_id, By(ALICE), asking=True)
        if all_agree:
            await off.agree(match_id, By(BOB), asking=False)
        else:
            await house.tables.lobby.cancel(match_id, MODERATOR, moderator=True)
        parts = (await exported(house, ALICE))["matches"]
        (deeds,) = (part["deeds"] for part in parts if part["match"] == match_id)
        told = [(deed["kind"], deed["number"], deed["ply"]) for deed in deeds]
        opened, hidden = [("action", 2, 1), ("off", 3, 1)], [("action", 1, None), ("off", 2, None)]
        assert told == (opened if all_agree else hidden)


async def test_what_is_planned_is_told_to_whoever_planned_it(house: Hall) -> None:
    match_id = await house.begin()
    row = (await house.store.seats(match_id))[0]
    for ahead in (b'[{"type":"pass"}]', None):
        await house.store.commit(Changes().seat(replace(row, ahead=ahead)))
        (part,) = json.loads(await house.tables.own.export(ALICE))["matches"]
        assert part["ahead"] == (None if ahead is None else json.loads(ahead))


async def test_what_names_others_deeds_by_number_is_told_once_all_that_was_done_may_be_known(
    house: Hall,
) -> None:
    """As the number of the move that one would have taken back, or that one agrees to."""
    match_id = await house.begin()
    play, back = house.tables.play, house.tables.taking_back
    await play.submit(match_id, By(ALICE), Cast(5))
    await play.undo(match_id, By(ALICE))
    for user in (ALICE, BOB):
        await play.submit(match_id, By(user), Cast(5))
    await back.ask(match_id, By(BOB))
    asked = await back.asked(match_id)
    assert asked is not None
    await back.agree(match_id, By(ALICE), asked.mark)
    await house.tables.drawing.agree(match_id, By(ALICE), None)
    assert await numbers(house) == {"undo": False, "consent": False, "draw": False}
    await play.resign(match_id, By(BOB))
    assert await numbers(house) == {"undo": True, "consent": True, "draw": True}


async def numbers(house: Hall) -> dict[str, bool]:
    """Return whether Alice is told the numbers in what she did that has any, by its kind."""
    (part,) = (await exported(house, ALICE))["matches"]
    deeds = {deed["kind"]: deed["action"] for deed in part["deeds"] if deed["kind"] != "action"}
    return {kind: action is not None for kind, action in deeds.items()}


async def test_it_tells_until_when_a_call_to_agree_waits(house: Hall) -> None:
    """Also of whoever plays meanwhile; and of nobody else."""
    match_id = await house.begin()
    await wish(house, DIGEST, BOB)
    await house.tables.resting.agree(match_id, By(ALICE), 2, asking=True)
    await house.settle()
    (part,) = (await exported(house, BOB))["matches"]
    assert part["question_waits_until"] > house.clock.seconds
    (other,) = (await exported(house, ALICE))["matches"]
    assert other["question_waits_until"] is None


async def test_it_tells_which_seats_are_offered_to_a_person_alone(house: Hall) -> None:
    match_id = await house.begin()
    await wish(house, DIGEST, CAROL)
    substitutes, now = house.tables.substitutes, house.clock.seconds
    await substitutes.offer(match_id, By(ALICE), CAROL)
    await substitutes.offer(match_id, By(BOB), None)
    await house.settle()
    (offer,) = (await exported(house, CAROL))["offered_seats"]
    assert (offer["match"], offer["game"], offer["seat"]) == (match_id, "shazamm", 0)
    assert now < offer["call_waits_until"] < offer["stands_until"]
    assert (await exported(house, ALICE))["offered_seats"] == []
    await wish(house, Calls(), CAROL)
    await house.pass_time(60)
    (offer,) = (await exported(house, CAROL))["offered_seats"]
    assert offer["call_waits_until"] is None
    await substitutes.withdraw(match_id, By(ALICE))
    assert (await exported(house, CAROL))["offered_seats"] == []
