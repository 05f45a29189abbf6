"""Messages deleted, permissions taken away, Discord in trouble: the match goes on."""

from __future__ import annotations

import pytest

from engines.core import text
from store import Changes
from tables.notice import Notice, outgoing
from tests.bot.club import SOON, Club
from tests.bot.deeds import forged
from tests.bot.player import Player
from tests.games.shazamm.play.duels import begun, cast, hand, lobby, rows
from tests.sampled import sampled

pytestmark = pytest.mark.club("alice", "bob", settling=SOON)


def delivered(club: Club) -> bool:
    return rows(club, "SELECT count(*) FROM outbox") == [(0,)]


@pytest.mark.parametrize("status", sampled([503, 500, 429]))
async def test_discord_in_trouble_is_tried_again_until_it_works(
    club: Club, alice: Player, bob: Player, status: int
) -> None:
    await begun(club)
    await cast(alice, 50)
    club.fail("POST", f"/channels/{club.channel.id}/messages", status, times=None)
    await cast(bob, 1)
    await club.advance(seconds=12)
    assert "bets 50" not in club.messages[-1].text
    club.heal()
    await club.advance(seconds=10)
    assert [m.text.count("bets 50") for m in club.messages] == [0, 0, 1]
    assert delivered(club)


@pytest.mark.parametrize("news", ["ready", "resumed", "hand"])
async def test_who_reconnects_or_looks_is_shown_at_once_what_met_trouble(
    club: Club, alice: Player, bob: Player, news: str
) -> None:
    await begun(club)
    await cast(alice, 50)
    club.fail("POST", f"/channels/{club.channel.id}/messages", 503, times=None)
    await cast(bob, 1)
    club.heal()
    assert not delivered(club)
    if news == "hand":
        await bob.press("hand")
    else:
        with club.as_the_bot():
            club.bot.dispatch(news)
        await club.rest()
    assert delivered(club)
    assert [m.text.count("bets 50") for m in club.messages] == [0, 0, 1]


async def test_a_message_that_arrived_though_discord_said_no_is_not_doubled(
    club: Club, alice: Player, bob: Player
) -> None:
    """The nonce makes a repeated send the same message."""
    await begun(club)
    await cast(alice, 50)
    club.trouble.lose_answer("POST", f"/channels/{club.channel.id}/messages")
    await cast(bob, 1)
    await club.advance(seconds=10)
    assert [m.text.count("bets 50") for m in club.messages] == [0, 0, 1]
    assert delivered(club)


async def test_a_channel_whose_history_is_closed_to_us_still_gets_its_board(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    await cast(alice, 50)
    messages = f"/channels/{club.channel.id}/messages"
    club.fail("POST", messages, 500, times=4)
    club.fail("GET", messages, 403, 50013, times=None)
    await cast(bob, 1)
    await club.advance(minutes=10)
    assert [m.text.count("bets 50") for m in club.messages] == [0, 0, 1]
    assert delivered(club)


async def test_a_deleted_board_is_posted_again_with_all_it_said_and_calls_nobody_twice(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    pings = list(club.pings)
    club.delete(club.messages[-1])
    await cast(alice, 5)
    board = club.messages[-1]
    assert "The duel begins" in board.text
    assert "**Alice** is ready" in board.text
    assert club.pings == pings
    club.delete(board)
    await cast(bob, 6)
    assert "bets 6" in club.messages[-1].text
    assert len(club.messages) == 2


async def test_a_deleted_lobby_is_posted_again_and_invites_nobody_twice(
    club: Club, alice: Player, bob: Player
) -> None:
    await alice.slash("play", game="shazamm", opponent=bob.person.member)
    panel = club.messages[-1]
    join = forged(bob.person.member, panel, panel.controls[0].custom_id)
    club.fail("PATCH", f"/channels/{club.channel.id}/messages/*", 404, 10008)
    await club.at_once(join)
    assert bob.mention in club.messages[-1].text
    assert club.messages[-1].id != panel.id
    assert [ping.user_ids for ping in club.pings] == [(bob.id,)]


async def test_a_deleted_hand_is_posted_again(club: Club, alice: Player, bob: Player) -> None:
    await begun(club)
    club.delete(alice.dms[-1])
    await cast(alice, 5)
    assert "You bet 5 mana" in alice.dms[-1].text
    assert len(alice.dms) == 1
    assert len(bob.dms) == 1


async def test_a_channel_that_shuts_us_out_is_told_in_direct_messages_once(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    messages = f"/channels/{club.channel.id}/messages"
    club.fail("*", f"{messages}*", 403, 50013, times=None)
    await cast(alice, 50, place=alice.person.dm)
    await club.advance(minutes=10)
    for player, gist in (
        (alice, "may not write in the match’s channel"),
        (bob, "no puedo escribir"),
    ):
        assert sum(gist in message.text for message in player.dms) == 1
        assert gist in player.dms[-1].text
    await cast(bob, 1, place=bob.person.dm)
    club.heal()
    await club.advance(hours=1)
    assert "**Alice** is ready" in club.messages[-1].text + club.messages[-2].text
    assert "bets 50" in club.messages[-1].text
    assert len(club.messages) == 3
    assert sum("may not write" in message.text for message in alice.dms) == 1
    assert delivered(club)


async def test_a_match_whose_channel_is_gone_is_played_on_in_direct_messages(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    club.fail("*", f"/channels/{club.channel.id}/messages*", 404, 10003, times=None)
    for _ in range(2):
        await cast(alice, 50, place=alice.person.dm)
        await cast(bob, 1, place=bob.person.dm)
    assert "This match is over" in hand(alice).text
    assert delivered(club)


async def test_a_thread_that_was_archived_gets_a_new_board(
    club: Club, alice: Player, bob: Player
) -> None:
    """Discord refuses to edit in an archived thread; a new message brings it back."""
    await alice.slash("play", game="shazamm", where="thread")
    (thread,) = club.threads
    await bob.press("join")
    await alice.press("start")
    board = club.messages_in(thread)[-1]
    club.fail("PATCH", f"/channels/{thread.id}/messages/*", 400, 50083)
    await alice.slash("shazamm cast", thread, bet=5)
    (told,) = (m for m in club.messages_in(thread) if "**Alice** is ready" in m.text)
    assert told.id != board.id, "it was not tried again with all files: nothing is wrong with them"
    assert delivered(club)


async def test_an_answer_that_fails_is_given_once_more(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    club.fail("POST", "/interactions/*/*/callback", 500)
    reply = await cast(alice, 50)
    assert "You bet 50" in reply.text
    await cast(bob, 1)
    assert "**Alice** bets 50" in club.messages[-1].text


async def test_one_match_in_trouble_holds_up_no_other(
    club: Club, alice: Player, bob: Player
) -> None:
    other = club.world.guild.create_text_channel("other")
    await lobby(alice, bob)
    club.fail("*", f"/channels/{club.channel.id}/messages*", 500, times=None)
    await alice.press("start")
    await alice.slash("play", other, game="shazamm")
    await bob.press("join", on=club.messages_in(other)[-1])
    await alice.press("start", on=club.messages_in(other)[-1])
    assert "The duel begins" in club.messages_in(other)[-1].text
    assert len(bob.dms) == 1, "the first is not dealt while its start does not stand"
    club.heal()
    await club.advance(minutes=5)
    assert "The duel begins" in club.messages[-1].text


async def test_what_only_a_newer_version_can_show_is_left_to_it(club: Club) -> None:
    """As while one bot takes over from another: no board stands for it meanwhile."""
    await begun(club)
    shown = len(club.messages)
    said = Notice((text("table-rest-over"),), new=True)
    post = outgoing(1, "later-0", said, club.bot.services.tables.now())
    await club.store.commit(Changes().post(post))
    await club.advance(minutes=5)
    assert len(club.messages) == shown
    assert len(await club.store.outbox.posts(1, "later-0")) == 1
