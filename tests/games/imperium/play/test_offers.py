"""Autocomplete offers what is legal given the draft, with what comes of it."""

from __future__ import annotations

from engines.imperium.board import Phase
from engines.imperium.units import Kind
from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.imperium.play.campaigns import Campaign, begun
from tests.games.imperium.positions import position, unit


async def facing(club: Club) -> Campaign:
    """Red moves a frigate that would become engaged, and holds a transport at home."""
    campaign = await begun(club, chance="false")
    red = {"G5": unit(Kind.FRIGATE), "J4": unit(Kind.TRANSPORT)}
    blue = {"E4": unit(Kind.CRUISER)}
    await campaign.stand(position(Phase.CONSTRUCTION, red=red, blue=blue, points=(12, 12)))
    return campaign


async def test_a_move_is_offered_with_its_consequence(
    club: Club, alice: Player, bob: Player
) -> None:
    campaign = await facing(club)
    offered = await campaign.suggestions(alice, "move", "to", "f5", unit="FR1")
    assert list(offered) == ["F5"]
    assert offered["F5"].startswith("G5 → F5, 1 of 2, becomes engaged")
    assert "E4" not in await campaign.suggestions(alice, "move", "to", unit="FR1")


async def test_what_is_drafted_counts(club: Club, alice: Player, bob: Player) -> None:
    """Points are spent, units stand elsewhere, and what has moved is offered no more."""
    campaign = await facing(club)
    assert "destroyer" not in await campaign.suggestions(alice, "build", "kind")
    assert "frigate" in await campaign.suggestions(alice, "build", "kind")
    await campaign.does(alice, "build", kind="corvette", at="K2")
    assert "frigate" not in await campaign.suggestions(alice, "build", "kind")
    assert "K2" not in await campaign.suggestions(alice, "build", "at", kind="corvette")
    movers = await campaign.suggestions(alice, "move", "unit")
    assert {"frigate-1", "transport-1", "corvette-1"} == set(movers)
    await campaign.does(alice, "move", unit="frigate-1", to="F5")
    assert "frigate-1" not in await campaign.suggestions(alice, "move", "unit")
    targets = await campaign.suggestions(alice, "attack", "target")
    assert "4 against 10, unharmed" in targets["E4"]
