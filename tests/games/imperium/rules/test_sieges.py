"""Phase 8: bombardment, planet destruction, missiles (rulings I-R19, I-R20, I-R23, I-R61)."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from engines.imperium import ENGINE
from engines.imperium.actions import (
    Annihilate,
    Attack,
    Bombard,
    Build,
    End,
    Invade,
    Move,
    Play,
    Remove,
    Strike,
    Unload,
)
from engines.imperium.board import BLUE, RED, Mark, Phase, Radiation, Reason
from engines.imperium.cards import Card
from engines.imperium.missions import Mission
from engines.imperium.state import State
from engines.imperium.stock import stock
from engines.imperium.systems import Size, Terrain
from engines.imperium.units import TYPES, Ability, Kind
from tests.games.imperium.positions import (
    act,
    at,
    changed,
    fought,
    on,
    planet,
    position,
    refused,
    told,
)
from tests.games.imperium.positions import unit as ship

T = Kind.INFANTRY
FAR = {"A3": ship(Kind.FRIGATE)}
"""A unit of blue's that keeps the match going."""


def siege(kind: Kind, *buildings: Kind, troops: str = "TT", **changes: object) -> State:
    """Red's ship in G4 beside the blue planet H4."""
    changes = {"red": {"G4": ship(kind)}, "blue": FAR, **changes}
    held = {"H4": planet(Size.MEDIUM, BLUE, troops, *buildings)}
    return position(planets=held, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", [k for k in Kind if TYPES[k].front.attack and TYPES[k].back])
def test_i_r19_who_can_bombard(kind: Kind) -> None:
    state = siege(kind)
    if Ability.BOMBARD in TYPES[kind].front.abilities:
        after = fought(state, Bombard(f"{kind}-1", "H4")).state
        assert on(after, "H4").troops == (T,)
    else:
        assert refused(state, RED, Bombard(f"{kind}-1", "H4")) == "cannot-bombard"


def test_i_r19_the_owner_picks_the_token() -> None:
    state = siege(Kind.CRUISER, Kind.CANNON, Kind.ION_CANNON, troops="TA")
    state = act(state, RED, Bombard("cruiser-1", "H4"), End(Phase.COMBAT)).state
    assert state.board.choice is not None
    assert state.board.choice.seat == BLUE
    assert set(state.board.choice.pool) == {T, Kind.ARMOUR, Kind.CANNON, Kind.ION_CANNON}
    assert ENGINE.default_action(state, BLUE) == Remove((T,)), "the cheapest by default"
    state = act(state, BLUE, Remove((Kind.ION_CANNON,))).state
    assert on(state, "H4").buildings == {Kind.CANNON}


def test_example_three_bombardments_leave_a_neutral_planet() -> None:
    """Rulebook: "en tres turnos no quedaría tropas enemigas y sería un planeta neutral
    (destruyéndose el cañón defensivo)"."""
    state = siege(Kind.CRUISER, Kind.CANNON, troops="TTT")
    for left in (2, 1, 0):
        assert on(state, "H4").owner == BLUE
        state = fought(state, Bombard("cruiser-1", "H4")).state
        assert len(on(state, "H4").troops) == left
        state = changed(state, phase=Phase.COMBAT, active=RED)
    assert on(state, "H4") == planet(Size.MEDIUM)


def test_a_shield_forbids_bombardment_until_it_is_sabotaged() -> None:
    state = siege(Kind.CRUISER, Kind.SHIELD, hands=((Card.SABOTAGE,), ()))
    assert refused(state, RED, Bombard("cruiser-1", "H4")) == "bombard-shield"
    sabotage = Play(Card.SABOTAGE, sectors=("H4",), building=Kind.SHIELD)
    state = act(state, RED, sabotage).state
    assert act(state, RED, Bombard("cruiser-1", "H4"))


def test_a_bombardment_does_not_happen_once_a_card_has_destroyed_the_last_token() -> None:
    """Which only a home planet can lose: any other is neutral without troops."""
    state = position(
        red={"D6": ship(Kind.CRUISER)},
        blue=FAR,
        planets={"C6": planet(Size.HOME, BLUE, "", Kind.CANNON)},
        hands=((Card.SABOTAGE,), ()),
    )
    sabotage = Play(Card.SABOTAGE, sectors=("C6",), building=Kind.CANNON)
    step = fought(act(state, RED, Bombard("cruiser-1", "C6")).state, sabotage)
    assert told(step, "combat-void") == [{"sector": "C6"}]
    assert on(step.state, "C6") == planet(Size.HOME, BLUE)


@pytest.mark.parametrize("building", [Kind.CANNON, Kind.SHIELD])
@pytest.mark.parametrize("damaged", [False, True])
def test_a_cannons_damage_goes_with_the_cannon_alone(building: Kind, damaged: bool) -> None:
    """Whether a card, a bombardment or an invasion destroys the building."""
    held = planet(Size.MEDIUM, BLUE, "TT", Kind.CANNON, Kind.SHIELD, cannon_damaged=damaged)
    state = siege(Kind.CRUISER, hands=((Card.SABOTAGE,), ()))
    state = changed(state, planets={**state.board.planets, "H4": held})
    sabotage = Play(Card.SABOTAGE, sectors=("H4",), building=building)
    left = on(act(state, RED, sabotage).state, "H4")
    assert left.buildings == {Kind.CANNON, Kind.SHIELD} - {building}
    assert left.cannon_damaged == (damaged and building is not Kind.CANNON)
    assert left == held.without(building)


def test_sabotage_needs_a_unit_beside_the_planet_and_a_building() -> None:
    hands = ((Card.SABOTAGE,), ())
    state = siege(Kind.CORVETTE, Kind.SHIELD, hands=hands)
    what = Play(Card.SABOTAGE, sectors=("H4",), building=Kind.CANNON)
    assert refused(state, RED, what) == "sabotage-what"
    assert refused(state, RED, Play(Card.SABOTAGE, sectors=("H4",))) == "sabotage-what"
    away = siege(Kind.CORVETTE, Kind.SHIELD, hands=hands, red={"G5": ship(Kind.CORVETTE)})
    shield = Play(Card.SABOTAGE, sectors=("H4",), building=Kind.SHIELD)
    assert refused(away, RED, shield) == "sabotage-out-of-reach"
    nobodys = Play(Card.SABOTAGE, sectors=("E3",), building=Kind.SHIELD)
    assert refused(state, RED, nobodys) == "no-enemy-planet"


def test_enemy_units_beside_the_planet_forbid_bombardment() -> None:
    state = siege(Kind.CRUISER, blue={"H5": ship(Kind.INTERCEPTOR)})
    assert refused(state, RED, Bombard("cruiser-1", "H4")) == "bombard-ships"


def test_one_bombardment_a_planet_and_none_besides_an_invasion() -> None:
    red = {"G4": ship(Kind.CRUISER), "H5": ship(Kind.DESTROYER, "T")}
    state = siege(Kind.CRUISER, red=red)
    shelled = act(state, RED, Bombard("cruiser-1", "H4")).state
    assert refused(shelled, RED, Bombard("destroyer-1", "H4")) == "target-taken"
    assert refused(shelled, RED, Invade("destroyer-1", "H4", (T,))) == "target-taken"


def test_i_r19_a_ship_that_bombards_has_attacked() -> None:
    state = siege(Kind.CRUISER, blue={"F5": ship(Kind.CORVETTE)})
    state = act(state, RED, Bombard("cruiser-1", "H4")).state
    assert refused(state, RED, Attack("cruiser-1", "F5")) == "attacked-already"


def test_an_empty_home_is_not_bombarded() -> None:
    state = position(
        red={"D6": ship(Kind.CRUISER)}, blue=FAR, planets={"C6": planet(Size.HOME, BLUE)}
    )
    assert refused(state, RED, Bombard("cruiser-1", "C6")) == "bombard-nothing"
    assert refused(state, RED, Bombard("cruiser-1", "D7")) == "no-enemy-planet"


def test_example_an_annihilator_destroys_a_planet_with_six_infantry() -> None:
    """Rulebook, "Destrucción de planetas"."""
    state = position(
        red={"H8": ship(Kind.ANNIHILATOR)},
        blue={**FAR, "G6": ship(Kind.CORVETTE)},
        planets={"I7": planet(Size.LARGE, BLUE, "TTTTTT", Kind.SHIELD)},
        radiation={"I7": Radiation(9, RED), "G5": Radiation(9, RED)},
    )
    step = fought(state, Annihilate("annihilator-1", "I7"))
    assert set(step.state.board.radiation) == {"G5"}
    assert "I7" not in step.state.board.planets
    assert step.state.board.terrain["I7"] is Terrain.ASTEROIDS
    assert told(step, "annihilated")[0]["planet"] == "I7"
    moving = changed(step.state, phase=Phase.MOVEMENT, active=BLUE)
    assert refused(moving, BLUE, Move("corvette-1", "I7")) == "move-into-wall"


def test_i22_an_annihilator_that_moved_attacks_with_30_but_destroys_nothing() -> None:
    """Rulebook, note."""
    state = position(
        Phase.MOVEMENT,
        red={"G5": ship(Kind.ANNIHILATOR)},
        blue={"F4": ship(Kind.BASE)},
        planets={"H4": planet(Size.MEDIUM, BLUE, "T")},
    )
    state = act(state, RED, Move("annihilator-1", "G4"), End(Phase.MOVEMENT)).state
    assert refused(state, RED, Annihilate("annihilator-1", "H4")) == "annihilator-moved"
    step = fought(state, Attack("annihilator-1", "F4"))
    assert told(step, "attack-resolved")[0]["attack"] == 30


def test_i_r20_an_annihilator_must_have_begun_its_turn_there_undamaged() -> None:
    new = siege(Kind.ANNIHILATOR, red={"G4": ship(Kind.ANNIHILATOR, marks=(Mark.BUILT,))})
    assert refused(new, RED, Annihilate("annihilator-1", "H4")) == "annihilator-moved"
    hurt = siege(Kind.ANNIHILATOR, red={"G4": ship(Kind.ANNIHILATOR, damaged=True)})
    assert refused(hurt, RED, Annihilate("annihilator-1", "H4")) == "cannot-annihilate"
    assert refused(siege(Kind.CRUISER), RED, Annihilate("cruiser-1", "H4")) == "cannot-annihilate"


def test_i_r20_destroying_replaces_the_attack() -> None:
    state = siege(Kind.ANNIHILATOR, blue={"F5": ship(Kind.CORVETTE)})
    state = act(state, RED, Annihilate("annihilator-1", "H4")).state
    assert refused(state, RED, Attack("annihilator-1", "F5")) == "attacked-already"
    assert refused(state, RED, Bombard("annihilator-1", "H4")) == "attacked-already"


def test_a_destroyed_home_ends_the_match() -> None:
    state = position(red={"D6": ship(Kind.ANNIHILATOR)}, blue=FAR)
    after = fought(state, Annihilate("annihilator-1", "C6")).state
    assert after.board.result is not None
    assert (after.board.result.reason, after.board.result.winner) == (Reason.HOME_DESTROYED, RED)


def test_i_r23_a_missile_destroys_any_unit_and_leaves_radioactivity() -> None:
    state = position(red={"G4": ship(Kind.MISSILE)}, blue={"G5": ship(Kind.BASE), **FAR}, turn=5)
    step = fought(state, Strike("missile-1", "G5"))
    assert at(step.state, BLUE, "G5") is None
    assert at(step.state, RED, "G4") is None
    marker = step.state.board.radiation["G5"]
    assert (marker.until, marker.owner) == (6, RED)


def test_i_r23_a_missile_destroys_everything_on_a_planet_shield_or_not() -> None:
    state = siege(Kind.MISSILE, Kind.SHIELD, Kind.CANNON)
    after = fought(state, Strike("missile-1", "H4")).state
    assert on(after, "H4") == planet(Size.MEDIUM)
    assert "H4" in after.board.radiation
    moving = position(
        Phase.MOVEMENT,
        red={"G4": ship(Kind.TRANSPORT, "T")},
        radiation=after.board.radiation,
    )
    assert refused(moving, RED, Unload("transport-1", "H4", (T,))) == "planet-radioactive"


def test_i_r24_a_home_hit_by_a_missile_is_not_conquered() -> None:
    state = position(red={"D6": ship(Kind.MISSILE)}, blue=FAR)
    after = fought(state, Strike("missile-1", "C6")).state
    assert ENGINE.outcome(after) is None
    assert on(after, "C6") == planet(Size.HOME, BLUE)
    building = changed(after, phase=Phase.CONSTRUCTION, active=BLUE)
    assert refused(building, BLUE, Build(T, "C6")) == "planet-radioactive"


def test_a_missile_strikes_what_lies_beside_it() -> None:
    state = position(
        red={"G4": ship(Kind.MISSILE), "J4": ship(Kind.CRUISER)},
        blue={"G6": ship(Kind.CORVETTE), **FAR},
    )
    assert refused(state, RED, Strike("missile-1", "G6")) == "attack-out-of-reach"
    assert refused(state, RED, Strike("missile-1", "G5")) == "nothing-to-attack"
    assert refused(state, RED, Strike("cruiser-1", "J5")) == "no-missile"
    own = changed(state, planets={**state.board.planets, "H4": planet(Size.SMALL, RED, "T")})
    assert refused(own, RED, Strike("missile-1", "H4")) == "nothing-to-attack"


def test_i_r61_a_neutral_planet_can_be_made_radioactive() -> None:
    """Nothing lies on it, but nobody can occupy it before the marker is gone."""
    red = {"G4": ship(Kind.MISSILE), "J4": ship(Kind.FRIGATE), "I3": ship(Kind.CORVETTE, "T")}
    after = fought(position(red=red, blue=FAR), Strike("missile-1", "H4")).state
    assert on(after, "H4") == planet(Size.MEDIUM)
    landing = changed(after, phase=Phase.MOVEMENT, active=RED)
    assert refused(landing, RED, Unload("corvette-1", "H4", (T,))) == "planet-radioactive"


def test_i_r61_a_neutral_planet_can_be_destroyed_and_does_not_count() -> None:
    """The Ultimate Weapon asks for planets of the enemy."""
    red = {"G4": ship(Kind.ANNIHILATOR), "J4": ship(Kind.FRIGATE)}
    state = position(red=red, blue=FAR)
    step = fought(state, Annihilate("annihilator-1", "H4"))
    assert "annihilated" in told(step)
    assert step.state.board.terrain["H4"] is Terrain.ASTEROIDS
    assert step.state.board.sides[RED].planets_destroyed == 0
    own = changed(state, planets={**state.board.planets, "H4": planet(Size.SMALL, RED, "T")})
    assert refused(own, RED, Annihilate("annihilator-1", "H4")) == "no-planet-to-destroy"


def test_i_r61_a_neutral_planet_in_reach_asks_for_a_combat_phase() -> None:
    red = {"G4": ship(Kind.MISSILE), "J4": ship(Kind.FRIGATE)}
    state = position(Phase.MOVEMENT, red=red, blue=FAR)
    assert act(state, RED, End(Phase.MOVEMENT)).state.board.phase is Phase.COMBAT
    before = changed(state, rules=UNSET)
    assert act(before, RED, End(Phase.MOVEMENT)).state.board.active == BLUE


def test_by_the_first_rules_neutral_planets_are_spared() -> None:
    red = {"G4": ship(Kind.MISSILE), "J4": ship(Kind.ANNIHILATOR)}
    state = position(red=red, blue=FAR, rules=UNSET)
    assert refused(state, RED, Strike("missile-1", "H4")) == "nothing-to-attack"
    red = {"G4": ship(Kind.ANNIHILATOR), "J4": ship(Kind.FRIGATE)}
    state = position(red=red, blue=FAR, rules=UNSET)
    assert refused(state, RED, Annihilate("annihilator-1", "H4")) == "no-planet-to-destroy"


def test_no_cards_are_asked_for_a_missile() -> None:
    hands = ((Card.PRECISION_SHOT,), (Card.ABSOLUTE_SHIELD,))
    state = position(
        red={"G4": ship(Kind.MISSILE)}, blue={"G5": ship(Kind.BASE), **FAR}, hands=hands
    )
    after = act(state, RED, Strike("missile-1", "G5"), End(Phase.COMBAT)).state
    assert at(after, BLUE, "G5") is None
    assert after.hidden[BLUE].hand == (Card.ABSOLUTE_SHIELD,)


@pytest.mark.parametrize(("first", "turns"), [(RED, 2), (BLUE, 1)])
def test_radioactivity_lasts_through_the_following_game_turn(first: int, turns: int) -> None:
    """Rulebook: the rest of this Game Turn, if red was first in it, and all of the next."""
    state = position(
        red={"G4": ship(Kind.MISSILE), "J4": ship(Kind.FRIGATE)},
        blue={"G5": ship(Kind.BASE), **FAR},
        first=first,
        turn=5,
    )
    state = fought(state, Strike("missile-1", "G5")).state
    seen = {state.board.turn}
    while "G5" in state.board.radiation:
        seen.add(state.board.turn)
        seat = min(ENGINE.to_act(state))
        state = act(state, seat, ENGINE.default_action(state, seat)).state
    assert len(seen) == turns
    assert state.board.turn == 7


def test_a_missiles_marker_uses_its_token_until_it_is_taken_away() -> None:
    state = position(
        Phase.COMBAT,
        mission=Mission.TOTAL_WAR,
        red={"G4": ship(Kind.MISSILE)},
        blue={"G5": ship(Kind.FRIGATE), "A1": ship(Kind.FRIGATE)},
    )
    assert stock(state.board, RED, Kind.MISSILE) == 1
    after = fought(state, Strike("missile-1", "G5")).state
    assert stock(after.board, RED, Kind.MISSILE) == 1
    assert stock(changed(after, radiation={}).board, RED, Kind.MISSILE) == 2


def test_a_missile_says_until_when_it_radiates() -> None:
    red = {"G4": ship(Kind.MISSILE), "J4": ship(Kind.FRIGATE)}
    step = fought(position(red=red, blue=FAR), Strike("missile-1", "H4"))
    (said,) = told(step, "radioactive")
    marker = step.state.board.radiation["H4"]
    assert said["turn"] == marker.until == step.state.board.turn + 1
