"""The start of a match (rulebook, "Como se empieza")."""

from __future__ import annotations

import pytest

from engines.core import Dice, IllegalConfig
from engines.imperium import ENGINE
from engines.imperium.board import BLUE, RED, Phase
from engines.imperium.cards import DESIGNS, Rank
from engines.imperium.engine import Imperium
from engines.imperium.maps import map_of
from engines.imperium.missions import SCENARIOS, Mission
from engines.imperium.options import Config, Deck, Opener
from engines.imperium.state import State
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from tests.games.imperium.positions import Rolls, on

every_mission = pytest.mark.parametrize("mission", Mission)


def start(**options: object) -> State:
    config = Config(**options)  # type: ignore[arg-type]
    return ENGINE.start(config, 2, Dice("setup", 0)).state


@every_mission
def test_each_side_has_its_units_points_and_cards(mission: Mission) -> None:
    state, scenario = start(mission=mission), SCENARIOS[mission]
    for seat in (RED, BLUE):
        home = state.board.map.homes[seat]
        side = state.board.sides[seat]
        assert side.points == scenario.points[seat]
        assert all(state.board.map.distance(home, sector) == 1 for sector in side.units)
        assert on(state, home).owner == seat
        assert on(state, home).troops == scenario.garrison
        assert len(state.hidden[seat].hand) == scenario.cards
    assert all(p.owner is None for p in state.board.planets.values() if p.size is not Size.HOME)


MISSIONS = {
    Mission.DEFEAT: ((12, 12), 2, 1, 20, 1),
    Mission.COLONIAL_RUSH: ((16, 16), 1, 1, 18, 1),
    Mission.GATES: ((14, 14), 1, 1, 20, 1),
    Mission.WEAPON: ((30, 30), 2, 3, 25, 4),
    Mission.CONVOY: ((14, 8), 2, 2, 12, 1),
    Mission.TOTAL_WAR: ((24, 24), 2, 3, 25, 1),
    Mission.STORM: ((12, 12), 1, 2, 12, 1),
    Mission.BLOCKADE: ((14, 14), 2, 1, 22, 1),
}
"""Points, infantry at home, cards, the last Game Turn, and the first with an annihilator."""


@every_mission
def test_each_mission_has_the_numbers_of_its_page(mission: Mission) -> None:
    page = SCENARIOS[mission]
    troops = page.garrison.count(Kind.INFANTRY)
    numbers = (page.points, troops, page.cards, page.limit, page.annihilator_from)
    assert numbers == MISSIONS[mission]
    assert page.price == 3
    assert page.jumps is (mission is not Mission.CONVOY)
    assert page.homes_spared is (mission is Mission.STORM)


def test_i_r67_blue_has_a_cruiser_in_the_convoy_since_the_fourth_version() -> None:
    for version, kinds in (
        (4, {Kind.FRIGATE, Kind.CRUISER}),
        (3, {Kind.FRIGATE, Kind.CORVETTE}),
    ):
        begun = Imperium(version).start(Config(mission=Mission.CONVOY), 2, Dice("setup", 0))
        board = begun.state.board
        assert {unit.kind for unit in board.sides[BLUE].units.values()} == kinds
        assert board.scenario.points == (14, 8)


def test_red_and_blue_mirror_each_other() -> None:
    board = start().board
    turned = dict(zip(board.map.sectors, reversed(board.map.sectors), strict=True))
    red = {turned[s]: (u.id, u.cargo) for s, u in board.sides[RED].units.items()}
    assert red == {s: (u.id, u.cargo) for s, u in board.sides[BLUE].units.items()}


def test_the_convoy_has_two_different_sides() -> None:
    board = start(mission=Mission.CONVOY).board
    red, blue = ([u.kind for u in board.sides[seat].units.values()] for seat in (RED, BLUE))
    assert red.count(Kind.TRANSPORT) == 2
    assert Kind.TRANSPORT not in blue
    assert Kind.CRUISER in red
    assert len(red) > len(blue)


def test_decks_lack_the_ranks_that_the_mission_removes() -> None:
    state = start(mission=Mission.COLONIAL_RUSH)
    assert all(DESIGNS[c].rank is not Rank.ADMIRAL for pile in state.piles for c in pile)
    assert [len(pile) for pile in state.piles] == [59, 59]


def test_the_higher_die_opens_the_first_bidding() -> None:
    """Rulebook, "Empezando a jugar"."""
    openers = {ENGINE.start(Config(), 2, Dice("opener", n)).state.board.opener for n in range(20)}
    assert openers == {RED, BLUE}


@pytest.mark.parametrize(("opener", "seat"), [(Opener.RED, RED), (Opener.BLUE, BLUE)])
def test_the_lobby_can_say_who_opens(opener: Opener, seat: int) -> None:
    state = start(opener=opener)
    assert state.board.opener == seat
    assert ENGINE.to_act(state) == {seat}
    assert state.board.phase is Phase.INITIATIVE


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_a_match_needs_two(seats: int) -> None:
    with pytest.raises(IllegalConfig):
        ENGINE.start(Config(), seats, Dice("seats", 0))


def test_i_r42_without_chance_there_are_no_cards_and_no_clouds() -> None:
    dice = Rolls()
    state = ENGINE.start(Config(mission=Mission.TOTAL_WAR, chance=False), 2, dice).state
    assert state.board.clouds == ()
    assert state.hidden[RED].hand == state.hidden[BLUE].hand == ()
    assert state.piles == ((), ())
    assert state.board.opener == RED
    assert not dice.used
    assert ENGINE.may_act(state) == frozenset()


def test_i_r42_the_storm_cannot_be_played_without_chance() -> None:
    with pytest.raises(IllegalConfig):
        ENGINE.start(Config(mission=Mission.STORM, chance=False), 2, Dice("storm", 0))


@pytest.mark.parametrize(
    ("deck", "cards"), [(Deck.OWN, [71, 71]), (Deck.SHARED, [142]), (Deck.SINGLE, [70])]
)
def test_i_r43_one_deck_for_both(deck: Deck, cards: list[int]) -> None:
    state = start(deck=deck)
    assert [len(pile) for pile in state.piles] == cards
    assert len(state.board.discards) == len(cards)


@every_mission
def test_clouds_start_where_they_are_printed(mission: Mission) -> None:
    state = start(mission=mission)
    printed = map_of(mission).printed
    assert set(state.board.clouds) == {s for s, what in printed.items() if what == "cloud"}
    assert not set(state.board.clouds) & set(state.board.terrain)
