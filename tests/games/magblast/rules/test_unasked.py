"""What is done by itself since the fifth version of the rules (rulings 29, 35a and 35f)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.core import Dice
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.fleet import Blast
from engines.magblast.model import Draw, EditionName, End, Phase, Place, Reinforce, Scatter, Use
from engines.magblast.state import State
from tests.games.magblast.fleets import with_blasts
from tests.games.magblast.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Side,
    after,
    do,
    fire,
    passes,
    put,
    refusal,
    side,
    table,
    told,
    unopposed,
    zones,
)

BEFORE, SINCE = 4, 5
both = pytest.mark.parametrize("rules", [BEFORE, SINCE])

ZEUS, TASH, SCOUT = "dreadnought-zeus", "cruiser-tash", "scout-dink"
PAYING = ("laser-blast-star", "beam-blast-star", "fighter-star")
ICONS = "laser-blast-star", "laser-blast-circle", "laser-blast-diamond"
SLOW = ("dreadnought-ferdt", "dreadnought-hermes", "gunship-falladir")
FULL = {
    "yellow": ("cruiser-troya", "cruiser-badal", "cruiser-freya"),
    "green": ("scout-plutt", "scout-galha", "scout-baxter"),
    "red": ("scout-hundog", "scout-zinoth", "carrier-woden"),
}
LAST = {**FULL, "blue": ("carrier-astur", "carrier-eroll")}
"""A fleet with room for one ship more."""


def paid(state: State) -> State:
    """Return the position after the active player has paid for a ship."""
    return after(state, (0, Reinforce(PAYING)), dice=Dice("ships", 0))


def crowded(rules: int, flagship: Flagship = Flagship.THE_GLORP) -> State:
    """Return a position in which a ship is paid for and one zone has room."""
    return table(
        side(flagship, **LAST, hand=(*PAYING, "spacedock")),
        side(Flagship.TRI_BOT, yellow=(TASH,)),
        phase=Phase.REINFORCE,
        ship_draws=(ZEUS, SCOUT),
        rules=rules,
    )


def test_ruling_35f_a_ship_goes_by_itself_where_one_zone_is_open() -> None:
    step = do(crowded(SINCE), 0, Reinforce(PAYING), Dice("ships", 0))
    assert zones(step.state, 0)[ZEUS] is BLUE
    assert step.state.question is None
    assert told(step)[-1] == "places-alone"


def test_under_the_first_four_rules_it_is_placed_by_hand() -> None:
    state = paid(crowded(BEFORE))
    assert ENGINE.legal_actions(state, 0) == (Place(ZEUS, BLUE),)
    assert after(state, (0, Place(ZEUS, BLUE))).phase is Phase.REINFORCE


def test_ruling_35f_of_two_ships_one_is_chosen() -> None:
    state = paid(crowded(SINCE, Flagship.MHEE_YOW_MEEX))
    assert set(ENGINE.legal_actions(state, 0)) == {Place(ZEUS, BLUE), Place(SCOUT, BLUE)}


def test_ruling_35f_a_boarded_ship_goes_by_itself_too() -> None:
    boarder = {**LAST, "yellow": ("cruiser-troya", "cruiser-badal", ZEUS)}
    state = table(
        side(**boarder, hand=("beam-blast", "direct-hit", "boarding-party")),
        side(Flagship.TRI_BOT, yellow=(TASH,)),
    )
    state = unopposed(state, 0, fire("beam-blast", ZEUS, TASH))
    state = unopposed(unopposed(state, 0, put("direct-hit")), 0, put("boarding-party"))
    assert zones(state, 0)[TASH] is BLUE


@both
def test_ruling_35a_a_fleet_that_has_become_full_is_not_asked_for_more(rules: int) -> None:
    state = paid(crowded(rules))
    state = state if state.question is None else after(state, (0, Place(ZEUS, BLUE)))
    assert state.phase is (Phase.MANEUVER if rules == SINCE else Phase.REINFORCE)


def emptied(flagship: Flagship, rules: int, edition: EditionName = EditionName.THIRD) -> State:
    """Return the position after somebody has paid for a ship with all that was in hand."""
    second = edition is EditionName.SECOND
    hand = ("laser-blast-a", "laser-blast-b", "laser-blast-c") if second else ICONS
    ship = "dreadnought-1" if second else ZEUS
    enemy = Flagship.HACAN if second else Flagship.TRI_BOT
    state = table(
        side(flagship, hand=hand),
        side(enemy, hand=("laser-blast",)),
        phase=Phase.REINFORCE,
        ship_draws=(ship,),
        edition=edition,
        rules=rules,
    )
    return after(state, (0, Reinforce(hand)), (0, Place(ship, RED)))


@both
def test_ruling_35a_whoever_holds_nothing_does_not_reinforce(rules: int) -> None:
    state = emptied(Flagship.THE_GLORP, rules)
    assert state.phase is (Phase.ATTACK if rules == SINCE else Phase.REINFORCE)


@pytest.mark.parametrize("flagship", [Flagship.SOL, Flagship.XXCHA])
def test_ruling_35a_but_who_may_get_something_by_an_ability_does(flagship: Flagship) -> None:
    """Sol’s ship could still move; what Xxcha steals could pay."""
    assert emptied(flagship, SINCE, EditionName.SECOND).phase is Phase.REINFORCE


def turn_of(*sides: Side, rules: int, phase: Phase = Phase.REINFORCE) -> State:
    return table(*sides, phase=phase, rules=rules)


@both
@pytest.mark.parametrize("held", [(), ("temporal-flux",), ("spacedock",)], ids=str)
def test_ruling_35a_freep_stop_where_anybody_holds_any_card(
    rules: int, held: tuple[str, ...]
) -> None:
    """Which cards they are plays no part: it is hidden."""
    freep = side(Flagship.FREEP, yellow=(ZEUS,), hand=("spacedock",))
    state = turn_of(freep, side(Flagship.TRI_BOT, yellow=(TASH,), hand=held), rules=rules)
    passed = rules == SINCE and not held
    assert after(state, (0, End())).phase is (Phase.ATTACK if passed else Phase.MANEUVER)


@both
def test_ruling_35a_freep_go_on_once_nothing_is_left_to_steal(rules: int) -> None:
    freep = side(Flagship.FREEP, yellow=(ZEUS,), hand=("spacedock",))
    victim = side(Flagship.TRI_BOT, yellow=(TASH,), hand=("temporal-flux",))
    state = turn_of(freep, victim, rules=rules, phase=Phase.MANEUVER)
    state = after(state, (0, Use(target=Flagship.TRI_BOT.value)), dice=Dice("theft", 0))
    assert state.phase is (Phase.ATTACK if rules == SINCE else Phase.MANEUVER)


@both
@pytest.mark.parametrize("damaged", [False, True])
def test_ruling_35a_peace_is_asked_where_it_can_hand_on_damage(rules: int, damaged: bool) -> None:
    peace = side(Flagship.BROTHERHOOD_OF_PEACE, yellow=(ZEUS,))
    state = turn_of(side(yellow=(TASH,)), peace, rules=rules, phase=Phase.ATTACK)
    if damaged:
        state = with_blasts(state, 1, ZEUS, Blast("laser-blast", 1))
    state = after(state, (0, End()))
    stops = rules == BEFORE or damaged
    assert state.phase is (Phase.DISCARD if stops else Phase.REINFORCE)
    if stops:
        assert after(state, (1, Draw())).phase is Phase.REINFORCE


def blasted(rules: int, *blue: str) -> State:
    """Return the position after a Direct Hit on the one ship of a zone, all others being full."""
    around = {"yellow": SLOW, "green": FULL["green"], "red": FULL["red"]}
    state = table(
        side(Flagship.FREEP, blue=(ZEUS,), hand=("beam-blast", "direct-hit", "concussive-blast")),
        side(**around, blue=(TASH, *blue)),
        rules=rules,
    )
    return unopposed(unopposed(state, 0, fire("beam-blast", ZEUS, TASH)), 0, put("direct-hit"))


@pytest.mark.parametrize("blue", [(), ("cruiser-troya", "cruiser-badal")], ids=str)
def test_ruling_29_it_is_not_played_where_it_would_move_nothing(blue: tuple[str, ...]) -> None:
    state = blasted(SINCE, *blue)
    assert refusal(state, 0, put("concussive-blast")) == "nowhere-to-throw"
    assert put("concussive-blast") not in ENGINE.legal_actions(state, 0)


def test_under_the_first_four_rules_it_was_played_in_vain() -> None:
    state = passes(do(blasted(BEFORE), 0, put("concussive-blast")).state)
    assert ENGINE.legal_actions(state, 0) == (Scatter((BLUE,)),)


def test_ruling_29_one_free_place_is_enough() -> None:
    state = table(
        side(Flagship.FREEP, blue=(ZEUS,), hand=("beam-blast", "direct-hit", "concussive-blast")),
        side(yellow=SLOW, green=FULL["green"], red=FULL["red"][:2], blue=(TASH,)),
    )
    state = unopposed(unopposed(state, 0, fire("beam-blast", ZEUS, TASH)), 0, put("direct-hit"))
    state = unopposed(state, 0, put("concussive-blast"))
    assert set(ENGINE.legal_actions(state, 0)) == {Scatter((BLUE,)), Scatter((RED,))}
    assert {YELLOW, GREEN}.isdisjoint(ENGINE.view(state, 0).fleets[1].open_zones())


def turn_to_come(state: State) -> State:
    """Return how the next turn of the second player looks ahead of it."""
    known = ENGINE.next_turn(ENGINE.imagine(ENGINE.view(state, 1)), 1)
    assert known is not None
    return known


@both
@pytest.mark.parametrize("damaged", [False, True])
@pytest.mark.parametrize("flagship", [Flagship.BROTHERHOOD_OF_PEACE, Flagship.FREEP], ids=str)
def test_a_turn_to_come_begins_with_the_phase_in_which_it_will(
    rules: int, damaged: bool, flagship: Flagship
) -> None:
    """Else what is chosen ahead belonged to a phase that never comes."""
    state = turn_of(
        side(yellow=(TASH,)), side(flagship, yellow=(ZEUS,)), rules=rules, phase=Phase.ATTACK
    )
    if damaged:
        state = with_blasts(state, 1, ZEUS, Blast("laser-blast", 1))
    for one in (state, replace(state, ship_deck=())):
        assert turn_to_come(one).phase is after(one, (0, End())).phase


def test_a_turn_to_come_is_not_led_past_reinforcing_for_want_of_cards() -> None:
    """Nobody knows which cards will be drawn by then."""
    peace = side(Flagship.BROTHERHOOD_OF_PEACE, yellow=(ZEUS, TASH))
    state = turn_of(side(yellow=("cruiser-badal",)), peace, rules=SINCE, phase=Phase.ATTACK)
    known = turn_to_come(with_blasts(state, 1, ZEUS, Blast("laser-blast", 1)))
    assert known.phase is Phase.DISCARD
    drawn = ENGINE.supposed(known, 1, Draw())
    assert drawn is not None and drawn.phase is Phase.REINFORCE
