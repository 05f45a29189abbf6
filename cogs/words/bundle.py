"""Messages of catalogues with their arguments; loaded with Fluent, by whoever first needs both."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNumber

KEPT = 1024
"""Of how many whole numbers, in each language, it is kept how they are written."""
NAME = "number"
"""The placeholder of a number that is a name, as a match's is, and counts nothing."""


class Whole(FluentInt):
    """A whole number that is written once: that takes longer than the rest of a sentence."""

    def format(self, locale: Locale) -> str:
        """Return the number as people write it."""
        return _written(int(self), locale)


class Name(FluentInt):
    """A number that is a name: commands and files take it by its digits alone."""

    def format(self, locale: Locale) -> str:
        """Return the number without separators."""
        return str(int(self))


@lru_cache(KEPT)
def _written(number: int, locale: Locale) -> str:
    return FluentInt(number).format(locale)


def _number(placeholder: str, number: int) -> FluentNumber:
    return Name(number) if placeholder == NAME else Whole(number)


class Bundle(FluentBundle):
    """The messages of a language."""

    def filled(
        self, pattern: Pattern, args: Mapping[str, str | int]
    ) -> tuple[str, list[Exception]]:
        """Return a message with its arguments, and what went wrong with it."""
        known: dict[str, Any] = {
            name: _number(name, value) if isinstance(value, int) else value
            for name, value in args.items()
        }
        errors: list[Exception] = []
        current = CurrentEnvironment(args=known)
        words = pattern(ResolverEnvironment(context=self, current=current, errors=errors))
        return str(words), errors
