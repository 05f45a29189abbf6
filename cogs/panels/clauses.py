"""A line as people type it: its clauses, and the words of each; nothing is understood here."""

from __future__ import annotations

import re
from typing import NamedTuple

_CLAUSE = re.compile(r"(?:\[[^\]]*\]?|[^;\n\[])*")
_WORD = re.compile(r"\[[^\]]*\]?|(?P<arrow>->|[>→])|(?P<word>(?:(?!->)[^\s>→\[])+)")
"""A word, an arrow between words, or what is explained in brackets: nobody reads that."""


class Clause(NamedTuple):
    """What is typed of one thing to do.

    `at` is where it begins in the line, `starts` where each of its words does in the clause, and
    `arrows` are the numbers of the words before which an arrow stands.
    """

    typed: str
    at: int
    words: tuple[str, ...]
    starts: tuple[int, ...]
    arrows: tuple[int, ...]

    def between(self, begin: int, end: int) -> str:
        """Return some words as they are read: with one blank between them."""
        return " ".join(self.words[begin:end])

    def written(self, end: int) -> str:
        """Return the first words with the arrows between them, and behind them."""
        told = (f"> {w}" if at in self.arrows else w for at, w in enumerate(self.words[:end]))
        return " ".join((*told, *((">",) if end and end in self.arrows else ())))

    def rest(self, begin: int) -> str:
        """Return all that was typed from a word on, as it was typed."""
        return self.typed[self.starts[begin] :].strip() if begin < len(self.words) else ""

    def limit(self, begin: int) -> int:
        """Return the number of the word at which what begins at a word must have ended."""
        return next((at for at in self.arrows if at > begin), len(self.words))

    def without(self, words: int) -> Clause:
        """Return the clause without its first words."""
        arrows = tuple(at - words for at in self.arrows if at > words)
        return self._replace(words=self.words[words:], starts=self.starts[words:], arrows=arrows)

    def turned(self) -> Clause | None:
        """Return the clause with what stands behind its arrow first; None if it has not just one.

        So "by whom > at what" is read where the rules ask "at what" first.
        """
        if len(self.arrows) != 1 or not 0 < self.arrows[0] < len(self.words):
            return None
        return self.turned_at(self.arrows[0])

    def turned_at(self, at: int) -> Clause:
        """Return the clause with what stands from a word on first, as behind an arrow."""
        words = (*self.words[at:], *self.words[:at])
        starts = (*self.starts[at:], *self.starts[:at])
        return self._replace(words=words, starts=starts, arrows=(len(words) - at,))


def clauses(line: str) -> tuple[Clause, ...]:
    """Return what stands between semicolons and new lines, in order, empty clauses too."""
    found: list[Clause] = []
    at = 0
    while at <= len(line):
        matched = _CLAUSE.match(line, at)
        assert matched is not None
        found.append(_clause(matched[0], at))
        at = matched.end() + 1
    return tuple(found)


def _clause(typed: str, at: int) -> Clause:
    words: list[str] = []
    starts: list[int] = []
    arrows: dict[int, None] = {}
    for found in _WORD.finditer(typed):
        if found["word"]:
            words.append(found["word"])
            starts.append(found.start())
        elif found["arrow"]:
            arrows[len(words)] = None
    return Clause(typed, at, tuple(words), tuple(starts), tuple(arrows))
