"""Two deeds in one moment: both are answered, each counts once."""

from __future__ import annotations

import pytest

from tests.bot.club import Club
from tests.bot.deeds import Deed, filled_in, forged
from tests.bot.player import Player
from tests.games.shazamm.play.duels import begun, cast, lobby, rows

CAST = "b:1:1:cast:="


def commit(club: Club, player: Player, bet: int, place: str, times: int = 1) -> Deed:
    """Return the answer to a form of the first turn, in the channel or in direct messages."""
    if place == "dm":
        where, viewer = player.person.dm.id, player.person.user
    else:
        where, viewer = club.channel.id, player.person.member
    return filled_in(viewer, where, CAST, {"bet": str(bet)}, times=times)


def log(club: Club) -> list[str]:
    text = "SELECT action FROM entry WHERE kind <> 'deal' ORDER BY number"
    return [action.decode() for (action,) in rows(club, text)]


@pytest.mark.parametrize("places", [("dm", "channel"), ("channel", "dm"), ("channel", "channel")])
async def test_both_commit_in_the_same_moment(
    club: Club, alice: Player, bob: Player, places: tuple[str, str]
) -> None:
    await begun(club)
    replies = await club.at_once(commit(club, alice, 5, places[0]), commit(club, bob, 6, places[1]))
    assert all(reply.acknowledged for reply in replies)
    assert len(log(club)) == 2
    assert [m.text.count("**Alice** bets 5") for m in club.messages] == [0, 0, 1]


async def test_one_person_commits_from_both_places_and_the_later_one_stands(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    replies = await club.at_once(commit(club, alice, 5, "dm"), commit(club, alice, 9, "channel"))
    assert all(reply.acknowledged for reply in replies)
    assert len(log(club)) == 2
    await cast(bob, 6)
    assert "**Alice** bets 9" in club.messages[-1].text


async def test_changing_ones_mind_in_the_moment_of_the_reveal_is_refused_not_lost(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    await cast(alice, 5)
    replies = await club.at_once(commit(club, bob, 6, "dm"), commit(club, alice, 9, "channel"))
    assert replies[1].private
    assert len(log(club)) == 2
    assert "**Alice** bets 5" in club.messages[-1].text
    assert "That question has passed" in replies[1].text
    assert replies[1].messages[0].pictures, "what stands now is not shown"


@pytest.mark.parametrize("place", ["dm", "channel"])
async def test_the_same_interaction_twice_is_applied_once(
    club: Club, alice: Player, bob: Player, place: str
) -> None:
    await begun(club)
    await club.at_once(commit(club, alice, 5, place, times=2))
    assert len(log(club)) == 1
    assert club.messages[-1].text.count("**Alice** is ready") == 1
    await club.at_once(commit(club, bob, 6, place, times=2))
    assert len(log(club)) == 2
    assert [m.text.count("bets 6") for m in club.messages] == [0, 0, 1]


async def test_many_join_at_once_and_two_play(club: Club, alice: Player, bob: Player) -> None:
    await lobby(alice)
    message = club.messages[-1]
    join = message.controls[0].custom_id
    replies = await club.at_once(
        *(forged(bob.person.member, message, join) for _ in range(3)),
        forged(alice.person.member, message, join),
    )
    assert all(reply.private for reply in replies)
    assert sum("Tienes un asiento" in reply.text for reply in replies) == 1
    assert rows(club, "SELECT count(*) FROM seat") == [(2,)]


async def test_start_pressed_twice_starts_once(club: Club, alice: Player, bob: Player) -> None:
    await lobby(alice, bob)
    message = club.messages[-1]
    start = message.control("start")
    assert start is not None
    press = forged(alice.person.member, message, start.custom_id)
    await club.at_once(press, press)
    assert len(club.messages) == 2
    assert len(bob.dms) == 1


async def test_two_lobbies_in_one_channel_at_once_become_one(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    await alice.slash("resign")
    await alice.press("resign")
    message = club.messages[-1]
    again = message.control("again")
    assert again is not None
    replies = await club.at_once(
        forged(alice.person.member, message, again.custom_id),
        forged(bob.person.member, message, again.custom_id),
    )
    assert sum(reply.private for reply in replies) == 1
    assert rows(club, "SELECT count(*) FROM match WHERE status = 'lobby'") == [(1,)]


async def test_resigning_and_moving_at_once_ends_the_match_once(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    asked = await alice.slash("resign")
    sure = asked.messages[0].control("resign")
    assert sure is not None
    give_up = forged(alice.person.member, asked.messages[0], sure.custom_id)
    replies = await club.at_once(give_up, give_up, commit(club, bob, 6, "channel"))
    assert all(reply.acknowledged for reply in replies)
    assert not asked.messages[0].controls
    assert sum("wins!" in message.text for message in club.messages) == 1
    assert rows(club, "SELECT kind FROM entry WHERE kind <> 'deal'")[0] == ("resign",)
