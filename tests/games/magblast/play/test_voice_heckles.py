"""The eliminated keep their voice, and the best sounds are listed (rulings 58 and 59)."""

from __future__ import annotations

import pytest

from tables.votes.ballots import Question
from tables.votes.chatter import PAUSE
from tests.bot.club import SOON, Club
from tests.bot.fixtures import ErrorLog
from tests.bot.player import Player
from tests.games.magblast.play import noises
from tests.games.shazamm.play.duels import nothing_changes, refused

THREE = ("alice", "bob", "carol")
pytestmark = pytest.mark.club(*THREE, "dave", settling=SOON)


async def test_the_eliminated_are_heard(club: Club, bob: Player) -> None:
    await noises.begun(club, noises.with_fallen(1), THREE)
    calls = len(club.pings)
    reply = await bob.slash("magblast heckle", words="¡Apunta mejor!")
    assert reply.private and "Todo el mundo te ha oído" in reply.text
    assert club.messages[-1].text == "## ¡Apunta mejor!\n– **Bob**, from the wreckage"
    assert len(club.pings) == calls


@pytest.mark.club(*THREE, server_locale="es-ES", settling=SOON)
async def test_a_spanish_server_hears_it_in_spanish(club: Club) -> None:
    await noises.begun(club, noises.with_fallen(2), THREE)
    await club["carol"].slash("magblast heckle", words="Boo")
    assert club.messages[-1].text == "## Boo\n– **Carol**, desde los restos de su flota"


@pytest.mark.parametrize(
    ("who", "gist"),
    [("alice", "still in play"), ("bob", "Sigues en juego"), ("dave", "No estás en esta partida")],
)
async def test_who_is_in_play_or_only_watches_does_not_heckle(
    club: Club, who: str, gist: str
) -> None:
    await noises.begun(club, noises.with_fallen(2), THREE)
    async with nothing_changes(club):
        refused(await club[who].slash("magblast heckle", words="Boo"), gist)


async def test_everyone_may_heckle_again_after_a_pause(club: Club, bob: Player) -> None:
    await noises.begun(club, noises.with_fallen(1), THREE)
    await bob.slash("magblast heckle", words="Boo")
    refused(await bob.slash("magblast heckle", words="Boo again"), "5 minutos")
    await club.advance(seconds=PAUSE)
    await bob.slash("magblast heckle", words="Boo again")
    assert "Boo again" in club.messages[-1].text


@pytest.mark.parametrize(
    ("words", "gist"),
    [
        ("[x](http://evil.example)", "Sin enlaces"),
        ("look: www.evil.example", "Sin enlaces"),
        ("evil.\u200bcom", "Sin enlaces"),
        ("@everyone boo", "Sin enlaces"),
        ("<@1> boo", "Sin enlaces"),
        ("…!", "hacen falta palabras"),
        ("\u3164\u3164", "hacen falta palabras"),
    ],
)
async def test_no_link_and_no_mention_gets_through(
    club: Club, bob: Player, words: str, gist: str
) -> None:
    await noises.begun(club, noises.with_fallen(1), THREE)
    async with nothing_changes(club):
        refused(await bob.slash("magblast heckle", words=words), gist)
    await bob.slash("magblast heckle", words="Boo")
    assert "Boo" in club.messages[-1].text


async def test_markup_in_a_heckle_is_words(club: Club, bob: Player) -> None:
    await noises.begun(club, noises.with_fallen(1), THREE)
    await bob.slash("magblast heckle", words="# `a` **b**\n||c|| \u202ed")
    assert club.messages[-1].text.startswith(r"## \# \`a\` \*\*b\*\* \|\|c\|\| d")


async def test_once_the_match_is_over_there_is_nothing_to_heckle(club: Club, bob: Player) -> None:
    await noises.over(club)
    refused(await bob.slash("magblast heckle", words="Boo"), "terminado")


@pytest.mark.parametrize("arrives", [False, True])
async def test_a_power_cut_neither_loses_nor_doubles_a_heckle(
    club: Club, bob: Player, error_log: ErrorLog, arrives: bool
) -> None:
    await noises.begun(club, noises.with_fallen(1), THREE)
    club.trouble.cut_power("POST", f"/channels/{club.channel.id}/messages", arrives=arrives)
    await bob.slash("magblast heckle", words="Boo")
    assert error_log.lines, "the power never failed"
    error_log.lines.clear()
    await club.restart(killed=True)
    await club.advance(minutes=5)
    assert sum("## Boo" in m.text for m in club.messages) == 1


# -- The lists ---------------------------------------------------------------------------------


async def test_the_sounds_of_a_match_are_listed_by_what_they_did(
    club: Club, alice: Player, bob: Player
) -> None:
    await noises.begun(club, noises.guns())
    empty = await alice.slash("magblast sounds")
    assert empty.private
    assert "Nobody has made a sound" in empty.text
    assert "No sound of this server has won a vote yet" in empty.text
    await noises.exchange(club, ("alice", "bob"), "*Pew*", "KA-BLAM!")
    listed = (await alice.slash("magblast sounds")).text
    assert r"1. \*Pew\* – **Alice**, 1 damage" in listed
    assert "2. KA-BLAM! – **Alice**, 1 damage" in listed
    spanish = (await bob.slash("magblast sounds")).text
    assert "Los más sonados de la partida 1" in spanish
    assert "1 de daño" in spanish


async def test_after_the_vote_the_votes_count_and_the_server_remembers(
    club: Club, alice: Player
) -> None:
    await noises.over(club, "Pew", "KA-BLAM!")
    place = noises.answers(club, Question.BEST).index("KA-BLAM!") + 1
    await noises.vote(club, Question.BEST, place, alice, club["carol"])
    await club.advance(hours=25)
    listed = (await alice.slash("magblast sounds")).text
    assert "1. KA-BLAM! – **Alice**, 2 votes" in listed
    assert "1. KA-BLAM! – Alice, 2 votes" in listed.split("The best of this server")[1]
    elsewhere = club.world.guild.create_text_channel("elsewhere")
    there = (await alice.slash("magblast sounds", elsewhere)).text
    assert "KA-BLAM!" in there and "match 1" not in there
    await alice.slash("play", elsewhere, game="shazamm")
    assert "KA-BLAM!" in (await alice.slash("magblast sounds", elsewhere)).text
    refused(await alice.slash("magblast sounds", alice.person.dm), "no running match of Mag·Blast")
