"""Where a lobby opens, who is invited to it, and who may call it off."""

from __future__ import annotations

import discord
import pytest
import simcord

from tests.bot.club import Club
from tests.bot.lobbies import presses
from tests.bot.player import Player
from tests.games.shazamm.play.duels import lobby, nothing_changes, refused


async def test_a_lobby_opens_in_a_thread_of_its_own(club: Club, alice: Player, bob: Player) -> None:
    opened = await alice.slash("play", game="shazamm", where="thread", opponent=bob.person.member)
    (thread,) = club.threads
    refused(opened, thread.mention)
    assert thread.name == "Shazamm! · Alice"
    assert not any(message.controls for message in club.messages)
    assert club.pings[-1].user_ids == (bob.id,)
    await bob.press("join")
    await alice.press("start")
    await alice.slash("shazamm cast", thread, bet=3)
    await bob.slash("shazamm cast", thread, bet=4)
    assert "bets 3" in club.messages_in(thread)[-1].text
    async with nothing_changes(club):
        again = await alice.slash("play", thread, game="shazamm", where="thread")
        refused(again, "only from an ordinary text channel")


async def test_a_busy_channel_still_opens_threads(club: Club, alice: Player) -> None:
    await lobby(alice)
    await alice.slash("play", game="shazamm", where="thread")
    assert "needs players" in club.messages_in(club.threads[0])[-1].text


async def test_threads_that_may_not_be_made_are_told(club: Club, alice: Player) -> None:
    club.fail("POST", f"/channels/{club.channel.id}/threads", 403, 50013)
    async with nothing_changes(club):
        reply = await alice.slash("play", game="shazamm", where="thread")
    refused(reply, "Create Public Threads")


@pytest.mark.parametrize(
    ("code", "status", "why"),
    [
        (160006, 400, "as many open threads as Discord allows"),
        (50024, 400, "Discord opens no thread in this channel"),
    ],
)
async def test_a_thread_that_discord_will_not_have_is_refused_and_says_why(
    club: Club, alice: Player, bob: Player, code: int, status: int, why: str
) -> None:
    """By the command, and by the button of the offer where a channel has a match."""
    await lobby(alice)
    (shown,) = (await alice.slash("play", game="magblast")).messages
    club.fail("POST", f"/channels/{club.channel.id}/threads", status, code, times=None)
    async with nothing_changes(club):
        refused(await alice.slash("play", game="shazamm", where="thread"), why)
        refused(await alice.press("in-thread", on=shown), why)


async def test_an_offered_thread_is_opened_only_for_who_may_open_one(
    club: Club, alice: Player
) -> None:
    """The bot would lend its own right: also whoever had it when the thread was offered."""
    await lobby(alice)
    (shown,) = (await alice.slash("play", game="magblast")).messages
    club.forbid_to(alice, "create_public_threads")
    async with nothing_changes(club):
        refused(await alice.press("in-thread", on=shown), "Create Public Threads")
    assert not club.threads


@pytest.mark.parametrize(
    ("name", "game", "computers", "why"),
    [
        ("alice", "shazamm", 1, "with you and a computer none is left"),
        ("bob", "magblast", 7, "contigo y 7"),
    ],
)
async def test_nobody_is_invited_where_no_seat_is_left(
    club: Club, name: str, game: str, computers: int, why: str
) -> None:
    host, other = club[name], club["bob" if name == "alice" else "alice"]
    wish = {"game": game, "opponent": other.person.member}
    async with nothing_changes(club):
        refused(await host.slash("play", **wish, computers=computers), why)
    await host.slash("play", **wish, computers=computers - 1)
    assert club.pings[-1].user_ids == (other.id,)
    assert club.messages[-1].control("join") is not None


async def test_no_thread_is_offered_where_none_can_be(
    club: Club, alice: Player, bob: Player
) -> None:
    talk = club.world.guild.create_voice_channel("talk")
    await alice.slash("play", talk, game="shazamm")
    (shown,) = (await bob.slash("play", talk, game="shazamm")).messages
    assert shown.control("in-thread") is None
    assert "hilo solo se puede abrir desde un canal de texto" in shown.text


@pytest.mark.parametrize("name", ["alice", "bob"])
async def test_missing_permissions_are_named(club: Club, name: str) -> None:
    names = {
        "alice": ("until a moderator gives me", "Attach Files", "Read Message History"),
        "bob": ("hasta que quien modere me dé", "Adjuntar archivos", "Leer el historial"),
    }[name]
    everyone = club.world.guild.default_role
    denied = discord.PermissionOverwrite(attach_files=False, read_message_history=False)
    closed = club.world.guild.create_text_channel("closed", overwrites={everyone: denied})
    async with nothing_changes(club):
        reply = await club[name].slash("play", closed, game="shazamm")
    refused(reply, *names)
    assert "Send Messages" not in reply.text
    assert "Enviar mensajes" not in reply.text


async def test_whom_one_may_not_invite(club: Club, alice: Player) -> None:
    bot = club.world.guild.add_member(club.env.create_user("robot", bot=True))
    for opponent in (alice.person.member, bot):
        async with nothing_changes(club):
            reply = await alice.slash("play", game="shazamm", opponent=opponent)
        refused(reply, "Invite a person other than yourself")


async def test_play_is_no_command_of_direct_messages(alice: Player) -> None:
    for command in ("play", "cancel"):
        assert command not in alice.person.user.available_commands()
        with pytest.raises(simcord.SetupError, match="not visible"):
            await alice.slash(
                command, alice.person.dm, **({"game": "shazamm"} if command == "play" else {})
            )


@pytest.mark.club("alice", "bob", "carol")
async def test_the_host_calls_a_lobby_off_and_others_do_not(
    club: Club, alice: Player, bob: Player
) -> None:
    await lobby(alice, bob)
    async with nothing_changes(club):
        refused(await bob.slash("cancel"), "Eso solo puede hacerlo")
    refused(await alice.slash("cancel"), "Called off")
    assert "was called off" in club.messages[-1].text
    assert not club.messages[-1].controls
    await bob.slash("play", game="shazamm")
    refused(await presses(bob, "cancel"), "Cancelada")


@pytest.mark.club("alice", "bob", "carol")
async def test_a_moderator_calls_off_lobbies(club: Club, alice: Player) -> None:
    await lobby(alice)
    club.promote(club["carol"], manage_channels=True)
    refused(await club["carol"].slash("cancel"), "Called off")
    await alice.slash("play", game="shazamm")
    assert "match 2 needs players" in club.messages[-1].text
