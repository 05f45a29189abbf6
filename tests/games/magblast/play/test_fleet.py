"""/magblast fleet goes by what is suggested, and by what people type in its place."""

from __future__ import annotations

import pytest

from tests.bot.club import Club
from tests.bot.player import Player
from tests.bot.running import begin
from tests.games.shazamm.play.duels import refused


@pytest.mark.parametrize("typed", ["Bob", " bOB ", "bob", "0", "1"])
async def test_a_fleet_goes_by_its_players_name(club: Club, alice: Player, typed: str) -> None:
    await begin(club, "magblast")
    told = await alice.slash("magblast fleet", player=typed)
    assert told.messages[0].pictures, told.text
    by_bob = (await alice.slash("magblast fleet", player="Bob")).messages[0].pictures
    by_alice = (await alice.slash("magblast fleet", player="Alice")).messages[0].pictures
    assert by_bob != by_alice


async def test_a_fleet_goes_by_its_label_or_a_part_that_it_alone_has(
    club: Club, alice: Player, bob: Player
) -> None:
    await begin(club, "magblast")
    for player in (alice, bob):
        labels = (await player.suggestions("magblast fleet", "player")).values()
        for label in labels:
            told = await player.slash("magblast fleet", player=label.upper())
            assert told.messages[0].pictures, told.text
        assert len(labels) == 2


async def test_what_could_be_several_fleets_or_none_is_refused(club: Club, alice: Player) -> None:
    await begin(club, "magblast")
    for typed in ("Zed", "b", "", "9"):
        refused(await alice.slash("magblast fleet", player=typed), "Nobody in play has that fleet")
