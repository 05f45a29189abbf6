"""What a text calls a button, a section or a command is what the reader finds it called.

Buttons and menus stand in *italics*; sections of the rules and words on cards in quotation
marks. Commands are no words of a catalogue: `{ COMMAND("play") }` becomes what the reader's
Discord calls them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from cogs.words.strings import LOCALES, command, for_client, speaker
from engines.core import text
from tests.by_language import ByLanguage
from tests.laws.catalogues import GAP, commands_named, is_label, wordings
from tests.laws.ordered import ORDERED, order_words
from tests.laws.posted import posted

every_locale = pytest.mark.parametrize("locale", LOCALES)
ITALICS = re.compile(r"(?<![*\\])\*(?!\*)([^*\n]+)\*(?!\*)")
QUOTES = re.compile(r"[“«]([^”»\n]+)[”»]")
COMMAND = re.compile(r"(?<![\w/.:<\0])/[^\W\d_]{2,}")
EMPHASIS = ByLanguage(
    "what stands in italics for its own sake",
    en={"you", "Pyoo! Zzzap! Kra-KOOM!"},
    es={"a ti", "¡Pium! ¡ZzzzzuuUT! ¡FFFFIUUU!"},
)
"""What stands in italics for its own sake."""
POSTED = ("table-", "lobby-", "sought-call")
"""How the keys begin of what is told by public messages themselves."""
BELOW_THE_HAND = {"refusal-sat-in"}
"""What names a button that stands below the reader's own hand as well, in their language."""
MENU = "menu-"
"""How the keys begin of what stands in the menu that Discord opens over a message."""
WORDS = ByLanguage(
    "words in quotation marks that are spoken of, as on a card",
    en={"Ship", "Flagship"},
    es={"nave", "nave de mando"},
)
"""What stands in quotation marks as a word that is spoken of, as on a card."""


def quoted(mark: re.Pattern[str], locale: str) -> Iterator[tuple[str, str]]:
    """Return what stands in these marks, without what is filled in, and the key it stands in."""
    for key, words in wordings(locale):
        yield from ((key, name) for name in mark.findall(words) if GAP not in name)


@every_locale
def test_buttons_are_called_what_stands_on_them(locale: str) -> None:
    ordered = {word for key in ORDERED for word in order_words(key)}
    labels = {
        words
        for key, words in wordings(locale)
        if is_label(key) or key in ordered or key.startswith(MENU)
    }
    named = [(key, name) for key, name in quoted(ITALICS, locale) if name not in EMPHASIS[locale]]
    assert len(named) > 5
    assert [(key, name) for key, name in named if name not in labels] == []


@every_locale
def test_what_is_told_in_private_names_no_button_of_a_public_message(locale: str) -> None:
    """That one speaks the language of its channel: the name may stand nowhere before the reader."""
    public = {words for key, words in wordings(locale) if key in posted()}
    named = [(key, name) for key, name in quoted(ITALICS, locale) if name in public]
    assert {key for key, _ in named} >= BELOW_THE_HAND
    assert [(k, n) for k, n in named if not k.startswith(POSTED) and k not in BELOW_THE_HAND] == []


@every_locale
def test_sections_of_the_rules_are_called_by_their_titles(locale: str) -> None:
    titles = {
        words.split(". ", maxsplit=1)[-1]  # without its number
        for key, words in wordings(locale)
        if re.search(r"-rules-\d+-title", key)
    }
    named = [(key, name) for key, name in quoted(QUOTES, locale) if name not in WORDS[locale]]
    assert [(key, name) for key, name in named if name not in titles] == []


@every_locale
def test_what_is_excepted_is_there(locale: str) -> None:
    assert {name for _, name in quoted(ITALICS, locale)} >= EMPHASIS[locale]
    assert {name for _, name in quoted(QUOTES, locale)} >= WORDS[locale]


def test_labels_are_told_from_other_words() -> None:
    labels = ("button-hand", "button-form-again", "imperium-done-cards", "imperium-choose-wave")
    others = ("imperium-hint-cards", "table-asked", "help", "refusal-stale", "reply-joined")
    assert [key for key in (*labels, *others) if is_label(key)] == list(labels)


@every_locale
def test_no_text_writes_a_command_itself(locale: str) -> None:
    written = [(key, *COMMAND.findall(words)) for key, words in wordings(locale)]
    assert [found for found in written if len(found) > 1] == []


def test_a_command_that_is_written_is_found() -> None:
    for words in ("Type /play.", "/jugar abre una mesa", "(**/magblast sonido**)", "/órdenes"):
        assert COMMAND.search(words)
    for words in ("https://a.example/b", "and/or", "1/2", f"{GAP}/{GAP}", "</play:1>", "5 / a"):
        assert not COMMAND.search(words)


@pytest.mark.parametrize("locale", LOCALES[1:])
def test_every_language_names_the_same_commands(locale: str) -> None:
    assert sorted(commands_named(locale)) == sorted(commands_named(LOCALES[0]))


@pytest.mark.parametrize(
    ("client", "shown"),
    [("en", "/play where:in a new thread"), ("es", "/jugar dónde:en un hilo nuevo")],
)
@every_locale
def test_a_command_is_written_as_the_reader_s_discord_shows_it(
    locale: str, client: str, shown: str
) -> None:
    said = speaker(for_client(locale, client))(text("refusal-channel-taken"))
    assert said.endswith(f"{shown}.")
    assert command(client, "magblast sound") in ("/magblast sound", "/magblast sonido")


@every_locale
def test_a_locale_of_one_language_is_that_language(locale: str) -> None:
    assert for_client(locale, locale) == locale
    assert for_client("es", "en") != for_client("en", "es")
