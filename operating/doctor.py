"""`python bot.py doctor [--repair]`: is all that is kept whole, and does it hold together?

It only reads, also while the bot runs; with `--repair` it is alone with the database.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from operating.backups import aside
from operating.examination import Finding, examine
from operating.progress import Progress
from store import Changes, Outgoing, StoreDamaged
from store.copying import alone, back_up, damage, reading
from store.inspection import Inspection, Repair, Unreadable, repairing
from store.opening import check_there
from tables.notice import is_old

ALL_WELL, SOMETHING_WRONG = 0, 1
"""Exit codes."""
MOST = 20
"""How many of SQLite's lines about damaged pages are told."""


class Found(NamedTuple):
    """A finding, and the match it is of."""

    match_id: int
    finding: Finding

    def __str__(self) -> str:
        return f"match {self.match_id}: {self.finding.said}"


class Stray(NamedTuple):
    """What is said of rows of a match that is not there; whether they `may_stand` without one."""

    said: str
    may_stand: bool

    @property
    def done(self) -> str:
        """What is said of it once it is mended."""
        return f"{'freed from it' if self.may_stand else 'removed'}: {self.said}"


class Report(Struct):
    """What a look at the whole database has found."""

    damage: tuple[str, ...]
    orphans: tuple[Stray, ...] = ()
    matches: int = 0
    found: list[Found] = []
    waiting: list[Outgoing] = []

    @property
    def well(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.damage or self.orphans or self.found)

    @property
    def mendable(self) -> tuple[Found, ...]:
        """What can be mended."""
        return tuple(found for found in self.found if found.finding.mend is not None)


def doctor(database: str, *, repair: bool, backup: bool) -> int:
    """Look at all that is kept, mend what can be if asked to, say what; return the exit code.

    With `backup` nothing is mended before a copy is made. Raises `StoreUnusable`.
    """
    path = Path(database)
    if repair:
        check_there(path)
        with alone(path):
            return _repaired(path, backup=backup)
    return look_through(path, "`doctor --repair` mends what can be, once the bot is stopped")


def look_through(path: Path, mending: str) -> int:
    """Look at all that is kept in a file, and say what is wrong; return the exit code.

    `mending` is said where something can be mended. Raises `StoreUnusable`.
    """
    report = _look(path)
    _tell(report)
    if report.well:
        _say(f"all is well: {_matches(report.matches)}")
        return ALL_WELL
    if not report.damage and (report.orphans or report.mendable):
        _say(mending)
    return SOMETHING_WRONG


def _repaired(path: Path, *, backup: bool) -> int:
    before = _look(path)
    if before.damage or before.well:
        return _told_as_it_is(before)
    _tell(before)
    if not before.orphans and not before.mendable:
        _say("nothing of this can be mended, and nothing was done")
        return SOMETHING_WRONG
    if backup:
        kept = aside(path, "repair")
        with Progress("copying pages") as progress:
            back_up(path, kept, progress)
        _say(f"kept as it was: {kept}")
    with repairing(path) as repairs:
        for stray in before.orphans:
            _say(stray.done)
        _mend(repairs, before.mendable)
    after = _look(path)
    if not after.well:
        _say("what is still wrong cannot be mended:")
    return _told_as_it_is(after)


def _told_as_it_is(report: Report) -> int:
    _tell(report)
    if report.well:
        _say(f"all is well: {_matches(report.matches)}")
    return ALL_WELL if report.well else SOMETHING_WRONG


def _mend(repairs: Repair, found: Iterable[Found]) -> None:
    """Mend one thing after the other, each in a transaction, and say so when it is done."""
    for match_id, finding in found:
        assert finding.mend is not None
        changes = Changes()
        finding.mend(changes, time.time())
        repairs.write(changes)
        _say(f"match {match_id}: {finding.done}")


def _look(path: Path) -> Report:
    """Look at everything that is kept. Raises `StoreUnusable`."""
    report = Report(())
    try:
        with reading(path) as connection:
            report.damage = damage(connection)
            inspection = Inspection(connection)
            report.orphans = _orphans(inspection)
            _examine(report, inspection)
    except StoreDamaged as damaged:
        report.damage = report.damage or (str(damaged),)
    return report


def _examine(report: Report, inspection: Inspection) -> None:
    match_ids = inspection.match_ids()
    report.matches = len(match_ids)
    with Progress("matches examined") as progress:
        for done, match_id in enumerate(match_ids):
            progress(done, len(match_ids))
            _examine_one(report, inspection, match_id)


def _examine_one(report: Report, inspection: Inspection, match_id: int) -> None:
    try:
        record = inspection.record(match_id)
    except Unreadable as unreadable:
        finding = Finding(f"its rows of the table {unreadable} cannot be read")
        report.found.append(Found(match_id, finding))
        return
    if record is not None:
        report.found += [Found(match_id, finding) for finding in examine(record)]
        report.waiting += [post for post in record.posts if not is_old(post.surface)]


def _orphans(inspection: Inspection) -> tuple[Stray, ...]:
    tables: dict[tuple[int, bool], list[str]] = {}
    for orphans in inspection.orphans():
        alike = tables.setdefault((orphans.match_id, orphans.may_stand), [])
        alike.append(f"{orphans.rows} of {orphans.table}")
    return tuple(
        Stray(f"rows of match {match_id}, which is not there ({', '.join(named)})", may_stand)
        for (match_id, may_stand), named in sorted(tables.items())
    )


def _tell(report: Report) -> None:
    if report.damage:
        _say("the file is damaged, and cannot be mended: restore a backup")
        for line in report.damage[:MOST]:
            _say(f"  {line}")
    for stray in report.orphans:
        _say(f"there are {stray.said}")
    for found in report.found:
        can = "" if report.damage or found.finding.mend is None else " (can be mended)"
        _say(f"{found}{can}")
    if report.waiting:
        oldest = min(report.waiting, key=lambda post: post.created_at)
        hours = max(time.time() - oldest.created_at, 0.0) / 3600
        _say(
            f"{len(report.waiting)} rows of the outbox wait to be shown,"
            f" the oldest for {hours:.1f} hours (match {oldest.match_id})"
        )


def _matches(many: int) -> str:
    return "1 match" if many == 1 else f"{many} matches"


def _say(line: str) -> None:
    print(line, flush=True)
