"""Calling off what is being played: who may, what the channel reads, and what stays hidden."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from store import Changes
from tables.notice import LOBBY
from tests.bot.becoming import called_off
from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.lobbies import presses
from tests.bot.player import Player
from tests.games.shazamm.play.duels import (
    another,
    begun,
    cast,
    last_match,
    lobby,
    nothing_changes,
    play_quickly,
    refused,
    rows,
)
from tests.proofs import confirmed

THREE = pytest.mark.club("alice", "bob", "carol")


def manages(club: Club, name: str, place: simcord.ChannelHandle) -> None:
    """Let somebody manage a channel, and no other."""
    granted = discord.Permissions(manage_channels=True).value
    allowed = Overwrite(club[name].id, OverwriteType.MEMBER, allow=granted)
    club.env.backend.set_overwrite(place.id, allowed)


@THREE
async def test_a_moderator_is_named_and_the_channel_reads_it_once(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club, "drawn")
    await cast(alice, 5)
    carol = club["carol"]
    for player, gist in ((carol, "only by a moderator"), (bob, "un asiento en esta partida")):
        async with nothing_changes(club):
            refused(await player.slash("cancel"), gist)
    club.promote(carol, manage_channels=True)
    refused(await carol.slash("cancel"), "Called off")
    said = club.messages[-1].text
    assert f"{carol.mention} has called this match off" in said
    assert sum(message.text.count("called") for message in club.messages[1:]) == 1
    assert [c.custom_id.split(":")[3] for c in club.messages[-1].controls] == [
        "again",
        "replay",
        "news",
        "rules",
        "words",
    ]
    refused(await alice.slash("board"), "was called off")
    for player, gist in ((alice, "stays hidden"), (bob, "sigue oculto"), (carol, "stays hidden")):
        async with nothing_changes(club):
            refused(await player.slash("export"), gist)


@THREE
@pytest.mark.parametrize("right", ["there", "in the first channel", "in the server"])
async def test_a_match_that_was_moved_is_not_called_off_by_who_has_rights_there_alone(
    club: Club, alice: Player, bob: Player, right: str
) -> None:
    """Whoever is losing could take it to a friend's channel: nobody has agreed to play there."""
    await begun(club)
    await cast(alice, 5)
    there, carol = club.world.guild.create_text_channel("elsewhere"), club["carol"]
    if right == "in the server":
        club.promote(carol, manage_channels=True)
    else:
        place = there if right == "there" else club.channel
        granted = discord.Permissions(manage_channels=True).value
        allowed = Overwrite(carol.id, OverwriteType.MEMBER, allow=granted)
        club.env.backend.set_overwrite(place.id, allowed)
    await bob.slash("move-match", there)
    if right == "there":
        async with nothing_changes(club):
            refused(await carol.slash("cancel", there), "in the channel where the match began")
        await bob.slash("move-match")
        async with nothing_changes(club):
            refused(await carol.slash("cancel"), "only by a moderator")
    else:
        refused(await carol.slash("cancel", there), "Called off")


@THREE
async def test_who_has_rights_in_the_channel_of_a_match_or_a_lobby_moderates_it(
    club: Club, alice: Player
) -> None:
    carol = club["carol"]
    granted = discord.Permissions(manage_channels=True).value
    allowed = Overwrite(carol.id, OverwriteType.MEMBER, allow=granted)
    club.env.backend.set_overwrite(club.channel.id, allowed)
    await lobby(alice)
    refused(await carol.slash("cancel"), "Called off")
    await begun(club)
    refused(await carol.slash("cancel"), "Called off")


@THREE
async def test_a_moderator_who_has_handed_on_a_lost_seat_does_not_call_it_off(
    club: Club, alice: Player, bob: Player
) -> None:
    club.promote(bob, manage_channels=True)
    await begun(club)
    await cast(alice, 5)
    await bob.slash("substitute", person=club["carol"].person.user)
    await club["carol"].press("seat-take", on=club.messages[-1])
    async with nothing_changes(club):
        refused(await bob.slash("cancel"), "y no la juegue ni la haya jugado")


async def test_a_moderator_who_plays_needs_the_others_or_gives_up(
    club: Club, alice: Player, bob: Player
) -> None:
    club.promote(alice, manage_channels=True)
    await begun(club, "drawn")
    async with nothing_changes(club):
        choice = await alice.slash("cancel")
    refused(choice, "only if **Bob** agrees", "give up")
    await alice.press("off-ask", on=choice.messages[0])
    asked = club.messages[-1]
    assert "**Alice** asks to call this match off" in asked.text
    assert club.pings[-1].user_ids == (bob.id,)
    async with nothing_changes(club):
        refused(await alice.press("off-agree", on=asked), "already", "Bob")
    refused(await bob.press("off-agree", on=asked), "Cancelada")
    assert "All who play it have called this match off" in club.messages[-1].text
    assert not club.look_up(asked.channel_id, asked.id).controls
    proof = await bob.slash("export")
    assert confirmed(proof.messages[0].pictures[0]).startswith("confirmed")


async def test_giving_up_is_the_other_choice(club: Club, alice: Player, bob: Player) -> None:
    club.promote(alice, manage_channels=True)
    await begun(club)
    choice = await alice.slash("cancel")
    await alice.press("resign", on=choice.messages[0])
    assert "**Bob** wins" in club.messages[-2].text


async def test_whoever_moves_after_asking_plays_on(club: Club, alice: Player, bob: Player) -> None:
    await begun(club)
    await bob.press("off-ask", on=(await bob.slash("cancel")).messages[0])
    asked = club.messages[-1]
    await cast(bob, 5)
    assert not alice.now(asked).controls
    pressed = forged(alice.person.member, asked, asked.controls[0].custom_id)  # a moment ago
    async with nothing_changes(club):
        (reply,) = await club.at_once(pressed)
        refused(reply, "has gone on")
    await cast(alice, 6)
    assert "bets 6" in club.messages[-1].text


@THREE
async def test_nobody_else_agrees(club: Club, alice: Player) -> None:
    await begun(club)
    await alice.press("off-ask", on=(await alice.slash("cancel")).messages[0])
    async with nothing_changes(club):
        refused(await club["carol"].press("off-agree"), "not in this match")


async def test_a_match_against_computers_is_called_off_at_once(club: Club, alice: Player) -> None:
    await alice.slash("play", game="shazamm", computers=1)
    await alice.press("start")
    choice = await alice.slash("cancel")
    refused(choice, "Nobody else plays")
    await alice.press("off-ask", on=choice.messages[0])
    assert "called this match off" in club.messages[-1].text


async def test_a_lobby_says_who_called_it_off(club: Club, alice: Player) -> None:
    await lobby(alice)
    await presses(alice, "cancel")
    assert f"By {alice.mention}" in club.messages[-1].text
    await lobby(alice)
    await presses(alice, "leave")
    assert "Everybody has left" in club.messages[-1].text


async def test_whoever_looks_at_a_hand_reads_that_the_match_was_called_off(
    club: Club, alice: Player
) -> None:
    await begun(club)
    await called_off(club)
    assert "This match was called off." in (await alice.slash("hand")).text


@pytest.mark.parametrize(
    ("name", "said", "untrue"),
    [
        (
            "alice",
            "called off before its match began",
            ("*Start*", "once it has ended", "Once the"),
        ),
        ("bob", "se ha cancelado antes de que empezara", ("*Empezar*", "una vez que", "Cuando la")),
    ],
)
async def test_a_lobby_that_was_called_off_is_not_said_to_wait(
    club: Club, name: str, said: str, untrue: tuple[str, ...]
) -> None:
    player = club[name]
    await player.slash("play", game="shazamm")
    posted = club.messages[-1]
    await player.slash("cancel")
    told = [(await player.slash(one, match=1)).text for one in ("log", "replay", "export")]
    told.append((await player.menu(player.now(posted), "Check this match")).text)
    assert [words for words in told if said not in words] == []
    assert [words for words in told if any(one in words for one in untrue)] == []


async def _from_a_lobby(club: Club) -> None:
    await begun(club)


async def _whose_lobby_was_never_shown(club: Club) -> None:
    match_id = await begun(club)
    await club.store.commit(Changes().drop_message(match_id, LOBBY))


async def _whose_lobby_was_deleted(club: Club) -> None:
    await begun(club)
    club.delete(club.messages[0])


async def _again(club: Club) -> None:
    await begun(club)
    await play_quickly(club)
    await club["alice"].press("again", on=club.messages[-1])
    await club["bob"].press("join", on=club.messages[-1])
    await club["alice"].press("start", on=club.messages[-1])


async def _sought(club: Club) -> None:
    for name in ("alice", "bob"):
        await club[name].slash("seek", game="shazamm")
    for name in ("alice", "bob"):
        await club[name].press("found-yes", on=club.messages[-1])


async def _played_on(club: Club) -> None:
    await begun(club)
    await play_quickly(club)
    alice = club["alice"]
    (page,) = (await alice.slash("replay", step=2, **{"play-on": True})).messages
    await alice.press("Play as Bob", on=page)


WAYS = (
    _from_a_lobby,
    _whose_lobby_was_never_shown,
    _whose_lobby_was_deleted,
    _again,
    _sought,
    _played_on,
)
"""The ways in which a match begins in the club's channel."""


@THREE
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("moved", [False, True])
async def test_who_has_rights_where_a_match_began_calls_it_off_however_it_began(
    club: Club, way: Callable[[Club], Awaitable[None]], moved: bool
) -> None:
    """That is who has them in its channel, unless it was moved there."""
    await way(club)
    there, number = club.channel, last_match(club)
    if moved:
        there = club.world.guild.create_text_channel("elsewhere")
        await club["alice"].slash("move-match", there, match=number)
    manages(club, "carol", there)
    said = (await club["carol"].slash("cancel", there)).text
    assert ("in the channel where the match began" if moved else "Called off") in said
    assert rows(club, f"SELECT channel_id, status FROM match WHERE id = {number}") == [
        (there.id, "playing" if moved else "cancelled")
    ]
    if moved:
        manages(club, "carol", club.channel)
        refused(await club["carol"].slash("cancel", there), "Called off")


@THREE
@pytest.mark.parametrize("way", ["sleeps", "is cold"])
async def test_who_has_rights_in_a_channel_calls_off_what_began_in_a_thread_of_it(
    club: Club, alice: Player, bob: Player, way: str
) -> None:
    """Also when the thread is archived, of which no process that starts hears."""
    await another(club, alice, bob)
    (thread,) = club.threads
    there = club.world.guild.create_text_channel("elsewhere")
    manages(club, "carol", club.channel)
    await bob.slash("move-match", there)
    sleeping = club.bot.get_channel(thread.id)
    assert isinstance(sleeping, discord.Thread)
    with club.as_the_bot():
        await sleeping.edit(archived=True)
    await club.rest()
    if way == "is cold":
        await club.restart()
    refused(await club["carol"].slash("cancel", there), "Called off")


@THREE
async def test_of_a_match_whose_first_channel_is_gone_rights_count_in_the_server(
    club: Club, bob: Player
) -> None:
    await begun(club)
    there = club.world.guild.create_text_channel("elsewhere")
    manages(club, "carol", there)
    await bob.slash("move-match", there)
    club.env.backend.delete_channel(club.channel.id)
    async with nothing_changes(club):
        refused(await club["carol"].slash("cancel", there), "in the channel where the match began")
    club.promote(club["carol"], manage_channels=True)
    refused(await club["carol"].slash("cancel", there), "Called off")
