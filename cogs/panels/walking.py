"""The ways on which a clause is tried: what its words could be at one step after another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from cogs.panels import typed
from cogs.panels.clauses import Clause
from cogs.panels.vocabulary import Vocabulary, plain, said_plainly, vocabulary
from engines.choosing import Ask, Chosen, Number, Pick, Way, Ways, Words, may_be
from engines.core import Refusal, Text
from engines.fields import apart

Called: TypeAlias = Mapping[str, Text]
"""What the commands of ways are called, by the verb; not every way has one."""
Meaning: TypeAlias = Callable[[Ask, Vocabulary, str], "tuple[str, ...] | None"]
"""What words mean at a step, given all that could be named there; None if nothing."""
LONGEST_NAME = 12
"""How many words a name has at most."""
LONGEST_LIST = 64
"""How many words a list has at most."""
MOST_MOMENTS = 400
"""How many moments are looked at before a way is given up: words that fit nowhere fit often."""


class Moment(NamedTuple):
    """How far a clause was read on a way: what was chosen by the words before `at`.

    `ask` is what the step of a `key` asks next; None at the end of the way. `skipped` tells that
    something could be chosen before and was left out.
    """

    chosen: Chosen
    at: int
    key: str = ""
    ask: Ask | None = None
    skipped: bool = False


def possible(ask: Ask, named: Vocabulary, words: str) -> tuple[str, ...] | None:
    """Return what words mean if it can be chosen at a step."""
    values = _read(ask, named, words)
    return values if values is not None and may_be(ask, values) else None


def known(ask: Ask, named: Vocabulary, words: str) -> tuple[str, ...] | None:
    """Return what words mean if there is such a thing, be it for now or not."""
    values = _read(ask, named, words)
    if values is None or not isinstance(ask, Pick):
        return values
    single = {*ask.values, *named}
    there = (v in single or (ask.several and {*apart(v)} <= {*named}) for v in values)
    return values if all(there) else None


def whatever(ask: Ask, named: Vocabulary, words: str) -> tuple[str, ...] | None:
    """Return what words mean, or a single one as it was typed: the rules say best why not."""
    found = known(ask, named, words)
    return found if found is not None or " " in words else _read(ask, named, words)


def _read(ask: Ask, named: Vocabulary, words: str) -> tuple[str, ...] | None:
    try:
        values = typed.read(ask, named, words)
    except Refusal:
        values = None
    return () if typed.is_nothing(ask, words) and not (values and may_be(ask, values)) else values


class Row:
    """What can be done at a moment; whatever is asked of it again is worked out once."""

    def __init__(self, ways: Ways[Any, Any]) -> None:
        self.ways, self.now = ways, ways.now()
        self._asks: dict[tuple[object, ...], tuple[Ask, str]] = {}
        self._named: dict[tuple[str, str], Vocabulary] = {}

    def named(self, verb: str, key: str) -> Vocabulary:
        """Return whatever could be typed at a step."""
        if (verb, key) not in self._named:
            self._named[verb, key] = vocabulary(self.ways, verb, key)
        return self._named[verb, key]

    def ask(self, verb: str, key: str, chosen: Chosen) -> tuple[Ask, str]:
        """Return what a step asks, and all names that may be typed there in one piece of text."""
        begun = (verb, key, *chosen.items())
        if begun not in self._asks:
            ask = self.ways.ask(verb, key, chosen)
            self._asks[begun] = (ask, typed.heard(ask, self.named(verb, key)))
        return self._asks[begun]


class Walk:
    """A way on which a clause is tried; by `meaning` what is impossible may be read too.

    Any words can be said aloud. So they are only where nothing before them was left out: a mistake
    in a name is no shout. No way begins with words (`tests/laws/test_ways.py`).
    """

    def __init__(
        self,
        row: Row,
        way: Way,
        clause: Clause,
        meaning: Meaning = possible,
    ) -> None:
        self.row, self.way, self.clause = row, way, clause
        self._meaning = meaning
        self._left = MOST_MOMENTS

    def ends(self) -> Iterator[Chosen]:
        """Yield what the whole clause could choose on the whole way, the longest names first."""
        for moment in self.moments():
            if moment.ask is None and moment.at == len(self.clause.words):
                yield moment.chosen

    def moments(self) -> Iterator[Moment]:
        """Yield every moment at which reading comes by."""
        yield from self._from(0, Moment({}, 0))

    def _from(self, step: int, before: Moment) -> Iterator[Moment]:
        if self._left == 0:
            return
        self._left -= 1
        if step == len(self.way.keys):
            yield before
            return
        key = self.way.keys[step]
        ask, names = self.row.ask(self.way.verb, key, before.chosen)
        here = before._replace(key=key, ask=ask)
        yield here
        for after in self._after(here, ask, names):
            yield from self._from(step + 1, after)

    def _after(self, here: Moment, ask: Ask, names: str) -> Iterator[Moment]:
        """Yield where a step can lead: by what is typed, the most first; or left out."""
        chosen, key, skipped = here.chosen, here.key, here.skipped
        if not (skipped and isinstance(ask, Words)):
            for end, values in self._meant(here, ask, names):
                yield Moment({**chosen, key: values}, end, skipped=skipped)
        values = typed.unsaid(ask)
        if values is not None:
            skipped = skipped or not isinstance(ask, Pick) or bool(ask.choices)
            yield Moment({**chosen, key: values}, here.at, skipped=skipped)
        elif self._meaning is not possible and isinstance(ask, Pick) and not ask.choices:
            yield Moment(chosen, here.at, skipped=skipped)  # the rules say why not

    def _meant(self, here: Moment, ask: Ask, names: str) -> Iterator[tuple[int, tuple[str, ...]]]:
        """Yield what the words from a moment on could mean at its step, and where they end.

        Where something was left out, it is likely that a word was that, mistyped.
        """
        named, at = self.row.named(self.way.verb, here.key), here.at
        meaning = known if here.skipped and self._meaning is whatever else self._meaning
        for end in self._ends_of(ask, at):
            words = self.clause.rest(at) if isinstance(ask, Words) else self.clause.between(at, end)
            named_here = not is_one(ask) or typed.may_name(names, words)
            if not named_here and self._must_be_named(ask, words):
                continue  # most of what is tried is no name
            values = meaning(ask, named, words)
            if values is not None:
                yield end, values

    def _must_be_named(self, ask: Ask, words: str) -> bool:
        """Tell whether words mean nothing at a step where one thing is chosen, unless they name it.

        A single word may be handed on to the rules, or be typed for nothing.
        """
        return " " in words or (self._meaning is possible and not typed.is_nothing(ask, words))

    def _ends_of(self, ask: Ask, at: int) -> Iterator[int]:
        """Return where what is said at a step may end; what is said aloud is all that is left."""
        last = len(self.clause.words)
        if at == last:
            return iter(())
        if isinstance(ask, Words):
            return iter((last,))
        if isinstance(ask, Number):
            return iter((at + 1,))
        limit = self.clause.limit(at)
        if not is_one(ask):
            return iter(range(min(limit, at + LONGEST_LIST), at, -1))
        ends = list(range(min(limit, at + LONGEST_NAME), at, -1))
        if isinstance(ask, Pick) and self.clause.words[at] in ask.values:
            ends.sort(key=lambda end: end != at + 1)  # a value is no part of a longer name
        return iter(ends)


def is_one(ask: Ask) -> bool:
    """Tell whether a single thing is chosen at a step."""
    return isinstance(ask, Pick) and ask.most == 1 and not ask.several


def naming(way: Way, clause: Clause, called: Called) -> Iterator[int]:
    """Yield how many words at the beginning of a clause name a way, the most first.

    That is its verb, its title in any language, or the name of its command.
    """
    names = {plain(way.verb), *said_plainly(way.title)}
    if way.verb in called:
        names.update(said_plainly(called[way.verb]))
    for words in range(min(len(clause.words), LONGEST_NAME), 0, -1):
        if plain(clause.between(0, words)) in names:
            yield words
