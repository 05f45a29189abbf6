"""The end of a match: one message to remember it by, behind the last board."""

from __future__ import annotations

import pytest

from cogs.words.leniency import lenient
from engines.shazamm import retelling
from tests.bot.club import Club
from tests.bot.fixtures import ErrorLog
from tests.bot.player import Player
from tests.bot.seen import Seen
from tests.games.shazamm.play.duels import begun, turn


async def ended(club: Club, loser: Player) -> list[Seen]:
    """Let somebody give a match up; return the messages that the channel got by it."""
    known = {message.id for message in club.messages}
    await loser.slash("resign")
    await loser.press("resign")
    return [message for message in club.messages if message.id not in known]


async def test_one_picture_says_who_won_and_by_what(club: Club, alice: Player) -> None:
    await begun(club)
    await turn(club, (5,), (6,))
    board, ending = await ended(club, alice)
    assert "gave up" in board.text
    assert board.control("again") is not None
    (alt,) = ending.alt_texts
    assert alt.startswith("Bob wins!\nThe match ends because Alice gave up.\n1. Bob: ")
    assert "Mana bet 6" in alt
    assert "2. Alice: " in alt
    assert "The greatest blow. Power: Alice 5, Bob 6." in alt
    assert alt.endswith("Match 1 · 2 moves in less than an hour")
    assert ending.control("again") is not None


async def test_what_was_hidden_is_turned_up_and_the_ladder_tells_what_it_did(
    club: Club, alice: Player
) -> None:
    await begun(club)
    _, ending = await ended(club, alice)
    held = [line for line in ending.text.splitlines() if "still held" in line]
    assert [line.split(" still")[0] for line in held] == ["**Alice**", "**Bob**"]
    assert all("Decoy" in line or line.count(",") >= 4 for line in held)
    up, down = (
        next(line for line in ending.text.splitlines() if line.startswith(f"**{name}**: "))
        for name in ("Bob", "Alice")
    )
    assert "points on the ladder (+" in up
    assert "points on the ladder (-" in down


async def test_nobody_hears_of_the_points_of_whoever_hides_from_the_ladder(
    club: Club, alice: Player
) -> None:
    await alice.slash("ladder", game="shazamm")
    await alice.press("rank")
    await begun(club)
    _, ending = await ended(club, alice)
    told = [line for line in ending.text.splitlines() if "on the ladder" in line]
    assert len(told) == 1
    assert told[0].startswith("**Bob**")


@pytest.mark.club("alice", "bob", server_locale="es-ES")
async def test_in_a_spanish_server_the_end_is_in_spanish(club: Club, alice: Player) -> None:
    await begun(club)
    _, ending = await ended(club, alice)
    assert ending.alt_texts[0].startswith("¡Gana Bob!")
    assert "puntos en la clasificación" in ending.text


async def test_a_process_that_dies_at_the_end_tells_it_once(club: Club, alice: Player) -> None:
    await begun(club)
    new = await ended(club, alice)
    await club.restart(killed=True)
    await club.rest()
    assert [message.id for message in club.messages[-2:]] == [message.id for message in new]


async def test_a_fault_in_what_is_counted_leaves_the_result(
    club: Club, alice: Player, monkeypatch: pytest.MonkeyPatch, error_log: ErrorLog
) -> None:
    def broken(*args: object) -> None:
        raise ZeroDivisionError

    await begun(club)
    monkeypatch.setattr(retelling, "count", broken)
    with lenient():
        board, ending = await ended(club, alice)
    error_log.expect("what a match is remembered by failed")
    assert "**Bob** wins!" in board.text
    assert "### Shazamm! · match 1" in ending.text
    assert "points on the ladder" in ending.text
    assert ending.pictures == ()
    assert ending.control("again") is not None
