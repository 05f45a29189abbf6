"""Catalogues that lack a message, as they would after a mistake of ours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from cogs.words import names, strings
from cogs.words.strings import LOCALES


@contextmanager
def without(keys: Iterable[str], *languages: str) -> Iterator[None]:
    """Let catalogues lack some messages: those of `languages`, or of all."""
    before = {language: dict(strings._entries(language)) for language in languages or LOCALES}
    for language in before:
        for key in keys:
            strings._entries(language).pop(key, None)
    _forget()
    try:
        yield
    finally:
        for language, entries in before.items():
            strings._entries(language).update(entries)
        _forget()


def _forget() -> None:
    for kept in (
        strings._pattern,
        strings._filled,
        strings._gender_pattern,
        strings._asks_for_gender,
        strings.defaults,
        names._chat_voice,
    ):
        kept.cache_clear()
