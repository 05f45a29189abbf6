"""Phase 6 (rulebook, "Construcción"; rulings I-R11, I-R25, I-R27, I-R35, I-R38, I-R39)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.imperium.actions import Attack, Build, Move, Play, Sow
from engines.imperium.board import BLUE, RED, Phase, Radiation
from engines.imperium.cards import Card
from engines.imperium.construction import price
from engines.imperium.missions import Mission
from engines.imperium.sites import base_distances
from engines.imperium.state import State
from engines.imperium.stock import stock
from engines.imperium.systems import Size
from engines.imperium.units import OWN_TOKENS, SHARED_TOKENS, SQUADRONS, TYPES, Kind, Pool, tokens
from tests.games.imperium.positions import (
    act,
    at,
    changed,
    on,
    planet,
    position,
    refusal,
    refused,
    told,
    unit,
)

SHIPS = (Kind.CORVETTE, Kind.FRIGATE, Kind.DESTROYER, Kind.CRUISER, Kind.BATTLESHIP, Kind.CARRIER)
BUILT = (*SHIPS, Kind.TRANSPORT, Kind.BASE, Kind.MINELAYER, Kind.INTERCEPTOR, Kind.BOMBER)


def building(**changes: object) -> State:
    return position(Phase.CONSTRUCTION, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", BUILT)
def test_ships_are_put_beside_a_planet_for_their_price(kind: Kind) -> None:
    state = act(building(), RED, Build(kind, "J4")).state
    built = at(state, RED, "J4")
    assert built is not None
    assert built.id == f"{kind}-1"
    assert state.board.sides[RED].points == 50 - TYPES[kind].cost


@pytest.mark.parametrize("kind", [Kind.INFANTRY, Kind.ARMOUR])
def test_troops_are_put_onto_a_planet(kind: Kind) -> None:
    state = act(building(), RED, Build(kind, "J3")).state
    assert on(state, "J3").troops.count(kind) == (3 if kind is Kind.INFANTRY else 1)
    assert state.board.sides[RED].points == 50 - TYPES[kind].cost


def test_a_planet_holds_no_more_troops_than_its_capacity() -> None:
    full = {"H4": planet(Size.MEDIUM, RED, "TTTT")}
    assert refused(building(planets=full), RED, Build(Kind.INFANTRY, "H4")) == "planet-full"


@pytest.mark.parametrize("kind", [Kind.CANNON, Kind.ION_CANNON, Kind.SHIELD])
def test_buildings_stand_once_on_a_planet_and_take_up_no_room(kind: Kind) -> None:
    full = {"H4": planet(Size.MEDIUM, RED, "TTTT")}
    state = act(building(planets=full), RED, Build(kind, "H4")).state
    assert on(state, "H4").buildings == {kind}
    assert refused(state, RED, Build(kind, "H4")) == "build-one-each"


def test_what_is_built_has_to_be_paid() -> None:
    assert refused(building(points=(9, 0)), RED, Build(Kind.FRIGATE, "J4")) == "build-too-dear"


def test_i_r11_blockaded_planets_and_bases_build_nothing() -> None:
    enemy = {"J4": unit(Kind.INTERCEPTOR)}
    state = building(blue=enemy)
    assert refused(state, RED, Build(Kind.FRIGATE, "J2")) == "build-no-yard"
    assert refused(state, RED, Build(Kind.INFANTRY, "J3")) == "build-blockaded"
    assert refused(state, RED, Build(Kind.SHIELD, "J3")) == "build-blockaded"
    by_base = building(red={"G4": unit(Kind.BASE)}, blue={"G5": unit(Kind.CORVETTE), **enemy})
    assert refused(by_base, RED, Build(Kind.FRIGATE, "F4")) == "build-no-yard"


def test_who_builds_nowhere_is_told_at_most_six_places() -> None:
    """A base and the home planet have more around them."""
    state = building(red={"G4": unit(Kind.BASE)}, blue={"A4": unit(Kind.FRIGATE)})
    assert refusal(state, RED, Build(Kind.FRIGATE, "D5")).args["count"] == 6


def test_a_base_is_a_place_to_build_at_damaged_or_not() -> None:
    """Ruling I-R36."""
    for damaged in (False, True):
        state = building(red={"G4": unit(Kind.BASE, damaged=damaged)})
        assert at(act(state, RED, Build(Kind.FRIGATE, "F4")).state, RED, "F4") is not None


def test_ships_need_a_free_sector_beside_a_yard() -> None:
    state = building(red={"J4": unit(Kind.FRIGATE)}, mines={"J2": 2})
    for sector in ("J4", "J2", "G4", "D5", "H3"):
        assert refused(state, RED, Build(Kind.CORVETTE, sector)) == "build-no-yard"
    assert refused(state, RED, Build(Kind.CORVETTE, "J3")) == "build-in-space"
    assert refused(state, RED, Build(Kind.CORVETTE, "Z9")) == "no-such-sector"


def test_troops_and_buildings_need_an_own_planet() -> None:
    for sector in ("C6", "H4", "J4"):
        assert refused(building(), RED, Build(Kind.INFANTRY, sector)) == "build-on-own-planet"
        assert refused(building(), RED, Build(Kind.SHIELD, sector)) == "build-on-own-planet"


def test_a_radioactive_planet_builds_nothing() -> None:
    state = building(radiation={"J3": Radiation(2, BLUE)})
    assert refused(state, RED, Build(Kind.INFANTRY, "J3")) == "planet-radioactive"
    assert refused(state, RED, Build(Kind.FRIGATE, "J4")) == "build-no-yard"


def test_i_r39_squadrons_go_into_a_carrier_with_room_or_into_space() -> None:
    carriers = {"J4": unit(Kind.CARRIER, "III"), "J2": unit(Kind.FRIGATE, "I")}
    state = act(building(red=carriers), RED, Build(Kind.BOMBER, "J4")).state
    assert at(state, RED, "J4").cargo == (Kind.BOMBER, *(Kind.INTERCEPTOR,) * 3)  # type: ignore[union-attr]
    assert refused(state, RED, Build(Kind.BOMBER, "J4")) == "build-no-yard"
    assert refused(state, RED, Build(Kind.BOMBER, "J2")) == "build-no-yard"


def test_i_r35_what_is_new_moves_and_fights_in_the_same_turn() -> None:
    """Rulebook: "podrán ser movidas y también entrar en combate en este mismo turno"."""
    state = building(blue={"I5": unit(Kind.TRANSPORT)})
    state = act(state, RED, Build(Kind.FRIGATE, "I3")).state
    state = changed(state, phase=Phase.MOVEMENT)
    state = act(state, RED, Move("frigate-1", "I4")).state
    state = changed(state, phase=Phase.COMBAT)
    assert act(state, RED, Attack("frigate-1", "I5")).state.board.combats


@pytest.mark.parametrize("kind", [k for k in Kind if TYPES[k].pool in OWN_TOKENS])
def test_stocks_are_limited(kind: Kind) -> None:
    """Rulebook, "Límite de componentes"."""
    assert stock(building().board, RED, kind) == tokens(TYPES[kind].pool) - (
        2 if kind in (Kind.INFANTRY, Kind.ARMOUR) else 0
    ), "the home planet holds two infantry"


def test_what_is_out_of_stock_is_not_built() -> None:
    transports = {"J4": unit(Kind.TRANSPORT), "J2": unit(Kind.TRANSPORT)}
    state = building(red=transports)
    assert refused(state, RED, Build(Kind.TRANSPORT, "I3")) == "out-of-stock"
    theirs = {"C5": unit(Kind.TRANSPORT), "C7": unit(Kind.TRANSPORT)}
    assert act(building(blue=theirs), RED, Build(Kind.TRANSPORT, "I3")), "each has their own"


def test_either_face_of_a_token_uses_it_up() -> None:
    """Twelve squadron tokens, be they interceptors or bombers, aboard or in space."""
    ships = {
        "J4": unit(Kind.CARRIER, "IIII"),
        "J2": unit(Kind.CARRIER, "BBBB"),
        "I3": unit(Kind.INTERCEPTOR),
    }
    board = building(red=ships).board
    assert stock(board, RED, Kind.BOMBER) == stock(board, RED, Kind.INTERCEPTOR) == 12 - 9


def test_the_lowest_free_number_is_used() -> None:
    state = building(red={"J4": unit(Kind.FRIGATE), "J2": unit(Kind.FRIGATE)})
    state = changed(state, sides=(_without(state, "J4"), state.board.sides[BLUE]))
    after = act(state, RED, Build(Kind.FRIGATE, "I3")).state
    assert at(after, RED, "I3").id == "frigate-1"  # type: ignore[union-attr]


def _without(state: State, sector: str):  # type: ignore[no-untyped-def]
    return state.board.with_unit(RED, sector, None).sides[RED]


def test_i_r25_shared_tokens_are_taken_by_whoever_comes_first() -> None:
    smalls = [s for s, p in building().board.planets.items() if p.size is not Size.HOME]
    held = {s: planet(Size.SMALL, BLUE, "T", Kind.SHIELD, Kind.ION_CANNON) for s in smalls[:9]}
    state = building(planets=held)
    assert SHARED_TOKENS[TYPES[Kind.SHIELD].pool] == 18
    assert refused(state, RED, Build(Kind.SHIELD, "J3")) == "out-of-stock"
    assert act(state, RED, Build(Kind.CANNON, "J3"))


def test_i_r27_a_base_is_built_at_a_distance_for_a_point_a_sector() -> None:
    for sector, cost in (("J4", 22), ("J5", 23), ("I5", 24)):
        step = act(building(), RED, Build(Kind.BASE, sector))
        assert told(step, "built")[0]["price"] == cost


def test_a_base_has_its_printed_price_where_no_way_leads() -> None:
    """It is asked for a place that a draft named, and that may be taken meanwhile."""
    taken = building(blue={"J5": unit(Kind.FRIGATE)}).board
    assert "J5" not in base_distances(taken, RED)
    assert price(taken, RED, Kind.BASE, "J5") == TYPES[Kind.BASE].cost


def test_i_r27_the_way_keeps_away_from_enemies() -> None:
    """Rulebook: "que se pueda trazar sin enemigos"."""
    free = base_distances(building().board, RED)
    watched = base_distances(building(blue={"J6": unit(Kind.FRIGATE)}).board, RED)
    assert "J5" in free
    assert "J5" not in watched
    assert all(sector in watched for sector in ("J4", "I3", "K3"))
    assert max(free.values()) > 5
    assert refused(building(blue={"J6": unit(Kind.FRIGATE)}), RED, Build(Kind.BASE, "J5")) == (
        "build-no-yard"
    )


def test_a_base_too_far_for_ones_points_is_refused() -> None:
    assert refused(building(points=(23, 0)), RED, Build(Kind.BASE, "I5")) == "build-too-dear"


def test_i_r23_missiles_are_built_at_the_home_planet_alone() -> None:
    state = building(mission=Mission.TOTAL_WAR, planets={"L8": planet(Size.SMALL, RED, "T")})
    assert refused(state, RED, Build(Kind.MISSILE, "L7")) != ""
    beside_home = next(s for s in state.board.map.neighbours["M8"])
    assert act(state, RED, Build(Kind.MISSILE, beside_home))
    away = next(s for s in state.board.map.neighbours["L8"] if s not in ("L7", "M8", "L9", "M9"))
    assert refused(state, RED, Build(Kind.MISSILE, away)) in ("build-at-home", "build-in-space")


def test_missions_forbid_units() -> None:
    assert refused(building(), RED, Build(Kind.ANNIHILATOR, "J4")) == "forbidden"
    assert refused(building(), RED, Build(Kind.MISSILE, "J4")) == "forbidden"
    convoy = building(mission=Mission.CONVOY, active=RED)
    assert refused(convoy, RED, Build(Kind.TRANSPORT, "L7")) == "forbidden"
    convoy = building(mission=Mission.CONVOY, active=BLUE)
    assert act(convoy, BLUE, Build(Kind.TRANSPORT, "C5"))


def test_the_ultimate_weapon_is_built_from_game_turn_4_on() -> None:
    early = building(mission=Mission.WEAPON, turn=3)
    assert refused(early, RED, Build(Kind.ANNIHILATOR, "L7")) == "too-early"
    assert act(building(mission=Mission.WEAPON, turn=4), RED, Build(Kind.ANNIHILATOR, "L7"))


def test_a_minelayer_sows_one_field_a_turn_for_2_points() -> None:
    """Rulebook, "Sembrando minas"; ruling I-R38."""
    state = building(red={"G4": unit(Kind.MINELAYER)})
    state = act(state, RED, Sow("minelayer-1", "G5")).state
    assert state.board.mines == {"G5": 2}
    assert state.board.sides[RED].points == 48
    assert refused(state, RED, Sow("minelayer-1", "F5")) == "sown-already"


def test_mines_are_sown_in_empty_sectors_beside_the_minelayer() -> None:
    state = building(red={"G4": unit(Kind.MINELAYER), "G5": unit(Kind.FRIGATE)}, mines={"F5": 2})
    for sector in ("G5", "F5", "H4", "J5", "Z9"):
        assert refused(state, RED, Sow("minelayer-1", sector)) == "not-sowable"
    gate = building(mission=Mission.GATES, red={"G6": unit(Kind.MINELAYER)})
    assert refused(gate, RED, Sow("minelayer-1", "G7")) == "not-sowable"


def test_sowing_needs_an_undamaged_minelayer_points_and_tokens() -> None:
    hurt = building(red={"G4": unit(Kind.MINELAYER, damaged=True), "G5": unit(Kind.FRIGATE)})
    assert refused(hurt, RED, Sow("minelayer-1", "F5")) == "no-minelayer"
    assert refused(hurt, RED, Sow("frigate-1", "F5")) == "no-minelayer"
    poor = building(red={"G4": unit(Kind.MINELAYER)}, points=(1, 0))
    assert refused(poor, RED, Sow("minelayer-1", "F5")) == "mines-too-dear"
    fields = dict.fromkeys(("B3", "B5", "B6", "C1", "C2", "C4", "D1", "D4", "E1", "E2"), 2)
    used = building(red={"G4": unit(Kind.MINELAYER)}, mines={**fields, "K3": 1, "K4": 1})
    assert refused(used, RED, Sow("minelayer-1", "F5")) == "no-mines-left"


def test_the_last_minefield_can_be_laid_by_a_minelayer_or_a_card() -> None:
    fields = ("B3", "B5", "B6", "C1", "C2", "C4", "D1", "D4", "E1", "E2", "K3")
    red = {"G4": unit(Kind.MINELAYER)}
    hands = ((Card.RAPID_MINELAYING,) * 2, ())
    sow = Sow("minelayer-1", "F5")
    rapid = Play(Card.RAPID_MINELAYING, sectors=("F5",))
    for laid, one in ((sow, replace(rapid, sectors=("G5",))), (rapid, replace(sow, at="G5"))):
        last = act(building(red=red, mines=dict.fromkeys(fields, 2), hands=hands), RED, laid).state
        assert refused(last, RED, one) == "no-mines-left"


@pytest.mark.parametrize("kind", [Kind.FRIGATE, Kind.BASE, Kind.CORVETTE])
def test_the_last_token_of_a_stock_can_be_built(kind: Kind) -> None:
    state = building(points=(100, 0))
    red, blue = state.board.sides
    lost = {TYPES[kind].pool: tokens(TYPES[kind].pool) - 1}
    state = changed(state, sides=(replace(red, lost=lost), blue))
    state = act(state, RED, Build(kind, "J4")).state
    assert refused(state, RED, Build(kind, "J2")) == "out-of-stock"


def test_ion_particles_forbid_sowing() -> None:
    state = building(mission=Mission.GATES, red={"B1": unit(Kind.MINELAYER)})
    assert refused(state, RED, Sow("minelayer-1", "A1")) == "in-ions"


def test_conscription_is_refused_for_what_is_really_in_the_way() -> None:
    hands = ((Card.CONSCRIPTION,), ())
    here = Play(Card.CONSCRIPTION, sectors=("H4",))
    room = {"H4": planet(Size.MEDIUM, RED, "T")}
    burnt = building(hands=hands, planets=room, radiation={"H4": Radiation(9, BLUE)})
    assert refused(burnt, RED, here) == "planet-radioactive"
    state = building(hands=hands, planets=room)
    red, blue = state.board.sides
    spent = changed(state, sides=(replace(red, lost={Pool.ASSAULT: 21}), blue))
    assert refused(spent, RED, here) == "out-of-stock"


def test_conscription_raises_two_infantry_where_there_is_room() -> None:
    hands = ((Card.CONSCRIPTION,) * 2, ())
    step = act(building(hands=hands), RED, Play(Card.CONSCRIPTION, sectors=("J3",)))
    assert on(step.state, "J3").troops == (Kind.INFANTRY,) * 4
    assert step.state.board.sides[RED].points == 50
    one = building(hands=hands, planets={"H4": planet(Size.MEDIUM, RED, "TTT")})
    step = act(one, RED, Play(Card.CONSCRIPTION, sectors=("H4",)))
    assert told(step, "conscripted")[0]["count"] == 1
    full = building(hands=hands, planets={"H4": planet(Size.MEDIUM, RED, "TTTT")})
    assert refused(full, RED, Play(Card.CONSCRIPTION, sectors=("H4",))) == "planet-full"
    assert refused(full, RED, Play(Card.CONSCRIPTION, sectors=("C6",))) == "conscription-where"


def test_rapid_minelaying_needs_no_minelayer_but_distance() -> None:
    state = building(
        red={"G4": unit(Kind.FRIGATE)},
        blue={"E4": unit(Kind.FRIGATE)},
        hands=((Card.RAPID_MINELAYING,), ()),
    )
    step = act(state, RED, Play(Card.RAPID_MINELAYING, sectors=("G5",)))
    (said,), after = told(step, "sown"), step.state
    assert (said["sector"], said["price"]) == ("G5", 0)
    assert after.board.mines == {"G5": 2}
    assert after.board.sides[RED].points == 50
    assert refused(state, RED, Play(Card.RAPID_MINELAYING, sectors=("F5",))) == "mines-by-enemy"
    assert refused(state, RED, Play(Card.RAPID_MINELAYING, sectors=("J5",))) == "not-sowable"


def test_general_mobilisation_halves_prices_until_14_are_saved() -> None:
    state = building(hands=((Card.MOBILISATION,), ()))
    state = act(state, RED, Play(Card.MOBILISATION), Build(Kind.CRUISER, "J4")).state
    assert state.board.sides[RED].points == 41
    step = act(state, RED, Build(Kind.FRIGATE, "J2"))
    assert told(step, "built")[0]["price"] == 5
    step = act(step.state, RED, Build(Kind.BOMBER, "I3"))
    assert told(step, "built")[0]["price"] == 3, "14 are saved"


def test_general_mobilisation_rounds_up_each_unit() -> None:
    state = building(hands=((Card.MOBILISATION,), ()))
    step = act(state, RED, Play(Card.MOBILISATION), Build(Kind.BOMBER, "J4"))
    assert told(step, "built")[0]["price"] == 2


def test_general_mobilisation_does_not_help_the_greatest_weapons() -> None:
    state = building(mission=Mission.TOTAL_WAR, hands=((Card.MOBILISATION,), ()))
    step = act(state, RED, Play(Card.MOBILISATION), Build(Kind.MISSILE, "M7"))
    assert told(step, "built")[0]["price"] == 10


def test_squadrons_are_a_kind_of_their_own_stock() -> None:
    assert {TYPES[kind].pool for kind in SQUADRONS} == {TYPES[Kind.BOMBER].pool}
