"""What is told: events gathered in the order in which things happen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from engines.core import Arg, Event, Seat, Text, worded
from engines.shazamm.model import DECOY, SPELLS, Spell

Run: TypeAlias = list[Event]
"""One action being carried out: its events so far; whoever makes something happen appends to it."""

NAMES = tuple(Text(f"shazamm-spell-{number}") for number in (DECOY, *SPELLS))
"""The name of each card, by its number."""


def tell(
    run: Run,
    key: str,
    audience: frozenset[Seat] | None = None,
    *,
    outdone: frozenset[Seat] = frozenset(),
    **args: Arg,
) -> None:
    """Append an event to a run, for everyone or for an audience.

    Who is `outdone` hears more of it in another event.
    """
    run.append(Event(worded(key, args), audience, outdone=outdone))


def tell_aside(run: Run, key: str, seat: Seat, **args: Arg) -> None:
    """Append an event that sums up for one player what both are told."""
    run.append(Event(worded(key, args), frozenset({seat}), aside=True))


def names(spells: Iterable[Spell]) -> tuple[Text, ...]:
    """Return the names of some cards, ready to be listed in a text."""
    return tuple([NAMES[spell] for spell in spells])
