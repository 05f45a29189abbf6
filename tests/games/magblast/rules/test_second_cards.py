"""The second edition's cards, rulings 3, 12, 16, 17, 31, 33, 39, 44 and 46."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.core import Dice
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.editions import EDITIONS
from engines.magblast.fleet import Blast, Lasting
from engines.magblast.model import (
    Answer,
    Card,
    EditionName,
    End,
    Fire,
    Kind,
    Phase,
    Place,
    Reinforce,
    Sweep,
    Zone,
)
from engines.magblast.state import State
from tests.games.magblast.fleets import upgraded, with_blasts, with_lasting
from tests.games.magblast.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    Side,
    after,
    answered,
    damage,
    do,
    fire,
    launch,
    passes,
    put,
    refusal,
    table,
    told,
    unopposed,
    whole_box,
    zones,
)

DREAD = "dreadnought-1"
CRUISER = "cruiser-5"
UPGRADES = (
    "long-range-cannon",
    "emp-cannon",
    "point-defense-turret",
    "squadron-bay",
    "secondary-cannon",
    "security-force",
)


def second(
    *hand: Card,
    defence: tuple[Card, ...] = (),
    phase: Phase = Phase.ATTACK,
    mine: dict[Zone, tuple[str, ...]] | None = None,
    theirs: dict[Zone, tuple[str, ...]] | None = None,
) -> State:
    """Return two fleets of the second edition with a dreadnought and a cruiser in yellow."""
    ours, others = mine or {YELLOW: (DREAD,)}, theirs or {YELLOW: (CRUISER,)}
    return table(
        Side(Flagship.HACAN, ours, hand, None),
        Side(Flagship.SOL, others, defence, None),
        edition=EditionName.SECOND,
        phase=phase,
    )


@pytest.mark.parametrize("card", UPGRADES)
def test_an_upgrade_lies_under_its_ship_and_is_discarded_with_it(card: Card) -> None:
    state = unopposed(second(card), 0, put(card, DREAD))
    assert state.fleets[0].ships[0].upgrades == (card,)
    assert state.action_discard == ()
    state = with_blasts(state, 0, DREAD, *[Blast("beam-blast", 3)] * 2)
    deck = list(state.action_deck)
    deck.remove("beam-blast")
    state = replace(state, active=1, hands=((), ("beam-blast",)), action_deck=tuple(deck))
    state = unopposed(state, 1, fire("beam-blast", CRUISER, DREAD))
    assert card in state.action_discard
    assert whole_box(state)


@pytest.mark.parametrize("card", UPGRADES)
def test_ruling_44_upgrades_go_on_own_fleet_ships_each_kind_once(card: Card) -> None:
    state = second(card)
    assert refusal(state, 0, put(card, "hacan")) == "not-on-flagships"
    assert refusal(state, 0, put(card, CRUISER)) == "not-your-ship"
    assert refusal(state, 0, put(card)) == "no-such-ship"
    twice = upgraded(second(card), 0, DREAD, *(c for c in state.action_deck if c.startswith(card)))
    assert refusal(twice, 0, put(card, DREAD)) == "has-upgrade"


def test_the_long_range_cannon_reaches_the_zones_beside() -> None:
    """ "A Ship in the yellow zone could fire at yellow, blue, or green"."""
    theirs = {YELLOW: (CRUISER,), GREEN: ("cruiser-6",), BLUE: ("cruiser-7",), RED: ("cruiser-8",)}
    state = upgraded(second("beam-blast", theirs=theirs), 0, DREAD, "long-range-cannon")
    for target in (CRUISER, "cruiser-6", "cruiser-7"):
        assert damage(unopposed(state, 0, fire("beam-blast", DREAD, target)), target) == 3
    assert refusal(state, 0, fire("beam-blast", DREAD, "cruiser-8")) == "other-zone"


def test_ruling_44_the_long_range_cannon_does_not_reach_flagships() -> None:
    state = upgraded(second("beam-blast"), 0, DREAD, "long-range-cannon")
    assert refusal(state, 0, fire("beam-blast", DREAD, "sol")) == "shielded"
    open_zone = second("beam-blast", theirs={GREEN: (CRUISER,)})
    assert damage(unopposed(open_zone, 0, fire("beam-blast", DREAD, "sol")), "sol") == 3


def test_the_emp_cannon_costs_a_card_of_chance() -> None:
    state = second("beam-blast", defence=("laser-blast", "mag-blast", "spacedock-1"))
    state = upgraded(state, 0, DREAD, "emp-cannon")
    state = do(state, 0, fire("beam-blast", DREAD, CRUISER)).state
    step = answered(state, 1, Answer.PASS, dice=Dice("emp", 0))
    assert told(step) == ["hits", "jams"]
    assert len(step.state.hands[1]) == 2
    assert step.revealed
    assert whole_box(step.state)


def test_the_emp_cannon_needs_a_hit_on_a_fleet_ship_and_a_card_to_lose() -> None:
    """Ruling 44."""
    state = upgraded(second("beam-blast", theirs={RED: (CRUISER,)}), 0, DREAD, "emp-cannon")
    state = replace(state, hands=(state.hands[0], ()))
    assert unopposed(state, 0, fire("beam-blast", DREAD, "sol")).hands[1] == ()
    state = second("beam-blast", theirs={RED: (CRUISER,)}, defence=("laser-blast",))
    state = upgraded(state, 0, DREAD, "emp-cannon")
    assert unopposed(state, 0, fire("beam-blast", DREAD, "sol")).hands[1] == ("laser-blast",)
    state = second("beam-blast", defence=("evasive-action", "laser-blast"))
    state = upgraded(state, 0, DREAD, "emp-cannon")
    state = do(state, 0, fire("beam-blast", DREAD, CRUISER)).state
    assert passes(answered(state, 1, Answer.EVADE).state).hands[1] == ("laser-blast",)


def test_point_defense_keeps_squadrons_off_the_ships_of_its_zone() -> None:
    mine = {RED: ("carrier-1",)}
    theirs = {RED: (CRUISER, "scout-1"), BLUE: ("scout-2",)}
    state = second("fighter", "bomber", mine=mine, theirs=theirs)
    state = upgraded(state, 1, "scout-1", "point-defense-turret")
    for card in ("fighter", "bomber"):
        assert refusal(state, 0, launch(card, CRUISER)) == "point-defense"
        assert refusal(state, 0, launch(card, "scout-1")) == "point-defense"
    assert unopposed(state, 0, launch("fighter", "scout-2")).ship_discard == ("scout-2",)


def test_ruling_44_point_defense_does_not_shield_the_flagship() -> None:
    state = second("fighter", mine={RED: ("carrier-1",)})
    state = upgraded(state, 1, CRUISER, "point-defense-turret")
    assert damage(unopposed(state, 0, launch("fighter", "sol")), "sol") == 2


def test_a_squadron_bay_makes_a_carrier() -> None:
    state = second("fighter", "bomber")
    assert refusal(state, 0, launch("fighter", CRUISER)) == "no-carrier"
    state = upgraded(state, 0, DREAD, "squadron-bay")
    assert damage(unopposed(state, 0, launch("bomber", CRUISER)), CRUISER) == 4


def test_ruling_22_a_ship_with_a_squadron_bay_intercepts() -> None:
    state = second("fighter", defence=("fighter-a",), mine={YELLOW: ("carrier-1",)})
    state = upgraded(state, 1, CRUISER, "squadron-bay")
    state = do(state, 0, launch("fighter", CRUISER)).state
    state = passes(answered(state, 1, Answer.INTERCEPT, "fighter-a").state)
    assert set(state.action_discard) == {"fighter", "fighter-a"}


def test_a_secondary_cannon_fires_twice() -> None:
    """Ruling 44: also at another target, and Direct Hit shots are extra."""
    theirs = {YELLOW: (CRUISER, "cruiser-6")}
    state = second("beam-blast", "mag-blast", "beam-blast", theirs=theirs)
    state = upgraded(state, 0, DREAD, "secondary-cannon")
    state = unopposed(state, 0, fire("beam-blast", DREAD, CRUISER))
    state = unopposed(state, 0, fire("mag-blast", DREAD, "cruiser-6"))
    assert (damage(state, CRUISER), damage(state, "cruiser-6")) == (3, 5)
    third = fire("beam-blast", DREAD, CRUISER, "Zap")
    assert refusal(state, 0, third) == "has-fired"


def test_a_security_force_cannot_be_boarded() -> None:
    state = upgraded(second("beam-blast", "direct-hit", "boarding"), 1, CRUISER, "security-force")
    state = unopposed(state, 0, fire("beam-blast", DREAD, CRUISER))
    state = unopposed(state, 0, put("direct-hit"))
    assert refusal(state, 0, put("boarding")) == "guarded"


def test_boarding_takes_blasts_and_upgrades_along() -> None:
    state = upgraded(second("beam-blast", "direct-hit", "boarding"), 1, CRUISER, "emp-cannon")
    state = unopposed(state, 0, fire("beam-blast", DREAD, CRUISER))
    state = unopposed(unopposed(state, 0, put("direct-hit")), 0, put("boarding"))
    state = after(state, (0, Place(CRUISER, BLUE)))
    ship = state.fleets[0].ships[-1]
    assert (ship.blasts, ship.upgrades) == ((Blast("beam-blast", 3),), ("emp-cannon",))
    assert not any(
        isinstance(a, Fire) and a.ship == CRUISER for a in ENGINE.legal_actions(state, 0)
    )


def test_reinforcements_belong_to_the_draw_ships_phase() -> None:
    state = second("reinforcements", "laser-blast", phase=Phase.REINFORCE)
    state = unopposed(state, 0, put("reinforcements"))
    (ship,) = state.drawn
    state = after(state, (0, Place(ship, RED)))
    assert zones(state, 0)[ship] is RED
    assert state.phase is Phase.REINFORCE
    assert refusal(second("reinforcements"), 0, put("reinforcements")) == "phase"


def test_reinforcements_and_resources_may_both_be_used() -> None:
    """ "You may both play the Reinforcements card and exchange resource icons"."""
    payment = ("laser-blast-a", "laser-blast-b", "laser-blast-c")
    state = second("reinforcements", *payment, phase=Phase.REINFORCE)
    state = unopposed(state, 0, put("reinforcements"))
    state = after(state, (0, Place(state.drawn[0], RED)), (0, Reinforce(payment)))
    assert len(after(state, (0, Place(state.drawn[0], RED))).fleets[0].ships) == 3


def test_minefields_go_on_opponents_without_a_minesweeper() -> None:
    state = second("minefield-a")
    assert unopposed(state, 0, put("minefield-a", "sol")).fleets[1].under(Kind.MINEFIELD)
    assert refusal(state, 0, put("minefield-a", "hacan")) == "own-minefield"
    guarded = second("minefield-a", theirs={YELLOW: ("minesweeper-1",)})
    assert refusal(guarded, 0, put("minefield-a", "sol")) == "minesweepers-guard"


def test_ruling_33_a_minesweeper_stops_only_new_minefields() -> None:
    state = with_lasting(second(mine={YELLOW: ("minesweeper-1",)}), 0, Lasting("minefield-a", 1))
    sweep = Sweep("minesweeper-1", "hacan", "minefield-a")
    assert refusal(state, 0, sweep) == "sweeps-not-here"
    assert state.fleets[0].under(Kind.MINEFIELD)


def test_asteroids_go_on_any_fleet() -> None:
    state = second("asteroids-a")
    assert unopposed(state, 0, put("asteroids-a", "hacan")).fleets[0].under(Kind.ASTEROIDS)
    assert unopposed(state, 0, put("asteroids-a", "sol")).fleets[1].under(Kind.ASTEROIDS)


@pytest.mark.parametrize(("card", "most"), [("spacedock-1", 1), ("spacedock-2", 2)])
def test_spacedocks_take_off_one_or_two_blasts(card: Card, most: int) -> None:
    state = with_blasts(second(card), 0, DREAD, *[Blast("laser-blast", 1)] * 3)
    blasts = ("laser-blast",) * most
    state = unopposed(state, 0, put(card, DREAD, *blasts))
    assert damage(state, DREAD) == 3 - most
    again = with_blasts(second(card), 0, DREAD, *[Blast("laser-blast", 1)] * 3)
    assert refusal(again, 0, put(card, DREAD, "beam-blast")) == "which-blasts"


def test_ruling_13_the_larger_spacedock_takes_what_there_is() -> None:
    state = with_blasts(second("spacedock-2"), 0, DREAD, Blast("laser-blast", 1))
    assert damage(unopposed(state, 0, put("spacedock-2", DREAD, "laser-blast")), DREAD) == 0


def test_strategic_allocation_draws_four_in_ones_own_attack_phase() -> None:
    state = second("strategic-allocation", defence=("strategic-allocation",))
    assert len(unopposed(state, 0, put("strategic-allocation")).hands[0]) == 4
    assert refusal(state, 1, put("strategic-allocation")) == "not-your-turn"
    early = replace(state, phase=Phase.DISCARD)
    assert refusal(early, 0, put("strategic-allocation")) == "phase"
    assert put("strategic-allocation") in ENGINE.legal_actions(state, 0)


def test_nobody_has_an_optional_action_in_the_second_edition() -> None:
    """The last two aside, who may call for a Brutal Assault."""
    assert ENGINE.may_act(second()) == {1}
    sides = (Side(flagship, {}, (), None) for flagship in EDITIONS[EditionName.SECOND].flagships)
    fleets = (one for one in sides if one.flagship is not Flagship.XXCHA)
    assert ENGINE.may_act(table(*fleets, edition=EditionName.SECOND)) == frozenset()


def test_a_bridge_hit_costs_the_whole_hand() -> None:
    state = second("beam-blast", "direct-hit", "bridge-hit", defence=("laser-blast",) * 4)
    state = unopposed(state, 0, fire("beam-blast", DREAD, CRUISER))
    state = unopposed(unopposed(state, 0, put("direct-hit")), 0, put("bridge-hit"))
    assert state.hands[1] == ()
    assert state.action_discard.count("laser-blast") == 4
    assert state.hands[0] == ()


@pytest.mark.parametrize("target", [CRUISER, "sol"])
def test_catastrophic_damage_destroys_ships_and_flagships(target: str) -> None:
    mine = {YELLOW: (DREAD,), RED: ("dreadnought-2",)}
    state = second("beam-blast", "direct-hit", "catastrophic-damage", mine=mine)
    shooter = DREAD if target == CRUISER else "dreadnought-2"
    state = unopposed(state, 0, fire("beam-blast", shooter, target))
    state = unopposed(unopposed(state, 0, put("direct-hit")), 0, put("catastrophic-damage"))
    assert state.owner(target) is None


def test_ruling_46_bombers_come_home_too() -> None:
    state = second("bomber", mine={YELLOW: ("carrier-1",)})
    state = unopposed(state, 0, launch("bomber", CRUISER))
    assert damage(state, CRUISER) == 4
    state = after(state, (0, End()))
    assert state.hands[0] == ("bomber",)
    assert damage(state, CRUISER) == 0


@pytest.mark.parametrize("card", ["long-range-cannon", "minefield-a", "strategic-allocation"])
def test_flux_cancels_any_card(card: Card) -> None:
    target = DREAD if card == "long-range-cannon" else "sol" if card == "minefield-a" else None
    state = do(second(card, defence=("temporal-flux",)), 0, put(card, target)).state
    state = answered(state, 1, Answer.FLUX).state
    assert state.stack == ()
    assert set(state.action_discard) == {card, "temporal-flux"}
    assert state.fleets[0].ships[0].upgrades == ()


def test_ruling_17_the_flagship_is_open_through_any_empty_zone_not_only_yellow() -> None:
    """Example 2: the yellow and green zones are empty."""
    theirs = {RED: (CRUISER,), BLUE: ("cruiser-6",)}
    mine = {YELLOW: (DREAD,), GREEN: ("dreadnought-2",), RED: ("dreadnought-3",)}
    state = second("beam-blast", "beam-blast", "beam-blast", mine=mine, theirs=theirs)
    assert damage(unopposed(state, 0, fire("beam-blast", DREAD, "sol")), "sol") == 3
    assert damage(unopposed(state, 0, fire("beam-blast", "dreadnought-2", "sol")), "sol") == 3
    assert refusal(state, 0, fire("beam-blast", "dreadnought-3", "sol")) == "shielded"


def test_upgrades_are_offered_for_every_ship_that_lacks_them() -> None:
    state = second("emp-cannon", mine={YELLOW: (DREAD, "cruiser-6")})
    state = upgraded(state, 0, DREAD, "emp-cannon-b")
    offered = ENGINE.legal_actions(state, 0)
    assert put("emp-cannon", "cruiser-6") in offered
    assert put("emp-cannon", DREAD) not in offered
