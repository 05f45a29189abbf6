"""`python bot.py export --all FILE` and `import --all FILE`: a whole bot, out and in."""

from __future__ import annotations

from pathlib import Path

from operating.progress import Progress
from store.addresses import shown
from store.copying import Decided, undecided
from store.moving.whole import Moved, export_all, import_all


def export_whole(database: str, file: str, decided: Decided = undecided) -> str:
    """Write all that a database holds to a new file; return one line. Raises `StoreUnusable`.

    `decided` is called once it cannot be broken off any more.
    """
    with Progress("rows written") as progress:
        moved = export_all(database, Path(file), progress, decided)
    return f"{file} holds all of {shown(database)}: {_told(moved)}"


def import_whole(database: str, file: str, decided: Decided = undecided) -> str:
    """Read such a file into an empty database; return one line. Raises `StoreUnusable`.

    `decided` is called once it cannot be broken off any more.
    """
    with Progress("rows read in") as progress:
        moved = import_all(Path(file), database, progress, decided)
    return f"{shown(database)} holds all of {file}: {_told(moved)}"


def _told(moved: Moved) -> str:
    plural = "" if moved.matches == 1 else "es"
    return f"{moved.matches} match{plural}, {moved.rows} rows, SHA-256 {moved.digest}"
