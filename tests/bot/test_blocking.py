"""Keeping out of each other's way: /block, what it does, and that nobody else hears of it."""

from __future__ import annotations

import pytest

from cogs.shared.privacy import MOST_NAMED
from tables.people import MOST_BLOCKED
from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.lobbies import options_with
from tests.bot.player import Player
from tests.games.shazamm.play.duels import begun, lobby, nothing_changes, refused, rows

THREE = pytest.mark.club("alice", "bob", "carol")


async def test_whoever_is_blocked_neither_invites_nor_sits_down(
    club: Club, alice: Player, bob: Player
) -> None:
    reply = await alice.slash("block", alice.person.dm, person=bob.person.user)
    refused(reply, bob.mention, "Only you are told")
    async with nothing_changes(club):
        invited = await bob.slash("play", game="shazamm", opponent=alice.person.member)
    refused(invited, "No puedes invitar a", alice.mention)
    await lobby(alice)
    async with nothing_changes(club):
        refused(await bob.press("join"), "No puedes sentarte en esta mesa")
    assert not any("block" in message.text for message in club.messages)


async def test_whoever_has_blocked_is_told_whom(club: Club, alice: Player, bob: Player) -> None:
    await alice.slash("block", person=bob.person.user)
    async with nothing_changes(club):
        invited = await alice.slash("play", game="shazamm", opponent=bob.person.member)
    refused(invited, "You have blocked", bob.mention, "/unblock")
    await lobby(bob)
    async with nothing_changes(club):
        refused(await alice.press("join"), "You have blocked", bob.mention)
    refused(await alice.slash("block"), "You have blocked", bob.mention)
    refused(await alice.slash("unblock", person=bob.person.user), "can invite you again")
    refused(await alice.slash("block"), "blocked nobody")
    await alice.press("join")
    await bob.press("start")
    assert "match 1" in club.messages[-1].text


async def test_a_block_is_kept_beside_a_language_and_after_a_restart(
    club: Club, alice: Player, bob: Player
) -> None:
    await bob.slash("block", person=alice.person.user)
    await bob.slash("language", language="en")
    await club.restart()
    refused(await bob.slash("block"), "You have blocked", alice.mention)


async def test_whom_one_cannot_block(club: Club, alice: Player, bob: Player) -> None:
    refused(await alice.slash("block", person=alice.person.user), "other than yourself")
    refused(await bob.slash("unblock", person=alice.person.user), "No has bloqueado")


async def test_playing_again_calls_nobody_who_has_blocked_one(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    await alice.slash("block", person=bob.person.user)
    await alice.slash("resign")
    await alice.press("resign")
    pings = len(club.pings)
    await bob.press("again")
    assert "match 2 needs players" in club.messages[-1].text
    assert alice.mention not in club.messages[-1].text
    assert len(club.pings) == pings


async def test_all_who_are_blocked_are_listed_and_none_is_left_out_silently(
    club: Club, alice: Player
) -> None:
    others = [1234567890123456789 + n for n in range(MOST_BLOCKED)]
    with club.as_the_bot():
        for other in others:
            await club.bot.services.tables.people.block(alice.id, other)
    told = (await alice.slash("block")).text
    assert all(f"<@{other}>" in told for other in others), told[-60:]
    kept = (await alice.slash("privacy show")).text
    assert kept.count("<@") == MOST_NAMED
    assert f"and {MOST_BLOCKED - MOST_NAMED} more; the file names them all" in kept


@THREE
async def test_the_host_takes_somebody_out_by_the_menu(
    club: Club, alice: Player, bob: Player
) -> None:
    await lobby(alice, bob)
    page = await options_with(alice, "take-out")
    menu = page.control("take-out")
    assert menu is not None
    assert menu.options == {str(bob.id): "Bob"}
    async with nothing_changes(club):
        deed = forged(bob.person.member, club.messages[-1], menu.custom_id, str(bob.id))
        refused((await club.at_once(deed))[0], "Eso solo puede hacerlo")
    await alice.choose("take-out", str(bob.id), on=page)
    assert rows(club, "SELECT name FROM seat") == [("Alice",)]
    assert f"{alice.mention} has taken {bob.mention} out" in club.messages[-1].text
    assert alice.now(page).control("take-out") is None
    await club["carol"].press("join")
    await alice.press("start")
    assert "match 1" in club.messages[-1].text
