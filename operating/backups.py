"""`python bot.py backup FILE` and `restore FILE`: the whole database, out and in.

`python bot.py restored` notes what `restore` does, where another program has put a backup back.
"""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from operating.progress import Progress
from store.addresses import shown
from store.copying import Contents, Decided, back_up, put_back, undecided
from store.moving.restored import note_restored
from store.opening import check_place

_UNITS = ("B", "kB", "MB", "GB")


def backup(database: str, file: str, decided: Decided = undecided) -> str:
    """Copy the database to a new file, and return one line about it. Raises `StoreUnusable`.

    `decided` is called once it cannot be broken off any more.
    """
    target = Path(file)
    with Progress("copying pages") as progress:
        held = back_up(Path(database), target, progress, decided)
    return f"{target} is whole: {_size(target.stat().st_size)}, {_matches(held)}"


def restore(database: str, file: str, decided: Decided = undecided) -> str:
    """Put a backup in the place of the database, and return what was done.

    `decided` is called once it cannot be broken off any more. Raises `StoreUnusable`; then nothing
    was done.
    """
    path = Path(database)
    check_place(path)
    with Progress("copying pages") as progress:
        done = put_back(Path(file), path, aside(path, "restore"), progress, decided)
    said = f"{database} is now what {file} holds: {_matches(done.contents)}"
    return said if done.kept is None else f"{said}\nwhat it was before is kept as {done.kept}"


def restored(database: str, decided: Decided = undecided) -> str:
    """Note that a database is a backup's, and return what was done. Raises `StoreUnusable`.

    `decided` is called once it cannot be broken off any more.
    """
    held = note_restored(database, decided)
    plural = "" if held == 1 else "es"
    said = f"{held} match{plural}, shown anew at the next start"
    return f"{shown(database)} is known to be a backup's: {said}"


def aside(database: Path, before: str) -> Path:
    """Return the name under which a database is kept before something is done to it."""
    at = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    real = database.resolve()
    named = (f"{at}-{number}" if number else at for number in count())
    paths = (real.with_name(f"{real.name}.before-{before}-{name}") for name in named)
    return next(path for path in paths if not path.exists())


def _matches(held: Contents) -> str:
    plural = "" if held.matches == 1 else "es"
    return f"{held.matches} match{plural}, {held.playing} of them being played"


def _size(octets: float) -> str:
    unit = 0
    while octets >= 1000 and unit < len(_UNITS) - 1:
        octets, unit = octets / 1000, unit + 1
    return f"{octets:.3g} {_UNITS[unit]}"
