"""Phase 8: invasions (rulebook, "Invasiones planetarias"; rulings I-R14 to I-R18)."""

from __future__ import annotations

from engines.core import Step
from engines.imperium import ENGINE
from engines.imperium.actions import Attack, Bombard, Commit, End, Invade, Play, Remove
from engines.imperium.board import BLUE, RED, Phase, Planet, Reason
from engines.imperium.cards import Card
from engines.imperium.clashes import Loss
from engines.imperium.options import Config
from engines.imperium.state import State
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from tests.games.imperium.positions import (
    act,
    at,
    fought,
    kinds,
    on,
    planet,
    position,
    readied,
    refused,
    told,
    unit,
)

T, A, I, B = Kind.INFANTRY, Kind.ARMOUR, Kind.INTERCEPTOR, Kind.BOMBER  # noqa: E741


def landing(cargo: str, target: Planet, kind: Kind = Kind.TRANSPORT, **changes: object) -> State:
    """Red's ship in G4 beside the planet H4."""
    changes = {"red": {"G4": unit(kind, cargo)}, **changes}
    return position(planets={"H4": target}, **changes)  # type: ignore[arg-type]


def invade(state: State, cargo: str, stay: int = 6) -> Step[State]:
    name = state.board.sides[RED].units["G4"].id
    return fought(state, Invade(name, "H4", kinds(cargo), stay))


HELD = planet(Size.MEDIUM, BLUE, "TT", Kind.SHIELD, Kind.ION_CANNON)


def test_a_planet_is_taken_when_all_defenders_fall_and_a_trooper_lives() -> None:
    step = invade(landing("TTTT", HELD), "TTTT")
    assert on(step.state, "H4") == planet(Size.MEDIUM, RED, "TT"), "the buildings are destroyed"
    assert at(step.state, RED, "G4").cargo == ()  # type: ignore[union-attr]
    assert told(step, "conquered")[0]["planet"] == "H4"


def test_an_invasion_that_leaves_defenders_has_failed() -> None:
    target = planet(Size.MEDIUM, BLUE, "TTTT")
    step = invade(landing("TTT", target), "TTT")
    assert on(step.state, "H4") == planet(Size.MEDIUM, BLUE, "T")
    assert at(step.state, RED, "G4").cargo == ()  # type: ignore[union-attr]
    assert "invasion-failed" in told(step)


def test_survivors_of_a_failure_return_aboard() -> None:
    target = planet(Size.MEDIUM, BLUE, "T", Kind.CANNON)
    step = invade(landing("TTTT", target), "TTTT")
    assert on(step.state, "H4").cannon_damaged
    assert at(step.state, RED, "G4").cargo == (T, T, T)  # type: ignore[union-attr]
    (lost,) = told(step, "invasion-losses")
    assert (lost["defended"], lost["attacked"]) == (0, 1), "one side's are told as well"


def test_all_dead_on_both_sides_leave_a_neutral_planet() -> None:
    step = invade(landing("TT", HELD), "TT")
    assert on(step.state, "H4") == planet(Size.MEDIUM)
    assert told(step, "neutral")[0]["planet"] == "H4"


def test_armour_strikes_with_2() -> None:
    """Four defenders fall to two armour; each defender has struck once."""
    target = planet(Size.MEDIUM, BLUE, "TTT")
    step = invade(landing("AAA", target), "AAA")
    assert told(step, "invaded")[0]["attack"] == 6
    assert told(step, "invaded")[0]["defence"] == 3
    assert on(step.state, "H4") == planet(Size.MEDIUM)


EXAMPLE = planet(Size.LARGE, BLUE, "TT", Kind.CANNON, Kind.SHIELD)


def example(hands: tuple[tuple[Card, ...], tuple[Card, ...]] = ((), ())) -> State:
    """Rulebook: 4 infantry and 1 armour, with bombers aboard and interceptors in space."""
    return position(
        red={
            "H8": unit(Kind.TRANSPORT, "TTTT"),
            "I8": unit(Kind.CRUISER, "AB"),
            "J8": unit(Kind.INTERCEPTOR),
        },
        planets={"I7": EXAMPLE},
        hands=hands,
    )


LANDINGS = (Invade("transport-1", "I7", (T,) * 4), Invade("cruiser-1", "I7", (A, B)))


def test_example_an_attack_of_6_destroys_the_cannon_and_no_more() -> None:
    """Rulebook: enough for the cannon, not to win."""
    step = fought(example(), *LANDINGS)
    result = told(step, "invaded")[0]
    assert result["attack"] == 6, "the shield keeps the bombers out"
    assert on(step.state, "I7").buildings == {Kind.SHIELD}
    assert on(step.state, "I7").troops == (T, T)
    assert on(step.state, "I7").owner == BLUE


def test_example_a_card_against_the_cannon_wins_the_planet() -> None:
    """Rulebook: with the cannon destroyed by a card the invasion succeeds and the shield falls
    too."""
    sabotage = Play(Card.SABOTAGE, sectors=("I7",), building=Kind.CANNON)
    state = act(example(((Card.SABOTAGE,), ())), RED, sabotage).state
    step = fought(state, *LANDINGS)
    assert on(step.state, "I7").owner == RED
    assert on(step.state, "I7").buildings == frozenset()
    assert on(step.state, "I7").troops == (T, T, T), "two have fallen, the dearest first"


def test_example_a_card_against_the_shield_lets_the_bombers_in() -> None:
    """Rulebook: "si destruye el escudo podrán participar los bombarderos"."""
    sabotage = Play(Card.SABOTAGE, sectors=("I7",), building=Kind.SHIELD)
    state = act(example(((Card.SABOTAGE,), ())), RED, sabotage).state
    assert told(fought(state, *LANDINGS), "invaded")[0]["attack"] == 8


def test_squadrons_in_space_do_not_support() -> None:
    """Rulebook: "los interceptores no pueden invadir al no estar cargados"."""
    assert refused(example(), RED, Invade("interceptor-1", "I7", (I,))) == "not-aboard"


def test_i14_a_cannon_that_is_partly_hit_is_damaged_and_shields_the_rest() -> None:
    """Ruling I-R15."""
    target = planet(Size.MEDIUM, BLUE, "TT", Kind.CANNON)
    step = invade(landing("TTTT", target), "TTTT")
    assert on(step.state, "H4").cannon_damaged
    assert on(step.state, "H4").troops == (T, T)


def test_i_r15_a_damaged_cannon_absorbs_3() -> None:
    target = planet(Size.MEDIUM, BLUE, "T", Kind.CANNON, cannon_damaged=True)
    step = invade(landing("TTTT", target), "TTTT")
    assert on(step.state, "H4").owner == RED
    unhurt = invade(landing("TT", target), "TT")
    assert on(unhurt.state, "H4").cannon_damaged
    assert on(unhurt.state, "H4").buildings == {Kind.CANNON}
    assert "cannon-damaged" not in told(unhurt), "it was before"


def test_i_r15_an_attack_that_comes_to_nothing_damages_no_cannon() -> None:
    target = planet(Size.MEDIUM, BLUE, "T", Kind.CANNON)
    state = landing("TT", target, hands=((), (Card.ENTRENCHMENT,)))
    step = act(state, RED, Invade("transport-1", "H4", (T, T)), End(Phase.COMBAT))
    step = readied(act(step.state, BLUE, Commit(0, Card.ENTRENCHMENT)))
    assert told(step, "invaded")[0]["attack"] == 0
    assert on(step.state, "H4") == target


def test_i_r16_squadrons_aboard_support_unless_there_is_a_shield() -> None:
    open_planet = planet(Size.MEDIUM, BLUE, "TT")
    cruiser = landing("TBB", open_planet, Kind.CRUISER)
    assert told(invade(cruiser, "TBB"), "invaded")[0]["attack"] == 5
    shielded = landing("TBB", HELD, Kind.CRUISER)
    step = invade(shielded, "TBB")
    assert told(step, "invaded")[0]["attack"] == 1
    assert at(step.state, RED, "G4").cargo == (B, B)  # type: ignore[union-attr]


def test_i_r16_squadrons_return_aboard_and_hold_nothing() -> None:
    state = landing("TBB", planet(Size.MEDIUM, BLUE, "T"), Kind.CRUISER)
    state = act(state, RED, Invade("cruiser-1", "H4", (B, B, T)), End(Phase.COMBAT)).state
    assert state.board.choice is None or state.board.choice.seat == BLUE
    state = act(state, BLUE, Remove((B,))).state
    assert on(state, "H4") == planet(Size.MEDIUM, RED, "T")
    assert at(state, RED, "G4").cargo == (B,)  # type: ignore[union-attr]


def test_squadrons_alone_do_not_invade() -> None:
    state = position(
        red={"G4": unit(Kind.CARRIER, "BB"), "H5": unit(Kind.TRANSPORT, "T")},
        planets={"H4": planet(Size.MEDIUM, BLUE, "T")},
    )
    support = Invade("carrier-1", "H4", (B, B))
    assert refused(state, RED, support) == "invade-needs-troops"
    both = act(state, RED, Invade("transport-1", "H4", (T,)), support).state
    assert len(both.board.combats[0].landings) == 2


def test_when_only_squadrons_survive_the_planet_becomes_neutral() -> None:
    state = landing("TB", planet(Size.MEDIUM, BLUE, "T"), Kind.CRUISER)
    state = act(state, RED, Invade("cruiser-1", "H4", (B, T)), End(Phase.COMBAT)).state
    step = act(state, BLUE, Remove((T,)))
    assert on(step.state, "H4") == planet(Size.MEDIUM)
    assert "invasion-spent" in told(step)


def test_i_r14_each_side_picks_the_losses_of_the_other() -> None:
    target = planet(Size.LARGE, BLUE, "TTA")
    state = position(
        red={"H8": unit(Kind.BATTLESHIP, "TA"), "I8": unit(Kind.DESTROYER, "A")},
        planets={"I7": target},
    )
    landings = (Invade("battleship-1", "I7", (A, T)), Invade("destroyer-1", "I7", (A,)))
    state = act(state, RED, *landings, End(Phase.COMBAT)).state
    assert state.board.choice is None, "5 points fell all three defenders"
    hurt = planet(Size.LARGE, BLUE, "TAAAAA")
    state = position(red={"H8": unit(Kind.BATTLESHIP, "TT")}, planets={"I7": hurt})
    state = act(state, RED, Invade("battleship-1", "I7", (T, T)), End(Phase.COMBAT)).state
    choice = state.board.choice
    assert choice is not None
    assert (choice.seat, choice.loss, choice.count) == (RED, Loss.DEFENDERS, 2)
    assert ENGINE.default_action(state, RED) == Remove((A, A)), "the dearest by default"
    state = act(state, RED, Remove((A, T))).state
    assert on(state, "I7").troops == kinds("AAAA")


def test_i_r14_the_defender_picks_among_the_attackers() -> None:
    state = landing("TTA", planet(Size.MEDIUM, BLUE, "T"), Kind.TRANSPORT)
    state = act(state, RED, Invade("transport-1", "H4", (A, T, T)), End(Phase.COMBAT)).state
    choice = state.board.choice
    assert choice is not None
    assert (choice.seat, choice.loss, choice.pool) == (BLUE, Loss.ATTACKERS, kinds("TTA"))
    assert refused(state, BLUE, Remove((A, T))) == "remove-others"
    assert refused(state, BLUE, Remove((B,))) == "remove-others"
    assert ENGINE.to_act(state) == {BLUE}
    state = act(state, BLUE, Remove((T,))).state
    assert on(state, "H4").troops == kinds("TA")


def test_i_r17_troops_above_the_capacity_return_aboard() -> None:
    target = planet(Size.SMALL, BLUE, "T")
    state = position(red={"I3": unit(Kind.TRANSPORT, "TTTA")}, planets={"I2": target})
    state = act(state, RED, Invade("transport-1", "I2", (A, T, T, T)), End(Phase.COMBAT)).state
    state = act(state, BLUE, Remove((T,))).state
    assert on(state, "I2").troops == (T, T), "the cheapest stay"
    assert at(state, RED, "I3").cargo == (A,)  # type: ignore[union-attr]


def test_i_r17_the_conqueror_may_leave_fewer_or_none() -> None:
    one = invade(landing("TTTT", HELD), "TTTT", stay=1)
    assert on(one.state, "H4").troops == (T,)
    assert at(one.state, RED, "G4").cargo == (T,)  # type: ignore[union-attr]
    none = invade(landing("TTTT", HELD), "TTTT", stay=0)
    assert on(none.state, "H4") == planet(Size.MEDIUM)
    assert at(none.state, RED, "G4").cargo == (T, T)  # type: ignore[union-attr]
    assert "raided" in told(none)
    assert "looted" not in told(none)


def test_i_r44_looting_pays_a_planet_that_is_left_even_if_blockaded() -> None:
    state = landing(
        "TTTT",
        HELD,
        config=Config(looting=True),
        points=(10, 0),
        blue={"I4": unit(Kind.FRIGATE)},
    )
    step = invade(state, "TTTT", stay=0)
    assert told(step, "looted")[0]["points"] == 4
    assert step.state.board.sides[RED].points == 14
    kept = invade(state, "TTTT")
    assert kept.state.board.sides[RED].points == 10


def test_a_home_planet_is_conquered_and_the_match_is_over() -> None:
    state = position(red={"D6": unit(Kind.TRANSPORT, "TTTT")})
    step = fought(state, Invade("transport-1", "C6", (T,) * 4))
    outcome = ENGINE.outcome(step.state)
    assert outcome is not None
    assert outcome.winners == {RED}
    assert step.state.board.result is not None
    assert step.state.board.result.reason is Reason.HOME_CONQUERED
    assert ENGINE.to_act(step.state) == ENGINE.may_act(step.state) == frozenset()


def test_i_r18_an_empty_home_falls_to_one_trooper() -> None:
    empty = {"C6": planet(Size.HOME, BLUE)}
    state = position(red={"D6": unit(Kind.CORVETTE, "T")}, planets=empty)
    assert ENGINE.outcome(fought(state, Invade("corvette-1", "C6", (T,))).state) is not None
    guarded = {"C6": planet(Size.HOME, BLUE, "", Kind.CANNON)}
    far = {"A3": unit(Kind.FRIGATE)}
    state = position(red={"D6": unit(Kind.CORVETTE, "T")}, blue=far, planets=guarded)
    step = fought(state, Invade("corvette-1", "C6", (T,)))
    assert ENGINE.outcome(step.state) is None
    assert on(step.state, "C6").cannon_damaged


def test_i_r17_a_home_where_all_have_died_stays_its_owners() -> None:
    far = {"A3": unit(Kind.FRIGATE)}
    state = position(red={"D6": unit(Kind.TRANSPORT, "TT")}, blue=far)
    step = fought(state, Invade("transport-1", "C6", (T, T)))
    assert ENGINE.outcome(step.state) is None
    assert on(step.state, "C6") == planet(Size.HOME, BLUE)


def test_invasion_needs_a_ship_beside_an_enemy_planet() -> None:
    state = landing("TT", planet(Size.MEDIUM))
    assert refused(state, RED, Invade("transport-1", "H4", (T,))) == "no-enemy-planet"
    state = landing("TT", HELD, red={"G5": unit(Kind.TRANSPORT, "TT")})
    assert refused(state, RED, Invade("transport-1", "H4", (T,))) == "attack-out-of-reach"
    state = landing("TT", HELD)
    assert refused(state, RED, Invade("transport-1", "H4", (A,))) == "not-aboard"
    assert refused(state, RED, Invade("transport-1", "H4", ())) == "not-aboard"


def test_a_ship_takes_part_in_one_invasion_and_bombards_nothing_it_invades() -> None:
    state = landing("T", planet(Size.MEDIUM, BLUE, "T"), Kind.DESTROYER)
    state = act(state, RED, Invade("destroyer-1", "H4", (T,))).state
    assert refused(state, RED, Invade("destroyer-1", "H4", (T,))) == "invades-already"
    assert refused(state, RED, Bombard("destroyer-1", "H4")) == "target-taken"


def test_an_invading_ship_may_also_attack() -> None:
    """Its troops are units of their own."""
    state = landing("T", planet(Size.MEDIUM, BLUE, "T"), Kind.DESTROYER, blue={"G5": unit(B)})
    step = fought(state, Attack("destroyer-1", "G5"), Invade("destroyer-1", "H4", (T,)))
    assert at(step.state, BLUE, "G5") is None
    assert on(step.state, "H4").owner is None


def test_troops_that_died_with_their_ship_do_not_land() -> None:
    state = landing(
        "T",
        planet(Size.MEDIUM, BLUE, "T"),
        Kind.CORVETTE,
        blue={"G5": unit(Kind.CRUISER)},
        hands=((), (Card.AMBUSH,)),
    )
    declared = (Attack("corvette-1", "G5"), Invade("corvette-1", "H4", (T,)))
    step = act(state, RED, *declared, End(Phase.COMBAT))
    step = readied(act(step.state, BLUE, Commit(0, Card.AMBUSH)))
    assert at(step.state, RED, "G4") is None
    assert told(step, "combat-void") == [{"sector": "H4"}]
    assert on(step.state, "H4").owner == BLUE


def test_i_r45_with_the_variant_squadrons_defend_and_conquer() -> None:
    config = Config(squadrons_occupy=True)
    target = planet(Size.MEDIUM, BLUE, "B")
    state = landing("TBB", target, Kind.CRUISER, config=config)
    state = act(state, RED, Invade("cruiser-1", "H4", (B, B, T)), End(Phase.COMBAT)).state
    state = act(state, BLUE, Remove((B, T))).state
    assert on(state, "H4") == planet(Size.MEDIUM, RED, "B")
