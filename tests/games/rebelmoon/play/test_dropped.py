"""Pieces that were chosen ahead and cannot be placed: their owner reads why, and all else too."""

from __future__ import annotations

import pytest

from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.rebelmoon.play.raids import Raid, begun

AROUND = ("D5", "D4", "D6", "C4", "C5", "E5", "E6")
"""One asteroid on the first of them keeps weapons off all."""


@pytest.mark.club("alice", "carol", "bob")
async def test_whoever_is_called_reads_what_the_other_did_though_much_of_theirs_is_dropped(
    club: Club, alice: Player, bob: Player
) -> None:
    raid = Raid(club, await begun(club, ("alice", "bob")), ("alice", "bob"))
    await bob.slash("hand")
    waits = bob.dms[-1]
    weapons = [f"{kind}/{hue}" for kind in ("laser", "emp") for hue in ("red", "orange", "yellow")]
    weapons += ["frag_mine/red", "contact_mine/red"]
    for cell, weapon in zip((*AROUND, "G7"), weapons, strict=True):
        opened = await bob.press("b:1:0:+place:", on=club.look_up(waits.channel_id, waits.id))
        await bob.submit(opened, cell=cell, weapon=[weapon])
    await raid.does(alice, "place", cell="D5")
    told = bob.dms[-1].text
    assert "contact mine" in told
    assert all(f"on {cell}" in told for cell in AROUND), "each piece is named, with its reason"
    assert told.count("what you had chosen ahead") == 2
    await raid.does(alice, "place", cell="A5")
    assert "A5" in bob.dms[-1].text and "G7" in bob.dms[-1].text
