"""Positions of each game in which something is certain, and what is right in them.

`positions/<game>.jsonl` was written by `python -m tests.bots.certain.finding`: in each position
the actions of `right` win whatever happens (`won`), or all but those lose (`met`).
"""

from __future__ import annotations

import zlib
from base64 import b85decode, b85encode
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

import engines
from engines.core import Seat, decode, encode

FOLDER = Path(__file__).parent / "positions"


class Certain(Struct, frozen=True):
    """A position, packed, whose seat it is, and the encoded actions that are right."""

    won: bool
    seat: Seat
    right: tuple[str, ...]
    state: str

    def position(self, game: str) -> Any:
        """Return the position itself."""
        return decode(zlib.decompress(b85decode(self.state)), engines.load(game).meta.state)


def packed(state: Any, seat: Seat, right: list[Any], *, won: bool) -> Certain:
    """Return a position as it is kept."""
    actions = tuple(encode(action).decode() for action in right)
    return Certain(won, seat, actions, b85encode(zlib.compress(encode(state), 9)).decode())


@cache
def positions(game: str) -> tuple[Certain, ...]:
    """Return the positions of a game."""
    lines = (FOLDER / f"{game}.jsonl").read_bytes().splitlines()
    return tuple(msgspec.json.decode(line, type=Certain) for line in lines)
