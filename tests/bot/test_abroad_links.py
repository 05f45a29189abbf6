"""Whoever plays from another server can do all there is, and nothing leads them where they see."""

from __future__ import annotations

import re

import pytest
from discord import app_commands

from cogs.chat.meant import MEANT
from cogs.panels.ids import ANY, ControlId
from tests.bot.abroad import Elsewhere, abroad
from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.player import Player, Reply
from tests.games.shazamm.play.duels import last_match, nothing_changes, refused

ADDRESS = re.compile(r"discord\.com/channels/(\d+)|<#(\d+)>")
OF_A_MATCH = [
    "hand",
    "board",
    "resign",
    "draw",
    "pause",
    "substitute",
    "catchup",
    "undo",
    "words",
    "report",
]
"""Commands that are about a match, and can be done or refused with sense in any that is played."""


def easy(club: Club) -> list[str]:
    """Return what all commands are called that can be typed in private, and with no options."""
    found: list[str] = []
    for command in club.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            contexts = (command.root_parent or command).allowed_contexts
            private = contexts is None or contexts.dm_channel is not False
            if private and not any(one.required for one in command.parameters):
                found.append(command.qualified_name)
    return found


def leads_out(club: Club, reply: Reply) -> list[str]:
    """Return where an answer leads in the club, a server of which its reader may be no member."""
    told = [m.text for m in reply.messages] + [link for m in reply.messages for link in m.links]
    shut = {str(club.world.guild.id), *(str(one.id) for one in (club.channel, *club.threads))}
    return [one for words in told for one in sum(ADDRESS.findall(words), ()) if one in shut]


async def beside(club: Club, there: Elsewhere) -> int:
    """Let the player of the other server begin a match there against a computer."""
    await there.slash("play", game="shazamm", computers=1)
    await there.press("start", on=club.messages_in(there.channel)[-1])
    await club.rest()
    return last_match(club)


@pytest.mark.parametrize("many", [1, 2])
async def test_nothing_leads_into_a_server_of_which_one_is_no_member(
    club: Club, alice: Player, bob: Player, many: int
) -> None:
    there = await abroad(club, alice, bob)
    if many == 2:
        await beside(club, there)
    commands = easy(club)
    assert {*OF_A_MATCH} < {*commands}
    for command in commands:
        for reply in (await bob.slash(command, bob.person.dm), await there.slash(command)):
            assert not leads_out(club, reply), (command, reply.text)


@pytest.mark.parametrize("command", OF_A_MATCH)
async def test_whichever_match_is_meant_the_command_goes_on_with_it(
    club: Club, alice: Player, bob: Player, command: str
) -> None:
    first = 1
    second = await beside(club, await abroad(club, alice, bob))
    for number in (first, second):
        asked = await bob.slash(command, bob.person.dm)
        refused(asked, "varias partidas", "Elige abajo a cuál te refieres")
        menu = asked.messages[0].control(MEANT)
        assert menu is not None
        assert {*menu.options} == {str(first), str(second)}
        reply = await bob.choose(MEANT, str(number), on=asked.messages[0])
        assert reply.private or reply.messages == []
        said = bob.now(asked.messages[0]).text + reply.text
        assert said
        assert not leads_out(club, reply)


async def test_what_was_typed_besides_is_done_in_the_match_that_is_chosen(
    club: Club, alice: Player, bob: Player
) -> None:
    await beside(club, await abroad(club, alice, bob))
    asked = await bob.slash("pause", bob.person.dm, days=2)
    await bob.choose(MEANT, "1", on=asked.messages[0])
    assert "2 days" in "\n".join(message.text for message in club.messages)
    asked = await bob.slash("shazamm cast", bob.person.dm, bet=7)
    reply = await bob.choose(MEANT, "1", on=asked.messages[0])
    assert "Apuestas 7" in reply.text


FORGED = (
    "pause?days=99",
    "pause?days=so",
    "substitute?computer=perfect",
    "substitute?person=7",
    "shazamm cast?",
    "play?game=nim",
    "nothing",
    "shazamm",
    "",
)


async def test_what_nobody_could_have_typed_or_been_offered_is_refused(
    club: Club, alice: Player, bob: Player
) -> None:
    await beside(club, await abroad(club, alice, bob))
    other = club.world.guild.create_text_channel("other")
    await alice.slash("play", other, game="nim", computers=1)
    await alice.press("start", on=club.messages_in(other)[-1])
    await club.rest()
    asked = (await bob.slash("pause", bob.person.dm)).messages[0]
    forgeries = [(line, "1") for line in FORGED]
    forgeries += [("pause?days=2", number) for number in ("3", "0", "99", "x", "", "²", "9" * 30)]
    async with nothing_changes(club):
        for line, number in forgeries:
            control = str(ControlId(0, ANY, MEANT, line))
            deed = forged(bob.person.user, asked, control, number)
            (reply,) = await club.at_once(deed)
            refused(reply)
            assert "ha fallado" not in reply.text, (line, number)
    there = str(ControlId(0, ANY, MEANT, "pause?days=2"))
    on = (await alice.slash("status")).messages[0]
    (reply,) = await club.at_once(forged(alice.person.member, on, there, "1"))
    refused(reply, "do not know this button")
