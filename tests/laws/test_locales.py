"""The catalogues: whole in every language, nothing missing, nothing left over."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as fluent

from cogs.panels.spoken import YOU
from cogs.words.names import LONGEST as LONGEST_NAME
from cogs.words.strings import GENDER_OF, LOCALES, files, has, nearest, speaker
from engines import keys, load
from engines.core import Text, text
from engines.options import Option, options
from tests.laws.catalogues import Message, entries, is_named, messages
from tests.laws.named import of_open_ways
from tests.laws.ordered import order_words

every_file = pytest.mark.parametrize(
    "path",
    [path for locale in LOCALES for path in files(locale)],
    ids=lambda path: f"{path.parent.name}-{path.stem}",
)
every_game = pytest.mark.parametrize("key", keys())
every_locale = pytest.mark.parametrize("locale", LOCALES)
GRAMMAR = {"sound"}
"""Placeholders that only choose a form and that a language without such forms leaves out."""
LONGEST_RULES = 1_500
LONGEST_THREAD = 100
"""Discord's limit for the name of a thread."""
LONGEST_LABEL = 80
"""Discord's limit for the label of a button."""


@every_file
def test_every_entry_is_read(path: Path) -> None:
    junk = [entry.content for entry in entries(path) if isinstance(entry, fluent.Junk)]
    assert junk == []


@every_locale
def test_what_discord_calls_a_language_leads_back_to_it(locale: str) -> None:
    """A catalogue that was copied says of which: people of its language would see another."""
    assert nearest(speaker(locale)(text("offline-locale"))) == locale


@every_locale
def test_every_key_is_valid_and_stands_once(locale: str) -> None:
    found = [message.key for message in messages(locale)]
    assert [key for key in found if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", key)] == []
    assert sorted(found) == sorted(set(found))


@every_locale
@every_game
def test_a_games_keys_begin_with_its_name(key: str, locale: str) -> None:
    """They stand in `<key>.ftl`, or in `<key>_<part>.ftl` where another part says them."""
    strays = [m.key for m in messages(locale) if _is_of(key, m.part) != m.key.startswith(f"{key}-")]
    assert strays == []


def _is_of(key: str, part: str) -> bool:
    return part.split("_", maxsplit=1)[0] == key


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_every_locale_has_the_same_keys(locale: str) -> None:
    expected = {(m.part, m.key) for m in messages(LOCALES[0])}
    assert {(m.part, m.key) for m in messages(locale)} ^ expected == set()


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_every_locale_has_the_same_placeholders(locale: str) -> None:
    expected = {m.key: _said_in_all(m) for m in messages(LOCALES[0])}
    found = {m.key: _said_in_all(m) for m in messages(locale)}
    assert {k for k in expected.keys() & found.keys() if expected[k] != found[k]} == set()


def _said_in_all(message: Message) -> set[str]:
    """Return the placeholders that are no grammar, nor what is said in one language alone."""
    said = message.placeholders - GRAMMAR - set(LOCALES)
    return {p for p in said if not p.endswith(GENDER_OF)}


@every_locale
def test_every_message_mentioned_exists(locale: str) -> None:
    found = {message.key for message in messages(locale)}
    assert {m for message in messages(locale) for m in message.mentions} - found == set()


@every_locale
def test_no_key_is_unused(locale: str) -> None:
    """A key is used when a source, another message or the lobby and /rules name it.

    What is retired stands in what earlier versions wrote (`tests/earlier/test_earlier_texts.py`).
    """
    mentioned = {m for message in messages(locale) for m in message.mentions}
    expected = {key for game in keys() for key in _words_of(game)} | mentioned
    expected |= {*of_open_ways(), *told_to_whom_they_name(locale)}
    said = (m.key for m in messages(locale) if not m.part.endswith("_retired"))
    unused = [key for key in said if key not in expected and not is_named(key)]
    assert unused == []


def told_to_whom_they_name(locale: str) -> set[str]:
    """Return what says to somebody what another key says of them, which has that placeholder."""
    names = {message.key: message.placeholders for message in messages(locale)}
    others = (key.rpartition(YOU) for key in names)
    return {
        f"{base}{YOU}{arg}"
        for base, _, arg in others
        if (arg.removeprefix("-") or "player") in names.get(base, ())
    }


@every_game
@every_locale
def test_every_game_has_the_words_of_the_lobby(key: str, locale: str) -> None:
    words = (*_lobby_words(key), *_lobby_sentences(key))
    assert [word for word in words if not has(word, locale)] == []


@every_game
@every_locale
def test_the_words_of_the_lobby_are_short(key: str, locale: str) -> None:
    say = speaker(locale)
    labels = {word: say(Text(word)) for word in _lobby_words(key) if has(word, locale)}
    assert {word for word, label in labels.items() if len(label) > LONGEST_LABEL} == set()


@every_game
@every_locale
def test_the_name_of_a_thread_fits_whoever_plays_in_it(key: str, locale: str) -> None:
    who = ("*" * LONGEST_NAME, "_" * LONGEST_NAME)
    name = speaker(locale)(text("lobby-thread", game=text(f"{key}-name"), who=who))
    assert len(name) <= LONGEST_THREAD


@every_game
@every_locale
def test_the_rules_are_sections_that_fit_into_a_message(key: str, locale: str) -> None:
    numbers = _rules_numbers(key)
    assert numbers == list(range(1, len(numbers) + 1)) != []
    for number in numbers:
        assert 0 < len(speaker(locale)(Text(f"{key}-rules-{number}-title"))) <= LONGEST_LABEL
        assert 0 < len(speaker(locale)(Text(f"{key}-rules-{number}-body"))) <= LONGEST_RULES


def _words_of(key: str) -> set[str]:
    rules = {f"{key}-rules-{n}-{part}" for n in _rules_numbers(key) for part in ("title", "body")}
    before = {f"{key}-rules-before-{version}" for version in list(load(key).meta.played_rules)[1:]}
    return {*_lobby_words(key), *_lobby_sentences(key), *order_words(key), *rules, *before}


def _lobby_words(key: str) -> list[str]:
    own = [word for option in options(load(key).meta) for word in _option_words(key, option)]
    groups = [f"{key}-group-{name}" for name, _ in load(key).meta.groups]
    return [f"{key}-name", f"{key}-tagline", *own, *groups]


def _lobby_sentences(key: str) -> list[str]:
    """Return what a lobby says of each option, and of what is chosen whole."""
    meta = load(key).meta
    named = [f"{key}-option-{o.field.replace('_', '-')}-about" for o in options(meta)]
    return [*named, *(f"{key}-preset-{name}" for name, _ in meta.presets), f"{key}-cover"]


def _option_words(key: str, option: Option) -> list[str]:
    """Return what an option needs: its name and, unless they are numbers, its values' names."""
    name = f"{key}-option-{option.field.replace('_', '-')}"
    return [name, *(f"{name}-{_word(v)}" for v in option.values if not _is_number(v))]


def _word(value: Any) -> str:
    return str(value).lower().replace("_", "-")


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _rules_numbers(key: str) -> list[int]:
    pattern = re.compile(rf"{key}-rules-(\d+)-title")
    found = (pattern.fullmatch(message.key) for message in messages(LOCALES[0]))
    return sorted(int(match[1]) for match in found if match)


@every_locale
def test_no_message_stands_in_two_files(locale: str) -> None:
    keys = [message.key for message in messages(locale)]
    assert sorted(set(keys)) == sorted(keys)
    assert all(has(key, locale) for key in keys)
