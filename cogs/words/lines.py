"""Words as one line, whatever they were typed as."""

from __future__ import annotations

import unicodedata

_HARMLESS = {"\u200d"}
"""The joiner of emoji; every other format character could turn text around or hide it."""


def one_line(words: str) -> str:
    """Return words as one line without control and direction characters."""
    line = " ".join(words.split())
    if line.isprintable():  # as nearly all are: they have none of these
        return line
    return "".join(c for c in line if c in _HARMLESS or unicodedata.category(c)[0] != "C").strip()
