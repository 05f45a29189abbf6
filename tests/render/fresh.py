"""The pictures of a match by their hashes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from cogs.words.strings import LOCALES
from engines import load
from tests.laws.cases import Case
from tests.laws.matches import played_at_random, spread
from tests.laws.pictures import kinds
from tests.render.alone import Wanted, hashed, hashed_apart


class Asked(NamedTuple):
    """A picture that is asked for: of which moment, of what kind, for whom, in which language."""

    moment: int
    kind: str
    seat: int | None
    locale: str

    def __str__(self) -> str:
        return f"{self.kind} of {self.seat} at {self.moment} in {self.locale}"


class Album:
    """The pictures of a match of a game."""

    def __init__(self, key: str, moments: int) -> None:
        self._key, self._engine = key, load(key)
        seats = self._engine.meta.seats[0]
        case = Case(key, self._engine.meta.config(), seats, "pictures")
        self._states = spread(played_at_random(case, 0).states, moments)
        self._seats = range(min(seats, 2))

    def asked(self, locales: Iterable[str] = LOCALES) -> Iterator[Asked]:
        """Yield all that can be asked for, in the order of the match."""
        hands = self._seats if "hand" in kinds(self._key) else ()
        for moment in range(len(self._states)):
            for locale in locales:
                yield Asked(moment, "board", None, locale)
                for seat in hands:
                    yield Asked(moment, "hand", seat, locale)

    def drawn(self, asked: Asked) -> str:
        """Draw a picture, and return a hash of what it shows."""
        return hashed(self._wanted(asked))

    def drawn_apart(self) -> dict[str, str]:
        """Return the hashes of the pictures in the last language, as a new process tells them.

        It draws the last moment first.
        """
        asked = list(reversed(list(self.asked(LOCALES[-1:]))))
        found = hashed_apart([self._wanted(one) for one in asked])
        return {str(one): hash_ for one, hash_ in zip(asked, found, strict=True)}

    def _wanted(self, asked: Asked) -> Wanted:
        view: Any = self._engine.view(self._states[asked.moment], asked.seat)
        return Wanted(self._key, asked.kind, view, asked.locale)
