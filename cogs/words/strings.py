"""Texts become words: the Fluent catalogues of every part, in every language."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache, lru_cache, partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from cogs.words.leniency import get_over
from engines.core import Arg, Either, Player, Say, Single, Text, Verbatim

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

    from cogs.words.bundle import Bundle

LOCALES = ("en", "es")
LATELY = 4096
"""How many sentences with arguments are kept, some hundred bytes each."""
STOPPED_TWICE = "!.", "!"
"""What a name makes of a full stop behind it that ends with a mark of its own, as Shazamm! does."""
FOLDER = Path(__file__).parents[2] / "locales"
FOLDERS = [FOLDER]
"""Where catalogues are looked for; others may be laid beside before the first word is said."""
_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#]).*)*", re.MULTILINE)
_PLAIN = re.compile(r"[\w-]+ *= *(\S[^{}\n]*?)\s*")
"""A message that says the same whatever happens, on one line: it needs no parsing."""
_OCHO_OR_ONCE = re.compile(r"[^\w<]*(8|11(?!\d))")
"""Numbers whose words begin with an o, unless they are a mention's."""

GENDER_OF = "-gender"
"""Ends a placeholder that is the gender of what another one names: `$unit-gender` of `$unit`.

A message says the gender of what it names in its attribute `gender`, where a language asks.
"""
_GENDER = ".gender"
_DEFAULT = re.compile(r"^ +\.default-([\w-]+) = (\w+)$", re.MULTILINE)
"""What a placeholder is where a text lacks it, since an earlier version kept the text: a message
that gained `$waits` says so in its attribute `default-waits`."""

Found: TypeAlias = "Callable[[str, str], str | Pattern]"
"""Finds a part of a message, by language and key."""
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


def for_client(language: str, client: str) -> str:
    """Return the locale of words in `language` for somebody whose Discord speaks `client`.

    Commands stand in them as that Discord shows them. It is the language itself where both
    are the same, else both: "es/en".
    """
    return language if language == client else f"{language}/{client}"


def _parts(locale: str) -> tuple[str, str]:
    """Return the language of a locale's words, and that of its commands."""
    language, _, client = locale.partition("/")
    return language, client or language


def has(key: str, locale: str = LOCALES[0]) -> bool:
    """Tell whether the catalogues of `locale` have a message `key`."""
    return key in _entries(_parts(locale)[0])


@cache
def digest() -> str:
    """Return a digest of all that is written in every language: another when any word of it is."""
    written = hashlib.sha256()
    for path in chain.from_iterable(map(files, LOCALES)):
        written.update(path.read_bytes())
    return written.hexdigest()


def files(language: str) -> list[Path]:
    """Return the catalogues of a language, in the order of their names."""
    found = (path for folder in FOLDERS for path in (folder / language).glob("*.ftl"))
    return sorted(found, key=lambda path: path.name)


@cache
def _entries(language: str) -> dict[str, str]:
    """Return each message as it is written, found without parsing any."""
    written = (path.read_text(encoding="utf-8") for path in files(language))
    return {entry[1]: entry[0] for text in written for entry in _ENTRY.finditer(text)}


@cache
def _messages(language: str, client: str) -> Bundle:
    from cogs.words.bundle import Bundle  # noqa: PLC0415 - slow to load

    functions: dict[str, Any] = {"COMMAND": partial(command, client)}
    return Bundle([language], functions, use_isolating=False)


def command(client: str, path: str, **options: str) -> str:
    """Return a command as a Discord that speaks `client` shows it: "/play where:in a new thread".

    `path` is the command by the last parts of its keys, "play" or "magblast sound"; `options`
    are such parts of an option's key and of its value's. A command that every game has in its own
    group is named once for all of them. Catalogues call it as
    `{ COMMAND("play", where: "thread") }`.
    """
    first, *rest = path.split()
    key = f"command-{first}" if has(f"command-{first}") else f"{first}-command"
    names = [_command_word(client, key)]
    for part in rest:
        key = f"{key}-{part}" if has(f"{key}-{part}") else f"command-{part}"
        names.append(_command_word(client, key))
    for option, value in options.items():
        name, chosen = (_command_word(client, f"{key}-{part}") for part in (option, value))
        names.append(f"{name}:{chosen}")
    return "/" + " ".join(names)


def _command_word(client: str, key: str) -> str:
    """Return what a command, option or choice is called; in English where nothing else is said."""
    return _format(client if has(key, client) else LOCALES[0], key, {})


@cache
def _gender_pattern(language: str, key: str) -> str | Pattern:
    """Return what a message says of the gender of what it names; "" if it says nothing."""
    _pattern(language, key)
    if f"{_GENDER} =" not in _entries(language)[key]:
        return ""
    return _messages(language, language).get_message(key).attributes[_GENDER[1:]]


@cache
def _asks_for_gender(language: str, key: str) -> bool:
    return f"{GENDER_OF} " in _entries(language).get(key, "")


@cache
def defaults(language: str, key: str) -> Mapping[str, str | int]:
    """Return what placeholders of a message are where a text lacks them."""
    found = _DEFAULT.findall(_entries(language).get(key, ""))
    return {name: int(value) if value.isdecimal() else value for name, value in found}


@cache
def _pattern(language: str, key: str) -> str | Pattern:
    """Return a message, parsed if need be; that is slow, so each waits until it is wanted.

    Messages therefore stand alone: none refers to another.
    """
    entry = _entries(language).get(key)
    if entry is None:
        raise MissingText(f"{language}: {key}")
    if plain := _PLAIN.fullmatch(entry):
        return plain[1]
    from fluent.runtime import FluentResource  # noqa: PLC0415 - slow to load

    messages = _messages(language, language)
    messages.add_resource(FluentResource(entry))
    pattern = messages.get_message(key).value
    if pattern is None:
        raise MissingText(f"{language}: {key} has no value")
    return pattern


def _seat_number(seat: int) -> str:
    return str(seat + 1)


def as_it_is(words: str) -> str:
    """Return words unchanged: for places that know no markup."""
    return words


def speaker(
    locale: str,
    name_of: NameOf = _seat_number,
    quote: Quote = as_it_is,
    match_id: int | None = None,
) -> Say:
    """Return what turns texts into words of `locale`, naming players by `name_of`.

    Every plain word among the arguments of a text passes through `quote`. Raises
    `MissingText`; where faults are got over (`cogs.words.leniency`), they are logged with the
    match, and the text is said in another language or, at last, as its key and arguments.
    """
    return _Speaker(locale, name_of, quote, match_id)


class _Speaker:
    """Says texts, as `speaker` tells."""

    def __init__(self, locale: str, name_of: NameOf, quote: Quote, match_id: int | None) -> None:
        self._locale, self._language = locale, _parts(locale)[0]
        self._name_of, self._quote, self._match_id = name_of, quote, match_id

    def __call__(self, text: Text) -> str:
        return self._formed(text.key, self._args_of(text))

    def _args_of(self, text: Text) -> dict[str, Any]:
        args = {name: self._words(arg) for name, arg in text.args.items()}
        if not _asks_for_gender(self._language, text.key):
            return args
        named = {name: arg for name, arg in text.args.items() if isinstance(arg, Text)}
        return args | {f"{name}{GENDER_OF}": self._gender(arg) for name, arg in named.items()}

    def _words(self, arg: Arg) -> Any:
        match arg:
            case Text():
                return self(arg)
            case Player(seat=seat):
                return self._player(seat)
            case Verbatim():
                return arg.words
            case str():
                return self._quote(arg)
            case tuple():
                return self._listed("list-of-many", arg)
            case Either():
                return self._listed("list-of-either", arg.items)
            case int():
                return arg

    def _player(self, seat: int) -> str:
        try:
            return self._name_of(seat)
        except LookupError as fault:
            get_over(fault, f"name of seat {seat}", self._match_id)
            return _seat_number(seat)

    def _listed(self, key: str, items: tuple[Single, ...]) -> str:
        parts = [self._many(item, count) for item, count in _grouped(items)]
        return "".join(parts) if len(parts) < 2 else self._formed(key, _ends(parts))

    def _many(self, item: Single, count: int) -> str:
        words = str(self._words(item))
        return words if count == 1 else self._formed("list-times", {"item": words, "count": count})

    def _gender(self, text: Text) -> str:
        try:
            return _filled(self._locale, text.key, _gender_pattern, *self._args_of(text).items())
        except Exception as fault:
            get_over(fault, f"gender {self._locale}: {text.key}", self._match_id)
            return ""

    def _formed(self, key: str, args: Mapping[str, Any]) -> str:
        try:
            return _format(self._locale, key, args)
        except Exception as fault:  # whatever is wrong with a message
            get_over(fault, f"text {self._locale}: {key}", self._match_id)
            return _formed_otherwise(self._locale, key, args, self._quote)


def _formed_otherwise(locale: str, key: str, args: Mapping[str, Any], quote: Quote) -> str:
    """Return a message in another language; if none has it, its key and arguments."""
    language, client = _parts(locale)
    for other in LOCALES:
        if other != language:
            with suppress(Exception):
                return _format(for_client(other, client), key, args)
    return quote(key.replace("-", " ")) + "".join(f" · {name}: {args[name]}" for name in args)


def missing(said: Text, locale: str) -> MissingText | None:
    """Return why a text can be worded neither in `locale` nor in any other; None if it can.

    What it names is no matter: that is looked at by itself.
    """
    named = {name: arg if isinstance(arg, str | int) else "…" for name, arg in said.args.items()}
    genders = dict.fromkeys((f"{name}{GENDER_OF}" for name in named), "")
    fault = None
    for other in dict.fromkeys((_parts(locale)[0], *LOCALES)):
        try:
            _format(other, said.key, genders | named)
        except MissingText as found:
            fault = fault or found
        else:
            return None
    return fault


def _grouped(items: tuple[Single, ...]) -> list[tuple[Single, int]]:
    """Return the items of a list, things of one kind together, and how many there are of each."""
    found = list[tuple[Single, int]]()
    for item in items:
        if isinstance(item, Text):
            if item in (one for one, _ in found):
                continue
            found.append((item, items.count(item)))
        else:
            found.append((item, 1))
    return found


def _ends(parts: list[str]) -> dict[str, str]:
    """Return the arguments of a message that joins a list of two or more."""
    *first, last = parts
    return {"first": ", ".join(first), "last": last, "sound": _first_sound(last)}


def _first_sound(words: str) -> str:
    """Return the sound that words begin with, as far as a Spanish conjunction depends on it."""
    if _OCHO_OR_ONCE.match(words):
        return "o"
    letters = [c for c in unicodedata.normalize("NFD", words.casefold()) if c.isalnum()]
    sound = "".join(letters).lstrip("h")
    return "y" if sound.startswith("ie") else sound[:1]


def _format(locale: str, key: str, args: Mapping[str, Any]) -> str:
    return _filled(locale, key, _pattern, *args.items())


@lru_cache(LATELY)
def _filled(locale: str, key: str, found: Found, *args: tuple[str, Any]) -> str:
    """Return a message with its arguments: board, hands and panels soon say the same again."""
    language, client = _parts(locale)
    pattern = found(language, key)
    if isinstance(pattern, str):
        return pattern
    known = {**defaults(language, key), **dict(args)}
    words, errors = _messages(language, client).filled(pattern, known)
    if errors:
        raise MissingText(f"{locale}: {key}: {errors}")
    return words.replace(*STOPPED_TWICE)
