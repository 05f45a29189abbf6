"""What the bot lacks in a channel is named, and what it asks for is what it uses."""

from __future__ import annotations

import re
from pathlib import Path

import discord
import pytest

from cogs.chat.permits import PERMITS, Spot, concerning, invited_with
from cogs.words.strings import speaker
from engines.core import text
from offline.simcord_inside import Request
from store import Changes
from tables.notice import Notice, hand, outgoing
from tests.bot.club import SOON, Club
from tests.bot.lobbies import presses, sets
from tests.bot.player import Player
from tests.games.magblast.play import noises
from tests.games.shazamm.play.duels import begun, cast, lobby, nothing_changes, refused, rows

pytestmark = pytest.mark.club("alice", "bob", settling=SOON)
ROOT = Path(__file__).parents[2]
IN_CHANNEL = [permit for permit in PERMITS if Spot.CHANNEL in permit.necessary]
SPEAKERS = {"alice": speaker("en"), "bob": speaker("es")}

ROUTES = (
    ("GET", r"/channels/\d+", ()),
    ("POST", r"/channels/\d+/threads", ("create_public_threads",)),
    ("POST", r"/channels/\d+/messages", ("send_messages",)),
    ("GET", r"/channels/\d+/messages(/\d+)?", ("read_message_history",)),
    ("PATCH", r"/channels/\d+/messages/\d+", ()),
    ("PUT", r"/channels/\d+/messages/\d+/reactions/.+/@me", ("add_reactions",)),
)
"""What Discord asks for before it does what the bot asks, beside View Channel."""
PARTS = {
    "poll": "create_polls",
    "message_reference": "read_message_history",
    "embeds": "embed_links",
    "sticker_ids": "use_external_stickers",
    "tts": "send_tts_messages",
}
"""What Discord asks for parts of a message."""


def asked_for(club: Club, request: Request) -> set[str]:
    """Return the permissions that a request in a channel of the server takes."""
    (needs,) = [
        set(needs)
        for method, path, needs in ROUTES
        if method == request.method and re.fullmatch(path, request.path)
    ]
    if "send_messages" in needs and int(request.path.split("/")[2]) != club.channel.id:
        needs = {"send_messages_in_threads"}
    body = request.json if isinstance(request.json, dict) else {}
    needs |= {permission for part, permission in PARTS.items() if body.get(part)}
    return needs | {"view_channel"} | ({"attach_files"} if request.uploads else set())


def in_the_server(club: Club) -> list[Request]:
    """Return what the bot asked in the server's channels, which is all that takes permissions."""
    direct = {player.person.dm.id for player in club.players.values()}
    paths = [(request, request.path.split("/")) for request in club.requests]
    return [r for r, path in paths if path[1] == "channels" and int(path[2]) not in direct]


async def test_the_bot_uses_what_it_asks_for_and_needs_nothing_else(
    club: Club, alice: Player, bob: Player
) -> None:
    """A match with all that takes permissions: a thread, sounds, polls, and a lost answer."""
    club.allow_only(invited_with())
    await alice.slash("play", game="shazamm", where="thread")
    assert "needs players" in club.messages_in(club.threads[0])[-1].text
    match_id = await noises.waiting(club, names=("alice", "bob"))
    await alice.write(f"{noises.mention(club)} !!!")
    assert "at least two letters" in club.messages[-1].text
    await alice.write(f"{noises.mention(club)} Pew!")
    await bob.slash("magblast respond", answer="pass")
    shot = {"ship": "scout-plutt", "target": "cruiser-tash", "card": "laser-blast"}
    await alice.slash("magblast fire", **shot, sound="Kra-KOOM!")
    assert await noises.heard(club, match_id) == ["Pew!", "Kra-KOOM!"]
    await bob.slash("resign")
    club.fail("POST", f"/channels/{club.channel.id}/messages", times=4)
    await bob.press("resign")
    await club.advance(minutes=10)
    assert len(noises.polls(club)) == 2
    used = {need for request in in_the_server(club) for need in asked_for(club, request)}
    assert used == {permit.name for permit in PERMITS}


# -- /play ---------------------------------------------------------------------------------------


async def test_what_is_missing_is_named_and_no_lobby_opens(club: Club) -> None:
    for permit in IN_CHANNEL:
        club.forbid(permit.name)
        for name, say in SPEAKERS.items():
            async with nothing_changes(club):
                reply = await club[name].slash("play", game="shazamm")
            refused(reply, say(permit.title), say(text("command-server-check")))
            assert reply.text.count("\n") == 0
            others = [say(p.title) for p in PERMITS if p is not permit]
            assert not [title for title in others if title in reply.text]
    club.forbid(*(permit.name for permit in PERMITS))
    reply = await club["alice"].slash("play", game="magblast")
    refused(reply, "View Channel, Send Messages, Attach Files and Read Message History")


@pytest.mark.parametrize(
    ("name", "permission", "gist"),
    [
        ("alice", "create_public_threads", ("You may open no thread", "Create Public Threads")),
        ("bob", "create_public_threads", ("no puedes abrir hilos", "Crear hilos públicos")),
        ("alice", "send_messages_in_threads", ("You may open no thread", "in Threads")),
    ],
)
async def test_a_thread_is_opened_only_for_who_may_open_one(
    club: Club, name: str, permission: str, gist: tuple[str, ...]
) -> None:
    everyone = club.world.guild.default_role
    denied = discord.PermissionOverwrite(**{permission: False})
    allowed = discord.PermissionOverwrite(**{permission: True})
    over = {everyone: denied, club.world.guild.me: allowed}
    place = club.world.guild.create_text_channel("closed", overwrites=over)
    async with nothing_changes(club):
        reply = await club[name].slash("play", place, game="shazamm", where="thread")
    refused(reply, *gist)
    assert not place.threads
    await club[name].slash("play", place, game="shazamm")
    assert club.messages_in(place)[-1].control("join")


async def test_in_a_thread_other_permissions_count(club: Club, alice: Player, bob: Player) -> None:
    club.forbid("create_public_threads")
    async with nothing_changes(club):
        refused(await alice.slash("play", game="shazamm", where="thread"), "Create Public Threads")
    club.forbid("send_messages_in_threads")
    async with nothing_changes(club):
        reply = await bob.slash("play", game="shazamm", where="thread")
        refused(reply, "Enviar mensajes en hilos")
    assert not club.threads
    club.forbid("send_messages")
    await alice.slash("play", game="shazamm", where="thread")
    (thread,) = club.threads
    assert club.messages_in(thread)[-1].control("join")
    told = await alice.slash("server check", thread)
    assert "more permissions" in told.text
    club.forbid("send_messages_in_threads")
    async with nothing_changes(club):
        refused(await alice.slash("play", thread, game="shazamm"), "Send Messages in Threads")


async def test_what_is_useful_and_missing_is_told_the_host_of_a_game_that_uses_it(
    club: Club, alice: Player, bob: Player
) -> None:
    club.forbid("create_polls", "add_reactions", "create_public_threads")
    opened = await bob.slash("play", game="magblast")
    refused(opened, "La mesa está abierta", "Crear encuestas", "Unos menús", "Añadir reacciones")
    assert "Crear hilos" not in opened.text
    await presses(bob, "cancel")
    opened = await alice.slash("play", game="shazamm")
    refused(opened, "The lobby is open")
    assert "\n" not in opened.text
    await presses(alice, "cancel")
    club.forbid()
    opened = await alice.slash("play", game="magblast")
    assert "\n" not in opened.text


async def test_playing_again_is_refused_where_the_bot_may_not_play_any_more(
    club: Club, alice: Player
) -> None:
    await begun(club)
    await alice.slash("resign")
    await alice.press("resign")
    club.forbid("read_message_history")
    async with nothing_changes(club):
        refused(await alice.press("again", on=club.messages[-1]), "Read Message History")
    club.forbid()
    await alice.press("again", on=club.messages[-1])
    assert club.messages[-1].control("join")


# -- /server check -------------------------------------------------------------------------------


async def test_whoever_manages_the_server_is_told_what_is_missing_and_what_for(
    club: Club,
) -> None:
    everything = [permit.name for permit in PERMITS]
    for name, say in SPEAKERS.items():
        async with nothing_changes(club):
            reply = await club[name].slash("server check")
        refused(reply, say(text("refusal-no-right")))
        club.promote(club[name], manage_guild=True)
        for denied in ([], ["attach_files", "add_reactions"], everything):
            club.forbid(*denied)
            reply = await club[name].slash("server check")
            told = reply.text.split("\n")
            assert reply.private
            assert club.channel.mention in told[0]
            for permit, line in zip(concerning(Spot.CHANNEL), told[1:-2], strict=True):
                assert f"**{say(permit.title)}**" in line
                assert say(text(f"{permit.key}-use")) in line
                needed = permit in IN_CHANNEL
                assert line[0] == ("✅" if permit.name not in denied else "❌" if needed else "⚠")
                told_else = permit.name in denied and not needed
                assert not told_else or line.endswith(say(text(f"{permit.key}-else")))
            verdict = "server-check-shut" if denied else "server-check-open"
            assert told[-2:] == [say(text(verdict)), say(text("server-check-no-match"))]


async def test_the_check_tells_what_waits_to_be_shown_and_lets_it_be_tried_again(
    club: Club, alice: Player, bob: Player
) -> None:
    for player in (alice, bob):
        club.promote(player, manage_guild=True)
    await lobby(alice)
    await sets(alice, "deal", "full")
    await bob.press("join")
    refused(await alice.slash("server check"), "Shazamm! · match 1: all that has happened is shown")
    club.forbid("send_messages")
    await alice.press("start")
    await club.advance(seconds=5)
    assert "The duel begins" not in club.messages[-1].text
    reply = await bob.slash("server check")
    refused(reply, "partida 1: falta por mostrar aquí una novedad, de <t:", "Lo intento otra vez")
    club.forbid()
    reply = await alice.slash("server check")
    refused(reply, "match 1: one piece of news, from <t:", "I try again")
    await club.rest()
    assert "The duel begins" in club.messages[-1].text
    assert rows(club, "SELECT count(*) FROM outbox") == [(0,)]
    refused(await bob.slash("server check"), "todo lo que ha ocurrido")
    later = club.env.now().timestamp() + 3600
    await club.store.commit(Changes().post(outgoing(1, hand(0), Notice(), later)))
    refused(await bob.slash("server check"), "todo lo que ha ocurrido")  # the channel lacks nothing


async def test_what_the_check_says_to_try_again_is_tried_at_once(club: Club, alice: Player) -> None:
    """Also where Discord tells of no change in the channel, and the next try is far off."""
    club.promote(alice, manage_guild=True)
    await begun(club)
    club.fail("*", f"/channels/{club.channel.id}*", 403, 50001, times=None)
    await cast(alice, 5, place=alice.person.dm)
    await club.advance(hours=3)
    club.heal()
    await club.rest()
    assert "**Alice** is ready" not in club.messages[-1].text
    refused(await alice.slash("server check"), "I try again")
    await club.rest()
    assert "**Alice** is ready" in club.messages[-1].text


# -- Documentation -------------------------------------------------------------------------------


@pytest.mark.parametrize("file", ["README.md", "docs/operating.md"])
def test_the_invitation_asks_for_just_that(file: str) -> None:
    written = re.findall(r"permissions=(\d+)", (ROOT / file).read_text("utf-8"))
    assert written == [str(invited_with().value)]


def test_the_documentation_lists_just_that() -> None:
    page = (ROOT / "docs/operating.md").read_text("utf-8").split("## Permissions")[1]
    listed = re.findall(r"^\| ([A-Z][\w ]+) \|", page, re.MULTILINE)
    assert listed == [SPEAKERS["alice"](permit.title) for permit in PERMITS]
