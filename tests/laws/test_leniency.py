"""A text that cannot be worded is a fault of ours: raised here, got over where people play."""

from __future__ import annotations

import logging

import pytest

from cogs.words import leniency
from cogs.words.leniency import get_over, lenient
from cogs.words.names import chat_voice, plain_voice
from cogs.words.strings import LOCALES, MissingText, speaker
from engines.core import Either, Player, Text, text
from tests.laws.catalogues import messages
from tests.laws.markup import MARKUP, live
from tests.laws.missing import without

every_locale = pytest.mark.parametrize("locale", LOCALES)
TYPED = " ".join(MARKUP)


@pytest.fixture
def unlogged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Write nothing of thousands of faults into the log, which takes longer than to make them."""
    monkeypatch.setattr(logging.getLogger(leniency.__name__), "disabled", True)


def test_what_is_missing_is_raised() -> None:
    for asked in (text("no-such-text"), text("status-here"), text("player-name", who=Player(9))):
        with pytest.raises(LookupError):
            chat_voice((), "en")(asked)
    with without(["language-auto"]), pytest.raises(MissingText):
        speaker("en")(text("language-auto"))


def test_what_one_language_lacks_is_said_in_another() -> None:
    with lenient(), without(["language-auto"], "en"):
        assert speaker("en")(text("language-auto")) == "Como mi Discord"
        assert speaker("es")(text("language-auto")) == "Como mi Discord"
    assert speaker("en")(text("language-auto")) == "As my Discord"


def test_what_no_language_has_is_said_as_what_it_is_made_of() -> None:
    unknown = text("ships-lost", who=Player(0), count=2, where=("D7", "E6"), by=text("language-en"))
    with lenient():
        said = speaker("en", lambda seat: "Ada")(unknown)
    assert said == "ships lost · who: Ada · count: 2 · where: D7 and E6 · by: English"


@pytest.mark.usefixtures("unlogged")
@every_locale
def test_a_message_that_lacks_an_argument_is_no_reason_to_fail(locale: str) -> None:
    """Every message of the catalogues, without any of its arguments."""
    with lenient():
        said = {m.key: chat_voice((), locale)(Text(m.key)) for m in messages(locale)}
    assert {key for key, words in said.items() if not words or "{" in words} == set()


@pytest.mark.usefixtures("unlogged")
@every_locale
def test_nothing_that_is_missing_lets_markup_through(locale: str) -> None:
    """Every message of the catalogues, missing from all of them, with markup for words."""
    every = {m.key: m.placeholders for m in messages(locale)}
    with lenient(), without(every):
        for key, placeholders in every.items():
            said = chat_voice((), locale)(Text(key, dict.fromkeys(placeholders, TYPED)))
            assert live(said) == [], key
        said = chat_voice((), locale)(text("x", a=(TYPED, "b"), c=Either((TYPED, TYPED))))
        assert live(said) == []
        assert plain_voice((), locale)(text("x", a="b\nc")) == "x · a: b c"


def test_a_player_whom_nobody_knows_is_a_number() -> None:
    with lenient():
        assert chat_voice((), "en")(text("hand-waiting", who=Player(1))) == "Waiting for 2."


def test_a_fault_is_logged_once_with_its_match_and_only_while_it_is_got_over(
    caplog: pytest.LogCaptureFixture,
) -> None:
    say = speaker("en", match_id=7)
    with caplog.at_level(logging.ERROR), lenient({7: 12}.get):
        for key in ("lost", "lost", "found", "lost"):
            say(text(key))
    assert [record.getMessage() for record in caplog.records] == [
        "text en: lost failed (match 7, ply 12)",
        "text en: found failed (match 7, ply 12)",
    ]
    assert all(record.exc_info for record in caplog.records)
    with pytest.raises(MissingText):
        say(text("lost"))


def test_getting_over_faults_ends_also_when_it_fails() -> None:
    with pytest.raises(KeyError), lenient():
        raise KeyError
    with pytest.raises(ZeroDivisionError):
        get_over(ZeroDivisionError(), "sums", None)
