"""What people type at a step becomes its values; no rules.

Things go by their value, by their name in any language, or by a part of a name that only one
has. What several are chosen of is a list.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, islice
from typing import NamedTuple

from cogs.panels.vocabulary import Vocabulary, plain
from cogs.words.strings import LOCALES, speaker
from engines.choosing import Ask, Choice, Number, Pick, Words, taken
from engines.core import Either, Refusal, Say, Text, text
from engines.fields import NOTHING, apart, joined

LONGEST_VALUE = 40
MOST_SHOWN = 50
MOST_NAMED = 18
"""How many choices a refusal names."""
NOT_ANY = ("-", NOTHING)
"""What is typed for nothing in any language, where nothing can be chosen."""
LISTED = ","
"""What stands between the values of a list that is suggested."""
FEWEST_LETTERS = 3
"""How much of a name must be typed."""
_DIVIDERS = re.compile(r"[,;+&\n]")
_BESIDE_DIGITS = re.compile(r"\s+(?=\d)|(?<=\d)\s+")
_NUMBER = re.compile(r"[+-]?\d{1,6}")
_COUNTED = re.compile(r"(?:(\d{1,2}) *[x×*]? *)?(.+)")


class Labelled(NamedTuple):
    """A value of a step with its name, and with what a menu says below it behind that."""

    value: str
    name: str
    whole: str


def read(ask: Ask, named: Vocabulary, typed: str) -> tuple[str, ...]:
    """Return the values that were typed at a step. Raises `Refusal`.

    `named` is whatever there is, possible now or not; what is not in it is handed on as it was
    typed where it is empty, since the rules say best what there is instead.
    """
    if isinstance(ask, Number):
        if not typed.strip():
            raise Refusal(missing(ask))
        return (str(whole_number(typed)),)
    if isinstance(ask, Words):
        return (typed.strip() or typed,)  # blanks are not the same as nothing
    if is_nothing(ask, typed) and found(ask, named, typed) is None:
        return ()
    if ask.several:
        return (_together(ask, named, typed),)
    if ask.most == 1:
        return (_meant(ask, named, typed),)
    return tuple(_each(typed, lambda part: _several(ask, named, part)))


def read_anyway(named: Vocabulary, typed: str) -> tuple[str, ...]:
    """Return what was typed at a step of a way that cannot be gone; the rules say why not."""
    ask = Pick(text(""), ())
    return tuple(_each(typed, lambda part: (found(ask, named, part) or part[:LONGEST_VALUE],)))


def is_nothing(ask: Ask, typed: str) -> bool:
    """Tell whether it was typed that nothing is chosen, at a step where that can be."""
    return isinstance(ask, Pick) and ask.least == 0 and plain(typed) in _nothing()


@cache
def _nothing() -> frozenset[str]:
    """Return what is typed for nothing in each language, as it is compared."""
    words = (parts(speaker(locale)(text("typed-nothing"))) for locale in LOCALES)
    return frozenset((*NOT_ANY, *(plain(word) for said in words for word in said)))


def unsaid(ask: Ask) -> tuple[str, ...] | None:
    """Return what is chosen where somebody who types leaves a step out; None if they may not.

    That is what is usual, nothing if that can be chosen, or the only choice.
    """
    if isinstance(ask, Pick) and ask.usual is None:
        if ask.least == 0:
            return ()
        if NOTHING in ask.values:
            return (NOTHING,)
    return ("",) if isinstance(ask, Words) and ask.later else taken(ask)


def missing(ask: Ask) -> Text:
    """Return that something is left to choose, and what it can be."""
    if isinstance(ask, Pick):
        known = Either(tuple(choice.label for choice in ask.choices[:MOST_NAMED]))
        return text("refusal-missing-choice", step=ask.title, known=known)
    return text("refusal-missing", step=ask.title)


def whole_number(typed: str) -> int:
    """Return the number that was typed. Raises `Refusal` if it is none."""
    if _NUMBER.fullmatch(typed.strip()) is None:
        shown = typed.strip()[:MOST_SHOWN]
        raise Refusal(text("refusal-not-a-number", typed=shown))
    return int(typed)


def parts(typed: str) -> list[str]:
    """Return the parts of a list: what stands between commas, semicolons or plus signs."""
    return [part.strip() for part in _DIVIDERS.split(typed) if part.strip()]


def _each(typed: str, means: Callable[[str], Iterable[str]]) -> Iterator[str]:
    """Yield what the parts of a list mean; what is there a hundred times is looked up once."""
    known = dict[str, tuple[str, ...]]()
    for part in parts(typed):
        if part not in known:
            known[part] = tuple(means(part))
        yield from known[part]


def _together(ask: Pick, named: Vocabulary, typed: str) -> str:
    """Return the value of things chosen together: itself, or what was typed one by one."""
    whole = found(ask, Vocabulary(), typed)
    if whole is not None:
        return whole
    things = dict.fromkeys(thing for value in ask.values for thing in apart(value))
    near = tuple(Choice(thing, named.names_of(thing)[0]) for thing in things if thing in named)
    single = Pick(ask.title, near)
    return joined(_each(typed, lambda part: _counted(single, named, part)))


def _counted(ask: Pick, named: Vocabulary, part: str) -> tuple[str, ...]:
    """Return a thing as often as it was typed: "2 infantry" is infantry twice."""
    counted = _COUNTED.fullmatch(part)
    assert counted is not None, part
    return (_meant(ask, named, counted[2]),) * int(counted[1] or 1)


def _several(ask: Pick, named: Vocabulary, part: str) -> Iterator[str]:
    """Yield what a part of a list means: one thing, or numbers with blanks between them."""
    pieces = _BESIDE_DIGITS.split(part)
    numbers = all(piece.isdecimal() for piece in pieces)
    if len(pieces) > 1 and (numbers or found(ask, named, part) is None):
        for piece in pieces:
            yield _meant(ask, named, piece)
    else:
        yield _meant(ask, named, part)


def _meant(ask: Pick, named: Vocabulary, typed: str) -> str:
    value = found(ask, named, typed)
    if value is not None:
        return value
    if not named or ask.loose:
        return typed.strip()[:LONGEST_VALUE]
    known = tuple(named.names_of(value)[0] for value in named)
    possible = tuple(choice.label for choice in ask.choices) or known
    shown = typed.strip()[:MOST_SHOWN]
    raise Refusal(text("refusal-choices", typed=shown, known=Either(possible[:MOST_NAMED])))


def found(ask: Pick, named: Vocabulary, typed: str) -> str | None:
    """Return the value that was meant; None if it is none, or could be several."""
    wanted, near = plain(typed), {choice.value: named.labels(choice) for choice in ask.choices}
    for value in (*near, *named):
        if wanted in near.get(value, ()) or wanted in named.spoken.get(value, ()):
            return value
    nearest = {value: named.spoken[value] for value in near if value in named}
    return _only(wanted, nearest) or _only(wanted, named.spoken)


def heard(ask: Ask, named: Vocabulary) -> str:
    """Return everything that a single thing could be called at a step, as it is compared.

    Each name is a line of its own.
    """
    choices = ask.choices if isinstance(ask, Pick) else ()
    labels = chain.from_iterable(map(named.labels, choices))
    return "\n".join(("", *labels, named.said, ""))


def may_name(heard: str, typed: str) -> bool:
    """Tell whether what is typed is any of such names, or enough of one."""
    wanted = plain(typed)
    return (wanted if len(wanted) >= FEWEST_LETTERS else f"\n{wanted}\n") in heard


def _only(wanted: str, spoken_of: Mapping[str, tuple[str, ...]]) -> str | None:
    """Return the one value of whose name something is a part."""
    if len(wanted) < FEWEST_LETTERS:
        return None
    holding = [value for value, names in spoken_of.items() if any(wanted in one for one in names)]
    return holding[0] if len(holding) == 1 else None


def suggested(ask: Ask, typed: str, say: Say, named: Vocabulary) -> list[tuple[str, str]]:
    """Return what may be suggested for what is being typed: labels and values."""
    if isinstance(ask, Number):
        return _numbers(ask, typed.strip())
    if isinstance(ask, Words):
        return []
    if ask.most > 1:
        return _longer_lists(ask, typed, say, named)
    wanted = typed.strip().casefold()
    found = fitting(labelled(ask, say), lambda _, label: wanted in label.casefold())
    return [(label, value) for value, label in found]


def labelled(ask: Pick, say: Say) -> tuple[Labelled, ...]:
    """Return the choices of a step as they are suggested."""
    return tuple(
        Labelled(choice.value, name, name if below is None else f"{name} · {say(below)}")
        for choice in ask.choices
        for name, below in ((say(choice.label), choice.foretold or choice.about),)
    )


def fitting(choices: Sequence[Labelled], fits: Callable[[str, str], bool]) -> list[tuple[str, str]]:
    """Return the values that fit, each with its name and what a menu says below it.

    First come those that fit by value and name, then those that fit by what is said below.
    """
    named = {one: None for one in choices if fits(one.value, one.name)}
    besides = (one for one in choices if one not in named and fits(one.value, one.whole))
    return [(one.value, one.whole) for one in (*named, *besides)]


def _numbers(ask: Number, typed: str) -> list[tuple[str, str]]:
    fitting = [int(typed)] if typed.isdecimal() else ask.likely
    return [
        (f"{number} / {ask.most}", str(number))
        for number in fitting
        if ask.least <= number <= ask.most
    ]


def _longer_lists(ask: Pick, typed: str, say: Say, named: Vocabulary) -> list[tuple[str, str]]:
    """Return what a list being typed may go on to, the list itself first.

    Where more things are needed, others fill the list up: what is offered can be sent as it is.
    """
    chosen, rest = _begun(ask, named, typed)
    called = {choice.value: say(choice.label) for choice in ask.choices}

    def worded(values: Iterable[str]) -> str:
        return " + ".join(called[value] for value in values)

    found: dict[frozenset[str], tuple[str, ...]] = {}
    for values in (*([chosen] if chosen else []), *((*chosen, v) for v in called)):
        if len(set(values)) == len(values) and rest in worded(values).casefold():
            full = _full(ask, values)
            found.setdefault(frozenset(full), full)
    return [(worded(values), LISTED.join(values)) for values in found.values()]


def _full(ask: Pick, values: tuple[str, ...]) -> tuple[str, ...]:
    """Return a list with as many things as are needed."""
    others = (choice.value for choice in ask.choices if choice.value not in values)
    return (*values, *islice(others, max(0, ask.least - len(values))))


def _begun(ask: Pick, named: Vocabulary, typed: str) -> tuple[tuple[str, ...], str]:
    """Return the things named so far, and the unfinished rest."""
    chosen: list[str] = []
    pieces = parts(typed)
    for at, piece in enumerate(pieces):
        try:
            values = tuple(_several(ask, named, piece))
        except Refusal:
            return tuple(chosen), " ".join(pieces[at:]).casefold()
        chosen += [value for value in values if value in ask.values and value not in chosen]
    return tuple(chosen), ""
