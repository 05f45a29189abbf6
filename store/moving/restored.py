"""A database that other programs have put back, as `pg_restore` does: what `restore` would note."""

from __future__ import annotations

import time

from store.copying import Decided, undecided
from store.moving.ends import source, target
from store.moving.layout import layout
from store.skipping import SKIPPED, Given, beginning, skip_questions
from store.sql import settings


def note_restored(database: str, decided: Decided = undecided) -> int:
    """Note that a database is a backup's, brought up to date, and return how many matches it has.

    The next start tells people of when their matches are, and no number is given again. Nobody else
    may have it open. `decided` is called once it cannot be broken off any more. Raises
    `StoreUnusable`; nothing is noted then.
    """
    with source(database):  # there is one: none is made
        pass
    ours = layout()
    with target(database) as end:
        end.run(settings.NOTE_RESTORED)
        end.run(settings.FORGET_OUTSIDE)
        last = end.last_ids(ours.tables)
        end.set_last_ids({table: number + SKIPPED for table, number in last.items()})
        skip_questions(end.run, beginning(time.time(), Given()))
        held = next(end.count(table) for table in ours.tables if table.name == "match")
        decided()
    return held
