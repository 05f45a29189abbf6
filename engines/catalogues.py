"""What a game is played with: its cards, ships and tokens, how many there are and what they can do.

A game says it in a module `catalogue`: `catalogue(config)` returns it in groups, made of the data
that its rules are played by, and `known(view)` every piece that a view shows. What is left of the
whole is what the viewer has not seen. A game without such a module has nothing to list.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from msgspec import Struct

from engines.core import Seat, Text

Piece: TypeAlias = tuple[Seat | None, str]
"""One of the pieces of an entry, or of a part of it: whose set it is from, and its key."""


class Sort(Struct, frozen=True):
    """Some pieces of an entry that differ from the others, such as by their colour."""

    key: str
    name: Text
    count: int


class Entry(Struct, frozen=True):
    """A kind of card, ship or token, with what is printed on it and what it does.

    `count` is how many each set has (None: there is nothing to count). `sorts` are those by
    which they differ; where there are any, a piece goes by the key of its sort.
    """

    key: str
    name: Text
    count: int | None = None
    values: tuple[Text, ...] = ()
    effect: Text | None = None
    sorts: tuple[Sort, ...] = ()

    @property
    def counted(self) -> Iterator[tuple[str, int]]:
        """The key of each sort, or of the entry, with how many each set has of it."""
        if self.sorts:
            yield from ((sort.key, sort.count) for sort in self.sorts)
        elif self.count is not None:
            yield self.key, self.count


class Group(Struct, frozen=True):
    """Entries that are listed together; `about` says what holds of all of them.

    `sets` are whose decks hold them, None for one that all draw from; there are none of what
    always lies open.
    """

    title: Text
    entries: tuple[Entry, ...]
    about: Text | None = None
    sets: tuple[Seat | None, ...] = ()

    @property
    def pieces(self) -> Iterator[tuple[Piece, int]]:
        """Every piece that can be hidden, with how many there are in the whole match."""
        for whose in self.sets:
            for entry in self.entries:
                yield from (((whose, key), count) for key, count in entry.counted)


def left(groups: Iterable[Group], known: Iterable[Piece]) -> dict[Piece, int]:
    """Return how many of each piece are left of the whole without those that are known."""
    found = {piece: count for group in groups for piece, count in group.pieces}
    for piece in known:
        found[piece] -= 1
    return found
