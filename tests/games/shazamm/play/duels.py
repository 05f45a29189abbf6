"""Matches of Shazamm! that tests play: how they begin, go on and end, and how to compare them."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from typing import Any

import simcord

from tests.bot.club import Club
from tests.bot.lobbies import sets
from tests.bot.player import Player, Reply
from tests.bot.seen import Seen

ALL, LITTLE = 50, 1
QUICK = ((ALL, LITTLE), (ALL, LITTLE))
"""Bets of both in each turn of a short match: whoever is empty is pushed, and falls."""
KEPT = ("match", "seat", "entry", "snapshot", "deadline", "outbox", "message")
"""The tables of the database that a refused deed leaves as they are."""


async def lobby(host: Player, *guests: Player) -> None:
    """Let a host open a lobby and guests join."""
    await host.slash("play", game="shazamm")
    for guest in guests:
        await guest.press("join")


async def begun(
    club: Club,
    deal: str = "full",
    clock: str | None = None,
    names: tuple[str, str] = ("alice", "bob"),
    board: str = "turn",
) -> int:
    """Let two people begin a match, and return its number.

    It has a board each turn unless said otherwise, so that what was told can be read afterwards.
    """
    host, guest = club[names[0]], club[names[1]]
    await lobby(host)
    await has_boards(club, last_match(club), board)
    if deal != "drawn":
        await sets(host, "deal", deal)
    if clock is not None:
        await sets(host, "clock", clock)
    await guest.press("join")
    await host.press("start")
    return last_match(club)


async def another(club: Club, host: Player, guest: Player) -> None:
    """Let two people begin one more duel, in a thread of its own."""
    known = len(club.threads)
    await host.slash("play", game="shazamm", where="thread")
    thread = club.threads[known]
    await guest.press("join", on=club.messages_in(thread)[-1])
    await host.press("start", on=club.messages_in(thread)[-1])


async def has_boards(club: Club, number: int, board: str) -> None:
    """Let the host of a lobby have chosen where its boards stand, without a press."""
    tables = club.bot.services.tables
    scene = await tables.scene(number, None)
    with club.as_the_bot():
        await tables.lobby.set_option(number, scene.match.host_id, "board", board)
    await club.rest()


async def cast(
    player: Player, bet: int, *spells: int, place: simcord.ChannelHandle | None = None
) -> Reply:
    """Let a player bet and lay cards by the command."""
    laid = {"spells": ", ".join(map(str, spells))} if spells else {}
    return await player.slash("shazamm cast", place, bet=bet, **laid)


async def cast_in_form(
    player: Player, bet: int | str, *spells: int, by: str = "act", on: Any = None
) -> Reply:
    """Let a player bet and lay cards by a button and the form that it opens."""
    opened = await player.press(by, on=on)
    return await player.submit(opened, bet=str(bet), spells=[str(spell) for spell in spells])


async def turn(club: Club, alice: tuple[int, ...], bob: tuple[int, ...]) -> None:
    """Let both players make their bets, with spells after the mana."""
    await cast(club["alice"], *alice)
    await cast(club["bob"], *bob)


async def play_quickly(club: Club) -> None:
    """Play a match that has just begun to its end; Bob wins."""
    for first, second in QUICK:
        await turn(club, (first,), (second,))


def hands(player: Player) -> list[Seen]:
    """Return a player's direct messages without the answers to commands between them."""
    return [message for message in player.dms if not message.ephemeral]


def hand(player: Player) -> Seen:
    """Return a player's newest hand message."""
    return hands(player)[-1]


def last_match(club: Club) -> int:
    """Return the number of the newest match."""
    return rows(club, "SELECT max(id) FROM match")[0][0]


def rows(club: Club, query: str, *parameters: Any) -> list[tuple[Any, ...]]:
    """Return what a query finds in the bot's database."""
    with closing(sqlite3.connect(club.settings.database)) as database:
        return database.execute(query, parameters).fetchall()


def everything(club: Club) -> dict[str, Any]:
    """Return all that a match leaves behind: in the database, and for people to see."""
    with closing(sqlite3.connect(club.settings.database)) as database:
        kept: dict[str, Any] = {
            table: database.execute(f"SELECT * FROM {table}").fetchall() for table in KEPT
        }
    kept["channel"] = club.messages
    for name, player in club.players.items():
        kept[name] = hands(player)
    return kept


@asynccontextmanager
async def nothing_changes(club: Club) -> AsyncIterator[None]:
    """Check that what is done meanwhile leaves log, state and every message as they were."""
    before, pings = everything(club), list(club.pings)
    yield
    after = everything(club)
    for what, stood in before.items():
        assert after[what] == stood, f"{what} changed"
    assert club.pings == pings


def refused(reply: Reply, *gist: str) -> None:
    """Check that a deed was answered in private, with words that help."""
    assert reply.private, "not answered in private"
    for words in gist:
        assert words in reply.text, f"{words!r} is not in {reply.text!r}"
