"""A text names commands as its reader's Discord shows them, whatever language it is in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from cogs.words.strings import LOCALES, command
from engines.core import text
from tests.bot.club import Club
from tests.bot.player import Player
from tests.bot.registered import registered
from tests.by_language import ByLanguage
from tests.games.shazamm.play.duels import begun
from tests.laws.catalogues import commands_named

DISCORDS = ByLanguage("a locale of Discord that speaks it", en="en-US", es="es-ES")


def shown(node: Mapping[str, Any], locale: str) -> str:
    """Return what a command, option or choice is called in a Discord of this locale."""
    return (node.get("name_localizations") or {}).get(locale, node["name"])


def written(node: Mapping[str, Any], locale: str, before: str = "/") -> Iterator[str]:
    """Return a command as it is typed, and with each choice of each of its options."""
    name = before + shown(node, locale)
    yield name
    for option in node.get("options") or ():
        if option["type"] in (1, 2):
            yield from written(option, locale, f"{name} ")
        for choice in option.get("choices") or ():
            yield f"{name} {shown(option, locale)}:{shown(choice, locale)}"


@pytest.mark.club(new=True)
@pytest.mark.parametrize("client", LOCALES)
async def test_every_command_that_a_text_names_is_there_under_that_name(
    club: Club, client: str
) -> None:
    (commands,) = registered(club)
    known = {line for node in commands for line in written(node, DISCORDS[client])}
    named = {command(client, c.path, **dict(c.options)) for _, c in commands_named(client)}
    assert len(named) > 10
    assert named - known == set()


async def test_whoever_wishes_for_another_language_is_told_of_the_commands_that_discord_shows(
    club: Club, alice: Player, bob: Player
) -> None:
    await alice.slash("language", language="es")
    await bob.slash("language", language="en")
    assert "/play en un canal" in (await alice.slash("status")).text
    assert "/jugar in a server" in (await bob.slash("status")).text
    await alice.slash("language", language="auto")
    assert "/play in a server" in (await alice.slash("status")).text
    await bob.slash("language", language="es")
    assert "/jugar en un canal" in (await bob.slash("status")).text
    assert await club.bot.services.languages.of_person(bob.id, "en") == "es"


async def test_direct_messages_too_name_commands_as_their_reader_s_discord_does(
    club: Club, alice: Player, bob: Player
) -> None:
    await alice.slash("language", language="es")
    await bob.slash("help")
    match = await begun(club)
    house = club.bot.services
    for player, command_of_theirs in ((alice, "/hand"), (bob, "/mano")):
        assert "Te toca" in player.dms[-1].text
        locale = await house.languages.of_person(player.id, "en")
        say = house.say(await house.tables.scene(match, None), locale)
        assert command_of_theirs in say(text("hand-undrawn"))


async def test_in_public_commands_are_named_as_the_server_s_discord_does(
    club: Club, alice: Player
) -> None:
    club.promote(alice, manage_guild=True)
    await alice.slash("language", language="es", whom="server")
    await begun(club)
    await alice.slash("resign")
    await alice.press("resign")
    assert "Con /export cualquiera" in club.messages[-2].text
