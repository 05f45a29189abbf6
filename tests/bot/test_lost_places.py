"""Whatever becomes of the place of a match, nothing counts for anybody that no list shows."""

from __future__ import annotations

import discord
import pytest
import simcord

from tables.tables import By
from tests.bot.club import Club
from tests.bot.leaving import invited_again, removed
from tests.bot.player import Player
from tests.bot.questions import VERBS, with_button
from tests.games.shazamm.play.duels import rows

STATES = ("opened", "joined", "starting", "playing", "paused", "ended")
GONE = ("channel", "thread", "parent", "parent of a sleeping thread")


async def stands(club: Club, state: str, where: str) -> simcord.ChannelHandle:
    """Let a match come as far as this in the channel, or in a thread; return its place."""
    alice, bob = club["alice"], club["bob"]
    await alice.slash("play", game="shazamm", where=where)
    place = club.threads[0] if where == "thread" else club.channel
    if state != "opened":
        await bob.press("join")
    if state == "starting":
        club.fail("POST", f"/channels/{place.id}/messages", times=None)
    if state not in ("opened", "joined"):
        await alice.press("start")
    if state == "paused":
        await alice.slash("pause", place, days=3)
        await bob.press(VERBS["pause"], on=with_button(club.messages_in(place), "pause")[-1])
    if state == "ended":
        with club.as_the_bot():
            await club.bot.services.tables.play.resign(1, By(bob.id))
        await club.rest()
    return place


async def vanish(club: Club, place: simcord.ChannelHandle, gone: str) -> None:
    """Delete a place, or the channel of a thread, with which Discord tells of no thread."""
    backend = club.env.backend
    if gone == "parent of a sleeping thread":
        await sleeps(club, place)
    if gone.startswith("parent"):
        del backend.channels[place.id]
        backend.messages.pop(place.id, None)
        backend.get_guild(club.world.guild.id).thread_ids.remove(place.id)
    backend.delete_channel(place.id if gone in ("channel", "thread") else club.channel.id)


async def sleeps(club: Club, place: simcord.ChannelHandle) -> None:
    """Let a thread be archived."""
    with club.as_the_bot():
        thread = club.bot.get_channel(place.id)
        assert isinstance(thread, discord.Thread)
        await thread.edit(archived=True)
    await club.rest()


async def check_all_is_listed(club: Club, there: simcord.ChannelHandle) -> None:
    """Raise if a limit counts something for somebody that `/matches` does not list."""
    for player in club.players.values():
        counted = await club.store.matches.crowd(player.id, club.world.guild.id)
        mine = await club.store.matches.of_person(player.id)
        listed = (await player.slash("matches", there)).text
        assert all(f" {match.id}" in listed for match in mine), listed
        assert (counted.matches_person, counted.lobbies_person) == (len(mine), 0), listed


@pytest.mark.parametrize("gone", GONE)
@pytest.mark.parametrize("state", STATES)
async def test_what_counts_for_somebody_is_listed_after_its_place_was_deleted(
    club: Club, state: str, gone: str
) -> None:
    place = await stands(club, state, "here" if gone == "channel" else "thread")
    there = club.world.guild.create_text_channel("elsewhere")
    await vanish(club, place, gone)
    await club.rest()
    club.heal()
    await club.advance(minutes=10)
    await check_all_is_listed(club, there)
    expected = {"starting": "playing", "paused": "playing"}.get(state, state)
    expected = "cancelled" if state in ("opened", "joined") else expected
    assert rows(club, "SELECT status FROM match") == [(expected,)]


async def test_a_lobby_of_two_who_were_found_is_over_with_its_sleeping_thread(club: Club) -> None:
    await stands(club, "opened", "here")
    for name in ("alice", "bob"):
        await club[name].slash("seek", game="shazamm")
    await club.advance(minutes=2)
    (thread,) = club.threads
    await vanish(club, thread, "parent of a sleeping thread")
    await club.advance(minutes=5)
    assert rows(club, "SELECT status FROM match") == [("cancelled",), ("cancelled",)]
    with club.as_the_bot():
        await club.bot.services.tables.seeking.look()
    assert all(seek.match_id is None for seek in await club.store.seeks.all())


@pytest.mark.parametrize("how", ["channel deleted", "removed"])
@pytest.mark.parametrize("off", [False, True])
async def test_a_lobby_out_of_reach_is_over_also_where_the_bot_was_off_meanwhile(
    club: Club, alice: Player, off: bool, how: str
) -> None:
    await stands(club, "joined", "here")
    there = club.world.guild.create_text_channel("elsewhere")
    if off:
        await club.end()
    if how == "removed":
        club.env.backend.remove_guild(club.world.guild.id)
    else:
        club.env.backend.delete_channel(club.channel.id)
    if off:
        await club.start_anew()
    await club.advance(minutes=1)
    assert rows(club, "SELECT status FROM match") == [("cancelled",)]
    if how != "removed":
        await check_all_is_listed(club, there)


@pytest.mark.parametrize(
    ("answer", "ours", "status"),
    [
        ((404, 10004), True, "cancelled"),
        ((403, 50001), True, "cancelled"),
        ((404, 10004), False, "lobby"),
        ((403, 0), True, "lobby"),
        ((500, 0), True, "lobby"),
        (None, True, "lobby"),
    ],
)
async def test_with_shards_discord_is_asked_whether_a_server_has_the_bot_still(
    club: Club,
    monkeypatch: pytest.MonkeyPatch,
    answer: tuple[int, int] | None,
    ours: bool,
    status: str,
) -> None:
    """Of the servers of the shard that is ready: of others its process need not know."""
    await stands(club, "joined", "here")
    guild = club.world.guild.id
    monkeypatch.setattr(club.bot, "shard_count", 2)
    club.bot._connection._guilds.pop(guild)
    if answer is not None:
        club.fail("GET", f"/guilds/{guild}", *answer, times=None)
    with club.as_the_bot():
        club.bot.dispatch("ready")
        club.bot.dispatch("shard_ready", ((guild >> 22) + (not ours)) % 2)
    await club.advance(minutes=1)
    assert rows(club, "SELECT status FROM match") == [(status,)]


async def test_each_shard_looks_for_its_own_sleeping_lobbies_once(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await stands(club, "joined", "thread")
    await sleeps(club, place)
    monkeypatch.setattr(club.bot, "shard_count", 8)
    before = len(club.requests)
    with club.as_the_bot():
        for shard in range(8):
            club.bot.dispatch("shard_ready", shard)
        club.bot.dispatch("ready")
    await club.rest()
    assert len(club.requests) - before == 1


async def test_a_lobby_tells_why_it_is_over_once_the_bot_is_invited_again(club: Club) -> None:
    await stands(club, "joined", "here")
    await removed(club, club.channel)
    await club.advance(hours=3)
    await invited_again(club)
    assert "was called off" in club.messages[-1].text
    assert "I was removed from this server meanwhile." in club.messages[-1].text


@pytest.mark.parametrize("state", ["starting", "playing", "paused"])
async def test_what_has_begun_goes_on_where_the_bot_is_invited_again(
    club: Club, alice: Player, state: str
) -> None:
    await stands(club, state, "here")
    await removed(club, club.channel)
    await club.advance(hours=3)
    await invited_again(club)
    assert rows(club, "SELECT status FROM match") == [("playing",)]
    assert rows(club, "SELECT surface FROM outbox") == []


@pytest.mark.parametrize("why", ["hidden", "asleep", "server away", "trouble"])
@pytest.mark.parametrize("anew", [False, True])
async def test_a_lobby_stays_whose_place_is_only_out_of_sight(
    club: Club, alice: Player, why: str, anew: bool
) -> None:
    """Another channel is deleted meanwhile."""
    place = await stands(club, "joined", "here" if why == "hidden" else "thread")
    other = club.world.guild.create_text_channel("other")
    if why in ("asleep", "server away", "trouble"):
        await sleeps(club, place)
    if why == "hidden":
        club.forbid("view_channel")
    elif why == "trouble":
        club.fail("GET", f"/channels/{place.id}", times=None)
    if anew:
        await club.restart()
    if why == "server away":
        club.fail("GET", f"/channels/{place.id}", 404, 10003, times=None)
        club.env.backend.emit("GUILD_DELETE", {"id": str(club.world.guild.id), "unavailable": True})
    club.env.backend.delete_channel(other.id)
    await club.advance(minutes=5)
    with club.as_the_bot():
        club.bot.dispatch("ready")
    await club.advance(minutes=5)
    assert rows(club, "SELECT status FROM match") == [("lobby",)]
