"""What people type at a step becomes its values; no rules.

Things go by their value, by their name in any language, or by a part of a name that only one
has. What several are chosen of is a list.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from cogs.words.strings import LOCALES, speaker
from engines.choosing import JOINED, Ask, Choice, Names, Number, Pick, Words
from engines.core import Either, Refusal, Say, Text, text

LONGEST_VALUE = 40
MOST_SHOWN = 50
MOST_NAMED = 18
"""How many choices a refusal names."""
LISTED = ","
"""What stands between the values of a list that is suggested."""
FEWEST_LETTERS = 3
"""How much of a name must be typed."""
SUMMED = "+"
"""What stands between the things of a value that is a number of them."""
_DIVIDERS = re.compile(r"[,;+&\n]")
_BESIDE_DIGITS = re.compile(r"\s+(?=\d)|(?<=\d)\s+")
_BETWEEN = re.compile(r"(?<=\w)[\s_-]+(?=\w)")
_NUMBER = re.compile(r"[+-]?\d{1,6}")
_COUNTED = re.compile(r"(?:(\d{1,2}) *[x×*]? *)?(.+)")


def read(ask: Ask, named: Mapping[str, Names], typed: str) -> tuple[str, ...]:
    """Return the values that were typed at a step. Raises `Refusal`.

    `named` is whatever there is, possible now or not; what is not in it is handed on as it was
    typed where it is empty, since the rules say best what there is instead.
    """
    if isinstance(ask, Number):
        return (str(whole_number(typed)),)
    if isinstance(ask, Words):
        return (typed.strip(),)
    if ask.sets:
        return (_set(ask, named, typed),)
    if ask.sums:
        return (_summed(ask, named, typed),)
    if ask.most == 1:
        return (_meant(ask, named, typed),)
    return tuple(value for part in parts(typed) for value in _several(ask, named, part))


def read_anyway(named: Mapping[str, Names], typed: str) -> tuple[str, ...]:
    """Return what was typed at a step of a way that cannot be gone; the rules say why not."""
    ask = Pick(text(""), ())
    return tuple(found(ask, named, part) or part[:LONGEST_VALUE] for part in parts(typed))


def whole_number(typed: str) -> int:
    """Return the number that was typed. Raises `Refusal` if it is none."""
    if _NUMBER.fullmatch(typed.strip()) is None:
        shown = typed.strip()[:MOST_SHOWN]
        raise Refusal(text("refusal-not-a-number", typed=shown))
    return int(typed)


def parts(typed: str) -> list[str]:
    """Return the parts of a list: what stands between commas, semicolons or plus signs."""
    return [part.strip() for part in _DIVIDERS.split(typed) if part.strip()]


def _set(ask: Pick, named: Mapping[str, Names], typed: str) -> str:
    """Return the value of a set of things: itself, or what things were typed one by one."""
    whole = found(ask, {}, typed)
    if whole is not None:
        return whole
    things = dict.fromkeys(thing for value in ask.values for thing in value.split(JOINED))
    near = tuple(Choice(thing, _of(named, thing)[0]) for thing in things)
    single = Pick(ask.title, near)
    return JOINED.join(sorted(_meant(single, named, part) for part in parts(typed)))


def _summed(ask: Pick, named: Mapping[str, Names], typed: str) -> str:
    """Return a number of named things as one value, equal ones counted."""
    counts = Counter[str]()
    for part in parts(typed):
        counted = _COUNTED.fullmatch(part)
        assert counted is not None, part
        counts[_meant(Pick(ask.title, ()), named, counted[2])] += int(counted[1] or 1)
    return SUMMED.join(f"{n}*{value}" if n > 1 else value for value, n in sorted(counts.items()))


def _several(ask: Pick, named: Mapping[str, Names], part: str) -> Iterator[str]:
    """Yield what a part of a list means: one thing, or numbers with blanks between them."""
    pieces = _BESIDE_DIGITS.split(part)
    if len(pieces) > 1 and found(ask, named, part) is None:
        for piece in pieces:
            yield _meant(ask, named, piece)
    else:
        yield _meant(ask, named, part)


def _meant(ask: Pick, named: Mapping[str, Names], typed: str) -> str:
    value = found(ask, named, typed)
    if value is not None:
        return value
    if not named or ask.loose:
        return typed.strip()[:LONGEST_VALUE]
    known = tuple(_of(named, value)[0] for value in named)
    possible = tuple(choice.label for choice in ask.choices) or known
    shown = typed.strip()[:MOST_SHOWN]
    raise Refusal(text("refusal-choices", typed=shown, known=Either(possible[:MOST_NAMED])))


def found(ask: Pick, named: Mapping[str, Names], typed: str) -> str | None:
    """Return the value that was meant; None if it is none, or could be several."""
    wanted = _plain(typed)
    near = {choice.value: (choice.label,) for choice in ask.choices}
    known = {value: (*near.get(value, ()), *_of(named, value)) for value in (*near, *named)}
    for value, names in known.items():
        if wanted in {_plain(value), *spoken(value, names)}:
            return value
    return _only(wanted, {v: named[v] for v in near if v in named}) or _only(wanted, named)


def _of(named: Mapping[str, Names], value: str) -> tuple[Text, ...]:
    names = named.get(value, ())
    return names if isinstance(names, tuple) else (names,)


def _only(wanted: str, named: Mapping[str, Names]) -> str | None:
    """Return the one value of whose name something is a part."""
    if len(wanted) < FEWEST_LETTERS:
        return None
    holding = [
        value for value in named if any(wanted in said for said in spoken(value, _of(named, value)))
    ]
    return holding[0] if len(holding) == 1 else None


def spoken(value: str, names: Iterable[Text]) -> Iterator[str]:
    """Yield names in every language as they are compared, also with the value before them."""
    for name in names:
        for locale in LOCALES:
            said = _plain(speaker(locale)(name))
            yield said
            yield _plain(value) + said


def _plain(name: str) -> str:
    return _BETWEEN.sub("", name.strip().casefold())


def suggested(ask: Ask, typed: str, say: Say, named: Mapping[str, Names]) -> list[tuple[str, str]]:
    """Return what may be suggested for what is being typed: labels and values."""
    if isinstance(ask, Number):
        return _numbers(ask, typed.strip())
    if isinstance(ask, Words):
        return []
    if ask.most > 1:
        return _longer_lists(ask, typed, say, named)
    wanted = typed.strip().casefold()
    return [(label, value) for value, label in labels(ask, say) if wanted in label.casefold()]


def labels(ask: Pick, say: Say) -> list[tuple[str, str]]:
    """Return the values of a step, each with its name and what it leads to."""
    return [
        (c.value, " · ".join(say(t) for t in (c.label, c.foretold) if t is not None))
        for c in ask.choices
    ]


def _numbers(ask: Number, typed: str) -> list[tuple[str, str]]:
    fitting = [int(typed)] if typed.isdecimal() else ask.likely
    return [
        (f"{number} / {ask.most}", str(number))
        for number in fitting
        if ask.least <= number <= ask.most
    ]


def _longer_lists(
    ask: Pick, typed: str, say: Say, named: Mapping[str, Names]
) -> list[tuple[str, str]]:
    """Return what a list being typed may go on to, the list itself first."""
    chosen, rest = _begun(ask, named, typed)
    called = {choice.value: say(choice.label) for choice in ask.choices}
    lists = [chosen] if chosen else []
    lists += [(*chosen, value) for value in called if value not in chosen]
    shown = [(" + ".join(called[v] for v in values), values) for values in lists]
    return [(label, LISTED.join(values)) for label, values in shown if rest in label.casefold()]


def _begun(ask: Pick, named: Mapping[str, Names], typed: str) -> tuple[tuple[str, ...], str]:
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
