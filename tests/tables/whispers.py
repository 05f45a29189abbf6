"""A game of nothing but what undo must cope with: open moves, secret ones, and chance in secret."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engines.core import (
    Dice,
    Engine,
    Event,
    IllegalAction,
    Meta,
    Outcome,
    Player,
    Seat,
    Step,
    text,
)


class Config(Struct, frozen=True):
    """There are no options."""


class Raise(Struct, frozen=True, tag="raise"):
    """Seat 0 raises what everybody sees, as often as it likes."""


class Guess(Struct, frozen=True, tag="guess"):
    """Anybody else whispers a number, which must not be greater than what everybody sees."""

    number: int


class Draw(Struct, frozen=True, tag="draw"):
    """Anybody else draws a number that nobody else sees."""


class Confide(Struct, frozen=True, tag="confide"):
    """Anybody else says something that one other alone hears."""

    to: Seat


Action: TypeAlias = Raise | Guess | Draw | Confide


class State(Struct, frozen=True):
    """What everybody sees, and what each seat has whispered and drawn."""

    height: int
    guesses: tuple[int, ...]
    drawn: tuple[tuple[float, ...], ...]


class View(Struct, frozen=True):
    """What a seat sees."""

    height: int
    guess: int | None
    drawn: tuple[float, ...]


class Whispers(Engine[Config, State, Action, View]):
    """It never ends."""

    meta = Meta("whispers", range(2, 5), 1, Config, State, Raise | Guess | Draw | Confide, View)

    def start(self, config: Config, seats: int, dice: Dice) -> Step[State]:
        return Step(State(0, (0,) * seats, ((),) * seats))

    def to_act(self, state: State) -> frozenset[Seat]:
        return frozenset((0,))

    def may_act(self, state: State) -> frozenset[Seat]:
        return frozenset(range(1, len(state.guesses)))

    def decision(self, state: State, seat: Seat) -> int:
        return 0

    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return (Raise(),) if seat == 0 else (Guess(state.height), Draw())

    def check(self, state: State, seat: Seat, action: Action) -> None:
        if isinstance(action, Guess) and action.number > state.height:
            raise IllegalAction(text("refusal-malformed"))

    def apply(self, state: State, seat: Seat, action: Action, dice: Dice) -> Step[State]:
        match action:
            case Raise():
                told = Event(text("table-resigned", who=Player(seat)))  # any words will do
                return Step(replace(state, height=state.height + 1), (told,))
            case Guess(number):
                guesses = list(state.guesses)
                guesses[seat] = number
                return Step(replace(state, guesses=tuple(guesses)))
            case Confide(other):
                told = Event(text("table-resigned", who=Player(seat)), frozenset((other,)))
                return Step(state, (told,))
            case Draw():
                drawn = list(state.drawn)
                drawn[seat] = (*drawn[seat], dice.random())
                return Step(replace(state, drawn=tuple(drawn)))

    def default_action(self, state: State, seat: Seat) -> Action:
        return Raise()

    def view(self, state: State, seat: Seat | None) -> View:
        if seat is None:
            return View(state.height, None, ())
        return View(state.height, state.guesses[seat], state.drawn[seat])

    def resample(self, state: State, seat: Seat, dice: Dice) -> State:
        return state

    def imagine(self, view: View) -> State:
        own = 0.0 if view.guess is None else view.guess
        return State(view.height, (int(own),), (view.drawn,))

    def outcome(self, state: State) -> Outcome | None:
        return None

    def estimate(self, state: State) -> tuple[float, ...]:
        return (0.5,) * len(state.guesses)


WHISPERS = Whispers()
