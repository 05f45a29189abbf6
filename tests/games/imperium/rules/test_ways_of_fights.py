"""What is offered in a combat phase: targets, who takes part, what lands, what is changed."""

from __future__ import annotations

from collections.abc import Iterator

from engines.choosing import Number, Pick
from engines.core import Seat
from engines.foresight import advised
from engines.imperium import ENGINE
from engines.imperium.actions import Action, Attack, Bombard, First, Invade, Withdraw
from engines.imperium.advice.odds import odds
from engines.imperium.board import BLUE, RED
from engines.imperium.clashes import Clash
from engines.imperium.declarable import supports, target_of
from engines.imperium.state import State
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from engines.imperium.ways import ImperiumWays
from engines.imperium.wording import odds_words
from tests.approved.matches import moments, records
from tests.games.imperium.positions import act, kinds, planet, position, unit

T = Kind.INFANTRY
EVERY_RECORD, SOME_ATTACKS = 4, 20
"""Of how many records one is looked at, and how many attacks there are in them at least."""


def ways(state: State) -> ImperiumWays:
    return ways_of(state, RED)


def ways_of(state: State, seat: Seat) -> ImperiumWays:
    return ImperiumWays(ENGINE.view(state, seat), seat)


def pick(state: State, verb: str, key: str, **chosen: str) -> Pick:
    found = ways(state).ask(verb, key, {at: (value,) for at, value in chosen.items()})
    assert isinstance(found, Pick)
    return found


def verbs(state: State) -> tuple[str, ...]:
    return tuple(way.verb for way in ways(state).now())


def battle(*declared: Action) -> State:
    """Red's cruiser and frigate beside a frigate of blue's; the cruiser beside another."""
    state = position(
        red={"G4": unit(Kind.CRUISER), "F5": unit(Kind.FRIGATE)},
        blue={"G5": unit(Kind.FRIGATE), "F4": unit(Kind.CORVETTE), "A3": unit(Kind.BASE)},
    )
    return act(state, RED, *declared).state


def test_targets_are_offered_with_how_many_can_take_part() -> None:
    state = battle()
    targets = pick(state, "attack", "target").choices
    assert {choice.value for choice in targets} == {"G5", "F4"}
    counts = {choice.value: choice.about.args["count"] for choice in targets if choice.about}
    assert counts == {"G5": 2, "F4": 2}


def test_who_takes_part_may_be_named_and_is_all_of_them_else() -> None:
    state = battle()
    fighters = pick(state, "attack", "unit", target="G5")
    assert set(fighters.values) == {"cruiser-1", "frigate-1"}
    assert (fighters.least, fighters.most) == (0, 2)
    at = ways(state)
    assert set(at.orders("attack", {"target": ("G5",)})) == {
        Attack("cruiser-1", "G5"),
        Attack("frigate-1", "G5"),
    }
    one = {"target": ("G5",), "unit": ("frigate-1",)}
    assert at.orders("attack", one) == (Attack("frigate-1", "G5"),)
    left = pick(battle(Attack("cruiser-1", "G5")), "attack", "unit", target="G5")
    assert (left.values, left.most) == (("frigate-1",), 1), "the cruiser fights already"
    nobody = pick(state, "attack", "unit", target="A3")
    assert (nobody.values, nobody.most) == ((), 1)


def test_what_was_declared_is_called_off_or_put_first() -> None:
    """What stands first already is not put first."""
    declared = battle(Attack("cruiser-1", "G5"), Attack("frigate-1", "F4"))
    assert verbs(declared) == ("first", "withdraw", "end")
    assert pick(declared, "first", "target").values == ("F4",)
    assert pick(declared, "withdraw", "target").values == ("G5", "F4")
    at = ways(declared)
    assert at.action("first", {"target": ("f4",)}) == First("F4")
    assert at.action("withdraw", {"target": ("G5",)}) == Withdraw("G5")
    one = battle(Attack("cruiser-1", "G5"))
    assert "first" not in verbs(one)


def landing(cargo: str = "TTA") -> State:
    """A transport beside a planet with two infantry of blue's."""
    return position(
        red={"G4": unit(Kind.TRANSPORT, cargo)},
        blue={"A3": unit(Kind.BASE)},
        planets={"H4": planet(Size.MEDIUM, BLUE, "TT")},
    )


def test_a_ship_lands_all_that_it_carries_unless_less_is_said() -> None:
    state = landing()
    assert {"invade", "land"} <= set(verbs(state))
    at = ways(state)
    everything = Invade("transport-1", "H4", kinds("TTA"))
    assert at.orders("invade", {"planet": ("H4",)}) == (everything,)
    verb, steps = at.steps(everything)
    assert (verb, steps["cargo"]) == ("invade", ("armour+2*infantry",))
    assert at.action(verb, steps) == everything
    parts = pick(state, "invade", "cargo", planet="H4", unit="transport-1")
    assert {"infantry", "2*infantry", "armour+infantry"} <= set(parts.values)
    assert parts.several
    assert pick(state, "invade", "cargo", planet="H4").values == (), "nobody is named"
    stay = ways(state).ask("invade", "stay", {})
    assert isinstance(stay, Number)
    assert stay.least == 0 and stay.usual == stay.most


def test_a_part_of_the_cargo_lands_and_some_of_it_stays() -> None:
    state = landing()
    at = ways(state)
    offered = pick(state, "land", "part", planet="H4").values
    some = Invade("transport-1", "H4", (T, T), 1)
    verb, steps = at.steps(some)
    assert (verb, steps["planet"]) == ("land", ("H4",))
    assert steps["part"] == ("transport-1/2*infantry/1",)
    assert steps["part"][0] in offered
    assert at.action(verb, steps) == some
    for part in offered:
        ENGINE.check(state, RED, at.action("land", {"planet": ("H4",), "part": (part,)}))


def test_a_bombardment_is_by_one_ship() -> None:
    state = position(
        red={"G4": unit(Kind.BATTLESHIP), "G3": unit(Kind.BATTLESHIP)},
        blue={"A3": unit(Kind.BASE)},
        planets={"H4": planet(Size.MEDIUM, BLUE, "TT")},
    )
    assert pick(state, "bombard", "planet").values == ("H4",)
    who = pick(state, "bombard", "unit", planet="H4")
    assert (set(who.values), who.least, who.most) == ({"battleship-1", "battleship-2"}, 1, 1)
    chosen = {"planet": ("H4",), "unit": ("battleship-2",)}
    assert ways(state).action("bombard", chosen) == Bombard("battleship-2", "H4")


def test_squadrons_support_an_invasion_that_another_ship_has_declared() -> None:
    """Alone they cannot invade, and what has troops aboard invades for itself."""
    fleet = {"G4": unit(Kind.TRANSPORT, "TT"), "H3": unit(Kind.CARRIER, "II")}
    planets = {"H4": planet(Size.MEDIUM, BLUE, "T"), "I4": planet(Size.MEDIUM, BLUE, "T")}
    state = position(red=fleet, blue={"A3": unit(Kind.BASE)}, planets=planets)
    carrier = Invade("carrier-1", "H4", kinds("II"))
    assert supports(state.board, RED, "carrier-1") == ()
    landed = act(state, RED, Invade("transport-1", "H4", (T, T))).state
    assert supports(landed.board, RED, "carrier-1") == (carrier,)
    assert supports(landed.board, RED, "transport-1") == ()
    assert supports(act(landed, RED, carrier).state.board, RED, "carrier-1") == ()


def test_what_an_attack_is_said_to_come_to_is_of_that_attack() -> None:
    """With it and what was declared before, not with all that could take part."""
    results = list[bool]()
    for state, seat, order in attacks():
        told = advised(ways_of(state, seat), order)
        board = act(state, seat, order).state.board
        (combat,) = (one for one in board.combats if one.target == target_of(order))
        if combat.clash is not Clash.MINES:
            assert told is not None
            results.append(told.details[0].args["result"] == odds_words(odds(board, combat)))
    assert all(results)
    assert len(results) > SOME_ATTACKS


def attacks() -> Iterator[tuple[State, Seat, Attack | Invade]]:
    """Yield what was declared in some recorded matches."""
    for name in records("imperium")[::EVERY_RECORD]:
        for moment in moments("imperium", name):
            if moment.done and isinstance(moment.done.action, Attack | Invade):
                yield moment.state, moment.done.seat, moment.done.action
