"""Texts that are kept as keys and arguments, so that a later version has to word them.

A message keeps what it tells and a match how it ended, as long as the match is kept: for ever,
unless whoever runs the bot says otherwise. `texts.txt` lists the keys that may stand there, each
with the arguments that all who ever kept it have given; `python -m tests.earlier` adds to it.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from cogs.panels.kept import texts_in
from cogs.panels.spoken import YOU
from cogs.words.strings import FOLDER, GENDER_OF, LOCALES, defaults, has
from engines.core import Dice, Step, Text, decode, encode, play
from tests.guests import GUEST
from tests.laws.catalogues import keys_in, messages, named_keys_in
from tests.laws.played import FILES, Played, read

HERE = Path(__file__).parent
LIST = HERE / "texts.txt"
DATABASES = sorted(HERE.glob("*/*.sql"))
RETIRED = "retired"
"""How the name of a catalogue ends that holds what only earlier versions have told."""
FORMS = {"sound"}
"""Placeholders that only choose a form, and that the one who says the text adds."""
_REFUSAL = re.compile(r"\brefusal\b")
"""What a key has that is told at once, and kept nowhere."""
_ROOM = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)?")
"""The first two parts of a key: `magblast-card` has all cards."""


def stored() -> Iterator[tuple[str, Text]]:
    """Yield every text in the databases that earlier versions wrote, with where it stands."""
    for path in DATABASES:
        with closing(sqlite3.connect(":memory:")) as connection:
            connection.executescript(path.read_text("utf-8"))
            for table, column, value in _cells(connection):
                for text in _read(value):
                    yield f"{path.parent.name}: {table}.{column}", text


def _cells(connection: sqlite3.Connection) -> Iterator[tuple[str, str, object]]:
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    for (table,) in tables:
        rows = connection.execute(f'SELECT * FROM "{table}"')
        names = [column[0] for column in rows.description]
        for row in rows:
            yield from ((table, name, cell) for name, cell in zip(names, row, strict=True))


def _read(value: object) -> Iterator[Text]:
    if not isinstance(value, str | bytes) or not value:
        return
    try:
        held = msgspec.json.decode(value)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return
    yield from _texts(held)


def _texts(held: object) -> Iterator[Text]:
    if isinstance(held, dict) and held.get("type") == "Text":
        yield decode(encode(held), Text)
        return
    inner = held.values() if isinstance(held, dict) else held if isinstance(held, list) else ()
    for one in inner:
        yield from _texts(one)


@cache
def required(key: str) -> frozenset[str]:
    """Return the arguments without which not every language says this key.

    What has a default is not needed, nor what is added by whoever says it.
    """
    return frozenset().union(*(_needed(locale).get(key, frozenset()) for locale in LOCALES))


@cache
def _needed(locale: str) -> dict[str, frozenset[str]]:
    return {
        message.key: frozenset(
            name
            for name in message.placeholders - FORMS - defaults(locale, message.key).keys()
            if not name.endswith(GENDER_OF)
        )
        for message in messages(locale)
    }


def listed() -> dict[str, frozenset[str]]:
    """Return the keys of the list with the arguments that texts of earlier versions have."""
    lines = LIST.read_text(encoding="utf-8").splitlines() if LIST.exists() else []
    parts = (line.split() for line in lines if line and not line.startswith("#"))
    return {key: frozenset(args) for key, *args in parts}


def to_list() -> dict[str, frozenset[str]]:
    """Return what the list should be: with all that may be kept now, and without nothing it had.

    Of a key that needs less than before, texts of both kinds may stand somewhere.
    """
    given = _given()
    now = {key: given.get(key, required(key)) for key in {*may_be_kept(), *given}}
    old = listed()
    both = {key: old[key] & now.get(key, old[key]) for key in old}
    return {**now, **both}


def written(texts: dict[str, frozenset[str]]) -> str:
    """Return a list as it stands in its file."""
    head = "# What messages keep, see texts.py; `python -m tests.earlier` adds to it.\n"
    return head + "".join(" ".join((key, *sorted(texts[key]))) + "\n" for key in sorted(texts))


def may_be_kept() -> frozenset[str]:
    """Return the keys of this version that may be kept: of what happens in a game and how it ends,
    and of things that such lines name; and all that tables say but their refusals."""
    rooms = {_room(text.key) for text in told()}
    games = {played.game for played in _records()}
    rooms |= {f"{game}-{what}" for game in games for what in ("event", "outcome")}
    by_tables = named_keys_in("tables")
    retired = {m.key for m in messages(LOCALES[0]) if m.part.endswith(RETIRED)}
    return frozenset(
        key
        for key in keys_in([FOLDER], LOCALES[0])
        if _room(key) in rooms
        or key in retired
        or (by_tables.fit(key) and not _REFUSAL.search(key))
    )


def _room(key: str) -> str:
    found = _ROOM.match(key)
    return found[0] if found else key


def _is_retired(part: str) -> bool:
    return part.rsplit("_", maxsplit=1)[-1] == RETIRED


def _given() -> dict[str, frozenset[str]]:
    """Return the arguments that all known texts of a key have, of every key that any has."""
    given = dict[str, frozenset[str]]()
    for text in (*told(), *(text for _, whole in stored() for text in texts_in(whole))):
        given[text.key] = given.get(text.key, frozenset(text.args)) & text.args.keys()
    return given


@cache
def told() -> tuple[Text, ...]:
    """Return what recorded matches tell, and whatever that names."""
    events = (event for one in _records() for step in _steps(one) for event in step.events)
    return tuple(text for event in events for text in texts_in(event.text))


@cache
def _records() -> tuple[Played, ...]:
    """Return the recorded matches of all games but that which tests lay beside."""
    return tuple(map(read, (path for path in FILES if not path.is_relative_to(GUEST))))


def _steps(played: Played) -> Iterator[Step[Any]]:
    engine = played.engine
    config = msgspec.convert(played.config, type=engine.meta.config)
    step = engine.start(config, played.seats, Dice(played.seed, 0))
    yield step
    for number, (seat, action) in enumerate(played.actions(), start=1):
        step = play(engine, step.state, seat, action, Dice(played.seed, number))
        yield step


def base_of(key: str) -> str:
    """Return what says of somebody what a key says to them; "" where it is no such key."""
    return key.rpartition(YOU)[0]


def is_said(key: str, locale: str) -> bool:
    """Tell whether a key is said; what is said to whoever reads it is else said of them."""
    return has(key, locale) or has(base_of(key), locale)
