"""Nim, as the film "Last Year in Marienbad" shows it: whoever takes the last match loses.

Four heaps of one, three, five and seven matches. In turn each player takes any number of
matches, at least one, from one heap.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Struct

from engines.core import Dice, Event, IllegalConfig, Meta, Outcome, Player, Seat, Step, text
from engines.open import OpenEngine

HEAPS = (1, 3, 5, 7)


class Config(Struct, frozen=True):
    """The options: whether taking the last match loses, or wins."""

    last_loses: bool = True


class Take(Struct, frozen=True, tag="take"):
    """Take `count` matches from `heap`, which is numbered from 1."""

    heap: Annotated[int, msgspec.Meta(ge=1, le=len(HEAPS))]
    count: Annotated[int, msgspec.Meta(ge=1, le=max(HEAPS))]


class State(Struct, frozen=True):
    """The heaps as they stand after so many `moves`."""

    config: Config
    heaps: tuple[int, ...] = HEAPS
    moves: int = 0


class Nim(OpenEngine[Config, State, Take]):
    """Matches in heaps."""

    meta = Meta("nim", range(2, 3), 1, Config, State, Take, State)

    def start(self, config: Config, seats: int, dice: Dice) -> Step[State]:
        """Lay out the heaps. Raises `IllegalConfig` unless two play."""
        if seats not in self.meta.seats:
            raise IllegalConfig(text("nim-refusal-seats"))
        return Step(State(config), (Event(text("nim-event-begun", heaps=HEAPS)),))

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return whose turn it is."""
        return frozenset((state.moves % 2,)) if any(state.heaps) else frozenset()

    def decision(self, state: State, seat: Seat) -> int:
        """Return a number that grows with every move."""
        return state.moves + 1

    def legal_actions(self, state: State, seat: Seat) -> tuple[Take, ...]:
        """Return every way to take matches, from the fullest heap first."""
        if seat not in self.to_act(state):
            return ()
        fullest_first = sorted(enumerate(state.heaps, 1), key=lambda heap: -heap[1])
        return tuple(Take(at, n) for at, size in fullest_first for n in range(1, size + 1))

    def apply(self, state: State, seat: Seat, action: Take, dice: Dice) -> Step[State]:
        """Take the matches away."""
        heaps = list(state.heaps)
        heaps[action.heap - 1] -= action.count
        told = text("nim-event-taken", who=Player(seat), count=action.count, heap=action.heap)
        return Step(State(state.config, tuple(heaps), state.moves + 1), (Event(told),))

    def outcome(self, state: State) -> Outcome | None:
        """Return that whoever took the last match lost, or won; None while some are left."""
        if any(state.heaps):
            return None
        last = (state.moves - 1) % 2
        winner = 1 - last if state.config.last_loses else last
        reason = text("nim-outcome", last=Player(last))
        return Outcome(reason, (frozenset((winner,)), frozenset((1 - winner,))))

    def estimate(self, state: State) -> tuple[float, ...]:
        """Return the same chance for both, or who has won: what is between is for the search."""
        outcome = self.outcome(state)
        return tuple(0.5 if outcome is None else float(s in outcome.winners) for s in (0, 1))


ENGINE = Nim()
