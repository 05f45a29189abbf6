"""The rules of one game, and the only way that actions take."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Struct

from engines.core.dice import Dice
from engines.core.events import Event, Outcome
from engines.core.meta import Meta
from engines.core.refusals import MatchOver, NotAsked
from engines.core.saying import Seat, text

Config = TypeVar("Config", bound=Struct)
State = TypeVar("State", bound=Struct)
Action = TypeVar("Action", bound=Struct)
View = TypeVar("View", bound=Struct)


class Step(Struct, Generic[State], frozen=True):
    """What one action led to.

    `revealed` is true when anyone learned something that was hidden: such a step is not
    undone. Dice count by themselves (see `play`).
    """

    state: State
    events: tuple[Event, ...] = ()
    revealed: bool = False


class Engine(ABC, Generic[Config, State, Action, View]):
    """The rules of one game.

    Nothing here ever changes its arguments. `state` is always one that `start` or `apply`
    made. Methods that take a seat may be asked about any seat, also one that is not asked
    or has been eliminated.

    `rules` is the version of the rules by which `start` begins a match. Everything else goes
    by the version that the state was begun under, whichever engine is asked.
    """

    meta: ClassVar[Meta]

    def __init__(self, rules: int | None = None) -> None:
        self.rules = self.meta.rules_version if rules is None else rules

    @abstractmethod
    def start(self, config: Config, seats: int, dice: Dice) -> Step[State]:
        """Return the first position. Raises `IllegalConfig`."""

    def idle_options(self, config: Config, seats: int) -> frozenset[str]:
        """Return the options that change nothing beside the others, with so many seats."""
        return frozenset()

    def comes_to(self, config: Config) -> Config:
        """Return a config as it is told: of values that do the same beside the others, one."""
        return config

    @abstractmethod
    def to_act(self, state: State) -> frozenset[Seat]:
        """Return who is waited for. Empty only when the match is over."""

    @abstractmethod
    def may_act(self, state: State) -> frozenset[Seat]:
        """Return who may act besides, without being waited for."""

    def changing(self, state: State) -> frozenset[Seat]:
        """Return who of `may_act` has answered, and may but change that while others are asked."""
        return frozenset()

    def responding(self, state: State) -> frozenset[Seat]:
        """Return who is asked for a quick answer, not for a turn: to another's move, say.

        A response clock runs for those of them who are waited for. The set is public: where
        it is not to be known who has answered, all stay in it until the last has.
        """
        return frozenset()

    def out(self, state: State) -> frozenset[Seat]:
        """Return who is out of a match that goes on: never asked again, as everybody can see."""
        return frozenset()

    def out_ranked(self, state: State) -> tuple[frozenset[Seat], ...]:
        """Return who is out from best to worst, as `Outcome.ranking` has it; all share a place."""
        out = self.out(state)
        return (out,) if out else ()

    @abstractmethod
    def decision(self, state: State, seat: Seat) -> int:
        """Return the number of what `seat` is asked now.

        It never goes down, and goes up exactly when what this seat is asked changes, so
        that a button made for an earlier question is known as such, while another seat's
        simultaneous choice leaves this seat's buttons valid. It tells nothing hidden.
        """

    @abstractmethod
    def legal_actions(self, state: State, seat: Seat) -> Iterable[Action]:
        """Return what `seat` may do: all of it, or a varied subset where that is too much.

        Ordered from the most to the least usual; empty when the seat may not act. Computer
        opponents choose among these, so the subset should hold every sensible action.
        """

    @abstractmethod
    def check(self, state: State, seat: Seat, action: Action) -> None:
        """Raise `IllegalAction` with the reason if the rules forbid this; the authority.

        Called only for seats that may act; the action has the right types and bounds.
        """

    @abstractmethod
    def apply(self, state: State, seat: Seat, action: Action, dice: Dice) -> Step[State]:
        """Return what a checked action leads to."""

    @abstractmethod
    def default_action(self, state: State, seat: Seat) -> Action:
        """Return what a waited-for seat does when its clock runs out. Always legal.

        Repeating it must bring a match to its end wherever the rules allow one.
        """

    def answer_by_orders(self, view: View, seat: Seat, orders: Any) -> Action | None:
        """Return what a waited-for seat's standing orders answer; None asks the person.

        `view` is the seat's own, `orders` are of `meta.orders`. Whether a person is asked
        hangs on what everyone sees, and never on a hand: a pause would tell of it.
        """
        return None

    def orders_now(self, view: View, seat: Seat, orders: Any, **given: Any) -> Any:
        """Return what still stands of a seat's orders, with the fields `given` at this moment.

        Orders for a time lapse here, and learn here when they were given.
        """
        return msgspec.structs.replace(orders, **given)

    def voiced(self, state: State, seat: Seat, action: Action, language: str) -> Action:
        """Return a computer's legal action with what it says in a language of people.

        What is returned is legal too.
        """
        return action

    def plain(self, state: State, seat: Seat, action: Action) -> Action:
        """Return the one of `legal_actions` that comes to the same as a legal action; itself else.

        Such are what is said in other words, or later, and what is done where time ran out:
        whoever compares what was done with what could have been takes them for the same.
        """
        return action

    @abstractmethod
    def view(self, state: State, seat: Seat | None) -> View:
        """Return everything `seat` (None: a spectator) may know, and nothing else.

        A field gets here only because someone put it here.
        """

    @abstractmethod
    def resample(self, state: State, seat: Seat, dice: Dice) -> State:
        """Return a state that `seat` cannot tell from the real one, drawn by chance.

        What the seat does not know is drawn anew among all that fits what it knows.
        """

    @abstractmethod
    def imagine(self, view: View) -> State:
        """Return the state as whoever has this view may know it; what is hidden is blank.

        It has the same view, and whoever it belongs to is asked, offered and refused the same
        there. It is for questions of legality and forecasts: it is never stored, and never
        thought about, for what is blank is none of what it could be (see `resample`).
        """

    def supposed(self, state: State, seat: Seat, action: Action) -> State | None:
        """Return where an action leads; None if that hangs on chance, or on what is hidden.

        It is asked about states made by `imagine`. Raises what `play` raises.
        """
        step = play(self, state, seat, action, Dice("supposed", 0))
        return None if step.revealed else step.state

    def idle_action(self, state: State, seat: Seat) -> Action | None:
        """Return how a seat lets its turn pass so that all stays as it is; None if it cannot.

        It is asked about states made by `imagine`, and hangs on nothing hidden.
        """
        return None

    def next_turn(self, state: State, seat: Seat) -> State | None:
        """Return how a seat's next turn begins if nothing changes until then; None if it cannot.

        It is asked about states made by `imagine` in which others have a turn, and hangs on
        nothing hidden. What nobody can foresee of it, such as cards that will be drawn, is left
        out: what is chosen on it is done only if it is legal then, and all that was told of it
        is still true.
        """
        return None

    def essence(self, state: State) -> Any:
        """Return what of a state decides what can still come of it.

        It is the same for states that differ in nothing but what is told of the past, and how
        often somebody was asked.
        """
        return state

    def laid_open(self, state: State) -> State:
        """Return what is shown of a match that people gave up, in place of where it stood.

        It has no outcome by the rules; what an end by the rules turns up is turned up.
        """
        return state

    @abstractmethod
    def outcome(self, state: State) -> Outcome | None:
        """Return how the match ended; None while it goes on."""

    @abstractmethod
    def estimate(self, state: State) -> tuple[float, ...]:
        """Return a rough chance of winning per seat, each in [0, 1].

        Computer opponents use it where they stop looking ahead. It is asked about states
        made by `resample`, so it may look at everything.
        """


def play(
    engine: Engine[Any, State, Action, Any], state: State, seat: Seat, action: Action, dice: Dice
) -> Step[State]:
    """Return what `seat`'s `action` leads to.

    Raises `MatchOver`, `NotAsked` or `IllegalAction`, in that order, and then nothing has
    happened. This is the only way that actions take.
    """
    if engine.outcome(state) is not None:
        raise MatchOver(text("refusal-match-over"))
    if seat not in engine.to_act(state) and seat not in engine.may_act(state):
        raise NotAsked(text("refusal-not-asked"))
    engine.check(state, seat, action)
    step = engine.apply(state, seat, action, dice)
    if dice.used and not step.revealed:
        return Step(step.state, step.events, revealed=True)
    return step


def replay(
    engine: Engine[Config, State, Action, Any],
    config: Config,
    seats: int,
    seed: str,
    entries: Iterable[tuple[Seat, Action]],
) -> State:
    """Return the state that the effective line of a match leads to.

    `entries` are the seat and action of every ply from 1. Raises what `play` raises.
    """
    state = engine.start(config, seats, Dice(seed, 0)).state
    for number, (seat, action) in enumerate(entries, start=1):
        state = play(engine, state, seat, action, Dice(seed, number)).state
    return state
