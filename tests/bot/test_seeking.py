"""/seek: its panel and options, and the lobby of two who were found for each other."""

from __future__ import annotations

import discord
import pytest
import simcord
from msgspec.structs import replace
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from store import Seek, StoreFull
from tables.seeking.seeking import Use
from tables.seeking.wanted import Found
from tests.bot.abroad import Elsewhere, abroad
from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.fixtures import ErrorLog
from tests.bot.player import Player, Reply
from tests.bot.seen import Seen
from tests.games.shazamm.play.duels import cast, hand, lobby, nothing_changes, refused
from tests.sampled import sampled

SAID = {
    "en": {
        "nobody": "Nobody else looks in this server",
        "hours": "You have set no quiet hours",
        "none": "You are not looking for anybody",
        "looks": "You look for somebody now",
        "others": "Others who look in this server: Shazamm! (1)",
        "stopped": "You do not look for that any more",
        "found": "somebody was found",
        "yes": "You have said yes",
        "over": "Nobody was found for what you looked for: Shazamm!",
    },
    "es": {
        "nobody": "nadie más busca en este servidor",
        "hours": "No has dicho horas de silencio",
        "none": "No buscas a nadie",
        "looks": "Ya buscas a alguien",
        "others": "Otras personas que buscan en este servidor: ¡Shazamm! (1)",
        "stopped": "Ya no buscas eso",
        "found": "hay alguien",
        "yes": "Has dicho que sí",
        "over": "No ha aparecido nadie para lo que buscabas: ¡Shazamm!",
    },
}
people = pytest.mark.parametrize(("name", "language"), sampled([("alice", "en"), ("bob", "es")]))


async def panel(player: Player) -> Seen:
    (shown,) = (await player.slash("seek")).messages
    return shown


async def looks(player: Player, game: str = "shazamm", **options: object) -> Reply:
    return await player.slash("seek", game=game, **options)


async def met(alice: Player, bob: Player) -> None:
    await looks(alice)
    await looks(bob)


@people
async def test_the_panel_begins_and_ends_it(club: Club, name: str, language: str) -> None:
    player, said = club[name], SAID[language]
    shown = await panel(player)
    assert all(said[key] in shown.text for key in ("nobody", "hours", "none"))
    assert shown.control("find-begin") is None
    await player.choose("find-games", "shazamm", "magblast", on=shown)
    shown = player.now(shown)
    await player.choose("find-clocks", "1d", "3d", on=shown)
    shown = player.now(shown)
    await player.press("find-turn", on=shown)
    shown = player.now(shown)
    assert shown.control("find-games") is None
    await player.choose("find-strength", "about", on=shown)
    await player.choose("find-hours", "6", on=player.now(shown))
    await player.choose("find-welcome", "mostly", on=player.now(shown))
    await player.press("find-turn", on=player.now(shown))
    await player.press("find-begin", on=player.now(shown))
    shown = player.now(shown)
    assert said["looks"] in shown.text
    assert "Mag·Blast" in shown.text and club.channel.mention in shown.text
    await club.restart()
    (row,) = await club.store.seeks.of_person(player.id)
    assert row.wanted == (
        b'{"games":["magblast","shazamm"],"setups":["standard"],"clocks":["1d","3d"],'
        b'"strength":"about","welcome":"mostly","hours":6,"threads":true,"abroad":false}'
    )
    await player.press("find-stop", on=shown)
    assert said["stopped"] in player.now(shown).text and said["none"] in player.now(shown).text
    assert await club.store.seeks.all() == ()


@people
async def test_others_learn_how_many_look(club: Club, name: str, language: str) -> None:
    (other,) = (player for player in club.players.values() if player.name != name)
    await looks(other, clock="7d")
    shown = await panel(club[name])
    assert SAID[language]["others"] in shown.text
    assert other.name not in shown.text and other.mention not in shown.text


async def test_hours_are_taken_from_what_is_known_and_never_asked_twice(alice: Player) -> None:
    (shown,) = (await alice.slash("notify", zone="Kolkata")).messages
    await alice.choose("calls-from", "23", on=shown)
    shown = await panel(alice)
    assert "from 07:00 to 23:00 by the clocks of Asia/Kolkata" in shown.text
    (wished,) = (await alice.press("calls-open", on=shown)).messages
    await alice.choose("calls-till", "17", on=wished)
    shown = await panel(alice)
    assert "at least 6 hours a day" in shown.text  # eighteen are quiet
    await alice.press("find-turn", on=shown)
    await alice.choose("find-hours", "12", on=alice.now(shown))
    assert "share 12 hours a day with nobody" in alice.now(shown).text


async def test_two_meet_say_yes_and_play(club: Club, alice: Player, bob: Player) -> None:
    await met(alice, bob)
    posted = club.messages[-1]
    assert "two who looked for each other" in posted.text
    assert alice.mention in posted.text and bob.mention in posted.text
    assert {user for ping in club.pings for user in ping.user_ids} >= {alice.id, bob.id}
    assert "Hay alguien con quien jugar" in bob.dms[-1].text
    assert f"{alice.mention}" in bob.dms[-1].text
    shown = await panel(bob)
    assert SAID["es"]["found"] in shown.text and shown.control("find-stop") is None
    await club.restart()
    await bob.press("found-yes", on=bob.dms[-1])
    assert SAID["es"]["yes"] in bob.dms[-1].text
    there = f"[A la mesa](https://discord.com/channels/{club.world.guild.id}/{club.channel.id}/"
    assert f"{there}{posted.id})" in bob.dms[-1].text
    assert "Still to say yes" in club.messages[-1].text
    assert bob.name not in club.messages[-1].text.split("Still to say yes")[1]
    reply = await alice.press("found-yes", on=club.messages[-1])
    assert "the match begins" in reply.text and reply.private
    await cast(alice, 3)
    await cast(bob, 4)
    assert "bets 3" in club.messages[-1].text
    assert await club.store.seeks.all() == ()
    assert "se juega en" in bob.dms[0].text and not bob.dms[0].controls


async def test_not_now_lets_the_other_go_on(club: Club, alice: Player, bob: Player) -> None:
    await met(alice, bob)
    was = club.messages[-1]
    reply = await bob.press("found-no", on=was)
    assert "ya no buscas eso" in reply.text and reply.private
    assert "came to nothing" in club.messages[-1].text and not club.messages[-1].controls
    assert "You go on looking" in alice.dms[-1].text and not alice.dms[-1].controls
    shown = await panel(alice)
    assert "until <t:" in shown.text and shown.control("find-stop") is not None
    assert (await panel(bob)).control("find-stop") is None
    async with nothing_changes(club):
        (late,) = await club.at_once(forged(bob.person.member, was, "b:1:-1:found-yes:"))
        refused(late, "ya está resuelto")


@people
async def test_whoever_is_not_found_is_told(club: Club, name: str, language: str) -> None:
    player = club[name]
    await looks(player)
    await club.advance(days=8)
    (told,) = player.dms
    assert SAID[language]["over"] in told.text
    await club.advance(days=1)
    assert len(player.dms) == 1
    assert SAID[language]["none"] in (await panel(player)).text


async def test_whoever_takes_no_direct_messages_is_not_told_for_ever(
    club: Club, alice: Player
) -> None:
    club.close_dms(alice)
    await looks(alice)
    await club.advance(days=8)
    assert await club.store.seeks.all() == ()


async def test_a_strangers_press_answers_nothing(club: Club, alice: Player, bob: Player) -> None:
    await met(alice, bob)
    async with nothing_changes(club):
        for verb in ("join", "start", "options", "leave", "computer"):
            deed = forged(alice.person.member, club.messages[-1], f"b:1:-1:{verb}:")
            await club.at_once(deed)
    for wrong in ("find-begin:x", "find-stop:9.x", "find-turn:", "find-games:1.2.3"):
        async with nothing_changes(club):
            deed = forged(alice.person.member, club.messages[-1], f"b:0:-1:{wrong}", "chess")
            (reply,) = await club.at_once(deed)
            assert reply.private


async def test_direct_messages_show_what_one_looks_for(club: Club, alice: Player) -> None:
    await looks(alice)
    (shown,) = (await alice.slash("seek", alice.person.dm)).messages
    assert club.channel.mention in shown.text and "in a channel of a server" in shown.text
    refused(await alice.slash("seek", alice.person.dm, game="shazamm"), "server")
    await alice.press("find-stop", on=shown)
    assert await club.store.seeks.all() == ()


async def test_two_of_a_busy_channel_meet_in_a_thread(
    club: Club, alice: Player, bob: Player
) -> None:
    await lobby(alice)
    await met(alice, bob)
    (thread,) = club.threads
    assert thread.name == "Shazamm! · Alice and Bob"
    assert "two who looked for each other" in club.messages_in(thread)[-1].text
    for player in (alice, bob):
        await player.press("found-yes", on=player.dms[-1])
    assert not club.messages_in(thread)[0].controls
    await alice.slash("shazamm cast", thread, bet=3)


@pytest.mark.parametrize("fails", [False, True])
async def test_a_thread_of_two_is_put_away_where_no_lobby_comes_about(
    club: Club, alice: Player, bob: Player, error_log: ErrorLog, fails: bool
) -> None:
    """Since one of them stops looking at that very moment, or since nothing can be written."""
    await lobby(alice)
    await looks(alice)
    seeking = club.bot.services.tables.seeking
    opens = seeking.opens_thread
    assert opens is not None

    async def meanwhile(one: Seek, other: Seek, found: Found, use: Use) -> bool:
        async def late(channel_id: int) -> bool:
            if fails:
                raise StoreFull("no room is left")
            await seeking.stop(one.user_id, one.id)
            return await use(channel_id)

        return await opens(one, other, found, late)

    seeking.opens_thread = meanwhile
    await looks(bob)
    away = club.env.backend.archived_threads(club.channel.id, private=False)
    assert [thread.id for thread in away] == [thread.id for thread in club.threads]
    assert len(away) == 1 and not club.messages_in(club.threads[0])
    looking = [seek.user_id for seek in await club.store.seeks.all()]
    assert looking == ([alice.id, bob.id] if fails else [bob.id])
    if fails:
        error_log.expect("no thread could be opened")


def hidden(club: Club, *players: Player) -> simcord.ChannelHandle:
    """Return a channel that some people do not see."""
    made = club.world.guild.create_text_channel("staff")
    hide(club, made, *players)
    return made


def hide(club: Club, channel: simcord.ChannelHandle, *players: Player) -> None:
    denied = discord.Permissions(view_channel=True).value
    for player in players:
        blind = Overwrite(player.id, OverwriteType.MEMBER, deny=denied)
        club.env.backend.set_overwrite(channel.id, blind)


@pytest.mark.parametrize("busy", [False, True])
async def test_two_meet_in_the_channel_that_both_see(
    club: Club, alice: Player, bob: Player, busy: bool
) -> None:
    """Of two that look in different ones; where it has a match, in a thread of it."""
    there = hidden(club, bob)
    if busy:
        await lobby(alice)
    await alice.slash("seek", there, game="shazamm")
    await looks(bob)
    assert not club.messages_in(there)
    place = club.threads[-1] if busy else club.channel
    assert "two who looked for each other" in club.messages_in(place)[-1].text
    assert not there.threads


@pytest.mark.club("alice", "bob", "carol")
async def test_who_can_meet_nowhere_waits_and_keeps_nobody_else_waiting(
    club: Club, alice: Player, bob: Player
) -> None:
    there, carol = hidden(club, bob), club["carol"]
    elsewhere = hidden(club, alice)
    await alice.slash("seek", there, game="shazamm")
    await bob.slash("seek", elsewhere, game="shazamm")
    assert {seek.match_id for seek in await club.store.seeks.all()} == {None}
    await looks(carol)
    assert {seek.user_id for seek in await club.store.seeks.all() if seek.match_id} == {
        alice.id,
        carol.id,
    }
    await alice.press("found-no", on=club.messages_in(there)[-1])
    await club.advance(hours=1)
    assert {seek.user_id for seek in await club.store.seeks.all() if seek.match_id} == {
        bob.id,
        carol.id,
    }


async def test_who_looks_from_elsewhere_is_tried_at_once(
    club: Club, alice: Player, bob: Player
) -> None:
    await alice.slash("seek", hidden(club, bob), game="shazamm")
    await bob.slash("seek", hidden(club, alice), game="shazamm")
    await looks(bob)
    assert "two who looked for each other" in club.messages[-1].text


async def test_while_discord_does_not_say_who_sees_a_channel_two_wait(
    club: Club, alice: Player, bob: Player
) -> None:
    await alice.slash("seek", hidden(club), game="shazamm")
    club.fail("GET", f"/guilds/{club.world.guild.id}/members/*", 503, 0, times=None)
    await looks(bob)
    assert {seek.match_id for seek in await club.store.seeks.all()} == {None}
    club.heal()
    await club.advance(hours=1)
    assert {seek.match_id for seek in await club.store.seeks.all()} != {None}


async def test_where_one_channel_has_no_threads_two_meet_in_one_of_the_other(
    club: Club, alice: Player, bob: Player
) -> None:
    there = hidden(club)
    await lobby(alice)
    await alice.slash("play", there, game="shazamm")
    club.fail("POST", f"/channels/{club.channel.id}/threads", 400, 50024, times=None)
    await looks(alice)
    await bob.slash("seek", there, game="shazamm")
    (thread,) = there.threads
    assert "two who looked for each other" in club.messages_in(thread)[-1].text


async def test_a_busy_channel_without_threads_lets_two_wait(
    club: Club, alice: Player, bob: Player
) -> None:
    club.forbid("create_public_threads")
    await lobby(alice)
    await met(alice, bob)
    assert len(await club.store.matches.live()) == 1
    await alice.slash("cancel")
    await club.advance(hours=1)
    assert "two who looked for each other" in club.messages[-1].text


async def test_a_place_where_no_match_can_be_is_refused(club: Club, alice: Player) -> None:
    club.forbid("attach_files")
    async with nothing_changes(club):
        refused(await looks(alice), "Attach Files")


async def test_two_of_different_servers_meet_and_play(
    club: Club, alice: Player, bob: Player
) -> None:
    there = Elsewhere(club, bob)
    refused(await looks(alice, abroad=True), "not open to people of others")
    refused(await alice.slash("server others"), "more permissions")
    club.promote(alice, manage_guild=True)
    (shown,) = (await alice.slash("server others")).messages
    assert "for each other alone" in shown.text
    await alice.press("let-in", on=shown)
    assert "can be found for those of other servers" in alice.now(shown).text
    (shown,) = (await there.slash("server others")).messages
    assert "solo se encuentra entre sí" in shown.text
    await there.press("let-in", shown)
    shown = await panel(alice)
    await alice.press("find-turn", on=shown)
    await alice.press("find-abroad", on=alice.now(shown))
    assert "somebody of another server" in alice.now(shown).text
    await looks(alice, abroad=True)
    await there.slash("seek", game="shazamm", abroad=True)
    await club.rest()
    lobby_, called = club.messages[-1], bob.dms[-1]
    assert "**Bob** is of another server" in lobby_.text
    assert "otro servidor; tú juegas aquí mismo" in called.text
    assert club.channel.mention not in called.text and "discord.com/channels" not in called.text
    await club.restart()
    await bob.press("found-yes", on=called)
    await alice.press("found-yes", on=club.messages[-1])
    await cast(alice, 3)
    await cast(bob, 4, place=bob.person.dm)
    assert "bets 3" in club.messages[-1].text
    assert hand(bob).pictures and not hand(bob).links
    assert {user for ping in club.pings for user in ping.user_ids} >= {alice.id}
    (waits,) = (await bob.slash("matches", bob.person.dm)).messages
    assert f"/channels/@me/{bob.person.dm.id}" in waits.text
    absent = forged(alice.person.member, club.messages[-1], "b:1:-1:seat-absent:0")
    async with nothing_changes(club):
        (reply,) = await club.at_once(absent)
    refused(reply, "**Bob** plays from another server")


@pytest.mark.club("alice", "bob", "carol")
async def test_whoever_takes_the_seat_of_another_server_plays_here(
    club: Club, alice: Player, bob: Player
) -> None:
    carol = club["carol"]
    await abroad(club, alice, bob)
    (shown,) = (await bob.slash("substitute", bob.person.dm)).messages
    await bob.press("seat-seek", on=shown)
    await carol.press("seat-take", on=club.messages[-1])
    (listed,) = (await carol.slash("matches")).messages
    assert f"/channels/{club.world.guild.id}/{club.channel.id}" in listed.text
    await cast(alice, 3)
    await alice.slash("nudge")
    assert carol.id in club.pings[-1].user_ids
    club.env.backend.remove_member(club.world.guild.id, carol.id)
    scene = await club.bot.services.tables.scene_for(1, carol.id)
    absent = forged(alice.person.member, club.messages[-1], f"b:1:-1:seat-absent:{scene.seat}")
    await club.at_once(absent)
    assert (await club.bot.services.tables.scene_for(1, carol.id)).sat_in


@pytest.mark.club("alice", "bob", "carol")
async def test_two_whose_lobby_a_moderator_calls_off_read_it_and_go_on(
    club: Club, alice: Player, bob: Player
) -> None:
    carol = club["carol"]
    club.promote(carol, manage_channels=True)
    await met(alice, bob)
    await carol.slash("cancel")
    assert "has called this lobby off" in alice.dms[-1].text and carol.mention in alice.dms[-1].text
    assert "Sigues buscando a otra persona" in bob.dms[-1].text
    await club.advance(hours=2)
    for player in (alice, bob):
        assert len(player.dms) == 1 and not player.dms[-1].controls
        assert (await panel(player)).control("find-stop") is not None


@pytest.mark.club("alice", "bob", "carol", "dora")
async def test_who_has_no_room_for_a_lobby_reads_it_while_and_after_they_look(club: Club) -> None:
    carol, dora = club["carol"], club["dora"]
    await lobby(club["alice"])
    for player in (carol, dora):
        club.forbid_to(player, "create_public_threads")
    assert f"{club.channel.mention} has a match, and no thread" in (await looks(carol)).text
    assert f"En {club.channel.mention} hay una partida" in (await looks(dora)).text
    await club.advance(days=6)
    await club["alice"].press("options", on=club.messages[-1])
    assert "has a match, and no thread" in (await panel(carol)).text
    await club["bob"].press("join", on=club.messages[-1])
    await club.advance(days=1, hours=2)
    assert "Nobody was brought together with you" in carol.dms[-1].text
    assert f"{club.channel.mention} has a match, and no thread" in carol.dms[-1].text
    assert f"En {club.channel.mention} hay una partida" in dora.dms[-1].text


async def test_who_sits_in_too_many_matches_reads_it_where_they_look(
    club: Club, alice: Player
) -> None:
    allowance = club.bot.services.tables.allowance
    allowance.limits = replace(allowance.limits, matches_person=1)
    await lobby(alice)
    there = club.world.guild.create_text_channel("elsewhere")
    reply = await alice.slash("seek", there, game="shazamm")
    assert "as many lobbies and matches as one person may" in reply.text
    await alice.slash("cancel")
    assert "as many lobbies" not in (await panel(alice)).text
