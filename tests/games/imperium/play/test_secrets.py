"""Drafts, hands, cards face down, secret limits: nobody else sees them (I-R30)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from cogs.panels.chooser import code
from engines.imperium.board import Phase
from engines.imperium.cards import Card
from engines.imperium.state import State
from engines.imperium.units import Kind
from tests.bot.club import Club
from tests.bot.watched import Watched, tells_nothing
from tests.games.imperium.play.campaigns import Campaign, begun
from tests.games.imperium.positions import position, unit

ONE = (Card.PRECISION_SHOT, Card.COORDINATED_FIRE, Card.SMUGGLING)
OTHER = (Card.DECISIVE_BLOW, Card.JAMMING, Card.WAR_LOAN)
"""Hands of the same size, with cards for the same combats."""

pytestmark = pytest.mark.soak  # what is hidden is compared in each run by a law of all games


class WatchedCampaign(Watched):
    """A match in which Alice holds what others must not know; Bob plays, Carol looks on."""

    async def typed(self) -> list[Any]:
        """Return what the commands offer and answer to Bob and Carol."""
        asked: list[tuple[str, str, Mapping[str, Any]]] = [
            ("move", "unit", {}),
            ("move", "to", {"unit": "frigate-1"}),
            ("attack", "target", {}),
            ("build", "kind", {}),
            ("draft drop", "order", {}),
            ("card play", "card", {}),
            ("card lay", "card", {}),
            ("card take", "card", {}),
        ]
        offered = [
            await player.suggestions(f"imperium {command}", option, "", None, **filled)
            for player in (self.bob, self.carol)
            for command, option, filled in asked
        ]
        tried = ("map", "fleet", "supply", "draft show", "submit", "card ready")
        told = [
            (await player.slash(f"imperium {command}", None)).text
            for player in (self.bob, self.carol)
            for command in tried
            if (player, command) != (self.bob, "card ready")
        ]
        return [*offered, *told]


def laid_out(hand: tuple[Card, ...]) -> State:
    """Alice (red) has attackers beside a cruiser of Bob's; both hold three cards."""
    red = {"F4": unit(Kind.BATTLESHIP), "F5": unit(Kind.FRIGATE), "J4": unit(Kind.TRANSPORT)}
    theirs = (Card.AMBUSH, Card.REACTIVE_ARMOUR, Card.SPIES)
    blue = {"E4": unit(Kind.CRUISER)}
    return position(Phase.MOVEMENT, red=red, blue=blue, hands=(hand, theirs))


async def play(match: WatchedCampaign, hand: tuple[Card, ...], to: str) -> None:
    """Draft, throw away, attack, lay cards and take one up; both matches end up alike."""
    club, alice = match.club, match.alice
    campaign = await begun(club, chance="false")  # nothing is dealt by chance
    await campaign.stand(laid_out(hand))
    await match.look()
    await campaign.does(alice, "move", unit="J4", to=to)
    await campaign.does(alice, "end")
    await alice.press("act", on=club.messages[-1])
    await campaign.does(alice, "draft show")
    await match.look()
    await campaign.does(alice, "draft clear")
    await campaign.does(alice, "attack", target="E4")
    await campaign.does(alice, "submit", what="turn")
    assert (await campaign.state()).board.window is not None
    await lay(campaign, hand)
    await match.look()


async def lay(campaign: Campaign, hand: tuple[Card, ...]) -> None:
    """Lay the first two cards, one of them by the panel, and take the second up again."""
    alice = campaign.red
    own = [message for message in alice.dms if not message.ephemeral][-1]
    menu = own.control("lay")
    assert menu is not None
    await alice.choose("lay", code(hand[0]), on=own)
    await campaign.does(alice, "card lay", card=hand[1].value, combat="1")
    await campaign.does(alice, "card take", card=hand[1].value, combat="1")
    assert len((await campaign.state()).hidden[0].commits) == 1


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def two_matches(
    tmp_path_factory: pytest.TempPathFactory,
) -> tuple[WatchedCampaign, WatchedCampaign]:
    async def played(folder: Path, hand: tuple[Card, ...], to: str) -> WatchedCampaign:
        async with Club(folder, ("alice", "bob", "carol")) as club:
            match = WatchedCampaign(club)
            await play(match, hand, to)
            return match

    one = await played(tmp_path_factory.mktemp("one"), ONE, "J5")
    return one, await played(tmp_path_factory.mktemp("other"), OTHER, "K4")


@pytest.mark.soak
async def test_others_see_the_same_whatever_is_held_drafted_or_laid(
    two_matches: tuple[WatchedCampaign, WatchedCampaign],
) -> None:
    tells_nothing(*two_matches, moments=3)


async def test_what_is_compared_would_show_a_difference(
    two_matches: tuple[WatchedCampaign, WatchedCampaign],
) -> None:
    """The declared attack is public, and so the last moment differs from the one before."""
    one, _ = two_matches
    assert "will attack: E4 with" in str(one.moments[-1]["wire"]["channel"])
    assert "will attack: E4" not in str(one.moments[-2]["wire"])
    assert "Precision Shot" in str(one.of_alice)
    assert "Precision Shot" not in str(one.moments)
