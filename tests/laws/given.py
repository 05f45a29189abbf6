"""What an engine gives a seat, or whoever holds none, and what it refuses them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engines.core import Engine, Event, IllegalAction, Seat, Text, encode


def given_to(engine: Engine[Any, Any, Any, Any], state: Any, seat: Seat | None) -> dict[str, Any]:
    """Return all that an engine tells a seat (None: a spectator) about a state."""
    everyone = {
        "view": encode(engine.view(state, seat)),
        "spectator": encode(engine.view(state, None)),
        "to_act": engine.to_act(state),
        "may_act": engine.may_act(state),
        "outcome": engine.outcome(state),
    }
    if seat is None:
        return everyone
    return {
        **everyone,
        "decision": engine.decision(state, seat),
        "legal_actions": [encode(action) for action in engine.legal_actions(state, seat)],
        "default_action": engine.default_action(state, seat)
        if seat in engine.to_act(state)
        else None,
    }


def refusal(engine: Engine[Any, Any, Any, Any], state: Any, seat: Seat, action: Any) -> Text | None:
    """Return why the rules forbid an action to a seat that may act; None if they do not."""
    try:
        engine.check(state, seat, action)
    except IllegalAction as refused:
        return refused.text
    return None


def heard(events: Iterable[Event], seat: Seat | None) -> list[Text]:
    """Return what of these events a seat (None: a spectator) hears."""
    return [event.text for event in events if event.heard_by(seat)]


def few(actions: Iterable[Any], most: int = 8) -> list[Any]:
    """Return some of the actions, evenly spread: about `most`, and fewer than twice as many."""
    every = list(actions)
    return every[:: max(1, len(every) // most)]
