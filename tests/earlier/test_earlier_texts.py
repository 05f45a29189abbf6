"""What earlier versions have kept of texts is worded by this one, in every language."""

from __future__ import annotations

import pytest

from cogs.panels.kept import texts_in
from cogs.panels.spoken import spoken_to
from cogs.words.strings import LOCALES, speaker
from engines.core import Player
from tests.earlier.texts import LIST, base_of, is_said, listed, required, stored, to_list, written

AGAIN = "python -m tests.earlier"
RETIRE = (
    "messages of earlier versions have such a line. Say it as it was in "
    "locales/*/<game>_retired.ftl (see CONTRIBUTING.md)"
)
DEFAULT = (
    "messages of earlier versions have this line without it. Give it `.default-<argument> = …`, or"
    " the line a new key (see CONTRIBUTING.md)"
)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_text_that_a_database_holds_is_worded(locale: str) -> None:
    """As everybody reads it, and as whoever it names does."""
    say = speaker(locale, lambda seat: f"Seat {seat}")
    found = 0
    for _, text in stored():
        args = (arg for one in texts_in(text) for arg in one.args.values())
        named = {arg.seat for arg in args if isinstance(arg, Player)}
        for reader in (None, *sorted(named)):
            (spoken,) = spoken_to(reader, (text,))
            assert say(spoken)
            found += 1
    assert found > 100


def test_the_list_has_all_that_is_kept() -> None:
    assert LIST.read_text(encoding="utf-8") == written(to_list()), AGAIN


def test_no_text_that_may_be_kept_vanishes() -> None:
    """What is said to whoever reads it is said otherwise where it is missing."""
    lost = [(key, locale) for key in listed() for locale in LOCALES if not is_said(key, locale)]
    assert lost == [], RETIRE


def test_no_text_that_may_be_kept_needs_more_than_it_has() -> None:
    kept = listed()
    known = {key: args | kept.get(base_of(key), frozenset()) for key, args in kept.items()}
    more = {key: sorted(required(key) - args) for key, args in known.items()}
    assert {key: args for key, args in more.items() if args} == {}, DEFAULT
