"""Texts become words: the Fluent catalogues of every part, in every language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from engines.core import Arg, Player, Say, Text

LOCALES = ("en", "es")
FOLDER = Path(__file__).parent.parent / "locales"
_KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)

NameOf = Callable[[int], str]
"""Gives the name of the player on a seat, ready to be shown."""


class MissingText(LookupError):
    """A catalogue lacks a key, or a message could not be formatted: a fault of ours."""


def nearest(discord_locale: str) -> str:
    """Return which of our languages serves someone whose Discord speaks `discord_locale`.

    es-ES and es-419 are both Spanish; what we do not have is answered in English.
    """
    language = discord_locale.split("-", maxsplit=1)[0].lower()
    return language if language in LOCALES else LOCALES[0]


def has(key: str, locale: str = LOCALES[0]) -> bool:
    """Tell whether the catalogues of `locale` have a message `key`."""
    return key in _files(locale)


@cache
def _files(locale: str) -> dict[str, Path]:
    """Return the file of each message, found without parsing any."""
    paths = sorted((FOLDER / locale).glob("*.ftl"))
    return {key: path for path in paths for key in _KEY.findall(path.read_text(encoding="utf-8"))}


@cache
def _parsed(path: Path) -> FluentBundle:
    """Return a catalogue; parsing is slow, so each waits until somebody needs it."""
    catalogue = FluentBundle([path.parent.name], use_isolating=False)
    catalogue.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return catalogue


def _seat_number(seat: int) -> str:
    return str(seat + 1)


def speaker(locale: str, name_of: NameOf = _seat_number) -> Say:
    """Return what turns texts into words of `locale`, naming players by `name_of`."""

    def words(arg: Arg) -> Any:
        match arg:
            case Text():
                return say(arg)
            case Player(seat=seat):
                return name_of(seat)
            case tuple():
                return _listed([str(words(item)) for item in arg], locale)
            case _:
                return arg

    def say(text: Text) -> str:
        return _format(locale, text.key, {name: words(arg) for name, arg in text.args.items()})

    return say


def _listed(items: list[str], locale: str) -> str:
    if len(items) < 2:
        return "".join(items)
    *first, last = items
    args = {"first": ", ".join(first), "last": last, "sound": _first_sound(last)}
    return _format(locale, "list-of-many", args)


def _first_sound(words: str) -> str:
    """Return the first letter that is heard, or digit: in Spanish a conjunction depends on it."""
    letters = [c for c in unicodedata.normalize("NFD", words.casefold()) if c.isalnum()]
    return next((c for c in letters if c != "h"), "")


def _format(locale: str, key: str, args: Mapping[str, Any]) -> str:
    path = _files(locale).get(key)
    if path is None:
        raise MissingText(f"{locale}: {key}")
    messages = _parsed(path)
    pattern = messages.get_message(key).value
    if pattern is None:
        raise MissingText(f"{locale}: {key} has no value")
    words, errors = messages.format_pattern(pattern, dict(args))
    if errors:
        raise MissingText(f"{locale}: {key}: {errors}")
    return str(words)
