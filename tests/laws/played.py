"""Recorded matches: how they are read, replayed and written.

`python -m tests.laws.played tests/games/shazamm/played/fall.json …` replays each file's entries
by the rules they were recorded with, and writes what they led to.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from engines import load
from engines.core import (
    Engine,
    Outcome,
    Seat,
    decode,
    encode,
    parse_action,
    replay,
)

FILES = sorted(Path(__file__).parents[1].glob("games/*/played/*.json"))
every_record = pytest.mark.parametrize(
    "path", FILES, ids=lambda path: f"{path.parent.parent.name}-{path.stem}"
)


class Played(Struct, frozen=True, kw_only=True):
    """A match as it is recorded.

    `about` says what it shows. `outcome` is None where the record stops before the end;
    `digest` is the SHA-256 of the last state's canonical bytes.
    """

    about: str
    game: str
    rules_version: int
    config: dict[str, Any]
    seats: int
    seed: str
    entries: tuple[tuple[Seat, dict[str, Any]], ...]
    outcome: Outcome | None = None
    digest: str = ""

    @property
    def engine(self) -> Engine[Any, Any, Any, Any]:
        return load(self.game, self.rules_version)

    def actions(self) -> tuple[tuple[Seat, Any], ...]:
        """Return the entries with their actions read."""
        return tuple((seat, parse_action(self.engine, raw)) for seat, raw in self.entries)

    def final(self) -> Any:
        """Return the state that the entries lead to."""
        config = msgspec.convert(self.config, type=self.engine.meta.config)
        return replay(self.engine, config, self.seats, self.seed, self.actions())

    def settled(self) -> Played:
        """Return the same record with the outcome and the digest it really leads to."""
        final = self.final()
        return msgspec.structs.replace(
            self,
            outcome=self.engine.outcome(final),
            digest=digest(final),
        )


def digest(state: Any) -> str:
    """Return the SHA-256 of a state's canonical bytes, in hexadecimal."""
    return hashlib.sha256(encode(state)).hexdigest()


def read(path: Path) -> Played:
    """Return the record in a file. Raises `msgspec.ValidationError`."""
    return decode(path.read_bytes(), Played)


def write(path: Path, played: Played) -> None:
    """Write a record with one entry a line, so that a difference can be read."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fields = msgspec.to_builtins(played)
    lines = [f' "{name}": {_json(value)}' for name, value in fields.items()]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def _json(value: Any) -> str:
    if isinstance(value, list | tuple) and value:
        return "[\n  " + ",\n  ".join(encode(item).decode() for item in value) + "\n ]"
    return encode(value).decode()


if __name__ == "__main__":
    for name in sys.argv[1:]:
        write(Path(name), read(Path(name)).settled())
