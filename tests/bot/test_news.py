"""What has happened, told to whoever is called, and page by page to whoever asks."""

from __future__ import annotations

import pytest

from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.rebelmoon.play.raids import begun as raid
from tests.games.shazamm.play.duels import hand, nothing_changes

MEANWHILE, MIENTRAS = "**Meanwhile**", "**Mientras tanto**"


async def placed(alice: Player, bob: Player) -> None:
    """Let both place their first piece."""
    await alice.slash("rebelmoon place", cell="C2")
    await bob.slash("rebelmoon place", cell="F1", weapon="laser/red")


async def test_a_hand_that_calls_begins_with_what_has_happened_meanwhile(
    club: Club, alice: Player, bob: Player
) -> None:
    await raid(club)
    assert MEANWHILE not in hand(alice).text
    await alice.slash("rebelmoon place", cell="C2")
    lines = hand(bob).text.split("\n")
    assert lines[1:3] == [MIENTRAS, "**Alice** coloca un asteroide en C2."]
    assert hand(bob).control("news") is None, "that is all that there is to tell"
    await bob.slash("rebelmoon place", cell="F1", weapon="laser/red")
    assert f"{MEANWHILE}\n**Bob** places a red weapon face down on F1." in hand(alice).text


async def test_a_panel_in_private_begins_so_too_while_its_owner_is_waited_for(
    club: Club, alice: Player, bob: Player
) -> None:
    await raid(club)
    await placed(alice, bob)
    board = club.messages[-1]
    assert MEANWHILE in (await alice.press("hand", on=board)).messages[0].text
    assert MIENTRAS not in (await bob.press("hand", on=board)).messages[0].text


@pytest.mark.club("alice", "bob", "carol")
async def test_all_that_somebody_heard_is_one_press_away_and_nothing_else(
    club: Club, alice: Player, bob: Player
) -> None:
    carol = club["carol"]
    await raid(club)
    await placed(alice, bob)
    async with nothing_changes(club):
        told = {
            who: (await who.press("news", on=club.messages[-1])).messages[0].text
            for who in (alice, bob, carol)
        }
    assert all("C2" in words and "F1" in words for words in told.values())
    assert ["Solo lo sabes tú" in told[who] for who in (alice, bob, carol)] == [False, True, False]
    assert "Only you know" not in told[alice] + told[carol]
    assert "página 1 de 1" in told[bob]
