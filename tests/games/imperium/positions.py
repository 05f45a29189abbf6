"""Positions to start a rule test from, and actions played from them.

Most tests play on the map of Defeat the Enemy: red's home is J3, blue's C6, and the sectors
D5, E4, F4, F5, G4, G5 between the planets E3, E5, H4 and H6 are open space.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from engines.core import Dice, Event, IllegalAction, Seat, Step, Text, play
from engines.imperium import ENGINE, questions
from engines.imperium.actions import Action, End
from engines.imperium.board import (
    BLUE,
    RED,
    Bidding,
    Board,
    Mark,
    Phase,
    Planet,
    Side,
    Unit,
)
from engines.imperium.cards import Card
from engines.imperium.hands import ordered
from engines.imperium.missions import Mission
from engines.imperium.options import Config
from engines.imperium.setup import prepared
from engines.imperium.state import Hidden, State
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from tests.games.said import sayable

DICE = Dice("positions", 0)
CARGO = {"I": Kind.INTERCEPTOR, "B": Kind.BOMBER, "T": Kind.INFANTRY, "A": Kind.ARMOUR}
Hand = tuple[Card, ...]


class Rolls(Dice):
    """Dice that show what a test wants: the faces of a die of six, one after the other."""

    def __init__(self, *faces: int) -> None:
        super().__init__("rolls", 0)
        self._faces = list(faces)

    def random(self) -> float:
        self.used = True
        return (self._faces.pop(0) - 1) / 6


def kinds(letters: str) -> tuple[Kind, ...]:
    """Read cargo or troops: I(nterceptors), B(ombers), T(roops: infantry), A(rmour)."""
    return tuple(sorted(CARGO[letter] for letter in letters))


def unit(kind: Kind, cargo: str = "", *, damaged: bool = False, marks: Iterable[Mark] = ()) -> Unit:
    """Return a unit without a number; `position` numbers it."""
    return Unit("", kind, damaged, kinds(cargo), frozenset(marks))


def planet(
    size: Size,
    owner: Seat | None = None,
    troops: str = "",
    *buildings: Kind,
    cannon_damaged: bool = False,
) -> Planet:
    """Return a planet with what lies on it."""
    return Planet(size, owner, kinds(troops), frozenset(buildings), cannon_damaged)


def position(
    phase: Phase = Phase.COMBAT,
    *,
    red: Mapping[str, Unit] | None = None,
    blue: Mapping[str, Unit] | None = None,
    planets: Mapping[str, Planet] | None = None,
    active: Seat = RED,
    points: tuple[int, int] = (50, 50),
    hands: tuple[Hand, Hand] = ((), ()),
    config: Config | None = None,
    mission: Mission = Mission.DEFEAT,
    **changes: Any,
) -> State:
    """Return a position of a mission's map with nothing on it but what is named.

    Both home planets hold two infantry unless they are named too. Each player has a pile of
    ten cards of Smuggling. The rules are the newest. `changes` are fields of the board.
    """
    start = prepared(
        config or Config(mission=mission), Dice("position", 0), ENGINE.meta.rules_version
    )
    board = start.board
    sides = (Side(points[RED], numbered(red or {})), Side(points[BLUE], numbered(blue or {})))
    fields: dict[str, Any] = {
        "sides": sides,
        "planets": {**board.planets, **(planets or {})},
        "active": active,
        "phase": phase,
        "first": RED,
        "clouds": (),
        **changes,
    }
    board = replace(board, **fields)
    hidden = (Hidden(ordered(hands[RED])), Hidden(ordered(hands[BLUE])))
    return State(board, hidden, tuple((Card.SMUGGLING,) * 10 for _ in start.piles))


def changed(state: State, **fields: Any) -> State:
    """Return a position with some fields of its board changed."""
    return state.with_board(replace(state.board, **fields))


def numbered(units: Mapping[str, Unit]) -> dict[str, Unit]:
    """Give units the ids of their tokens, in the order in which they are named."""
    counts: dict[Kind, int] = {}
    found: dict[str, Unit] = {}
    for sector, nameless in units.items():
        number = counts[nameless.kind] = counts.get(nameless.kind, 0) + 1
        found[sector] = replace(nameless, id=f"{nameless.kind}-{number}")
    return found


def bidding(state: State, asked: Seat = RED, amount: int = -1, holder: Seat | None = None) -> State:
    """Return the position in the phase of the initiative."""
    board = replace(
        state.board,
        phase=Phase.INITIATIVE,
        first=None,
        bidding=Bidding(asked, amount, holder),
    )
    return state.with_board(board)


def act(state: State, seat: Seat, *actions: Action, dice: Dice | None = None) -> Step[State]:
    """Play some actions of one seat; the events are those of all of them."""
    dice = dice or Dice("positions", 0)
    events: list[Event] = []
    revealed = False
    for action in actions:
        step = play(ENGINE, state, seat, action, dice)
        state, revealed = step.state, revealed or step.revealed
        events += step.events
    return Step(state, tuple(events), revealed)


def fought(state: State, *actions: Action, dice: Dice | None = None) -> Step[State]:
    """Declare combats for the active side and let them be resolved; nobody lays a card.

    Losses are the usual ones.
    """
    step = act(state, state.board.active, *actions, End(Phase.COMBAT), dice=dice)
    return readied(step)


def readied(step: Step[State]) -> Step[State]:
    """Let everyone who is asked for cards or losses do the usual: no cards, usual losses."""
    events = list(step.events)
    state = step.state
    while questions.stage(state.board) in (questions.Stage.COMMIT, questions.Stage.LOSSES):
        asked = min(ENGINE.to_act(state))
        step = play(ENGINE, state, asked, ENGINE.default_action(state, asked), DICE)
        state, events = step.state, [*events, *step.events]
    return Step(state, tuple(events), step.revealed)


def refusal(state: State, seat: Seat, action: Action) -> Text:
    """Return why an action is refused."""
    with pytest.raises(IllegalAction) as raised:
        play(ENGINE, state, seat, action, DICE)
    return sayable(raised.value.text)


def refused(state: State, seat: Seat, action: Action) -> str:
    """Return the end of the key with which an action is refused."""
    return refusal(state, seat, action).key.removeprefix("imperium-refusal-")


def told(step: Step[State], key: str | None = None) -> list[Any]:
    """Return the ends of the keys of the events; of one key, their arguments instead."""
    texts = [sayable(event.text) for event in step.events]
    if key is not None:
        return [text.args for text in texts if text.key == f"imperium-event-{key}"]
    return [text.key.removeprefix("imperium-event-") for text in texts]


def heard(step: Step[State], seat: Seat | None) -> list[str]:
    """Return the ends of the keys of the events that a seat hears."""
    texts: list[Text] = [event.text for event in step.events if event.heard_by(seat)]
    return [text.key.removeprefix("imperium-event-") for text in texts]


def at(state: State, seat: Seat, sector: str) -> Unit | None:
    """Return the unit of a seat in a sector."""
    return state.board.unit(seat, sector)


def on(state: State, sector: str) -> Planet:
    """Return the planet of a sector."""
    return state.board.planets[sector]


def marked(board: Board, seat: Seat, sector: str) -> frozenset[Mark]:
    """Return the marks of a unit."""
    return board.sides[seat].units[sector].marks
