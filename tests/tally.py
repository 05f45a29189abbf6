"""Numbers that tests tell, added up over pieces and runs, and shown as tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

PROPERTY = "tally"
"""What a test calls it when it records one."""


class Tally(msgspec.Struct, frozen=True):
    """A row of a table: `counts` are added up, of the seconds in `longest` the most is told.

    None there means for ever.
    """

    table: str
    row: str
    counts: dict[str, int]
    longest: dict[str, float | None]

    def plus(self, other: Tally) -> Tally:
        """Return what both rows come to."""
        counts = {name: many + other.counts.get(name, 0) for name, many in self.counts.items()}
        longest = {name: _more(one, other.longest.get(name)) for name, one in self.longest.items()}
        return Tally(self.table, self.row, counts, longest)

    def __str__(self) -> str:
        seconds = ("never" if one is None else f"{one:.1f}" for one in self.longest.values())
        return _line([self.row, *map(str, self.counts.values()), *seconds])


def told(properties: Iterable[tuple[str, object]]) -> Iterator[Tally]:
    """Yield what a test recorded of this kind."""
    for name, value in properties:
        if name == PROPERTY:
            yield msgspec.convert(value, Tally)


def tables(tallies: Iterable[Tally]) -> Iterator[str]:
    """Yield the lines of all tables: rows of one name are one, below stands what all come to."""
    found: dict[str, dict[str, Tally]] = {}
    for tally in tallies:
        rows = found.setdefault(tally.table, {})
        rows[tally.row] = rows[tally.row].plus(tally) if tally.row in rows else tally
    for table, rows in found.items():
        first, *others = rows.values()
        yield f"\n{table}"
        yield _line(["", *first.counts, *first.longest])
        yield _line(["---"] * (1 + len(first.counts) + len(first.longest)))
        yield from map(str, rows.values())
        if others:
            total = msgspec.structs.replace(first, row="all")
            for other in others:
                total = total.plus(other)
            yield str(total)


def _more(one: float | None, other: float | None) -> float | None:
    return None if one is None or other is None else max(one, other)


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
