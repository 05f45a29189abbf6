"""What the bot and the process that makes a film tell each other."""

from __future__ import annotations

from msgspec import Struct

from engines.core import Trace

DRAWN, DONE, LARGE = b".", b"F", b"L"
"""What the process writes: for each picture, before the film, and if that is too large."""


class Shot(Struct, frozen=True, array_like=True):
    """A picture of a film: of which kind, an encoded view, and what is marked on it."""

    kind: str
    view: bytes
    lately: tuple[Trace, ...] = ()


class Script(Struct, frozen=True, array_like=True):
    """What a film shows: the shots of a match of a game, in a language, and who plays there.

    The film may have `most` bytes.
    """

    game: str
    rules: int
    number: int
    locale: str
    names: tuple[str, ...]
    shots: tuple[Shot, ...]
    most: int


class Film(Struct, frozen=True, array_like=True):
    """A film, and in words what its last picture shows."""

    gif: bytes
    alt: str
