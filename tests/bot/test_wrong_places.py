"""Acting where one has no business: each is explained in private, and nothing changes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import pytest
import pytest_asyncio
import simcord

from tests.bot.club import Club
from tests.bot.deeds import COMMAND, Deed, forged
from tests.games.shazamm.play.duels import begun, cast, nothing_changes, refused

pytestmark = pytest.mark.asyncio(loop_scope="module")

ABOUT_A_MATCH = ("shazamm cast", "hand", "undo", "resign")
CLOSER = "b:5:-1:closer:"
"""The button that shows a part of the board in large."""
ALL_COMMANDS = (*ABOUT_A_MATCH, "export", "board")


class Town(NamedTuple):
    """Channels of every kind. In the club's own a match of Alice and Bob is in its turn 2."""

    club: Club
    empty: simcord.ChannelHandle
    lobby: simcord.ChannelHandle
    cancelled_lobby: simcord.ChannelHandle
    cancelled_match: simcord.ChannelHandle
    ended: simcord.ChannelHandle


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def town(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Town]:
    names = ("alice", "bob", "carol", "dora", "eve")
    async with Club(tmp_path_factory.mktemp("town"), names) as club:
        alice, bob = club["alice"], club["bob"]
        places = [club.world.guild.create_text_channel(name) for name in "abcde"]
        built = Town(club, *places)
        for place in places[1:]:
            await alice.slash("play", place, game="shazamm")
            if place in places[3:]:
                await bob.press("join", on=club.messages_in(place)[-1])
                await alice.press("start", on=club.messages_in(place)[-1])
        club.promote(club["eve"], manage_channels=True)
        await club["eve"].slash("cancel", built.cancelled_lobby)
        await club["eve"].slash("cancel", built.cancelled_match)
        for _ in range(2):
            await cast(alice, 50, place=built.ended)
            await cast(bob, 1, place=built.ended)
        await begun(club, "drawn")
        await cast(alice, 3)
        await cast(bob, 4)
        yield built


def options_of(command: str) -> dict[str, int]:
    return {"bet": 5} if command == "shazamm cast" else {}


async def refuses(
    town: Town, name: str, command: str, place: simcord.ChannelHandle, *gist: str
) -> None:
    async with nothing_changes(town.club):
        reply = await town.club[name].slash(command, place, **options_of(command))
    refused(reply, *gist)


@pytest.mark.parametrize("command", ABOUT_A_MATCH)
async def test_a_stranger_is_told_who_plays(town: Town, command: str) -> None:
    here = town.club.channel
    await refuses(town, "carol", command, here, "You are not in this match", "Alice** and **Bob")
    await refuses(town, "dora", command, here, "No estás en esta partida", "Alice** y **Bob")


@pytest.mark.parametrize("verb", ["act", "hand"])
async def test_a_strangers_press_is_answered_like_a_command(town: Town, verb: str) -> None:
    for name, gist in (
        ("carol", "You are not in this match"),
        ("dora", "No estás en esta partida"),
    ):
        async with nothing_changes(town.club):
            reply = await town.club[name].press(verb, on=town.club.messages[-1])
        refused(reply, gist)


async def test_a_stranger_may_look_at_the_board_but_not_post_it(town: Town) -> None:
    async with nothing_changes(town.club):
        looked = await town.club["carol"].slash("board")
        assert looked.private
        assert looked.messages[0].pictures
        refused(await town.club["carol"].slash("board", again=True), "You are not in this match")


@pytest.mark.parametrize("command", (*ALL_COMMANDS, "cancel"))
async def test_a_channel_without_a_match_says_how_to_open_one(town: Town, command: str) -> None:
    await refuses(town, "alice", command, town.empty, "no match in this channel", "/play")
    await refuses(town, "bob", command, town.empty, "no hay ninguna partida", "/jugar")


@pytest.mark.parametrize("command", ALL_COMMANDS)
async def test_a_lobby_has_nothing_to_show_yet(town: Town, command: str) -> None:
    await refuses(town, "alice", command, town.lobby, "has not begun", "its host starts it")
    await refuses(town, "dora", command, town.lobby, "no ha empezado", "la empieza")


@pytest.mark.parametrize("command", ALL_COMMANDS)
async def test_a_lobby_that_was_called_off_is_no_match(town: Town, command: str) -> None:
    await refuses(town, "alice", command, town.cancelled_lobby, "no match in this channel")


@pytest.mark.parametrize("command", ["shazamm cast", "undo", "resign"])
async def test_a_match_that_was_called_off_is_over(town: Town, command: str) -> None:
    await refuses(town, "alice", command, town.cancelled_match, "This match is over", "/play")
    await refuses(town, "bob", command, town.cancelled_match, "Esta partida ha terminado")


@pytest.mark.parametrize("command", ["shazamm cast", "undo", "resign"])
async def test_a_match_that_has_ended_is_over(town: Town, command: str) -> None:
    await refuses(town, "alice", command, town.ended, "This match is over", "/play")
    await refuses(town, "bob", command, town.ended, "Esta partida ha terminado", "/jugar")


@pytest.mark.parametrize("verb", ["act", "cast", "resign", "clone"])
@pytest.mark.parametrize("kind", ["ended", "cancelled_match"])
async def test_no_button_moves_a_match_that_is_over(town: Town, verb: str, kind: str) -> None:
    place: simcord.ChannelHandle = getattr(town, kind)
    message = town.club.messages_in(place)[-1]
    match = {"cancelled_match": 3, "ended": 4}[kind]
    alice, bob = town.club["alice"].person.member, town.club["bob"].person.member
    async with nothing_changes(town.club):
        replies = await town.club.at_once(
            forged(alice, message, f"b:{match}:-1:{verb}:"),
            forged(bob, message, f"b:{match}:2:{verb}:"),
        )
    refused(replies[0], "This match is over")
    refused(replies[1], "Esta partida ha terminado")


async def test_the_hand_and_the_board_of_an_ended_match_can_be_looked_at(town: Town) -> None:
    async with nothing_changes(town.club):
        for command in ("hand", "board"):
            assert (await town.club["bob"].slash(command, town.ended)).messages[0].pictures


@pytest.mark.parametrize(
    "verb", ["join", "leave", "start", "cancel", "computer", "rotate", "options"]
)
async def test_a_lobby_that_has_become_a_match_is_closed(town: Town, verb: str) -> None:
    message = town.club.messages[0]
    async with nothing_changes(town.club):
        replies = await town.club.at_once(
            *(
                forged(town.club[name].person.member, message, f"b:5:-1:{verb}:")
                for name in ("carol", "dora")
            )
        )
    english = "can be called off only by a moderator" if verb == "cancel" else "lobby is closed"
    spanish = "quien modere" if verb == "cancel" else "mesa está cerrada"
    refused(replies[0], english)
    refused(replies[1], spanish)


MANGLED = (
    "",
    "b",
    "x:1:1:act:",
    "b:5",
    "b:5:1:act",
    "b:x:1:act:",
    "b:5:x:act:",
    "b:5:1:nonsense:",
    "b:5:1::",
    "b:5:1:act:more:and:more",
    "b:5:1:recycle:",
    "b:" + "9" * 90 + ":1:act:",
    "b:99999999999999999999:-1:join:",
    "b:-5:-1:act:",
    "b: 5 :-1:act:",
    "b:5_0:-1:act:",
    "b:99:-1:hand:",
    "b:0:-1:section:shazamm",
    "b:0:-1:section:poker",
    "b:0:-1:rules:../../etc",
    "b:5:-1:option:deal",
    "b:5:-1:again:",
)


@pytest.mark.parametrize("custom_id", MANGLED)
async def test_a_mangled_control_is_answered_and_changes_nothing(
    town: Town, custom_id: str
) -> None:
    message = town.club.messages[-1]
    async with nothing_changes(town.club):
        for name in ("alice", "dora"):
            member = town.club[name].person.member
            pressed, chosen = (
                await town.club.at_once(forged(member, message, custom_id)),
                await town.club.at_once(forged(member, message, custom_id, "x")),
            )
            assert pressed[0].private or pressed[0].form
            assert chosen[0].private or chosen[0].form


async def test_a_board_without_parts_has_nothing_to_look_at_more_closely(town: Town) -> None:
    """No button leads there in such a game."""
    message = town.club.messages[-1]
    pressed = [forged(town.club[name].person.member, message, CLOSER) for name in ("alice", "dora")]
    async with nothing_changes(town.club):
        replies = await town.club.at_once(*pressed)
    refused(replies[0], "nothing here to look at more closely")
    refused(replies[1], "Aquí no hay nada que mirar más de cerca")


@pytest.mark.parametrize(
    ("name", "below"),
    [("shout", []), ("shazamm", [{"type": 1, "name": "cast", "options": []}])],
    ids=["removed", "without what it asks for now"],
)
async def test_a_command_as_it_was_registered_before_tells_how_to_load_it_anew(
    town: Town, name: str, below: list[Any]
) -> None:
    """Discord offers it until somebody's client has loaded the new ones."""
    club = town.club
    data = {"id": "1", "name": name, "type": 1, "options": below}
    typed = [
        Deed(club[who].person.member, COMMAND, club.channel.id, data) for who in ("alice", "dora")
    ]
    async with nothing_changes(club):
        replies = await club.at_once(*typed)
    refused(replies[0], "has changed since your Discord loaded it", "Ctrl+R")
    refused(replies[1], "ha cambiado desde que tu Discord", "Ctrl+R")


async def test_somebody_elses_panel_opens_nothing_of_theirs(town: Town) -> None:
    """Pressing what was made for Alice's eyes gives Bob his own question, a stranger none."""
    club = town.club
    shown = await club["alice"].slash("hand")
    button = shown.messages[0].control("cast")
    assert button is not None
    message = club.messages[-1]
    async with nothing_changes(club):
        bobs, carols = await club.at_once(
            forged(club["bob"].person.member, message, button.custom_id),
            forged(club["carol"].person.member, message, button.custom_id),
        )
    assert bobs.form is not None
    assert list(bobs.form.fields["spells"].options) == [str(s) for s in await hand_of(club, 1)]
    refused(carols, "You are not in this match")


async def hand_of(club: Club, seat: int) -> tuple[int, ...]:
    return (await club.bot.services.tables.live.position(5)).state.wizards[seat].hand
