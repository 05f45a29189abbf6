"""A secret order changes only with a word to whoever gave it, or an open event of its card."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from engines.core import Event, Seat
from engines.imperium.actions import End, Invade, Truce
from engines.imperium.board import BLUE, RED, Phase
from engines.imperium.cards import Card
from engines.imperium.names import card_name
from engines.imperium.state import State
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from engines.versions import stamp
from tests.games.imperium.positions import (
    Rolls,
    act,
    changed,
    fought,
    heard,
    planet,
    position,
    told,
    unit,
)
from tests.games.imperium.secret import TRUCE
from tests.laws.heard import steps_of
from tests.laws.played import FILES, read

RECORDS = [path for path in FILES if path.parts[-3] == "imperium"]


def orders(state: State, seat: Seat) -> dict[Card, object]:
    hidden = state.hidden[seat]
    return {Card.COUNTER_INTELLIGENCE: hidden.watch, Card.FORCED_TRUCE: hidden.truce}


def is_told(events: tuple[Event, ...], seat: Seat, card: Card) -> bool:
    """Tell whether somebody hears of an order of theirs, or all of its card."""
    name = card_name(card)
    whispered = ("watching" if card is Card.COUNTER_INTELLIGENCE else "truce-",)
    for event in events:
        key, args = event.text.key.removeprefix("imperium-event-"), event.text.args
        if event.audience == {seat} and key.startswith(whispered):
            return True
        cards = args.get("cards", ())
        if event.audience is None and (args.get("card") == name or name in tuple(cards)):  # type: ignore[arg-type]
            return True
        if key == "counteracted" and card is Card.COUNTER_INTELLIGENCE:
            return True
    return False


def must_be_told(before: State, events: tuple[Event, ...], after: State) -> None:
    for seat in (RED, BLUE):
        had, has = orders(before, seat), orders(after, seat)
        for card in had:
            assert had[card] == has[card] or is_told(events, seat, card), (seat, card)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_no_order_changes_in_silence(path: Path) -> None:
    for number, (before, after) in enumerate(pairwise(read(path).states()), start=1):
        must_be_told(before, steps_of(path)[number], after)


def test_whoever_loses_the_planet_is_told_that_the_order_lapses() -> None:
    red = {"F4": unit(Kind.CORVETTE, "TT"), "G4": unit(Kind.CRUISER)}
    planets = {"E3": planet(Size.MEDIUM, BLUE, "T"), "H4": planet(Size.SMALL, BLUE, "T")}
    blue = {"A3": unit(Kind.FRIGATE)}
    state = position(red=red, blue=blue, planets=planets, hands=TRUCE)
    state = act(state, BLUE, Truce("E3")).state
    step = fought(state, Invade("corvette-1", "E3", (Kind.INFANTRY,) * 2))
    assert step.state.hidden[BLUE].truce is None
    must_be_told(state, step.events, step.state)
    assert told(step, "truce-lapsed") == [{"planet": "E3"}]
    assert "truce-lapsed" in heard(step, BLUE)
    assert "truce-lapsed" not in heard(step, RED) + heard(step, None)


def test_whoever_cannot_have_a_second_truce_at_home_is_told_so() -> None:
    hands = ((), (Card.FORCED_TRUCE, Card.FORCED_TRUCE))
    red, blue = {"D6": unit(Kind.DESTROYER, "T")}, {"A3": unit(Kind.FRIGATE)}
    state = position(Phase.MOVEMENT, red=red, blue=blue, hands=hands)
    state = act(state, BLUE, Truce("C6")).state
    step = act(state, RED, End(Phase.MOVEMENT))
    assert [one for one in heard(step, BLUE) if one.startswith("truce")] == [
        "truce",
        "truce-lapsed",
    ]


def test_an_order_under_a_cloud_lapses_with_its_planet() -> None:
    held = {"H4": planet(Size.MEDIUM, BLUE, "T")}
    state = position(Phase.CONSTRUCTION, clouds=("G4",), planets=held, hands=TRUCE)
    state = act(state, BLUE, Truce("H4")).state
    step = act(state, RED, End(Phase.CONSTRUCTION), dice=Rolls(4))
    must_be_told(state, step.events, step.state)
    assert told(step, "truce-lapsed") == [{"planet": "H4"}]


@pytest.mark.parametrize(("rules", "key"), [(1, "truce-ordered-at-first"), (2, "truce-ordered")])
def test_when_a_truce_comes_is_told_by_the_rules_of_the_match(rules: int, key: str) -> None:
    state = changed(position(Phase.CARDS, hands=TRUCE), rules=stamp(rules))
    assert heard(act(state, BLUE, Truce("C6")), BLUE) == [key]
