"""Channels that are shut, locked or gone, and a bot that was removed: the match waits or moves."""

from __future__ import annotations

import contextlib
import sqlite3

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.chat import which
from cogs.chat.private import CONTENT
from cogs.panels.agreeing import AGREE_REST
from cogs.words.strings import LOCALES, speaker
from engines.core import Verbatim, text
from store import Changes
from tables.match import closing
from tables.notice import BOARD, Notice, outgoing
from tables.options import DAY
from tests.bot.abroad import abroad
from tests.bot.becoming import given_up
from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.player import Player, Reply
from tests.bot.questions import asks, with_button
from tests.games.shazamm.play.duels import (
    another,
    begun,
    cast,
    hand,
    nothing_changes,
    refused,
    rows,
)

THREE = pytest.mark.club("alice", "bob", "carol")
LONG = "/".join(("https://discord.com/channels", *("1456074443980800006" for _ in "123")))
"""The address of a message."""
DEADLINES = "SELECT kind, seat FROM deadline ORDER BY kind, seat"


def other(club: Club, name: str = "elsewhere") -> simcord.ChannelHandle:
    return club.world.guild.create_text_channel(name)


def kinds(club: Club) -> set[str]:
    return {kind for (kind,) in rows(club, "SELECT kind FROM entry")}


def told_in(club: Club, place: simcord.ChannelHandle) -> str:
    return "\n".join(message.text for message in club.messages_in(place))


async def test_a_match_moves_and_both_channels_say_so(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club, clock="1d")
    await cast(alice, 5)
    old, there = club.messages[-1], other(club)
    reply = await bob.slash("move-match", there)
    assert reply.private and "¡Shazamm! sigue en este canal" in reply.text
    assert "**Bob** has let this match go on here" in told_in(club, there)
    assert club.messages_in(there)[-1].pictures
    assert f"**Bob** has let this match go on in <#{there.id}>" in club.messages[-1].text
    assert not club.look_up(old.channel_id, old.id).controls
    assert any(bob.id in ping.user_ids for ping in club.pings[-2:])
    async with nothing_changes(club):
        refused(await alice.slash("move-match", there), "no match of this server")
        refused(await bob.slash("shazamm cast", bet=1), "En este canal no hay ninguna partida")
    await club.restart()
    await cast(bob, 1, place=there)
    assert "**Bob** bets 1" in told_in(club, there)
    assert "bets" not in club.messages[-1].text


async def test_of_very_many_matches_some_are_named_and_the_others_counted(
    club: Club, alice: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(which, "LISTED", 2)
    await begun(club)
    for _ in range(3):
        await another(club, alice, bob)
    told = (await alice.slash("move-match", other(club))).text
    assert told.count("https://discord.com/channels/") == 2
    assert told.endswith("and 2 more.")


@pytest.mark.parametrize("locale", LOCALES)
def test_as_many_as_are_named_are_a_whole_sentence(locale: str) -> None:
    """With the longest addresses that there may be: Fluent takes no arguments that are longer."""
    match = text("which-match", game=text("imperium-name"), number=10**9, where=Verbatim(LONG))
    listed = (*[match] * which.LISTED, text("list-rest", many=22))
    for key in ("refusal-move-which", "refusal-several-matches"):
        told = speaker(locale)(text(key, matches=listed))
        assert len(told) <= CONTENT
        assert LONG in told


@THREE
async def test_what_is_asked_moves_along(club: Club, alice: Player, bob: Player) -> None:
    await begun(club, clock="1d")
    await alice.slash("pause", days=3)
    asked = club.messages[-1]
    await bob.slash("substitute", person=club["carol"].person.user)
    old = club.messages[-1]
    there = other(club)
    await alice.slash("move-match", there)
    offer = next(m for m in club.messages_in(there) if "offers" in m.text)
    assert not club.look_up(old.channel_id, old.id).controls
    pressed = forged(club["carol"].person.member, old, old.controls[0].custom_id)
    (reply,) = await club.at_once(pressed)
    refused(reply, "another place")
    await bob.slash("pause", there, days=3)
    assert f"goes on in <#{there.id}>" in club.look_up(asked.channel_id, asked.id).text
    assert "All agree" in told_in(club, there)
    await club["carol"].press("seat-take", on=offer)
    assert not club.look_up(offer.channel_id, offer.id).controls
    assert rows(club, "SELECT user_id FROM seat WHERE seat = 1") == [(club["carol"].id,)]


async def test_a_deleted_channel_is_told_and_nothing_is_lost(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club, clock="1h")
    club.env.backend.delete_channel(club.channel.id)
    await cast(alice, 50, place=alice.person.dm)
    assert "channel is gone" in hand(alice).text and "/move-match" in hand(alice).text
    assert "El canal de la partida ya no existe" in hand(bob).text
    await club.advance(hours=30)
    assert "clock" not in kinds(club) and "sit" not in kinds(club)
    there = other(club)
    await alice.slash("move-match", there)
    board = club.messages_in(there)[-1].text
    assert "**Alice** is ready" in told_in(club, there)
    assert "Nobody could play for about" in told_in(club, there), board
    assert ("place", -1) not in rows(club, DEADLINES)
    await cast(bob, 1, place=there)
    assert "**Alice** bets 50" in told_in(club, there)
    await club.advance(hours=2)
    assert "clock" in kinds(club)


@pytest.mark.parametrize("waits", ["edit", "unnoted", "new"])
@pytest.mark.parametrize("how", ["unseen", "mute", "locked", "gone"])
async def test_whatever_waits_for_a_channel_however_it_is_shut_a_match_that_moves_stands_elsewhere(
    club: Club, alice: Player, bob: Player, how: str, waits: str
) -> None:
    """A board stands there, each line is told once, and nothing waits any more."""
    await begun(club, clock="1d")
    if waits == "new":
        await cast(alice, 5)
    shut(club, how)
    line = await to_tell(club, waits)
    await club.advance(hours=3)
    there = other(club)
    await alice.slash("move-match", there)
    board = club.messages_in(there)[-1]
    assert board.pictures and "has let this match go on here" in told_in(club, there)
    told = told_in(club, there) + ("" if how == "gone" else told_in(club, club.channel))
    assert told.count(line) == 1
    await club.advance(minutes=1)
    assert rows(club, "SELECT surface FROM outbox") == []
    assert ("place", -1) not in rows(club, DEADLINES)
    await cast(bob if waits != "new" else alice, 3, place=there)
    assert club.messages_in(there)[-1].pictures


def shut(club: Club, how: str) -> None:
    """Let the bot post no board in the channel any more."""
    if how == "gone":
        club.env.backend.delete_channel(club.channel.id)
    elif how == "locked":
        path = f"/channels/{club.channel.id}/messages"
        club.fail("PATCH", f"{path}/*", 400, 50083, times=None)
        club.fail("POST", path, 403, 160005, times=None)
    else:
        club.forbid("send_messages", *(["view_channel"] if how == "unseen" else []))


async def to_tell(club: Club, waits: str) -> str:
    """Let there be something to tell on the board; return a line that is told of it, and one only.

    That is a change of it which is written down before it is asked for, one that tells nothing more
    and is not, or another board.
    """
    alice, bob = club["alice"], club["bob"]
    if waits == "unnoted":
        with club.as_the_bot():
            shown = outgoing(1, BOARD, Notice(), club.env.now().timestamp())
            await club.store.commit(Changes().post(shown))
            club.bot.services.tables.delivery.kick()
        await club.rest()
        return "has let this match go on here"
    mover = bob if waits == "new" else alice
    await cast(mover, 5, place=mover.person.dm)
    return "Equal power" if waits == "new" else "**Alice** is ready"


@THREE
@pytest.mark.parametrize("open_", [True, False])
async def test_a_question_of_which_more_could_not_be_told_is_asked_where_a_match_goes_on(
    club: Club, alice: Player, bob: Player, open_: bool
) -> None:
    """Once, with who has agreed, and whoever has not is called."""
    await three_play(club)
    await alice.slash("pause", days=3)
    if not open_:
        shut(club, "unseen")
    await bob.slash("pause", bob.person.dm, days=3)
    there = other(club)
    await alice.slash("move-match", there)
    await club.advance(hours=1)
    (question,) = with_button(club.messages_in(there), "pause")
    assert "**Alice** proposes" in question.text and "**Bob** agrees" in question.text
    assert told_in(club, there).count("**Bob** agrees") == 1
    assert [p.user_ids for p in club.pings if p.message_id == question.id] == [(club["carol"].id,)]
    assert rows(club, "SELECT surface FROM outbox") == []
    await club["carol"].press(AGREE_REST, on=question)
    assert "All agree" in told_in(club, there)


@THREE
async def test_a_question_that_could_not_be_asked_is_asked_once_where_a_match_goes_on(
    club: Club, alice: Player, bob: Player
) -> None:
    await three_play(club)
    shut(club, "unseen")
    await alice.slash("pause", alice.person.dm, days=3)
    await bob.slash("pause", bob.person.dm, days=3)
    there = other(club)
    await alice.slash("move-match", there)
    await club.advance(hours=1)
    (question,) = with_button(club.messages_in(there), "pause")
    assert told_in(club, there).count("**Alice** proposes") == 1
    assert "**Bob** agrees" in question.text
    assert rows(club, "SELECT surface FROM outbox") == []


@THREE
async def test_whoever_is_to_agree_is_asked_in_private_where_nothing_can_be_asked_again(
    club: Club, alice: Player, bob: Player
) -> None:
    await three_play(club)
    await alice.slash("pause", days=3)
    there = other(club)
    club.fail("POST", f"/channels/{there.id}/messages", 403, 50001, times=None)
    await alice.slash("move-match", there)
    asked = {name for name in club.players if with_button(club[name].dms, "pause")}
    assert asked == {"bob", "carol"}


async def test_a_question_calls_nobody_who_does_not_see_where_a_match_goes_on(
    club: Club, alice: Player, bob: Player
) -> None:
    """They have been asked in private."""
    await abroad(club, alice, bob)
    await alice.slash("pause", days=3)
    there = other(club)
    await alice.slash("move-match", there)
    (question,) = with_button(club.messages_in(there), "pause")
    assert question.id not in {ping.message_id for ping in club.pings}
    assert len(with_button(bob.dms, "pause")) == 1


@THREE
@pytest.mark.parametrize(("kind", "needed"), [("pause", {"bob"}), ("cancel", {"bob", "carol"})])
async def test_of_whom_a_computer_plays_for_only_those_are_called_who_are_to_agree(
    club: Club, alice: Player, kind: str, needed: set[str]
) -> None:
    await three_play(club)
    carol = club["carol"]
    await carol.slash("substitute", computer="easy")
    await asks(kind, alice)
    there = other(club)
    await alice.slash("move-match", there)
    (question,) = with_button(club.messages_in(there), kind)
    (called,) = [ping.user_ids for ping in club.pings if ping.message_id == question.id]
    assert set(called) == {club[name].id for name in needed}


async def three_play(club: Club) -> None:
    """Let three people play, who are all asked at first."""
    await club["alice"].slash("play", game="magblast")
    for name in ("bob", "carol"):
        await club[name].press("join")
    await club["alice"].press("start")


async def test_a_shut_channel_stops_the_clocks_for_a_while(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club, clock="1h")
    club.forbid("view_channel", "send_messages")
    await cast(alice, 5, place=alice.person.dm)
    assert "may not write in the match’s channel" in hand(alice).text
    await club.advance(hours=5)
    await club.restart()
    await club.advance(hours=20)
    assert "clock" not in kinds(club)
    club.forbid()
    await club.rest()
    assert "**Alice** is ready" in club.messages[-1].text
    assert "Nobody could play" in club.messages[-1].text
    await club.advance(minutes=70)
    assert "clock" in kinds(club)


async def test_of_a_shut_channel_all_lists_tell_that_its_clocks_stand_still(
    club: Club, alice: Player, bob: Player
) -> None:
    """None counts down what does not run."""
    await begun(club, clock="1d")
    await cast(alice, 5)
    path = f"/channels/{club.channel.id}/messages*"
    club.fail("*", path, 403, 50001, times=None)
    await club.advance(hours=20)
    assert "a nadie se le acaba el tiempo" in hand(bob).text
    for command in ("matches", "next", "away"):
        told = (await bob.slash(command, bob.person.dm)).text
        assert "los relojes están parados" in told, command
        assert "<t:" not in told, command
    told = (await alice.slash("status")).text
    assert "The clocks stand still" in told and "<t:" not in told
    club.heal()
    await club.advance(hours=5)
    assert "tu tiempo se acaba <t:" in (await bob.slash("matches", bob.person.dm)).text
    assert "Time runs out <t:" in (await alice.slash("status")).text


async def test_the_way_to_a_match_whose_channel_is_gone_is_ones_hand(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club, clock="1d")
    club.env.backend.delete_channel(club.channel.id)
    await cast(alice, 50, place=alice.person.dm)
    told = (await bob.slash("matches", bob.person.dm)).text
    assert str(club.channel.id) not in told
    assert f"@me/{bob.person.dm.id}/{hand(bob).id}" in told


async def test_nobody_waits_for_a_channel_for_ever(
    club: Club, alice: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half a day stands for the fourteen: all the while the same is tried again."""
    assert closing.LONGEST == 14 * DAY
    monkeypatch.setattr(closing, "LONGEST", DAY / 2)
    await begun(club, clock="1h")
    club.env.backend.delete_channel(club.channel.id)
    await cast(alice, 5, place=alice.person.dm)
    await club.advance(hours=11)
    assert "clock" not in kinds(club)
    await club.advance(hours=5)
    assert "clock" in kinds(club)


async def test_a_match_goes_on_where_the_bot_is_invited_again(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club, clock="1d")
    path = f"/channels/{club.channel.id}*"
    club.fail("*", path, 403, 50001, times=None)
    await cast(alice, 5, place=alice.person.dm)
    await club.advance(hours=30)
    assert "clock" not in kinds(club)
    club.heal()
    with club.as_the_bot():
        guild = club.bot.get_guild(club.world.guild.id)
        club.bot.dispatch("guild_join", guild)
    await club.rest()
    assert "**Alice** is ready" in club.messages[-1].text
    await cast(bob, 1)
    assert "**Alice** bets 5" in club.messages[-1].text


async def test_a_locked_thread_is_as_shut(club: Club, alice: Player, bob: Player) -> None:
    await alice.slash("play", game="shazamm", where="thread")
    (thread,) = club.threads
    await bob.press("join")
    await alice.press("start")
    club.fail("PATCH", f"/channels/{thread.id}/messages/*", 400, 50083, times=None)
    club.fail("POST", f"/channels/{thread.id}/messages", 403, 160005, times=None)
    await cast(alice, 5, place=alice.person.dm)
    assert "may not write in the match’s channel" in hand(alice).text
    await bob.slash("move-match")
    assert "**Alice** is ready" in "\n".join(message.text for message in club.messages)


@THREE
@pytest.mark.parametrize("sees", [True, False])
async def test_a_match_moves_into_a_private_thread_whose_members_play_it(
    club: Club, alice: Player, bob: Player, sees: bool
) -> None:
    await begun(club)
    thread = club.private_thread(alice, bob if sees else club["carol"])
    reply = await alice.slash("move-match", thread)
    assert ("goes on in this channel" in reply.text) is sees
    assert (f"{bob.mention} could not see this channel" in reply.text) is not sees


async def test_who_has_left_the_server_keeps_no_match_out_of_a_private_thread(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    club.env.backend.remove_member(club.world.guild.id, bob.id)
    thread = club.private_thread(alice)
    assert "goes on in this channel" in (await alice.slash("move-match", thread)).text


@THREE
async def test_only_who_plays_moves_a_match_and_only_where_all_see_it(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    there, carol = other(club), club["carol"]
    async with nothing_changes(club):
        refused(await carol.slash("move-match", there), "no match of this server")
        refused(await alice.slash("move-match"), "no match of this server")
    club.hide_from(bob)
    async with nothing_changes(club):
        pass
    await alice.slash("move-match", there)
    async with nothing_changes(club):
        reply = await alice.slash("move-match")
        refused(reply, f"{bob.mention} could not see this channel")
    full = other(club, "taken")
    await carol.slash("play", full, game="shazamm")
    async with nothing_changes(club):
        refused(await alice.slash("move-match", full), "channel")
    assert rows(club, "SELECT channel_id FROM match WHERE id = 1") == [(there.id,)]


@THREE
async def test_who_has_given_up_need_not_see_where_a_match_moves(
    club: Club, alice: Player, bob: Player
) -> None:
    await alice.slash("play", game="magblast")
    for guest in (bob, club["carol"]):
        await guest.press("join")
    await alice.press("start")
    await given_up(club, "bob")
    club.hide_from(bob)
    there = other(club)
    await alice.slash("move-match", there)
    await alice.slash("move-match")
    assert rows(club, "SELECT channel_id FROM match") == [(club.channel.id,)]


async def test_no_match_is_moved_to_another_server(club: Club, alice: Player, bob: Player) -> None:
    await begun(club)
    theirs = club.env.create_guild("Theirs", owner=bob.person.user)
    there, member = theirs.create_text_channel("here"), theirs.add_member(bob.person.user)
    async with nothing_changes(club):
        refused(Reply(club, await member.slash(there, "move-match")), "ninguna partida")


async def test_no_match_is_moved_to_where_the_bot_lacks_what_it_needs(
    club: Club, alice: Player
) -> None:
    await begun(club)
    there = other(club)
    denied = Overwrite(
        club.env.backend.bot_user.id,
        OverwriteType.MEMBER,
        deny=discord.Permissions(attach_files=True).value,
    )
    club.env.backend.set_overwrite(there.id, denied)
    async with nothing_changes(club):
        refused(await alice.slash("move-match", there), "Attach Files")


async def test_who_plays_from_another_server_keeps_no_match_out_of_a_channel(
    club: Club, alice: Player, bob: Player
) -> None:
    """Also once they are a member who could see others of its channels: they play in private."""
    await abroad(club, alice, bob)
    club.world.guild.add_member(bob.person.user)
    there = other(club)
    denied = discord.Permissions(view_channel=True).value
    hidden = Overwrite(bob.id, OverwriteType.MEMBER, deny=denied)
    club.env.backend.set_overwrite(there.id, hidden)
    assert "goes on in this channel" in (await alice.slash("move-match", there)).text


async def test_a_thread_that_is_opened_again_is_tried_at_once(
    club: Club, alice: Player, bob: Player
) -> None:
    await alice.slash("play", game="shazamm", where="thread")
    (thread,) = club.threads
    await bob.press("join", on=club.messages_in(thread)[-1])
    await alice.press("start", on=club.messages_in(thread)[-1])
    club.fail("PATCH", f"/channels/{thread.id}/messages/*", 400, 50083, times=None)
    club.fail("POST", f"/channels/{thread.id}/messages", 403, 160005, times=None)
    await cast(alice, 5, place=alice.person.dm)
    await club.advance(hours=3)
    club.heal()
    assert "is ready" not in told_in(club, thread)
    club.env.backend.announce_channel_update(thread.id)
    await club.rest()
    assert "**Alice** is ready" in told_in(club, thread)


async def test_which_of_several_is_moved_is_chosen(club: Club, alice: Player, bob: Player) -> None:
    first = await begun(club)
    second_place, there = other(club, "second"), other(club, "third")
    await alice.slash("play", second_place, game="shazamm")
    await bob.press("join", on=club.messages_in(second_place)[-1])
    await alice.press("start", on=club.messages_in(second_place)[-1])
    refused(await alice.slash("move-match", there), "several matches", "match 1", "match 2")
    offered = await alice.suggestions("move-match", "match", "", there)
    assert list(offered) == [first, 2] and "Shazamm! · match 1" in offered[first]
    await alice.slash("move-match", there, match=2)
    assert rows(club, "SELECT channel_id FROM match WHERE id = 2") == [(there.id,)]


@pytest.mark.parametrize("typed", ["1234", "1,234", "1.234", "1 234"])
async def test_a_match_of_more_than_a_thousand_is_called_as_it_is_typed(
    club: Club, alice: Player, typed: str
) -> None:
    with contextlib.closing(sqlite3.connect(club.settings.database)) as database, database:
        database.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('match', 1233)")
    assert await begun(club) == 1234
    there = other(club)
    offered = await alice.suggestions("move-match", "match", typed, there)
    assert list(offered) == [1234] and "match 1234" in offered[1234]
    reply = await alice.slash("export", club.channel)
    assert "1,234" not in reply.text
