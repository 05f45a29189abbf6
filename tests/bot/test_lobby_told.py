"""What a lobby says is so: times, levels, and in which language it speaks."""

from __future__ import annotations

import pytest

from tests.bot.becoming import given_up
from tests.bot.club import Club
from tests.bot.lobbies import sets
from tests.bot.player import Player
from tests.games.shazamm.play.duels import begun


@pytest.mark.parametrize(
    ("clock", "told"), [("1h", "as for a move"), ("1h-5m", "as for a move"), ("1d", "6 hours")]
)
async def test_no_answer_is_said_to_have_longer_than_a_turn(
    club: Club, alice: Player, clock: str, told: str
) -> None:
    await alice.slash("play", game="magblast")
    if clock != "1d":
        await sets(alice, "clock", clock)
    assert f"Time to answer: **{told}**" in club.messages[-1].text


async def test_whoever_names_a_level_alone_plays_a_computer(club: Club, alice: Player) -> None:
    await alice.slash("play", game="shazamm", level="hard")
    assert "(hard)" in club.messages[-1].text


async def test_a_match_is_played_again_in_the_language_that_the_server_chose_since(
    club: Club, alice: Player
) -> None:
    club.promote(alice, manage_guild=True)
    await begun(club)
    await alice.slash("language", language="es", whom="server")
    await given_up(club, "bob")
    await alice.press("again")
    assert "partida" in club.messages[-1].text
