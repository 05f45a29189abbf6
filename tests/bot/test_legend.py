"""/legend and its button: the signs of the match that is meant, in everybody's own language."""

from __future__ import annotations

import asyncio

import pytest

import render.shazamm
from cogs.chat.pictures import KEPT, Pictures
from cogs.panels.game import offered
from cogs.panels.rulebook import PART, editions
from cogs.words.leniency import lenient
from cogs.words.strings import LOCALES, speaker
from engines.core import text
from engines.magblast.model import Config, EditionName
from tables.latest import Latest
from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.fixtures import ErrorLog
from tests.bot.player import Player, Reply
from tests.bot.running import begin
from tests.games.shazamm.play.duels import begun, hand, lobby, nothing_changes, refused

SIGNS_DIFFER = ("magblast",)
GAMES = [
    (game, edition)
    for game in offered()
    for edition in (editions(game) if game in SIGNS_DIFFER else ("",))
]


def shows(reply: Reply, game: str, locale: str) -> str:
    """Assert that an answer is the legend of a game, for one person; return its words."""
    assert reply.private
    (message,) = reply.messages
    (picture,), (alt,) = message.pictures, message.alt_texts
    assert picture.startswith(b"\x89PNG")
    say = speaker(locale)
    assert alt.startswith(say(text("legend-title", game=text(f"{game}-name"))))
    return alt


async def test_the_legend_is_that_of_the_match_here_in_ones_own_language(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    async with nothing_changes(club):
        for place in (club.channel, alice.person.dm):
            shows(await alice.slash("legend", place), "shazamm", "en")
        shows(await bob.slash("legend"), "shazamm", "es")
        shows(await bob.slash("legend", game="imperium"), "imperium", "es")


async def test_the_signs_are_a_button_below_every_hand(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    for player, locale in ((alice, "en"), (bob, "es")):
        shows(await player.press("legend", on=hand(player)), "shazamm", locale)
        mine = (await player.slash("hand")).messages[0]
        shows(await player.press("legend", on=mine), "shazamm", locale)


async def test_the_signs_are_a_button_on_the_first_page_of_the_rules(
    club: Club, alice: Player
) -> None:
    reply = await alice.slash("rules", game="rebelmoon")
    (page,) = reply.messages
    shows(await alice.press("legend", on=page), "rebelmoon", "en")
    await alice.choose("section", "2", on=page)
    assert club.look_up(page.channel_id, page.id).control("legend") is None


async def test_a_match_has_the_signs_of_its_own_edition(club: Club, alice: Player) -> None:
    """Of the game, if nobody names a match, those of the match that is played here."""
    upgrades = speaker("en")(text("magblast-legend-upgrades"))
    assert upgrades not in shows(await alice.slash("legend", game="magblast"), "magblast", "en")
    await begin(club, "magblast", edition="second")
    page = (await alice.slash("rules")).messages[0]
    for reply in (
        await alice.slash("legend"),
        await alice.slash("legend", game="magblast"),
        await alice.press("legend", on=hand(alice)),
        await alice.press("legend", on=page),
    ):
        assert upgrades in shows(reply, "magblast", "en")


async def test_where_no_game_is_meant_one_chooses_it_and_may_choose_another(
    club: Club, alice: Player, bob: Player
) -> None:
    for player, locale, place in ((alice, "en", None), (bob, "es", bob.person.dm)):
        reply = await player.slash("legend", place or club.channel)
        (asked,) = reply.messages
        assert speaker(locale)(text("legend-which")) in reply.text
        seen: set[str] = set()
        for game, edition in GAMES:
            page = club.look_up(asked.channel_id, asked.id)
            shown = await player.choose("legend-of", f"{game}{PART}{edition}", on=page)
            page = club.look_up(asked.channel_id, asked.id)
            title = speaker(locale)(text("legend-title", game=text(f"{game}-name")))
            assert page.alt_texts[-1].startswith(title), shown
            seen.add(page.alt_texts[-1])
        assert len(seen) == len(GAMES), "each edition has a legend of its own"


async def test_a_game_that_is_not_there_has_no_legend(club: Club, alice: Player) -> None:
    await lobby(alice)
    member, message = alice.person.member, club.messages[-1]
    for control in ("b:0:-1:legend:", "b:0:-1:legend:chess", "b:99:-1:legend:shazamm"):
        (reply,) = await club.at_once(forged(member, message, control))
        assert reply.private
        assert not reply.messages[0].pictures


async def test_what_stands_for_a_game_is_drawn_once_for_all_who_ask() -> None:
    """For each edition and language, also where two ask at the same time."""
    pictures, usual, other = Pictures(), Config(), Config(edition=EditionName.SECOND)
    ways = [(config, locale) for config in (usual, other) for locale in LOCALES]
    asked = [pictures.of_game("legend", "magblast", *how) for how in (*ways, *ways)]
    found = await asyncio.gather(*asked)
    assert len({id(picture) for picture in found}) == len(ways)
    cover = await pictures.of_game("cover", "magblast", usual, LOCALES[0])
    assert await pictures.of_game("cover", "magblast", usual, LOCALES[0]) is cover
    pictures.close()


async def test_a_legend_that_cannot_be_drawn_is_said_to_be_lacking(
    club: Club, alice: Player, monkeypatch: pytest.MonkeyPatch, error_log: ErrorLog
) -> None:
    monkeypatch.delattr(render.shazamm, "legend")
    club.bot.services.pictures._kept = Latest(KEPT)
    with lenient():
        reply = await alice.slash("legend", game="shazamm")
    refused(reply, speaker("en")(text("picture-undrawn")))
    assert not reply.messages[0].pictures
    error_log.expect("picture shazamm.legend failed")
