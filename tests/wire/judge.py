"""Whether an evening went as it must, whatever happened: judged from the evidence alone.

Each function returns a sentence for each thing that is wrong; `verdict` counts them.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import NamedTuple

from cogs.panels.ids import ANY, parse
from cogs.words.strings import LOCALES, speaker
from engines.core import text
from tests.wire.evidence import Evidence, Surface
from tests.wire.interactions import Answer

CATALOGUES = Path(__file__).parents[2] / "locales"
_DENIAL = re.compile(r"^(?:(?:\w+-)?refusal-[\w-]+|reply-broken) = (.+)$", re.MULTILINE)
_NAMED = re.compile(r"\{[^{}]*\}")
FEWEST_LETTERS = 12
"""How many letters of a sentence must be its own, or anything would be one."""
DONE = "reply-done"
STRUCK = "~~"


class Verdict(NamedTuple):
    """Everything that is wrong."""

    lines_lost: list[str]
    lines_doubled: list[str]
    out_of_order: list[str]
    lost: list[str]
    doubled: list[str]
    untruths: list[str]
    nonces_twice: list[str]
    helpless: list[str]
    unsound: list[str]

    @property
    def faults(self) -> list[str]:
        """All of it, each with what kind it is."""
        return [f"{kind}: {one}" for kind, found in self._asdict().items() for one in found]


def verdict(evidence: Evidence) -> Verdict:
    """Judge an evening."""
    return Verdict(
        lines_lost(evidence),
        lines_doubled(evidence),
        out_of_order(evidence),
        lost(evidence),
        doubled(evidence),
        untruths(evidence),
        nonces_twice(evidence),
        helpless(evidence),
        unsound(evidence),
    )


# -- Lines -----------------------------------------------------------------------------------


def lines_lost(evidence: Evidence) -> list[str]:
    """Tell of lines that were committed and stand nowhere; deleted messages had theirs."""
    found: list[str] = []
    for surface, wanted in evidence.committed.items():
        there = Counter(evidence.stands.get(surface, []))
        there.update(evidence.deleted.get(surface, []))
        missing = Counter(wanted) - there
        found += [f"{_named(surface)}: {line!r}" for line in missing.elements()]
    return found


def lines_doubled(evidence: Evidence) -> list[str]:
    """Tell of lines that stand more often than they were committed."""
    found: list[str] = []
    for surface, wanted in evidence.committed.items():
        known = set(wanted)
        there = [line for line in evidence.stands.get(surface, []) if line in known]
        more = Counter(there) - Counter(wanted)
        found += [f"{_named(surface)}: {line!r}" for line in more.elements()]
    return found


def out_of_order(evidence: Evidence) -> list[str]:
    """Tell of the first line of each place that stands before one that was committed earlier.

    Where lines are missing or doubled that is told already, and where messages were deleted
    nobody knows.
    """
    skipped = {s for s, lines in evidence.deleted.items() if lines}
    found: list[str] = []
    for surface, wanted in evidence.committed.items():
        known = set(wanted)
        there = [line for line in evidence.stands.get(surface, []) if line in known]
        if surface in skipped or Counter(there) != Counter(wanted):
            continue
        wrong = next((pair for pair in zip(there, wanted, strict=True) if pair[0] != pair[1]), None)
        if wrong is not None:
            found.append(f"{_named(surface)}: {wrong[0]!r} stands before {wrong[1]!r}")
    return found


def nonces_twice(evidence: Evidence) -> list[str]:
    """Tell of messages that were made twice, and of those that no notice asked for."""
    twice = [f"{nonce} in {place}" for (place, nonce), n in _counted(evidence) if n > 1]
    return [*twice, *(f"message {one} belongs to no notice" for one in evidence.unknown)]


def _counted(evidence: Evidence) -> list[tuple[tuple[int, str], int]]:
    return list(Counter(evidence.nonces).items())


# -- Deeds -----------------------------------------------------------------------------------


def lost(evidence: Evidence) -> list[str]:
    """Tell of deeds that were accepted and are not in the log.

    Accepted is what was answered with "done", or acknowledged without another word: whoever
    refuses, asks on or shows a draft says something. What the bot was killed over is no
    answer yet.
    """
    made = {entry.interaction_id for entry in evidence.entries}
    found: list[str] = []
    for deed in evidence.deeds:
        known = parse(deed.custom_id)
        if deed.id in made or known is None or known.question == ANY:
            continue
        silently = deed.answer is Answer.NOTED and deed.tried == 0 and not deed.killed
        if silently or _done() & _sentences(deed.told):
            found.append(f"{deed.deed.name.lower()} {deed.custom_id} ({deed.id}), {deed.told}")
    return found


def doubled(evidence: Evidence) -> list[str]:
    """Tell of deeds that are in the log more than once, and of two entries with one number."""
    deeds = Counter(e.interaction_id for e in evidence.entries if e.interaction_id is not None)
    numbers = Counter((e.match_id, e.number) for e in evidence.entries)
    return [
        *(f"deed {deed} has {n} entries" for deed, n in deeds.items() if n > 1),
        *(f"match {m} has {n} entries {i}" for (m, i), n in numbers.items() if n > 1),
    ]


def untruths(evidence: Evidence) -> list[str]:
    """Tell of people who read that something was not done, though it is in the log."""
    made = {entry.interaction_id for entry in evidence.entries}
    found: list[str] = []
    for deed in evidence.deeds:
        said = denied(*deed.told)
        if deed.id in made and said:
            found.append(f"{deed.deed.name.lower()} {deed.custom_id} ({deed.id}): {sorted(said)}")
    return found


def apologies(evidence: Evidence) -> int:
    """Count who was told that something went wrong, rightly or not."""
    sorry = _said("reply-broken")
    return sum(bool(sorry & _sentences(deed.told)) for deed in evidence.deeds)


def _sentences(told: tuple[str, ...]) -> set[str]:
    return {line for words in told for line in words.split("\n")}


def denied(*told: str) -> set[str]:
    """Return the sentences that say that something was not done.

    What is struck through in a plan cannot be done by now: that is said beside whatever was.
    """
    said = {one for one in _sentences(told) if STRUCK not in one}
    return {one for one in said if any(form.fullmatch(one) for form in _denials())}


@cache
def _denials() -> tuple[re.Pattern[str], ...]:
    """Return every sentence of the catalogues that says so, with anything for what it names."""
    sources = [
        path.read_text(encoding="utf-8")
        for locale in LOCALES
        for path in sorted((CATALOGUES / locale).glob("*.ftl"))
    ]
    found = [said for source in sources for said in _DENIAL.findall(source)]
    return tuple(
        re.compile(".+".join(map(re.escape, parts)))
        for parts in map(_NAMED.split, found)
        if len("".join(parts)) >= FEWEST_LETTERS
    )


@cache
def _done() -> frozenset[str]:
    return _said(DONE)


def _said(key: str) -> frozenset[str]:
    return frozenset(speaker(locale)(text(key)).split("\n")[0] for locale in LOCALES)


# -- Hands -----------------------------------------------------------------------------------


def helpless(evidence: Evidence) -> list[str]:
    """Tell of people who are asked and find nothing to answer that very question with."""
    return [
        f"{one.person} is asked question {one.question} of match {one.match_id}, "
        f"and finds {list(one.offered)}"
        for one in evidence.wanted
        if not any(
            _answers(custom_id, one.match_id, one.question, one.by_board)
            for custom_id in one.offered
        )
    ]


def _answers(custom_id: str, match: int, question: int, by_board: bool) -> bool:
    known = parse(custom_id)
    if known is None or known.match != match:
        return False
    return known.verb == "act" if by_board else known.question == question


def unsound(evidence: Evidence) -> list[str]:
    """Tell what SQLite finds wrong with the database."""
    return [] if evidence.sound == "ok" else [evidence.sound]


def _named(surface: Surface) -> str:
    return f"match {surface.match_id}, {surface.name}"
