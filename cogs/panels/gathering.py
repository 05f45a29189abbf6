"""Which of the things that happened are told as one, and in what order: causes before effects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import NamedTuple

from engines.core import Text, encode


class Gathering(NamedTuple):
    """How several texts of one key are told by one, of the key `several`.

    Those are told together whose arguments `by` are the same. Of each, `listed` is told in a list:
    one of its arguments, or what the text of that key makes of all of them; of what is equal it is
    told how often, and what differs in the argument `joined` alone is one with all its values.
    Where those are lists, they are told as one list, and what differs in the number `counted` alone
    is added up. What is listed are deeds, done twice, or `things`, of which there are two.
    `summed` are numbers that are added up, `times` is how many there are. Where the
    `latest` of a turn stands for itself, only those before are gathered. One line gathers at `most`
    so many.

    `needs` and `makes` are the arguments that say what must have come before a text of this key,
    and what may come of it: of two ships that fire and hit the shots are told together and then the
    hits, but nobody hits with a ship that has not fired yet. A text of a key that is not gathered
    needs all that it names. With a text of the keys `closed_by` it is over: what comes of it
    otherwise than by name, as a flagship falls that is a ship while it is hit.
    """

    several: str
    by: tuple[str, ...] = ()
    listed: str = ""
    summed: tuple[str, ...] = ()
    latest: bool = False
    most: int = 12
    needs: tuple[str, ...] = ()
    makes: tuple[str, ...] = ()
    joined: str = ""
    counted: str = ""
    things: bool = False
    closed_by: frozenset[str] = frozenset()


class Together:
    """What is told as one: where it was said (0 …), and whether it stands for itself.

    What it needs and what comes of it are values of arguments, encoded.
    """

    def __init__(
        self,
        place: int,
        needs: set[bytes],
        makes: set[bytes],
        *,
        alone: bool = False,
        closed_by: frozenset[str] = frozenset(),
    ) -> None:
        self.places = [place]
        self.alone = alone
        self.closed_by = closed_by
        self.needs = needs
        self.makes = makes

    def takes(self, other: Together) -> None:
        """Tell with it what was said later."""
        self.places += other.places
        self.needs |= other.needs
        self.makes |= other.makes


def together(
    said: Sequence[Text], gathered: Mapping[str, Gathering], *, quiet: bool = False
) -> list[Together]:
    """Return what is told as one, in the order of telling.

    What is gathered stands where the last of it was said, or, where something in between hangs on
    it, where the first was; where that cannot be either, it is told apart. Where it is `quiet` the
    latest of a kind stands not for itself either.
    """
    latest = {} if quiet else {one.key: place for place, one in enumerate(said)}
    told: list[Together] = []
    newest: dict[bytes, Together] = {}
    for place, one in enumerate(said):
        found = gathered.get(one.key)
        newest = {by: each for by, each in newest.items() if one.key not in each.closed_by}
        if found is None or (found.latest and latest.get(one.key) == place):
            named = _values(one, tuple(one.args))
            told.append(Together(place, named, named, alone=True))
            continue
        fresh = Together(
            place,
            _values(one, found.needs),
            _values(one, found.makes),
            closed_by=found.closed_by,
        )
        by = encode(Text(one.key, {name: one.args[name] for name in found.by}))
        if by not in newest or not _joins(newest[by], fresh, told, found.most):
            newest[by] = fresh
            told.append(fresh)
    return told


def _joins(earlier: Together, fresh: Together, told: list[Together], most: int) -> bool:
    """Tell what is fresh with what was said earlier, if it may be; return whether it is."""
    if len(earlier.places) == most:
        return False
    between = list(takewhile(lambda one: one is not earlier, reversed(told)))
    if all(earlier.makes.isdisjoint(one.needs) for one in between):
        told.append(told.pop(-1 - len(between)))
    elif not all(fresh.needs.isdisjoint(one.makes) for one in between):
        return False
    earlier.takes(fresh)
    return True


def _values(said: Text, names: tuple[str, ...]) -> set[bytes]:
    return {encode(said.args[name]) for name in names}
