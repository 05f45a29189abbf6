"""What is told: events gathered as things happen, and refusals."""

from __future__ import annotations

from typing import NoReturn

from engines.core import Arg, Dice, Event, IllegalAction, Seat, text, worded
from engines.imperium.traces import trace_of


class Run:
    """One action being carried out: its dice, its events, whether it revealed anything."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.events: list[Event] = []
        self.revealed = False

    def tell(self, key: str, **args: Arg) -> None:
        """Tell everyone `imperium-event-<key>`, and leave its trace where there is one."""
        told = worded(f"imperium-event-{key}", args)
        self.events.append(Event(told, trace=trace_of(key, args)))

    def whisper(self, seat: Seat, key: str, **args: Arg) -> None:
        """Tell one seat `imperium-event-<key>`."""
        told = worded(f"imperium-event-{key}", args)
        self.events.append(Event(told, frozenset((seat,))))


def refuse(key: str, **args: Arg) -> NoReturn:
    """Raise `IllegalAction` with `imperium-refusal-<key>`."""
    raise IllegalAction(text(f"imperium-refusal-{key}", **args))
