"""Choices that are seldom met, or more than one menu holds: each can be pressed, and typed."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from engines.imperium import ENGINE
from engines.imperium.actions import (
    Action,
    Attack,
    Buy,
    Commit,
    Discard,
    End,
    First,
    Invade,
    Play,
    Truce,
    Watch,
    Withdraw,
)
from engines.imperium.board import BLUE, RED, Phase
from engines.imperium.cards import DESIGNS, HAND_LIMIT, Card, Rank, Timing
from engines.imperium.state import State
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from tests.games.imperium.positions import act, kinds, planet, position, unit
from tests.laws.cases import Case
from tests.laws.panels import Desk, position_of
from tests.laws.reaching import must_be_pressed, must_be_typed
from tests.sampled import sampled

BATTLES = 14
SHIPS = (Kind.FRIGATE, Kind.CORVETTE, Kind.DESTROYER, Kind.CRUISER)
LAID = (Card.COUNTER_INTELLIGENCE, next(c for c in Card if DESIGNS[c].timing is Timing.ATTACK))


def pairs() -> Iterator[tuple[str, str]]:
    """Yield neighbours of which no two pairs touch the same sector."""
    board = position(Phase.COMBAT).board
    free = [at for at in board.map.sectors if at not in board.planets]
    while free:
        here = free.pop()
        near = next((at for at in board.map.neighbours[here] if at in free), None)
        if near is not None:
            free.remove(near)
            yield here, near


def battles(*hand: Card) -> State:
    """Every red ship attacks the blue one beside it."""
    fields = [pair for pair, _ in zip(pairs(), range(BATTLES), strict=False)]
    red = {here: unit(SHIPS[n % 4]) for n, (here, _) in enumerate(fields)}
    blue = {there: unit(SHIPS[n % 4]) for n, (_, there) in enumerate(fields)}
    state = position(Phase.COMBAT, red=red, blue=blue, hands=(hand, ()))
    units = state.board.sides[RED].units
    attacks = (Attack(units[here].id, there) for here, there in fields)
    return act(state, RED, *attacks).state


def changing() -> tuple[State, tuple[Action, ...]]:
    state = battles()
    targets = [combat.target for combat in state.board.combats]
    return state, (First(targets[-1]), Withdraw(targets[-1]), Withdraw(targets[0]))


def laying() -> tuple[State, tuple[Action, ...]]:
    hand = (*LAID, Card.FORCED_TRUCE)
    state = act(battles(*hand), RED, End(Phase.COMBAT)).state
    asked = state.board.window
    assert asked is not None and len(asked.combats) * len(LAID) > 25
    home = state.board.map.homes[RED]
    cards = (Commit(at, card) for at in (asked.combats[0], asked.combats[-1]) for card in LAID)
    return state, (*cards, Watch(Rank.COMMANDER), Truce(home))


def landing() -> tuple[State, tuple[Action, ...]]:
    """A transport lands two of three, of which one stays; a carrier only sends its bomber."""
    red = {"H3": unit(Kind.TRANSPORT, "TTA"), "I3": unit(Kind.FRIGATE, "B")}
    defended = {"H4": planet(Size.MEDIUM, BLUE, "T")}
    state = position(Phase.COMBAT, red=red, planets=defended)
    whole = Invade("transport-1", "H4", kinds("TTA"))
    return state, (whole, Invade("transport-1", "H4", kinds("TA"), stay=1))


def supporting() -> tuple[State, tuple[Action, ...]]:
    state, (whole, _) = landing()
    after = act(state, RED, whole).state
    return after, (Invade("frigate-1", "H4", kinds("B")),)


def jumping() -> tuple[State, tuple[Action, ...]]:
    """Three ships with long names jump far."""
    units = {at: unit(Kind.INTERCEPTOR) for at in ("G4", "F4", "C2")}
    state = position(Phase.MOVEMENT, red=units, hands=((Card.HYPERSPACE_JUMP,), ()))
    named = tuple(f"interceptor-{number}" for number in (1, 2, 3))
    return state, (Play(Card.HYPERSPACE_JUMP, named, ("J4", "I3", "J2")),)


def buying() -> tuple[State, tuple[Action, ...]]:
    """Who holds too many cards may buy more before some are discarded."""
    hand = tuple(Card)[: HAND_LIMIT + 1]
    return position(Phase.CARDS, hands=(hand, ())), (Buy(2), Discard(hand[0]))


@pytest.mark.parametrize(
    "rare", sampled([buying, changing, laying, landing, supporting, jumping], 5)
)
def test_what_is_seldom_met_can_be_chosen(
    rare: Callable[[], tuple[State, tuple[Action, ...]]],
) -> None:
    state, actions = rare()
    where = position_of(Case("imperium", state.board.config, 2, "rare"), state)
    Desk(where, RED).must_be_sound()
    for action in actions:
        ENGINE.check(state, RED, action)
        must_be_typed(where, RED, action)
        must_be_pressed(where, RED, action)
