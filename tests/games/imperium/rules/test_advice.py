"""What a person who plans a turn is told, read off the own view."""

from __future__ import annotations

import pytest

from engines.core import IllegalAction
from engines.imperium import ENGINE
from engines.imperium.actions import (
    Annihilate,
    Attack,
    Bombard,
    Build,
    Invade,
    Load,
    Move,
    Strike,
    Unload,
)
from engines.imperium.advice.building import catalogue, offer
from engines.imperium.advice.landing import partly
from engines.imperium.advice.loading import loads, unloads
from engines.imperium.advice.moving import Consequence, Way, ways
from engines.imperium.advice.odds import (
    AttackOdds,
    InvasionOdds,
    declarations,
    odds,
)
from engines.imperium.board import BLUE, RED, Mark, Phase
from engines.imperium.damage import Verdict
from engines.imperium.invasion import Ending
from engines.imperium.missions import Mission
from engines.imperium.sites import base_distances
from engines.imperium.state import State, View
from engines.imperium.systems import Size, Terrain
from engines.imperium.units import Kind
from tests.games.imperium.positions import act, fought, on, planet, position, unit
from tests.laws.work import calls_of

T, A, I = Kind.INFANTRY, Kind.ARMOUR, Kind.INTERCEPTOR  # noqa: E741


def seen(state: State, seat: int | None = RED) -> View:
    return ENGINE.view(state, seat)


def way_to(state: State, name: str, to: str) -> Way:
    return next(way for way in ways(seen(state), name) if way.to == to)


def test_a_way_tells_its_length_its_path_and_that_it_ends_engaged() -> None:
    """As in "F2 → D7, 2 of 2, becomes engaged"."""
    state = position(
        Phase.MOVEMENT, red={"G4": unit(Kind.FRIGATE)}, blue={"E4": unit(Kind.CORVETTE)}
    )
    way = way_to(state, "frigate-1", "F5")
    assert (way.steps, way.allowance, way.path) == (1, 2, ("F5",))
    assert Consequence.ENGAGED in way.consequences
    free = way_to(state, "frigate-1", "G6")
    assert (free.steps, free.path, free.consequences) == (2, ("G5", "G6"), ())


def test_every_way_is_a_legal_move_and_every_other_is_not() -> None:
    state = position(
        Phase.MOVEMENT, red={"G4": unit(Kind.CORVETTE)}, blue={"F6": unit(Kind.CORVETTE)}
    )
    reachable = {way.to for way in ways(seen(state), "corvette-1")}
    for sector in state.board.map.sectors:
        legal = sector in reachable
        try:
            ENGINE.check(state, RED, Move("corvette-1", sector))
        except IllegalAction:
            assert not legal
        else:
            assert legal


def test_consequences_are_told() -> None:
    state = position(
        Phase.MOVEMENT,
        red={"G4": unit(Kind.INTERCEPTOR), "J4": unit(Kind.CORVETTE)},
        blue={"E4": unit(Kind.CORVETTE)},
        planets={"E5": planet(Size.MEDIUM, BLUE, "T")},
        mines={"G5": 2},
        terrain={"F2": Terrain.BLACK_HOLE, "H5": Terrain.IONS},
        clouds=("I4",),
    )

    def of(name: str, to: str) -> set[Consequence]:
        return set(way_to(state, name, to).consequences)

    assert of("interceptor-1", "D5") == {Consequence.BLOCKADES, Consequence.OUT_OF_SUPPLY}
    assert Consequence.HIT_BY_MINES in of("interceptor-1", "G5")
    assert Consequence.IN_IONS in of("interceptor-1", "H5")
    assert Consequence.BY_BLACK_HOLE in of("interceptor-1", "F3")
    assert of("corvette-1", "J5") == {Consequence.BY_CLOUD}
    near = seen(position(Phase.MOVEMENT, red={"J4": unit(Kind.INTERCEPTOR)}))
    left = {Consequence.OUT_OF_SUPPLY in way.consequences for way in ways(near, "interceptor-1")}
    assert left == {True, False}
    gates = position(Phase.MOVEMENT, mission=Mission.GATES, red={"H3": unit(Kind.FRIGATE)})
    assert way_to(gates, "frigate-1", "J8").consequences == (Consequence.THROUGH_GATE,)


def test_whoever_has_moved_or_is_not_there_has_no_way() -> None:
    moved = unit(Kind.FRIGATE, marks=(Mark.MOVED,))
    state = position(Phase.MOVEMENT, red={"G4": moved})
    assert ways(seen(state), "frigate-1") == ()
    assert ways(seen(state), "frigate-2") == ()
    assert ways(seen(state, None), "frigate-1") == ()


def test_the_catalogue_tells_price_stock_and_sites() -> None:
    state = position(Phase.CONSTRUCTION, points=(15, 50), red={"J4": unit(Kind.TRANSPORT)})
    offers = {one.kind: one for one in catalogue(seen(state))}
    assert list(offers) == list(Kind)
    frigate = offers[Kind.FRIGATE]
    assert (frigate.price, frigate.stock, frigate.affordable) == (10, 6, True)
    assert set(frigate.sites) == {"I3", "K3", "K2", "J2"}
    assert offers[Kind.CRUISER].affordable is False
    assert offers[Kind.CRUISER].sites == {}
    assert offers[Kind.TRANSPORT].stock == 1
    assert offers[Kind.ANNIHILATOR].forbidden
    for kind, one in offers.items():
        for site in one.sites:
            ENGINE.check(state, RED, Build(kind, site))
    assert catalogue(seen(state, None)) == ()
    for points in (10, 9):  # the last point, and one less
        poorer = seen(position(Phase.CONSTRUCTION, points=(points, 50)))
        frigate = next(one for one in catalogue(poorer) if one.kind is Kind.FRIGATE)
        assert frigate.affordable is bool(frigate.sites) is (points == 10)


def test_the_map_is_walked_once_for_the_prices_of_all_places() -> None:
    """A base costs more the farther away it is built, and there are dozens of places."""
    view = seen(position(Phase.CONSTRUCTION, points=(50, 0)))
    walk = calls_of(lambda: base_distances(view.board, RED))
    assert len(offer(view, RED, Kind.BASE).sites) > 20
    assert calls_of(lambda: offer(view, RED, Kind.BASE)) < 3 * walk


def test_bases_are_offered_as_far_as_the_points_reach() -> None:
    state = position(Phase.CONSTRUCTION, points=(24, 0))
    base = offer(seen(state), RED, Kind.BASE)
    assert "I5" in base.sites
    assert "G4" not in base.sites
    for site in base.sites:
        ENGINE.check(state, RED, Build(Kind.BASE, site))


def test_loading_and_unloading_are_listed_in_every_amount() -> None:
    state = position(
        Phase.MOVEMENT,
        red={
            "J4": unit(Kind.DESTROYER),
            "J5": unit(Kind.INTERCEPTOR),
            "G4": unit(Kind.CRUISER, "IT"),
        },
        planets={"J3": planet(Size.HOME, RED, "TTA")},
    )
    assert set(loads(seen(state), "destroyer-1")) == {
        Load("destroyer-1", "J3", (A,)),
        Load("destroyer-1", "J3", (T,)),
        Load("destroyer-1", "J5", (I,)),
    }
    found = set(unloads(seen(state), "cruiser-1"))
    assert Unload("cruiser-1", "H4", (T,)) in found
    assert Unload("cruiser-1", "G5", (I,)) in found
    assert len(found) == 1 + 5
    for action in (*loads(seen(state), "destroyer-1"), *found):
        ENGINE.check(state, RED, action)
    assert loads(seen(state, None), "destroyer-1") == unloads(seen(state, None), "x") == ()


def test_the_odds_of_an_attack_are_its_sums_without_cards() -> None:
    state = position(
        red={"G4": unit(Kind.FRIGATE), "F5": unit(Kind.FRIGATE)}, blue={"G5": unit(Kind.FRIGATE)}
    )
    board = act(state, RED, Attack("frigate-1", "G5")).state.board
    assert odds(board, board.combats[0]) == AttackOdds(Kind.FRIGATE, 4, 6, Verdict.UNHARMED)
    board = act(state.with_board(board), RED, Attack("frigate-2", "G5")).state.board
    assert odds(board, board.combats[-1]) == AttackOdds(Kind.FRIGATE, 8, 6, Verdict.DAMAGED)


def test_the_odds_of_an_invasion_tell_losses_and_success() -> None:
    state = position(
        red={"G4": unit(Kind.TRANSPORT, "TTT")},
        planets={"H4": planet(Size.MEDIUM, BLUE, "TT", Kind.SHIELD)},
    )
    for troops, expected in (
        ((T, T, T), InvasionOdds(3, 2, 2, 2, 0, Ending.CONQUERED)),
        ((T, T), InvasionOdds(2, 2, 2, 2, 0, Ending.SPENT)),
    ):
        board = act(state, RED, Invade("transport-1", "H4", troops)).state.board
        assert odds(board, board.combats[-1]) == expected


@pytest.mark.parametrize(("landed", "taken"), [("T", False), ("AAAA", True)])
def test_no_planet_is_taken_while_its_cannon_stands(landed: str, taken: bool) -> None:
    """Also where no troops defend it."""
    state = position(
        red={"G4": unit(Kind.TRANSPORT, landed)},
        blue={"A3": unit(Kind.FRIGATE)},
        planets={"H4": planet(Size.MEDIUM, BLUE, "", Kind.CANNON)},
    )
    cargo = state.board.sides[RED].units["G4"].cargo
    board = act(state, RED, Invade("transport-1", "H4", cargo)).state.board
    found = odds(board, board.combats[-1])
    assert isinstance(found, InvasionOdds)
    assert (found.succeeds, found.cannon == 2) == (taken, taken)
    assert on(fought(state, Invade("transport-1", "H4", cargo)).state, "H4").owner == (
        RED if taken else BLUE
    )


def test_everything_a_unit_can_declare_is_listed() -> None:
    state = position(
        mission=Mission.TOTAL_WAR,
        red={
            "H9": unit(Kind.ANNIHILATOR),
            "G10": unit(Kind.DESTROYER, "T"),
            "H11": unit(Kind.MISSILE),
            "I9": unit(Kind.TRANSPORT),
        },
        planets={
            "H10": planet(Size.MEDIUM, BLUE, "T"),
            "K10": planet(Size.LARGE, RED, "T", Kind.ION_CANNON),
        },
        blue={"J10": unit(Kind.CORVETTE)},
    )
    view = seen(state)
    assert declarations(view, "annihilator-1") == (
        Bombard("annihilator-1", "H10"),
        Annihilate("annihilator-1", "H10"),
    )
    assert set(declarations(view, "destroyer-1")) == {
        Invade("destroyer-1", "H10", (T,)),
        Bombard("destroyer-1", "H10"),
    }
    assert declarations(view, "missile-1") == (Strike("missile-1", "H10"),)
    assert declarations(view, "transport-1") == (Attack("transport-1", "J10"),)
    assert declarations(view, "K10") == (Attack("K10", "J10"),)
    assert declarations(view, "nothing") == ()
    assert declarations(seen(state, None), "K10") == ()


def test_a_ship_can_land_with_less_than_all_and_leave_fewer_than_land() -> None:
    state = position(
        red={"G4": unit(Kind.TRANSPORT, "TTA")},
        blue={"J10": unit(Kind.CORVETTE)},
        planets={"H4": planet(Size.MEDIUM, BLUE, "T")},
    )
    view = seen(state)
    orders = partly(view, "transport-1", "H4")
    found = [(order.cargo, order.stay) for order in orders]
    assert found == [
        *(((A, T, T), stay) for stay in (2, 1, 0)),
        *(((A, T), stay) for stay in (6, 1, 0)),
        *(((T, T), stay) for stay in (6, 1, 0)),
        *(((one,), stay) for one in (A, T) for stay in (6, 0)),
    ]
    for order in orders:
        ENGINE.check(state, RED, order)
    assert partly(seen(state, None), "transport-1", "H4") == ()
    assert partly(view, "transport-1", "G3") == ()
