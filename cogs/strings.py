"""Texts become words: the Fluent catalogues of every part, in every language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from engines.core import Arg, Either, Player, Say, Single, Text, Verbatim

LOCALES = ("en", "es")
FOLDER = Path(__file__).parent.parent / "locales"
_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#]).*)*", re.MULTILINE)
_PLAIN = re.compile(r"[\w-]+ *= *(\S[^{}\n]*?)\s*")
"""A message that says the same whatever happens, on one line: it needs no parsing."""
_OCHO_OR_ONCE = re.compile(r"[^\w<]*(8|11(?!\d))")
"""Numbers whose words begin with an o, unless they are a mention's."""

NameOf = Callable[[int], str]
"""Gives the name of the player on a seat, ready to be shown."""
Quote = Callable[[str], str]
"""Makes words that a person may have typed ready to be shown."""


class MissingText(LookupError):
    """A catalogue lacks a key, or a message could not be formatted: a fault of ours."""


@cache
def nearest(discord_locale: str) -> str:
    """Return which of our languages serves someone whose Discord speaks `discord_locale`.

    es-ES and es-419 are both Spanish; what we do not have is answered in English.
    """
    language = discord_locale.split("-", maxsplit=1)[0].lower()
    return language if language in LOCALES else LOCALES[0]


def has(key: str, locale: str = LOCALES[0]) -> bool:
    """Tell whether the catalogues of `locale` have a message `key`."""
    return key in _entries(locale)


def catalogues() -> bytes:
    """Return all that is written in every language; it changes when any word of it does."""
    return b"".join(path.read_bytes() for path in sorted(FOLDER.rglob("*.ftl")))


@cache
def _entries(locale: str) -> dict[str, str]:
    """Return each message as it is written, found without parsing any."""
    written = (path.read_text(encoding="utf-8") for path in (FOLDER / locale).glob("*.ftl"))
    return {entry[1]: entry[0] for text in written for entry in _ENTRY.finditer(text)}


@cache
def _messages(locale: str) -> FluentBundle:
    return FluentBundle([locale], use_isolating=False)


@cache
def _pattern(locale: str, key: str) -> str | Pattern:
    """Return a message, parsed if need be; that is slow, so each waits until it is wanted.

    Messages therefore stand alone: none refers to another.
    """
    entry = _entries(locale).get(key)
    if entry is None:
        raise MissingText(f"{locale}: {key}")
    if plain := _PLAIN.fullmatch(entry):
        return plain[1]
    messages = _messages(locale)
    messages.add_resource(FluentResource(entry))
    pattern = messages.get_message(key).value
    if pattern is None:
        raise MissingText(f"{locale}: {key} has no value")
    return pattern


def _seat_number(seat: int) -> str:
    return str(seat + 1)


def as_it_is(words: str) -> str:
    """Return words unchanged: for places that know no markup."""
    return words


def speaker(locale: str, name_of: NameOf = _seat_number, quote: Quote = as_it_is) -> Say:
    """Return what turns texts into words of `locale`, naming players by `name_of`.

    Every plain word among the arguments of a text passes through `quote`.
    """

    def words(arg: Arg) -> Any:
        match arg:
            case Text():
                return say(arg)
            case Player(seat=seat):
                return name_of(seat)
            case Verbatim():
                return arg.words
            case str():
                return quote(arg)
            case tuple():
                return listed("list-of-many", arg)
            case Either():
                return listed("list-of-either", arg.items)
            case _:
                return arg

    def listed(key: str, items: tuple[Single, ...]) -> str:
        return _joined(key, [str(words(item)) for item in items], locale)

    def say(text: Text) -> str:
        return _format(locale, text.key, {name: words(arg) for name, arg in text.args.items()})

    return say


def _joined(key: str, items: list[str], locale: str) -> str:
    if len(items) < 2:
        return "".join(items)
    *first, last = items
    args = {"first": ", ".join(first), "last": last, "sound": _first_sound(last)}
    return _format(locale, key, args)


def _first_sound(words: str) -> str:
    """Return the sound that words begin with, as far as a Spanish conjunction depends on it."""
    if _OCHO_OR_ONCE.match(words):
        return "o"
    letters = [c for c in unicodedata.normalize("NFD", words.casefold()) if c.isalnum()]
    sound = "".join(letters).lstrip("h")
    return "y" if sound.startswith("ie") else sound[:1]


def _format(locale: str, key: str, args: Mapping[str, Any]) -> str:
    pattern = _pattern(locale, key)
    if isinstance(pattern, str):
        return pattern
    words, errors = _messages(locale).format_pattern(pattern, dict(args))
    if errors:
        raise MissingText(f"{locale}: {key}: {errors}")
    return str(words)
