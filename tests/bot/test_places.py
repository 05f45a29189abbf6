"""A control is of its match's own channel: wherever else it is forged, nothing comes of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
import simcord

from cogs.chat.router import FORM_AGAIN, router_of
from cogs.panels.panel import ACT
from tests.bot.club import Club
from tests.bot.deeds import Deed, filled_in
from tests.games.shazamm.play.duels import begun, hand, nothing_changes, refused

pytestmark = pytest.mark.asyncio(loop_scope="module")

OF_GAMES = (ACT, FORM_AGAIN, "cast", "recycle")
"""Verbs that are not registered one by one: they go to the match's game."""
ELSEWHERE = "belongs to a match of another place"
ALICE, MALLORY, EVE = "alice", "mallory", "eve"
NAMES = (ALICE, "bob", MALLORY, "dora", EVE)
"""Alice, Mallory and Eve speak English. Mallory owns another server."""


class Town:
    """The club, where a match is played and a lobby open, and where each is forged."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.lobby = club.world.guild.create_text_channel("lobby")
        self.other = club.world.guild.create_text_channel("other")
        self.mallory = club[MALLORY].person
        theirs = club.env.create_guild("Mallory's", owner=self.mallory.user)
        self.abroad = theirs.create_text_channel("abroad")
        self.owner = theirs.add_member(self.mallory.user)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def town(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Town]:
    async with Club(tmp_path_factory.mktemp("town"), NAMES) as club:
        built = Town(club)
        club.promote(club[ALICE], manage_channels=True)
        await begun(club)
        await club["bob"].slash("play", built.lobby, game="shazamm")
        yield built


def places(town: Town) -> Iterator[tuple[simcord.MemberActor | simcord.UserHandle, int]]:
    """Yield who presses where no match stands: an owner, a moderator, a stranger in private."""
    yield town.owner, town.abroad.id
    yield town.club[ALICE].person.member, town.other.id
    yield town.club[EVE].person.user, town.club[EVE].person.dm.id


def deeds(town: Town, custom_id: str, *, form: bool) -> Iterator[Deed]:
    """Yield a press, and a choice in a menu or a filled form, from each place."""
    for viewer, channel_id in places(town):
        press = {"custom_id": custom_id, "component_type": 2}
        yield Deed(viewer, 3, channel_id, press)
        if form:
            yield filled_in(viewer, channel_id, custom_id, {"bet": "5"}, {"spells": ()})
        else:
            yield Deed(viewer, 3, channel_id, {**press, "component_type": 3, "values": ["full"]})


def verbs(club: Club) -> list[str]:
    return [*router_of(club.bot).verbs, *OF_GAMES]


@pytest.mark.parametrize(("match", "question"), [(1, 1), (2, -1)])
async def test_whatever_is_forged_elsewhere_is_refused_and_changes_nothing(
    town: Town, match: int, question: int
) -> None:
    """For every verb there is: in a match that is played, and in a lobby."""
    async with nothing_changes(town.club):
        for verb in verbs(town.club):
            custom_id = f"b:{match}:{question}:{verb}:deal"
            for reply in await town.club.at_once(*deeds(town, custom_id, form=match == 1)):
                refused(reply, ELSEWHERE)
                assert not reply.messages[0].controls


async def test_there_are_verbs_to_forge(town: Town) -> None:
    assert {"cancel", "join", "resign", "hand", "vote", "option"} <= set(verbs(town.club))


async def test_a_thread_of_the_channel_is_the_matchs_place(town: Town) -> None:
    """Discord shows the message that a thread begins with inside the thread, too."""
    club = town.club
    alice = club[ALICE].person
    thread = club.env.backend.create_thread(
        club.channel.id, name="about it", type=11, owner_id=alice.user.id
    )
    press = {"custom_id": "b:1:-1:hand:", "component_type": 2}
    async with nothing_changes(club):
        (reply,) = await club.at_once(Deed(alice.member, 3, thread.id, press))
    assert reply.messages[0].pictures


async def test_ones_own_direct_messages_are_the_matchs_place(town: Town) -> None:
    bob = town.club["bob"]
    opened = await bob.press("cast", on=hand(bob))
    assert opened.form is not None


async def test_direct_messages_open_no_lobby_in_a_server(town: Town) -> None:
    """Whoever played may have left the server since, or was sent away."""
    bob = town.club["bob"].person
    press = {"custom_id": "b:1:-1:again:", "component_type": 2}
    async with nothing_changes(town.club):
        (reply,) = await town.club.at_once(Deed(bob.user, 3, bob.dm.id, press))
    refused(reply, "solo funciona en un servidor")


async def test_commands_find_their_match_by_the_place_alone(town: Town) -> None:
    mallory, club = town.owner, town.club
    async with nothing_changes(club):
        for command in ("cancel", "hand", "board", "export", "undo"):
            result = await mallory.slash(town.abroad, command)
            assert result.response is not None
            said = club.look_up(result.response.channel_id, result.response.id)
            assert said.ephemeral
            assert "no match in this channel" in said.text
