"""How things are spoken of by people who type: in any language, as it is compared."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from itertools import chain
from typing import Any

from cogs.words.strings import LOCALES, speaker
from engines.choosing import Choice, Names, Ways
from engines.core import Text, encode

MOST_KEPT = 4096
"""How many names are kept as they are compared."""
_SAID: dict[bytes, tuple[str, ...]] = {}
_BETWEEN = re.compile(r"(?<=\w)[\s_-]+(?=\w)")


class Vocabulary(dict[str, Names]):
    """Whatever may be named at a step, and how it is spoken of, worked out once."""

    def names_of(self, value: str) -> tuple[Text, ...]:
        """Return how something that may be typed is called; nothing if it is unknown."""
        names = self.get(value, ())
        return names if isinstance(names, tuple) else (names,)

    @cached_property
    def spoken(self) -> dict[str, tuple[str, ...]]:
        """All that each is called, as it is compared."""
        return {value: (plain(value), *spoken(value, self.names_of(value))) for value in self}

    @cached_property
    def said(self) -> str:
        """All of that in one piece of text, a line for each name."""
        return "\n".join(chain.from_iterable(self.spoken.values()))

    def labels(self, choice: Choice) -> tuple[str, ...]:
        """Return what a choice is called here, as it is compared, beside all it may be called."""
        label, labels = self._labels.get(choice.value, (None, ()))
        if label is not choice.label:
            labels = self._labels_of(choice)
            self._labels[choice.value] = choice.label, labels
        return labels

    @cached_property
    def _labels(self) -> dict[str, tuple[Text, tuple[str, ...]]]:
        return {}

    def _labels_of(self, choice: Choice) -> tuple[str, ...]:
        if choice.label in self.names_of(choice.value):
            return ()
        return (plain(choice.value), *spoken(choice.value, (choice.label,)))


def vocabulary(ways: Ways[Any, Any], verb: str, key: str) -> Vocabulary:
    """Return whatever could be typed at a step of a way, possible now or not."""
    return Vocabulary(ways.named(verb, key))


def spoken(value: str, names: Iterable[Text]) -> Iterator[str]:
    """Yield names in every language as they are compared, also with the value before them."""
    for name in names:
        for said in said_plainly(name):
            yield said
            yield plain(value) + said


def said_plainly(name: Text) -> tuple[str, ...]:
    """Return a name in every language as it is compared; what was said lately is kept."""
    key = encode(name)
    said = _SAID.get(key)
    if said is None:
        if len(_SAID) >= MOST_KEPT:
            _SAID.clear()
        said = _SAID[key] = tuple(plain(speaker(locale)(name)) for locale in LOCALES)
    return said


@lru_cache(maxsize=MOST_KEPT)
def plain(name: str) -> str:
    """Return a name as it is compared: in small letters, without what stands between words."""
    return _BETWEEN.sub("", name.strip().casefold())
