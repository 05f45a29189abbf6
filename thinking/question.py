"""What a computer is asked, and what it answers: a line of actions, all of them one answer.

Some steps are seen by nobody else, as a card that is laid face down before a seat says that it is
ready. If each took a computer's time for itself, the time would tell how many there were. So
whoever takes such a step decides at once what follows, up to the first step that others see.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct

import engines
from bots.advice import Advice, advise
from bots.allowance import KeepGoing, until
from engines.core import Dice, Engine, Refusal, Seat, decode, encode, parse_action, play

Choose: TypeAlias = Callable[..., Any]
"""Chooses an action, as `bots.choose` does, of the same arguments."""
AnyEngine: TypeAlias = Engine[Any, Any, Any, Any]

FIRST = 0.75
"""The share of the time that is left which each action of a line may take."""
LONGEST = 32
"""Actions of a line: more than any hand holds."""


class Question(Struct, frozen=True):
    """What one seat is asked. `state` is the encoded position, `seed` the search's own chance.

    Where `advice` is wanted, the answer is a single encoded `Advice` for whoever sits there.
    """

    game: str
    rules: int
    state: bytes
    seat: Seat
    level: str
    seed: str
    ply: int
    advice: bool = False


def answered(question: Question, choose: Choose, left: Callable[[], float]) -> list[bytes]:
    """Return the encoded actions that a computer answers with, at least one.

    `left` tells how many seconds are left; where none are, it thinks as little as it can.
    Raises whatever `choose` raises, and `RuntimeError` where a line does not end.
    """
    engine = engines.load(question.game, question.rules)
    state = decode(question.state, engine.meta.state)
    dice, line = Dice(question.seed, question.ply), list[bytes]()
    if question.advice:
        return [encode(_advised(engine, state, question, dice, left))]
    while state is not None:
        if len(line) == LONGEST:
            raise RuntimeError("a line that does not end")
        action = choose(engine, state, question.seat, dice, question.level, _at_first(left))
        line.append(encode(action))
        state = after_unseen(engine, state, question.seat, action)
    return line


def _advised(
    engine: AnyEngine, state: Any, question: Question, dice: Dice, left: Callable[[], float]
) -> Advice:
    """Return what a computer would do and why; the rest of the time goes into a comparison."""
    return advise(
        *(engine, state, question.seat, dice, question.level),
        _at_first(left),
        until(left, 0.0),
    )


def _at_first(left: Callable[[], float]) -> KeepGoing:
    """Return what lets a thought go on for the first part of the time that is left now."""
    return until(left, left() * (1 - FIRST))


def attempted(
    question: Question, choose: Choose, left: Callable[[], float]
) -> tuple[list[bytes], str]:
    """Return what `answered` does, and "", or nothing and what it failed with. Raises nothing."""
    try:
        return answered(question, choose, left), ""
    except BaseException:  # also what would end the process: the match's default is played
        return [], traceback.format_exc()


def after_unseen(engine: AnyEngine, state: Any, seat: Seat, raw: object) -> Any:
    """Return the state after a step that only its own seat knows of and is to follow up.

    None if others see anything of it, if chance has a part in it, if something else than this
    seat's answer is waited for then, or if it is no legal action.
    """
    try:
        step = play(engine, state, seat, parse_action(engine, raw), Dice("", 0))
    except Refusal:
        return None
    seen = step.revealed or any(event.heard_by(None) for event in step.events)
    if seen or seat not in engine.to_act(step.state):
        return None
    return step.state if _public(engine, state) == _public(engine, step.state) else None


def _public(engine: AnyEngine, state: Any) -> Any:
    """Return all that whoever holds no seat may know."""
    return engine.view(state, None), engine.to_act(state) | engine.responding(state)
