"""What somebody means to do: the moves of a turn, as far as they can be foreseen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

import engines
from bots import LEVELS, choose
from bots.search import AnyEngine
from engines.core import Dice, Refusal, Seat, parse_action
from engines.foresight import foreseen

EFFORT = replace(LEVELS["easy"], lines=24, slips=0.0)
"""How hard is thought about each move: enough for a turn that makes sense."""
MOST = 40
"""How many moves of one turn are thought out together."""
MOST_AHEAD = 19
"""How many moves somebody who waits chooses ahead."""
TURN: Mapping[str, Callable[[Any], Any]] = {
    "imperium": lambda state: state.board.turn,
    "magblast": lambda state: state.turn,
    "rebelmoon": lambda state: state.turn,
    "shazamm": lambda state: (state.round, state.turn),
}
"""What tells one turn of a game from another; turn 0 is what comes before the first."""


def intended(
    engine: AnyEngine, state: Any, seat: Seat, luck: str, turn: Callable[[Any], Any]
) -> tuple[Any, ...]:
    """Return what a seat that is asked does next, and then, until chance or another's turn.

    Whoever thinks imagines the real position away first, so that no more is known than to the seat.
    """
    found = list[Any]()
    known: Any = state
    while known is not None and len(found) < MOST and turn(known) == turn(state):
        action = choose(engine, known, seat, Dice(luck, len(found)), EFFORT)
        found.append(action)
        known = _following(engine, known, seat, action)
    return _needed(engine, state, seat, found)


def _needed(engine: AnyEngine, state: Any, seat: Seat, actions: list[Any]) -> tuple[Any, ...]:
    """Return actions without ends of phases that what is done next ends anyway.

    The turn is ended behind other actions as a whole, where a game knows that.
    """
    kept = list(actions)
    while len(kept) > 1 and _is_end(kept[-1]):
        others = kept[:-2] if _is_end(kept[-2]) else kept[:-1]
        try:
            whole = [*others, parse_action(engine, {"type": "finish"})]
        except Refusal:
            break
        if whole == kept:
            break
        if _led_to(engine, state, seat, whole) != _led_to(engine, state, seat, kept):
            break
        kept = whole
    for action in [one for one in kept[:-1] if _is_end(one)]:
        at = next(n for n, one in enumerate(kept) if one is action)
        without = [*kept[:at], *kept[at + 1 :]]
        if _led_to(engine, state, seat, without) == _led_to(engine, state, seat, kept):
            kept = without
    return tuple(kept)


def _is_end(action: Any) -> bool:
    """Tell whether an action ends a phase, or all of them."""
    return str(msgspec.to_builtins(action).get("type")) in ("end", "finish")


def _led_to(engine: AnyEngine, state: Any, seat: Seat, actions: list[Any]) -> Any:
    """Return the view after some actions; a new thing where nobody can tell, or one is refused."""
    try:
        for action in actions[:-1]:
            state = None if state is None else _following(engine, state, seat, action)
        state = None if state is None else engine.supposed(state, seat, actions[-1])
    except Refusal:
        state = None
    return object() if state is None else engine.view(state, seat)


def expected(
    engine: AnyEngine, state: Any, seat: Seat, luck: str, before: Sequence[Any] = ()
) -> tuple[Any, ...]:
    """Return what a seat that waits would do when it is asked next, and so on, after what stands.

    Others let their turns pass meanwhile, as far as that can be foreseen.
    """
    found, known = list[Any](), _asked_again(engine, state, seat)
    try:
        for action in before:
            if known is not None:
                known = _asked_again(engine, engine.supposed(known, seat, action), seat)
    except Refusal:  # something of it cannot be done any more: one goes on once that is left out
        return ()
    while known is not None and len(before) + len(found) < MOST_AHEAD:
        ways = engines.ways(engine.meta.key, engine.view(known, seat), seat)
        action = choose(engine, known, seat, Dice(luck, len(found)), EFFORT)
        if ways.steps(action)[0] not in ways.ahead:
            break
        found.append(action)
        known = _asked_again(engine, engine.supposed(known, seat, action), seat)
    return tuple(found)


def _asked_again(engine: AnyEngine, state: Any, seat: Seat) -> Any:
    """Return where a seat is asked next if all others do what is usual; None if nobody can tell."""
    while state is not None and engine.outcome(state) is None and seat not in engine.to_act(state):
        other = min(engine.to_act(state))
        idle = engine.default_action if other in engine.responding(state) else engine.idle_action
        usual = idle(state, other)
        state = None if usual is None else engine.supposed(state, other, usual)
    return state if state is not None and seat in engine.to_act(state) else None


def _following(engine: AnyEngine, state: Any, seat: Seat, action: Any) -> Any:
    """Return where the seat goes on as foreseen, when others have answered; None if it does not."""
    try:
        expected = foreseen(engine, engine.view(state, seat), seat, action)
        if expected is None or not expected.alone:
            return None
        after = engine.supposed(state, seat, action)
        while after is not None and seat not in engine.to_act(after):
            other = min(engine.to_act(after))
            after = engine.supposed(after, other, engine.default_action(after, other))
    except Refusal:
        return None
    return after if after is not None and engine.view(after, seat) == expected.view else None
