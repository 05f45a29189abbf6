"""The engine of Rebel Moon Defense: who is asked what, and where each rule is found."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from engines.core import (
    Dice,
    Engine,
    IllegalAction,
    IllegalConfig,
    Meta,
    Outcome,
    Seat,
    Step,
    text,
)
from engines.rebelmoon import battle, placing, secrecy, words
from engines.rebelmoon.arms import activations, check_activation
from engines.rebelmoon.board import board
from engines.rebelmoon.estimate import estimate
from engines.rebelmoon.flight import flights, fly
from engines.rebelmoon.imagine import imagine
from engines.rebelmoon.model import (
    IMPERIAL,
    REBEL,
    WIDEST,
    Action,
    Activate,
    Bomb,
    Config,
    Direction,
    Fly,
    Pass,
    Phase,
    Place,
    State,
    View,
)
from engines.rebelmoon.proposals import placements


class RebelMoon(Engine[Config, State, Action, View]):
    """Rebel Moon Defense for two: seat 0 is the Imperial, seat 1 the Rebel."""

    meta: ClassVar[Meta] = Meta(
        key="rebelmoon",
        seats=range(2, 3),
        rules_version=1,
        config=Config,
        state=State,
        action=Action,
        view=View,
        presets=(("long", Config(board_side=WIDEST)),),
        short_turns=True,
        slips=(("easy", 0.27), ("normal", 0.15)),
    )

    def start(self, config: Config, seats: int, dice: Dice) -> Step[State]:
        """Put the bomb on the gate, facing the moon; the Imperial places first."""
        if seats not in self.meta.seats:
            raise IllegalConfig(text("rebelmoon-refusal-seats"))
        field = board(config.board_side)
        bomb = Bomb(field.gate, Direction.SE)
        empty = State(config, Phase.PLACEMENT, IMPERIAL, bomb, (field.gate,))
        begun = placing.ask(empty, Phase.PLACEMENT, IMPERIAL)
        return Step(begun, words.of_the_start(field))

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return the one player who is waited for."""
        return frozenset() if state.to_act is None else frozenset((state.to_act,))

    def may_act(self, state: State) -> frozenset[Seat]:
        """Return nobody: there are no optional actions."""
        return frozenset()

    def decision(self, state: State, seat: Seat) -> int:
        """Return how often `seat` was asked so far."""
        return state.decisions[seat]

    def legal_actions(self, state: State, seat: Seat) -> Iterable[Action]:
        """Return all flights, all activations that may do something, a choice of placements."""
        return tuple(_actions(state)) if seat == state.to_act else ()

    def check(self, state: State, seat: Seat, action: Action) -> None:
        """Raise `IllegalAction` with the reason if the rules forbid this."""
        match action, state.phase:
            case Pass(), _:
                pass
            case Place(), Phase.PLACEMENT:
                placing.check_place(state, seat, action)
            case Fly(), Phase.FLIGHT:
                fly(state, action)
            case Activate(), Phase.DEFENCE:
                check_activation(state, action)
            case Place(), _:
                raise IllegalAction(text("rebelmoon-refusal-placement-over"))
            case ((Fly() | Activate()), phase):
                raise IllegalAction(text(f"rebelmoon-refusal-in-{phase}"))

    def apply(self, state: State, seat: Seat, action: Action, dice: Dice) -> Step[State]:
        """Return what a checked action leads to."""
        match action:
            case Place():
                return placing.place(state, seat, action)
            case Fly():
                return battle.take_flight(state, action)
            case Activate():
                return battle.activate(state, action, dice)
            case Pass():
                return _passed(state, seat, action)

    def default_action(self, state: State, seat: Seat) -> Action:
        """Return a pass of the clock's (ruling "When the clock runs out")."""
        return Pass(absent=True)

    def plain(self, state: State, seat: Seat, action: Action) -> Action:
        """Return what people do in place of a pass of the clock's: in a flight, stay put."""
        if not isinstance(action, Pass):
            return action
        return Fly() if state.phase is Phase.FLIGHT else Pass()

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what `seat` may know: all but the kinds of the Rebel's face-down weapons."""
        return secrecy.view(state, seat)

    def resample(self, state: State, seat: Seat, dice: Dice) -> State:
        """Return the state with the kinds that `seat` does not know dealt anew."""
        return secrecy.resample(state, seat, dice)

    def imagine(self, view: View) -> State:
        """Return the position that a view shows, with blanks for the kinds that it hides."""
        return imagine(view)

    def idle_action(self, state: State, seat: Seat) -> Action | None:
        """Return a pass while pieces are placed; the other's flight or defence may end all."""
        return Pass() if state.phase is Phase.PLACEMENT else None

    def laid_open(self, state: State) -> State:
        """Return the match with every weapon turned up (ruling "Turned up")."""
        return secrecy.laid_open(state)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the match ended; None while it goes on."""
        if state.end is None:
            return None
        best = battle.winner(state.end)
        reason = text(f"rebelmoon-outcome-{state.end.replace('_', '-')}")
        return Outcome(reason, (frozenset((best,)), frozenset((IMPERIAL, REBEL)) - {best}))

    def estimate(self, state: State) -> tuple[float, ...]:
        """Return a rough chance of winning for the Imperial and for the Rebel."""
        return estimate(state)


def _actions(state: State) -> Iterator[Action]:
    match state.phase:
        case Phase.PLACEMENT:
            yield from placements(state)
            yield Pass()
        case Phase.FLIGHT:
            yield from flights(state)
        case Phase.DEFENCE | Phase.OVER:
            yield from activations(state)
            yield Pass()


def _passed(state: State, seat: Seat, action: Pass) -> Step[State]:
    match state.phase:
        case Phase.PLACEMENT:
            return placing.decline(state, seat, action)
        case Phase.FLIGHT:
            return battle.take_flight(state, Fly())
        case Phase.DEFENCE | Phase.OVER:
            return battle.hold(state)
