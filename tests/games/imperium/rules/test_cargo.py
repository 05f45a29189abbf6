"""Loading, unloading, occupying (rulebook, "Cargando y descargando unidades", "Ocupando
planetas"; rulings I-R09, I-R12, I-R13, I-R37)."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.imperium.actions import Invade, Load, Move, Unload
from engines.imperium.board import BLUE, RED, Phase, Radiation
from engines.imperium.missions import Mission
from engines.imperium.names import kind_name
from engines.imperium.options import Config
from engines.imperium.state import State
from engines.imperium.systems import Size
from engines.imperium.units import TYPES, Kind
from tests.games.imperium.positions import (
    act,
    at,
    changed,
    kinds,
    on,
    planet,
    position,
    refused,
    told,
    unit,
)

T, A, I, B = Kind.INFANTRY, Kind.ARMOUR, Kind.INTERCEPTOR, Kind.BOMBER  # noqa: E741


def moving(**changes: object) -> State:
    return position(Phase.MOVEMENT, **changes)  # type: ignore[arg-type]


def test_troops_come_aboard_from_an_own_planet_beside_the_ship() -> None:
    state = act(moving(red={"J4": unit(Kind.TRANSPORT)}), RED, Load("transport-1", "J3", (T, T)))
    assert at(state.state, RED, "J4").cargo == (T, T)  # type: ignore[union-attr]
    assert on(state.state, "J3").troops == ()
    assert on(state.state, "J3").owner == RED, "home planets are controlled without troops"


def test_squadrons_come_aboard_from_a_sector_beside_the_ship() -> None:
    units = {"J4": unit(Kind.FRIGATE), "J5": unit(Kind.BOMBER), "I4": unit(Kind.INTERCEPTOR)}
    state = act(moving(red=units), RED, Load("frigate-1", "J5", (B,))).state
    assert at(state, RED, "J4").cargo == (B,)  # type: ignore[union-attr]
    assert at(state, RED, "J5") is None
    assert refused(state, RED, Load("frigate-1", "I4", (I,))) == "no-room-aboard"


CAPACITY = [
    (kind, s, t)
    for kind in Kind
    if (s := TYPES[kind].front.squadrons) | (t := TYPES[kind].front.troops)
]


@pytest.mark.parametrize(("kind", "squadrons", "troops"), CAPACITY)
def test_a_ship_carries_what_its_token_says(kind: Kind, squadrons: int, troops: int) -> None:
    """Rulebook, "Ficha de referencias", and the picture of a cruiser: 1 troop, 2 squadrons."""
    full = "I" * squadrons + "T" * troops
    state = moving(
        red={"J4": unit(kind, full), "J5": unit(Kind.BOMBER)},
        planets={"J3": planet(Size.HOME, RED, "TT")},
    )
    assert refused(state, RED, Load(f"{kind}-1", "J3", (T,))) == "no-room-aboard"
    assert refused(state, RED, Load(f"{kind}-1", "J5", (B,))) == "no-room-aboard"


def test_what_is_not_there_is_not_loaded() -> None:
    state = moving(
        red={"J4": unit(Kind.TRANSPORT), "G4": unit(Kind.DESTROYER), "J5": unit(Kind.FRIGATE)},
        blue={"F4": unit(Kind.BOMBER)},
        planets={"H4": planet(Size.MEDIUM, BLUE, "T")},
    )
    assert refused(state, RED, Load("transport-1", "J3", (A,))) == "no-such-troops"
    assert refused(state, RED, Load("transport-1", "J3", (T, T, T))) == "no-such-troops"
    assert refused(state, RED, Load("transport-1", "J3", ())) == "no-cargo"
    assert refused(state, RED, Load("destroyer-1", "H4", (T,))) == "no-such-troops"
    assert refused(state, RED, Load("destroyer-1", "F4", (B,))) == "no-squadron-there"
    assert refused(state, RED, Load("transport-1", "J5", (I,))) == "no-squadron-there"
    assert refused(state, RED, Load("destroyer-1", "J3", (T,))) == "cargo-not-beside"


@pytest.mark.parametrize("cargo", ["T", "TT", "TA", "TTA", "TTAA"])
def test_what_is_loaded_is_told_by_kinds_and_their_numbers(cargo: str) -> None:
    state = moving(
        red={"J4": unit(Kind.TRANSPORT)}, planets={"J3": planet(Size.HOME, RED, "TTTAA")}
    )
    said = told(act(state, RED, Load("transport-1", "J3", kinds(cargo))), "loaded")[0]["cargo"]
    counts = Counter(kinds(cargo))
    assert [(one.args["unit"], one.args["count"]) for one in said] == [
        (kind_name(kind), count) for kind, count in counts.items()
    ]


def test_troops_may_leave_a_planet_neutral_and_its_buildings_are_lost() -> None:
    """Ruling I-R12."""
    held = {"H4": planet(Size.MEDIUM, RED, "T", Kind.SHIELD, Kind.CANNON)}
    state = moving(red={"G4": unit(Kind.CORVETTE)}, planets=held)
    step = act(state, RED, Load("corvette-1", "H4", (T,)))
    assert on(step.state, "H4") == planet(Size.MEDIUM)
    assert told(step, "neutral")[0]["planet"] == "H4"


def test_i_r13_unloaded_troops_occupy_a_neutral_planet() -> None:
    state = moving(red={"G4": unit(Kind.TRANSPORT, "TTA")})
    step = act(state, RED, Unload("transport-1", "H4", (T,)))
    assert on(step.state, "H4").owner == RED
    assert on(step.state, "H4").troops == (T,)
    assert at(step.state, RED, "G4").cargo == (A, T)  # type: ignore[union-attr]
    assert told(step, "occupied")[0]["planet"] == "H4"
    again = act(step.state, RED, Unload("transport-1", "H4", (A, T))).state
    assert on(again, "H4").troops == kinds("TTA")


def test_a_planet_takes_no_more_than_its_capacity() -> None:
    state = moving(red={"I3": unit(Kind.TRANSPORT, "TTT")})
    assert refused(state, RED, Unload("transport-1", "I2", (T, T, T))) == "planet-full"
    assert act(state, RED, Unload("transport-1", "I2", (T, T)))


def test_an_enemy_planet_has_to_be_invaded() -> None:
    held = {"H4": planet(Size.MEDIUM, BLUE, "T")}
    state = moving(red={"G4": unit(Kind.TRANSPORT, "T")}, planets=held)
    assert refused(state, RED, Unload("transport-1", "H4", (T,))) == "land-on-enemy"
    home = moving(red={"D6": unit(Kind.TRANSPORT, "T")}, planets={"C6": planet(Size.HOME, BLUE)})
    assert refused(home, RED, Unload("transport-1", "C6", (T,))) == "land-on-enemy"


def test_i_r09_a_ship_either_loads_or_unloads() -> None:
    state = moving(red={"J4": unit(Kind.TRANSPORT, "TT")})
    loaded = act(state, RED, Load("transport-1", "J3", (T,))).state
    assert refused(loaded, RED, Unload("transport-1", "J3", (T,))) == "unload-after-load"
    unloaded = act(state, RED, Unload("transport-1", "J3", (T,))).state
    assert refused(unloaded, RED, Load("transport-1", "J3", (T,))) == "load-after-unload"


def test_i_r09_before_or_after_its_whole_move() -> None:
    """There is no moving on: a unit moves once."""
    state = moving(red={"J4": unit(Kind.TRANSPORT)})
    before = act(state, RED, Load("transport-1", "J3", (T,)), Move("transport-1", "I5")).state
    assert at(before, RED, "I5").cargo == (T,)  # type: ignore[union-attr]
    after = act(state, RED, Move("transport-1", "I3"), Load("transport-1", "J3", (T,))).state
    assert refused(after, RED, Move("transport-1", "I4")) == "moved-already"


def test_i_r37_whoever_has_loaded_may_still_invade() -> None:
    held = {"H4": planet(Size.MEDIUM, RED, "TT"), "E5": planet(Size.MEDIUM, BLUE, "T")}
    state = moving(red={"G4": unit(Kind.TRANSPORT)}, planets=held)
    state = act(state, RED, Load("transport-1", "H4", (T,)), Move("transport-1", "F5")).state
    state = changed(state, phase=Phase.COMBAT)
    assert act(state, RED, Invade("transport-1", "E5", (T,)))


def test_launched_squadrons_move_at_once() -> None:
    """Rulebook: "podrán mover inmediatamente"; the ship's movement and their own add up."""
    state = moving(red={"J4": unit(Kind.CARRIER, "I")})
    state = act(state, RED, Move("carrier-1", "I5"), Unload("carrier-1", "H5", (I,))).state
    launched = at(state, RED, "H5")
    assert launched is not None
    assert launched.id == "interceptor-1"
    assert at(act(state, RED, Move("interceptor-1", "D5")).state, RED, "D5") is not None


def test_squadrons_are_launched_one_by_one_into_free_space() -> None:
    state = moving(red={"J4": unit(Kind.CARRIER, "IB"), "J5": unit(Kind.FRIGATE)}, mines={"K4": 2})
    assert refused(state, RED, Unload("carrier-1", "I4", (B, I))) == "squadrons-one-by-one"
    for sector in ("J5", "K4"):
        assert refused(state, RED, Unload("carrier-1", sector, (I,))) == "launch-not-empty"
    assert refused(state, RED, Unload("carrier-1", "J3", (I,))) == "squadrons-do-not-land"
    assert refused(state, RED, Unload("carrier-1", "G4", (I,))) == "cargo-not-beside"
    assert refused(state, RED, Unload("carrier-1", "I4", (T,))) == "not-aboard"


def test_troops_are_not_put_into_space() -> None:
    state = moving(red={"J4": unit(Kind.TRANSPORT, "T")})
    assert refused(state, RED, Unload("transport-1", "J5", (T,))) == "troops-need-planet"


def test_nothing_lands_on_or_leaves_a_radioactive_planet() -> None:
    marker = {"J3": Radiation(2, BLUE), "H4": Radiation(2, BLUE)}
    state = moving(
        red={"J4": unit(Kind.TRANSPORT), "G4": unit(Kind.TRANSPORT, "T")}, radiation=marker
    )
    assert refused(state, RED, Load("transport-1", "J3", (T,))) == "planet-radioactive"
    assert refused(state, RED, Unload("transport-2", "H4", (T,))) == "planet-radioactive"


def test_ion_particles_forbid_loading_and_unloading() -> None:
    inside = {"B1": unit(Kind.DESTROYER, "T"), "A1": unit(Kind.BOMBER)}
    state = moving(red=inside, mission=Mission.GATES)
    assert refused(state, RED, Unload("destroyer-1", "B2", (T,))) == "in-ions"
    assert refused(state, RED, Load("destroyer-1", "A1", (B,))) == "in-ions"
    beside = {"C1": unit(Kind.CARRIER, "I"), "B1": unit(Kind.BOMBER)}
    state = moving(red=beside, mission=Mission.GATES)
    assert refused(state, RED, Load("carrier-1", "B1", (B,))) == "in-ions"
    assert refused(state, RED, Unload("carrier-1", "B1", (I,))) == "launch-not-empty"


@pytest.mark.parametrize("building", [Kind.CANNON, Kind.ION_CANNON, Kind.SHIELD])
def test_i_r22_buildings_are_not_transportable(building: Kind) -> None:
    held = {"J3": planet(Size.HOME, RED, "T", building)}
    state = moving(red={"J4": unit(Kind.TRANSPORT)}, planets=held)
    assert refused(state, RED, Load("transport-1", "J3", (building,))) == "no-such-troops"


def test_i_r45_with_the_variant_squadrons_hold_planets() -> None:
    state = moving(
        red={"G4": unit(Kind.CARRIER, "II")},
        config=Config(squadrons_occupy=True),
    )
    state = act(state, RED, Unload("carrier-1", "H4", (I, I))).state
    assert on(state, "H4").owner == RED
    assert on(state, "H4").troops == (I, I)
    assert on(state, "H4").room == 2
    carrier = moving(
        red={"G4": unit(Kind.FRIGATE)},
        planets={"H4": planet(Size.MEDIUM, RED, "II")},
        config=Config(squadrons_occupy=True),
    )
    back = act(carrier, RED, Load("frigate-1", "H4", (I,))).state
    assert at(back, RED, "G4").cargo == (I,)  # type: ignore[union-attr]
