"""What cannot be is refused in private, names its rule, and leaves the draft as it was.

Each case in both languages.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import pytest
import pytest_asyncio

from engines.imperium.actions import Build, Discard
from engines.imperium.board import Phase
from engines.imperium.cards import Card
from engines.imperium.maps import map_of
from engines.imperium.missions import Mission
from engines.imperium.state import State
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from tests.bot.club import Club
from tests.games.imperium.play.campaigns import Campaign, begun
from tests.games.imperium.positions import bidding, planet, position, unit
from tests.games.shazamm.play.duels import refused

pytestmark = pytest.mark.asyncio(loop_scope="module")
HOMES = map_of(Mission.DEFEAT).homes
ASTEROIDS = "K5"


class Wrong(NamedTuple):
    """A command that is refused, and the gist of why in both languages."""

    command: str
    options: dict[str, Any]
    english: str
    spanish: str


def moving() -> State:
    """Red moves: a frigate engaged on F4, free ships on G5 and J4; an enemy stands on E4."""
    red = {
        "F4": unit(Kind.FRIGATE),
        "G5": unit(Kind.CORVETTE),
        "J4": unit(Kind.TRANSPORT),
        "K4": unit(Kind.CORVETTE, "T"),
        "K2": unit(Kind.MINELAYER),
        "J2": unit(Kind.CORVETTE),
    }
    return position(Phase.MOVEMENT, red=red, blue={"E4": unit(Kind.CRUISER)})


def building(points: int = 12) -> State:
    """Red builds at home, with both transports on the board and a blockaded planet on H4."""
    red = {"J4": unit(Kind.TRANSPORT), "K3": unit(Kind.TRANSPORT)}
    planets = {"H4": planet(Size.SMALL, 0, "T")}
    blue = {"G4": unit(Kind.CRUISER)}
    return position(
        Phase.CONSTRUCTION, red=red, blue=blue, planets=planets, points=(points, points)
    )


def fighting() -> State:
    """Red declares beside a planet and a cruiser of blue's, with no troops to land."""
    red = {
        "F5": unit(Kind.BATTLESHIP),
        "G4": unit(Kind.TRANSPORT),
        "F6": unit(Kind.CARRIER, "I"),
        "F4": unit(Kind.FRIGATE),
        "K4": unit(Kind.FRIGATE),
        "K2": unit(Kind.MISSILE),
    }
    blue = {"E4": unit(Kind.CRUISER), "L5": unit(Kind.CORVETTE)}
    planets = {"E5": planet(Size.MEDIUM, 1, "TT")}
    hands = ((Card.SMUGGLING, Card.PRECISION_SHOT), ())
    return position(red=red, blue=blue, planets=planets, hands=hands)


def carding() -> State:
    """Red has too many cards, two of them of a name."""
    hand = (Card.SMUGGLING, Card.SMUGGLING, Card.SPIES, Card.SABOTAGE, Card.AMBUSH)
    return position(Phase.CARDS, hands=(hand, ()), points=(2, 9))


MOVING = [
    Wrong("move", {"unit": "G5", "to": "C2"}, "cannot get to C2 with 4 steps", "C2"),
    Wrong("move", {"unit": "G5", "to": "E4"}, "A unit is in E4 already", "E4"),
    Wrong("move", {"unit": "F4", "to": "H4"}, "H4 is a planet", "H4"),
    Wrong("move", {"unit": "F4", "to": "H5"}, "is engaged and moves 1 sector", "1 sector"),
    Wrong("move", {"unit": "J4", "to": ASTEROIDS}, "cannot be entered: asteroids", "asteroides"),
    Wrong("move", {"unit": "J4", "to": "K4"}, "there is room for one", "solo cabe una"),
    Wrong("move", {"unit": "J4", "to": "Z9"}, "no sector “Z9”", "Z9"),
    Wrong("move", {"unit": "dreadnought", "to": "J5"}, "no such unit", "esa unidad"),
    Wrong("load", {"unit": "J2", "at": HOMES[0], "cargo": "2 infantry"}, "has room for", "admite"),
    Wrong("load", {"unit": "J4", "at": HOMES[0], "cargo": "5 armour"}, "no such troops", "tropas"),
    Wrong("load", {"unit": "J4", "at": HOMES[0], "cargo": "tea"}, "is not possible here", "«tea»"),
    Wrong("unload", {"unit": "K4", "at": "E5", "cargo": "infantry"}, "not beside", "no está junto"),
    Wrong("build", {"kind": "infantry", "at": HOMES[0]}, "belongs to construction", "construcción"),
]
BUILDING = [
    Wrong("build", {"kind": "transport", "at": "J5"}, "All tokens are on the board", "fichas"),
    Wrong("build", {"kind": "battleship", "at": "K2"}, "costs 20 PC here and you have 10", "20"),
    Wrong("build", {"kind": "infantry", "at": "H4"}, "H4 is blockaded", "H4"),
    Wrong("build", {"kind": "infantry", "at": HOMES[1]}, "a planet that you control", HOMES[1]),
    Wrong("build", {"kind": "corvette", "at": "F5"}, "cannot be built in F5", "F5"),
    Wrong("build", {"kind": "corvette", "at": "K3"}, "cannot be built in K3", "K3"),
    Wrong("build", {"kind": "annihilator", "at": "K2"}, "mission does not let you", "misión"),
    Wrong(
        "build", {"kind": "infantry", "at": HOMES[0], "count": 6}, "no room for so many", "caben"
    ),
    Wrong("build", {"kind": "death star", "at": "K2"}, "is not possible here", "«death star»"),
]
FIGHTING = [
    Wrong("attack", {"target": "E4", "unit": "K4"}, "is not beside E4", "E4"),
    Wrong("attack", {"target": "E4", "unit": "missile-1"}, "no strength", "fuerza"),
    Wrong("attack", {"target": "D5"}, "None of your units", "Ninguna"),
    Wrong("attack", {"target": "G5", "unit": "F5"}, "nothing of the enemy", "G5"),
    Wrong("invade", {"planet": "E5", "unit": "F6"}, "takes troops", "tropas"),
    Wrong("invade", {"planet": HOMES[0], "unit": "F5"}, "no planet of the enemy", HOMES[0]),
    Wrong("bombard", {"planet": "E5", "unit": "F5"}, "Enemy units lie beside", "E5"),
    Wrong("annihilate", {"planet": "E5", "unit": "F5"}, "cannot destroy planets", "destruir"),
    Wrong("strike", {"target": "E4", "unit": "F5"}, "is no neutron missile", "misil"),
    Wrong("withdraw", {"target": "L5"}, "Nothing is declared", "L5"),
    Wrong("card play", {"card": "smuggling"}, "belongs to", "fase"),
    Wrong("card play", {"card": "precision_shot"}, "laid face down", "boca abajo"),
    Wrong("card play", {"card": "spies"}, "do not hold", "No tienes"),
    Wrong("losses", {"units": "infantry"}, "belongs to picking losses", "bajas"),
    Wrong("bid", {"amount": 3}, "belongs to bidding", "puja"),
]
CARDING = [
    Wrong("card buy", {"count": 1}, "costs 3 PC and you have 2", "3"),
    Wrong("card discard", {"card": "spies"}, "only discarded above", "5"),
    Wrong("card lay", {"card": "ambush", "combat": "1"}, "belongs to cards for", "cartas"),
]
BIDDING = [
    Wrong("bid", {"amount": 4}, "The bid stands at 4. Bid at least 5", "Puja al menos 5"),
    Wrong("bid", {"amount": 51}, "You offer 51", "51"),
    Wrong("bid", {"amount": 5, "cards": "spies"}, "cards of your own hand", "mano"),
    Wrong("submit", {}, "other side’s turn", "otro bando"),
]


class Theatre(NamedTuple):
    """A match per language; whoever is Red is asked."""

    english: Campaign
    spanish: Campaign


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def theatre(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Theatre]:
    async with Club(tmp_path_factory.mktemp("theatre"), ("alice", "bob")) as club:
        found: list[Campaign] = []
        for names in (("alice", "bob"), ("bob", "alice")):
            place = club.world.guild.create_text_channel(f"{names[0]}s-front")
            found.append(await begun(club, names, place))
        yield Theatre(*found)


def drafts_of(state: State) -> dict[str, Any]:
    """Return an order that is legal in a position, as the draft that must stay."""
    phase = state.board.phase
    if phase is Phase.CONSTRUCTION:
        return {"command": "build", "kind": "infantry", "at": HOMES[0]}
    if phase is Phase.MOVEMENT:
        return {"command": "move", "unit": "K2", "to": "K3"}
    if phase is Phase.COMBAT:
        return {"command": "attack", "target": "E4", "unit": "F4"}
    return {}


CASES = [
    pytest.param(lay, wrong, id=f"{wrong.command} {sorted(wrong.options.values(), key=str)}")
    for lay, group in (
        (moving, MOVING),
        (building, BUILDING),
        (fighting, FIGHTING),
        (carding, CARDING),
        (lambda: bidding(position(points=(50, 50)), 0, 4, 1), BIDDING),
    )
    for wrong in group
]


@pytest.mark.parametrize(("lay", "wrong"), CASES)
async def test_bad_input_names_its_rule_and_leaves_the_draft(
    theatre: Theatre, lay: Any, wrong: Wrong
) -> None:
    for campaign, gist in ((theatre.english, wrong.english), (theatre.spanish, wrong.spanish)):
        await campaign.stand(lay())
        draft = drafts_of(lay())
        if draft:
            first = dict(draft)
            told = await campaign.does(campaign.red, first.pop("command"), **first)
            assert await campaign.drafted(campaign.red), told.text
        before, state = await campaign.drafted(campaign.red), await campaign.state()
        refused(await campaign.does(campaign.red, wrong.command, **wrong.options), gist)
        assert await campaign.drafted(campaign.red) == before
        assert await campaign.state() == state
        if draft:
            await campaign.does(campaign.red, "draft clear")


async def test_no_unit_attacks_twice(theatre: Theatre) -> None:
    """I-R02: each unit attacks once, also within a draft."""
    campaign = theatre.english
    await campaign.stand(fighting())
    await campaign.does(campaign.red, "attack", target="E4", unit="F5")
    again = await campaign.does(campaign.red, "attack", target="E4", unit="F5")
    assert "already attacks this turn" in again.text
    assert len(await campaign.drafted(campaign.red)) == 1
    await campaign.does(campaign.red, "draft clear")


async def test_a_line_is_drafted_as_a_whole_or_not_at_all(theatre: Theatre) -> None:
    for campaign, gist in ((theatre.english, "because of part 2"), (theatre.spanish, "la parte 2")):
        await campaign.stand(moving())
        refused(await campaign.does(campaign.red, "do", line="K2 K3; TR1 A9"), gist)
        assert await campaign.drafted(campaign.red) == ()
        told = await campaign.does(campaign.red, "do", line="K2 K3; FR1 > E4")
        assert "K3" in told.text
        assert "E4" in told.text
        assert len(await campaign.drafted(campaign.red)) == 3
        await campaign.does(campaign.red, "draft clear")


async def test_no_two_cards_of_a_name(theatre: Theatre) -> None:
    """I-R57: the second Smuggling of a phase is refused, and the first stays drafted."""
    campaign = theatre.english
    await campaign.stand(carding())
    await campaign.does(campaign.red, "card play", card="smuggling")
    before = await campaign.drafted(campaign.red)
    assert len(before) == 1
    again = await campaign.does(campaign.red, "card play", card="Smuggling")
    assert "already in play" in again.text
    assert await campaign.drafted(campaign.red) == before
    await campaign.does(campaign.red, "draft clear")


async def test_an_order_that_became_illegal_is_named_and_stops_the_submission(
    theatre: Theatre,
) -> None:
    campaign = theatre.english
    await campaign.stand(building(points=20))
    await campaign.does(campaign.red, "build", kind="infantry", at=HOMES[0])
    await campaign.does(campaign.red, "build", kind="cruiser", at="K2")
    await campaign.stand(building(points=6))
    before, state = await campaign.drafted(campaign.red), await campaign.state()
    told = await campaign.does(campaign.red, "submit")
    refused(told, "Nothing was submitted", "Cruiser", "costs 18 PC here and you have 4")
    assert (await campaign.drafted(campaign.red), await campaign.state()) == (before, state)
    await campaign.does(campaign.red, "draft drop", order="2")
    assert await campaign.drafted(campaign.red) == (Build(Kind.INFANTRY, HOMES[0]),)
    await campaign.does(campaign.red, "submit")
    assert (await campaign.state()).board.sides[0].points == 4


async def test_cards_that_are_too_dear_are_refused_before_anything_of_the_draft_is_made(
    theatre: Theatre,
) -> None:
    campaign = theatre.english
    hand = (Card.SPIES, Card.SMUGGLING, Card.SABOTAGE, Card.AMBUSH, Card.JAMMING, Card.MUTINY)
    await campaign.stand(position(Phase.CARDS, hands=(hand, ()), points=(5, 5)))
    await campaign.does(campaign.red, "card discard", card=Card.SPIES)
    before, state = await campaign.drafted(campaign.red), await campaign.state()
    told = await campaign.does(campaign.red, "card buy", count=9)
    refused(told, "you have 5 PC. Buy fewer")
    assert before == (Discard(Card.SPIES),)
    assert (await campaign.drafted(campaign.red), await campaign.state()) == (before, state)
    await campaign.does(campaign.red, "draft clear")
