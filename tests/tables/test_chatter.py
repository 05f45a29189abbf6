"""The eliminated are heard, each with a pause of their own (ruling 58 of Mag·Blast)."""

from __future__ import annotations

import pytest

from engines.core import MatchOver, text
from tables import TableRefusal
from tables.tables import By
from tables.votes.chatter import CHATTER, PAUSE
from tests.tables import uproar
from tests.tables.house import ALICE, BOB, Hall


async def test_everyone_has_a_pause_of_their_own(house: Hall) -> None:
    match_id = await uproar.begun(house)
    say, boo = house.tables.chatter.say, text("option-number", value="Boo")
    await say(match_id, ALICE, boo)
    await say(match_id, BOB, boo)
    await house.settle()
    house.clock.seconds += PAUSE - 61
    with pytest.raises(TableRefusal) as early:
        await say(match_id, ALICE, boo)
    assert early.value.text.args == {"minutes": 2}
    house.clock.seconds += 61
    await say(match_id, ALICE, boo)
    await house.settle()
    assert sum(len(letter.events) for letter in house.office.on(CHATTER)) == 3


async def test_when_the_match_is_over_nobody_heckles(house: Hall) -> None:
    match_id = await uproar.begun(house)
    await house.tables.play.resign(match_id, By(BOB))
    with pytest.raises(MatchOver):
        await house.tables.chatter.say(match_id, BOB, text("option-number", value="Boo"))


@pytest.mark.parametrize(
    ("passed", "minutes"),
    [(0, 5), (60, 4), (61, 4), (PAUSE - 0.5, 1)],
)
async def test_it_is_told_how_many_minutes_are_left(
    house: Hall, passed: float, minutes: int
) -> None:
    match_id = await uproar.begun(house)
    say, boo = house.tables.chatter.say, text("option-number", value="Boo")
    await say(match_id, ALICE, boo)
    await house.settle()
    house.clock.seconds += passed
    with pytest.raises(TableRefusal) as early:
        await say(match_id, ALICE, boo)
    assert early.value.text.args == {"minutes": minutes}
    house.clock.seconds += PAUSE - passed
    await say(match_id, ALICE, boo)
    await house.settle()
    assert len(house.office.on(CHATTER)) == 2, "each is a message of its own"
