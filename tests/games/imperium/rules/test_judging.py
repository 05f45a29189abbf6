"""The estimate, and what is offered: for computers, and for a match that gets somewhere."""

from __future__ import annotations

import random
from math import log

import pytest

from engines.core import Dice, Seat, play
from engines.imperium import ENGINE
from engines.imperium.actions import Attack, Bid, Build, End, Invade, Move, Pass, Unload
from engines.imperium.board import BLUE, RED, Phase, Reason, Result
from engines.imperium.missions import Mission
from engines.imperium.options import Config
from engines.imperium.state import State
from engines.imperium.systems import Size
from engines.imperium.units import TYPES, Kind
from tests.games.imperium.positions import act, bidding, changed, planet, position, unit
from tests.sampled import sampled


def chance(state: State, seat: Seat = RED) -> float:
    return ENGINE.estimate(state)[seat]


def test_equal_sides_have_equal_chances() -> None:
    state = position(Phase.INITIATIVE)
    assert chance(state) == pytest.approx(0.5)
    assert sum(ENGINE.estimate(state)) == pytest.approx(1)


def test_being_first_is_worth_nothing_by_itself() -> None:
    """Whoever has collected already is not richer than who is about to."""
    state = bidding(position(points=(5, 5)))
    opened = act(state, RED, Bid(0)).state
    assert chance(act(opened, BLUE, Pass()).state) == pytest.approx(0.5)


@pytest.mark.parametrize(
    "better",
    [
        {"points": (50, 20)},
        {"red": {"J4": unit(Kind.CRUISER)}},
        {"planets": {"H4": planet(Size.MEDIUM, RED, "T")}},
    ],
)
def test_more_points_units_and_planets_are_better(better: dict[str, object]) -> None:
    assert chance(position(Phase.CARDS, **better)) > 0.5  # type: ignore[arg-type]


def test_an_ended_match_is_certain() -> None:
    state = position()
    won = changed(state, result=Result(Reason.ANNIHILATION, BLUE), phase=Phase.OVER)
    assert ENGINE.estimate(won) == (0.0, 1.0)
    drawn = changed(state, result=Result(Reason.TALLY_DRAWN, None), phase=Phase.OVER)
    assert ENGINE.estimate(drawn) == (0.5, 0.5)


def test_troops_near_a_badly_defended_home_are_a_danger() -> None:
    threat = {"D6": unit(Kind.TRANSPORT, "TTTT")}
    weak = position(Phase.CARDS, red=threat)
    strong = position(
        Phase.CARDS, red=threat, planets={"C6": planet(Size.HOME, BLUE, "TT", Kind.CANNON)}
    )
    assert chance(weak) > chance(strong) + 0.1


def test_loaded_troops_are_drawn_to_neutral_planets() -> None:
    far = position(Phase.CARDS, red={"J4": unit(Kind.TRANSPORT, "TT")})
    near = position(Phase.CARDS, red={"I4": unit(Kind.TRANSPORT, "TT")})
    assert chance(near) > chance(far)


@pytest.mark.parametrize("kind", [Kind.FRIGATE, Kind.DESTROYER, Kind.CRUISER])
def test_points_in_hand_are_worth_more_than_a_unit_that_idles(kind: Kind) -> None:
    """They can become what is needed; a unit far from everything is what it is."""
    kept = position(Phase.CARDS, points=(TYPES[kind].cost, 0))
    spent = position(Phase.CARDS, red={"J4": unit(kind)}, points=(0, 0))
    assert chance(kept) > chance(spent)


def test_only_a_total_war_is_about_the_troops_before_a_home() -> None:
    """Elsewhere whoever gathers them falls behind in what is counted."""
    assert gathered(Mission.TOTAL_WAR) > gathered(Mission.WEAPON) + 0.2


def gathered(mission: Mission) -> float:
    """Return what troops on their way to a strong home add to red's chances, as log odds.

    Both missions have blue's home in one place.
    """
    home = {"D7": planet(Size.HOME, BLUE, "TTTT", Kind.CANNON)}

    def odds(cargo: str) -> float:
        ships = {sector: unit(Kind.TRANSPORT, cargo) for sector in ("G8", "G7", "G6")}
        likely = chance(position(Phase.CARDS, mission=mission, planets=home, red=ships))
        return log(likely / (1 - likely))

    return odds("TTTT") - odds("")


def first(state: State, seat: Seat = RED) -> object:
    return next(iter(ENGINE.legal_actions(state, seat)))


def test_a_neutral_planet_within_reach_is_occupied_first() -> None:
    state = position(Phase.MOVEMENT, red={"G4": unit(Kind.TRANSPORT, "TT")})
    action = first(state)
    assert isinstance(action, Unload)
    assert action.at == "H4"


def test_a_sure_invasion_of_the_home_is_offered_first() -> None:
    state = position(red={"D6": unit(Kind.TRANSPORT, "TTTT")})
    action = first(state)
    assert isinstance(action, Invade)
    assert action.planet == "C6"


def test_a_hopeless_invasion_is_not_offered() -> None:
    held = {"H4": planet(Size.MEDIUM, BLUE, "TTTT", Kind.CANNON)}
    state = position(red={"G4": unit(Kind.CORVETTE, "T")}, planets=held)
    assert not any(isinstance(a, Invade) for a in ENGINE.legal_actions(state, RED))


def test_the_sums_that_do_most_harm_are_offered_first() -> None:
    state = position(
        red={"G4": unit(Kind.CRUISER), "F5": unit(Kind.CRUISER)},
        blue={"G5": unit(Kind.BASE), "F4": unit(Kind.FRIGATE)},
    )
    action = first(state)
    assert isinstance(action, Attack)
    assert action.target == "G5"


def test_ships_do_not_go_where_they_would_be_destroyed_for_nothing() -> None:
    state = position(
        Phase.MOVEMENT,
        red={"G4": unit(Kind.TRANSPORT)},
        blue={"F6": unit(Kind.CRUISER), "E4": unit(Kind.CRUISER)},
    )
    before_end = []
    for action in ENGINE.legal_actions(state, RED):
        if isinstance(action, End):
            break
        before_end.append(action)
    near = state.board.map.neighbours
    for action in before_end:
        assert not isinstance(action, Move) or action.to not in {*near["F6"], *near["E4"]}


def test_offers_are_bounded_in_every_stage() -> None:
    state = ENGINE.start(Config(mission=Mission.TOTAL_WAR), 2, Dice("bounded", 0)).state
    luck, most = random.Random(1), 0
    for ply in range(400):
        seat = min(ENGINE.to_act(state))
        offered = list(ENGINE.legal_actions(state, seat))
        most = max(most, len(offered))
        state = play(ENGINE, state, seat, luck.choice(offered), Dice("bounded", ply)).state
        if ENGINE.outcome(state) is not None:
            break
    assert 10 < most <= 48


def test_computers_are_offered_no_ruinous_bids() -> None:
    """Being first is worth a fair price: 3, and a quarter of a turn's income."""
    standing = bidding(position(points=(50, 50)), RED, 3, BLUE)
    offered = [a for a in ENGINE.legal_actions(standing, RED) if isinstance(a, Bid)]
    assert {(a.amount, a.limit) for a in offered} == {(4, 4)}, "an income of 6"
    dear = bidding(position(points=(50, 50)), RED, 9, BLUE)
    assert list(ENGINE.legal_actions(dear, RED)) == [Pass()]


def test_a_hopeless_attack_is_not_offered() -> None:
    """Not even the best common card makes a corvette's 2 harm a cruiser's 10."""
    feeble = position(red={"G4": unit(Kind.CORVETTE)}, blue={"G5": unit(Kind.CRUISER)})
    assert list(ENGINE.legal_actions(feeble, RED)) == [End(Phase.COMBAT)]
    helped = position(red={"G4": unit(Kind.CRUISER)}, blue={"G5": unit(Kind.CRUISER)})
    assert Attack("cruiser-1", "G5") in list(ENGINE.legal_actions(helped, RED))


def test_a_yard_offers_what_can_be_afforded() -> None:
    state = position(Phase.CONSTRUCTION, points=(4, 0))
    kinds = {a.kind for a in ENGINE.legal_actions(state, RED) if isinstance(a, Build)}
    assert kinds == {
        Kind.TRANSPORT,
        Kind.INFANTRY,
        Kind.ARMOUR,
        Kind.INTERCEPTOR,
        Kind.BOMBER,
    }


@pytest.mark.parametrize("clever", sampled([RED, BLUE]))
def test_taking_the_first_offer_beats_chance(clever: Seat) -> None:
    """The order of the offers is worth something: it wins most matches against random play."""
    won = [_match(mission, clever) for mission in Mission]
    assert sum(won) >= 7, won


def _match(mission: Mission, clever: Seat) -> bool:
    state = ENGINE.start(Config(mission=mission), 2, Dice("clever", clever)).state
    luck, ply = random.Random(f"clever-{clever}"), 0
    while (outcome := ENGINE.outcome(state)) is None:
        ply += 1
        seat = min(ENGINE.to_act(state))
        offered = list(ENGINE.legal_actions(state, seat))
        action = offered[0] if seat == clever else luck.choice(offered)
        state = act(state, seat, action, dice=Dice("clever", ply)).state
    return outcome.winners == {clever}
