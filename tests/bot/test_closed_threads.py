"""The thread that was opened for a lobby is archived once that says that it was called off."""

from __future__ import annotations

import pytest
import simcord

from tables.tables import By
from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.shazamm.play.duels import begun, last_match, rows


def archived(club: Club) -> list[int]:
    """Return the public threads of the channel that are archived."""
    found = club.env.backend.archived_threads(club.channel.id, private=False)
    return [thread.id for thread in found]


def said(club: Club, place: simcord.ChannelHandle) -> str:
    return club.messages_in(place)[-1].text


async def lobby_in_thread(club: Club) -> simcord.ChannelHandle:
    """Let Alice open a lobby in a thread, and Bob join it; return the thread."""
    await club["alice"].slash("play", game="shazamm", where="thread")
    await club["bob"].press("join")
    return club.threads[-1]


@pytest.mark.parametrize("how", ["by its host", "by all leaving", "by itself", "asleep"])
async def test_the_thread_of_a_lobby_is_archived_after_it_was_called_off(
    club: Club, alice: Player, bob: Player, how: str
) -> None:
    thread = await lobby_in_thread(club)
    if how == "by itself":
        await club.advance(days=8)
    elif how == "by all leaving":
        with club.as_the_bot():
            for player in (alice, bob):
                await club.bot.services.tables.lobby.leave(1, player.id)
    else:
        if how == "asleep":
            club.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
        await alice.slash("cancel", thread)
    await club.rest()
    assert archived(club) == [thread.id]
    assert "was called off" in said(club, thread)
    assert rows(club, "SELECT surface FROM outbox") == []


@pytest.mark.parametrize("why", ["another's", "a match is kept", "another lobby", "begun"])
async def test_a_thread_stays_open_that_is_not_of_that_lobby_alone(
    club: Club, alice: Player, bob: Player, why: str
) -> None:
    if why == "another's":
        made = club.env.backend.create_thread(
            club.channel.id, name="theirs", type=11, owner_id=alice.id
        )
        thread = next(one for one in club.channel.threads if one.id == made.id)
        await alice.slash("play", thread, game="shazamm")
    else:
        thread = await lobby_in_thread(club)
    if why in ("a match is kept", "begun"):
        await alice.press("start")
        with club.as_the_bot():
            tables = club.bot.services.tables
            if why == "begun":
                await tables.lobby.cancel(1, club["alice"].id + 1, moderator=True)
            else:
                await tables.play.resign(1, By(bob.id))
        await club.rest()
    if why == "a match is kept":
        await alice.slash("play", thread, game="shazamm")
    if why == "another lobby":
        club.fail("PATCH", f"/channels/{thread.id}/messages/*", times=None)
        await alice.slash("cancel", thread)
        await alice.slash("play", thread, game="shazamm")
        club.heal()
        await club.advance(minutes=10)
    elif why != "begun":
        await alice.slash("cancel", thread)
    await club.rest()
    assert archived(club) == []
    status = "lobby" if why == "another lobby" else "cancelled"
    assert rows(club, f"SELECT status FROM match WHERE id = {last_match(club)}") == [(status,)]


async def test_a_chronicle_stays_open_in_which_a_lobby_is_called_off(
    club: Club, alice: Player
) -> None:
    await begun(club, board="thread")
    (chronicle,) = club.threads
    reply = await alice.slash("play", chronicle, game="shazamm")
    assert "The lobby is open" in reply.text
    await alice.slash("cancel", chronicle)
    assert archived(club) == []
