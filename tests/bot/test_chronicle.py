"""A chronicle in a thread: who gets one, what stands there, and what if it cannot be kept."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord
from discord import AppCommandOptionType as Kind
from discord import app_commands

from cogs.words.strings import speaker
from engines.core import text
from tests.bot.club import SOON, Club
from tests.bot.lobbies import options_with, sets
from tests.bot.player import Player
from tests.bot.seen import Seen
from tests.games.shazamm.play.duels import begun, lobby, refused, turn

pytestmark = pytest.mark.club("alice", "bob", settling=SOON)
FILLED = {"game": "shazamm"}
"""What is typed for an option that must be filled in and takes not everything."""
OPENS = frozenset({"play"})
"""What brings another match to where it is typed."""
NONE_LEFT = "I cannot keep the chronicle"


def boards(club: Club) -> list[Seen]:
    """Return the boards of the channel, the oldest first."""
    return [message for message in club.messages if "### Shazamm!" in message.text]


def lines(club: Club) -> str:
    """Return all that the only thread tells."""
    (thread,) = club.threads
    return "\n".join(message.text for message in club.messages_in(thread))


def said(club: Club, words: str) -> int:
    return sum(words in board.text for board in boards(club))


async def test_the_thread_tells_every_line_and_boards_lead_to_it(club: Club) -> None:
    await begun(club, board="thread")
    (thread,) = club.threads
    assert thread.id == boards(club)[0].id
    assert (thread.name or "").startswith("Chronicle · Shazamm! · match")
    for bet in (5, 6, 7):
        await turn(club, (bet,), (bet + 1,))
    told = lines(club)
    bets = [told.index(f"**Alice** bets {bet}") for bet in (5, 6, 7)]
    assert bets == sorted(bets) and told.count("**Alice** bets 5") == 1
    assert f"<#{thread.id}>" in boards(club)[-1].text
    assert len(boards(club)) > 1
    assert not any(message.controls for message in club.messages_in(thread))
    assert len(club.threads) == 1


async def test_no_thread_without_the_wish_for_one(club: Club) -> None:
    await begun(club, board="turn")
    await turn(club, (5,), (6,))
    assert not club.threads and not said(club, NONE_LEFT) and "<#" not in boards(club)[-1].text


@pytest.mark.parametrize(("name", "gist"), [("alice", "Create Public Threads"), ("bob", "hilos")])
async def test_what_the_bot_lacks_is_said_when_it_is_chosen(
    club: Club, name: str, gist: str
) -> None:
    await lobby(club[name])
    club.forbid("create_public_threads")
    refused(await sets(club[name], "board", "thread"), gist)


async def test_it_is_opened_only_for_who_may_open_one(club: Club, alice: Player) -> None:
    everyone = club.world.guild.default_role
    denied = discord.PermissionOverwrite(create_public_threads=False)
    allowed = discord.PermissionOverwrite(create_public_threads=True)
    over = {everyone: denied, club.world.guild.me: allowed}
    place = club.world.guild.create_text_channel("closed", overwrites=over)
    await alice.slash("play", place, game="shazamm")
    page = await options_with(alice, "board", on=club.messages_in(place)[-1])
    refused(await alice.choose("board", "thread", on=page), "you may open none", "Public Threads")


async def test_none_opens_within_a_thread(club: Club, alice: Player) -> None:
    await alice.slash("play", game="shazamm", where="thread")
    page = await options_with(alice, "board", on=club.messages_in(club.threads[0])[-1])
    refused(await alice.choose("board", "thread", on=page), "no thread opens within a thread")


async def test_without_the_permission_all_goes_on_and_one_line_says_so(
    club: Club, alice: Player
) -> None:
    await lobby(alice)
    await sets(alice, "board", "thread")
    club.forbid("create_public_threads")
    await club["bob"].press("join")
    await alice.press("start")
    for bet in (5, 6):
        await turn(club, (bet,), (bet + 1,))
    assert not club.threads
    assert said(club, NONE_LEFT) == 1 and "<#" not in boards(club)[-1].text
    assert said(club, "**Alice** bets 6")


async def test_a_thread_that_somebody_deleted_stays_so(club: Club) -> None:
    await begun(club, board="thread")
    await turn(club, (5,), (6,))
    (thread,) = club.threads
    club.fail("*", f"/channels/{thread.id}/*", 404, 10003, times=None)
    for bet in (6, 7, 8):
        await turn(club, (bet,), (bet + 1,))
    assert said(club, NONE_LEFT) == 1 and f"<#{thread.id}>" not in boards(club)[-1].text
    assert "**Alice** bets 8" in boards(club)[-1].text


async def test_a_line_that_somebody_deleted_does_not_end_it(club: Club) -> None:
    await begun(club, board="thread")
    (thread,) = club.threads
    club.delete(club.messages_in(thread)[-1])
    await turn(club, (5,), (6,))
    assert "**Alice** bets 5" in lines(club) and not said(club, NONE_LEFT)


async def test_an_archived_thread_is_opened_by_what_is_new(club: Club) -> None:
    await begun(club, board="thread")
    (thread,) = club.threads
    club.fail("PATCH", f"/channels/{thread.id}/messages/*", 400, 50083, times=None)
    for bet in (5, 6):
        await turn(club, (bet,), (bet + 1,))
    told = lines(club)
    assert told.count("**Alice** bets 5") == told.count("**Alice** bets 6") == 1
    assert not said(club, NONE_LEFT)


async def test_a_locked_thread_ends_it(club: Club) -> None:
    await begun(club, board="thread")
    (thread,) = club.threads
    club.fail("*", f"/channels/{thread.id}/messages*", 400, 50083, times=None)
    for bet in (5, 6):
        await turn(club, (bet,), (bet + 1,))
    assert said(club, NONE_LEFT) == 1


async def test_another_match_opens_one_only_for_who_may(club: Club, alice: Player) -> None:
    await begun(club, board="thread")
    await club["bob"].slash("resign")
    await club["bob"].press("resign")
    club.forbid("create_public_threads")
    await alice.press("again")
    page = await options_with(alice, "board")
    menu = page.control("board")
    assert menu is not None and menu.chosen == ("turn",)


async def test_an_opening_that_failed_is_tried_again(club: Club, alice: Player) -> None:
    await lobby(alice)
    await sets(alice, "board", "thread")
    await club["bob"].press("join")
    club.fail("POST", "/channels/*/messages/*/threads", 500, times=7)
    await alice.press("start")
    await turn(club, (5,), (6,))
    await club.advance(minutes=10)
    told = lines(club)
    assert told.count("**Alice** bets 5") == 1 and "The duel begins" in told
    assert not said(club, NONE_LEFT)


def nothing_here() -> str:
    """Return what a command says where it finds no match, but for how one opens a lobby."""
    return speaker("en")(text("refusal-no-match-here")).partition(".")[0]


def commands(club: Club) -> dict[str, dict[str, Any]]:
    """Return every command that can be typed, with a value for each option that it must have."""
    values = {Kind.integer: 1, Kind.user: club["bob"].person.member}

    def filled(option: app_commands.Parameter) -> Any:
        if option.choices:
            return option.choices[0].value
        return values.get(option.type, FILLED.get(option.name, "1"))

    return {
        command.qualified_name: {
            option.display_name: filled(option) for option in command.parameters if option.required
        }
        for command in club.bot.tree.walk_commands()
        if isinstance(command, app_commands.Command)
    }


async def answers(
    player: Player, place: simcord.ChannelHandle, club: Club, but: frozenset[str] = frozenset()
) -> dict[str, str]:
    """Return what each command says in a place."""
    said = {}
    for name, options in commands(club).items():
        if name not in but:
            said[name] = (await player.slash(name, place, **options)).text
    return said


async def test_every_command_finds_in_the_thread_the_match_that_it_tells(
    club: Club, alice: Player
) -> None:
    await begun(club, board="thread")
    empty = club.world.guild.create_text_channel("empty")
    nothing = nothing_here()
    seeking = {
        name
        for name, said in (await answers(alice, empty, club, OPENS | {"move-match"})).items()
        if nothing in said
    }
    assert {"board", "hand", "cancel", "undo", "resign", "shazamm cast"} <= seeking
    (thread,) = club.threads
    said = await answers(alice, thread, club, OPENS)
    assert not {name for name in said if nothing in said[name]}
    assert "no match of this server" in said["move-match"]
    assert "match 1" in said["status"] and "match 1" in said["board"]


async def test_a_thread_of_a_match_that_is_over_is_not_about_the_next(
    club: Club, alice: Player
) -> None:
    await begun(club, board="thread")
    (thread,) = club.threads
    resigned = await alice.slash("resign", thread)
    await alice.press("Yes, give up", on=resigned.messages[0])
    await begun(club, board="turn")
    assert "match 1" in (await alice.slash("board", thread)).text
    assert "match 2" in (await alice.slash("board")).text
    refused(await alice.slash("cancel", thread), nothing_here())
