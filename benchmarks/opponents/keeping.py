"""Results of games, kept in a file outside the tree, so that a row can be gone on with.

What another state of the code has played counts for nothing: each game has the digest of all
that it hangs on.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from benchmarks.opponents.playing import Played
from benchmarks.opponents.rows import effort
from bots import LEVELS

ROOT = Path(__file__).parents[2]
KEPT = Path.home() / ".cache" / "broadside" / "opponents.jsonl"

_decoder = msgspec.json.Decoder(Played)


@cache
def code(game: str) -> str:
    """Return a digest of what the games of a row hang on: sources, and how much is thought."""
    digest = hashlib.sha256()
    for folder in ("bots", "engines/core", f"engines/{game}"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            digest.update(path.read_bytes())
    digest.update((ROOT / f"tests/bots/greedy/{game}.py").read_bytes())
    digest.update(msgspec.json.encode([effort(game, level) for level in LEVELS]))
    return digest.hexdigest()[:12]


def kept(path: Path) -> list[Played]:
    """Return what a file holds; nothing if there is none."""
    if not path.exists():
        return []
    return [_decoder.decode(line) for line in path.read_bytes().splitlines() if line]


def keep(path: Path, game: Played) -> None:
    """Add a game to a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab") as file:
        file.write(msgspec.json.encode(game) + b"\n")


def of_row(games: Iterable[Played], name: str, code: str) -> dict[int, Played]:
    """Return the games of a row that this code has played, by their numbers."""
    return {game.number: game for game in games if (game.row, game.code) == (name, code)}
