"""With nothing in its way the bot does everything once, in order, and tells no untruth."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.guests import offered_by_the_bot
from tests.wire.calm import judged, nothing_happens
from tests.wire.evening import evening
from tests.wire.judge import verdict
from tests.wire.planted import PLANTS

FEW = 5
"""Moves in each game of the quick share."""
MANY = 400
LONG = 300.0
"""Seconds that an entry may take in the soak, on a machine with much to do."""


async def test_an_evening_with_every_game(tmp_path: Path) -> None:
    """Everything is right, and each check notices what it is for."""
    async with evening(tmp_path) as party:
        for game in offered_by_the_bot():
            await party.begin(game)
        await party.play(FEW * len(offered_by_the_bot()))
        evidence = await judged(party)
    assert not any(" WARNING " in line for line in party.bot.log), party.bot.said
    assert party.fake.world.sent_again() == []
    assert all(deed.answer is not None for deed in evidence.deeds)
    assert len(evidence.wanted) >= len(offered_by_the_bot())
    for kind, plants in PLANTS.items():
        for plant in plants:
            found = verdict(plant(evidence))
            wrong = {name for name, faults in found._asdict().items() if faults}
            assert wrong == {kind}, plant.__name__


@pytest.mark.soak
async def test_while_nobody_plays_nothing_happens(tmp_path: Path) -> None:
    async with evening(tmp_path) as party:
        await nothing_happens(party)


@pytest.mark.soak
@pytest.mark.parametrize("game", offered_by_the_bot())
async def test_a_whole_match(game: str, tmp_path: Path) -> None:
    async with evening(tmp_path) as party:
        await party.begin(game)
        await party.play(MANY, LONG)
        await judged(party)
