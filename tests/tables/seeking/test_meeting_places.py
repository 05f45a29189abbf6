"""Two who were found for each other meet where there is room."""

from __future__ import annotations

import pytest

from store import Seek
from tables.seeking.seeking import EVERY, Use
from tables.seeking.wanted import Found
from tests.tables.house import ALICE, BOB, MODERATOR, Hall
from tests.tables.seeking.looking import (
    CAROL,
    CHANNEL,
    DORA,
    lobby,
    looks,
    seeks,
)


async def never(one: Seek, _other: Seek, _what: Found, _use: Use) -> bool:
    raise AssertionError(f"{one.user_id} may open no thread")


async def test_a_lobby_stands_where_no_match_is(house: Hall) -> None:
    house.tables.seeking.opens_thread = never
    await house.begin(channel=CHANNEL)
    await looks(house, CAROL)
    await looks(house, DORA)
    await house.pass_time(EVERY)
    assert await seeks(house) == {CAROL: [None], DORA: [None]}
    await looks(house, ALICE, channel=8)
    found_ = await seeks(house)
    assert found_[CAROL] == found_[ALICE] != [None] and found_[DORA] == [None]
    match = await house.store.match(found_[CAROL][0] or 0)
    assert match is not None and (match.channel_id, match.host_id) == (8, CAROL)


@pytest.mark.parametrize(("may", "opened"), [(ALICE, 7), (BOB, 8)])
async def test_where_channels_have_matches_a_thread_is_opened_for_who_may_open_one(
    house: Hall, may: int, opened: int
) -> None:
    asked: list[tuple[int, int]] = []

    async def opens(one: Seek, other: Seek, what: Found, use: Use) -> bool:
        asked.append((one.channel_id, other.channel_id))
        assert what.game == "magblast"
        return len(asked) > 1 and await use(99)  # Discord is in trouble at first

    house.tables.seeking.opens_thread = opens
    for channel in (CHANNEL, 8):
        await house.begin(channel=channel, computers=("easy",))
    await looks(house, ALICE, "magblast", threads=may == ALICE)
    await looks(house, BOB, "magblast", channel=8, threads=may == BOB)
    assert await seeks(house) == {ALICE: [None], BOB: [None]}
    await house.pass_time(EVERY)
    assert asked == [(opened, 15 - opened)] * 2
    (match_id,) = {match_id for [match_id] in (await seeks(house)).values()}
    match = await house.store.match(match_id or 0)
    assert match is not None and match.channel_id == 99


async def test_where_no_thread_can_be_opened_both_wait(
    house: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    for channel in (CHANNEL, 8):
        await house.begin(channel=channel, computers=("easy",))
    await looks(house, ALICE, threads=True)
    await looks(house, BOB, channel=8, threads=True)
    await house.pass_time(EVERY)
    assert await seeks(house) == {ALICE: [None], BOB: [None]}
    assert not caplog.records


async def test_a_free_channel_ends_the_wait(house: Hall) -> None:
    match_id = await house.begin(channel=CHANNEL)
    await looks(house, CAROL)
    await looks(house, DORA)
    await house.tables.lobby.cancel(match_id, MODERATOR, moderator=True)
    await house.pass_time(EVERY)
    assert {row.user_id for row in await house.store.seats((await lobby(house)).id)} == {
        CAROL,
        DORA,
    }
