"""Phase 8: attacks on units and mines (rulebook, "Combates entre unidades estelares")."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.imperium.actions import Attack, End, First, Move, Play, Withdraw
from engines.imperium.board import BLUE, RED, Phase, Planet, Unit
from engines.imperium.cards import Card
from engines.imperium.damage import Verdict, verdict
from engines.imperium.effects.moving import havens
from engines.imperium.firing import attackers
from engines.imperium.missions import Mission
from engines.imperium.state import State
from engines.imperium.systems import Size
from engines.imperium.targets import can_fight
from engines.imperium.units import TYPES, Kind
from tests.games.imperium.positions import (
    act,
    at,
    changed,
    fought,
    planet,
    position,
    refused,
    told,
    unit,
)


def duel(attacker: Unit, target: Unit, **changes: object) -> State:
    """Red's unit in G4 beside blue's in G5."""
    return position(red={"G4": attacker}, blue={"G5": target}, **changes)  # type: ignore[arg-type]


def test_example_a_battleship_against_a_frigate() -> None:
    """Rulebook: 10 against 6 exceeds but does not double; the frigate is damaged and loses its
    interceptors."""
    state = duel(unit(Kind.BATTLESHIP), unit(Kind.FRIGATE, "I"))
    step = fought(state, Attack("battleship-1", "G5"))
    frigate = at(step.state, BLUE, "G5")
    assert frigate is not None
    assert (frigate.damaged, frigate.cargo) == (True, ())
    result = told(step, "attack-resolved")[0]
    assert (result["attack"], result["defence"], result["verdict"]) == (10, 6, "damaged")


@pytest.mark.parametrize(("aboard", "left"), [("III", 2), ("II", 2), ("IIII", 2)])
def test_example_a_carrier_is_damaged(aboard: str, left: int) -> None:
    """Rulebook, "Unidades dañadas": of 3 squadrons 2 are left, of 2 both, of 4 half.

    The rulebook's frigate (4) cannot do that to a defence of 6 without a card (I-R29).
    """
    state = duel(unit(Kind.CRUISER), unit(Kind.CARRIER, aboard))
    carrier = at(fought(state, Attack("cruiser-1", "G5")).state, BLUE, "G5")
    assert carrier is not None
    stats = carrier.stats
    assert (stats.attack, stats.defence, stats.move, stats.squadrons) == (1, 3, 1, 2)
    assert len(carrier.cargo) == left


@pytest.mark.parametrize(
    ("kind", "damaged", "attack", "expected"),
    [
        (Kind.FRIGATE, False, 5, Verdict.UNHARMED),
        (Kind.FRIGATE, False, 6, Verdict.DAMAGED),
        (Kind.FRIGATE, False, 11, Verdict.DAMAGED),
        (Kind.FRIGATE, False, 12, Verdict.DESTROYED),
        (Kind.FRIGATE, True, 2, Verdict.UNHARMED),
        (Kind.FRIGATE, True, 3, Verdict.DESTROYED),
        (Kind.INTERCEPTOR, False, 1, Verdict.DESTROYED),
        (Kind.MISSILE, False, 1, Verdict.DESTROYED),
        (Kind.BASE, False, 12, Verdict.DAMAGED),
        (Kind.BASE, True, 6, Verdict.DESTROYED),
    ],
)
def test_i_r01_damage(kind: Kind, damaged: bool, attack: int, expected: Verdict) -> None:
    assert verdict(unit(kind, damaged=damaged), attack) is expected


def test_i_r02_all_attackers_of_one_target_are_summed() -> None:
    state = position(
        red={"G4": unit(Kind.FRIGATE), "F5": unit(Kind.FRIGATE), "G6": unit(Kind.CORVETTE)},
        blue={"G5": unit(Kind.CRUISER)},
    )
    names = ("frigate-1", "frigate-2", "corvette-1")
    step = fought(state, *(Attack(name, "G5") for name in names))
    assert told(step, "attack-resolved")[0]["attack"] == 10
    assert at(step.state, BLUE, "G5").damaged  # type: ignore[union-attr]


def test_each_unit_attacks_once() -> None:
    state = position(
        red={"G4": unit(Kind.CRUISER)},
        blue={"G5": unit(Kind.CORVETTE), "F5": unit(Kind.CORVETTE)},
    )
    state = act(state, RED, Attack("cruiser-1", "G5")).state
    assert refused(state, RED, Attack("cruiser-1", "F5")) == "attacked-already"
    assert refused(state, RED, Attack("cruiser-1", "G5")) == "attacked-already"


def test_attacks_reach_one_sector_and_need_something_to_attack() -> None:
    state = position(red={"G4": unit(Kind.CRUISER)}, blue={"G6": unit(Kind.CORVETTE)})
    assert refused(state, RED, Attack("cruiser-1", "G6")) == "attack-out-of-reach"
    assert refused(state, RED, Attack("cruiser-1", "G5")) == "nothing-to-attack"
    assert refused(state, RED, Attack("frigate-1", "G5")) == "no-such-unit"
    assert refused(state, RED, Attack("J4", "G5")) == "no-ion-cannon"
    missile = duel(unit(Kind.MISSILE), unit(Kind.CORVETTE))
    assert refused(missile, RED, Attack("missile-1", "G5")) == "no-attack"


def test_damaged_units_attack_with_what_is_left() -> None:
    state = duel(unit(Kind.CRUISER, damaged=True), unit(Kind.CORVETTE))
    step = fought(state, Attack("cruiser-1", "G5"))
    assert told(step, "attack-resolved")[0]["attack"] == 4
    assert at(step.state, BLUE, "G5").damaged  # type: ignore[union-attr]


def test_a_destroyed_unit_is_lost_with_its_cargo() -> None:
    state = duel(unit(Kind.ANNIHILATOR), unit(Kind.TRANSPORT, "TTTT"))
    step = fought(state, Attack("annihilator-1", "G5"))
    assert at(step.state, BLUE, "G5") is None
    assert told(step, "attack-resolved")[0]["unit"].key == "imperium-unit-with-cargo"


def test_combats_are_resolved_in_the_attackers_order() -> None:
    state = position(
        red={"G4": unit(Kind.CRUISER), "F4": unit(Kind.CRUISER)},
        blue={"G5": unit(Kind.CORVETTE), "E4": unit(Kind.CORVETTE), "F5": unit(Kind.BOMBER)},
    )
    declared = act(state, RED, Attack("cruiser-1", "G5"), Attack("cruiser-2", "E4")).state
    assert [c["sector"] for c in told(fought(declared), "attack-resolved")] == ["G5", "E4"]
    other = act(declared, RED, First("E4")).state
    assert [c["sector"] for c in told(fought(other), "attack-resolved")] == ["E4", "G5"]
    assert refused(declared, RED, First("F5")) == "not-declared"


def test_a_declaration_can_be_withdrawn() -> None:
    state = act(duel(unit(Kind.CRUISER), unit(Kind.CORVETTE)), RED, Attack("cruiser-1", "G5")).state
    state = act(state, RED, Withdraw("G5")).state
    assert state.board.combats == ()
    assert refused(state, RED, Withdraw("G5")) == "not-declared"
    assert act(state, RED, Attack("cruiser-1", "G5"))


def test_a_unit_may_be_attacked_by_squadrons_and_bases() -> None:
    state = position(
        red={"G4": unit(Kind.BASE), "F5": unit(Kind.BOMBER)}, blue={"G5": unit(Kind.FRIGATE)}
    )
    step = fought(state, Attack("base-1", "G5"), Attack("bomber-1", "G5"))
    assert at(step.state, BLUE, "G5") is None


ION = {"H4": planet(Size.MEDIUM, RED, "T", Kind.ION_CANNON)}


def test_i_r21_an_ion_cannon_fires_at_one_unit_beside_its_planet() -> None:
    """Rulebook, "Atacando a unidades de bloqueo"."""
    state = position(blue={"G4": unit(Kind.FRIGATE), "H5": unit(Kind.FRIGATE)}, planets=ION)
    step = fought(state, Attack("H4", "G4"))
    assert at(step.state, BLUE, "G4").damaged  # type: ignore[union-attr]
    declared = act(state, RED, Attack("H4", "G4")).state
    assert refused(declared, RED, Attack("H4", "H5")) == "attacked-already"
    assert refused(state, RED, Attack("H4", "F4")) == "attack-out-of-reach"


def test_i_r21_an_ion_cannon_joins_the_sum_of_its_side() -> None:
    state = position(red={"F4": unit(Kind.CRUISER)}, blue={"G4": unit(Kind.FRIGATE)}, planets=ION)
    step = fought(state, Attack("cruiser-1", "G4"), Attack("H4", "G4"))
    assert told(step, "attack-resolved")[0]["attack"] == 14
    assert at(step.state, BLUE, "G4") is None


@pytest.mark.parametrize(
    "held",
    [
        planet(Size.MEDIUM, RED, "T", Kind.CANNON),
        planet(Size.MEDIUM, BLUE, "T", Kind.ION_CANNON),
        planet(Size.MEDIUM),
        None,
    ],
    ids=["destroyed", "conquered", "neutral", "planet destroyed"],
)
def test_an_ion_cannon_fires_as_long_as_it_stands(held: Planet | None) -> None:
    """What was declared before counts no more."""
    state = position(red={"F4": unit(Kind.CRUISER)}, blue={"G4": unit(Kind.FRIGATE)}, planets=ION)
    state = act(state, RED, Attack("cruiser-1", "G4"), Attack("H4", "G4")).state
    (combat,) = state.board.combats
    assert set(attackers(state.board, RED, combat)) == {"F4", "H4"}
    assert attackers(state.board, RED, replace(combat, target="F3")) == ("F4",), "not beside it"
    planets = {s: p for s, p in state.board.planets.items() if s != "H4"}
    planets |= {} if held is None else {"H4": held}
    assert attackers(changed(state, planets=planets).board, RED, combat) == ("F4",)


def test_an_ion_cannon_does_not_attack_mines() -> None:
    state = position(planets=ION, mines={"G4": 2}, red={"F4": unit(Kind.CORVETTE)})
    assert refused(state, RED, Attack("H4", "G4")) == "nothing-to-attack"


def test_i19_a_minefield_is_flipped_then_removed() -> None:
    """Rulebook, "Limpiando campos de minas"."""
    state = position(red={"G4": unit(Kind.INTERCEPTOR)}, mines={"G5": 2})
    step = fought(state, Attack("interceptor-1", "G5"))
    assert step.state.board.mines == {"G5": 1}
    again = changed(step.state, phase=Phase.COMBAT, active=RED)
    assert fought(again, Attack("interceptor-1", "G5")).state.board.mines == {}


def test_a_minefield_is_attacked_once_a_turn() -> None:
    state = position(red={"G4": unit(Kind.INTERCEPTOR), "F5": unit(Kind.CORVETTE)}, mines={"G5": 2})
    state = act(state, RED, Attack("interceptor-1", "G5")).state
    assert refused(state, RED, Attack("corvette-1", "G5")) == "mines-once"


def test_a_unit_in_a_minefield_is_attacked_before_the_field() -> None:
    state = duel(unit(Kind.CRUISER), unit(Kind.CORVETTE), mines={"G5": 2})
    step = fought(state, Attack("cruiser-1", "G5"))
    assert told(step, "attack-resolved")
    assert step.state.board.mines == {"G5": 2}


def test_whoever_sits_in_a_minefield_can_clear_it() -> None:
    state = position(red={"G5": unit(Kind.CORVETTE)}, mines={"G5": 2})
    assert fought(state, Attack("corvette-1", "G5")).state.board.mines == {"G5": 1}


def test_nobody_attacks_out_of_ion_particles_but_everybody_into_them() -> None:
    inside = position(
        mission=Mission.GATES, red={"B1": unit(Kind.CRUISER)}, blue={"A1": unit(Kind.CORVETTE)}
    )
    assert refused(inside, RED, Attack("cruiser-1", "A1")) == "in-ions"
    outside = position(
        mission=Mission.GATES, red={"A1": unit(Kind.CRUISER)}, blue={"B1": unit(Kind.CORVETTE)}
    )
    assert at(fought(outside, Attack("cruiser-1", "B1")).state, BLUE, "B1") is None


def test_a_missile_that_is_hit_explodes_where_it_is() -> None:
    """Rulebook, "Ataque del misil de neutrones": nobody beside it is harmed."""
    state = position(
        red={"G4": unit(Kind.BOMBER)},
        blue={"G5": unit(Kind.MISSILE), "G6": unit(Kind.BOMBER)},
        turn=3,
    )
    after = fought(state, Attack("bomber-1", "G5")).state
    assert after.board.radiation["G5"].until == 4
    assert at(after, RED, "G4") is not None
    assert at(after, BLUE, "G6") is not None


WAVE = ((Card.SECOND_WAVE,), ())


def test_i_r40_a_second_wave_attacks_again_even_the_same_target() -> None:
    state = duel(unit(Kind.DESTROYER), unit(Kind.FRIGATE), hands=WAVE)
    state = act(state, RED, Play(Card.SECOND_WAVE, ("destroyer-1",))).state
    step = fought(state, Attack("destroyer-1", "G5"), Attack("destroyer-1", "G5"))
    verdicts = [result["verdict"] for result in told(step, "attack-resolved")]
    assert verdicts == ["damaged", "destroyed"]


def test_i_r40_second_attacks_come_last_and_fall_away_with_their_target() -> None:
    state = position(
        red={"G4": unit(Kind.CRUISER), "F5": unit(Kind.CRUISER)},
        blue={"G5": unit(Kind.CORVETTE), "F4": unit(Kind.CORVETTE)},
        hands=WAVE,
    )
    state = act(state, RED, Play(Card.SECOND_WAVE, ("cruiser-1",))).state
    declared = (Attack("cruiser-1", "G5"), Attack("cruiser-1", "G5"), Attack("cruiser-2", "F4"))
    step = fought(state, *declared)
    assert [c["sector"] for c in told(step, "attack-resolved")] == ["G5", "F4"]
    assert told(step, "combat-void") == [{"sector": "G5"}]
    third = act(state, RED, *declared[:2]).state
    assert refused(third, RED, Attack("cruiser-1", "F4")) == "attacked-already"


def test_a_second_wave_is_for_one_or_two_units_that_can_attack() -> None:
    state = position(
        red={"G4": unit(Kind.CRUISER), "F5": unit(Kind.MISSILE)},
        blue={"G5": unit(Kind.CORVETTE)},
        hands=WAVE,
    )
    twice = Play(Card.SECOND_WAVE, ("cruiser-1", "cruiser-1"))
    assert refused(state, RED, twice) == "wave-twice"
    assert refused(state, RED, Play(Card.SECOND_WAVE, ("missile-1",))) == "no-attack"
    assert refused(state, RED, Play(Card.SECOND_WAVE)) == "card-aim"


def test_a_field_is_swept_once_in_whichever_wave() -> None:
    red = {"G4": unit(Kind.CRUISER), "F5": unit(Kind.CRUISER)}
    state = position(red=red, blue={"F4": unit(Kind.CORVETTE)}, mines={"G5": 2}, hands=WAVE)
    state = act(state, RED, Play(Card.SECOND_WAVE, ("cruiser-1",))).state
    first = act(state, RED, Attack("cruiser-1", "G5")).state
    second = act(state, RED, Attack("cruiser-1", "F4"), Attack("cruiser-1", "G5")).state
    for swept, wave in ((first, False), (second, True)):
        assert swept.board.combats[-1].second is wave
        assert refused(swept, RED, Attack("cruiser-2", "G5")) == "mines-once"


def test_a_minesweeper_removes_a_field_at_once() -> None:
    state = position(
        red={"G4": unit(Kind.CORVETTE)},
        mines={"G5": 2, "J5": 2},
        hands=((Card.MINESWEEPER,), ()),
    )
    after = act(state, RED, Play(Card.MINESWEEPER, sectors=("G5",))).state
    assert after.board.mines == {"J5": 2}
    assert refused(state, RED, Play(Card.MINESWEEPER, sectors=("J5",))) == "no-mines-there"
    busy = act(state, RED, Attack("corvette-1", "G5")).state
    assert refused(busy, RED, Play(Card.MINESWEEPER, sectors=("G5",))) == "target-taken"


def test_the_phase_is_passed_over_where_nothing_is_within_reach() -> None:
    calm = position(Phase.MOVEMENT, red={"G4": unit(Kind.FRIGATE)}, blue={"C4": unit(Kind.FRIGATE)})
    assert act(calm, RED, End(Phase.MOVEMENT)).state.board.active == BLUE
    near = position(Phase.MOVEMENT, red={"G4": unit(Kind.FRIGATE)}, blue={"G5": unit(Kind.FRIGATE)})
    assert act(near, RED, End(Phase.MOVEMENT)).state.board.phase is Phase.COMBAT


def test_phases_are_played_in_order() -> None:
    state = duel(unit(Kind.FRIGATE), unit(Kind.FRIGATE))
    assert refused(state, RED, Move("frigate-1", "G3")) == "other-stage"
    assert refused(state, RED, End(Phase.MOVEMENT)) == "other-phase"


def test_every_ship_can_be_destroyed_by_enough() -> None:
    for kind in (k for k in Kind if TYPES[k].back):
        whole = unit(kind)
        assert verdict(whole, 2 * whole.stats.defence) is Verdict.DESTROYED


def test_an_ion_cannon_reaches_ships_beside_its_planet_and_nothing_else() -> None:
    cannon = planet(Size.MEDIUM, RED, "T", Kind.ION_CANNON)
    near = position(planets={"H4": cannon}, blue={"G4": unit(Kind.FRIGATE)})
    assert can_fight(near.board, RED)
    far = position(planets={"H4": cannon}, blue={"E4": unit(Kind.FRIGATE)}, mines={"G4": 1})
    assert not can_fight(far.board, RED)


def test_a_haven_lies_beside_every_sector_of_a_jump() -> None:
    board = position().board
    around = tuple(board.map.neighbours["J3"])
    assert havens(board, RED, around) == ("J3",)
    assert havens(board, RED, around[:1]) == ("J3",)
    assert havens(board, RED, (*around, "E4")) == ()
