"""Numbers agree with what they count: "1 card" and "2 cards", in every message and language."""

from __future__ import annotations

import ast
import re
from functools import cache
from itertools import pairwise, product

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from cogs.words.bundle import NAME
from cogs.words.strings import LOCALES, files, speaker
from engines.core import Text, text
from tests.by_language import ByLanguage
from tests.guests import ROOT
from tests.laws.catalogues import SOURCES, Message, entries, messages

every_locale = pytest.mark.parametrize("locale", LOCALES)
WORD = "§"
"""Stands for everything in a message but its numbers."""
MOST = 4
"""Numbers of one message that are tried in all combinations; others stand as they fall."""
PLURAL_VERBS = ByLanguage(
    "verbs that stand before a number of things",
    en="are|were",
    es="quedan|faltan|caen|caben|son|pueden",
)
"""Verbs that stand before a number of things."""
SMALL = ByLanguage(
    "words after which something else is spoken of than what was counted",
    en=r"(?:and|or|of|in|on|to|at|is|as|by|for|with|into|that|it|you|from|has|a|against)\b",
    es=r"(?:y|e|o|u|de|del|en|a|al|con|por|la|el|las|los|que|es|más|se|contra|una?)\b",
)
"""Words after which something else is spoken of than what was counted."""
NOT_COUNTED = ByLanguage(
    "words that look like the plurals of others and are none",
    en=frozenset({"less", "pass"}),
    es=frozenset({"mas", "tras", "menos", "mes"}),
)
"""Words that look like the plurals of others and are none."""


NEVER_ONE = frozenset(
    {
        "film-alt",
        "imperium-account-times",
        "imperium-event-supremacy",
        "imperium-event-supremacy-you",
        "imperium-refusal-hand-too-large",
        "imperium-refusal-jump-too-far",
        "imperium-refusal-no-holes-left",
        "import-head",
        "magblast-event-choose-ships",
        "magblast-event-quiet",
        "magblast-list-cards-about",
        "magblast-list-flagships-about",
        "magblast-list-ships-about",
        "magblast-outcome-quiet-tied",
        "magblast-outcome-quiet-won",
        "magblast-outcome-quiet-won-you-winner",
        "magblast-outcome-rounds-tied",
        "magblast-outcome-rounds-won",
        "magblast-outcome-rounds-won-you-winner",
        "magblast-refusal-brutal-too-many",
        "magblast-refusal-shield-cost",
        "magblast-refusal-zone-crowded",
        "nim-event-begun",
        "rebelmoon-alt-used-scanner",
        "rebelmoon-alt-used-thrusters",
        "rebelmoon-event-quiet",
        "rebelmoon-event-scanner",
        "rebelmoon-event-thrusters",
        "rebelmoon-list-shields-about",
        "rebelmoon-preview-dice",
        "rebelmoon-preview-scanner",
        "rebelmoon-refusal-poor-scanner",
        "rebelmoon-refusal-poor-thrusters",
        "rebelmoon-report-weapons",
        "rebelmoon-report-weapons-you",
        "refusal-invited-full",
        "refusal-lobby-full",
        "refusal-too-few",
        "report-item-times",
        "report-times",
        "report-turns",
        "table-start-again",
    }
)
"""Messages about numbers that the rules, or the seats of a game, make two at least."""
NOT_A_NUMBER_OF = frozenset(
    {"magblast-ability-bzzgzzrt", "rebelmoon-rules-4-body", "rebelmoon-rules-6-body"}
)
"""Messages in which a 1 stands before a word and does not count it: "speed 1 ships"."""


VERBS_LOOK_PLURAL = frozenset({"en"})
"""Where "moves" may be many or what somebody does."""
NO_NUMBERS = frozenset({"number", "player", "sector", "target"})
"""Placeholders before verbs that look like the plurals of nouns, or before "sufre daños"."""


class _Counts(Visitor):
    """Collects the placeholders that choose a form by a number, or stand before things counted."""

    def __init__(self, counted: re.Pattern[str]) -> None:
        self.found: set[str] = set()
        self._counted = counted

    def visit_Pattern(self, node: fluent.Pattern) -> None:  # noqa: N802
        for first, then in pairwise(node.elements):
            match first, then:
                case (
                    fluent.Placeable(expression=fluent.VariableReference(id=name)),
                    fluent.TextElement(value=words),
                ) if self._counted.match(words.casefold()):
                    self.found.add(name.name)
                case _:
                    pass
        self.generic_visit(node)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        keys = {_name(variant.key) for variant in node.variants}
        if isinstance(node.selector, fluent.VariableReference) and keys & {"one", "0", "1", "4"}:
            self.found.add(node.selector.id.name)
        self.generic_visit(node)


def _name(key: fluent.Identifier | fluent.NumberLiteral) -> str:
    return key.name if isinstance(key, fluent.Identifier) else key.value


@cache
def _numbers() -> frozenset[str]:
    """Return the placeholders that are a number wherever they stand."""
    counts = [_Counts(_things(locale)) for locale in LOCALES]
    for locale, found in zip(LOCALES, counts, strict=True):
        for entry in (entry for path in files(locale) for entry in entries(path)):
            found.visit(entry)
    return frozenset().union(*(found.found for found in counts)) - NO_NUMBERS


def _things(locale: str) -> re.Pattern[str]:
    """Return a pattern of many things after their number, of none where verbs look like them."""
    if locale in VERBS_LOOK_PLURAL:
        return re.compile(r"(?!)")
    return re.compile(rf" (?:(?!{SMALL[locale]})\w+ )?(?:{_plurals(locale)})\b")


@cache
def _plurals(locale: str) -> str:
    """Return the words of a locale that are another's plural, as a pattern's alternatives."""
    texts = (path.read_text(encoding="utf-8") for path in files(locale))
    words = {w.casefold() for text in texts for w in re.findall(r"[^\W\d_]{3,}", text)}
    found = {word + ending for word in words for ending in ("s", "es")} & words
    return "|".join(sorted(found - NOT_COUNTED[locale]))


@cache
def _disagreeing(locale: str) -> re.Pattern[str]:
    """Return a pattern of one thing that is called many."""
    verbs = PLURAL_VERBS[locale]
    things = rf"(?<![\w.,])1 (?:(?!{SMALL[locale]})\w+ )?(?:{_plurals(locale)})\b"
    return re.compile(rf"{things}|\b(?:{verbs}) 1\b")


@every_locale
def test_one_thing_is_never_many(locale: str) -> None:
    """Each message is said with 0, 1 and 2 in the place of each of its numbers."""
    wrong = {
        (message.key, found[0])
        for message in messages(locale)
        if message.key not in NEVER_ONE | NOT_A_NUMBER_OF
        for said in _said(locale, message)
        for found in _disagreeing(locale).finditer(said.casefold())
    }
    assert wrong == set()


def _said(locale: str, message: Message) -> set[str]:
    say = speaker(locale)
    names = sorted(message.placeholders & _numbers())[:MOST]
    words = dict.fromkeys(message.placeholders, WORD)
    counts = product((0, 1, 2), repeat=len(names))
    return {say(Text(message.key, {**words, **dict(zip(names, n, strict=True))})) for n in counts}


# -- Numbers that are names ----------------------------------------------------------------------

MANY = 1234567


@every_locale
def test_a_number_that_is_a_name_shows_its_digits_bare(locale: str) -> None:
    """As it is typed into a command, or stands in the name of a file; what counts is grouped."""
    say = speaker(locale)
    named = [message for message in messages(locale) if NAME in message.placeholders]
    assert any(message.key == "table-title" for message in named)
    for message in named:
        args = {**dict.fromkeys(message.placeholders, WORD), NAME: MANY}
        assert str(MANY) in say(Text(message.key, args))
    assert str(MANY) not in say(text("list-times", item=WORD, count=MANY))


def test_the_number_of_a_match_is_given_as_a_name_everywhere() -> None:
    """Whatever sentence names a match by its number does so by the same placeholder."""
    given = {
        keyword.arg
        for folder in SOURCES
        for path in (ROOT / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "text"
        for keyword in node.keywords
        if _is_id(keyword.value)
    }
    assert given == {NAME}


def _is_id(value: ast.expr) -> bool:
    """Tell whether an expression is the id of something, be it kept or read from it."""
    match value:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name == "id" or name.endswith("_id")
        case _:
            return False
