"""Whatever is refused is refused in some test, which names the refusal or some of its words.

Nothing is run for that: the sources are read. What the games refuse is a law of its own
(`tests/laws/test_empty_lists.py`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from cogs.words.strings import LOCALES
from tests.guests import ROOT
from tests.laws.catalogues import GAP, nodes, parsed, wordings

RAISING = ("cogs", "tables")
NAMED = re.compile(r"refusal-[a-z0-9-]*[a-z0-9]")
LEAST, ALIKE = 8, 2
"""How many characters of a refusal a test must have, and in how many refusals at most they are."""


def literals(folder: str) -> Iterator[str]:
    """Yield all that stands in quotes in the sources of a folder, also between gaps."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        if path != Path(__file__):
            for node in nodes(parsed(path)):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value


def refusals() -> set[str]:
    """Return the keys of all refusals that the tables and what stands before them name."""
    return {one for folder in RAISING for one in literals(folder) if NAMED.fullmatch(one)}


def met_by_words(keys: set[str], said: set[str]) -> set[str]:
    """Return the refusals of which a test has some words that few others have, in any language."""
    everything, found = GAP.join(said), set[str]()
    for locale in LOCALES:
        wording = [(key, words) for key, words in wordings(locale) if key in keys]
        whole = GAP.join(words for _, words in wording)
        told = {some for some in said if len(some) >= LEAST and some in whole}
        told |= {some for _, words in wording for some in parts(words) if some in everything}
        for some in told:
            having = {key for key, words in wording if some in words}
            found |= having if len(having) <= ALIKE else set()
    return found


def parts(words: str) -> set[str]:
    """Return what a refusal says between what is filled in, and between full stops."""
    return {one.strip() for one in re.split(rf"{GAP}|[.:;]", words) if len(one.strip()) >= LEAST}


def test_every_refusal_is_met_by_a_test() -> None:
    keys, said = refusals(), set(literals("tests"))
    named = {one for words in said for one in NAMED.findall(words)}
    met = named | met_by_words(keys, said)
    assert len(keys) > 100
    assert sorted(keys - met) == []
