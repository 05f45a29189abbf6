"""Check an exported match: `python -m tables.verify match.json`.

It confirms that the secret is the one whose SHA-256 was told when the lobby opened, and plays
the whole match again with it: every shuffle, every roll, every step, and the outcome.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

import engines
from engines.core import Dice, Engine, IllegalConfig, Refusal, play
from engines.versions import UnknownRules
from tables.fairness import commitment, seed
from tables.proof.export import FORMAT, Export, digest


class Mismatch(Exception):
    """The file does not hold together; the message says where."""


def verify(data: bytes) -> str:
    """Return one line that says what was confirmed. Raises `Mismatch` with what was not."""
    told = _read(data)
    if commitment(told.secret) != told.commitment:
        raise Mismatch("the secret is not the one that was promised when the lobby opened")
    engine = _engine(told)
    chance = seed(told.secret, told.salts)
    config = msgspec.json.decode(told.config, type=engine.meta.config)
    state = engine.start(config, len(told.players), Dice(chance, 0)).state
    _same(digest(state), told.start, "the first shuffle and deal")
    for ply in told.plies:
        action = msgspec.json.decode(ply.action, type=engine.meta.action)
        state = play(engine, state, ply.seat, action, Dice(chance, ply.number)).state
        _same(digest(state), ply.state, f"step {ply.number}")
    outcome = engine.outcome(state)
    if not told.resigned and told.outcome is not None and outcome != told.outcome:
        raise Mismatch("the outcome does not follow from the steps")
    return f"confirmed: the promised secret, every shuffle and all {len(told.plies)} steps"


def _read(data: bytes) -> Export:
    try:
        told = msgspec.json.decode(data, type=Export)
    except msgspec.DecodeError as error:
        raise Mismatch(f"this is no exported match: {error}") from error
    games = engines.keys()
    if told.format != FORMAT or told.game not in games:
        raise Mismatch("this file is of another version, or of a game this program lacks")
    return told


def _engine(told: Export) -> Engine[Any, Any, Any, Any]:
    try:
        return engines.load(told.game, told.rules_version)
    except UnknownRules as error:
        played = engines.load(told.game).meta.played_rules
        raise Mismatch(
            f"the match was played by version {told.rules_version} of the rules; "
            f"this program plays versions {played[0]} to {played[-1]}"
        ) from error


def _same(computed: str, told: str, what: str) -> None:
    if computed != told:
        raise Mismatch(f"{what} came out differently")


def main(arguments: list[str]) -> int:
    """Check the named file. Returns 0 if all is confirmed, 1 if not, 2 for a wrong call."""
    if len(arguments) != 1:
        print("usage: python -m tables.verify match.json", file=sys.stderr)
        return 2
    try:
        print(verify(Path(arguments[0]).read_bytes()))
    except OSError as error:
        print(f"cannot read the file: {error.strerror}", file=sys.stderr)
        return 2
    except (Mismatch, Refusal, IllegalConfig, msgspec.DecodeError) as error:
        print(f"NOT confirmed: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
