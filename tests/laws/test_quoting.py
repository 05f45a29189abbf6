"""What a person types is shown as it is: whatever text it stands in, it is nobody's markup."""

from __future__ import annotations

import tracemalloc

import pytest

from cogs.words.lines import NOT_SHOWN
from cogs.words.names import chat_voice, plain_voice
from cogs.words.strings import LATELY, LOCALES, speaker
from engines.core import Player, Text, Verbatim, text
from store import Seat
from tests.laws.catalogues import messages
from tests.laws.markup import MARKUP, as_typed, bold_in_bold, live

AT_THE_START = ("# loud", "-# small", "> said", ">>> said", "- point", "+ point", "1. point")
"""Live only where a line begins."""

LONG = 500
"""Letters of a long line."""

every_locale = pytest.mark.parametrize("locale", LOCALES)


@every_locale
def test_no_message_lets_markup_through(locale: str) -> None:
    """Every message of the catalogues, with markup in every place where words can stand."""
    say, shown = chat_voice((), locale), 0
    for message in messages(locale):
        said = say(Text(message.key, dict.fromkeys(message.placeholders, " ".join(MARKUP))))
        assert live(said) == [], message.key
        shown += all(markup in as_typed(said) for markup in MARKUP)
    assert shown > 100


@every_locale
@pytest.mark.parametrize("typed", (*MARKUP, *AT_THE_START))
def test_words_at_the_start_of_a_line_are_no_markup_either(locale: str, typed: str) -> None:
    said = chat_voice((), locale)(text("option-number", value=typed))
    assert said != typed
    assert as_typed(said) == typed


@every_locale
@pytest.mark.parametrize("crowd", ["@everyone", "@here"])
def test_nobody_calls_everyone(locale: str, crowd: str) -> None:
    assert crowd not in chat_voice((), locale)(text("option-number", value=crowd))


@every_locale
def test_words_keep_to_one_line_and_hide_nothing(locale: str) -> None:
    """Neither in chat nor on pictures and buttons: no new lines, directions, or hidden signs."""
    typed = "a\n# b\r\u2028c\t\u202ed\u2066e\u200b\ufefff\x00\x1b \ud800 g"
    for voice in (chat_voice((), locale), plain_voice((), locale)):
        assert voice(text("option-number", value=typed)) == "a # b c def g"
        assert voice(text("option-number", value=" \x00 ")) == NOT_SHOWN
        assert voice(text("option-number", value="")) == ""


@every_locale
def test_what_is_bold_is_so_throughout(locale: str) -> None:
    """Every message, with somebody's name in every place where words can stand."""
    seats = tuple(Seat(1, seat, seat + 1, "Ada", None, "", None, b"") for seat in (0, 1))
    say, within = chat_voice(seats, locale), 0
    named = text("hand-waiting", who=(Player(0), Player(1)))
    for message in messages(locale):
        said = say(Text(message.key, dict.fromkeys(message.placeholders, named)))
        assert bold_in_bold(said) == [], message.key
        within += "**Ada (1)**" not in said and "Ada (1)" in said
    assert within > 40
    what = text("option-number", value=text("hand-waiting", who=Player(0)))
    assert say(what) == speaker(locale, lambda _: "**Ada (1)**")(what)


@every_locale
def test_lists_and_texts_within_texts_are_escaped_once(locale: str) -> None:
    say = chat_voice((), locale)
    inner = text("option-number", value="*a*")
    assert say(text("option-number", value=inner)) == r"\*a\*"
    assert say(text("option-number", value=("*a*",))) == r"\*a\*"


@every_locale
def test_only_what_is_verbatim_is_shown_as_markup(locale: str) -> None:
    assert chat_voice((), locale)(text("option-number", value=Verbatim("<@1>"))) == "<@1>"


@every_locale
def test_a_voice_says_again_what_it_said(locale: str) -> None:
    """Every message with other arguments in turn, by one voice, and each by one of its own."""
    found = [
        Text(message.key, dict.fromkeys(message.placeholders, arg))
        for message in messages(locale)
        for arg in (1, 2, "1", Verbatim("1"), Player(0), Player(1))
        if message.placeholders
    ]
    say = chat_voice(seats_of(match=1), locale)
    once = [say(said) for said in found]
    for match, (said, words) in enumerate(zip(found, once, strict=True), start=2):
        assert say(said) == words == chat_voice(seats_of(match), locale)(said), said


def test_a_voice_forgets_what_it_said_long_ago() -> None:
    """However much is said at one match, no more is kept than a board needs."""
    say = chat_voice(seats_of(match=1), "en")

    def kept_after(lines: range) -> int:
        for number in lines:
            say(text("option-number", value=f"{number} {'a' * LONG}"))
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        once = kept_after(range(LATELY))
        assert kept_after(range(LATELY, 2 * LATELY)) - once < LATELY * LONG / 4
    finally:
        tracemalloc.stop()


def seats_of(match: int) -> tuple[Seat, ...]:
    """Return who sits at a match: two people."""
    return tuple(Seat(match, seat, 1, f"Ada {seat}", None, "", None, b"") for seat in (0, 1))
