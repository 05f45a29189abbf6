"""A channel that is gone: no way leads there, and what was asked in it is asked in private."""

from __future__ import annotations

import re

import pytest
import simcord

from tables.match import closing
from tables.options import HOUR
from tests.bot.club import Club
from tests.bot.notifying import hour, wishes
from tests.bot.player import Player
from tests.bot.questions import VERBS, asks, opens_bets, with_button
from tests.bot.seen import Seen
from tests.games.shazamm.play.duels import begun, last_match, rows

ADDRESS = re.compile(r"https://discord\.com/channels/([@\w/]+)")


async def listed(player: Player, place: simcord.ChannelHandle) -> list[Seen]:
    """Return what `/matches` and `/next` tell somebody in a place."""
    replies = [await player.slash(command, place) for command in ("matches", "next")]
    return [message for reply in replies for message in reply.messages]


def ways(messages: list[Seen]) -> list[str]:
    """Return where all links and buttons of some messages lead."""
    urls = [link for message in messages for link in message.links]
    return ADDRESS.findall("\n".join([*(message.text for message in messages), *urls]))


def only_in(club: Club, found: list[str]) -> bool:
    """Tell whether there are ways, of which none leads into the channel of the club."""
    return bool(found) and not any(str(club.channel.id) in way for way in found)


@pytest.mark.parametrize("noticed", ["at once", "by what is told"])
@pytest.mark.parametrize("kind", VERBS)
async def test_no_way_leads_to_a_channel_that_is_gone_and_each_question_is_answered_in_private(
    club: Club, alice: Player, bob: Player, kind: str, noticed: str
) -> None:
    """Bob is asked something by Alice, and wishes to hear of it once a day."""
    await begun(club, clock="3d")
    if kind == "undo":
        await opens_bets(alice, bob)
    await wishes(bob, how="digest", digest=hour(club, 3))
    await asks(kind, alice)
    if noticed == "at once":
        club.env.backend.delete_channel(club.channel.id)
        await club.rest()
    else:  # by no process that has heard of it
        await club.end()
        club.env.backend.delete_channel(club.channel.id)
        await club.start_anew()
        with club.as_the_bot():
            await club.bot.services.tables.renew_board(last_match(club))
        await club.rest()
    known = len(bob.dms)
    await club.advance(hours=4)
    there = club.world.guild.create_text_channel("elsewhere")
    (roll,) = bob.dms[known:]
    places = (bob.person.dm, there)
    found = ways([roll, *[seen for place in places for seen in await listed(bob, place)]])
    assert only_in(club, found), found
    (question,) = with_button(bob.dms, kind)
    assert f"@me/{bob.person.dm.id}/{question.id}" in ways([roll])
    await bob.press(VERBS[kind], on=question)
    assert not with_button(bob.dms, kind)


async def test_whom_no_direct_message_reaches_is_led_to_the_server(club: Club, bob: Player) -> None:
    """There a match can be moved."""
    club.close_dms(bob)
    await begun(club, clock="3d")
    there = club.world.guild.create_text_channel("elsewhere")
    club.env.backend.delete_channel(club.channel.id)
    await club.rest()
    assert set(ways(await listed(bob, there))) == {str(club.world.guild.id)}


async def test_no_way_leads_to_a_channel_that_is_gone_when_nobody_waits_for_it_any_more(
    club: Club, alice: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(closing, "LONGEST", 12 * HOUR)
    await begun(club, clock="3d")
    club.env.backend.delete_channel(club.channel.id)
    await club.advance(hours=13)
    assert rows(club, "SELECT 1 FROM deadline WHERE kind = 'place'") == []
    for place in (bob.person.dm, club.world.guild.create_text_channel("elsewhere")):
        found = ways(await listed(bob, place))
        assert only_in(club, found), found
