"""Phase 7A: antimatter clouds and black holes (rulebook, "Fase 7A"; ruling I-R41).

The die: 1 north-east, 2 east, 3 south-east, 4 south-west, 5 west, 6 north-west.
"""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Dice, Step
from engines.imperium import ENGINE
from engines.imperium.actions import Build, End, Play
from engines.imperium.board import BLUE, RED, Phase, Radiation, Reason
from engines.imperium.cards import Card
from engines.imperium.missions import Mission
from engines.imperium.state import State
from engines.imperium.stock import stock
from engines.imperium.systems import Size, Terrain
from engines.imperium.units import Kind
from engines.versions import stamp
from tests.games.imperium.positions import (
    Rolls,
    act,
    at,
    changed,
    numbered,
    planet,
    position,
    refused,
    told,
    unit,
)


def drifted(state: State, *faces: int) -> Step[State]:
    """End red's construction: clouds drift by these faces, then black holes act."""
    return act(state, RED, End(Phase.CONSTRUCTION), dice=Rolls(*faces))


def cloudy(*clouds: str, **changes: object) -> State:
    return position(Phase.CONSTRUCTION, clouds=clouds, **changes)  # type: ignore[arg-type]


def test_a_cloud_drifts_one_sector_in_the_direction_of_the_die() -> None:
    for face, sector in enumerate(("F5", "G5", "H5", "H4", "G3", "F4"), start=1):
        step = drifted(cloudy("G4"), face)
        assert step.state.board.clouds == (sector,)
        assert told(step, "cloud-moved") == [{"start": "G4", "sector": sector}]


def test_a_cloud_destroys_whatever_it_enters() -> None:
    state = cloudy(
        "G4",
        red={"G5": unit(Kind.CARRIER, "II")},
        mines={"F5": 2},
        radiation={"H5": Radiation(2, RED)},
        planets={"H4": planet(Size.MEDIUM, BLUE, "TTT", Kind.SHIELD)},
    )
    assert at(drifted(state, 2).state, RED, "G5") is None
    assert drifted(state, 1).state.board.mines == {}
    assert drifted(state, 3).state.board.radiation == {}
    gone = drifted(state, 4)
    assert "H4" not in gone.state.board.planets
    assert told(gone, "planet-erased") == [{"planet": "H4"}]


def test_a_cloud_erases_asteroids_and_leaves_empty_space() -> None:
    """Rulebook: an empty-space token covers what is printed."""
    rock = drifted(cloudy("G3"), 4).state
    assert rock.board.clouds == ("H3",)
    assert "H3" not in rock.board.terrain


def test_clouds_move_in_the_order_of_their_numbers_and_vanish_when_they_meet() -> None:
    step = drifted(cloudy("G4", "G5"), 2)
    assert step.state.board.clouds == ()
    assert told(step, "clouds-met") == [{"sector": "G5"}]
    step = drifted(cloudy("G4", "G5"), 5, 5)
    assert step.state.board.clouds == ("G3", "G4")


def test_a_cloud_vanishes_beyond_the_edge() -> None:
    step = drifted(cloudy("A3"), 6)
    assert step.state.board.clouds == ()
    assert told(step, "cloud-left") == [{"sector": "A3"}]


def test_a_black_hole_swallows_a_cloud_and_stays() -> None:
    state = cloudy("G4", terrain={"G5": Terrain.BLACK_HOLE})
    step = drifted(state, 2)
    assert step.state.board.clouds == ()
    assert step.state.board.terrain["G5"] is Terrain.BLACK_HOLE
    assert "cloud-swallowed" in told(step)


def test_an_erased_home_gives_the_match_to_the_other() -> None:
    """Rulebook, "Como ganar en el juego"."""
    state = drifted(cloudy("I3"), 4).state
    assert state.board.result is not None
    assert (state.board.result.reason, state.board.result.winner) == (Reason.HOME_SWALLOWED, BLUE)
    assert ENGINE.outcome(state) is not None


def test_two_homes_erased_in_one_phase_are_a_draw() -> None:
    outcome = ENGINE.outcome(drifted(cloudy("I3", "D6"), 4, 1).state)
    assert outcome is not None
    assert outcome.winners == frozenset()


def test_i_r41_where_homes_are_spared_the_die_is_rolled_again() -> None:
    state = position(Phase.CONSTRUCTION, mission=Mission.STORM, clouds=("L7",), terrain={})
    assert state.board.map.neighbours["L6"][1] == "L7"
    step = drifted(state, 5, 5, 2)
    assert step.state.board.clouds == ("L8",)
    assert "L6" in step.state.board.planets


def stormy(*clouds: str, **changes: object) -> State:
    return cloudy(*clouds, **{"mission": Mission.STORM, "terrain": {}, **changes})


def clouds_after(state: State, *faces: int) -> tuple[str, ...]:
    return drifted(state, *faces).state.board.clouds


def test_i_r66_the_last_two_clouds_of_a_storm_do_not_vanish() -> None:
    """Beyond the edge, into a black hole, into each other: the die is rolled again."""
    assert clouds_after(stormy("F2", "N8"), 4, 2, 3, 1) == ("F3", "M8")
    holed = stormy("G4", "N8", terrain={"G5": Terrain.BLACK_HOLE})
    assert clouds_after(holed, 2, 5, 1) == ("G3", "M8")
    assert clouds_after(stormy("G4", "G5"), 2, 5, 2) == ("G3", "G6")


def test_i_r66_of_three_clouds_one_may_vanish_but_not_two_at_once() -> None:
    assert clouds_after(stormy("F2", "G5", "N8"), 4, 2, 1) == ("G6", "M8")
    assert clouds_after(stormy("G4", "G5", "N8"), 2, 5, 2, 1) == ("G3", "G6", "M8")


def test_i_r66_a_cloud_that_has_no_other_way_vanishes() -> None:
    holes = dict.fromkeys(("E7", "D7", "C7"), Terrain.BLACK_HOLE)
    cornered = stormy("D8", "N8", terrain=holes)
    assert clouds_after(cornered, 1, 1) == ("M8",)


def test_by_the_rules_before_every_cloud_of_a_storm_may_vanish() -> None:
    older = changed(stormy("F2", "N8"), rules=stamp(2))
    assert clouds_after(older, 4, 3) == ()


def test_a_missile_in_a_cloud_does_not_explode() -> None:
    step = drifted(cloudy("G4", blue={"G5": unit(Kind.MISSILE)}), 2)
    assert step.state.board.radiation == {}


def test_clouds_drift_in_every_player_turn() -> None:
    state = cloudy("G4")
    assert drifted(state, 2).state.board.clouds == ("G5",)
    blue = position(Phase.CONSTRUCTION, clouds=("G4",), active=BLUE)
    step = act(blue, BLUE, End(Phase.CONSTRUCTION), dice=Rolls(2))
    assert step.state.board.clouds == ("G5",)


def test_without_clouds_no_die_is_rolled() -> None:
    dice = Dice("none", 0)
    act(position(Phase.CONSTRUCTION), RED, End(Phase.CONSTRUCTION), dice=dice)
    assert not dice.used


HOLE = {"G4": Terrain.BLACK_HOLE}


def test_a_black_hole_takes_every_unit_beside_it_for_good() -> None:
    state = position(
        Phase.CONSTRUCTION,
        terrain=HOLE,
        red={"G5": unit(Kind.CARRIER, "II"), "G6": unit(Kind.FRIGATE)},
        blue={"F4": unit(Kind.INTERCEPTOR), "H5": unit(Kind.BASE)},
    )
    board = drifted(state).state.board
    assert set(board.sides[RED].units) == {"G6"}
    assert board.sides[BLUE].units == {}
    assert stock(board, RED, Kind.CARRIER) == 1
    assert stock(board, RED, Kind.INTERCEPTOR) == 10
    assert stock(board, BLUE, Kind.BASE) == 2


def test_what_is_built_beside_a_black_hole_is_swallowed_too() -> None:
    state = position(
        Phase.CONSTRUCTION, terrain=HOLE, planets={"H4": planet(Size.MEDIUM, RED, "T")}
    )
    state = act(state, RED, Build(Kind.CORVETTE, "H5")).state
    assert at(drifted(state).state, RED, "H5") is None


COLLAPSE = ((Card.GRAVITATIONAL_COLLAPSE,), ())


def deserted(**changes: object) -> State:
    """Return the great map with nothing but the home planets on it."""
    state = position(Phase.MOVEMENT, mission=Mission.TOTAL_WAR, hands=COLLAPSE, terrain={})
    homes = {s: p for s, p in state.board.planets.items() if p.size is Size.HOME}
    return changed(state, **{"planets": homes, **changes})


def test_gravitational_collapse_opens_a_black_hole_far_from_everything() -> None:
    play = Play(Card.GRAVITATIONAL_COLLAPSE, sectors=("I10",))
    assert act(deserted(), RED, play).state.board.terrain == {"I10": Terrain.BLACK_HOLE}
    near = deserted(planets={**deserted().board.planets, "H10": planet(Size.MEDIUM)})
    assert refused(near, RED, play) == "collapse-where"
    red, blue = deserted().board.sides
    ship = numbered({"G9": unit(Kind.BOMBER)})
    for sides in ((red, replace(blue, units=ship)), (replace(red, units=ship), blue)):
        assert refused(changed(deserted(), sides=sides), RED, play) == "collapse-where"
    taken = deserted(mines={"I10": 2})
    assert refused(taken, RED, play) == "collapse-where"


def test_gravitational_collapse_needs_a_token_of_type_i() -> None:
    holes = dict.fromkeys(("A1", "A2", "B1"), Terrain.BLACK_HOLE)
    state = deserted(terrain=holes, clouds=("O10", "O11", "O12"))
    play = Play(Card.GRAVITATIONAL_COLLAPSE, sectors=("I10",))
    assert refused(state, RED, play) == "no-holes-left"
