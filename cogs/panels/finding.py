"""Searching the rules: what is typed is found in headings, lists and paragraphs.

Accents, capitals and the last letter of a plural make no difference. What is found is told in
short excerpts, page by page, so that each can be opened.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from cogs.panels.rulebook import Book, chapters, leaves, pages, told
from cogs.words.strings import speaker
from engines.core import Say

MOST_FOUND = 5
"""Pages that are told."""
OF_A_PAGE = 2
"""Excerpts of one page."""
EXCERPT = 260
"""Characters of an excerpt, about."""
LONGEST_QUERY = 60
SHORT = 3
"""Letters that a word must have to be found by its beginning."""
KEPT = 32
"""How many books are kept as they are searched, each in one language."""
CLOSE = 6
"""How many words are named that are nearly what was typed."""
_BOLD = re.compile(r"\*\*(.{2,40}?)\*\*")
_MARKUP = re.compile(r"\*+|^[•–] |^-# ", re.MULTILINE)
_WORD = re.compile(r"\w+")


class Passage(NamedTuple):
    """Some words of a page of the book with this mark; `name` is the heading, or an entry's.

    `whole` are words that are told as they are; of others a part is enough. `plain` are the words
    as they are compared, and `by_name` the words of the name.
    """

    mark: str
    chapter: int
    page: int
    title: str
    name: str
    words: str
    whole: bool
    plain: str
    by_name: str


class Found(NamedTuple):
    """A page on which something was found."""

    mark: str
    chapter: int
    page: int
    title: str
    excerpts: tuple[str, ...]


# Folding


def folded(words: str) -> str:
    """Return words without accents and capitals."""
    apart = unicodedata.normalize("NFD", words.casefold())
    return "".join(one for one in apart if not unicodedata.combining(one))


def _sought(words: str) -> tuple[str, ...]:
    """Return the beginnings of words that are looked for; a plural also finds the singular."""
    return tuple(_stem(word) for word in _WORD.findall(folded(words)))


def _stem(word: str) -> str:
    return word[:-1] if len(word) > 4 and word.endswith("s") else word


def _has(plain: str, sought: Iterable[str]) -> bool:
    """Tell whether each beginning begins one of the words, which are folded."""
    those = _WORD.findall(plain)
    return all(any(_begins(word, begun) for word in those) for begun in sought)


def _begins(word: str, begun: str) -> bool:
    """Tell whether a word begins so; short ones, like articles, only if they are just that."""
    return word == begun if len(begun) < SHORT else word.startswith(begun)


def _is_sought(word: str, sought: Iterable[str]) -> bool:
    """Tell whether a word is one to be shown: such as are short are of no account."""
    plain = folded(word)
    return any(len(begun) >= SHORT and plain.startswith(begun) for begun in sought)


# The index


@lru_cache(KEPT)
def index(book: Book, locale: str) -> tuple[Passage, ...]:
    """Return all that can be found in a book, in its order; of one that is opened for nobody."""
    return tuple(_passages(book, speaker(locale)))


def _passages(book: Book, say: Say) -> Iterator[Passage]:
    for number, one in enumerate(chapters(book), 1):
        title = say(one.title)
        if one.group is None:
            for words in _paragraphs(pages(book, one, say)[0]):
                yield _passage(book, number, 1, title, title, words)
            continue
        about = title if one.group.about is None else say(one.group.about)
        yield _passage(book, number, 1, title, title, about)
        for page, entries in enumerate(leaves(one.group, say), 1):
            for entry in entries:
                words = told(entry, one.group, None, None, say)
                yield _passage(book, number, page, title, say(entry.name), words, whole=True)


def _passage(
    book: Book, number: int, page: int, title: str, name: str, words: str, *, whole: bool = False
) -> Passage:
    plain = folded(_MARKUP.sub("", words))
    return Passage(book.mark, number, page, title, name, words, whole, plain, folded(name))


def _paragraphs(body: str) -> Iterator[str]:
    yield from (part for part in body.split("\n") if part.strip())


def terms(found: Iterable[Passage]) -> tuple[str, ...]:
    """Return what can be looked for: headings, what entries are called, and bold words."""
    every: dict[str, str] = {}
    for passage in found:
        bold = () if passage.whole else _BOLD.findall(passage.words)
        for term in (passage.title, passage.name, *bold):
            plain = term.strip(" .:,;")
            every.setdefault(folded(plain), plain)
    return tuple(every.values())


def suggestions(known: Iterable[str], typed: str) -> list[str]:
    """Return the terms that go on from what is typed; those that begin so come first."""
    *before, last = ("", *_WORD.findall(folded(typed)))
    fitting = [
        term
        for term in known
        for plain in (folded(term),)
        if _has(plain, before[1:]) and any(word.startswith(last) for word in _WORD.findall(plain))
    ]
    begun = folded(typed.strip())
    return sorted(fitting, key=lambda term: not folded(term).startswith(begun))


# What is found


def find(known: Iterable[Passage], typed: str) -> tuple[Found, ...]:
    """Return the pages that have all the words, the best first."""
    sought, asked = _sought(typed), folded(typed.strip())
    if not sought:
        return ()
    ranked = [(rank, one) for one in known if (rank := _rank(one, sought, asked)) is not None]
    found: dict[tuple[str, int, int], Found] = {}
    for _, one in sorted(ranked, key=lambda pair: pair[0]):
        at = (one.mark, one.chapter, one.page)
        before = found.get(at, Found(*at, one.title, ()))
        if len(before.excerpts) < OF_A_PAGE:
            more = (*before.excerpts, _excerpt(one, sought))
            found[at] = before._replace(excerpts=more)
    return tuple(found.values())


def _rank(one: Passage, sought: tuple[str, ...], asked: str) -> int | None:
    """Return how well a passage fits, the best 0; None if not all the words are in it."""
    if one.by_name == asked:
        return 0 if one.whole else 1
    if _has(one.by_name, sought):
        return 2 if one.whole else 3
    if not all(begun in one.plain for begun in sought) or not _has(one.plain, sought):
        return None
    return 4 if asked in one.plain else 5


def _excerpt(one: Passage, sought: tuple[str, ...]) -> str:
    """Return the part of a passage around the first word that was looked for."""
    if one.whole:
        return one.words
    plain = _MARKUP.sub("", one.words).strip()
    hits = [m for m in _WORD.finditer(plain) if _is_sought(m[0], sought)]
    start = max(0, hits[0].start() - EXCERPT // 3) if hits and len(plain) > EXCERPT else 0
    if start:
        start = plain.find(" ", start) + 1
    part = plain[start : start + EXCERPT]
    if start + EXCERPT < len(plain):
        part = part[: part.rfind(" ")].rstrip(" ,;:") + " …"
    return f"{'… ' if start else ''}{_emphasized(part, sought)}"


def _emphasized(words: str, sought: tuple[str, ...]) -> str:
    """Return words with those that were looked for in bold."""
    return _WORD.sub(lambda m: f"**{m[0]}**" if _is_sought(m[0], sought) else m[0], words)


def nearly(known: Iterable[str], typed: str) -> list[str]:
    """Return terms that look like what was typed."""
    by_fold = {folded(term): term for term in known}
    close = difflib.get_close_matches(folded(typed.strip()), by_fold, CLOSE, 0.6)
    return [by_fold[one] for one in close]
