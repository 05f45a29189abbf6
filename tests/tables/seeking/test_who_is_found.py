"""Who is found for whom, as hours, ratings and wishes change; and that nobody tells who looks."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.core import decode
from store import Changes, Rating
from tables import TableRefusal
from tables.options import DAY, Clock, TableOptions, Welcome
from tables.seeking.fitting import ABOUT
from tables.seeking.seeking import EVERY, STANDS
from tables.seeking.wanted import Strength
from tables.wishes import Quiet, local
from tests.tables.house import ALICE, BOB, Hall
from tests.tables.seeking.looking import (
    CAROL,
    CHANNEL,
    DORA,
    SERVER,
    lobby,
    looks,
    met,
    says_no,
    says_yes,
    seeks,
    wishes,
)


async def test_other_hours_bring_two_together_within_a_minute(house: Hall) -> None:
    night = Quiet(local("UTC", house.clock()).hour, (local("UTC", house.clock()).hour + 15) % 24)
    await wishes(house, BOB, quiet=night)
    await looks(house, ALICE)
    await looks(house, BOB)
    assert await house.store.matches.live() == ()
    await wishes(house, BOB, quiet=replace(night, end=(night.start + 14) % 24))
    await house.pass_time(EVERY)
    assert await seeks(house) == {user: [(await lobby(house)).id] for user in (ALICE, BOB)}


async def test_another_rating_brings_two_together(house: Hall) -> None:
    strong = Rating(SERVER, "shazamm", BOB, 25 + ABOUT + 1, 2.0, 9)
    elsewhere = Rating(SERVER + 1, "shazamm", BOB, 25.0, 2.0, 9)
    await house.store.commit(Changes().rating(strong).rating(elsewhere))
    await looks(house, ALICE, strength=Strength.ABOUT)
    await looks(house, BOB)
    assert await house.store.matches.live() == ()
    await house.store.commit(Changes().rating(replace(strong, mu=25 + ABOUT), strong))
    await house.pass_time(EVERY)
    assert len(await house.store.matches.live()) == 1


async def test_whoever_hides_looks_for_nobody_of_their_strength(house: Hall) -> None:
    await house.tables.people.rank(ALICE, ranked=False)
    with pytest.raises(TableRefusal, match="refusal-seek-hidden"):
        await looks(house, ALICE, strength=Strength.ABOUT)
    with pytest.raises(TableRefusal, match="refusal-seek-nothing"):
        await looks(house, ALICE, clocks=())
    await looks(house, ALICE)
    await looks(house, BOB, strength=Strength.ABOUT)
    assert await house.store.matches.live() == ()


async def test_those_who_have_blocked_each_other_never_meet(house: Hall) -> None:
    await house.tables.people.block(BOB, ALICE)
    await looks(house, ALICE)
    await looks(house, BOB)
    await house.pass_time(EVERY)
    assert await house.store.matches.live() == ()
    await house.tables.people.unblock(BOB, ALICE)
    await house.pass_time(EVERY)
    match_id = (await lobby(house)).id
    await house.tables.people.block(ALICE, BOB)
    with pytest.raises(TableRefusal, match="refusal-not-together"):
        await says_yes(house, match_id, BOB)
    with pytest.raises(TableRefusal, match="refusal-blocked-here"):
        await says_yes(house, match_id, ALICE)
    await says_no(house, match_id, ALICE)
    assert await seeks(house) == {BOB: [None]}


async def test_only_who_is_reliable_enough_is_found(house: Hall) -> None:
    await looks(house, ALICE, welcome=Welcome.RELIABLE)
    await looks(house, BOB)
    assert await house.store.matches.live() == ()
    await looks(house, CAROL, welcome=Welcome.MOSTLY)
    match = await lobby(house)
    assert {row.user_id for row in await house.store.seats(match.id)} == {BOB, CAROL}
    assert decode(match.options, TableOptions).welcome is Welcome.MOSTLY


async def test_nobody_is_found_for_whoever_is_on_holiday(house: Hall) -> None:
    await house.tables.absences.take(ALICE, 2)
    await looks(house, ALICE)
    await looks(house, BOB)
    assert await house.store.matches.live() == ()
    await house.pass_time(2 * DAY)
    assert len(await house.store.matches.live()) == 1


async def test_servers_stay_apart(house: Hall) -> None:
    await looks(house, ALICE)
    await looks(house, BOB, server=SERVER + 1, channel=CHANNEL + 1)
    assert await house.store.matches.live() == ()


async def test_whoever_has_an_answer_to_give_is_not_called_again(house: Hall) -> None:
    match_id = await met(house)
    await looks(house, ALICE, "magblast", channel=8)
    await looks(house, CAROL, "magblast", channel=9)
    assert (await lobby(house)).id == match_id
    await says_no(house, match_id, BOB)
    await house.tables.seeking.look()
    match = await lobby(house)
    assert {row.user_id for row in await house.store.seats(match.id)} == {ALICE, CAROL}
    assert match.game == "magblast"


async def test_it_is_told_how_many_look_and_not_who(house: Hall) -> None:
    await looks(house, ALICE, "magblast", "shazamm", hours=4)
    await looks(house, BOB, "imperium", "magblast", clocks=(Clock.WEEK,))
    await looks(house, CAROL, "imperium", server=SERVER + 1)
    others = await house.tables.seeking.others(SERVER, DORA)
    assert others == ({"imperium": 1, "magblast": 2, "shazamm": 1}, {}, False)
    others = await house.tables.seeking.others(SERVER, ALICE)
    assert others.here == {"imperium": 1, "magblast": 1}
    await house.pass_time(STANDS)
    assert (await house.tables.seeking.others(SERVER, DORA)).here == {}
