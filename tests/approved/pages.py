"""The page of a game: what its rules say in some positions, as lines.

Each position has a heading with the number of all lines that are said there and a mark of them.
Below it stand those of a kind that no position before had, so that a page can be read. What is
the same in kind and other in words changes the mark alone; `lines_of` has it all, and whole.
"""

from __future__ import annotations

import hashlib
import re
import textwrap
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from tests.approved.courses import course
from tests.approved.matches import moments, records
from tests.approved.said import Said
from tests.approved.saying import said
from tests.approved.setups import of_setups
from tests.guests import ROOT
from tests.laws.matches import spread

COMMAND = "python -m tests.approved"
MOST = 60
"""How many positions a page has."""
TRIED = 30
"""How many positions of a match are looked at for those that a page has."""
LONGEST = 200
"""How long a line of a page may be; its end is in the mark."""
SETUPS = "set-ups"
_HEADING = re.compile(r"^= (\S+)(?: (\d+))?: \d+ lines, \w+$", re.MULTILINE)


class Place(NamedTuple):
    """A position by the name of its match and the number of plies before it.

    Without a number it is the whole match, or all set-ups.
    """

    record: str
    ply: int | None = None

    def __str__(self) -> str:
        return self.record if self.ply is None else f"{self.record} {self.ply}"


def path_of(key: str) -> Path:
    """Return the file of a game's page."""
    return ROOT / "tests" / "games" / key / "said.txt"


def places_of(page: str) -> tuple[Place, ...]:
    """Return the places that a page has."""
    return tuple(Place(name, int(ply) if ply else None) for name, ply in _HEADING.findall(page))


def page_of(key: str, places: Iterable[Place]) -> str:
    """Return what the rules say at some places, with a heading that says how it is written."""
    head = f"What the rules of {key} say in some positions; `{COMMAND} {key}` writes it anew."
    seen = set[str]()
    return "\n".join((head, *(line for place in places for line in _part(key, place, seen)), ""))


def lines_of(key: str, place: Place) -> tuple[str, ...]:
    """Return all that is said at a place."""
    return tuple(_line(key, one) for one in _said(key, place))


def chosen(key: str) -> tuple[Place, ...]:
    """Return places for a page: those that have most that no other has, and some besides."""
    candidates = [
        Place(name, ply)
        for name in records(key)
        for ply in spread(tuple(range(len(moments(key, name)))), TRIED)
    ]
    kinds = {place: {one.kind for one in _said(key, place)} for place in candidates}
    found, seen = list[Place](), set[str]()
    while len(found) < MOST and (best := max(candidates, key=lambda p: len(kinds[p] - seen))):
        if not kinds[best] - seen:
            break
        found.append(best)
        seen |= kinds[best]
    others = [place for place in candidates if place not in found]
    every = sorted((*found, *spread(tuple(others), max(MOST - len(found), 2))))
    return (Place(SETUPS), *every, *map(Place, records(key)))


def _part(key: str, place: Place, seen: set[str]) -> Iterator[str]:
    every = tuple(_said(key, place))
    lines = "\n".join(one.line for one in every)
    yield f"= {place}: {len(every)} lines, {hashlib.sha256(lines.encode()).hexdigest()[:8]}"
    for one in every:
        if one.kind not in seen:
            seen.add(one.kind)
            yield textwrap.shorten(_line(key, one), LONGEST, placeholder=" …")


def _line(key: str, one: Said) -> str:
    """Return a line in which keys begin with a point instead of the game's name."""
    return one.line.replace(f"{key}-", ".")


def _said(key: str, place: Place) -> Iterator[Said]:
    if place.record == SETUPS:
        return of_setups(key)
    every = moments(key, place.record)
    return course(every) if place.ply is None else said(every[place.ply])
