"""/hand, /board, /status, /undo, /resign and /help, in the channel and in direct messages."""

from __future__ import annotations

import re

import discord
import pytest
import simcord

from cogs.panels.game import offered
from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.shazamm.play.duels import (
    begun,
    cast,
    cast_in_form,
    hand,
    hands,
    lobby,
    nothing_changes,
    refused,
)

FIRST_PAGE = 160
"""How many words the first page of help has at most."""
BOTH = pytest.mark.parametrize("place", ["channel", "dm"])


def at(club: Club, player: Player, place: str) -> simcord.ChannelHandle:
    return player.person.dm if place == "dm" else club.channel


@BOTH
async def test_the_own_hand_is_shown_in_private_with_what_can_be_done(
    club: Club, alice: Player, bob: Player, place: str
) -> None:
    await begun(club)
    for player, gist, cards in ((alice, "Your hand", "Inferno"), (bob, "Tu mano", "Infierno")):
        async with nothing_changes(club):
            reply = await player.slash("hand", at(club, player, place))
        refused(reply)
        (held,) = reply.messages[0].alt_texts
        assert "Alice" in held
        assert gist in held
        assert cards in held
        assert reply.messages[0].control("cast")


@BOTH
async def test_the_board_is_shown_in_private(
    club: Club, alice: Player, bob: Player, place: str
) -> None:
    await begun(club)
    for player, gist in ((alice, "The wall of fire"), (bob, "El muro de fuego")):
        async with nothing_changes(club):
            reply = await player.slash("board", at(club, player, place))
        refused(reply)
        assert gist in reply.messages[0].alt_texts[0]
        assert len(reply.messages[0].pictures) == 1


@BOTH
async def test_board_and_hand_can_be_posted_once_more(
    club: Club, alice: Player, bob: Player, place: str
) -> None:
    await begun(club)
    await cast(bob, 9)
    before, pings = club.messages[-1], list(club.pings)
    refused(await alice.slash("board", at(club, alice, place), again=True), "Done")
    assert club.messages[-1].id > before.id
    assert len(hands(alice)) == 2
    assert len(hands(bob)) == 1
    assert club.pings == pings
    await cast(alice, 9)
    assert "bets 9" in club.messages[-1].text


@BOTH
async def test_status_tells_who_is_waited_for_and_until_when(
    club: Club, alice: Player, bob: Player, place: str
) -> None:
    await begun(club)
    await cast(alice, 5)
    async with nothing_changes(club):
        mine = await alice.slash("status", at(club, alice, place))
        yours = await bob.slash("status", at(club, bob, place))
    refused(mine, "⏳ Shazamm! · match 1")
    refused(yours, "Te toca", "partida 1")
    for reply in (mine, yours):
        assert str(club.messages[-1].id) in reply.text
    if place == "channel":
        refused(mine, bob.mention, ":R> for **Bob**.", "3 days")
        refused(yours, "El tiempo de **Bob** se acaba <t:", "3 días")
        assert not re.search(r"(until|hasta) <t:\d+:R>", mine.text + yours.text)
        when = re.search(r"<t:(\d+):R>", mine.text)
        assert when is not None
        assert abs(int(when[1]) - club.env.now().timestamp() - 3 * 86400) < 60


async def test_status_of_a_lobby_and_of_nothing(club: Club, alice: Player, bob: Player) -> None:
    refused(await alice.slash("status"), "in no running match", "/play")
    refused(await bob.slash("status", bob.person.dm), "ninguna partida en curso", "/jugar")
    await lobby(alice)
    refused(await bob.slash("status"), "una mesa abierta con un asiento ocupado")


@BOTH
async def test_the_last_move_is_taken_back_while_nobody_has_learned_from_it(
    club: Club, alice: Player, bob: Player, place: str
) -> None:
    await begun(club)
    await cast(alice, 5, 7)
    refused(await alice.slash("undo", at(club, alice, place)), "is taken back")
    assert "**Alice** takes the last move back" in club.messages[-1].text
    assert alice.mention in club.messages[-1].text
    opened = await alice.press("act", on=club.messages[-1])
    assert opened.form is not None
    assert not opened.form.filled
    async with nothing_changes(club):
        refused(await alice.slash("undo", at(club, alice, place)), "nothing of yours")
        refused(await bob.slash("undo", at(club, bob, place)), "nada tuyo que deshacer")
    await cast(alice, 6)
    await cast(bob, 7)
    async with nothing_changes(club):
        refused(await bob.slash("undo", at(club, bob, place)), "se ha revelado algo")
        refused(await alice.slash("undo", at(club, alice, place)), "nothing of yours")


async def test_a_change_of_mind_is_taken_back_to_what_stood_before(
    club: Club, alice: Player
) -> None:
    await begun(club)
    await cast(alice, 5, 7)
    await cast_in_form(alice, 6, 8)
    await alice.slash("undo")
    opened = await alice.press("act", on=club.messages[-1])
    assert opened.form is not None
    assert opened.form.filled["bet"] == "5"


@BOTH
async def test_resigning_is_asked_once_more_and_ends_a_match_of_two(
    club: Club, alice: Player, bob: Player, place: str
) -> None:
    await begun(club)
    async with nothing_changes(club):
        asked = await bob.slash("resign", at(club, bob, place))
        refused(asked, "¿De verdad quieres rendirte")
        question = asked.messages[0]
        await bob.press("resign-no", on=question)
        assert "Sigues jugando" in asked.text
    asked = await bob.slash("resign", at(club, bob, place))
    await bob.press("resign", on=asked.messages[0])
    assert "Te has rendido" in asked.text
    final = club.messages[-2].text
    assert "**Bob** gives up" in final
    assert "**Alice** wins!" in final
    assert "hung on the secret" in final
    assert "This match is over" in hand(alice).text
    assert "Esta partida ha terminado" in hand(bob).text
    async with nothing_changes(club):
        refused(await alice.slash("resign"), "is over")


@BOTH
async def test_help_names_every_command(club: Club, alice: Player, bob: Player, place: str) -> None:
    """What one must know first fits a phone, and a button lists the rest in its place."""
    english = await alice.slash("help", at(club, alice, place))
    spanish = await bob.slash("help", at(club, bob, place))
    named: dict[str, set[str]] = {}
    told: dict[str, str] = {}
    for player, reply, label in ((alice, english, "All commands"), (bob, spanish, "Todos los")):
        assert len(reply.text.split()) <= FIRST_PAGE
        (page,) = reply.messages
        (more,) = (c for c in page.controls if c.label.startswith(label))
        first = reply.text
        await player.press(more.custom_id, on=page)
        whole = f"{first}\n{player.now(page).text}"
        told[player.name] = whole
        named[player.name] = set(re.findall(r"(?<![\w/])/([a-zñáéíóú-]+)", whole))
    found = club.bot.tree.get_commands(type=discord.AppCommandType.chat_input)
    commands = {one.name for one in found} - {*offered(), "help"}
    assert named["alice"] >= commands, commands - named["alice"]
    assert len(named["bob"]) == len(named["alice"])
    assert "Shazamm!" in told["alice"]
    assert "¡Shazamm!" in told["bob"]


async def test_suggestions_are_legal_and_in_the_persons_language(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    bets = await alice.suggestions("shazamm cast", "bet")
    assert bets[50] == "50 / 50"
    assert all(1 <= bet <= 50 for bet in bets)
    assert await alice.suggestions("shazamm cast", "bet", "12") == {12: "12 / 50"}
    assert await alice.suggestions("shazamm cast", "bet", "51") == {}
    assert await alice.suggestions("shazamm cast", "bet", "x" * 100)
    offered = await bob.suggestions("shazamm cast", "spells", "infier", None, bet=1)
    assert next(iter(offered.items())) == ("10", "10 Infierno")
    more = await alice.suggestions("shazamm cast", "spells", "10, boost", None, bet=1)
    assert more == {
        "10,7": "10 Inferno + 7 Attack boost",
        "10,13": "10 Inferno + 13 Reserve boost",
    }
    as_shown = "10 Inferno + 7 attack boost, 3"
    await alice.slash("shazamm cast", bet=1, spells=as_shown)
    assert "Inferno, Attack boost and Theft" in hand(alice).text
    for typed in ("'; DROP", "\u202e", "*" * 500, "😀"):
        assert await alice.suggestions("shazamm cast", "spells", typed, None, bet=1) == {}
    assert await alice.suggestions("shazamm clone", "spell") == {}
    assert await alice.suggestions("shazamm recycle", "change") == {}
