"""The bot dies between a commit and its message, or before it learns that the message arrived."""

from __future__ import annotations

import pytest

from tests.bot.club import Club
from tests.bot.cuts import LEASE, after_the_cut
from tests.bot.fixtures import ErrorLog
from tests.bot.player import Player
from tests.games.shazamm.play.duels import begun, cast, lobby

ARRIVES = pytest.mark.parametrize("arrives", [False, True], ids=["lost", "arrived"])


@ARRIVES
async def test_a_board_is_posted_once(
    club: Club, alice: Player, bob: Player, error_log: ErrorLog, arrives: bool
) -> None:
    await begun(club)
    await cast(alice, 50)
    club.trouble.cut_power("POST", f"/channels/{club.channel.id}/messages", arrives=arrives)
    await cast(bob, 1)
    await after_the_cut(club, error_log)
    told = [m for m in club.messages if "**Alice** bets 50" in m.text]
    assert len(told) == 1
    await cast(alice, 3)
    assert club.messages[-1].id == told[0].id
    assert "**Alice** is ready" in club.messages[-1].text
    assert [p.user_ids for p in club.pings if p.message_id == told[0].id] == [(alice.id,)]


@ARRIVES
async def test_a_board_is_edited_once(
    club: Club, alice: Player, error_log: ErrorLog, arrives: bool
) -> None:
    await begun(club)
    club.trouble.cut_power("PATCH", f"/channels/{club.channel.id}/messages/*", arrives=arrives)
    await cast(alice, 3)
    await after_the_cut(club, error_log)
    assert [m.text.count("**Alice** is ready") for m in club.messages] == [0, 1]


@ARRIVES
async def test_a_hand_is_posted_once(
    club: Club, alice: Player, bob: Player, error_log: ErrorLog, arrives: bool
) -> None:
    await lobby(alice, bob)
    club.trouble.cut_power("POST", f"/channels/{bob.person.dm.id}/messages", arrives=arrives)
    await alice.press("start")
    await after_the_cut(club, error_log)
    assert len(bob.dms) == 1
    assert len(alice.dms) == 1
    assert len(club.messages) == 2


@ARRIVES
async def test_a_lobby_is_posted_once(
    club: Club, alice: Player, bob: Player, error_log: ErrorLog, arrives: bool
) -> None:
    club.trouble.cut_power("POST", f"/channels/{club.channel.id}/messages", arrives=arrives)
    await alice.slash("play", game="shazamm", opponent=bob.person.member)
    await after_the_cut(club, error_log)
    assert len(club.messages) == 1
    await bob.press("join")
    assert bob.mention in club.messages[0].text
    assert [ping.user_ids for ping in club.pings] == [(bob.id,)]


async def test_a_move_whose_answer_was_never_given_is_in_the_match(
    club: Club, alice: Player, bob: Player, error_log: ErrorLog
) -> None:
    await begun(club)
    club.trouble.cut_power("POST", "/interactions/*/*/callback", arrives=False)
    await cast(alice, 50)
    await club.restart(killed=True)
    await club.advance(seconds=LEASE)
    await cast(bob, 1)
    assert "**Alice** bets 50" in club.messages[-1].text
    error_log.lines.clear()
