"""The pictures of a match by their hashes, told also by a process that drew nothing before."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from cogs.words.strings import LOCALES, speaker
from engines import load
from tests.laws.cases import Case
from tests.laws.matches import played_at_random, spread
from tests.laws.pictures import drawer, kinds
from tests.render.pictures import seen_of


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
        view: Any = self._engine.view(self._states[asked.moment], asked.seat)
        say = speaker(asked.locale, "Player {}".format)
        return seen_of(drawer(self._key, asked.kind)(view, say)).rows[:12]


def tell(key: str, moments: int) -> None:
    """Print the hashes of the pictures in the last language, the last moment first."""
    album = Album(key, moments)
    asked = reversed(list(album.asked(LOCALES[-1:])))
    print(json.dumps({str(one): album.drawn(one) for one in asked}))
