"""Before the first turn ("Preparación del juego")."""

from __future__ import annotations

import pytest

from engines.core import Dice, IllegalConfig, play
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.model import (
    Config,
    Discard,
    Draw,
    EditionName,
    Keep,
    Phase,
    Zone,
)
from engines.magblast.state import State
from tests.games.magblast.positions import NoDice, do, refusal, told, whole_box

SECOND = Config(edition=EditionName.SECOND)


class Tied(Dice):
    """Dice that always draw the last of what is possible."""

    def random(self) -> float:
        self.used = True
        return 0.999999


def started(config: Config | None = None, seats: int = 3, seed: str = "setup") -> State:
    return ENGINE.start(config or Config(), seats, Dice(seed, 0)).state


def begun(config: Config | None = None, seats: int = 3, seed: str = "setup") -> State:
    """Return the first position in which everyone has kept the first four ships."""
    state = started(config, seats, seed)
    for seat in range(seats):
        keep = Keep(state.dealt[seat][:4])
        state = play(ENGINE, state, seat, keep, Dice(seed, 1 + seat)).state
    return state


@pytest.mark.parametrize("seats", [1, 9])
def test_two_to_eight_play(seats: int) -> None:
    with pytest.raises(IllegalConfig):
        ENGINE.start(Config(), seats, Dice("seats", 0))


def test_everyone_gets_a_flagship_by_chance() -> None:
    """Step 2: flagships lie open, and chance decides which."""
    seen = {started(seed=str(seed)).fleets[0].flagship for seed in range(60)}
    assert len(seen) == 10
    assert len({fleet.flagship for fleet in started(seats=8).fleets}) == 8


def test_six_ships_are_dealt_and_four_kept() -> None:
    """Step 3: four of six, one in each zone; the other two are discarded."""
    state = started()
    assert [len(dealt) for dealt in state.dealt] == [6, 6, 6]
    mine = state.dealt[0]
    state = do(state, 0, Keep((mine[5], mine[1], mine[4], mine[0]))).state
    for seat in (1, 2):
        keep = Keep(state.dealt[seat][:4])
        state = play(ENGINE, state, seat, keep, Dice("setup", seat)).state
    fleet = state.fleets[0]
    assert [(s.zone, s.id) for s in fleet.ships] == [
        (Zone.YELLOW, mine[5]),
        (Zone.GREEN, mine[1]),
        (Zone.RED, mine[4]),
        (Zone.BLUE, mine[0]),
    ]
    assert {mine[2], mine[3]} <= set(state.ship_discard)
    assert len(state.ship_discard) == 6
    assert whole_box(state)


def test_the_second_edition_deals_four_and_keeps_them() -> None:
    state = started(SECOND)
    assert [len(dealt) for dealt in state.dealt] == [4, 4, 4]
    assert begun(SECOND).ship_discard == ()


def test_placing_is_secret_until_everyone_has_placed() -> None:
    state = started()
    step = do(state, 1, Keep(state.dealt[1][:4]))
    assert not step.revealed
    assert told(step) == ["placed"]
    view = ENGINE.view(step.state, 0)
    assert (view.dealt, view.kept) == (state.dealt[0], ())
    assert all(fleet.ships == () for fleet in view.fleets)
    assert view.placed == {1}
    assert ENGINE.view(step.state, 1).kept == state.dealt[1][:4]
    assert ENGINE.view(step.state, None).dealt == ()


def test_a_placement_may_be_changed_until_everyone_has_placed() -> None:
    state = started()
    state = do(state, 0, Keep(state.dealt[0][:4])).state
    assert ENGINE.may_act(state) == {0}
    assert ENGINE.to_act(state) == {1, 2}
    step = do(state, 0, Keep(state.dealt[0][2:]))
    assert step.state.kept[0] == state.dealt[0][2:]
    assert told(step) == []


def test_five_cards_are_dealt_after_the_fleets_are_shown() -> None:
    """Step 4."""
    assert started().hands == ((), (), ())
    assert [len(hand) for hand in begun().hands] == [5, 5, 5]


def test_the_lowest_sum_of_fleet_hulls_begins() -> None:
    """Step 5; flagships, all alike, do not count."""
    for seed in range(20):
        state = begun(seed=str(seed))
        hulls = [sum(ship.card.hull for ship in fleet.ships) for fleet in state.fleets]
        assert hulls[state.active] == min(hulls)


def test_ruling_10_chance_decides_between_equal_fleets() -> None:
    state = _tied_state()
    firsts = set()
    for last in (Dice("a", 0), Dice("b", 0), Dice("c", 0), Tied("d", 0)):
        firsts.add(play(ENGINE, state, 1, Keep(state.dealt[1]), last).state.first)
    assert firsts == {0, 1}


def _tied_state() -> State:
    """Return a set-up of two equal fleets of the second edition, one of them placed."""
    for seed in range(500):
        state = started(SECOND, 2, str(seed))
        hulls = [sum(_hull(ship) for ship in dealt) for dealt in state.dealt]
        if hulls[0] == hulls[1]:
            return do(state, 0, Keep(state.dealt[0])).state
    raise AssertionError("no equal fleets in 500 deals")


def _hull(ship: str) -> int:
    return next(s.hull for s in started(SECOND).edition.ships if s.id == ship)


def test_the_first_turn_skips_discard_and_draw() -> None:
    """The note under step 5, and ruling 11."""
    assert begun().phase is Phase.REINFORCE


def test_ruling_11_the_second_edition_bars_only_discarding_from_the_first_turn() -> None:
    """Drawing up to five has no effect with five; Hacan draws the sixth."""
    for seed in range(200):
        state = begun(SECOND, 2, str(seed))
        assert state.phase is Phase.REINFORCE
        hacan = state.fleets[state.active].flagship is Flagship.HACAN
        assert len(state.hands[state.active]) == (6 if hacan else 5)
        if hacan:
            return
    raise AssertionError("Hacan never began")


def test_ruling_11_abilities_of_skipped_phases_cannot_be_used_on_the_first_turn() -> None:
    state = begun()
    assert refusal(state, state.active, Discard(())) == "phase"
    assert refusal(state, state.active, Draw()) == "phase"


@pytest.mark.parametrize("wrong", ["three", "five", "twice", "foreign"])
def test_exactly_four_different_ships_of_those_dealt_are_kept(wrong: str) -> None:
    state = started()
    mine, theirs = state.dealt[0], state.dealt[1]
    ships = {
        "three": mine[:3],
        "five": mine[:5],
        "twice": (mine[0], mine[0], mine[1], mine[2]),
        "foreign": (*mine[:3], theirs[0]),
    }[wrong]
    assert refusal(state, 0, Keep(ships)) == "keep-four"


def test_nothing_else_comes_before_placing() -> None:
    assert refusal(started(), 0, Draw()) == "place-ships-first"


def test_ships_are_placed_only_once() -> None:
    state = begun()
    ships = tuple(ship.id for ship in state.fleets[state.active].ships)
    assert refusal(state, state.active, Keep(ships)) == "already-placed"


@pytest.mark.parametrize("config", [Config(), SECOND])
def test_the_deck_is_enough_for_eight(config: Config) -> None:
    assert whole_box(begun(config, 8))


def test_nothing_is_left_to_chance_where_one_fleet_is_the_weakest() -> None:
    """Where chance decides is told by the dice: they are not rolled for nothing."""
    state = begun(seats=2)
    hulls = [fleet.hull for fleet in state.fleets]
    assert hulls[0] != hulls[1]
    last = started(seats=2)
    last = do(last, 0, Keep(last.dealt[0][:4])).state
    step = play(ENGINE, last, 1, Keep(last.dealt[1][:4]), NoDice())
    assert step.state.first == hulls.index(min(hulls))
