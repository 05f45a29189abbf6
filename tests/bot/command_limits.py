"""Discord's limits on the commands that a bot registers, in every language it offers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord

Json = Mapping[str, Any]
Problems = Iterator[str]

CHAT, USER, MESSAGE = 1, 2, 3
MOST = {CHAT: 100, USER: 5, MESSAGE: 5}
SUBCOMMAND, GROUP = 1, 2
LOCALES = {locale.value for locale in discord.Locale}
SYLLABIC = "\u0900-\u097f\u0e00-\u0e7f"
"""Devanagari and Thai, whose vowel signs are no letters of their own."""
NAME = re.compile(rf"[-_'\w{SYLLABIC}]{{1,32}}")


def command_problems(commands: Sequence[Json]) -> Problems:
    """Tell what Discord would refuse of all commands of one scope together."""
    for kind, most in MOST.items():
        count = sum(command.get("type", CHAT) == kind for command in commands)
        if count > most:
            yield f"{count} commands of kind {kind}, not at most {most}"
        yield from _sibling_problems([c for c in commands if c.get("type", CHAT) == kind], "/")
    for command in commands:
        if command.get("type", CHAT) == CHAT:
            yield from _command_problems(command)


def _command_problems(command: Json) -> Problems:
    characters = max(_characters(command, locale) for locale in [None, *LOCALES])
    if characters > 8000:
        yield f"/{command['name']} has {characters} characters, not at most 8000"
    yield from _named_problems(command, f"/{command['name']}")


def _characters(node: Json, locale: str | None) -> int:
    """Return how much of the 8,000 characters a command uses in a language."""
    own = len(_in(locale, node, "name")) + len(_in(locale, node, "description"))
    values = sum(
        len(_in(locale, choice, "name")) + len(str(choice["value"]))
        for choice in node.get("choices") or ()
    )
    return own + values + sum(_characters(option, locale) for option in node.get("options") or ())


def _in(locale: str | None, node: Json, what: str) -> str:
    translated = (node.get(f"{what}_localizations") or {}).get(locale)
    return str(translated or node.get(what) or "")


def _named_problems(node: Json, path: str) -> Problems:
    """Tell the problems of a command, group or option, and of everything in it."""
    for what in ("name", "description"):
        translations = node.get(f"{what}_localizations") or {}
        for locale, words in {None: node.get(what), **translations}.items():
            if locale not in {None, *LOCALES}:
                yield f"{path}: {locale} is no language of Discord"
            yield from _words_problems(what, words, f"{path} ({locale or 'default'})")
    options = node.get("options") or ()
    yield from _option_list_problems(options, path)
    yield from _choice_problems(node, path)
    for option in options:
        yield from _named_problems(option, f"{path} {option['name']}")


def _words_problems(what: str, words: Any, where: str) -> Problems:
    if what == "description":
        if not isinstance(words, str) or not 1 <= len(words) <= 100:
            yield f"{where}: a description of 1 to 100 characters is missing: {words!r}"
    elif not isinstance(words, str) or not NAME.fullmatch(words) or words != words.lower():
        yield f"{where}: {words!r} is no name for a command or option"


def _option_list_problems(options: Sequence[Json], path: str) -> Problems:
    if len(options) > 25:
        yield f"{path}: {len(options)} options or subcommands, not at most 25"
    yield from _sibling_problems(options, path)
    plain = [o for o in options if o["type"] not in {SUBCOMMAND, GROUP}]
    if plain and len(plain) < len(options):
        yield f"{path}: options beside subcommands"
    required = [bool(option.get("required")) for option in plain]
    if required != sorted(required, reverse=True):
        yield f"{path}: a required option after an optional one"


def _sibling_problems(siblings: Sequence[Json], path: str) -> Problems:
    for locale in [None, *sorted(LOCALES)]:
        names = Counter(_in(locale, node, "name") for node in siblings)
        for name in (name for name, count in names.items() if count > 1):
            yield f"{path}: {name!r} twice ({locale or 'default'})"


def _choice_problems(option: Json, path: str) -> Problems:
    choices = option.get("choices") or ()
    if choices and option.get("autocomplete"):
        yield f"{path}: both choices and suggestions"
    if len(choices) > 25:
        yield f"{path}: {len(choices)} choices, not at most 25"
    yield from _sibling_problems(choices, f"{path}, choices")
    for choice in choices:
        translations = (choice.get("name_localizations") or {}).values()
        for words in (choice["name"], str(choice["value"]), *translations):
            if not 1 <= len(words) <= 100:
                yield f"{path}: choice {words!r} is not 1 to 100 characters long"
