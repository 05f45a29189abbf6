"""Phase 4 (rulebook, "Comprobación de Rutas de Abastecimiento"; ruling I-R10)."""

from __future__ import annotations

from engines.imperium import ENGINE
from engines.imperium.actions import End, Play, Save
from engines.imperium.board import BLUE, RED, Phase
from engines.imperium.cards import Card
from engines.imperium.missions import Mission
from engines.imperium.state import State
from engines.imperium.supply import SUPPLY_RANGE, supply_range, unsupplied
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from tests.games.imperium.positions import (
    act,
    at,
    planet,
    position,
    refused,
    told,
    unit,
)

FAR = "E4"
"""Six sectors from red's home."""


def checked(state: State) -> State:
    return act(state, RED, End(Phase.SUPPLY)).state


def test_a_squadron_more_than_3_sectors_from_everything_is_lost() -> None:
    state = position(Phase.SUPPLY, red={"G3": unit(Kind.BOMBER), FAR: unit(Kind.INTERCEPTOR)})
    assert state.board.map.distance("J3", "G3") == SUPPLY_RANGE
    step = act(state, RED, End(Phase.SUPPLY))
    assert at(step.state, RED, "G3") is not None
    assert at(step.state, RED, FAR) is None
    assert told(step, "out-of-supply")[0]["sector"] == FAR


def test_the_enemys_squadrons_are_not_checked() -> None:
    state = position(Phase.SUPPLY, red={FAR: unit(Kind.BOMBER)}, blue={"H5": unit(Kind.BOMBER)})
    assert at(checked(state), BLUE, "H5") is not None


def test_planets_and_bases_supply_any_number_through_anything() -> None:
    """Rulebook, note: through enemy units and planets."""
    units = {"F5": unit(Kind.BOMBER), "G5": unit(Kind.BOMBER), "G4": unit(Kind.INTERCEPTOR)}
    by_planet = position(Phase.SUPPLY, red=units, planets={"H4": planet(Size.MEDIUM, RED, "T")})
    assert unsupplied(by_planet.board, RED) == ()
    by_base = position(Phase.SUPPLY, red={**units, "D5": unit(Kind.BASE)})
    assert unsupplied(by_base.board, RED) == ()


def test_i_r36_a_damaged_base_still_supplies() -> None:
    units = {FAR: unit(Kind.BOMBER), "D5": unit(Kind.BASE, damaged=True)}
    assert unsupplied(position(Phase.SUPPLY, red=units).board, RED) == ()


def test_a_ship_supplies_as_many_as_it_has_free_places() -> None:
    """Rulebook: "un máximo de escuadrones que puede transportar"."""
    full = {FAR: unit(Kind.BOMBER), "D5": unit(Kind.FRIGATE, "I")}
    assert unsupplied(position(Phase.SUPPLY, red=full).board, RED) == (FAR,)
    empty = {FAR: unit(Kind.BOMBER), "D5": unit(Kind.FRIGATE)}
    assert unsupplied(position(Phase.SUPPLY, red=empty).board, RED) == ()


def test_a_damaged_ship_supplies_fewer() -> None:
    units = {FAR: unit(Kind.BOMBER), "D5": unit(Kind.FRIGATE, damaged=True)}
    assert unsupplied(position(Phase.SUPPLY, red=units).board, RED) == (FAR,)


def test_troop_carriers_supply_nobody() -> None:
    units = {FAR: unit(Kind.BOMBER), "D5": unit(Kind.TRANSPORT)}
    assert unsupplied(position(Phase.SUPPLY, red=units).board, RED) == (FAR,)


def test_i_r10_as_many_as_possible_are_supplied() -> None:
    """D4 can be served by either frigate, G6 only by the one in G5: D4 makes way."""
    units = {
        "D4": unit(Kind.INTERCEPTOR),
        "G6": unit(Kind.INTERCEPTOR),
        "F4": unit(Kind.FRIGATE),
        "B3": unit(Kind.FRIGATE),
    }
    state = position(Phase.SUPPLY, red=units)
    near = {"D4": {"F4", "B3"}, "G6": {"F4"}}
    for squadron, frigates in near.items():
        for frigate in ("F4", "B3"):
            close = state.board.map.distance(squadron, frigate) <= SUPPLY_RANGE
            assert close is (frigate in frigates)
    assert unsupplied(state.board, RED) == ()


RIVALS = {FAR: unit(Kind.INTERCEPTOR), "F5": unit(Kind.BOMBER), "D5": unit(Kind.FRIGATE)}


def test_i_r10_the_dearest_are_supplied_unless_the_owner_chooses() -> None:
    state = position(Phase.SUPPLY, red=RIVALS)
    assert at(checked(state), RED, FAR) is None
    chosen = act(state, RED, Save("interceptor-1")).state
    assert at(checked(chosen), RED, FAR) is not None
    assert at(checked(chosen), RED, "F5") is None


def test_only_squadrons_that_wait_for_a_ship_are_chosen_and_once() -> None:
    state = position(Phase.SUPPLY, red={**RIVALS, "J4": unit(Kind.INTERCEPTOR)})
    assert refused(state, RED, Save("interceptor-2")) == "save-needless"
    assert refused(state, RED, Save("frigate-1")) == "save-needless"
    assert refused(state, RED, Save("bomber-7")) == "no-such-unit"
    state = act(state, RED, Save("interceptor-1")).state
    assert refused(state, RED, Save("interceptor-1")) == "save-twice"


def test_emergency_supply_saves_all_for_this_turn() -> None:
    state = position(
        Phase.SUPPLY, red={FAR: unit(Kind.BOMBER)}, hands=((Card.EMERGENCY_SUPPLY,), ())
    )
    state = act(state, RED, Play(Card.EMERGENCY_SUPPLY)).state
    assert at(checked(state), RED, FAR) is not None


def test_the_phase_is_passed_over_where_nobody_is_in_need() -> None:
    """Whether it is asked for depends on the open board alone."""
    calm = position(Phase.CARDS, red={"J4": unit(Kind.BOMBER)})
    assert act(calm, RED, End(Phase.CARDS)).state.board.phase is Phase.CONSTRUCTION
    needy = position(Phase.CARDS, red={FAR: unit(Kind.BOMBER)})
    state = act(needy, RED, End(Phase.CARDS)).state
    assert state.board.phase is Phase.SUPPLY
    assert ENGINE.default_action(state, RED) == End(Phase.SUPPLY)


def test_no_ship_supplies_a_squadron_among_ion_particles() -> None:
    """Token "Partículas de iones"."""
    ions = position(
        Phase.SUPPLY,
        mission=Mission.GATES,
        red={"B1": unit(Kind.BOMBER), "C1": unit(Kind.CARRIER)},
    )
    assert unsupplied(ions.board, RED) == ("B1",)
    beside = position(
        Phase.SUPPLY,
        mission=Mission.GATES,
        red={"A1": unit(Kind.BOMBER), "C1": unit(Kind.CARRIER)},
    )
    assert unsupplied(beside.board, RED) == ()


def test_the_range_of_supply_is_everything_within_3_sectors() -> None:
    state = position(Phase.SUPPLY, red={"D5": unit(Kind.CARRIER)})
    reach = supply_range(state.board, RED)
    assert reach == {*state.board.map.within("J3", 3), *state.board.map.within("D5", 3)}
