"""An end by agreement: what it is, who must agree, how long an offer stands."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.core import Outcome, Refusal, decode
from engines.shazamm.model import Cast
from store import Status
from tables import Clock as TableClock
from tables import NotSeated
from tables.agreeing import Came
from tables.match.draws import Offer
from tables.match.log import DRAW
from tables.match.rests import ANSWERED
from tables.proof.errors import Mismatch
from tables.tables import By
from tables.votes.ballots import BALLOT
from tests.proofs import confirmed
from tests.tables.battles import PEOPLE, ambush, battle
from tests.tables.house import ALICE, BOB, MODERATOR, Hall, sit_in
from tests.tables.three import CAROL, three

SERVER = 5


async def agrees(house: Hall, match_id: int, user: int, number: int | None = None) -> Came:
    came = await house.tables.drawing.agree(match_id, By(user), number)
    await house.settle()
    return came


async def refused(house: Hall, match_id: int, user: int, number: int | None = None) -> str:
    with pytest.raises(Refusal) as caught:
        await agrees(house, match_id, user, number)
    return caught.value.text.key


async def standing(house: Hall, match_id: int) -> int:
    offered = await house.tables.drawing.asked(match_id)
    assert offered is not None
    return offered.mark


async def outcome(house: Hall, match_id: int) -> Outcome:
    match = await house.store.match(match_id)
    assert match is not None and match.status is Status.ENDED and match.outcome is not None
    return decode(match.outcome, Outcome)


async def test_a_draw_ends_a_duel_and_counts_as_one(house: Hall) -> None:
    match_id = await house.begin()
    assert await agrees(house, match_id, ALICE) is Came.ASKED
    assert await refused(house, match_id, ALICE) == "refusal-draw-agreed"
    await house.tables.live.forget(match_id)
    assert await agrees(house, match_id, BOB, await standing(house, match_id)) is Came.DONE
    ended = await outcome(house, match_id)
    assert (ended.reason.key, ended.ranking) == ("table-ended-by-draw", (frozenset({0, 1}),))
    alice, bob = [await house.store.people.rating(SERVER, "shazamm", user) for user in (ALICE, BOB)]
    assert alice is not None and bob is not None
    assert (alice.mu, alice.played) == (bob.mu, bob.played) == (pytest.approx(25), 1)
    assert {d.kind for d in await house.store.deadlines.of_match(match_id)} <= {BALLOT}
    assert house.office.on("ending")
    confirmed(await house.tables.export(match_id))
    assert await refused(house, match_id, ALICE) == "refusal-match-over"


async def test_elsewhere_a_match_ends_without_a_winner_and_counts_for_nobody(house: Hall) -> None:
    match_id = await three(house)
    assert await agrees(house, match_id, ALICE) is Came.ASKED
    number = await standing(house, match_id)
    assert await agrees(house, match_id, BOB, number) is Came.AGREED
    assert await agrees(house, match_id, CAROL, number) is Came.DONE
    ended = await outcome(house, match_id)
    assert (ended.reason.key, ended.ranking) == ("table-ended-together", ())
    assert ended.undecided.key == "table-no-winner"
    assert [
        await house.store.people.rating(SERVER, "magblast", u) for u in (ALICE, BOB, CAROL)
    ] == [
        None,
        None,
        None,
    ]
    asked = house.office.on("draw")
    assert [letter.pings for letter in asked] == [{BOB, CAROL}]
    assert house.office.on("board")[-1].pings == {ALICE, BOB}, "who ends it knows"
    confirmed(await house.tables.export(match_id))


async def test_who_has_given_up_is_not_asked_and_for_whom_a_computer_sits_in_is(
    house: Hall,
) -> None:
    match_id = await battle(house, ambush())
    one, two, three_ = PEOPLE
    await agrees(house, match_id, one)
    await sit_in(house, match_id, 1)
    await house.tables.play.resign(match_id, By(three_))
    assert await refused(house, match_id, three_) == "refusal-resigned"
    assert await agrees(house, match_id, two) is Came.DONE


async def test_an_offer_stands_until_the_match_goes_on(house: Hall) -> None:
    """Nobody accepts what was offered before a blunder."""
    match_id = await house.begin()
    await agrees(house, match_id, ALICE)
    number = await standing(house, match_id)
    await house.tables.play.submit(match_id, By(BOB), Cast(5))
    assert await house.tables.drawing.asked(match_id) is None
    assert await refused(house, match_id, BOB, number) == "refusal-draw-stale"
    assert await agrees(house, match_id, BOB) is Came.ASKED, "which is another offer"
    assert await refused(house, match_id, ALICE, number) == "refusal-draw-stale"


async def test_an_offer_outlasts_what_is_no_move_but_not_two_days(house: Hall) -> None:
    match_id = await house.begin(clock=TableClock.WEEK)
    await agrees(house, match_id, ALICE)
    number = await standing(house, match_id)
    await house.tables.resting.agree(match_id, By(BOB), 2, asking=True)
    assert await standing(house, match_id) == number
    house.clock.seconds += ANSWERED
    assert await refused(house, match_id, BOB, number) == "refusal-draw-stale"


async def test_what_cannot_end_by_agreement_does_not(house: Hall) -> None:
    alone = await house.begin(("easy",))
    assert await refused(house, alone, ALICE) == "refusal-draw-alone"
    match_id = await house.begin(channel=8)
    with pytest.raises(NotSeated):
        await agrees(house, match_id, MODERATOR)
    assert await refused(house, match_id, BOB, 3) == "refusal-draw-stale"


async def test_a_file_that_claims_an_agreement_is_refuted(house: Hall) -> None:
    """What lets a match end is that all who played agreed to one and the same offer."""
    match_id = await house.begin()
    await agrees(house, match_id, ALICE)
    await agrees(house, match_id, BOB, await standing(house, match_id))
    entries = await house.store.log.entries(match_id)
    assert [decode(e.action, Offer).number for e in entries if e.kind == DRAW] == [
        0,
        entries[-2].number,
    ]
    data: Any = msgspec.json.decode(await house.tables.export(match_id))
    data["log"][-1]["action"]["number"] -= 1
    with pytest.raises(Mismatch):
        confirmed(msgspec.json.encode(data))
