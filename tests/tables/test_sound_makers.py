"""Whom a sound is told of once another plays on the seat from which it was made."""

from __future__ import annotations

from tables.lobby import Guest
from tables.mentions import mentioned
from tables.tables import By
from tables.votes.ballots import Question
from tests.tables import uproar
from tests.tables.handing import handed
from tests.tables.house import ALICE, BOB, Hall
from tests.tables.three import CAROL


async def test_a_sound_is_of_whoever_made_it_though_another_sits_there_by_the_end(
    house: Hall,
) -> None:
    """And no name stands beside it that would stay once that other is forgotten."""
    match_id = await uproar.noisy(house, 8)
    await handed(house, match_id, ALICE, Guest(CAROL, "Carol", 9))
    await house.tables.play.resign(match_id, By(BOB))
    await uproar.later(house, 5)
    rows = await house.store.sounds.candidates(match_id)
    assert {row.name for row in rows} == {"", "B*o*b"}
    votes = [3 * (row.user_id == ALICE) for row in rows]
    for question in Question:
        await uproar.voted(house, match_id, question, *votes)
    await uproar.later(house)
    (letter,) = house.office.on("verdict")
    assert {line.args["who"] for line in letter.events} == {mentioned(ALICE)}
    best = await house.tables.records.best_sounds(uproar.GUILD, 10)
    assert {row.name for row in best} == {""}
