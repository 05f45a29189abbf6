"""One board in a channel, as people see it: what stays, what calls, and what brings it back."""

from __future__ import annotations

import pytest

from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.player import Player
from tests.bot.seen import Seen
from tests.games.shazamm.play.duels import begun, cast, play_quickly, turn

MANY = 6
"""Messages that bury a board."""
ALL_THREE = pytest.mark.club("alice", "bob", "carol")


def boards(club: Club) -> list[Seen]:
    """Return the messages with which one can play, the oldest first."""
    return [message for message in club.messages if message.control("act")]


async def chats(player: Player, messages: int) -> None:
    for number in range(messages):
        await player.write(f"line {number}")


async def test_a_turn_changes_the_board_and_calls_by_direct_message(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club, board="one")
    (board,) = boards(club)
    calls, hands = len(club.pings), len(alice.dms)
    for bet in (5, 6):
        await turn(club, (bet,), (bet + 1,))
        (now,) = boards(club)
        assert now.id == board.id and f"bets {bet}" in now.text
    assert len(club.pings) == calls
    assert len(alice.dms) == hands + 2
    await bob.press("act")


@ALL_THREE
async def test_talk_buries_the_board_and_the_next_move_brings_it_back(
    club: Club, alice: Player
) -> None:
    await begun(club, board="one")
    (board,) = boards(club)
    await chats(club["carol"], MANY)
    await cast(alice, 5)
    assert [one.id for one in boards(club)] == [board.id], "it was posted a moment ago"
    await club.advance(minutes=10)
    await chats(club["carol"], MANY)
    await cast(club["bob"], 5)
    (now,) = boards(club)
    assert now.id != board.id and now.id == club.messages[-1].id
    assert "bets 5" in now.text


@ALL_THREE
async def test_talk_that_nobody_could_count_buries_the_board_too(club: Club, alice: Player) -> None:
    await begun(club, board="one")
    (board,) = boards(club)
    await club.advance(minutes=10)
    await club.restart(killed=True)
    await cast(alice, 5)
    assert [one.id for one in boards(club)] == [board.id]
    await chats(club["carol"], 1)
    await club.restart(killed=True)
    await cast(club["bob"], 5)
    (now,) = boards(club)
    assert now.id != board.id and now.id == club.messages[-1].id


async def test_whoever_asks_for_the_board_hears_how_long_it_stays(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club, board="one")
    (board,) = boards(club)
    said = (await bob.slash("board", again=True)).text
    assert "un solo tablero" in said and "<t:" in said
    assert [one.id for one in boards(club)] == [board.id]
    await club.advance(minutes=10)
    assert "Done" in (await alice.slash("board", again=True)).text
    (now,) = boards(club)
    assert now.id == club.messages[-1].id != board.id


@ALL_THREE
async def test_the_board_that_one_looks_at_can_be_posted_anew(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club, board="one")
    (board,) = boards(club)
    (english,) = (await alice.slash("board")).messages
    (spanish,) = (await bob.slash("board")).messages
    assert english.control("Post it anew") and spanish.control("Publicarlo de nuevo")
    await club.restart(killed=True)
    said = await bob.press("board-again", on=spanish)
    assert said.private and "un solo tablero" in said.text and "<t:" in said.text
    assert [one.id for one in boards(club)] == [board.id]
    await club.advance(minutes=10)
    said = await alice.press("board-again", on=english)
    assert said.private and "Done" in said.text
    (now,) = boards(club)
    assert now.id == club.messages[-1].id != board.id


@ALL_THREE
async def test_who_only_watches_cannot_post_the_board_anew(club: Club, alice: Player) -> None:
    await begun(club, board="one")
    await club.advance(minutes=10)
    (board,) = boards(club)
    (own,) = (await alice.slash("board")).messages
    anew = own.control("board-again")
    assert anew
    carol = club["carol"]
    (looked,) = (await carol.slash("board")).messages
    assert not looked.control("board-again")
    await club.at_once(forged(carol.person.member, board, anew.custom_id))
    assert [one.id for one in boards(club)] == [board.id]
    await club.at_once(forged(alice.person.member, board, anew.custom_id))
    assert [one.id for one in boards(club)] != [board.id]


async def test_who_takes_no_direct_messages_is_called_by_the_board(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club, board="one")
    club.close_dms(alice)
    for _ in range(2):
        calls = len(club.pings)
        await turn(club, (3,), (3,))
        assert [set(ping.user_ids) for ping in club.pings[calls:]] == [{alice.id}]
        assert len(boards(club)) == 1
        assert alice.mention in club.messages[-1].text


async def test_the_end_is_a_message_of_its_own(club: Club) -> None:
    await begun(club, board="one")
    (board,) = boards(club)
    await play_quickly(club)
    assert not boards(club)
    assert club.messages[-1].id != board.id and club.messages[-1].control("again")
