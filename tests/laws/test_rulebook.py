"""The rules of every game can be read to the end, turned over, and searched, in every language."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any
from unicodedata import category, normalize

import pytest
from msgspec.structs import replace

import engines
from cogs.chat.books import choice, marked, page, results
from cogs.panels.finding import find, folded, index, nearly, suggestions, terms
from cogs.panels.game import offered
from cogs.panels.ids import parse
from cogs.panels.panel import MOST_CHOICES
from cogs.panels.rulebook import (
    BOOK,
    LEAF,
    SECTION,
    SEEK,
    Book,
    chapters,
    editions,
    pages,
    sections,
    standard,
    told,
)
from cogs.words.computers import NAMES
from cogs.words.strings import LOCALES, has, speaker
from engines.catalogues import Entry, Group, Piece, Sort
from engines.core import encode, text
from engines.examples import example
from tests.bot.limits import V2, message_problems, walk
from tests.laws.cases import Case
from tests.laws.matches import random_match, some_cases
from tests.laws.panels import position_of
from tests.sampled import by_turns

ALT, LONGEST = 1024, 1_500
BOOKS = [
    (game, edition)
    for game in offered()
    for edition in dict.fromkeys((*editions(game)[:2], *editions(game)[-1:])) or ("",)
]
"""Of a game with many editions, which differ little, some are read."""
every_locale = pytest.mark.parametrize("locale", LOCALES)


def in_turn(first: int) -> pytest.MarkDecorator:
    """Let a law read every book in every run, each in one language, and in all in the soak."""
    names = ["-".join(filter(None, (locale, *book))) for book in BOOKS for locale in LOCALES]
    return pytest.mark.parametrize(
        ("game", "edition", "locale"), by_turns(BOOKS, LOCALES, first), ids=names
    )


COUNTED = re.compile(r"(\d+)(?= (?:\w+ )?(?:cards|cartas)\b)")
"""How a section tells in digits how many cards there are."""
VERBS = {SECTION, LEAF, BOOK, SEEK, "legend"}


@pytest.mark.parametrize("game", offered())
def test_as_many_cards_as_a_section_tells_are_in_the_lists(game: str) -> None:
    """In the book of every edition: of those that one of them lacks nothing is told in another."""
    for edition in editions(game) or ("",):
        book = standard(game, edition)
        groups = engines.catalogue(game, book.config)
        listed = [sum(entry.count or 0 for entry in group.entries) for group in groups]
        known = {sum(listed), sum(listed[1:]), *listed, *(len(one.entries) for one in groups)}
        for number, locale in product(range(1, sections(game) + 1), LOCALES):
            words = speaker(locale)(text(f"{game}-rules-{number}-body"))
            assert {*map(int, COUNTED.findall(words))} <= known, (edition, number)


def leaves(book: Book, locale: str) -> Iterator[tuple[int, int]]:
    """Yield every page of a book: the numbers of its chapter and its leaf."""
    say = speaker(locale, NAMES.__getitem__)
    for number, one in enumerate(chapters(book), 1):
        yield from ((number, leaf) for leaf in range(1, len(pages(book, one, say)) + 1))


def bare(name: str) -> str:
    """Return a name as somebody types it who has no accents."""
    return "".join(one for one in normalize("NFD", name) if category(one) != "Mn")


def must_be_sound(components: Any) -> list[Any]:
    """See that Discord takes a message; return its controls."""
    body = {"components": components, "flags": V2, "allowed_mentions": {"parse": []}}
    assert list(message_problems(body, (), new=True)) == []
    return [one for one in walk(components) if one.get("custom_id")]


@cache
def there_is(mark: str, locale: str) -> frozenset[tuple[int, int]]:
    return frozenset(leaves(standard(*marked(mark)), locale))


def must_lead_on(controls: list[Any], locale: str) -> None:
    """See that each control names something that is there."""
    for control in controls:
        told = parse(control["custom_id"])
        assert told is not None and told.verb in VERBS
        if told.verb == BOOK:
            for option in control["options"]:
                assert standard(*marked(option["value"])).game in offered()
        elif told.extra:
            there = there_is(".".join(marked(told.extra)), locale)
            if told.verb == SECTION:
                numbers = {int(option["value"]) for option in control["options"]}
                assert numbers == {number for number, _ in there}
            elif told.verb == LEAF:
                number, leaf = map(int, told.extra.split(".")[2:])
                assert (number, leaf) in there


@every_locale
@pytest.mark.parametrize("game", offered())
def test_a_match_of_earlier_rules_is_told_what_is_otherwise_there(game: str, locale: str) -> None:
    """The book tells the rules of today: of a match that began before it would be untrue."""
    say, played = speaker(locale), engines.load(game).meta.played_rules
    for version in played:
        book = replace(standard(game), rules=version)
        *_, last = chapters(book)
        since = [text(f"{game}-rules-before-{one}") for one in played if one > version]
        if not since:
            assert chapters(book) == chapters(standard(game))
            continue
        (told,) = pages(book, last, say)
        assert all(say(one) in told for one in since)
        assert len(told) <= LONGEST
        note = say(text("rules-earlier", title=last.title))
        for number, leaf in leaves(book, locale):
            assert note in str(page(book, number, leaf, locale).to_components())
        passages = index(book, locale)
        for found in (find(passages, passages[0].title), ()):
            assert note in str(results([book], "x", found, [], locale).to_components())


@in_turn(0)
def test_every_page_can_be_read_and_each_of_its_controls_pressed(
    game: str, edition: str, locale: str
) -> None:
    book = standard(game, edition)
    assert len(chapters(book)) <= MOST_CHOICES
    read, say = list[str](), speaker(locale)
    for number, leaf in leaves(book, locale):
        components = page(book, number, leaf, locale).to_components()
        controls = must_be_sound(components)
        if leaf == 1:
            must_lead_on(controls, locale)
        read.append("\n".join(one["content"] for one in walk(components) if "content" in one))
        assert say(text(f"{game}-name")) in read[-1]
        assert pages(book, chapters(book)[number - 1], say)[leaf - 1] in read[-1]
    whole = "\n".join(read)
    for one in chapters(book):
        assert say(one.title) in whole
        entries = () if one.group is None else one.group.entries
        assert all(say(entry.name) in whole for entry in entries)


@every_locale
def test_one_may_choose_a_book_or_search_all(locale: str) -> None:
    must_lead_on(must_be_sound(choice(locale).to_components()), locale)


@some_cases
@pytest.mark.parametrize("locale", LOCALES)
def test_whatever_is_unseen_each_page_fits(case: Case, locale: str) -> None:
    """Those who hold a seat, and those who look on, read as many pages as anybody else."""
    if not engines.lists(case.key) or case.key not in offered():
        return
    book = replace(standard(case.key), config=case.config)
    everywhere = list(leaves(book, locale))
    match = random_match(case, 0)
    several = any(len(group.sets) > 1 for group in engines.catalogue(case.key, case.config))
    for number, state in enumerate(match.some_states(3)):
        scene = position_of(case, state).scene((None, *match.seats)[number % (case.seats + 1)])
        unseen = engines.unseen(case.key, case.config, scene.view)
        mine = replace(book, seat=scene.seat, seats=scene.seats, unseen=unseen, match=10**9)
        assert list(leaves(mine, locale)) == everywhere
        for at in everywhere:
            if at[0] > sections(case.key):
                shown = page(mine, *at, locale).to_components()
                must_be_sound(shown)
                assert several or not any(map(_is_all_of_one, walk(shown))), at


def _is_all_of_one(component: Any) -> bool:
    """Tell whether "all" is said to be seen of what there is one of."""
    lines = str(component.get("content", "")).splitlines()
    return any(line.endswith("*all seen*") and "×" not in line for line in lines)


def test_of_what_is_unseen_only_the_sorts_that_are_left_are_named() -> None:
    sorts = (Sort("red", text("red-name"), 2), Sort("blue", text("blue-name"), 2))
    entry = Entry("laser", text("name"), sorts=sorts)
    group = Group(text("title"), (entry,), sets=(None,))
    unseen: dict[Piece, int] = {(None, "red"): 1, (None, "blue"): 0}
    shown = told(entry, group, unseen, None, lambda said: encode(said).decode())
    _, left = shown.split("rules-entry-unseen-by")
    assert "red-name" in left and "blue-name" not in left


@pytest.mark.parametrize("game", offered())
def test_a_section_has_a_picture_if_its_words_are_there_and_it_is_drawn(game: str) -> None:
    renderer = importlib.import_module(f"render.{game}")
    for number in range(1, sections(game) + 2):
        shown = example(game, number)
        captions = [has(f"{game}-rules-{number}-figure", locale) for locale in LOCALES]
        assert captions == [shown is not None] * len(LOCALES)
        if shown is None:
            continue
        for locale in LOCALES:
            say = speaker(locale, NAMES.__getitem__)
            caption = say(text(f"{game}-rules-{number}-figure"))
            drawn = getattr(renderer, shown.picture)(shown.view, *shown.args, say)
            assert drawn.png.startswith(b"\x89PNG")
            assert 0 < len(caption) <= 300
            assert 0 < len(drawn.alt) <= ALT


@in_turn(1)
def test_whatever_is_listed_is_found_by_its_name(game: str, edition: str, locale: str) -> None:
    """However it is typed: with capitals, without accents; and it stands where it is told."""
    book, say = standard(game, edition), speaker(locale)
    known = index(book, locale)
    for number, one in enumerate(chapters(book), 1):
        names = [one.title, *(entry.name for entry in (one.group.entries if one.group else ()))]
        name, found = "", ()
        for name in map(say, names):
            for typed in {name.upper(), bare(name)}:
                first, *_ = found = find(known, typed)
                assert any((at.mark, at.chapter) == (book.mark, number) for at in found)
                assert any(folded(name) in folded(f"{first.title} {x}") for x in first.excerpts)
        shown = results([book], name, found, [], locale)
        must_lead_on(must_be_sound(shown.to_components()), locale)


@in_turn(0)
def test_whatever_is_suggested_is_found(game: str, edition: str, locale: str) -> None:
    book = standard(game, edition)
    known = index(book, locale)
    every = terms(known)
    assert len({folded(term) for term in every}) == len(every) > 0
    for term in every:
        assert find(known, term), term
        assert term in suggestions(every, term[:6])


@in_turn(1)
def test_where_nothing_is_found_it_says_what_there_is(game: str, edition: str, locale: str) -> None:
    book, typed = standard(game, edition), "xyzzy"
    known = index(book, locale)
    assert find(known, typed) == find(known, "…") == find(known, "") == ()
    shown = results([book], typed, (), nearly(terms(known), typed), locale)
    components = shown.to_components()
    must_lead_on(must_be_sound(components), locale)
    words = "\n".join(one["content"] for one in walk(components) if "content" in one)
    assert all(speaker(locale)(one.title) in words for one in chapters(book)[-3:])
