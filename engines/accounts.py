"""What a view shows, told in words: parts with titles, in an order that can be listened to.

First how far the match is, then how each player stands, the table region by region, what is the
viewer's own, and what happened last. Every fact of a view is in it, for whoever sees no picture;
it is made from the view alone, so whoever may see the view may read all of it.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from engines.core import Player, Seat, Text, text

MATCH = text("account-match")
PLAYERS = text("account-players")
BOARD = text("account-board")
YOURS = text("account-yours")
LAST = text("account-last")


class Part(Struct, frozen=True):
    """Some lines of an account, and what they are about."""

    title: Text
    lines: tuple[Text, ...]


def part(title: Text, lines: Iterable[Text]) -> tuple[Part, ...]:
    """Return a part; none where there is nothing to tell."""
    told = tuple(lines)
    return (Part(title, told),) if told else ()


def named(seat: Seat, viewer: Seat | None) -> Text | Player:
    """Return what a seat is called at the head of a line: to its own face "you"."""
    return text("account-you") if seat == viewer else Player(seat)
