"""Phase 7B: moving (rulebook, "Fase 7B", "Movimiento trabado"; rulings I-R07, I-R08, I-R32)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cogs.words.strings import LOCALES, speaker
from engines.core import IllegalAction
from engines.imperium.actions import Move, Play
from engines.imperium.board import BLUE, RED, Mark, Phase, Radiation
from engines.imperium.cards import Card
from engines.imperium.missions import Mission
from engines.imperium.state import State
from engines.imperium.systems import Size, Terrain
from engines.imperium.units import TYPES, Kind, Pool
from tests.by_language import ByLanguage
from tests.games.imperium.positions import (
    act,
    at,
    changed,
    numbered,
    planet,
    position,
    refusal,
    refused,
    unit,
)


def moving(**changes: object) -> State:
    return position(Phase.MOVEMENT, **changes)  # type: ignore[arg-type]


def can(state: State, name: str, to: str) -> bool:
    """Tell whether red's unit may move to a sector."""
    try:
        act(state, RED, Move(name, to))
    except IllegalAction:
        return False
    return True


@pytest.mark.parametrize("kind", [k for k in Kind if TYPES[k].front.move])
def test_a_unit_moves_up_to_its_movement(kind: Kind) -> None:
    state = moving(red={"G3": unit(kind)})
    for distance, sector in enumerate(("G4", "G5", "G6", "G7"), start=1):
        assert can(state, f"{kind}-1", sector) is (distance <= TYPES[kind].front.move)


def test_a_damaged_unit_moves_half_as_far() -> None:
    state = moving(red={"G4": unit(Kind.FRIGATE, damaged=True)})
    assert can(state, "frigate-1", "G5")
    assert refused(state, RED, Move("frigate-1", "G6")) == "move-too-far"


def test_a_unit_moves_once() -> None:
    state = act(moving(red={"G4": unit(Kind.FRIGATE)}), RED, Move("frigate-1", "G5")).state
    assert refused(state, RED, Move("frigate-1", "G6")) == "moved-already"


def test_bases_do_not_move() -> None:
    state = moving(red={"G4": unit(Kind.BASE)})
    assert refused(state, RED, Move("base-1", "G5")) == "cannot-move"


def test_planets_asteroids_and_other_obstacles_are_not_entered() -> None:
    state = moving(
        red={"G3": unit(Kind.CORVETTE)},
        clouds=("F4",),
        radiation={"G4": Radiation(1, BLUE)},
    )
    assert refused(state, RED, Move("corvette-1", "H4")) == "move-onto-planet"
    for wall in ("H3", "F4", "G4"):
        assert refused(state, RED, Move("corvette-1", wall)) == "move-into-wall"
    assert refused(state, RED, Move("corvette-1", "Z9")) == "no-such-sector"
    assert refused(state, RED, Move("corvette-1", "G3")) == "move-nowhere"
    assert refused(state, RED, Move("corvette-9", "G2")) == "no-such-unit"


def test_a_black_hole_is_not_entered_but_passed_in_safety() -> None:
    state = moving(red={"G3": unit(Kind.CORVETTE)}, terrain={"G4": Terrain.BLACK_HOLE})
    assert refused(state, RED, Move("corvette-1", "G4")) == "move-into-wall"
    after = act(state, RED, Move("corvette-1", "F5")).state
    assert at(after, RED, "F5") is not None


def test_obstacles_are_in_the_way() -> None:
    """H4 is a planet and H3 asteroids: I3 is two sectors from G3 but three by the open."""
    state = moving(red={"G3": unit(Kind.FRIGATE)})
    assert state.board.map.distance("G3", "I3") == 2
    assert refused(state, RED, Move("frigate-1", "I3")) == "move-too-far"


def test_i_r08_own_units_are_passed_but_a_sector_is_not_shared() -> None:
    state = moving(red={"G4": unit(Kind.FRIGATE), "G5": unit(Kind.CORVETTE)})
    assert can(state, "frigate-1", "G6")
    assert refused(state, RED, Move("frigate-1", "G5")) == "move-onto-unit"


def test_enemy_units_are_not_passed() -> None:
    """In a corridor: C4 lies between A4, B4 (asteroids) and C3, D3 (planets)."""
    state = moving(red={"B5": unit(Kind.CORVETTE)}, blue={"C4": unit(Kind.INTERCEPTOR)})
    assert refused(state, RED, Move("corvette-1", "C4")) == "move-onto-unit"
    assert refused(state, RED, Move("corvette-1", "B3")) in ("move-engaged", "move-too-far")


def test_i_r07_an_engaged_unit_moves_one_sector_at_most() -> None:
    state = moving(red={"G4": unit(Kind.CORVETTE)}, blue={"F4": unit(Kind.FRIGATE)})
    assert can(state, "corvette-1", "H5")
    assert refused(state, RED, Move("corvette-1", "I5")) == "move-engaged"


def test_i_r07_whoever_comes_beside_an_enemy_stops_there() -> None:
    state = moving(red={"G4": unit(Kind.CORVETTE)}, blue={"F6": unit(Kind.FRIGATE)})
    assert can(state, "corvette-1", "G5")
    assert refused(state, RED, Move("corvette-1", "G6")) == "move-too-far"


def test_i_r07_squadrons_engage_others_but_are_not_engaged() -> None:
    """Rulebook, "Escuadrones": they pass enemy units and planets and are not held."""
    state = moving(red={"G4": unit(Kind.CORVETTE)}, blue={"F4": unit(Kind.INTERCEPTOR)})
    assert refused(state, RED, Move("corvette-1", "I5")) == "move-engaged"
    squadron = moving(
        red={"G4": unit(Kind.INTERCEPTOR)},
        blue={"F4": unit(Kind.FRIGATE), "F5": unit(Kind.FRIGATE), "E4": unit(Kind.BASE)},
    )
    assert can(squadron, "interceptor-1", "D5"), "over the frigates and past the base"
    assert can(squadron, "interceptor-1", "I4"), "over the planet H4"
    assert refused(squadron, RED, Move("interceptor-1", "H4")) == "move-onto-planet"
    assert refused(squadron, RED, Move("interceptor-1", "F4")) == "move-onto-unit"


def test_squadrons_do_not_pass_asteroids() -> None:
    state = moving(red={"H2": unit(Kind.BOMBER)}, planets={"I2": planet(Size.SMALL)})
    assert state.board.map.distance("H2", "H4") == 2
    assert refused(state, RED, Move("bomber-1", "H3")) == "move-into-wall"


@pytest.mark.parametrize("kind", [Kind.BASE, Kind.MISSILE, Kind.TRANSPORT])
def test_i_r32_bases_and_missiles_engage_like_ships(kind: Kind) -> None:
    state = moving(red={"G4": unit(Kind.CORVETTE)}, blue={"F4": unit(kind)})
    assert refused(state, RED, Move("corvette-1", "I5")) == "move-engaged"


def test_i_r32_mines_do_not_engage() -> None:
    state = moving(red={"G4": unit(Kind.CORVETTE)}, mines={"F4": 2})
    assert can(state, "corvette-1", "I5")


def test_loaded_squadrons_do_not_engage() -> None:
    state = moving(red={"G4": unit(Kind.CORVETTE)}, blue={"E4": unit(Kind.CARRIER, "IIII")})
    assert can(state, "corvette-1", "I5")


@pytest.mark.parametrize(
    ("left", "kind", "survives", "damaged"),
    [
        (2, Kind.FRIGATE, True, True),
        (2, Kind.CARRIER, True, True),
        (2, Kind.CORVETTE, True, True),
        (2, Kind.TRANSPORT, False, False),
        (2, Kind.DESTROYER, True, False),
        (2, Kind.INTERCEPTOR, False, False),
        (1, Kind.FRIGATE, True, False),
        (1, Kind.TRANSPORT, True, True),
        (2, Kind.MINELAYER, True, False),
    ],
)
def test_a_minefield_stops_and_attacks_whoever_enters(
    left: int, kind: Kind, survives: bool, damaged: bool
) -> None:
    """Token "Campo de minas": strength 6, 3 once flipped; minelayers are immune."""
    state = act(moving(red={"G4": unit(kind)}, mines={"G5": left}), RED, Move(f"{kind}-1", "G5"))
    ship = at(state.state, RED, "G5")
    assert (ship is not None) is survives
    assert ship is None or ship.damaged is damaged
    assert state.state.board.mines == {"G5": left}, "the field stays"


def test_a_minefield_ends_the_move() -> None:
    state = moving(red={"G4": unit(Kind.CORVETTE)}, mines=dict.fromkeys(("G5", "F5", "H5"), 2))
    assert refused(state, RED, Move("corvette-1", "G6")) == "move-too-far"


def test_a_carrier_hit_by_mines_loses_what_it_can_no_longer_carry() -> None:
    state = moving(red={"G4": unit(Kind.CARRIER, "IIII")}, mines={"G5": 2})
    step = act(state, RED, Move("carrier-1", "G5"))
    assert at(step.state, RED, "G5").cargo == (Kind.INTERCEPTOR,) * 2  # type: ignore[union-attr]
    assert step.state.board.phase is Phase.MOVEMENT


def test_a_missile_that_runs_into_mines_explodes_there() -> None:
    state = moving(red={"G4": unit(Kind.MISSILE)}, mines={"G5": 2})
    after = act(state, RED, Move("missile-1", "G5")).state
    assert at(after, RED, "G5") is None
    assert "G5" in after.board.radiation


GATES = {"mission": Mission.GATES}
"""Star gates: E2, H3, G7, J8."""


def test_a_star_gate_leads_to_every_other_for_one_step() -> None:
    state = moving(red={"G3": unit(Kind.FRIGATE)}, **GATES)
    for gate in ("E2", "G7", "J8"):
        assert can(state, "frigate-1", gate), "one step to H3, one through it"
    on_gate = moving(red={"H3": unit(Kind.FRIGATE)}, **GATES)
    assert can(on_gate, "frigate-1", "F7"), "one step through, one from G7"


def test_one_jump_a_turn() -> None:
    state = moving(red={"H3": unit(Kind.INTERCEPTOR)}, **GATES)
    far = [s for s in state.board.map.sectors if state.board.map.distance("H3", s) > 4]
    reached = {s for s in far if can(state, "interceptor-1", s)}
    others = [g for g in state.board.map.gates if g != "H3"]
    assert reached
    assert all(any(state.board.map.distance(g, s) <= 3 for g in others) for s in reached)


def test_an_occupied_gate_is_closed() -> None:
    state = moving(red={"H3": unit(Kind.FRIGATE), "E2": unit(Kind.CORVETTE)}, **GATES)
    assert refused(state, RED, Move("frigate-1", "E2")) == "move-onto-unit"
    assert can(state, "frigate-1", "J8")


def test_engagement_holds_at_gates_too() -> None:
    """An engaged unit may use its one step for the jump; who emerges beside an enemy stops."""
    engaged = moving(red={"H3": unit(Kind.CORVETTE)}, blue={"H2": unit(Kind.FRIGATE)}, **GATES)
    assert can(engaged, "corvette-1", "G7")
    assert refused(engaged, RED, Move("corvette-1", "F7")) == "move-engaged"
    awaited = moving(red={"H3": unit(Kind.FRIGATE)}, blue={"F8": unit(Kind.FRIGATE)}, **GATES)
    assert can(awaited, "frigate-1", "G7")
    assert refused(awaited, RED, Move("frigate-1", "H7")) == "move-too-far"
    watched = moving(red={"G3": unit(Kind.FRIGATE)}, blue={"I2": unit(Kind.FRIGATE)}, **GATES)
    assert can(watched, "frigate-1", "H3")
    assert refused(watched, RED, Move("frigate-1", "G7")) == "move-too-far"


def test_gates_do_not_work_for_the_convoy() -> None:
    state = moving(red={"E2": unit(Kind.FRIGATE)}, mission=Mission.CONVOY)
    assert refused(state, RED, Move("frigate-1", "J8")) == "move-too-far"


def test_ion_particles_end_the_move_of_ships_and_squadrons() -> None:
    for kind in (Kind.CORVETTE, Kind.INTERCEPTOR):
        state = moving(red={"C2": unit(kind)}, mission=Mission.GATES)
        near = set(state.board.map.neighbours["B1"])
        assert near == {"A1", "B2", "C1"}
        assert can(state, f"{kind}-1", "B1")
    inside = moving(red={"B1": unit(Kind.CORVETTE)}, mission=Mission.GATES)
    assert can(inside, "corvette-1", "C3"), "whoever starts inside moves freely"


def test_overcharged_engines_add_two_sectors() -> None:
    hands = ((Card.OVERCHARGED_ENGINES,), ())
    state = moving(red={"G4": unit(Kind.FRIGATE), "J4": unit(Kind.BASE)}, hands=hands)
    swift = act(state, RED, Play(Card.OVERCHARGED_ENGINES, ("frigate-1",))).state
    assert swift.board.sides[RED].units["G4"].marks == {Mark.SWIFT}
    assert can(swift, "frigate-1", "G7")
    base = Play(Card.OVERCHARGED_ENGINES, ("base-1",))
    assert refused(state, RED, base) == "cannot-move"
    held = moving(red={"G4": unit(Kind.FRIGATE)}, blue={"G5": unit(Kind.BASE)}, hands=hands)
    assert refused(held, RED, Play(Card.OVERCHARGED_ENGINES, ("frigate-1",))) == "card-engaged"


def test_an_evasive_manoeuvre_ignores_engagement_but_not_enemies() -> None:
    state = moving(
        red={"G4": unit(Kind.FRIGATE), "J4": unit(Kind.BOMBER)},
        blue={"F5": unit(Kind.FRIGATE), "G5": unit(Kind.FRIGATE)},
        hands=((Card.EVASIVE_MANOEUVRE,), ()),
    )
    free = act(state, RED, Play(Card.EVASIVE_MANOEUVRE, ("frigate-1",))).state
    assert can(free, "frigate-1", "E4"), "past F5"
    assert can(free, "frigate-1", "H6") is False, "a planet"
    assert refused(free, RED, Move("frigate-1", "G6")) == "move-too-far", "not through G5"
    assert refused(state, RED, Play(Card.EVASIVE_MANOEUVRE, ("bomber-1",))) == "evade-squadron"


def test_a_short_jump_replaces_the_move() -> None:
    state = moving(
        red={"G4": unit(Kind.FRIGATE)},
        blue={"D5": unit(Kind.CORVETTE)},
        hands=((Card.SHORT_JUMP,), ()),
    )

    def jump(to: str) -> Play:
        return Play(Card.SHORT_JUMP, ("frigate-1",), (to,))

    after = act(state, RED, jump("J4")).state
    assert at(after, RED, "J4") is not None
    assert refused(after, RED, Move("frigate-1", "J5")) == "moved-already"
    assert refused(state, RED, jump("E4")) == "jump-by-enemy"
    assert refused(state, RED, jump("H4")) == "jump-not-free"
    assert refused(state, RED, jump("B6")) == "jump-too-far"


def test_a_hyperspace_jump_brings_three_units_beside_one_haven() -> None:
    ships = {"G4": unit(Kind.FRIGATE), "G5": unit(Kind.CRUISER), "F5": unit(Kind.BOMBER)}
    state = moving(red=ships, hands=((Card.HYPERSPACE_JUMP,), ()))
    names = ("frigate-1", "cruiser-1", "bomber-1")
    after = act(state, RED, Play(Card.HYPERSPACE_JUMP, names, ("J4", "I3", "J2"))).state
    assert set(after.board.sides[RED].units) == {"J4", "I3", "J2"}
    wrong = {
        ("J4", "I3", "G6"): "jump-no-haven",
        ("J4", "J4", "J2"): "jump-pairs",
        ("J4", "I3"): "jump-pairs",
        ("J4", "I2", "J2"): "jump-not-free",
    }
    for sectors, reason in wrong.items():
        assert refused(state, RED, Play(Card.HYPERSPACE_JUMP, names, sectors)) == reason
    blockaded = moving(red=ships, blue={"K3": unit(Kind.CORVETTE)}, hands=state_hand(state))
    play = Play(Card.HYPERSPACE_JUMP, names, ("J4", "I3", "J2"))
    assert refused(blockaded, RED, play) == "jump-no-haven"


def state_hand(state: State) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    return state.hidden[RED].hand, ()


DEAR = sorted(kind for kind, unit_type in TYPES.items() if unit_type.cost > 10 and unit_type.back)
"""The card: ships of at most 10."""
CHEAP = (Kind.CORVETTE, Kind.FRIGATE, Kind.CARRIER)


@pytest.mark.parametrize("kind", CHEAP)
def test_mutiny_takes_a_cheap_ship_beside_a_dearer_one(kind: Kind) -> None:
    hands = ((Card.MUTINY,), ())
    state = moving(red={"G4": unit(Kind.CRUISER)}, blue={"G5": unit(kind)}, hands=hands)
    after = act(state, RED, Play(Card.MUTINY, sectors=("G5",))).state
    taken = at(after, RED, "G5")
    assert taken is not None
    assert (taken.kind, taken.damaged, taken.id) == (kind, True, f"{kind}-1")
    assert at(after, BLUE, "G5") is None


@pytest.mark.parametrize(
    ("target", "reason"),
    [
        *((unit(kind), "mutiny-target") for kind in DEAR),
        (unit(Kind.FRIGATE, "I"), "mutiny-target"),
        (unit(Kind.FRIGATE, damaged=True), "mutiny-target"),
        (unit(Kind.BOMBER), "mutiny-target"),
        (unit(Kind.MISSILE), "mutiny-target"),
    ],
)
def test_some_ships_do_not_mutiny(target: object, reason: str) -> None:
    state = moving(red={"G4": unit(Kind.CRUISER)}, blue={"G5": target}, hands=((Card.MUTINY,), ()))
    mutiny = Play(Card.MUTINY, sectors=("G5",))
    assert refused(state, RED, mutiny) == reason
    assert refusal(state, RED, mutiny).args["most"] == 10


def test_who_is_not_held_by_engagement_is_not_told_that_it_stops_beside_enemies() -> None:
    """A squadron flies over enemies and planets as well."""
    enemy = {"A3": unit(Kind.FRIGATE)}
    state = moving(red={"J4": unit(Kind.INTERCEPTOR)}, blue=enemy)
    assert refusal(state, RED, Move("interceptor-1", "B5")).args["how"] == "flying"
    evading = {"J4": unit(Kind.CORVETTE, marks={Mark.EVADING})}
    far = moving(red=evading, blue=enemy)
    assert refusal(far, RED, Move("corvette-1", "B5")).args["how"] == "evading"


@pytest.mark.parametrize("locale", LOCALES)
def test_nobody_waits_for_a_token_that_a_black_hole_has_taken(locale: str) -> None:
    state = moving(
        red={"G4": unit(Kind.CRUISER)}, blue={"G5": unit(Kind.CARRIER)}, hands=((Card.MUTINY,), ())
    )
    red, blue = state.board.sides
    said, waits = set[str](), ByLanguage("the carrier waits", en="wait", es="espera")
    for taken, own in ((0, 2), (1, 1), (2, 0)):
        carriers = {sector: unit(Kind.CARRIER) for sector in ("J4", "J2")[:own]}
        units = numbered({**red.units, **carriers})
        lost = {Pool.CARRIERS: taken} if taken else {}
        now = changed(state, sides=(replace(red, units=units, lost=lost), blue))
        reason = refusal(now, RED, Play(Card.MUTINY, sectors=("G5",)))
        assert reason.args["left"] == own
        said.add(words := speaker(locale)(reason))
        assert waits[locale] in words or not own
    assert len(said) == 3


def test_mutiny_needs_a_dearer_ship_and_a_token() -> None:
    hands = ((Card.MUTINY,), ())
    for own in (Kind.CORVETTE, Kind.FRIGATE):
        cheap = moving(red={"G4": unit(own)}, blue={"G5": unit(Kind.FRIGATE)}, hands=hands)
        assert refused(cheap, RED, Play(Card.MUTINY, sectors=("G5",))) == "mutiny-no-ship"
    carriers = {"J4": unit(Kind.CARRIER), "J2": unit(Kind.CARRIER), "G4": unit(Kind.CRUISER)}
    state = moving(red=carriers, blue={"G5": unit(Kind.CARRIER)}, hands=hands)
    assert refused(state, RED, Play(Card.MUTINY, sectors=("G5",))) == "out-of-stock"
    last = moving(
        red={"J4": unit(Kind.CARRIER), "G4": unit(Kind.CRUISER)},
        blue={"G5": unit(Kind.CARRIER)},
        hands=hands,
    )
    taken = act(last, RED, Play(Card.MUTINY, sectors=("G5",))).state
    assert at(taken, RED, "G5") is not None, "the second of two tokens"
