"""What people type in one line, clause after clause, becomes actions: the same for every game.

A clause names a way, or leaves that out where only one that can be gone understands it, and then
what is chosen at its steps, in their order. What is possible is preferred to what is not; if
nothing is, it is handed on where it is plain, for the rules say best why not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeAlias

from cogs.panels import typed
from cogs.panels.clauses import Clause, clauses
from cogs.panels.vocabulary import plain, said_plainly
from cogs.panels.walking import (
    Called,
    Meaning,
    Moment,
    Row,
    Walk,
    known,
    naming,
    possible,
    whatever,
)
from engines.choosing import Chosen, Number, Pick, Way, Ways, may_be
from engines.core import Either, MalformedAction, Refusal, Text, text

Actions: TypeAlias = tuple[Any, ...]
After: TypeAlias = Callable[[Actions], Iterable[Ways[Any, Any]]]
"""Gives what can be done after actions; it is asked after every clause, the last one too.

What it refuses, or what comes of it when it is looked at, is no fault of the clause before.
"""
Forms: TypeAlias = Callable[[Row, Way, Clause, Called, bool], Iterator[Clause]]
"""Gives a clause in the forms in which it is tried on a way."""
LONGEST_LINE = 1000
LONGEST_SHOWN = 60
"""How much of a clause a refusal tells."""
MOST_TURNED = 24
"""Of how many words a clause may be that is read with its first choice last."""


class Reading(NamedTuple):
    """A way that a clause could mean, and what it chooses there."""

    row: Row
    way: Way
    chosen: Chosen

    @property
    def actions(self) -> Actions:
        """The actions of the way. Raises `Refusal`."""
        return self.row.ways.orders(self.way.verb, self.chosen)

    @property
    def is_whole(self) -> bool:
        """Whether all that cannot be chosen is in the actions, so that the rules refuse them.

        What no action would hold would be passed over, and something else be done.
        """
        verb, before = self.way.verb, dict[str, tuple[str, ...]]()
        for key, values in self.chosen.items():
            ask, _ = self.row.ask(verb, key, before)
            held = (key in action.__struct_fields__ for action in self.actions)
            if not may_be(ask, values) and not all(held):
                return False
            before[key] = values
        return True


def read(line: str, after: After, called: Called) -> Iterator[Actions]:
    """Yield the actions of a line, one clause at a time. Raises `Refusal`."""
    found = [clause for clause in clauses(line) if clause.words]
    if not found:
        raise Refusal(text("refusal-line-empty"))
    done: Actions = ()
    ahead = after(())
    for number, clause in enumerate(found, start=1):
        with _told_of(clause, number if len(found) > 1 else 0):
            actions = _meant(ahead, clause, called)
            done = (*done, *actions)
            ahead = after(done)
        yield actions


def _meant(ahead: Iterable[Ways[Any, Any]], clause: Clause, called: Called) -> Actions:
    """Return the actions of a clause. Raises `Refusal`; of a condition it says where it goes."""
    try:
        return meant(rows_of(ahead), clause, called)
    except Refusal as refusal:
        if plain(clause.words[0]) in said_plainly(text("ahead-if")):
            raise Refusal(text("refusal-line-if", button=text("ahead-open"))) from refusal
        raise


def rows_of(ahead: Iterable[Ways[Any, Any]]) -> tuple[Row, ...]:
    """Return what can be done, each moment by itself: what comes first is preferred."""
    return tuple(map(Row, ahead))


@contextmanager
def _told_of(clause: Clause, number: int) -> Iterator[None]:
    """Let refusals tell the clause that they are about, unless it is the only one."""
    try:
        yield
    except Refusal as refusal:
        if number == 0:
            raise
        shown = clause.typed.strip()[:LONGEST_SHOWN]
        told = text("refusal-line-clause", number=number, clause=shown, reason=refusal.text)
        raise Refusal(told) from refusal


def meant(rows: Sequence[Row], clause: Clause, called: Called) -> Actions:
    """Return the actions of one clause. Raises `Refusal`."""
    for meaning, by_name, forms in _TRIED:
        for row in rows:
            found = list(_readings(row, clause, called, meaning, by_name, forms))
            actions = _only(found, clause, called)
            if actions is not None:
                return actions
    raise Refusal(_why_not(rows, clause, called))


def _readings(
    row: Row, clause: Clause, called: Called, meaning: Meaning, by_name: bool, forms: Forms
) -> Iterator[Reading]:
    """Yield what a clause could mean, once for each way that understands it."""
    for way in row.now:
        for tried in forms(row, way, clause, called, by_name):
            chosen = next(Walk(row, way, tried, meaning).ends(), None)
            if chosen is not None:
                yield Reading(row, way, chosen)
                break


def _as_typed(
    row: Row, way: Way, clause: Clause, called: Called, by_name: bool
) -> Iterator[Clause]:
    """Yield a clause as it may be read on a way: without its name, or with its sides turned."""
    for words in naming(way, clause, called) if by_name else (0,):
        bare = clause.without(words)
        yield bare
        turned = bare.turned()
        if turned is not None:
            yield turned


def _first_last(
    row: Row, way: Way, clause: Clause, called: Called, by_name: bool
) -> Iterator[Clause]:
    """Yield a clause with what its way asks first taken from its end, without an arrow."""
    for words in naming(way, clause, called) if by_name else (0,):
        bare = clause.without(words)
        if may_be_turned(row, way, bare):
            yield from (bare.turned_at(at) for at in range(1, len(bare.words)))


_TRIED: tuple[tuple[Meaning, bool, Forms], ...] = (
    (possible, True, _as_typed),
    (possible, False, _as_typed),
    (possible, True, _first_last),
    (possible, False, _first_last),
    (known, True, _as_typed),
    (whatever, True, _as_typed),
)
"""How a clause is read, one after the other: what is accepted, whether it names its way, and in
what order its choices stand."""


def may_be_turned(row: Row, way: Way, clause: Clause) -> bool:
    """Tell whether what a way asks first may stand last in a clause, without an arrow before it.

    It may where the clause does not begin with anything that is asked first, and has no arrow.
    """
    if clause.arrows or not 0 < len(clause.words) <= MOST_TURNED or len(way.keys) < 2:
        return False
    second = way.keys[1]
    return not any(one.at for one in Walk(row, way, clause).moments() if one.key == second)


def _only(found: Sequence[Reading], clause: Clause, called: Called) -> Actions | None:
    """Return what all readings come to; None if none comes to anything.

    Raises `Refusal` where they differ, or where that is all that they come to.
    """
    came: list[tuple[Actions, Way]] = []
    refused: Refusal | None = None
    for reading in found:
        try:
            actions = reading.actions
            whole = reading.is_whole
        except MalformedAction:
            continue
        except Refusal as refusal:
            refused = refusal
            continue
        if whole and all(actions != other for other, _ in came):
            came.append((actions, reading.way))
    if not came and refused is not None:
        raise refused
    if len(came) < 2:
        return came[0][0] if came else None
    shown = clause.typed.strip()[:LONGEST_SHOWN]
    ways = Either(tuple(name_of(way, called) for _, way in came))
    raise Refusal(text("refusal-line-several", clause=shown, ways=ways))


def name_of(way: Way, called: Called) -> Text:
    """Return how a way is called: as its command, if it has one."""
    return called.get(way.verb, way.title)


# -- Why nothing was understood ----------------------------------------------------------------


class _Stuck(NamedTuple):
    """Where reading came to on a way: after so many words of the clause."""

    words: int
    clause: Clause
    moment: Moment


def _why_not(rows: Sequence[Row], clause: Clause, called: Called) -> Text:
    """Return what was not understood of a clause, and what was possible there."""
    tried = [(row, way) for row in rows for way in row.now]
    by_name = [one for one in tried if any(naming(one[1], clause, called))]
    found = [
        _Stuck(len(clause.words) - len(form.words) + moment.at, form, moment)
        for row, way in by_name or tried
        for form in _as_typed(row, way, clause, called, bool(by_name))
        for moment in Walk(row, way, form).moments()
    ]
    shown = clause.typed.strip()[:LONGEST_SHOWN]
    if not tried:
        return text("refusal-line-nothing", typed=shown)
    furthest = max(found, key=lambda stuck: stuck.words, default=None)
    if furthest is None or furthest.words == 0:
        ways = dict.fromkeys(way.verb for _, way in tried)
        names = {way.verb: name_of(way, called) for _, way in tried}
        known_ways = Either(tuple(names[verb] for verb in ways)[: typed.MOST_NAMED])
        return text("refusal-line-unknown", typed=shown, ways=known_ways)
    _, form, moment = furthest
    return _stuck_at(form.between(moment.at, len(form.words))[:LONGEST_SHOWN], moment)


def _stuck_at(rest: str, moment: Moment) -> Text:
    """Return what was asked where words were not understood, or were missing."""
    ask = moment.ask
    if ask is None:
        return text("refusal-line-more", typed=rest)
    if not rest:
        return typed.missing(ask)
    if isinstance(ask, Number):
        return text("refusal-line-number", typed=rest, least=ask.least, most=ask.most)
    if isinstance(ask, Pick) and ask.choices:
        labels = tuple(choice.label for choice in ask.choices[: typed.MOST_NAMED])
        return text("refusal-choices", typed=rest, known=Either(labels))
    return text("refusal-line-nothing", typed=rest)
