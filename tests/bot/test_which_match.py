"""Every command finds the same match in the same place, and says which it may be."""

from __future__ import annotations

from typing import Any

import pytest
from discord import AppCommandOptionType as Kind

from cogs.chat.meant import MEANT
from cogs.panels.game import offered
from cogs.words.strings import speaker
from engines.core import text
from engines.magblast.cards import Flagship
from tests.bot.club import Club
from tests.bot.player import Player
from tests.bot.running import LOOKING_BACK, begin
from tests.games.magblast.play.battles import Battle
from tests.games.magblast.positions import side, table
from tests.games.shazamm.play.duels import begun, cast, play_quickly, refused


async def two_duels(club: Club, alice: Player, bob: Player) -> None:
    """Let two people play two duels at once, the second in a thread."""
    await begun(club)
    await alice.slash("play", game="shazamm", where="thread")
    await bob.press("join", on=club.messages_in(club.threads[0])[-1])
    await alice.press("start", on=club.messages_in(club.threads[0])[-1])


async def test_in_direct_messages_every_command_means_the_match_that_waits(
    club: Club, alice: Player, bob: Player
) -> None:
    await two_duels(club, alice, bob)
    await cast(alice, 1)
    here = alice.person.dm
    for command in ("hand", "board", "resign"):
        reply = await alice.slash(command, here)
        assert "match 2" in reply.text, command
    assert "match 2" in (await alice.slash("status", here)).text.splitlines()[0]
    refused(await alice.slash("undo", here), "nothing of yours to take back")
    refused(await alice.slash("shazamm cast", here, bet=2), "You bet 2")
    assert "**Alice** is ready" in club.messages_in(club.threads[0])[-1].text


async def test_where_several_may_be_meant_all_commands_name_them_with_their_places(
    club: Club, alice: Player, bob: Player
) -> None:
    await two_duels(club, alice, bob)
    places = (club.channel, club.threads[0])
    boards = [m for place in places for m in club.messages_in(place) if m.control("act")]
    assert len(boards) == 2
    commands = {"hand": {}, "board": {}, "resign": {}, "undo": {}, "shazamm cast": {"bet": 2}}
    for command, options in commands.items():
        reply = await alice.slash(command, alice.person.dm, **options)
        refused(reply, "several matches", "match 1", "match 2")
        for board in boards:
            assert f"{board.channel_id}/{board.id})" in reply.text


async def test_a_lobby_hides_no_match_that_began_before_it(club: Club, alice: Player) -> None:
    """From whoever looks back: these are the commands that may name a match by its number."""
    naming = [c.name for c in club.bot.tree.walk_commands() if _may_name_a_match(c)]
    assert sorted({*naming} - {"move-match"}) == [*LOOKING_BACK]  # that is one being played
    await begun(club)
    await alice.slash("resign")
    await alice.press("resign")
    await alice.press("again")
    for command in LOOKING_BACK:
        assert "has not begun" not in (await alice.slash(command)).text, command


async def test_whoever_looks_back_in_direct_messages_finds_the_newest_that_is_over(
    club: Club, alice: Player, bob: Player
) -> None:
    """Unless another match is running: then it is that one."""
    here = alice.person.dm
    for command in LOOKING_BACK:
        refused(await alice.slash(command, here), "You are in no running match")
    await begun(club)
    await alice.press("resign", on=(await alice.slash("resign")).messages[0])
    await begun(club)
    await play_quickly(club)
    said = {
        "export": "Match 2 as a file",
        "log": "no bridge left under you",
        "replay": "Step 0 of 4",
        "review": "Where it turned: Shazamm!, match 2",
    }
    assert {*said} == {*LOOKING_BACK}
    for command, gist in said.items():
        reply = await alice.slash(command, here)
        assert gist in reply.text, command
        assert reply.messages
    await begun(club)
    refused(await alice.slash("export", here), "can be exported once it has ended")
    assert "Step 0 of 0" in (await alice.slash("replay", here)).text


async def test_what_is_chosen_to_look_back_on_is_that_also_when_all_are_over(
    club: Club, alice: Player, bob: Player
) -> None:
    await two_duels(club, alice, bob)
    asked = (await alice.slash("export", alice.person.dm)).messages[0]
    for place in (club.channel, club.threads[0]):
        await alice.press("resign", on=(await alice.slash("resign", place)).messages[0])
    for number in ("1", "2"):
        reply = await alice.choose(MEANT, number, on=asked)
        refused(reply, f"Match {number} as a file")


def _may_name_a_match(command: Any) -> bool:
    options = getattr(command, "parameters", ())
    return any(one.name == "match" and one.type is Kind.integer for one in options)


async def test_a_refusal_names_the_people_of_the_match_that_was_meant(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    elsewhere = club.world.guild.create_text_channel("elsewhere")
    battle = Battle(club, await begin(club, "magblast", place=elsewhere))
    fleets = side(Flagship.FREEP), side(Flagship.TRI_BOT)
    await battle.stand(table(*fleets))
    reply = await bob.slash("magblast end", bob.person.dm)
    refused(reply, f"**{alice.name.title()}**")


@pytest.mark.parametrize("command", ["rules", "ladder"])
async def test_where_no_game_is_meant_one_chooses_it_and_may_choose_another(
    club: Club, alice: Player, bob: Player, command: str
) -> None:
    for player, locale, place in ((alice, "en", None), (bob, "es", bob.person.dm)):
        say = speaker(locale)
        reply = await player.slash(command, place or club.channel)
        assert reply.private
        (asked,) = reply.messages
        menu = asked.control(f"{command}-of")
        assert menu is not None
        firsts = {value.partition(".")[0]: value for value in reversed(list(menu.options))}
        assert sorted(firsts) == sorted(offered())  # some stand there by their editions
        for game, value in firsts.items():
            page = club.look_up(asked.channel_id, asked.id)
            await player.choose(f"{command}-of", value, on=page)
            page = club.look_up(asked.channel_id, asked.id)
            assert say(text(f"{game}-name")) in page.text
            chosen = page.control(f"{command}-of")
            assert chosen is not None
            assert chosen.chosen == (value,)


@pytest.mark.parametrize("command", ["rules", "ladder"])
async def test_in_direct_messages_the_game_is_that_of_ones_matches(
    club: Club, alice: Player, command: str
) -> None:
    await begin(club, "rebelmoon")
    reply = await alice.slash(command, alice.person.dm)
    assert speaker("en")(text("rebelmoon-name")) in reply.text


async def test_a_command_of_another_game_names_the_one_that_is_played(
    club: Club, alice: Player
) -> None:
    await begun(club)
    reply = await alice.slash("magblast end")
    refused(reply, "is of Shazamm!, which has a command of its own")


@pytest.mark.parametrize(
    ("command", "done"),
    [
        ("nudge", "I have called"),
        ("back", "You play again"),
        ("ahead", "Choose what is done as soon as it is your turn"),
        ("hint", "A computer would do this"),
    ],
)
async def test_in_direct_messages_the_one_match_is_found_that_allows_a_command(
    club: Club, alice: Player, bob: Player, command: str, done: str
) -> None:
    """Though another waits for whoever gives it; what is answered names it."""
    await two_duels(club, alice, bob)
    await cast(alice, 1, place=club.threads[0])
    if command == "back":
        await alice.slash("substitute", club.threads[0], computer="easy")
    if command == "hint":
        other = club.world.guild.create_text_channel("other")
        await alice.slash("play", other, game="shazamm", computers=1)
        await alice.press("start", on=club.messages_in(other)[-1])
    number = "match 3" if command == "hint" else "match 2"
    reply = await alice.slash(command, alice.person.dm)
    refused(reply, number, done)


async def test_an_answer_names_its_match_once_where_it_could_be_about_another(
    club: Club, alice: Player, bob: Player
) -> None:
    await two_duels(club, alice, bob)
    await cast(alice, 1)
    for command in ("resign", "undo", "log", "replay", "review", "export", "words", "draw"):
        reply = await alice.slash(command, alice.person.dm)
        assert reply.text.count("Shazamm! · match 2") == 1, (command, reply.text)
    await bob.slash("nudge", bob.person.dm)
    reply = await bob.slash("resign", bob.person.dm)
    assert "varias partidas" in reply.text
    reply = await bob.choose(MEANT, "1", on=reply.messages[0])
    assert reply.text.count("partida 1") == 1
    await alice.press("resign", on=(await alice.slash("resign", club.threads[0])).messages[0])
    for command in ("log", "replay"):
        assert "match 1" not in (await alice.slash(command, alice.person.dm)).text, command


async def test_a_picture_of_a_match_names_it_where_it_could_be_of_another(
    club: Club, alice: Player
) -> None:
    place = club.world.guild.create_text_channel("elsewhere")
    first = await begin(club, "imperium")
    here = alice.person.dm
    for command in ("imperium map", "imperium fleet"):
        assert f"match {first}" not in (await alice.slash(command, here)).text, command
    await begin(club, "nim", place=place)
    for command in ("imperium map", "imperium supply", "imperium fleet"):
        reply = await alice.slash(command, here)
        assert reply.text.count(f"match {first}") == 1, command
