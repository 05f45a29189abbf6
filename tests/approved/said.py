"""One thing that the rules say, as a line that people can read and compare."""

from __future__ import annotations

import hashlib
import re
from typing import Any, NamedTuple

from engines.choosing import Choice
from engines.core import encode
from tests.approved.wording import keys_of, worded

_DIGITS = re.compile(r"\d+")


class Said(NamedTuple):
    """One thing that is said: what it is about, and what is said of it."""

    what: str
    value: Any

    @property
    def line(self) -> str:
        return f"{self.what}: {worded(self.value)}"

    @property
    def kind(self) -> str:
        """What it is about, and the keys of its texts: what is alike is of one kind.

        A choice is told by what it leads to, not by its name and what that means.
        """
        value = self.value.foretold if isinstance(self.value, Choice) else self.value
        return " ".join((_DIGITS.sub("#", self.what), *sorted(set(keys_of(value)))))


def mark(value: Any) -> str:
    """Return a short mark of a struct that is too long to be written out."""
    return hashlib.sha256(encode(value)).hexdigest()[:8]
