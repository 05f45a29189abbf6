"""An engine that is watched: whoever thinks may not look at the true state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from engines.core import Dice, Engine, Outcome, Seat, Step


class Guarded(Engine[Any, Any, Any, Any]):
    """An engine that tells nothing about one secret state except what it could be."""

    def __init__(self, engine: Engine[Any, Any, Any, Any], secret: Any) -> None:
        self._engine = engine
        self._secret = secret
        self.resampled = 0

    def _guard(self, state: Any) -> Any:
        assert state is not self._secret, "the true state was looked at"
        return state

    def start(self, config: Any, seats: int, dice: Dice) -> Step[Any]:
        return self._engine.start(config, seats, dice)

    def to_act(self, state: Any) -> frozenset[Seat]:
        return self._engine.to_act(self._guard(state))

    def may_act(self, state: Any) -> frozenset[Seat]:
        return self._engine.may_act(self._guard(state))

    def changing(self, state: Any) -> frozenset[Seat]:
        return self._engine.changing(self._guard(state))

    def decision(self, state: Any, seat: Seat) -> int:
        return self._engine.decision(self._guard(state), seat)

    def legal_actions(self, state: Any, seat: Seat) -> Iterable[Any]:
        return self._engine.legal_actions(self._guard(state), seat)

    def check(self, state: Any, seat: Seat, action: Any) -> None:
        self._engine.check(self._guard(state), seat, action)

    def apply(self, state: Any, seat: Seat, action: Any, dice: Dice) -> Step[Any]:
        return self._engine.apply(self._guard(state), seat, action, dice)

    def default_action(self, state: Any, seat: Seat) -> Any:
        return self._engine.default_action(self._guard(state), seat)

    def view(self, state: Any, seat: Seat | None) -> Any:
        return self._engine.view(self._guard(state), seat)

    def resample(self, state: Any, seat: Seat, dice: Dice) -> Any:
        self.resampled += state is self._secret
        drawn = self._engine.resample(state, seat, dice)
        # A seat from which nothing is hidden may get the very state: it knows all of it.
        return msgspec.structs.replace(drawn) if drawn is self._secret else drawn

    def imagine(self, view: Any) -> Any:
        return self._engine.imagine(view)

    def outcome(self, state: Any) -> Outcome | None:
        return self._engine.outcome(self._guard(state))

    def estimate(self, state: Any) -> tuple[float, ...]:
        return self._engine.estimate(self._guard(state))
