"""The proof that a match was fair: who gets it, when, and what it notices."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from typing import Any

import discord
import pytest
from simcord import ChannelHandle

from tables.fairness import commitment
from tables.verify import Mismatch, verify
from tests.bot.club import Club
from tests.bot.lobbies import pages
from tests.bot.player import Player, Reply
from tests.bot.seen import Seen
from tests.games.shazamm.play.duels import (
    begun,
    cast,
    has_boards,
    lobby,
    nothing_changes,
    play_quickly,
    refused,
)


def hashes(club: Club) -> tuple[str, str]:
    """Return the promise and the last hash of a match, as they stand in the channel."""
    (promise,) = re.findall(r"`([0-9a-f]{64})`", club.messages[0].text)
    texts = (message.text for message in reversed(club.messages))
    last = next(
        found for text in texts for found in re.findall(r"log(?: so far)?: `([0-9a-f]{32})`", text)
    )
    return promise, last


async def test_the_proof_keeps_the_promise_of_the_lobby(
    club: Club, alice: Player, bob: Player
) -> None:
    """The SHA-256 told when the lobby opened is that of the secret told at the end."""
    await lobby(alice)
    promised = re.findall(r"[0-9a-f]{64}", club.messages[-1].text)
    await bob.press("join")
    await alice.press("start")
    await cast(alice, 3)
    for player, gist in ((alice, "once it has ended"), (bob, "cuando ha terminado")):
        async with nothing_changes(club):
            refused(await player.slash("export"), gist)
    await bob.slash("resign")
    await bob.press("resign")
    (told,) = re.findall(r"[0-9a-f]{64}", club.messages[-2].text)
    assert promised == [commitment(told)]
    reply = await bob.slash("export")
    assert reply.private
    assert "La partida 1 como archivo" in reply.text
    assert verify(reply.messages[0].pictures[0], *hashes(club)).startswith("confirmed")


@pytest.mark.club("alice", "bob", "carol", "dora")
async def test_whoever_could_watch_gets_the_proof_once_the_match_has_ended(
    club: Club, alice: Player
) -> None:
    await begun(club)
    for name, gist in (("carol", "once it has ended"), ("dora", "cuando ha terminado")):
        async with nothing_changes(club):
            refused(await club[name].slash("export"), gist)
    await alice.slash("resign")
    await alice.press("resign")
    assert "/export gives anybody a file" in club.messages[-2].text
    for name in ("carol", "dora"):
        async with nothing_changes(club):
            reply = await club[name].slash("export")
        assert reply.private
        assert verify(reply.messages[0].pictures[0], *hashes(club)).startswith("confirmed")


async def test_a_lobby_does_not_hide_the_match_that_ended_before_it(
    club: Club, alice: Player
) -> None:
    await begun(club)
    await alice.slash("resign")
    await alice.press("resign")
    await alice.press("again")
    proof = (await alice.slash("export")).messages[0].pictures[0]
    assert "confirmed" in verify(proof, *hashes(club))


def _change_a_bet(told: dict[str, Any]) -> None:
    told["log"][1]["action"]["bet"] -= 1


def _change_the_secret(told: dict[str, Any]) -> None:
    told["secret"] = "0" * 64


def _change_a_salt(told: dict[str, Any]) -> None:
    told["seats"][1]["salt"] += "0"


def _change_the_winner(told: dict[str, Any]) -> None:
    told["outcome"]["ranking"].reverse()


def _drop_a_move(told: dict[str, Any]) -> None:
    del told["log"][1]


def _drop_the_last_move(told: dict[str, Any]) -> None:
    del told["log"][-1]


def _change_the_deal(told: dict[str, Any]) -> None:
    told["config"]["deal"] = "full"


TAMPERED = (
    _change_a_bet,
    _change_the_secret,
    _change_a_salt,
    _change_the_winner,
    _drop_a_move,
    _drop_the_last_move,
    _change_the_deal,
)


async def test_a_proof_that_was_tampered_with_is_not_confirmed(club: Club, alice: Player) -> None:
    await begun(club, "drawn")
    await play_quickly(club)
    proof = (await alice.slash("export")).messages[0].pictures[0]
    shown = hashes(club)
    assert "with all 4 steps, and the outcome" in verify(proof, *shown)
    for tamper in TAMPERED:
        told = json.loads(proof)
        tamper(told)
        with pytest.raises(Mismatch):
            verify(json.dumps(told).encode(), *shown)
    with pytest.raises(Mismatch):
        verify(proof[:-20], *shown)


async def check(
    player: Player, message: Seen | discord.Message, place: ChannelHandle | None = None
) -> Reply:
    """Choose the check in the menu of a message, as any person who can see it."""
    return await player.menu(message, "Check this match", place)


async def test_what_a_match_has_left_behind_tells_nothing_of_it(
    club: Club, alice: Player, bob: Player
) -> None:
    """Whoever reads the channel that it has left need not see where it goes on."""
    await begun(club, clock="1d")
    left = club.messages[-1]
    club.leave_as_it_is(left)
    await alice.slash("move-match", club.world.guild.create_text_channel("elsewhere"))
    assert club.look_up(left.channel_id, left.id).controls
    async with nothing_changes(club):
        refused(await check(alice, left), "which has left this channel for <#")
        refused(await check(bob, left), "dejó este canal")


async def test_every_message_that_a_match_has_left_behind_is_checked_or_told_where_it_is(
    club: Club, alice: Player, bob: Player
) -> None:
    """Twice it moves on: where it began and where it has only been, its messages are known."""
    await begun(club, clock="1d")
    await cast(alice, 5)
    await cast(bob, 4)
    places = [club.world.guild.create_text_channel(name) for name in ("second", "third")]
    for there in places:
        await alice.slash("move-match", there)
    for place in (club.channel, places[0]):
        stand = club.messages_in(place)
        assert len(stand) > 1
        for message in stand:
            reply = await check(alice, message, place)
            refused(reply, "of match 1, which has left", places[1].mention)
    last = club.messages_in(places[1])[-1]
    assert "Once the match has ended" in (await check(alice, last, places[1])).text
    await bob.press("resign", on=(await bob.slash("resign", bob.person.dm)).messages[0])
    refused(await check(alice, club.messages[0]), "which has left")
    (ending, *_) = [m for m in club.messages_in(places[1]) if m.pictures]
    assert "it holds" in (await check(alice, ending, places[1])).text


async def test_what_is_only_said_about_a_match_is_not_called_a_strangers(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club, clock="1d")
    await alice.slash("pause", days=2)
    asked = club.messages[-1]
    await bob.press("rest-agree")
    await alice.slash("move-match", club.world.guild.create_text_channel("elsewhere"))
    reply = await check(alice, asked)
    assert "no message of mine" not in reply.text and "I can check no match" in reply.text


async def test_any_message_of_a_match_can_be_checked(club: Club, alice: Player) -> None:
    """While it runs it says what is promised, and then that the promise was kept."""
    await lobby(alice)
    await has_boards(club, 1, "turn")
    (promise,) = re.findall(r"`([0-9a-f]{64})`", club.messages[-1].text)
    said = "\n".join([page.text async for page in pages(alice)])
    _, table = dict.fromkeys(re.findall(r"`([0-9a-f]{64}|[0-9a-f]{32})`", said))
    reply = await check(alice, club.messages[-1])
    assert reply.private
    assert promise in reply.text and table in reply.text
    assert "Once the match has ended" in reply.text
    await club["bob"].press("join")
    await alice.press("start")
    _, agreed = re.findall(r"`([0-9a-f]{64}|[0-9a-f]{32})`", club.messages[0].text)
    async with nothing_changes(club):
        reply = await check(club["bob"], club.messages[-1])
    assert "Cuando la partida termine" in reply.text
    assert all(shown in reply.text for shown in (promise, agreed, shown_in(club.messages[-1])))
    await play_quickly(club)
    boards = [message for message in club.messages if shown_in(message)]
    assert len(boards) == len({shown_in(board) for board in boards}) == 3
    last = shown_in(boards[-1])
    for board in boards:
        async with nothing_changes(club):
            reply = await check(alice, board)
        assert reply.private
        assert "it holds" in reply.text
        assert f"`{shown_in(board)}` is the hash of the log after entry" in reply.text
        assert f"python -m tables.verify {promise} {last} match-1.json" in reply.text
    reply = await check(alice, club.messages[0])
    assert f"`{last}` is the hash of the log" in reply.text


def shown_in(message: Seen) -> str:
    """Return the hash of the log that a message shows."""
    found = re.findall(r"log(?: so far)?: `([0-9a-f]{32})`", message.text)
    return found[0] if found else ""


async def test_a_match_that_was_changed_behind_peoples_backs_does_not_hold(
    club: Club, alice: Player
) -> None:
    await begun(club)
    await play_quickly(club)
    swapped = "UPDATE entry SET seat = 1 - seat, chain = 'made up' WHERE kind = 'action'"
    with closing(sqlite3.connect(club.settings.database)) as connection, connection:
        connection.execute(swapped)
    reply = await check(alice, club.messages[-1])
    refused(reply, "does not hold")


async def test_what_is_no_message_of_a_match_cannot_be_checked(club: Club, alice: Player) -> None:
    """Nor can what somebody else writes there: its hash may be a true one, and belong elsewhere."""
    await begun(club)
    for quoted in ("0" * 32, hashes(club)[1]):
        said = await alice.person.member.send(club.channel, f"Hash of the log so far: `{quoted}`")
        async with nothing_changes(club):
            refused(await check(alice, said), "no message of mine about a match")
