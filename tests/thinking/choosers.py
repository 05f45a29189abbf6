"""What a computer may choose by in tests: processes that think import it from here."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from typing import Any

from bots import choose
from engines.core import Dice
from engines.imperium.actions import Commit, Ready
from engines.shazamm.model import Cast

ENDLESS = "shazamm"
"""The game of which a thought does not end."""


def nonsense(*_: Any) -> Any:
    return {"type": "nonsense"}


def too_much(*_: Any) -> Any:
    return Cast(1000)


def gives_up(*_: Any) -> Any:
    raise SystemExit


def has_nothing(*_: Any) -> Any:
    return next(iter(()))


def first_legal(engine: Any, state: Any, seat: int, *_: Any) -> Any:
    return next(iter(engine.legal_actions(state, seat)))


def default(engine: Any, state: Any, seat: int, *_: Any) -> Any:
    return engine.default_action(state, seat)


def unhurried(
    engine: Any, state: Any, seat: int, _dice: Dice, _level: str, keep_going: Callable[[], bool]
) -> Any:
    """Think for all the time there is."""
    while keep_going():
        pass
    return engine.default_action(state, seat)


def dies(*_: Any) -> Any:
    """End the process, as the system does where memory is short."""
    os.kill(os.getpid(), signal.SIGKILL)


def endless(engine: Any, state: Any, seat: int, *rest: Any) -> Any:
    """Think about one game without end, and about others as computers do."""
    while engine.meta.key == ENDLESS:
        pass
    return choose(engine, state, seat, *rest)


def unspeakable(*_: Any) -> Any:
    """Fail with words that no report can tell."""
    raise ValueError("\udcff")


def about_itself(*_: Any) -> Any:
    """Tell of the process, after printing what must not be taken for a report."""
    print("not a report", flush=True)
    return {
        "modules": sorted({name.partition(".")[0] for name in sys.modules}),
        "secrets": [name for name in os.environ if "TOKEN" in name or "DATABASE" in name],
        "nice": os.nice(0),
        "alone": os.getsid(0) == os.getpid(),
    }


def how_long(
    _engine: Any, _state: Any, _seat: int, _dice: Dice, _level: str, keep_going: Callable[[], bool]
) -> Any:
    """Tell for how many seconds it was to think, and for how many of them it had a processor.

    On a busy machine the first are more than it was given, and the second less.
    """
    begun, worked = time.monotonic(), time.thread_time()
    while keep_going():
        pass
    return {"seconds": time.monotonic() - begun, "worked": time.thread_time() - worked}


def lays_cards(engine: Any, state: Any, seat: int, *_: Any) -> Any:
    """Lay one card face down after the other as long as there are any, in Imperium."""
    actions = list(engine.legal_actions(state, seat))
    laid = (action for action in actions if isinstance(action, Commit) and not action.back)
    return next(laid, Ready())


def undecided(_engine: Any, state: Any, seat: int, *_: Any) -> Any:
    """Lay a card and take it back, without end."""
    laid = state.hidden[seat].commits
    if laid:
        return Commit(laid[0].combat, laid[0].card, back=True)
    return lays_cards(_engine, state, seat)


def fails_at_second(engine: Any, state: Any, seat: int, *_: Any) -> Any:
    return 1 / 0 if state.hidden[seat].commits else lays_cards(engine, state, seat)
