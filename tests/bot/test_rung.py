"""How people read in private what is asked in a channel whose mentions do not call them."""

from __future__ import annotations

import pytest

from tests.bot.club import Club
from tests.bot.notifying import SILENT, hour, wishes
from tests.bot.player import Player
from tests.bot.questions import VERBS, asks, opens_bets, with_button
from tests.games.shazamm.play.duels import begun

every_kind = pytest.mark.parametrize("kind", VERBS)


def sounds(club: Club, player: Player) -> int:
    """Return how many direct messages with a sound somebody has."""
    records = [club.env.backend.get_message(m.channel_id, m.id) for m in player.dms]
    return sum(not record.flags & SILENT for record in records)


def pinged(club: Club, player: Player) -> int:
    return sum(player.id in ping.user_ids for ping in club.pings)


@every_kind
async def test_who_wishes_direct_messages_is_asked_there_with_the_button(
    club: Club, alice: Player, bob: Player, kind: str
) -> None:
    await begun(club, clock="3d")
    if kind == "undo":
        await opens_bets(alice, bob)
    await wishes(bob, how="direct")
    pings, heard = pinged(club, bob), sounds(club, bob)
    await asks(kind, alice)
    assert (pinged(club, bob), sounds(club, bob)) == (pings, heard + 1)
    (asked,) = with_button(bob.dms, kind)
    await bob.press(VERBS[kind], on=asked)
    assert not with_button([*club.messages, *bob.dms])


@every_kind
async def test_who_is_asked_in_quiet_hours_reads_of_it_once_they_end(
    club: Club, alice: Player, bob: Player, kind: str
) -> None:
    await begun(club, clock="3d")
    if kind == "undo":
        await opens_bets(alice, bob)
    await wishes(bob, **{"from": hour(club, 0)}, till=hour(club, 3))
    pings, heard = pinged(club, bob), sounds(club, bob)
    await asks(kind, alice)
    (asked,) = with_button(club.messages, kind)
    assert (pinged(club, bob), sounds(club, bob)) == (pings, heard)
    await club.restart()
    await club.advance(hours=3)
    assert (pinged(club, bob), sounds(club, bob)) == (pings, heard + 1)
    told = bob.dms[-1].text
    assert "se te pide tu acuerdo" in told
    assert f"[a lo que se pregunta](https://discord.com/channels/{club.world.guild.id}/" in told
    assert f"/{asked.id})" in told


@pytest.mark.club("alice", "bob", "carol")
@pytest.mark.parametrize("quiet", [False, True])
async def test_who_is_offered_a_seat_reads_of_it_in_private(
    club: Club, alice: Player, quiet: bool
) -> None:
    carol = club["carol"]
    await begun(club, clock="3d")
    await (
        wishes(carol, **{"from": hour(club, 0)}, till=hour(club, 3))
        if quiet
        else wishes(carol, how="direct")
    )
    await alice.slash("substitute", person=carol.person.user)
    offer = club.messages[-1]
    assert offer.controls
    if quiet:
        assert not carol.dms
        await club.advance(hours=3)
    (told,) = carol.dms
    assert "**Alice** offers" in told.text
    assert f"/{offer.id})" in told.text
    assert not pinged(club, carol)
    await carol.press(offer.controls[0].custom_id, on=offer)
    assert "From here on **Carol** plays" in club.look_up(offer.channel_id, offer.id).text


@pytest.mark.club("alice", "bob", "carol")
async def test_who_takes_no_direct_messages_is_offered_a_seat_by_a_mention(
    club: Club, alice: Player
) -> None:
    carol = club["carol"]
    await begun(club, clock="3d")
    await wishes(carol, how="direct")
    club.close_dms(carol)
    await alice.slash("substitute", person=carol.person.user)
    assert club.pings[-1].user_ids == (carol.id,)
    assert club.messages[-1].controls
