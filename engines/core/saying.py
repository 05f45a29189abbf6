"""What is to be said, in no language yet, and of whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

Seat: TypeAlias = int
"""A place at the table, numbered from 0."""


class Player(Struct, frozen=True, tag=True):
    """Stands in a text for the name of whoever sits on `seat`."""

    seat: Seat


class Verbatim(Struct, frozen=True, tag=True):
    """Stands in a text for words that are shown as they are, such as a mention.

    Plain words may be a person's and are never trusted; nothing a person typed is verbatim.
    """

    words: str


class Text(Struct, frozen=True, tag=True):
    """Something to be said, in no language yet.

    `key` is a message id of the locales. `args` fill its placeholders: numbers, plain
    words, other texts (a card's name), players, or a tuple of those, which the locale
    joins into a list: "a, b and c". Alternatives are an `Either`: "a, b or c".
    """

    key: str
    args: dict[
        str,
        int
        | str
        | Text
        | Player
        | Verbatim
        | Either
        | tuple[int | str | Text | Player | Verbatim, ...],
    ] = {}


class Either(Struct, frozen=True, tag=True):
    """Stands in a text for alternatives, which the locale joins by its "or"."""

    items: tuple[int | str | Text | Player | Verbatim, ...]


Single: TypeAlias = int | str | Text | Player | Verbatim
Arg: TypeAlias = Single | Either | tuple[Single, ...]
Say: TypeAlias = Callable[[Text], str]
"""Turns a text into words of one language, with the names of this match's players."""


def text(key: str, **args: Arg) -> Text:
    """Return the `Text` of `key`; an underscore in an argument's name becomes a hyphen."""
    return worded(key, args)


def worded(key: str, args: dict[str, Arg]) -> Text:
    """Return the `Text` of `key`, which keeps `args` unless a name has to be changed."""
    for name in args:
        if "_" in name:
            return Text(key, {name.replace("_", "-"): arg for name, arg in args.items()})
    return Text(key, args)
