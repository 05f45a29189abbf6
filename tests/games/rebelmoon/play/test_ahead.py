"""Pieces that are placed ahead, while the other thinks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.club import Club
from tests.bot.player import Player
from tests.bot.seen import Seen
from tests.games.rebelmoon.play.raids import Raid, begun

WAITS = "b:1:0:+place:"
"""The control by which Bob chooses a piece while he waits for his first turn."""


async def hand(bob: Player) -> Seen:
    """Return the direct message that is kept up to date for whoever waits."""
    await bob.slash("hand")
    return bob.dms[-1]


async def not_renewed(bob: Player, count: int) -> list[Seen]:
    """Return private answers that stay as they are: only the last one is renewed."""
    return [(await bob.press("hand")).messages[0] for _ in range(count + 1)][:-1]


async def chosen(bob: Player, on: Seen, cell: str, weapon: str) -> None:
    """Choose one more weapon ahead, on the panel for that."""
    opened = await bob.press("b:1:0:+place:", on=on)
    assert opened.form is not None
    await bob.submit(opened, cell=cell, weapon=[weapon])


@pytest.mark.club("alice", "bob", server_locale="es-ES")
async def test_weapons_are_placed_ahead(club: Club, alice: Player, bob: Player) -> None:
    """Bob, who speaks Spanish, waits for Alice's first asteroid; nobody else hears of it."""
    raid = Raid(club, await begun(club, board_side="4"))
    waits = await hand(bob)
    public = len(club.messages), club.messages[-1].text
    assert "nadie lo ve antes" in waits.text
    await chosen(bob, waits, "C4", "contact_mine/red")
    await chosen(bob, club.look_up(waits.channel_id, waits.id), "E3", "laser/red")
    shown = club.look_up(waits.channel_id, waits.id)
    assert "Elegido por adelantado" in shown.text
    assert "C4" in shown.text and "E3" in shown.text
    assert (len(club.messages), club.messages[-1].text) == public
    assert (await raid.state()).weapons == {}

    await raid.does(alice, "place", cell="E5")
    assert set((await raid.state()).weapons) == {"C4"}
    assert "**Bob** coloca un arma roja boca abajo en C4" in club.messages[-1].text
    await raid.does(alice, "place", cell="E3")
    assert set((await raid.state()).weapons) == {"C4"}
    assert "No se ha hecho lo que habías elegido por adelantado" in bob.dms[-1].text
    assert "elegido" not in club.messages[-1].text


@pytest.mark.parametrize("opened_before", [True, False])
@pytest.mark.club("alice", "bob")
async def test_what_is_chosen_for_the_next_turn_is_done_if_that_has_come_meanwhile(
    club: Club, alice: Player, bob: Player, opened_before: bool
) -> None:
    """As the panel says. What an earlier turn was waited for with is not: nobody waits for that."""
    raid = Raid(club, await begun(club, board_side="4"))
    waits, old = await not_renewed(bob, 2)
    opened = await bob.press(WAITS, on=waits) if opened_before else None
    await raid.does(alice, "place", cell="E5")
    opened = opened or await bob.press(WAITS, on=waits)
    assert opened.form is not None
    reply = await bob.submit(opened, cell="C4", weapon=["laser/red"])
    assert "has passed" not in reply.text
    assert set((await raid.state()).weapons) == {"C4"}
    await raid.does(alice, "place", cell="E3")
    assert (await bob.press(WAITS, on=old)).form is None
    assert set((await raid.state()).weapons) == {"C4"}


@pytest.mark.club("alice", "bob")
async def test_whoever_passes_for_the_next_turn_has_passed_if_that_has_come(
    club: Club, alice: Player, bob: Player
) -> None:
    raid = Raid(club, await begun(club, board_side="4"))
    (waits,) = await not_renewed(bob, 1)
    await raid.does(alice, "place", cell="E5")
    await bob.press("b:1:0:+pass:", on=waits)
    state = await raid.state()
    assert (state.to_act, state.weapons) == (0, {})


@pytest.mark.club("alice", "bob")
async def test_what_was_chosen_ahead_is_taken_back(club: Club, alice: Player, bob: Player) -> None:
    raid = Raid(club, await begun(club, board_side="4"))
    waits = await hand(bob)
    await chosen(bob, waits, "C4", "laser/red")
    await bob.press("b:1:0:+clear:", on=club.look_up(waits.channel_id, waits.id))
    await raid.does(alice, "place", cell="E5")
    assert (await raid.state()).weapons == {}


@pytest.mark.club("alice", "bob")
async def test_whoever_just_presses_what_stands_there_waits_for_nobody(
    club: Club, alice: Player, bob: Player
) -> None:
    """One piece after the other, by the same button: the first at once, the others when it is time.

    Nobody has to know that pieces can be chosen ahead.
    """
    raid = Raid(club, await begun(club, board_side="4"))
    for player, pieces in ((alice, ("E5", "E3", "C2")), (bob, ("G2", "C5", "A4"))):
        for cell, weapon in zip(pieces, ("laser/red", "emp/red", "laser/orange"), strict=True):
            shown = await hand(player)
            (button,) = (c.custom_id for c in shown.controls if c.custom_id.endswith("place:"))
            opened = await player.press(button, on=shown)
            fields: dict[str, Any] = {"cell": cell}
            await player.submit(opened, fields | ({"weapon": [weapon]} if player is bob else {}))
    state = await raid.state()
    assert (state.asteroids, set(state.weapons)) == ({"E5", "E3", "C2"}, {"G2", "C5", "A4"})


@pytest.mark.club("alice", "bob")
async def test_a_pass_that_is_chosen_ahead_says_that_it_hangs_on_nothing(
    club: Club, alice: Player, bob: Player
) -> None:
    """Whoever reads just “Pass” might take it to be done only if the other passes first."""
    raid = Raid(club, await begun(club, board_side="4"))
    waits = await hand(bob)
    await bob.press("b:1:0:+pass:", on=waits)
    assert "Pasar · hagan lo que hagan los demás" in club.look_up(waits.channel_id, waits.id).text
    await raid.does(alice, "place", cell="E5")
    assert "**Bob** passes" in club.messages[-1].text
