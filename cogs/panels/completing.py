"""How a line that is being typed may go on: what its last clause could say next."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from cogs.panels import typed
from cogs.panels.clauses import Clause, clauses
from cogs.panels.panel import MOST_CHOICES
from cogs.panels.shorthand import After, may_be_turned, meant, name_of, rows_of
from cogs.panels.typed import Labelled
from cogs.panels.vocabulary import Vocabulary, plain
from cogs.panels.walking import Called, Row, Walk, is_one, naming
from engines.choosing import Ask, Number, Pick, Way
from engines.core import Say

LONGEST_VALUE = 100
"""How long a suggestion may be."""


ONE_WORD = re.compile(r"[\w-]+")


class Piece(NamedTuple):
    """What a clause may say: what is written of it before, the next piece, and what that means."""

    before: str
    value: str
    label: str


def completions(line: str, after: After, called: Called, say: Say) -> list[tuple[str, str]]:
    """Return what a line may go on to: labels and values. Raises `Refusal` for what is before.

    A label is the line itself and what the last piece means, in brackets, which nobody reads: so
    either may be typed on.
    """
    *before, last = clauses(line)
    done: tuple[Any, ...] = ()
    ahead = after(())
    for clause in before:
        if clause.words:
            done = (*done, *meant(rows_of(ahead), clause, called))
            ahead = after(done)
    begun = line[: last.at] + (" " if last.at else "")
    found: dict[str, str] = {}
    for piece in _pieces(rows_of(ahead), last, called, say):
        value = f"{begun}{' '.join(part for part in piece[:2] if part)}"
        if len(value) <= LONGEST_VALUE:
            found.setdefault(value, _label(value, piece))
        if len(found) == MOST_CHOICES:
            break
    return [(label, value) for value, label in found.items()]


def _label(value: str, piece: Piece) -> str:
    """Return a line with what its last piece means, as far as there is room."""
    room = LONGEST_VALUE - len(value) - len(" []")
    if room < 1 or plain(piece.label) == plain(piece.value):
        return value
    return f"{value} [{piece.label.replace(']', ')')[:room]}]"


def _pieces(rows: Sequence[Row], clause: Clause, called: Called, say: Say) -> Iterator[Piece]:
    """Yield how a clause may go on, read with what a way asks first at its end if not otherwise."""
    found = False
    for piece in _as_asked(rows, clause, called, say):
        found = True
        yield piece
    for row in () if found else rows:
        for way in row.now:
            yield from _first_last(row, way, clause, called, say)


def _as_asked(rows: Sequence[Row], clause: Clause, called: Called, say: Say) -> Iterator[Piece]:
    """Yield how a clause may go on: the names of ways, then what their steps could be.

    What can be done now comes before what belongs to another moment.
    """
    for row in rows:
        yield from _names(row, clause, called, say)
    for row in rows:
        for way in row.now:
            for words in naming(way, clause, called):
                yield from _of_way(row, way, clause, words, clause.between(0, words), say)
    for row in rows if clause.words else ():
        for way in row.now:
            yield from _of_way(row, way, clause, 0, _written(way, called, say), say)


def _names(row: Row, clause: Clause, called: Called, say: Say) -> Iterator[Piece]:
    """Yield the ways whose names begin as the clause does."""
    for way in row.now:
        name = _written(way, called, say)
        if plain(name).startswith(plain(clause.between(0, len(clause.words)))):
            yield Piece("", name, say(way.title))


def _written(way: Way, called: Called, say: Say) -> str:
    """Return what is written to name a way: the name of its command, or its verb."""
    return say(name_of(way, called)) if way.verb in called else way.verb


def _of_way(row: Row, way: Way, clause: Clause, words: int, name: str, say: Say) -> Iterator[Piece]:
    """Yield how a clause may go on that goes a way, behind the words that name it."""
    bare = clause.without(words)
    last = len(bare.words)
    for moment in Walk(row, way, bare).moments():
        ask = moment.ask
        if ask is not None and (moment.at == last or bare.limit(moment.at) == last):
            before = " ".join(filter(None, (name, bare.written(moment.at))))
            named = row.named(way.verb, moment.key)
            for label, value in _suggested(ask, bare.between(moment.at, last), say, named):
                yield Piece(before, value, label)
    yield from _behind_arrow(row, way, bare, name, say)


def _suggested(ask: Ask, rest: str, say: Say, named: Vocabulary) -> list[tuple[str, str]]:
    """Return what a step may be whose words have begun so: by its label, or by its value."""
    if isinstance(ask, Number) and rest and not rest.isdecimal():
        return []
    if not isinstance(ask, Pick) or not is_one(ask):
        return typed.suggested(ask, rest, say, named)
    found = _beginning(typed.labelled(ask, say), rest)
    return [(label, _brief(ask, value, say, named)) for value, label in found]


def _beginning(choices: Sequence[Labelled], rest: str) -> list[tuple[str, str]]:
    """Return the choices that words could be a part of, or the beginning of their value."""
    wanted = plain(rest)
    return typed.fitting(
        choices,
        lambda value, label: wanted in plain(label) or plain(value).startswith(wanted),
    )


def _brief(ask: Pick, value: str, say: Say, named: Vocabulary) -> str:
    """Return what is written for a value: itself, or a name of one word that is shorter."""
    names = map(say, named.names_of(value))
    words = (one for one in names if ONE_WORD.fullmatch(one) and len(one) < len(value))
    return next((one for one in words if typed.found(ask, named, one) == value), value)


def _behind_arrow(row: Row, way: Way, clause: Clause, name: str, say: Say) -> Iterator[Piece]:
    """Yield what the first step may be behind an arrow, with all that stands before it."""
    if way.keys and len(clause.arrows) == 1 and clause.arrows[0]:
        yield from _first_behind(row, way, clause, clause.arrows, name, say)


def _first_last(row: Row, way: Way, clause: Clause, called: Called, say: Say) -> Iterator[Piece]:
    """Yield what the first step of a way may be where an arrow may be thought of before it."""
    for words in (*naming(way, clause, called), 0):
        bare = clause.without(words)
        if may_be_turned(row, way, bare):
            name = clause.between(0, words) if words else _written(way, called, say)
            yield from _first_behind(row, way, bare, range(1, len(bare.words) + 1), name, say)


def _first_behind(
    row: Row, way: Way, clause: Clause, ats: Iterable[int], name: str, say: Say
) -> Iterator[Piece]:
    """Yield what the first step may be whose words begin at one of `ats`, with all before them."""
    ask, _ = row.ask(way.verb, way.keys[0], {})
    if not isinstance(ask, Pick):
        return
    named, choices = row.named(way.verb, way.keys[0]), typed.labelled(ask, say)
    for at in ats:
        for value, label in _beginning(choices, clause.between(at, len(clause.words))):
            words = (value, *clause.words[:at])
            tried = Clause("", 0, words, tuple(0 for _ in words), (1,))
            if next(Walk(row, way, tried).ends(), None) is not None:
                brief = _brief(ask, value, say, named)
                yield Piece(f"{name} {clause.between(0, at)} >", brief, label)
