"""Clocks as people meet them: a reminder, the default when time runs out, and /status."""

from __future__ import annotations

import pytest

from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.shazamm.play.duels import begun, cast, nothing_changes, refused, rows


async def test_a_reminder_calls_whoever_is_late_once(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club, clock="1h")
    await cast(alice, 5)
    await club.advance(minutes=49)
    assert "**Bob**, your time is running out" in club.messages[-1].text
    assert bob.mention in club.messages[-1].text
    assert [ping.user_ids for ping in club.pings[1:]] == [(bob.id,)]
    await club.advance(minutes=10)
    assert len(club.pings) == 2
    await cast(bob, 6)
    assert "bets 6" in club.messages[-1].text


async def test_half_of_the_time_is_told_in_private(club: Club, alice: Player, bob: Player) -> None:
    await begun(club, clock="1d")
    await cast(alice, 5)
    boards, letters = len(club.messages), len(bob.dms)
    await club.advance(hours=12, minutes=1)
    assert (len(club.messages), len(bob.dms)) == (boards, letters + 1)
    (told,) = (line for line in bob.dms[-1].text.splitlines() if "mitad" in line)
    assert told == "Ha pasado la mitad de tu tiempo; /partidas dice cuándo se acaba."
    assert "<t:" not in told, "clocks move, and this stays"
    await club.advance(hours=8)
    assert "**Bob**, your time is running out" in club.messages[-1].text


async def test_whoever_waits_nudges_once_a_day(club: Club, alice: Player, bob: Player) -> None:
    await begun(club, clock="7d")
    await cast(alice, 5)
    refused(await bob.slash("nudge"), "La partida te espera a ti")
    reply = await alice.slash("nudge")
    assert reply.private and "I have called **Bob**" in reply.text
    assert "**Alice** asks **Bob** not to forget this match" in club.messages[-1].text
    assert club.pings[-1].user_ids == (bob.id,)
    await club.restart()
    async with nothing_changes(club):
        refused(await alice.slash("nudge"), "you can again <t:")
    await club.advance(days=1, minutes=1)
    await alice.slash("nudge")
    assert "not to forget" in club.messages[-1].text


async def test_whoever_waits_nudges_from_below_their_hand(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    await cast(alice, 5)
    hand, calls = (await alice.slash("hand")).messages[0], len(club.pings)
    reply = await alice.press("Nudge", on=hand)
    assert reply.private and "I have called **Bob**" in reply.text
    assert len(club.pings) == calls + 1 and club.pings[-1].user_ids == (bob.id,)
    async with nothing_changes(club):
        refused(await alice.press("Nudge", on=hand), "you can again <t:")
    await cast(bob, 5)
    assert "Nudge" not in str((await alice.slash("hand")).messages[0].controls)
    async with nothing_changes(club):
        refused(await alice.press("Nudge", on=hand), "It is you whom the match waits for.")


async def test_whoever_lets_time_run_out_bets_the_least_and_is_called_to_the_next_turn(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club, clock="1h")
    await cast(alice, 5)
    await club.advance(minutes=61)
    told = club.messages[-1].text
    assert "**Bob** ran out of time" in told
    assert "**Bob** bets 1 with Decoy" in told
    assert "**Alice** bets 5" in told
    assert set(club.pings[-1].user_ids) == {alice.id, bob.id}
    assert "Te toca" in bob.dms[-1].text


async def test_when_both_let_time_run_out_the_match_goes_on(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club, clock="1h")
    await club.advance(minutes=61)
    told = "\n".join(message.text for message in club.messages)
    assert "**Alice** ran out of time" in told
    assert "**Bob** ran out of time" in told
    assert "Power: **Alice** 1, **Bob** 1" in told
    assert set(club.pings[-1].user_ids) == {alice.id, bob.id}
    assert rows(club, "SELECT kind FROM entry WHERE kind <> 'deal'") == [("clock",), ("clock",)]


@pytest.mark.parametrize("hours", [0.9, 2, 300])
async def test_nobodys_time_ends_while_the_bot_is_down(club: Club, hours: float) -> None:
    await begun(club, clock="1h")
    await club.sleep(hours=hours)
    await club.advance(seconds=5)
    text = club.messages[-1].text
    assert ("time is running out" if hours < 1 else "the match waits for you.") in text
    assert "ran out of time" not in text
    if hours > 1:  # the whole hour is left
        assert "time is running out" not in text
        await club.advance(minutes=49)
        assert "time is running out" in club.messages[-1].text
    await club.advance(hours=1.05)
    assert "ran out of time" in "\n".join(message.text for message in club.messages[-2:])


async def test_without_a_clock_nobody_is_hurried(club: Club, alice: Player) -> None:
    await begun(club, clock="none")
    before = club.messages
    await club.sleep(days=300)
    await club.advance(seconds=5)
    assert club.messages == before
    assert "Time runs out" not in (await alice.slash("status")).text
    await cast(alice, 5)
    assert "**Alice** is ready" in club.messages[-1].text


async def test_an_ended_match_hurries_nobody(club: Club, alice: Player) -> None:
    await begun(club, clock="1h")
    await alice.slash("resign")
    await alice.press("resign")
    before = club.messages
    await club.sleep(days=1)
    await club.advance(seconds=5)
    assert club.messages == before
