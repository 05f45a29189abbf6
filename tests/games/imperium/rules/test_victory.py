"""How a match is won (rulebook, "Como ganar en el juego"; the missions; ruling I-R28)."""

from __future__ import annotations

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from engines.core import Dice, Player, Seat
from engines.imperium import ENGINE
from engines.imperium.actions import Annihilate, Attack, Bid, End, Pass
from engines.imperium.board import BLUE, RED, Phase, Reason
from engines.imperium.counting import soon_counted
from engines.imperium.income import income
from engines.imperium.missions import SCENARIOS, Mission
from engines.imperium.options import Config, Length
from engines.imperium.state import State
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from engines.imperium.victory import ENDURANCE, last_turn, tally
from engines.versions import stamp
from tests.games.imperium.positions import (
    act,
    bidding,
    changed,
    fought,
    planet,
    position,
    told,
    unit,
)

FRIGATE = unit(Kind.FRIGATE)


def passed(state: State) -> State:
    """End the movement of the active side, with nobody near an enemy."""
    return act(state, state.board.active, End(Phase.MOVEMENT)).state


def ended(state: State) -> tuple[Reason, Seat | None]:
    """Return why and for whom a match has ended."""
    result = state.board.result
    assert result is not None
    assert ENGINE.outcome(state) is not None
    return result.reason, result.winner


def going(state: State) -> bool:
    return ENGINE.outcome(state) is None


def turn_of(seat: Seat, **changes: object) -> State:
    """A movement phase far from any enemy; red was first in this Game Turn."""
    units = {"red": {}, "blue": {}}
    return position(Phase.MOVEMENT, active=seat, first=RED, **{**units, **changes})  # type: ignore[arg-type]


def test_i_r28_a_side_without_units_has_lost_at_the_end_of_a_player_turn() -> None:
    state = position(
        red={"G4": unit(Kind.CRUISER)},
        blue={"G5": unit(Kind.CORVETTE)},
        planets={"C6": planet(Size.HOME, BLUE, "", Kind.CANNON)},
    )
    assert ended(fought(state, Attack("cruiser-1", "G5")).state) == (Reason.ANNIHILATION, RED)


def test_i_r28_troops_and_cargo_are_units_buildings_are_not() -> None:
    state = turn_of(RED, planets={"J3": planet(Size.HOME, RED)}, red={"J4": FRIGATE})
    assert going(passed(state)), "blue has its garrison"
    empty = turn_of(RED, planets={"C6": planet(Size.HOME, BLUE, "", Kind.SHIELD)})
    assert ended(passed(empty)) == (Reason.ANNIHILATION, RED)


def test_mutual_annihilation_is_a_draw() -> None:
    bare = {"J3": planet(Size.HOME, RED), "C6": planet(Size.HOME, BLUE)}
    after = passed(turn_of(RED, planets=bare))
    assert ended(after) == (Reason.MUTUAL_ANNIHILATION, None)
    outcome = ENGINE.outcome(after)
    assert outcome is not None
    assert outcome.winners == frozenset()


def collected(state: State, seat: Seat) -> State:
    """Let a seat win the bidding and come to its phase 2."""
    state = act(bidding(state, asked=seat), seat, Bid(0)).state
    return act(state, 1 - seat, Pass()).state


RICH = ("E4", "I7", "H5", "F7", "I3", "E5")
"""Two large planets, two medium and two small ones: with the home, 6 + 12 + 8 + 4 = 30."""


def test_the_colonial_rush_is_won_with_an_unblockaded_income_of_30() -> None:
    start = position(mission=Mission.COLONIAL_RUSH)
    held = {s: planet(start.board.planets[s].size, RED, "T") for s in RICH}
    rich = position(mission=Mission.COLONIAL_RUSH, planets=held)
    assert ended(collected(rich, RED)) == (Reason.COLONIES, RED)
    less = {s: p for s, p in held.items() if s != "I3"}
    assert going(collected(position(mission=Mission.COLONIAL_RUSH, planets=less), RED))
    watched = position(mission=Mission.COLONIAL_RUSH, planets=held, blue={"H4": FRIGATE})
    assert going(collected(watched, RED))


GATES = ("E2", "H3", "G7", "J8")


def on_gates(count: int, **changes: object) -> State:
    units = dict.fromkeys(GATES[:count], FRIGATE)
    return turn_of(BLUE, mission=Mission.GATES, red=units, blue={"A1": FRIGATE}, **changes)


def having_held(turns: int, count: int, **changes: object) -> State:
    """Return red on some gates, having held enough of them for some Game Turns."""
    state = on_gates(count, **changes)
    side = replace(state.board.sides[RED], gates_held=turns)
    return changed(state, sides=(side, state.board.sides[BLUE]))


def test_i_r64_three_gates_at_the_end_of_three_game_turns_win_the_war_of_the_gates() -> None:
    for turns in (0, 1):
        held = passed(having_held(turns, 3, turn=9))
        assert going(held)
        assert held.board.sides[RED].gates_held == turns + 1
    assert ended(passed(having_held(2, 3, turn=9))) == (Reason.GATES, RED)


def test_whoever_has_held_three_gates_is_told_of_before_it_is_too_late() -> None:
    held = {"player": Player(RED), "held": 2, "needed": 3}
    step = act(having_held(1, 3, turn=9), BLUE, End(Phase.MOVEMENT))
    assert told(step, "gates-held") == [held]
    assert told(act(on_gates(3, turn=3), BLUE, End(Phase.MOVEMENT)), "gates-held") == []
    assert told(act(on_gates(2, turn=9), BLUE, End(Phase.MOVEMENT)), "gates-held") == []


def test_i_r64_gates_count_from_game_turn_4_on() -> None:
    assert passed(on_gates(3, turn=3)).board.sides[RED].gates_held == 0
    assert passed(on_gates(3, turn=4)).board.sides[RED].gates_held == 1


def test_by_the_rules_before_gates_counted_from_the_start_and_two_game_turns_were_enough() -> None:
    older = changed(on_gates(3, turn=1), rules=stamp(2))
    assert passed(older).board.sides[RED].gates_held == 1
    twice = changed(having_held(1, 3, turn=2), rules=stamp(2))
    assert ended(passed(twice)) == (Reason.GATES, RED)


def test_the_gates_have_to_be_held_in_a_row() -> None:
    assert passed(having_held(2, 2, turn=9)).board.sides[RED].gates_held == 0


def richer(turn: int, length: Length = Length.MISSION, points: int = 0, **changes: object) -> State:
    """Red has a planet more than blue as the Game Turn ends."""
    held = {"H4": planet(Size.MEDIUM, RED, "T")}
    state = turn_of(BLUE, config=Config(length=length), turn=turn, planets=held, **changes)
    side = replace(state.board.sides[RED], supremacy=points)
    return changed(state, sides=(side, state.board.sides[BLUE]))


def scores(length: Length) -> list[int]:
    """Return what each Game Turn but the last is worth to who has the higher income."""
    turns = range(1, last_turn(richer(1, length).board))
    return [passed(richer(turn, length)).board.sides[RED].supremacy or 0 for turn in turns]


def test_i_r65_the_higher_income_scores_more_and_more() -> None:
    assert scores(Length.MISSION) == [*[0] * 5, *[1] * 4, *[2] * 4, *[3] * 4, *[4] * 2]
    assert scores(Length.SHORT) == [0, 0, 1, 1, 2, 2, 3, 3, 4]


def test_i_r65_blockades_do_not_lower_what_counts_for_supremacy() -> None:
    watched = richer(6, blue={"G4": FRIGATE})
    assert income(watched.board, RED) == income(watched.board, BLUE)
    after = act(passed(watched), BLUE, End(Phase.COMBAT)).state
    assert after.board.sides[RED].supremacy == 1


def test_i_r65_equal_incomes_score_nothing() -> None:
    sides = passed(turn_of(BLUE, turn=12)).board.sides
    assert [side.supremacy for side in sides] == [UNSET, UNSET]


def test_i_r65_ten_points_of_supremacy_defeat_the_enemy() -> None:
    assert going(passed(richer(6, points=8)))
    assert ended(passed(richer(6, points=9))) == (Reason.SUPREMACY, RED)


def test_supremacy_counts_in_no_other_mission_and_by_no_older_rules() -> None:
    older = changed(richer(12), rules=stamp(2))
    war = turn_of(BLUE, mission=Mission.TOTAL_WAR, turn=12)
    small = next(s for s, p in war.board.planets.items() if p.size is Size.SMALL)
    other = changed(war, planets={**war.board.planets, small: planet(Size.SMALL, RED, "T")})
    for state in (older, other):
        assert not passed(state).board.sides[RED].supremacy


def annihilating(destroyed: int, mission: Mission = Mission.WEAPON) -> State:
    state = position(
        mission=mission,
        red={"G6": unit(Kind.ANNIHILATOR)},
        blue={"A2": FRIGATE},
        planets={"G7": planet(Size.MEDIUM, BLUE, "TT")},
    )
    assert state.board.map.printed["G7"] == Size.MEDIUM
    side = replace(state.board.sides[RED], planets_destroyed=destroyed)
    return changed(state, sides=(side, state.board.sides[BLUE]))


def test_a_second_destroyed_planet_wins_with_the_ultimate_weapon() -> None:
    shot = Annihilate("annihilator-1", "G7")
    first = fought(annihilating(0), shot).state
    assert going(first)
    assert first.board.sides[RED].planets_destroyed == 1
    assert ended(fought(annihilating(1), shot).state) == (Reason.WEAPON, RED)


def convoy(where: str, cargo: str = "TT", active: Seat = RED, **changes: object) -> State:
    return turn_of(
        active,
        mission=Mission.CONVOY,
        red={where: unit(Kind.TRANSPORT, cargo)},
        blue={"A1": FRIGATE},
        **changes,
    )


def test_the_convoy_arrives_on_the_gate_in_blues_half_or_beside_it() -> None:
    for sector in ("E2", "D3", "F2"):
        assert convoy(sector).board.map.systems[sector] == "15A"
        assert ended(passed(convoy(sector))) == (Reason.CONVOY_ARRIVED, RED)
    hurt = unit(Kind.TRANSPORT, "TT", damaged=True)
    damaged = turn_of(RED, mission=Mission.CONVOY, red={"E2": hurt}, blue={"A1": FRIGATE})
    assert ended(passed(damaged)) == (Reason.CONVOY_ARRIVED, RED)


@pytest.mark.parametrize(("where", "cargo"), [("E2", "T"), ("E2", "AA"), ("D4", "TT")])
def test_the_convoy_needs_two_infantry_and_the_gate(where: str, cargo: str) -> None:
    assert going(passed(convoy(where, cargo)))


def test_the_convoy_arrives_nowhere_else() -> None:
    """Not two sectors away either, where they are open."""
    board = convoy("E2").board
    around = board.map.within("E2", 1)
    for sector in board.map.within("E2", 2):
        if sector in board.map.sectors and sector not in board.planets:
            arrived = board.result or passed(convoy(sector)).board.result
            assert (arrived is not None) == (sector in around), sector


def test_the_convoy_arrives_at_the_end_of_a_turn_of_reds() -> None:
    assert going(passed(convoy("E2", active=BLUE)))


def test_blue_wins_when_both_transports_are_lost() -> None:
    state = position(
        mission=Mission.CONVOY,
        active=BLUE,
        red={"G5": unit(Kind.TRANSPORT, "TTTT"), "L7": FRIGATE},
        blue={"G6": unit(Kind.CRUISER)},
    )
    after = fought(state, Attack("cruiser-1", "G5")).state
    assert ended(after) == (Reason.CONVOY_LOST, BLUE)


def test_blue_wins_when_game_turn_12_ends() -> None:
    assert ended(passed(convoy("D4", active=BLUE, turn=12))) == (Reason.CONVOY_LATE, BLUE)
    assert going(passed(convoy("D4", active=BLUE, turn=11)))


def blockading(turn: int, planets: int, points: int = 0) -> State:
    """Red blockades two of blue's planets: the home with E3, or only E3."""
    state = position(
        Phase.MOVEMENT,
        mission=Mission.BLOCKADE,
        red={"E4": FRIGATE, **({"D6": FRIGATE} if planets > 1 else {})},
        blue={"A3": FRIGATE},
        planets={"E3": planet(Size.MEDIUM, BLUE, "T"), "G2": planet(Size.LARGE, BLUE, "T")},
        active=RED,
        turn=turn,
    )
    side = replace(state.board.sides[RED], blockades=points)
    state = changed(state, sides=(side, state.board.sides[BLUE]))
    return act(state, RED, End(Phase.MOVEMENT), End(Phase.COMBAT)).state


def test_a_blockade_scores_from_game_turn_3_on() -> None:
    assert blockading(2, 2).board.sides[RED].blockades == 0
    assert blockading(3, 2).board.sides[RED].blockades == 1


def test_a_blockade_takes_half_of_the_planets_and_two_at_least() -> None:
    """Three planets: half, rounded up, are two."""
    assert blockading(3, 1).board.sides[RED].blockades == 0


def test_the_third_blockade_point_wins() -> None:
    assert ended(blockading(3, 2, points=2)) == (Reason.BLOCKADE, RED)


@pytest.mark.parametrize("mission", [m for m in Mission if m is not Mission.CONVOY])
def test_after_the_last_game_turn_the_sides_are_counted_out(mission: Mission) -> None:
    limit = SCENARIOS[mission].limit
    state = position(Phase.MOVEMENT, mission=mission, active=BLUE, turn=limit, points=(9, 9))
    small = next(s for s, p in state.board.planets.items() if p.size is Size.SMALL)
    richer = changed(state, planets={**state.board.planets, small: planet(Size.SMALL, BLUE, "T")})
    assert ended(passed(richer)) == (Reason.TALLY, BLUE)
    assert ended(passed(state)) == (Reason.TALLY_DRAWN, None)
    assert going(passed(changed(state, turn=limit - 1)))


def test_what_counts_is_income_then_points() -> None:
    state = position(points=(10, 11), planets={"H4": planet(Size.MEDIUM, RED, "T")})
    assert tally(state.board, RED) == (10, 10)
    assert tally(state.board, BLUE) == (6, 11)
    assert tally(state.board, RED) > tally(state.board, BLUE)


def test_what_counts_in_the_other_missions() -> None:
    gates = position(mission=Mission.GATES, red={"E2": FRIGATE, "H3": FRIGATE})
    assert tally(gates.board, RED) == (2, 6)
    war = position(mission=Mission.TOTAL_WAR, red={"A1": unit(Kind.CRUISER, "IT")})
    assert tally(war.board, RED) == (2 * 6 + (18 + 2 + 2 + 4) / 10,)
    side = replace(position(mission=Mission.BLOCKADE).board.sides[RED], blockades=2)
    blockade = position(mission=Mission.BLOCKADE)
    blockade = changed(blockade, sides=(side, blockade.board.sides[BLUE]))
    assert tally(blockade.board, RED) == (2, 6)


@pytest.mark.parametrize("mission", Mission)
def test_a_short_match_has_half_as_many_game_turns(mission: Mission) -> None:
    board = position(config=Config(mission=mission, length=Length.SHORT)).board
    limit = SCENARIOS[mission].limit
    assert last_turn(board) == (limit if mission in ENDURANCE else (limit + 1) // 2)


def test_the_last_game_turn_is_told_from_the_start() -> None:
    step = ENGINE.start(Config(), 2, Dice("told", 0))
    assert told(step, "game-turn")[0]["last"] == 20


def test_the_count_is_shown_in_the_last_three_game_turns() -> None:
    last = SCENARIOS[Mission.DEFEAT].limit
    shown = [n for n in range(1, last + 1) if soon_counted(position(turn=n).board, RED)]
    assert shown == [last - 2, last - 1, last]


def test_both_counts_are_told_where_they_have_decided_and_else_none() -> None:
    def counts(state: State) -> int:
        return len(told(act(state, BLUE, End(Phase.MOVEMENT)), "counted"))

    limit = SCENARIOS[Mission.DEFEAT].limit
    last = position(Phase.MOVEMENT, active=BLUE, turn=limit, points=(9, 9))
    assert (counts(last), counts(changed(last, turn=limit - 1))) == (2, 0)
    assert counts(convoy("D4", active=BLUE, turn=12)) == 0, "the convoy was late"
