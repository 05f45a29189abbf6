"""Giving up: asked once, answered once, told once."""

from __future__ import annotations

import pytest

from tests.bot.club import Club
from tests.bot.deeds import filled_in, forged
from tests.bot.player import Player
from tests.bot.seen import Seen
from tests.games.shazamm.play.duels import begun, cast, nothing_changes, rows, turn


async def question(player: Player) -> Seen:
    return (await player.slash("resign")).messages[0]


def now(club: Club, message: Seen) -> Seen:
    return club.look_up(message.channel_id, message.id)


def going_on(club: Club) -> bool:
    return rows(club, "SELECT status FROM match") == [("playing",)]


async def test_whoever_plays_on_is_asked_no_more(club: Club, alice: Player) -> None:
    await begun(club)
    asked = await question(alice)
    assert "Shazamm! · match 1" in asked.text
    async with nothing_changes(club):
        await alice.press("No, play on", on=asked)
    assert "You play on" in now(club, asked).text
    assert not now(club, asked).controls


async def test_whoever_gives_up_is_asked_no_more_and_the_reason_is_told_once(
    club: Club, alice: Player
) -> None:
    await begun(club)
    asked = await question(alice)
    await alice.press("Yes, give up", on=asked)
    assert "You have given up" in now(club, asked).text
    assert not now(club, asked).controls
    assert club.messages[-2].text.count("gave up") == 1
    assert not going_on(club)


async def test_a_question_that_the_match_has_overtaken_is_asked_anew(
    club: Club, alice: Player
) -> None:
    await begun(club)
    asked = await question(alice)
    await turn(club, (5,), (6,))
    async with nothing_changes(club):
        await alice.press("Yes, give up", on=asked)
    assert going_on(club)
    assert "has gone on since" in now(club, asked).text
    await alice.press("Yes, give up", on=now(club, asked))
    assert not going_on(club)


async def test_a_question_is_asked_anew_that_the_match_overtakes_in_the_same_moment(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    await cast(alice, 5)
    asked = await question(alice)
    agrees = asked.control("resign")
    assert agrees is not None
    await club.at_once(
        filled_in(bob.person.member, club.channel.id, "b:1:1:cast:=", {"bet": "6"}),
        forged(alice.person.member, asked, agrees.custom_id),
    )
    assert going_on(club)
    assert "has gone on since" in now(club, asked).text
    await alice.press("Yes, give up", on=now(club, asked))
    assert not going_on(club)


async def test_a_question_stands_that_another_process_has_asked_after_a_move(
    club: Club, alice: Player
) -> None:
    await begun(club)
    with club.as_the_bot():
        before = await club.bot.services.tables.live.position(1)
    await turn(club, (5,), (6,))
    asked = await question(alice)
    async with club.bot.services.tables.live.hold(1) as table:
        table.position = before  # nothing of that was known in this process
    await alice.press("Yes, give up", on=asked)
    assert "You have given up" in now(club, asked).text
    assert not going_on(club)


@pytest.mark.parametrize("answer", ["Yes, give up", "No, play on"])
async def test_a_question_about_a_match_that_is_over_is_asked_no_more(
    club: Club, alice: Player, bob: Player, answer: str
) -> None:
    await begun(club)
    asked = await question(alice)
    await bob.press("resign", on=await question(bob))
    async with nothing_changes(club):
        await alice.press(answer, on=asked)
    assert not now(club, asked).controls


async def test_ones_own_change_of_mind_does_not_overtake_the_question(
    club: Club, alice: Player
) -> None:
    await begun(club)
    asked = await question(alice)
    await cast(alice, 3)
    await alice.press("Yes, give up", on=asked)
    assert not going_on(club)
