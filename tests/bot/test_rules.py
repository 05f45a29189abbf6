"""/rules and /language: every section opens, and everyone reads their own language."""

from __future__ import annotations

import pytest

from cogs.panels.rulebook import sections
from cogs.words.strings import speaker
from engines.core import text
from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.player import Player
from tests.games.shazamm.play.duels import begun, cast, hand, lobby, nothing_changes, refused


@pytest.mark.parametrize("place", ["channel", "dm"])
async def test_every_section_of_the_rules_opens(
    club: Club, alice: Player, bob: Player, place: str
) -> None:
    for player, locale in ((alice, "en"), (bob, "es")):
        say = speaker(locale)
        where = player.person.dm if place == "dm" else club.channel
        reply = await player.slash("rules", where, game="shazamm")
        refused(reply, say(text("shazamm-rules-1-body")))
        page = reply.messages[0]
        for number in range(1, sections("shazamm") + 1):
            await player.choose("section", str(number), on=page)
            page = club.look_up(page.channel_id, page.id)
            assert say(text(f"shazamm-rules-{number}-title")) in page.text
            assert say(text(f"shazamm-rules-{number}-body")) in page.text
            menu = page.control("section")
            assert menu is not None
            assert menu.chosen == (str(number),)


async def test_the_rules_are_a_button_on_everything_that_is_shown(
    club: Club, alice: Player, bob: Player
) -> None:
    await lobby(alice, bob)
    for message in (club.messages[-1],):
        refused(await bob.press("rules", on=message), "Dos magos")
    await alice.press("start")
    for message in (club.messages[-1], hand(alice)):
        async with nothing_changes(club):
            refused(await alice.press("rules", on=message), "Two wizards")


@pytest.mark.club("alice", "bob", "carol")
async def test_anyone_may_read_the_rules_and_only_for_themselves(club: Club, alice: Player) -> None:
    await lobby(alice)
    reply = await club["carol"].press("rules")
    refused(reply, "wall of fire")


async def test_the_rules_without_a_game_are_those_of_the_channel(club: Club, alice: Player) -> None:
    refused(await alice.slash("rules"))
    await lobby(alice)
    refused(await alice.slash("rules"), "Two wizards")


async def test_a_section_that_does_not_exist_is_refused(club: Club, alice: Player) -> None:
    await lobby(alice)
    member, message = alice.person.member, club.messages[-1]
    for section in ("0", "99", "-1", "x", "1" * 5000):
        (reply,) = await club.at_once(forged(member, message, "b:0:-1:section:shazamm", section))
        refused(reply, "no such section")


async def test_everyone_may_choose_their_language(club: Club, alice: Player, bob: Player) -> None:
    refused(await alice.slash("language", language="es"), "te hablo en español")
    refused(await bob.slash("language", bob.person.dm, language="en"), "speak English with you")
    await begun(club)
    assert "Te toca" in hand(alice).text
    assert "It is your turn" in hand(bob).text
    refused(await cast(alice, 0), "Apuesta de 1 a 50")
    refused(await cast(bob, 0), "Bet from 1 to 50")
    refused(await alice.slash("language", language="auto"), "speak English")
    refused(await alice.slash("help"), "hosts board games")
    assert "Waiting for" in club.messages[-1].text


async def test_a_choice_of_language_survives_a_restart(club: Club, alice: Player) -> None:
    await alice.slash("language", language="es")
    await club.restart(killed=True)
    refused(await alice.slash("help"), "organiza juegos")


async def test_a_servers_language_is_a_moderators_choice(
    club: Club, alice: Player, bob: Player
) -> None:
    for player, gist in ((alice, "more permissions"), (bob, "más permisos")):
        refused(await player.slash("language", language="es", whom="server"), gist)
    refused(
        await bob.slash("language", bob.person.dm, language="es", whom="server"),
        "solo funciona en un servidor",
    )
    await lobby(alice)
    assert "needs players" in club.messages[-1].text
    await alice.slash("cancel")
    club.promote(alice, manage_guild=True)
    refused(await alice.slash("language", language="es", whom="server"), "new matches")
    await lobby(alice)
    assert "busca jugadores" in club.messages[-1].text
    await alice.slash("cancel")
    await alice.slash("language", language="auto", whom="server")
    await lobby(alice)
    assert "needs players" in club.messages[-1].text


@pytest.mark.parametrize(
    ("pressed", "value"),
    [
        ("b:0:-1:rules-of:", "shazamm"),
        ("b:0:-1:section:shazamm", "2"),
        ("b:0:-1:legend-of:", "shazamm"),
        ("b:0:-1:ladder-of:", "shazamm"),
        ("b:0:-1:rank:on.shazamm", ""),
    ],
)
async def test_no_page_ever_covers_a_hand(
    club: Club, alice: Player, pressed: str, value: str
) -> None:
    """Nor anything else that stands for a match, whatever is pressed there."""
    await begun(club)
    before = alice.dms[-1]
    await club.at_once(forged(alice.person.user, before, pressed, *filter(None, [value])))
    await club.rest()
    after = club.look_up(before.channel_id, before.id)
    assert (after.text, after.controls) == (before.text, before.controls)
    assert alice.dms[-1].id != before.id
