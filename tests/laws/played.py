"""Recorded matches: how they are made, read, replayed and written.

`python -m tests.laws.played record shazamm tests/games/shazamm/played/fall.json --seats 2` plays a
match of chance to its end and writes it. `python -m tests.laws.played settle FILE…` replays each
file's entries by the rules they were recorded with, and writes what they led to.
"""

from __future__ import annotations

import argparse
import hashlib
import random
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from engines import keys, load
from engines.core import (
    Dice,
    Engine,
    Outcome,
    Refusal,
    Seat,
    decode,
    encode,
    parse_action,
    play,
    replay,
)
from engines.options import options
from tests.guests import ROOTS, lay_beside
from tests.laws.cases import bounds
from tests.sampled import some_of

FILES = sorted(path for root in ROOTS for path in root.glob("tests/games/*/played/*.json"))


def _named(path: Path) -> str:
    return f"{path.parent.parent.name}-{path.stem}"


every_record = pytest.mark.parametrize("path", FILES, ids=_named)
some_records = some_of("path", FILES, lambda path: path.parent.parent.name, _named)
"""For laws that take long: every record is soaked, and each looked at by some of them."""


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
        return replay(self.engine, self._config, self.seats, self.seed, self.actions())

    def states(self) -> tuple[Any, ...]:
        """Return every state that the entries come to, the first one too."""
        return _states(encode(self))

    def replayed(self) -> Iterator[Any]:
        """Yield every state, played anew."""
        state = self.engine.start(self._config, self.seats, Dice(self.seed, 0)).state
        yield state
        for number, (seat, action) in enumerate(self.actions(), start=1):
            state = play(self.engine, state, seat, action, Dice(self.seed, number)).state
            yield state

    @property
    def _config(self) -> Struct:
        return msgspec.convert(self.config, type=self.engine.meta.config)

    def settled(self) -> Played:
        """Return the same record with the outcome and the digest it really leads to."""
        final = self.final()
        return msgspec.structs.replace(
            self,
            outcome=self.engine.outcome(final),
            digest=digest(final),
        )


@cache
def _states(written: bytes) -> tuple[Any, ...]:
    """Return the states of a record, for all laws that look at it: they share most of what is in
    them, and to play a match again takes longer than many a law."""
    return tuple(decode(written, Played).replayed())


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


class Unrecorded(Exception):
    """This match cannot be recorded; the message says why."""


def record(key: str, seats: int, seed: str, chosen: Iterable[str] = (), about: str = "") -> Played:
    """Return a match whose moves are drawn from the legal ones, from its start to its end.

    The same seed plays the same match. `chosen` are options as "field=value"; others are
    standard. Raises `Unrecorded`.
    """
    engine, chance = load(key), random.Random(seed)
    config = engine.meta.config(**dict(_option(engine, one) for one in chosen))
    try:
        state = engine.start(config, seats, Dice(seed, 0)).state
    except Refusal as refusal:
        raise Unrecorded(f"{key} does not begin so: {refusal.text.key}") from refusal
    entries: list[tuple[Seat, dict[str, Any]]] = []
    while engine.outcome(state) is None:
        if len(entries) == bounds(key).random:
            raise Unrecorded(f"{key} has no end after {len(entries)} plies; try another seed")
        seat = chance.choice(sorted(engine.to_act(state)))
        action = chance.choice(list(engine.legal_actions(state, seat)))
        entries.append((seat, msgspec.to_builtins(action)))
        state = play(engine, state, seat, action, Dice(seed, len(entries))).state
    return Played(
        about=about or f"Moves of chance, seed {seed}.",
        game=key,
        rules_version=engine.rules,
        config=msgspec.to_builtins(config),
        seats=seats,
        seed=seed,
        entries=tuple(entries),
        outcome=engine.outcome(state),
        digest=digest(state),
    )


def _option(engine: Engine[Any, Any, Any, Any], chosen: str) -> tuple[str, Any]:
    """Return the field of the config and the value that "field=value" stands for."""
    field, _, value = chosen.partition("=")
    known = {option.field: option.values for option in options(engine.meta)}
    if field not in known:
        raise Unrecorded(f"{engine.meta.key} has no option {field}, but {', '.join(known)}")
    values = {str(one).lower(): one for one in known[field]}
    if value.lower() not in values:
        raise Unrecorded(f"{field} can be {', '.join(values)}, not {value}")
    return field, values[value.lower()]


def main(arguments: Sequence[str] | None = None) -> None:
    """Record a match, or settle some; what is wrong with the arguments is said in one line."""
    lay_beside()
    parser = argparse.ArgumentParser(prog="python -m tests.laws.played", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    recording = commands.add_parser("record", help="play a match of chance and write it")
    recording.add_argument("game", choices=keys())
    recording.add_argument("file", type=Path)
    recording.add_argument("--seats", type=int, required=True)
    recording.add_argument("--seed", default="recorded", help="another seed is another match")
    recording.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    recording.add_argument("--about", default="", help="what the match shows")
    settling = commands.add_parser("settle", help="write what matches lead to now")
    settling.add_argument("files", type=Path, nargs="+")
    given = parser.parse_args(arguments)
    if given.command == "settle":
        for path in given.files:
            write(path, read(path).settled())
    elif given.file.exists():
        parser.error(f"{given.file} is there already")
    else:
        try:
            played = record(given.game, given.seats, given.seed, given.set, given.about)
        except Unrecorded as why:
            parser.error(str(why))
        write(given.file, played)


if __name__ == "__main__":
    main()
