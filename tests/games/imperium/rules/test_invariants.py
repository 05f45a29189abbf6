"""The invariants hold of what is played, and find what is not sound."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engines import load
from engines.core import Dice, play
from engines.imperium import ENGINE
from engines.imperium.actions import Attack, Bid, End, Pass, Play, Watch
from engines.imperium.board import BLUE, RED, Bidding, Phase, Planet
from engines.imperium.cards import Card, Rank
from engines.imperium.clashes import CardWindow, Choice, Clash, Combat, Landing, Loss
from engines.imperium.hands import ordered
from engines.imperium.maps import map_of
from engines.imperium.options import Config
from engines.imperium.state import Committed, Hidden, State, without
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from tests.games.imperium.invariants import faults
from tests.games.imperium.positions import DICE, act, changed, numbered, unit
from tests.laws.played import read

PLAYED = sorted((Path(__file__).parents[1] / "played").glob("*.json"))
T = Kind.INFANTRY
EVERYWHERE = dict.fromkeys(map_of(Config().mission).hexes, 2)


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_every_position_of_a_recorded_match_is_sound(path: Path) -> None:
    played = read(path)
    engine, config = played.engine, msgspec.convert(played.config, type=Config)
    state = engine.start(config, played.seats, Dice(played.seed, 0)).state
    for ply, (seat, action) in enumerate(played.actions(), start=1):
        state = play(engine, state, seat, action, Dice(played.seed, ply)).state
        assert not list(faults(state)), f"after ply {ply}"


def dealt(rules: int, red: tuple[Card, ...] = (), blue: tuple[Card, ...] = ()) -> State:
    """Return the opening of a match, red to bid, with these cards drawn into the hands."""
    state = load("imperium", rules).start(Config(), 2, DICE).state
    piles, hidden = list(state.piles), list(state.hidden)
    for seat, cards in ((RED, red), (BLUE, blue)):
        whole = (*piles[seat], *hidden[seat].hand)
        piles[seat], hidden[seat] = without(whole, cards), Hidden(ordered(cards))
    state = State(state.board, (hidden[RED], hidden[BLUE]), tuple(piles))
    return changed(state, bidding=Bidding(RED), opener=RED)


@pytest.mark.parametrize(("rules", "sound"), [(1, False), (2, True)])
def test_a_card_that_pays_twice_is_found(rules: int, sound: bool) -> None:
    """By the first rules a pledged card that was spent paid the bid all the same (I-R62)."""
    state = dealt(rules, (Card.COUNTER_INTELLIGENCE,), (Card.SUPREME_COMMAND,))
    assert not list(faults(state))
    state = act(state, RED, Watch(Rank.CAPTAIN)).state
    state = act(state, RED, Bid(3, cards=(Card.COUNTER_INTELLIGENCE,))).state
    state = act(state, BLUE, Play(Card.SUPREME_COMMAND)).state
    assert (not list(faults(state))) is sound, "pledged"
    assert (not list(faults(act(state, BLUE, Pass()).state))) is sound, "paid"


def fighting() -> State:
    """Red has declared an attack beside a planet of blue's."""
    red = {"G4": unit(Kind.CRUISER, "IT"), "J4": unit(Kind.MISSILE)}
    blue = {"G5": unit(Kind.FRIGATE), "A3": unit(Kind.FRIGATE)}
    hand = (Card.COUNTER_INTELLIGENCE, Card.FORCED_TRUCE)
    state = dealt(2, hand, hand)
    sides = tuple(
        replace(side, units=numbered(units))
        for side, units in zip(state.board.sides, (red, blue), strict=True)
    )
    held = {**state.board.planets, "H4": Planet(Size.MEDIUM, BLUE, (T,), frozenset((Kind.SHIELD,)))}
    state = changed(state, phase=Phase.COMBAT, active=RED, first=RED, bidding=None, sides=sides)
    return act(changed(state, planets=held), RED, Attack("cruiser-1", "G5")).state


def hidden(**fields: Any) -> Callable[[State], State]:
    return lambda state: state.with_hidden(RED, replace(state.hidden[RED], **fields))


def board(**fields: Any) -> Callable[[State], State]:
    return lambda state: changed(state, **fields)


def side(**fields: Any) -> Callable[[State], State]:
    return lambda s: s.with_board(s.board.with_side(RED, replace(s.board.sides[RED], **fields)))


def ship(sector: str, kind: Kind, *cargo: Kind, name: str = "") -> Callable[[State], State]:
    found = replace(unit(kind), id=name or f"{kind}-9", cargo=tuple(sorted(cargo)))
    return lambda state: state.with_board(state.board.with_unit(RED, sector, found))


def land(sector: str, planet: Planet) -> Callable[[State], State]:
    return lambda state: state.with_board(state.board.with_planet(sector, planet))


def _swapped(state: State) -> State:
    """One card has changed decks."""
    (card, *red), (other, *blue) = state.piles
    return replace(state, piles=((other, *red), (card, *blue)))


COMBAT = Combat(Clash.ATTACK, "G5", ("cruiser-1",))
WINDOW = {"current": 0, "window": CardWindow((0,))}
BROKEN: dict[str, Callable[[State], State]] = {
    "the cards of seat 0": lambda s: replace(s, piles=(s.piles[0][1:], s.piles[1])),
    "the cards of seat 1": _swapped,
    "pledges a card": hidden(pledge=(Card.AMBUSH,)),
    "is known to hold": hidden(known=(Card.FORCED_TRUCE,) * 2),
    "has laid a card that is not": hidden(commits=(Committed(0, Card.AMBUSH),)),
    "two cards of a name": hidden(commits=(Committed(0, Card.FORCED_TRUCE),) * 2),
    "nobody asks about": hidden(commits=(Committed(0, Card.COUNTER_INTELLIGENCE),)),
    "without a bid that stands": hidden(limit=4),
    "for a planet that it cannot protect": hidden(truce="C6"),
    "units of both sides": ship("A3", Kind.FRIGATE),
    "held without troops": land("E3", Planet(Size.MEDIUM, RED)),
    "more troops than it can": land("E3", Planet(Size.MEDIUM, RED, (T,) * 7)),
    "which is neutral": land("E3", Planet(Size.MEDIUM, None, (), frozenset((Kind.SHIELD,)))),
    "that is no building": land("E3", Planet(Size.MEDIUM, RED, (T,), frozenset((T,)))),
    "where there is none": land("E3", Planet(Size.MEDIUM, RED, (T,), cannon_damaged=True)),
    "something else": lambda s: changed(s, terrain={**s.board.terrain, "E3": "gate"}),
    "a minefield lies": board(mines={"E3": 2}),
    "has 51 points": side(points=51),
    "negative debt": side(debt=-1),
    "two units of one number": ship("F5", Kind.CRUISER, name="cruiser-1"),
    "where no unit can": ship("E3", Kind.FRIGATE),
    "frigate-9 is a": ship("F5", Kind.CRUISER, name="frigate-9"),
    "carries more": ship("F5", Kind.FRIGATE, *(Kind.INTERCEPTOR,) * 2),
    "seat 0 has 3 tokens": lambda s: ship("F5", Kind.MISSILE, name="missile-2")(
        ship("F4", Kind.MISSILE, name="missile-3")(s)
    ),
    "tokens of mines": board(
        mines=dict.fromkeys(ENGINE.start(Config(), 2, DICE).state.board.map.hexes, 2)
    ),
    "it is Game Turn": board(turn=21),
    "a bidding out of its phase": board(bidding=Bidding(RED)),
    "nobody has the initiative": board(first=None),
    "a truce holds": lambda s: changed(
        s, phase=Phase.CARDS, effects=replace(s.board.effects, truce="C6")
    ),
    "outside their phase": board(phase=Phase.MOVEMENT),
    "against one target": board(combats=(COMBAT, COMBAT)),
    "was not declared": board(current=2),
    "nobody attacks": board(combats=(replace(COMBAT, attackers=()),)),
    "which is not in play": board(combats=(replace(COMBAT, attackers=("cruiser-2",)),)),
    "what it does not carry": board(
        combats=(Combat(Clash.INVASION, "H4", landings=(Landing("cruiser-1", (T, T)),)),)
    ),
    "where nobody is": board(combats=(replace(COMBAT, target="F5"),)),
    "not the enemy's": board(combats=(replace(COMBAT, clash=Clash.BOMBARDMENT, target="H6"),)),
    "is not declared": board(current=0, window=CardWindow((1,))),
    "outside the resolution": board(window=CardWindow((0,))),
    "than there are to choose": board(choice=Choice(BLUE, Loss.BOMBARDMENT, "H4", (T,), 2)),
    "that are not there": board(choice=Choice(BLUE, Loss.BOMBARDMENT, "H4", (T, T), 1)),
}


def test_the_position_that_is_broken_is_sound_before() -> None:
    state = fighting()
    assert not list(faults(state))
    assert not list(faults(act(state, RED, End(Phase.COMBAT)).state))


@pytest.mark.parametrize("fault", BROKEN)
def test_what_is_not_sound_is_found(fault: str) -> None:
    assert any(fault in found for found in faults(BROKEN[fault](fighting())))


@pytest.mark.parametrize("order", [{"watch": Rank.CAPTAIN}, {"truce": "J3"}], ids=str)
def test_an_order_without_its_card_is_found(order: dict[str, Any]) -> None:
    assert any("card" in found or "without" in found for found in faults(hidden(**order)(dealt(2))))
