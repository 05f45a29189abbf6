"""What failed waits, and is shown seconds after all is well again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engines.shazamm.model import Cast
from tables import Delivery, Later, Shut
from tables.limits import Limits
from tables.tables import By
from tests.tables.bets import COMMITTED, bet, later, shown
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import PRIVATE, PostOffice


class Troubled(PostOffice):
    """A post office that is in trouble with everything, or with the board of one match."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self.down = False
        self.boards: dict[int, type[Exception]] = {}
        self.refused = 0

    def _may(self, delivery: Delivery, channel_id: int = PRIVATE) -> None:
        trouble = Later if self.down else None
        if delivery.surface == "board":
            trouble = self.boards.get(delivery.scene.match.id, trouble)
        if trouble is not None:
            self.refused += 1
            raise trouble
        super()._may(delivery, channel_id)


@pytest.fixture
def office() -> Troubled:
    return Troubled(Clock())


@pytest.fixture
async def troubled(tmp_path: Path, office: Troubled) -> AsyncIterator[Hall]:
    assert isinstance(office.now, Clock)
    async with hall(tmp_path / "t.db", office.now, office) as opened:
        yield opened


async def test_all_is_shown_seconds_after_an_outage_though_nobody_does_anything(
    troubled: Hall, office: Troubled
) -> None:
    matches = [await troubled.begin(channel=channel) for channel in range(1, 6)]
    office.down = True
    for match_id in matches:
        await bet(troubled, match_id, ALICE, 5)
        await bet(troubled, match_id, BOB, 6)
    await later(troubled, 600)
    refused = office.refused
    await later(troubled, 120)
    assert office.refused - refused <= 40, "it is not pestered"
    office.down = False
    await later(troubled, 5)
    assert all(shown(troubled, match_id) for match_id in matches)


@pytest.mark.parametrize("news", ["move", "asked", "show_again", "reconnected", "success"])
async def test_what_shows_that_all_is_well_again_ends_every_wait(
    troubled: Hall, office: Troubled, news: str
) -> None:
    match_id, other = await troubled.begin(), await troubled.begin(channel=8)
    office.down = True
    await bet(troubled, match_id, ALICE, 5)
    await bet(troubled, match_id, BOB, 6)
    await later(troubled, 400)
    office.down = False
    if news == "move":
        await troubled.tables.play.resign(match_id, By(ALICE))
    elif news == "asked":
        await troubled.tables.scene_for(match_id, BOB)
    elif news == "show_again":
        await troubled.tables.show_again(match_id, BOB)
    elif news == "reconnected":
        troubled.tables.delivery.reconnected()
    else:
        await bet(troubled, other, ALICE, 5)
        troubled.clock.seconds += 1
        troubled.tables.delivery.kick()
    await troubled.settle()
    assert shown(troubled, match_id)
    assert await troubled.store.outbox.next_at() is None


async def test_after_a_restart_nothing_sleeps_on(tmp_path: Path, office: Troubled) -> None:
    assert isinstance(office.now, Clock)
    async with hall(tmp_path / "t.db", office.now, office) as house:
        match_id = await house.begin()
        office.boards[match_id] = Shut
        await bet(house, match_id, ALICE, 5)
        await later(house, 100)
        office.boards.clear()
    async with hall(tmp_path / "t.db", office.now, office) as house:
        await house.tables.resume()
        await house.settle()
        assert await house.store.outbox.next_at() is None


@pytest.mark.parametrize("news", ["move", "asked"])
async def test_a_closed_channel_is_tried_only_when_somebody_plays_or_looks_there(
    troubled: Hall, office: Troubled, news: str
) -> None:
    match_id, other = await troubled.begin(), await troubled.begin(channel=8)
    office.boards[match_id] = Shut
    await bet(troubled, match_id, ALICE, 5)
    await later(troubled, 100)
    refused = office.refused
    for mana in range(1, 6):
        troubled.clock.seconds += 1
        await bet(troubled, other, ALICE, mana)
        await bet(troubled, other, BOB, 1)
    troubled.tables.delivery.reconnected()
    await troubled.settle()
    assert office.refused == refused
    office.boards.clear()
    if news == "move":
        await troubled.tables.play.submit(match_id, By(BOB), Cast(6))
    else:
        await troubled.tables.scene_for(match_id, BOB)
    await troubled.settle()
    boards = [x for x in office.on("board") if x.scene.match.id == match_id]
    assert COMMITTED in [event.key for letter in boards for event in letter.events]


@pytest.mark.parametrize("ends", [1, 3, 4], ids=lambda seconds: f"{seconds} s later")
async def test_whatever_wakes_them_in_the_trouble_something_goes_ahead_again(
    tmp_path: Path, ends: int
) -> None:
    """Also where the one that was to go ahead was woken before its time, and failed with all."""
    clock = Clock()
    office = PostOffice(clock)
    async with hall(tmp_path / "t.db", clock, office) as house:
        matches = [await house.begin(channel=channel) for channel in (1, 2, 3)]
        office.before = [Later] * 10_000
        for match_id in matches:
            await bet(house, match_id, ALICE, 5)
        for _ in range(8):
            await later(house, 3)
            house.tables.delivery.reconnected()
            await house.settle()
        await later(house, ends)
        office.before.clear()
        await later(house, 6)
        assert house.told(COMMITTED) == len(matches)
        assert await house.store.outbox.next_at() is None


async def test_one_that_never_gets_through_is_tried_ever_less(
    troubled: Hall, office: Troubled
) -> None:
    """Though all others do: their success says that the trouble is its own."""
    troubled.tables.allowance.limits = Limits(reposts=40)
    match_id, other = await troubled.begin(), await troubled.begin(channel=8)
    office.boards[match_id] = Later
    await bet(troubled, match_id, ALICE, 5)
    refused = office.refused
    for _ in range(40):
        troubled.clock.seconds += 8
        await troubled.tables.show_again(other, ALICE)
        await troubled.settle()
    assert office.refused - refused <= 9
