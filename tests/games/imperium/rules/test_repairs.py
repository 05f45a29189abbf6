"""Phase 5 (rulebook, "Reparación"; rulings I-R04, I-R05, I-R06)."""

from __future__ import annotations

import pytest

from engines.imperium.actions import End, Play, Repair
from engines.imperium.board import BLUE, RED, Phase
from engines.imperium.cards import Card
from engines.imperium.missions import Mission
from engines.imperium.state import State
from engines.imperium.systems import Size
from engines.imperium.units import TYPES, Kind
from tests.games.imperium.positions import (
    act,
    at,
    on,
    planet,
    position,
    refused,
    told,
    unit,
)


def broken(kind: Kind = Kind.FRIGATE, sector: str = "J4", **changes: object) -> State:
    """Return red with a damaged unit, beside its home unless said otherwise."""
    red = {sector: unit(kind, damaged=True)}
    return position(Phase.REPAIR, red=red, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", sorted(k for k in TYPES if TYPES[k].back and k != Kind.CANNON))
def test_i_r05_a_repair_costs_half_the_price(kind: Kind) -> None:
    state = act(broken(kind), RED, Repair("J4")).state
    ship = at(state, RED, "J4")
    assert ship is not None
    assert not ship.damaged
    assert state.board.sides[RED].points == 50 - TYPES[kind].cost // 2


def test_the_rulebooks_picture_a_corvette_costs_3() -> None:
    """Rulebook, picture of phase 5: "Coste de reparación (3 puntos de construcción)"."""
    step = act(broken(Kind.CORVETTE), RED, Repair("J4"))
    assert told(step, "repaired")[0]["price"] == 3


def test_i_r06_only_beside_an_own_planet_or_an_own_base() -> None:
    assert refused(broken(sector="G4"), RED, Repair("G4")) == "repair-no-dock"
    neutral = broken(sector="G4", planets={"H4": planet(Size.MEDIUM)})
    assert refused(neutral, RED, Repair("G4")) == "repair-no-dock"
    own = broken(sector="G4", planets={"H4": planet(Size.MEDIUM, RED, "T")})
    assert act(own, RED, Repair("G4"))


def test_a_damaged_base_repairs_itself_and_nobody_else() -> None:
    """Rulebook: "pueden reparar a sí mismas, pero no a otras unidades dañadas"."""
    red = {"G4": unit(Kind.BASE, damaged=True), "G5": unit(Kind.FRIGATE, damaged=True)}
    state = position(Phase.REPAIR, red=red)
    assert refused(state, RED, Repair("G5")) == "repair-no-dock"
    state = act(state, RED, Repair("G4"), Repair("G5")).state
    assert not at(state, RED, "G4").damaged  # type: ignore[union-attr]
    assert state.board.sides[RED].points == 50 - 11 - 5


def test_nothing_is_repaired_with_an_enemy_beside_it() -> None:
    state = broken(sector="J4", blue={"J5": unit(Kind.INTERCEPTOR)})
    assert refused(state, RED, Repair("J4")) == "repair-engaged"


def test_what_is_whole_foreign_or_absent_is_not_repaired() -> None:
    state = position(
        Phase.REPAIR,
        red={"J4": unit(Kind.FRIGATE), "J2": unit(Kind.FRIGATE, damaged=True)},
        blue={"C5": unit(Kind.FRIGATE, damaged=True)},
    )
    for sector in ("J4", "C5", "G4", "J3", "Z9"):
        assert refused(state, RED, Repair(sector)) == "nothing-damaged"


def test_a_repair_has_to_be_paid() -> None:
    assert refused(broken(points=(4, 0)), RED, Repair("J4")) == "repair-too-dear"


def test_a_defensive_cannon_is_repaired_on_its_planet() -> None:
    home = planet(Size.HOME, RED, "T", Kind.CANNON, cannon_damaged=True)
    state = position(Phase.REPAIR, planets={"J3": home})
    after = act(state, RED, Repair("J3")).state
    assert not on(after, "J3").cannon_damaged
    assert after.board.sides[RED].points == 45
    blockaded = position(Phase.REPAIR, planets={"J3": home}, blue={"J4": unit(Kind.CORVETTE)})
    assert refused(blockaded, RED, Repair("J3")) == "repair-blockaded"


def test_ion_particles_forbid_repairs() -> None:
    state = position(
        Phase.REPAIR,
        mission=Mission.GATES,
        red={"B1": unit(Kind.FRIGATE, damaged=True)},
        planets={"B2": planet(Size.SMALL, RED, "T")},
    )
    assert refused(state, RED, Repair("B1")) == "in-ions"


def test_the_phase_is_passed_over_where_nothing_is_damaged() -> None:
    state = position(Phase.CARDS, red={"J4": unit(Kind.FRIGATE)})
    assert act(state, RED, End(Phase.CARDS)).state.board.phase is Phase.CONSTRUCTION
    hurt = position(Phase.CARDS, red={"J4": unit(Kind.FRIGATE, damaged=True)})
    assert act(hurt, RED, End(Phase.CARDS)).state.board.phase is Phase.REPAIR


def test_field_repair_is_free_and_anywhere_but_not_engaged() -> None:
    hands = ((Card.FIELD_REPAIR,), ())
    state = broken(sector="G4", hands=hands, points=(0, 0))
    after = act(state, RED, Play(Card.FIELD_REPAIR, ("frigate-1",))).state
    assert not at(after, RED, "G4").damaged  # type: ignore[union-attr]
    near = broken(sector="G4", hands=hands, blue={"G5": unit(Kind.CORVETTE)})
    assert refused(near, RED, Play(Card.FIELD_REPAIR, ("frigate-1",))) == "repair-engaged"
    assert refused(state, RED, Play(Card.FIELD_REPAIR)) == "card-aim"
    assert refused(state, RED, Play(Card.FIELD_REPAIR, ("cruiser-1",))) == "no-such-unit"


def test_field_repair_is_for_what_is_damaged() -> None:
    red = {"J4": unit(Kind.FRIGATE), "G4": unit(Kind.BASE, damaged=True)}
    state = position(Phase.REPAIR, red=red, hands=((Card.FIELD_REPAIR,), ()))
    assert refused(state, RED, Play(Card.FIELD_REPAIR, ("frigate-1",))) == "nothing-damaged"


def test_engineer_corps_halve_repairs_rounded_up() -> None:
    red = {"J4": unit(Kind.FRIGATE, damaged=True), "J2": unit(Kind.CRUISER, damaged=True)}
    state = position(Phase.REPAIR, red=red, hands=((Card.ENGINEER_CORPS,), ()))
    state = act(state, RED, Play(Card.ENGINEER_CORPS), Repair("J4"), Repair("J2")).state
    assert state.board.sides[RED].points == 50 - 3 - 5


def test_the_enemys_ships_are_no_docks() -> None:
    state = broken(sector="G4", planets={"H4": planet(Size.MEDIUM, BLUE, "T")})
    assert refused(state, RED, Repair("G4")) == "repair-no-dock"
