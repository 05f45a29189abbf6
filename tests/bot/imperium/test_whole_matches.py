"""Whole missions, as people play them: by commands, by panels, and against the computer."""

from __future__ import annotations

from engines.imperium.actions import End
from tests.bot.club import Club
from tests.bot.imperium.campaigns import Campaign, begun, first_proposal, type_in
from tests.bot.player import Player

LONG = 3000


async def play_on(campaign: Campaign) -> int:
    """Let both play the most promising actions by commands, until the match is over."""
    for number in range(LONG):
        state = await campaign.state()
        if state.board.result is not None:
            return number
        (player, *_) = await campaign.asked()
        seat = campaign.players.index(player)
        action = first_proposal(state, seat)
        reply = await type_in(campaign, player, action)
        assert reply.private
        if isinstance(action, End) or await campaign.drafted(player):
            reply = await campaign.does(player, "submit")
        assert await campaign.state() != state, (action, reply.text)
    raise AssertionError("the match does not end")


async def test_two_people_play_by_commands(club: Club, alice: Player, bob: Player) -> None:
    campaign = await begun(club, mission="convoy", length="short")
    print(await play_on(campaign))
    print(club.messages[-1].text)
    assert 0
