"""Every control of a turn, in every mission and for both seats, up to the last turn."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from cogs.panels.chooser import Draft, code
from cogs.panels.panel import Button, Menu
from engines.core import Seat, text
from engines.imperium import ENGINE
from engines.imperium.actions import Action, Attack, Build, Buy, End, Move
from engines.imperium.advice.draft import IN_TURN
from engines.imperium.board import BLUE, RED, Phase
from engines.imperium.cards import Card
from engines.imperium.maps import map_of
from engines.imperium.missions import Mission
from engines.imperium.names import phase_name
from engines.imperium.options import Config
from engines.imperium.plan import follow
from engines.imperium.questions import Stage, stage
from engines.imperium.setup import prepared
from engines.imperium.state import State
from engines.imperium.telling import Run
from engines.imperium.turns import begin_turn
from engines.imperium.units import Kind
from engines.imperium.victory import last_turn
from engines.imperium.ways import ImperiumWays
from tests.games.imperium.positions import DICE, bidding, changed, position, unit
from tests.laws.cases import Case
from tests.laws.panels import Desk, position_of, walk
from tests.sampled import sampled

FRIGATE = Build(Kind.FRIGATE, "I3")


def desk(state: State, seat: Seat, drafted: tuple[Action, ...] = ()) -> Desk:
    """Return what a player has before them."""
    config = state.board.config
    return Desk(position_of(Case("imperium", config, 2, "panels"), state), seat, drafted)


def turn_of(mission: Mission, seat: Seat, *, first: bool, last: bool = False) -> State:
    """Return the beginning of a seat's turn, the first or the second of a Game Turn."""
    start = prepared(Config(mission=mission), DICE, ENGINE.meta.rules_version)
    turn = last_turn(start.board) if last else 1
    state = changed(start, first=seat if first else 1 - seat, turn=turn, bidding=None)
    return begin_turn(state, seat, Run(DICE))


def highlighted(at: Desk, verb: str) -> Iterator[Desk]:
    """Yield what a button of the panel leads to, where it stands there."""
    for pressed in at.presses():
        if pressed.verb == verb and isinstance(pressed.control, Button):
            yield at.followed(at.answer(pressed))


@pytest.mark.parametrize(
    ("first", "last"), sampled([(True, True), (False, False), (True, False), (False, True)], 2)
)
@pytest.mark.parametrize("mission", sampled(Mission))
def test_a_turn_is_drafted_to_its_end_by_the_highlighted_button(
    mission: Mission, first: bool, last: bool
) -> None:
    """The first player's, the second's, and the last: nothing can be fought in any of them."""
    for seat in (RED, BLUE):
        at = desk(turn_of(mission, seat, first=first, last=last), seat)
        for _ in Phase:
            at.press_everything()
            after = next(highlighted(at, "end"), None)
            if after is None:
                break
            at = after
        while in_turn(at.position.state, seat):  # once more after clouds have drifted
            at = next(highlighted(at, "submit"))


def in_turn(state: State, seat: Seat) -> bool:
    """Tell whether a seat is still asked what to do in its turn."""
    return stage(state.board) in IN_TURN and state.board.active == seat


@pytest.mark.parametrize(("first", "turn"), [(RED, 1), (BLUE, 1), (BLUE, 20)])
def test_a_turn_without_enemies_in_reach_ends_with_its_movement(first: Seat, turn: int) -> None:
    """Also where that end alone was drafted, and nothing before it."""
    red, blue = {"K3": unit(Kind.CORVETTE)}, {"B6": unit(Kind.CORVETTE)}
    state = position(Phase.MOVEMENT, red=red, blue=blue, first=first, turn=turn)
    at = desk(state, RED, (End(Phase.MOVEMENT),))
    assert [one.verb for one in at.presses() if one.verb in ("end", "submit")] == ["submit"]
    at.press_everything()
    assert next(highlighted(at, "submit")).position.state.board.active != RED or first == BLUE


def test_what_was_drafted_for_a_combat_that_is_out_of_reach_is_told_and_taken_out() -> None:
    """A move into reach is dropped from the draft, and with it goes the attack."""
    red = {"E4": unit(Kind.FRIGATE), "J5": unit(Kind.FRIGATE)}
    state = position(Phase.MOVEMENT, red=red, blue={"C4": unit(Kind.CORVETTE)})
    attack = Attack("frigate-1", "C4")
    drafted = (Move("frigate-1", "D4"), End(Phase.MOVEMENT), attack, End(Phase.COMBAT))
    assert follow(ENGINE.view(state, RED), drafted).complete
    at = desk(state, RED, drafted[1:])
    assert [one.verb for one in at.presses() if one.verb in ("submit", "end", "tidy")] == ["tidy"]
    assert told_to_tidy(at)
    at.press_everything()
    tidied = next(highlighted(at, "tidy"))
    assert not told_to_tidy(tidied)
    assert tidied.drafted == (End(Phase.MOVEMENT),)
    assert next(highlighted(tidied, "submit")).position.state.board.active != RED


def test_a_question_in_the_middle_of_a_turn_comes_before_the_rest_of_the_draft() -> None:
    """Mines damage a carrier on its way, and somebody aboard is lost."""
    state = position(
        Phase.MOVEMENT,
        red={"G4": unit(Kind.CARRIER, "IIBB"), "J5": unit(Kind.FRIGATE)},
        mines={"F4": 2},
    )
    at = desk(state, RED, (Move("carrier-1", "F4"),))
    at.press_everything()
    assert [one.verb for one in at.presses() if one.verb in ("submit", "end")] == ["submit"]
    asked = next(highlighted(at, "submit"))
    assert stage(asked.position.state.board) is Stage.LOSSES
    asked.press_everything()
    assert stage(next(highlighted(asked, "usual")).position.state.board) is Stage.MOVEMENT


def test_a_turn_that_passes_over_phases_asks_before_it_ends() -> None:
    at = desk(turn_of(Mission.DEFEAT, RED, first=True), RED)
    asked = next(highlighted(at, "submit"))
    assert asked.position == at.position
    asked.must_be_sound()
    labels = [one.control.label.key for one in asked.presses() if isinstance(one.control, Button)]
    assert labels == ["imperium-end-anyway", "imperium-plan-on"]
    assert next(highlighted(asked, "plan")) == at
    assert next(highlighted(asked, "submit")).position.state.board.active == BLUE


@pytest.mark.parametrize(
    ("drafted", "named"),
    [
        ((), [Phase.CONSTRUCTION, Phase.MOVEMENT]),
        ((FRIGATE,), [Phase.MOVEMENT]),
        ((End(Phase.CONSTRUCTION),), []),
        ((FRIGATE, End(Phase.CONSTRUCTION)), []),
    ],
)
def test_what_is_asked_before_a_turn_ends_names_the_phase_one_stands_in(
    drafted: tuple[Action, ...], named: list[Phase]
) -> None:
    """Where nothing is ordered in it, though something could be; by itself it is not asked about.

    Whoever has come to movement with nobody in reach has seen all that can be done.
    """
    red = {"J5": unit(Kind.FRIGATE)}
    state = position(Phase.CONSTRUCTION, red=red, blue={"B6": unit(Kind.CORVETTE)})
    ways = ImperiumWays(ENGINE.view(state, RED), RED, drafted)
    assert ways.passed_over() == tuple(map(phase_name, named))


def test_what_ends_the_turn_stands_alone() -> None:
    """Nobody hits it who only wants to go on to the next phase."""
    at = desk(turn_of(Mission.DEFEAT, RED, first=True), RED)
    rows = [row for row in at.cog.controls(at.scene) if not isinstance(row, Menu)]
    (alone,) = [row for row in rows if any(button.verb == "submit" for button in row)]
    assert len(alone) == 1


def test_a_hand_that_is_too_large_is_brought_down_before_anything_goes_on() -> None:
    hand = (Card.SPIES, Card.SMUGGLING, Card.SABOTAGE, Card.AMBUSH, Card.JAMMING, Card.MUTINY)
    at = desk(position(Phase.CARDS, hands=(hand, ())), RED)
    assert not any(one.verb in ("end", "submit") for one in at.presses())
    walk(at, 3, random.Random(1))


def test_a_field_of_mines_is_attacked_by_one() -> None:
    red = {"G4": unit(Kind.FRIGATE), "F5": unit(Kind.FRIGATE)}
    state = position(red=red, mines={"G5": 2})
    walk(desk(state, RED)._replace(draft="attack/G5"), 1, random.Random(1))


def test_a_second_wave_is_offered_however_many_ships_there_are() -> None:
    kinds = (Kind.CORVETTE, Kind.FRIGATE, Kind.INTERCEPTOR, Kind.BOMBER, Kind.DESTROYER)
    sectors = [s for s in map_of(Mission.DEFEAT).sectors if s not in map_of(Mission.DEFEAT).printed]
    red = {sector: unit(kinds[n % 5]) for n, sector in enumerate(sectors[:30]) if sector != "G5"}
    blue = {"G5": unit(Kind.CRUISER)}
    state = position(red=red, blue=blue, hands=((Card.SECOND_WAVE,), ()))
    at = desk(state, RED)._replace(draft=str(Draft("play", (code(Card.SECOND_WAVE),))))
    at.must_be_sound()
    rows = at.cog.controls(at.scene, at.draft)
    (menu,) = [row for row in rows if isinstance(row, Menu) and row.most == 2]
    assert len(menu.choices) == 25


@pytest.mark.parametrize(
    ("points", "cards", "offered"), [(2, 1, True), (2, 0, False), (5, 0, True)]
)
def test_a_bid_is_offered_to_who_can_make_it(points: int, cards: int, offered: bool) -> None:
    """The form suggests the cards without which the least bid could not be paid."""
    hands = ((Card.AMBUSH,) * cards, ())
    state = bidding(position(points=(points, 9), hands=hands), RED, 4, BLUE)
    at = desk(state, RED)
    assert any(one.verb == "bid" for one in at.presses()) is offered
    at.press_everything()


def told_to_tidy(at: Desk) -> bool:
    """Tell whether the hint names the button that takes out what is not possible, and no other."""
    tidy = text("imperium-tidy")
    named = [hint.args["button"] for hint in at.cog.hints(at.scene, "") if "button" in hint.args]
    assert tidy not in named or named == [tidy]
    return tidy in named


def test_spies_find_no_hand_that_is_empty() -> None:
    state = position(Phase.CARDS, hands=((Card.SPIES,), ()))
    at = desk(state, RED)
    assert not any("spies" in str(one) for one in at.presses())


def test_cards_are_bought_while_there_are_any() -> None:
    state = replace(position(Phase.CARDS), piles=((Card.AMBUSH,), ()))
    bought = [one.filled.extra for one in desk(state, RED).presses() if one.verb == "buy"]
    assert bought == ["1#count"]


def test_cards_that_were_to_be_bought_after_what_came_to_nothing_are_told_and_taken_out() -> None:
    """What leads elsewhere than could be foreseen leaves the rest of a submission drafted."""
    at = desk(position(Phase.CARDS), RED, (Buy(2),))
    at.press_everything()
    (order,) = follow(at.scene.view, at.drafted).refused
    assert order.refusal == text("imperium-draft-waits")
    assert told_to_tidy(at)
    assert next(highlighted(at, "tidy")).drafted == ()
