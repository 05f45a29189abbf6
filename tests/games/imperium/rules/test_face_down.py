"""Cards face down at combats (rulebook, phase 8; rulings I-R33, I-R34)."""

from __future__ import annotations

import pytest

from engines.core import Dice, Step
from engines.imperium import ENGINE
from engines.imperium.actions import Attack, Bombard, Commit, End, Invade, Ready, Watch
from engines.imperium.board import BLUE, RED, Phase
from engines.imperium.cards import Card, Rank
from engines.imperium.commits import cancelled
from engines.imperium.options import CombatCards, Config
from engines.imperium.questions import Stage, stage
from engines.imperium.state import State
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from tests.games.imperium.positions import (
    Hand,
    act,
    at,
    heard,
    on,
    planet,
    position,
    readied,
    refused,
    told,
    unit,
)

T = Kind.INFANTRY


def clash(
    red: Hand, blue: Hand, attacker: Kind = Kind.FRIGATE, target: Kind = Kind.CARRIER
) -> State:
    """Red's unit attacks blue's; both have been asked for cards."""
    state = position(
        red={"G4": unit(attacker)},
        blue={"G5": unit(target), "A3": unit(Kind.FRIGATE)},
        hands=(red, blue),
    )
    return act(state, RED, Attack(f"{attacker}-1", "G5"), End(Phase.COMBAT)).state


def assault(red: Hand, blue: Hand, cargo: str, *, troops: str = "TT", **kwargs: object) -> State:
    """Red invades H4; both have been asked for cards."""
    buildings = kwargs.pop("buildings", ())
    held = planet(Size.MEDIUM, BLUE, troops, *buildings)  # type: ignore[misc]
    state = position(
        red={"G4": unit(Kind.TRANSPORT, cargo)},
        blue={"A3": unit(Kind.FRIGATE)},
        planets={"H4": held},
        hands=(red, blue),
    )
    aboard = state.board.sides[RED].units["G4"].cargo
    return act(state, RED, Invade("transport-1", "H4", aboard), End(Phase.COMBAT)).state


def laid(state: State, red: Hand = (), blue: Hand = (), combat: int = 0) -> Step[State]:
    """Both lay these cards at a combat; then everything is resolved."""
    for seat, cards in ((RED, red), (BLUE, blue)):
        state = act(state, seat, *(Commit(combat, card) for card in cards)).state
    return readied(Step(state))


def test_both_are_asked_at_once_and_nobody_hears_of_the_others_cards() -> None:
    state = clash((Card.PRECISION_SHOT,), (Card.EMERGENCY_SHIELDS,))
    assert stage(state.board) is Stage.COMMIT
    assert ENGINE.to_act(state) == {RED, BLUE}
    step = act(state, RED, Commit(0, Card.PRECISION_SHOT))
    assert heard(step, RED) == ["committed"]
    assert heard(step, BLUE) == heard(step, None) == []
    assert ENGINE.view(step.state, BLUE) == ENGINE.view(state, BLUE)
    assert ENGINE.view(step.state, RED) != ENGINE.view(state, RED)
    assert not step.revealed


def test_cards_come_out_when_both_are_ready() -> None:
    state = clash((Card.PRECISION_SHOT,), (Card.EMERGENCY_SHIELDS,))
    state = act(state, RED, Commit(0, Card.PRECISION_SHOT)).state
    first = act(state, BLUE, Ready())
    assert ENGINE.to_act(first.state) == {RED}
    assert not first.revealed
    last = act(first.state, RED, Ready())
    assert last.revealed
    assert told(last, "turned-up")[0]["player"].seat == RED
    assert last.state.board.discards[RED] == (Card.PRECISION_SHOT,)
    assert last.state.hidden[BLUE].hand == (Card.EMERGENCY_SHIELDS,)


def test_whoever_holds_no_card_is_not_asked_for_everyone_can_see_that() -> None:
    assert ENGINE.to_act(clash((Card.PRECISION_SHOT,), ())) == {RED}
    assert stage(clash((), ()).board) is Stage.CARDS, "the combat is over, it is blue's turn"


def test_i20_a_precision_shot_lets_a_frigate_damage_a_carrier() -> None:
    """The rulebook's carrier example (ruling I-R29)."""
    step = laid(clash((Card.PRECISION_SHOT,), (Card.SPIES,)), red=(Card.PRECISION_SHOT,))
    assert told(step, "attack-resolved")[0]["attack"] == 6
    assert at(step.state, BLUE, "G5").damaged  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("red", "blue", "attacker", "target", "expected"),
    [
        ((), (Card.EMERGENCY_SHIELDS,), Kind.CRUISER, Kind.FRIGATE, (8, 8, "damaged")),
        ((), (Card.REACTIVE_ARMOUR,), Kind.CRUISER, Kind.FRIGATE, (8, 10, "unharmed")),
        ((), (Card.ABSOLUTE_SHIELD,), Kind.ANNIHILATOR, Kind.FRIGATE, (30, 6, "unharmed")),
        ((Card.DECISIVE_BLOW,), (), Kind.FRIGATE, Kind.FRIGATE, (8, 6, "damaged")),
        ((Card.DECISIVE_BLOW,), (), Kind.ANNIHILATOR, Kind.BASE, (42, 12, "destroyed")),
        (
            (Card.PRECISION_SHOT, Card.DECISIVE_BLOW),
            (Card.EMERGENCY_SHIELDS, Card.REACTIVE_ARMOUR),
            Kind.FRIGATE,
            Kind.FRIGATE,
            (12, 12, "damaged"),
        ),
    ],
)
def test_cards_change_the_sums(
    red: Hand, blue: Hand, attacker: Kind, target: Kind, expected: tuple[int, int, str]
) -> None:
    """Sums first, then doubling, which adds 12 at most; shields count for the double test."""
    step = laid(clash((*red, Card.SPIES), (*blue, Card.SPIES), attacker, target), red, blue)
    result = told(step, "attack-resolved")[0]
    assert (result["attack"], result["defence"], result["verdict"]) == expected


def test_coordinated_fire_takes_two_attackers() -> None:
    state = position(
        red={"G4": unit(Kind.FRIGATE), "F5": unit(Kind.BOMBER)},
        blue={"G5": unit(Kind.BASE), "F4": unit(Kind.BASE)},
        hands=((Card.COORDINATED_FIRE,), (Card.SPIES,)),
    )
    attacks = (Attack("frigate-1", "G5"), Attack("bomber-1", "G5"))
    state = act(state, RED, *attacks, End(Phase.COMBAT)).state
    assert told(laid(state, (Card.COORDINATED_FIRE,)), "attack-resolved")[0]["attack"] == 10
    alone = clash((Card.COORDINATED_FIRE,), ())
    assert refused(alone, RED, Commit(0, Card.COORDINATED_FIRE)) == "coordinated-alone"


def test_an_ambush_hits_the_attacker_it_hurts_most() -> None:
    state = position(
        red={"G4": unit(Kind.CRUISER), "F5": unit(Kind.CORVETTE)},
        blue={"G5": unit(Kind.BATTLESHIP), "A3": unit(Kind.FRIGATE)},
        hands=((), (Card.AMBUSH,)),
    )
    attacks = (Attack("cruiser-1", "G5"), Attack("corvette-1", "G5"))
    state = act(state, RED, *attacks, End(Phase.COMBAT)).state
    step = laid(state, blue=(Card.AMBUSH,))
    assert at(step.state, BLUE, "G5").damaged  # type: ignore[union-attr]
    ambush = told(step, "ambushed")[0]
    assert (ambush["sector"], ambush["attack"]) == ("F5", 5), "with its attack once damaged"
    assert at(step.state, RED, "F5") is not None
    assert at(step.state, RED, "F5").damaged  # type: ignore[union-attr]


def test_an_ambush_of_a_destroyed_unit_does_nothing() -> None:
    step = laid(clash((), (Card.AMBUSH,), Kind.ANNIHILATOR, Kind.CRUISER), blue=(Card.AMBUSH,))
    assert "ambushed" not in told(step)


@pytest.mark.parametrize(
    ("red", "blue", "attack"),
    [
        ((Card.SHOCK_TROOPS,), (), 6),
        ((Card.ALL_OUT_OFFENSIVE,), (), 8),
        ((), (Card.ENTRENCHMENT,), 2),
        ((), (Card.CIVIL_RESISTANCE,), 0),
        ((), (Card.ENTRENCHMENT, Card.CIVIL_RESISTANCE), 0),
        ((Card.SHOCK_TROOPS,), (Card.MARTIAL_LAW,), 3),
        ((Card.SHOCK_TROOPS, Card.ALL_OUT_OFFENSIVE), (Card.ENTRENCHMENT, Card.MARTIAL_LAW), 4),
    ],
)
def test_cards_change_an_invasion(red: Hand, blue: Hand, attack: int) -> None:
    state = assault((*red, Card.SPIES), (*blue, Card.SPIES), "TTTT", troops="TTTT")
    assert told(laid(state, red, blue), "invaded")[0]["attack"] == attack


def test_a_lightning_invasion_ignores_shield_and_cannon() -> None:
    held = (Kind.SHIELD, Kind.CANNON)
    state = position(
        red={"G4": unit(Kind.CRUISER, "TBB")},
        blue={"A3": unit(Kind.FRIGATE)},
        planets={"H4": planet(Size.MEDIUM, BLUE, "TT", *held)},
        hands=((Card.LIGHTNING_INVASION,), (Card.SPIES,)),
    )
    aboard = state.board.sides[RED].units["G4"].cargo
    state = act(state, RED, Invade("cruiser-1", "H4", aboard), End(Phase.COMBAT)).state
    state = act(state, RED, Commit(0, Card.LIGHTNING_INVASION), Ready()).state
    step = act(state, BLUE, Ready())
    assert told(step, "invaded")[0]["attack"] == 5
    state = readied(step).state
    assert on(state, "H4") == planet(Size.MEDIUM, RED, "T"), "whatever the cannon"


def test_cards_fit_their_combat_and_their_side() -> None:
    state = clash((Card.PRECISION_SHOT, Card.SHOCK_TROOPS, Card.SPIES), (Card.PRECISION_SHOT,))
    assert refused(state, RED, Commit(0, Card.SHOCK_TROOPS)) == "card-wrong-combat"
    assert refused(state, BLUE, Commit(0, Card.PRECISION_SHOT)) == "card-wrong-combat"
    assert refused(state, RED, Commit(0, Card.SPIES)) == "card-not-for-combat"
    assert refused(state, RED, Commit(0, Card.AMBUSH)) == "card-not-held"
    assert refused(state, RED, Commit(1, Card.PRECISION_SHOT)) == "no-such-combat"
    assert refused(state, RED, End(Phase.COMBAT)) == "interrupted"
    assert refused(state, RED, Attack("frigate-1", "G5")) == "other-stage"


def test_no_two_of_a_name_at_one_combat() -> None:
    state = clash((Card.PRECISION_SHOT,) * 2, ())
    state = act(state, RED, Commit(0, Card.PRECISION_SHOT)).state
    assert refused(state, RED, Commit(0, Card.PRECISION_SHOT)) == "card-twice"


def two_combats(cards: CombatCards = CombatCards.TOGETHER) -> State:
    """Red attacks G5 and F4 with different cruisers, and has one Precision Shot."""
    state = position(
        red={"G4": unit(Kind.CRUISER), "F5": unit(Kind.CRUISER)},
        blue={"G5": unit(Kind.CORVETTE), "F4": unit(Kind.CORVETTE), "A3": unit(Kind.BASE)},
        hands=((Card.PRECISION_SHOT,), (Card.EMERGENCY_SHIELDS,)),
        config=Config(combat_cards=cards),
    )
    attacks = (Attack("cruiser-1", "G5"), Attack("cruiser-2", "F4"))
    return act(state, RED, *attacks, End(Phase.COMBAT)).state


def test_i_r33_a_copy_lies_at_one_combat_only_and_can_be_taken_back() -> None:
    state = act(two_combats(), RED, Commit(1, Card.PRECISION_SHOT)).state
    assert refused(state, RED, Commit(0, Card.PRECISION_SHOT)) == "card-elsewhere"
    assert refused(state, RED, Commit(0, Card.PRECISION_SHOT, back=True)) == "not-committed"
    state = act(state, RED, Commit(1, Card.PRECISION_SHOT, back=True)).state
    assert state.hidden[RED].commits == ()
    assert act(state, RED, Commit(0, Card.PRECISION_SHOT))


def test_i_r33_together_all_combats_are_asked_about_at_once() -> None:
    state = two_combats()
    assert state.board.window is not None
    assert state.board.window.combats == (0, 1)
    step = readied(Step(state))
    assert len(told(step, "attack-resolved")) == 2


def test_i_r33_or_combat_by_combat() -> None:
    state = two_combats(CombatCards.EACH)
    assert state.board.window is not None
    assert state.board.window.combats == (0,)
    assert refused(state, RED, Commit(1, Card.PRECISION_SHOT)) == "no-such-combat"
    state = act(state, RED, Ready()).state
    step = act(state, BLUE, Ready())
    assert [c["sector"] for c in told(step, "attack-resolved")] == ["G5"]
    assert step.state.board.window is not None
    assert step.state.board.window.combats == (1,)
    assert ENGINE.to_act(step.state) == {RED, BLUE}


def test_i_r33_cards_at_a_combat_that_does_not_happen_return_unseen() -> None:
    """The ambush of G5 destroys the corvette that was to attack F4 too late to matter."""
    state = position(
        red={"G4": unit(Kind.CORVETTE, "T")},
        blue={"G5": unit(Kind.BATTLESHIP), "A3": unit(Kind.BASE)},
        planets={"H4": planet(Size.MEDIUM, BLUE, "T")},
        hands=((Card.SHOCK_TROOPS,), (Card.AMBUSH, Card.ENTRENCHMENT)),
    )
    orders = (Attack("corvette-1", "G5"), Invade("corvette-1", "H4", (T,)))
    state = act(state, RED, *orders, End(Phase.COMBAT)).state
    state = act(state, RED, Commit(1, Card.SHOCK_TROOPS), Ready()).state
    cards = (Commit(0, Card.AMBUSH), Commit(1, Card.ENTRENCHMENT), Ready())
    step = act(state, BLUE, *cards)
    assert told(step, "combat-void") == [{"sector": "H4"}]
    assert step.state.hidden[RED].hand == (Card.SHOCK_TROOPS,)
    assert step.state.hidden[BLUE].hand == (Card.ENTRENCHMENT,)
    assert step.state.hidden[BLUE].commits == ()
    assert len(told(step, "turned-up")) == 1


def test_bombardment_and_mines_ask_for_no_cards() -> None:
    state = position(
        red={"G4": unit(Kind.CRUISER), "J4": unit(Kind.CORVETTE)},
        blue={"A3": unit(Kind.BASE)},
        planets={"H4": planet(Size.MEDIUM, BLUE, "T")},
        mines={"J5": 2},
        hands=((Card.PRECISION_SHOT,), (Card.ENTRENCHMENT,)),
    )
    orders = (Bombard("cruiser-1", "H4"), Attack("corvette-1", "J5"), End(Phase.COMBAT))
    after = act(state, RED, *orders).state
    assert after.board.active == BLUE


S, E, J, C = (
    Card.PRECISION_SHOT,
    Card.EMERGENCY_SHIELDS,
    Card.JAMMING,
    Card.COUNTER_INTELLIGENCE,
)
D, R = Card.DECISIVE_BLOW, Card.REACTIVE_ARMOUR


@pytest.mark.parametrize(
    ("red", "blue", "left"),
    [
        ((S,), (J,), ((), (J,))),
        ((S, D), (J,), ((D,), (J,))),
        ((S, D), (C,), ((S,), (C,))),
        ((S, J), (E, R), ((S, J), (E,))),
        ((J, S), (J, E), ((J,), (J,))),
        ((C, S), (J,), ((C, S), ())),
        ((C, S), (C, E), ((C,), (C,))),
        ((J,), (E, R), ((J,), (E,))),
        ((J,), (C,), ((), (C,))),
    ],
)
def test_i_r34_cancelling(red: Hand, blue: Hand, left: tuple[Hand, Hand]) -> None:
    """The highest rank first, then the lowest number; Counter-intelligence comes before Jamming
    and is not cancelled itself; Jamming does not reach admirals, nor other Jamming."""
    assert cancelled((red, blue)) == (frozenset(left[0]), frozenset(left[1]))


def test_a_cancelled_card_has_no_effect_and_is_discarded() -> None:
    step = laid(clash((S,), (J,)), (S,), (J,))
    assert told(step, "attack-resolved")[0]["attack"] == 4
    assert told(step, "annulled")[0]["player"].seat == RED
    assert step.state.board.discards == ((S,), (J,))


def test_a_watch_does_not_cancel_face_down_cards() -> None:
    """Counter-intelligence is either ordered, for cards played openly, or laid at a combat."""
    state = act(clash((S,), (C,)), BLUE, Watch(Rank.CAPTAIN)).state
    step = laid(state, (S,))
    assert told(step, "attack-resolved")[0]["attack"] == 6
    assert step.state.hidden[BLUE].hand == (C,)


def test_what_the_enemy_may_have_laid_is_drawn_anew() -> None:
    state = act(clash((S, Card.SPIES), (E, R, C)), BLUE, Commit(0, E)).state
    guesses = [ENGINE.resample(state, RED, Dice("laid", n)).hidden[BLUE] for n in range(60)]
    assert len({guess.commits for guess in guesses}) > 3
