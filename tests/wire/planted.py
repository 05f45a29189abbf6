"""Errors put into good evidence, one by one: each must be noticed by the check that is for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cogs.panels.ids import ANY, parse
from cogs.words.strings import speaker
from engines.core import text
from tests.wire.evidence import Done, Evidence, Surface
from tests.wire.interactions import Answer

Plant = Callable[[Evidence], Evidence]


def a_line_twice(evidence: Evidence) -> Evidence:
    """Let the last line of a place stand there once more."""
    surface, lines = _place(evidence)
    return _with(evidence, surface, [*lines, evidence.committed[surface][-1]])


def a_line_gone(evidence: Evidence) -> Evidence:
    """Let the first line of a place be missing."""
    surface, lines = _place(evidence)
    gone = evidence.committed[surface][0]
    at = lines.index(gone)
    return _with(evidence, surface, lines[:at] + lines[at + 1 :])


def lines_exchanged(evidence: Evidence) -> Evidence:
    """Let the first and another line of a place change places."""
    surface, lines = _place(evidence)
    first, other = evidence.committed[surface][0], evidence.committed[surface][-1]
    a, b = lines.index(first), len(lines) - 1 - lines[::-1].index(other)
    changed = list(lines)
    changed[a], changed[b] = changed[b], changed[a]
    return _with(evidence, surface, changed)


def an_entry_gone(evidence: Evidence) -> Evidence:
    """Let the entry of a deed that was acknowledged without a word be missing."""
    deed = _made(evidence)
    kept = [entry for entry in evidence.entries if entry.interaction_id != deed.id]
    silent = replace(evidence, entries=kept)
    return _with_deed(silent, deed._replace(answer=Answer.NOTED, tried=0, told=()))


def done_is_not_done(evidence: Evidence) -> Evidence:
    """Let somebody be told that it is done, of which nothing is in the log."""
    deed = _made(evidence)
    kept = [entry for entry in evidence.entries if entry.interaction_id != deed.id]
    done = speaker("es")(text("reply-done"))
    return _with_deed(replace(evidence, entries=kept), deed._replace(told=(done,), tried=1))


def an_entry_twice(evidence: Evidence) -> Evidence:
    """Let a deed have two entries."""
    entry = next(e for e in evidence.entries if e.interaction_id == _made(evidence).id)
    return replace(evidence, entries=[*evidence.entries, entry._replace(number=10_000)])


def a_false_apology(evidence: Evidence) -> Evidence:
    """Let somebody whose move was made read that nothing was changed."""
    sorry = speaker("es")(text("reply-broken"))
    return _with_deed(evidence, _made(evidence)._replace(told=(sorry,)))


def a_false_refusal(evidence: Evidence) -> Evidence:
    """Let somebody whose move was made read that the question has passed."""
    late = speaker("en")(text("refusal-stale"))
    return _with_deed(evidence, _made(evidence)._replace(told=(f"{late}\nMore.",)))


def a_message_twice(evidence: Evidence) -> Evidence:
    """Let a message be made twice."""
    return replace(evidence, nonces=[*evidence.nonces, evidence.nonces[0]])


def an_old_hand(evidence: Evidence) -> Evidence:
    """Let somebody's hand offer the answers of the question before."""
    first, *others = evidence.wanted
    return replace(evidence, wanted=[first._replace(question=first.question + 1), *others])


def an_empty_hand(evidence: Evidence) -> Evidence:
    """Let somebody who is asked have nothing to press."""
    first, *others = evidence.wanted
    return replace(evidence, wanted=[first._replace(offered=()), *others])


def a_broken_page(evidence: Evidence) -> Evidence:
    """Let the database be damaged."""
    return replace(evidence, sound="row 1 missing from index entry_interaction")


PLANTS: dict[str, tuple[Plant, ...]] = {
    "lines_lost": (a_line_gone,),
    "lines_doubled": (a_line_twice,),
    "out_of_order": (lines_exchanged,),
    "lost": (an_entry_gone, done_is_not_done),
    "doubled": (an_entry_twice,),
    "untruths": (a_false_apology, a_false_refusal),
    "nonces_twice": (a_message_twice,),
    "helpless": (an_old_hand, an_empty_hand),
    "unsound": (a_broken_page,),
}
"""What each kind of fault is seen by."""


def _place(evidence: Evidence) -> tuple[Surface, list[str]]:
    """Return a place with several different lines."""
    surface = next(s for s, lines in evidence.committed.items() if lines[0] not in lines[1:])
    return surface, evidence.stands[surface]


def _with(evidence: Evidence, surface: Surface, lines: list[str]) -> Evidence:
    return replace(evidence, stands={**evidence.stands, surface: lines})


def _made(evidence: Evidence) -> Done:
    """Return a deed that answered a question and is in the log."""
    made = {entry.interaction_id for entry in evidence.entries}
    answers = (d for d in evidence.deeds if (known := parse(d.custom_id)) and known.question != ANY)
    return next(deed for deed in answers if deed.id in made)


def _with_deed(evidence: Evidence, deed: Done) -> Evidence:
    return replace(evidence, deeds=[deed if d.id == deed.id else d for d in evidence.deeds])
