"""What has been chosen so far, as text: a way's verb, then a part for each of its steps.

It travels in controls, so a part is short: the value or a few characters made of it, or which of
several values were chosen, with a mark of what they were chosen from. What stands for nothing that
can be chosen now is passed over.
"""

from __future__ import annotations

import string
import zlib
from functools import lru_cache
from typing import Any

from msgspec import Struct

from cogs.panels.panel import MOST_CHOICES
from engines.choosing import Ask, Number, Path, Pick, Way, Ways, follow, may_be

SEPARATOR, TURNED, NONE = "/", "~", "."
"""Between parts; before the number of a menu's page; in place of a value: nothing was chosen."""
CHOOSE, SEVERAL, LAST, TYPE, FILLED = "#", "*", "!", "?", "="
"""What a control does."""
KEPT = 64
"""How many paths are kept, the last: a panel, what is said above it and its picture go the same."""
_DIGITS = string.digits + string.ascii_letters
_SHORT, _HASHED, _MARKS = 4, 5, 2
"""How long a value is that stands for itself, what stands for others, which is longer, so that the
two are never the same, and a mark. Two of the same menu must never be alike, or Discord refuses it.
"""


class Draft(Struct, frozen=True):
    """What has been chosen so far: of which way, and a part for each of its steps."""

    verb: str = ""
    parts: tuple[str, ...] = ()

    def __str__(self) -> str:
        return SEPARATOR.join((self.verb, *self.parts))

    @property
    def written(self) -> str:
        """The parts, as controls of the way carry them."""
        return SEPARATOR.join(self.parts)

    def then(self, part: str, after: tuple[str, ...] = ()) -> Draft:
        """Return the draft with one more part, and with those that stood after it."""
        return Draft(self.verb, (*self.parts, part, *after))


def draft_of(written: str) -> Draft:
    """Return the draft that was written so."""
    verb, *parts = written.split(SEPARATOR)
    return Draft(verb, tuple(parts))


def path_of(ways: Ways[Any, Any], way: Way, draft: Draft) -> Path:
    """Return how far a draft leads on a way that can be gone now."""
    return _path(ways, way.verb, draft)


@lru_cache(KEPT)
def _path(ways: Ways[Any, Any], verb: str, draft: Draft) -> Path:
    way = next(way for way in ways.now() if way.verb == verb)
    parts = dict(zip(way.keys, draft.parts, strict=False))
    return follow(ways, way, lambda key, ask: _read(ask, parts.get(key, "")))


def way_of(ways: Ways[Any, Any], verb: str) -> Way | None:
    """Return the way of a verb; None if it cannot be gone now."""
    return next((way for way in ways.now() if way.verb == verb), None)


def gone(ways: Ways[Any, Any], draft: Draft) -> Path | None:
    """Return how far a draft has come; None where it is of no way."""
    way = way_of(ways, draft.verb)
    return None if way is None else path_of(ways, way, draft)


def leaves_no_choice(path: Path) -> bool:
    """Tell whether nothing but what stands on a way could be chosen there."""
    return all(isinstance(ask, Pick) and len(ask.choices) <= 1 for ask in path.asks.values())


def standing(ways: Ways[Any, Any], draft: Draft) -> Draft:
    """Return a draft, or that of another way of a group where only that can begin so still."""
    path = gone(ways, draft)
    if not draft.parts or (path is not None and path.chosen):
        return draft
    for way in ways.now():
        alike = path is None or way.group == path.way.group
        begun = Draft(way.verb, draft.parts[:1])
        if way.group and alike and path_of(ways, way, begun).chosen:
            return begun
    return draft


def _read(ask: Ask, part: str) -> tuple[str, ...] | None:
    """Return the values that a part of a draft stands for; None if it stands for none."""
    if isinstance(ask, Number):
        return (part,) if may_be(ask, (part,)) else None
    if not isinstance(ask, Pick):
        return None
    if part == NONE:
        return () if ask.least == 0 else None
    if ask.most == 1:
        return next(((value,) for value in ask.values if code(value) == part), None)
    offered = ask.values[:MOST_CHOICES]
    mark, bits = part[:_MARKS], part[_MARKS:]
    if not bits or mark != _mark(offered) or not all(digit in _DIGITS for digit in bits):
        return None
    chosen = _number(bits)
    values = tuple(value for at, value in enumerate(offered) if chosen >> at & 1)
    return values if may_be(ask, values) else None


def part(ask: Ask, values: tuple[str, ...]) -> str:
    """Return what stands for values in a draft."""
    if isinstance(ask, Number):
        return "".join(values)
    if not isinstance(ask, Pick):
        return ""
    if not values:
        return NONE
    if ask.most == 1:
        return code(values[0])
    offered = ask.values[:MOST_CHOICES]
    chosen = sum(1 << at for at, value in enumerate(offered) if value in values)
    return _mark(offered) + _digits(chosen)


def written(path: Path) -> tuple[str, ...]:
    """Return the parts of the draft of a way that is gone to its end, or to what is typed."""
    return tuple(part(path.asks[k], v) for k, v in path.chosen.items() if is_picked(path, k))


def before(path: Path, at: int) -> Draft:
    """Return the draft of a path before one of its steps."""
    keys = path.way.keys[:at]
    return Draft(path.way.verb, tuple(part(path.asks[key], path.chosen[key]) for key in keys))


def draft_to(path: Path) -> Draft:
    """Return the draft that leads to the end of the first step of a path."""
    return before(path, 1) if len(path.way.keys) > 1 else Draft()


def may_end(path: Path) -> bool:
    """Tell whether all is chosen of a way but what is typed."""
    return path.open is None or not isinstance(path.asks[path.open], Pick)


def is_picked(path: Path, key: str) -> bool:
    """Tell whether a step of a path is chosen rather than typed."""
    return isinstance(path.asks[key], Pick)


def page_of(part: str) -> int:
    """Return the page of a menu that a part of a draft turns to; 0 if it is no such part."""
    number = part.removeprefix(TURNED)
    return int(number) if part != number and number.isdecimal() and len(number) < 3 else 0


def code(value: str) -> str:
    """Return what stands for a value in a draft: the value itself if it is short."""
    return value if value.isalnum() and len(value) <= _SHORT else _short(value, _HASHED)


def _mark(values: tuple[str, ...]) -> str:
    return _short(SEPARATOR.join(values), _MARKS)


def _short(value: str, length: int) -> str:
    number = zlib.crc32(value.encode()) % len(_DIGITS) ** length
    return _digits(number).rjust(length, _DIGITS[0])


def _digits(number: int) -> str:
    head, last = divmod(number, len(_DIGITS))
    return (_digits(head) if head else "") + _DIGITS[last]


def _number(digits: str) -> int:
    number = 0
    for digit in digits:
        number = number * len(_DIGITS) + _DIGITS.index(digit)
    return number
