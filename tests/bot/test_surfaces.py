"""Offline play: what is clicked is what was seen, and everyone sees what happens."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from datetime import timedelta

import discord
import pytest
from aiohttp import ClientSession

from cogs.words.strings import speaker
from engines.core import text
from offline.surfaces import Surfaces
from tests.bot.club import Club
from tests.bot.player import Player
from tests.bot.tab import Tab

Open = Callable[[str], Awaitable[Tab]]


@pytest.fixture
def tab(session: ClientSession, address: str) -> Open:
    return lambda path: Tab(session, address).open(path)


async def test_a_click_reaches_the_button_that_was_seen(
    club: Club, alice: Player, bob: Player, tab: Open
) -> None:
    """Somebody's move between the look and the click neither loses nor misleads the click."""
    await alice.slash("play", game="shazamm")
    seen_by_alice, seen_by_bob = await tab("/as/alice/games"), await tab("/as/bob/games")
    await seen_by_bob.click("Join")
    result = await seen_by_alice.click("Start")
    assert not result["rejected"]
    assert "notice" not in result
    assert alice.dms
    assert bob.dms


async def test_a_click_on_a_button_that_is_gone_does_nothing_and_says_so(
    club: Club, alice: Player, bob: Player, tab: Open
) -> None:
    await alice.slash("play", game="shazamm")
    await bob.press("join")
    seen_by_bob = await tab("/as/bob/games")
    await alice.press("start")
    requests = len(club.requests)
    result = await seen_by_bob.click("Options")
    assert result["rejected"]
    assert result["notice"] == speaker("es")(text("offline-changed"))
    assert len(club.requests) == requests


async def test_direct_messages_name_the_channel_that_they_mention(
    club: Club, alice: Player, bob: Player, tab: Open
) -> None:
    """Whoever waits reads where the board stands: a channel's name, and no number."""
    await alice.slash("play", game="rebelmoon")
    await bob.press("join")
    await alice.press("start")
    for player in (alice, bob):
        await player.slash("rebelmoon pass")
    (waiting,) = [one for one in (alice, bob) if f"<#{club.channel.id}>" in one.dms[-1].text]
    letters = await tab(f"/as/{waiting.person.name}/dm")
    assert '"label": "#games"' in json.dumps(letters.shown)


async def test_a_click_on_a_message_that_is_gone_does_nothing_and_says_so(
    club: Club, alice: Player, tab: Open
) -> None:
    await alice.slash("play", game="shazamm")
    seen_by_alice = await tab("/as/alice/games")
    club.delete(club.messages[-1])
    assert (await seen_by_alice.click("Start"))["notice"] == speaker("en")(text("offline-changed"))


async def test_everyone_sees_what_another_does(alice: Player, tab: Open) -> None:
    await alice.slash("play", game="shazamm")
    seen_by_alice, seen_by_bob = await tab("/as/alice/games"), await tab("/as/bob/games")
    await seen_by_bob.click("Join")
    await seen_by_alice.click("Start")
    letters = await tab("/as/bob/dm")
    await seen_by_bob.look()
    assert not seen_by_bob.has_button("Join")
    assert letters.shown["timeline"]


async def test_a_thread_is_a_place_of_its_own(
    club: Club, alice: Player, surfaces: Surfaces, tab: Open
) -> None:
    await alice.slash("play", game="shazamm", where="thread")
    await surfaces.show_news()
    in_thread = await tab(f"/as/bob/{club.threads[0].id}")
    assert in_thread.has_button("Join")


async def test_everyone_is_offered_commands_in_their_language(club: Club, tab: Open) -> None:
    seen_by_alice, seen_by_bob = await tab("/as/alice/games"), await tab("/as/bob/games")
    assert "play" in await seen_by_alice.commands()
    assert "play" not in await seen_by_bob.commands()
    result = await seen_by_bob.run("jugar", juego="shazamm")
    assert result["acknowledgement"] == "acknowledged"
    assert club.messages[-1].control("join")


async def test_a_refused_command_is_an_answered_one(club: Club, alice: Player, tab: Open) -> None:
    seen_by_alice = await tab("/as/alice/games")
    result = await seen_by_alice.run("undo")
    assert (result["settlement"], result["uncertain"]) == ("settled", False)
    assert "no match in this channel" in alice.sees()[-1].text


async def test_a_place_opens_at_no_message_of_the_past(
    club: Club, alice: Player, surfaces: Surfaces, tab: Open
) -> None:
    await alice.slash("play", game="shazamm")
    await surfaces.show_news()
    assert (await tab("/as/alice/games")).shown["targetId"] is None


async def test_the_page_answers_only_its_own_machine(address: str, session: ClientSession) -> None:
    elsewhere = {"Host": "broadside.example"}
    async with session.get(f"{address}/places", headers=elsewhere) as answer:
        assert answer.status == 403
    stranger = {"X-Simcord-Capability": "guessed"}
    async with session.get(f"{address}/api/state", headers=stranger) as answer:
        assert answer.status == 401
    async with session.get(f"{address}/as/carol/games") as answer:
        assert answer.status == 404


# -- Polls -------------------------------------------------------------------------------------


async def post_poll(club: Club) -> int:
    """Let the bot ask something in the channel, and return the message's id."""
    poll = discord.Poll("Which sound?", timedelta(hours=24))
    poll.add_answer(text="Pew").add_answer(text="KA-BLAM!")
    channel = club.bot.get_partial_messageable(club.channel.id)
    nobody = discord.AllowedMentions.none()
    return (await channel.send(poll=poll, allowed_mentions=nobody)).id


async def test_a_poll_is_seen_and_voted_in(club: Club, tab: Open) -> None:
    number = await post_poll(club)
    seen_by_alice, seen_by_bob = await tab("/as/alice/games"), await tab("/as/bob/games")
    shown = seen_by_bob.poll(number)
    assert shown["question"] == "Which sound?"
    assert [answer["text"] for answer in shown["answers"]] == ["Pew", "KA-BLAM!"]
    await seen_by_alice.vote(number, 2)
    await seen_by_bob.vote(number, 1)
    await seen_by_bob.vote(number, 2)
    await seen_by_alice.look()
    assert [answer["count"] for answer in seen_by_alice.poll(number)["answers"]] == [0, 2]


async def test_who_may_not_make_polls_makes_none(club: Club) -> None:
    club.forbid("send_polls")
    with pytest.raises(discord.Forbidden):
        await post_poll(club)
    assert club.messages == []
