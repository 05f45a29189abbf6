"""Tables of tests that say something of each language."""

from __future__ import annotations

from typing import TypeVar

Value = TypeVar("Value")


class ByLanguage(dict[str, Value]):
    """A table by language; whoever adds a language is told what to add."""

    def __init__(self, what: str, /, **of: Value) -> None:
        super().__init__(of)
        self._what = what

    def __missing__(self, language: str) -> Value:
        raise AssertionError(f"add to this test for {language}: {self._what}")
