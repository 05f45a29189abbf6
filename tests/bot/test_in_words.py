"""/words and its button: a match as whoever asks may see it, without any picture."""

from __future__ import annotations

from typing import Any

import pytest

from engines.imperium.board import Phase, Unit
from engines.imperium.maps import map_of
from engines.imperium.missions import Mission
from engines.imperium.units import Kind
from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.player import Player, Reply
from tests.bot.running import begin
from tests.games.imperium.play.campaigns import begun as begun_campaign
from tests.games.imperium.positions import position, unit
from tests.games.shazamm.play.duels import begun, cast, hand, lobby, nothing_changes, refused

THREE = pytest.mark.club("alice", "bob", "carol")


def words_of(reply: Reply) -> str:
    """Assert that an answer is words for one person alone; return them."""
    assert reply.private
    (message,) = reply.messages
    assert not message.pictures
    return message.text


@pytest.mark.parametrize("place", ["channel", "dm"])
async def test_whoever_sits_reads_the_own_hand_and_nobody_elses(
    club: Club, alice: Player, bob: Player, place: str
) -> None:
    await begun(club)
    await cast(alice, 9, 3)
    async with nothing_changes(club):
        mine = words_of(await alice.slash("words", _place(club, alice, place)))
        yours = words_of(await bob.slash("words", _place(club, bob, place)))
    assert "You have bet 9; cards laid: 3 Theft." in mine
    assert "of 1" not in mine.splitlines()[1], "a single page is not counted"
    assert "You (red): slab 7, mana 50 of 50" in mine
    assert "**Bob** (green)" in mine
    assert "Tú (verde)" in yours
    assert "Has apostado" not in yours


def _place(club: Club, player: Player, place: str) -> Any:
    return player.person.dm if place == "dm" else club.channel


async def test_it_begins_with_who_is_asked_and_ends_with_what_has_happened(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    await cast(alice, 9)
    await cast(bob, 5)
    words = words_of(await alice.slash("words"))
    titles = ("Now", "The match", "Players", "Board", "Yours", "What happened last")
    places = [words.index(f"### {title}\n") for title in (*titles, "Since your last move")]
    assert places == sorted(places)
    assert "Red bet 9" in words


@THREE
async def test_no_part_of_it_says_its_title_again(club: Club, alice: Player) -> None:
    await begun(club)
    for name in ("alice", "carol"):
        lines = words_of(await club[name].slash("words")).splitlines()
        titles = [line.strip("#* ") for line in lines if line.startswith(("#", "**"))]
        assert len(titles) == len(set(titles)), titles


@THREE
async def test_it_is_a_button_of_every_board_and_hand(
    club: Club, alice: Player, bob: Player
) -> None:
    """Whoever only watches reads what everybody sees, and no hand."""
    await begun(club)
    for player, title in ((alice, "### Yours"), (bob, "### Lo tuyo")):
        for message in (club.messages[-1], hand(player)):
            assert title in words_of(await player.press("words", on=message))
    watched = words_of(await club["carol"].press("words", on=club.messages[-1]))
    assert "**Alice** (red)" in watched and "### Yours" not in watched


async def test_before_a_match_there_is_nothing_to_read(club: Club, alice: Player) -> None:
    await lobby(alice)
    refused(await alice.slash("words"), "has not begun")


async def test_a_match_that_somebody_gave_up_can_be_read(club: Club, alice: Player) -> None:
    await begun(club)
    asked = (await alice.slash("resign")).messages[0]
    await alice.press("Yes, give up", on=asked)
    words = words_of(await alice.press("words", on=club.messages[-1]))
    assert "because you gave up" in words
    assert "### Yours" in words


SOUTH, NORTH = "HIJKL", "ABCDE"
"""Rows of the map that are full of corvettes: more than a page can tell."""


async def crowded(club: Club) -> int:
    match = await begun_campaign(club)
    await match.stand(position(Phase.MOVEMENT, first=0, red=_full(SOUTH), blue=_full(NORTH)))
    return match.number


def _full(rows: str) -> dict[str, Unit]:
    sectors = map_of(Mission.DEFEAT).sectors
    return {sector: unit(Kind.CORVETTE) for sector in sectors if sector[0] in rows}


async def test_pages_are_turned_in_the_answer_itself(club: Club, alice: Player) -> None:
    await crowded(club)
    page = (await alice.slash("words")).messages[0]
    for turned in ("Page 2", "Page 1"):
        await alice.press(turned, on=page)
        page = club.look_up(page.channel_id, page.id)
        assert f"{turned} of" in page.text
    assert "### Now\n" in page.text


async def test_a_page_that_is_not_there_is_the_last_and_what_is_no_page_is_refused(
    club: Club, alice: Player
) -> None:
    number = await crowded(club)
    member, message = alice.person.member, club.messages[-1]
    (reply,) = await club.at_once(forged(member, message, f"b:{number}:-1:words:99"))
    last = words_of(reply)
    assert "### Since your last move\n" in last
    assert "### Now\n" not in last
    (reply,) = await club.at_once(forged(member, message, f"b:{number}:-1:words:no"))
    refused(reply, "I do not know this button")


async def test_a_game_that_tells_no_view_is_read_by_the_words_of_its_pictures(
    club: Club, alice: Player, bob: Player
) -> None:
    await begin(club, "nim")
    assert "Heaps of matches: 1, 3, 5 and 7." in words_of(await alice.slash("words"))
    assert "Montones de cerillas: 1, 3, 5 y 7." in words_of(await bob.slash("words"))
