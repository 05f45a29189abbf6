"""The map in large for whoever waits or only watches, by a button that answers in private."""

from __future__ import annotations

import pytest

from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.imperium.play.campaigns import begun
from tests.games.shazamm.play.duels import begun as duel_begun

ALL_THREE = pytest.mark.club("alice", "bob", "carol")


@ALL_THREE
async def test_who_waits_and_who_watches_look_closely_by_a_button(club: Club, bob: Player) -> None:
    campaign = await begun(club, chance="false")
    await campaign.give_initiative(club["alice"])
    before = club.messages
    for player in (bob, club["carol"]):
        (shown,) = (await player.press("closer", on=club.messages[-1])).messages
        assert shown.ephemeral and len(shown.pictures) == 1
        menu = shown.control("closer", menu=True)
        assert menu is not None and len(menu.options) > 1 and len(menu.chosen) == 1
        other = next(area for area in menu.options if area not in menu.chosen)
        await player.choose("closer", other, on=shown)
        now = club.look_up(shown.channel_id, shown.id)
        assert now.pictures != shown.pictures
        chosen = now.control("closer", menu=True)
        assert chosen is not None and chosen.chosen == (other,)
    assert club.messages == before


@ALL_THREE
async def test_the_hand_of_whoever_waits_has_the_button_too(club: Club, bob: Player) -> None:
    campaign = await begun(club, chance="false")
    await campaign.give_initiative(club["alice"])
    assert bob.dms[-1].control("closer") is not None
    reply = await bob.press("closer", on=bob.dms[-1])
    assert reply.messages[0].pictures


async def test_games_with_small_boards_have_no_such_button(club: Club) -> None:
    await duel_begun(club)
    assert not any(message.control("closer") for message in club.messages)
