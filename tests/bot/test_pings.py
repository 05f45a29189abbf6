"""Whoever is asked is called once for each question, and nobody else ever."""

from __future__ import annotations

import re

import pytest

from tests.bot.club import Club
from tests.bot.lobbies import presses, sets
from tests.bot.player import Player
from tests.games.shazamm.play.duels import begun, cast, lobby, turn


def called(club: Club) -> list[set[str]]:
    """Return who was called by each message that called anyone, oldest first."""
    names = {player.id: name for name, player in club.players.items()}
    return [{names[user] for user in ping.user_ids} for ping in club.pings]


@pytest.mark.club("alice", "bob", "carol")
async def test_each_turn_calls_everyone_who_is_newly_asked_but_who_has_just_moved(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    assert called(club) == [{"alice", "bob"}]
    await cast(alice, 5)
    await cast(alice, 6)
    assert len(called(club)) == 1
    await cast(bob, 7)
    assert called(club)[1:] == [{"alice"}]
    await cast(bob, 8)
    assert len(called(club)) == 2
    await cast(alice, 9)
    assert called(club)[2:] == [{"bob"}]


async def test_a_choice_calls_whoever_has_it_and_the_next_turn_both(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    await cast(alice, 5, 6)
    await cast(bob, 7)
    assert called(club)[1:] == [{"alice"}]
    await alice.slash("shazamm recycle", change=2)
    assert called(club)[2:] == [{"bob"}]


async def test_the_end_is_told_to_whoever_did_not_make_the_last_move(
    club: Club, alice: Player
) -> None:
    await begun(club)
    await turn(club, (50,), (1,))
    await turn(club, (50,), (1,))
    assert called(club)[-1] == {"alice"}
    assert alice.mention in club.messages[-2].text
    assert len(called(club)) == 3


async def test_resigning_calls_the_winner(club: Club, alice: Player, bob: Player) -> None:
    await begun(club)
    await alice.slash("resign")
    await alice.press("resign")
    assert called(club)[1:] == [{"bob"}]
    assert bob.mention in club.messages[-2].text


async def test_an_undone_move_calls_nobody(club: Club, alice: Player) -> None:
    await begun(club)
    await cast(alice, 5)
    await alice.slash("undo")
    assert len(called(club)) == 1


async def test_an_invited_opponent_is_called_once(club: Club, alice: Player, bob: Player) -> None:
    await alice.slash("play", game="shazamm", opponent=bob.person.member)
    assert called(club) == [{"bob"}]
    await sets(alice, "deal", "full")
    await bob.press("join")
    assert called(club) == [{"bob"}]


async def test_opening_joining_and_changing_a_lobby_calls_nobody(
    club: Club, alice: Player, bob: Player
) -> None:
    await lobby(alice)
    await sets(alice, "deal", "full")
    await bob.press("join")
    await presses(bob, "leave")
    await alice.press("computer")
    await presses(alice, "rotate")
    assert called(club) == []


async def test_every_message_says_explicitly_whom_it_may_call(club: Club) -> None:
    """Also what simcord's default would let pass: private answers, edits, and forms' answers."""
    await begun(club)
    await turn(club, (5,), (6,))
    messages = re.compile(r"/channels/\d+/messages(/\d+)?")
    sent = [r.json for r in club.requests if messages.fullmatch(r.path) and r.method != "GET"]
    assert len(sent) > 5
    for body in sent:
        allowed = body["allowed_mentions"]
        assert not allowed.get("parse")
        assert not allowed.get("roles")
        assert not allowed.get("replied_user")
