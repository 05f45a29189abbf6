"""What somebody has missed, in few lines: what names them first, equal lines told once."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engines.core import Arg, Either, Player, Seat, Text, text

MOST = 8
"""How many lines are told; of more the newest."""


def missed(heard: Sequence[Text], seat: Seat | None) -> tuple[Text, ...]:
    """Return the lines that tell a seat (None: a spectator) what it heard, oldest first.

    Lines that name the seat stand first. How many happenings there were before is told at the top.
    """
    groups = [list(group) for _, group in groupby(heard, key=lambda said: (said.key, said.args))]
    shown, before = groups[-MOST:], sum(len(group) for group in groups[:-MOST])
    yours = [_line(group) for group in shown if seat is not None and names(group[0], seat)]
    others = [_line(group) for group in shown if seat is None or not names(group[0], seat)]
    if not yours and not others:
        return (text("catchup-nothing"),)
    head = [text("catchup-before", count=before)] if before else []
    if not yours:
        return (*head, text("catchup-all"), *others)
    rest = [text("catchup-others"), *others] if others else []
    return (*head, text("catchup-yours"), *yours, *rest)


def _line(group: Sequence[Text]) -> Text:
    if len(group) == 1:
        return group[0]
    return text("catchup-times", line=group[0], times=len(group))


def names(said: Arg, seat: Seat) -> bool:
    """Tell whether words name whoever sits on a seat, however deep in them."""
    match said:
        case Player():
            return said.seat == seat
        case Text():
            return any(names(arg, seat) for arg in said.args.values())
        case Either():
            return any(names(item, seat) for item in said.items)
        case tuple():
            return any(names(item, seat) for item in said)
        case _:
            return False
