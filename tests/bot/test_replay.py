"""/replay and its button: a match gone through in pictures, as whoever asks could see it then."""

from __future__ import annotations

import pytest

from engines import keys
from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.player import Player, Reply, page
from tests.bot.running import begin
from tests.bot.seen import Seen
from tests.games.shazamm.play.duels import (
    begun,
    cast,
    lobby,
    nothing_changes,
    play_quickly,
    refused,
)
from tests.sampled import every_other

THREE = pytest.mark.club("alice", "bob", "carol")
FORWARD, BACK, START, LATEST = "Forward ▸", "◂ Back", "⏮ Start", "Latest ⏭"


def labels(message: Seen) -> list[str]:
    return [control.label for control in message.controls]


async def test_it_leads_from_the_deal_to_now_and_back(
    club: Club, alice: Player, bob: Player
) -> None:
    await begun(club)
    await cast(alice, 9)
    await cast(bob, 5)
    async with nothing_changes(club):
        first = page(await alice.slash("replay"))
        assert "**Step 0 of 2** · as **Alice** saw it" in first.text
        assert labels(first)[:2] == [FORWARD, LATEST]
        await alice.press(FORWARD, on=first)
        second = alice.now(first)
        assert "Step 1 of 2" in second.text
        assert labels(second)[:2] == [BACK, FORWARD]
        await alice.press(FORWARD, on=second)
        third = alice.now(first)
        assert "bets 9" in third.text
        assert labels(third)[:2] == [START, BACK]
        assert third.pictures != second.pictures
        await alice.press(START, on=third)
        assert (alice.now(first).text, alice.now(first).pictures) == (first.text, first.pictures)
        assert "**Paso 0 de 2** · como lo vio **Bob**" in page(await bob.slash("replay")).text


@THREE
async def test_whoever_looks_on_sees_what_everybody_saw(club: Club, alice: Player) -> None:
    carol = club["carol"]
    await begun(club)
    await cast(alice, 9, 3)
    seen = page(await carol.slash("replay"))
    assert "as everybody saw it" in seen.text
    assert len(seen.pictures) == 1
    await carol.press(LATEST if LATEST in labels(seen) else FORWARD, on=seen)
    assert "9" not in carol.now(seen).text


@THREE
async def test_nobody_looks_through_anothers_eyes_while_a_match_is_played(
    club: Club, alice: Player
) -> None:
    number = await begun(club)
    await cast(alice, 9)
    for name, extra in (("carol", "0.0"), ("carol", "1.1"), ("alice", "1.0")):
        refused(await _forged(club, club[name], number, extra), "not through another player’s eyes")
    refused(await _forged(club, club["bob"], number, "0.1"), "no con los ojos de otro jugador")
    for extra in ("x", "x.", "9.9.9", "x.-1", "x.1e3", "0.99999999999", "٣.1"):
        refused(await _forged(club, alice, number, extra), "I do not know this button")


async def _forged(club: Club, player: Player, number: int, extra: str) -> Reply:
    custom_id = f"b:{number}:-1:replay:{extra}"
    (reply,) = await club.at_once(forged(player.person.member, club.messages[-1], custom_id))
    return reply


@THREE
async def test_after_its_end_a_match_is_gone_through_with_anybodys_eyes(
    club: Club, alice: Player
) -> None:
    carol = club["carol"]
    await begun(club)
    await play_quickly(club)
    end = club.messages[-1]
    first = page(await carol.press("replay", on=end))
    await carol.choose("replay-eyes", "0", on=first)
    shown = carol.now(first)
    assert "as **Alice** saw it" in shown.text
    assert "hand, mana 50" in shown.alt_texts[0]
    turns = shown.control("replay-turns")
    assert turns is not None, shown
    await carol.choose("replay-turns", list(turns.options)[-1], on=shown)
    assert BACK in labels(carol.now(first))


async def test_a_lobby_has_nothing_to_go_through(club: Club, alice: Player) -> None:
    await lobby(alice)
    refused(await alice.slash("replay"), "not begun")


@pytest.mark.parametrize("game", every_other(keys(), 1))
async def test_every_game_is_gone_through(club: Club, alice: Player, game: str) -> None:
    await begin(club, game, ("alice", "bob"))
    seen = page(await alice.slash("replay", alice.person.dm))
    assert "Step 0 of" in seen.text


async def test_all_that_was_heard_is_a_command_too(club: Club, alice: Player, bob: Player) -> None:
    await begun(club)
    await cast(alice, 9)
    await cast(bob, 5)
    refused(await alice.slash("log"), "You bet 9", "page 1 of 1")
    refused(await bob.slash("log"), "página 1 de 1")


async def test_no_forged_step_counts_what_others_did_unseen(
    club: Club, alice: Player, bob: Player
) -> None:
    """Alice has changed her bet, which nobody may know while the match is played."""
    number = await begun(club)
    await cast(alice, 7)
    await cast(alice, 9)
    await cast(bob, 5)
    for eyes in "1x":
        control = f"b:{number}:-1:replay:{eyes}.p2"
        async with nothing_changes(club):
            (reply,) = await club.at_once(forged(bob.person.member, club.messages[-1], control))
        refused(reply, "no")
        assert "Paso" not in reply.text
