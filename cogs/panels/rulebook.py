"""The rules of a game as a book: sections that tell, and lists of all that it is played with.

A chapter is turned to by its number. One that is too long for a message has several pages.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

import engines
from cogs.panels.panel import MOST_CHOICES
from cogs.words.strings import has
from engines.catalogues import Entry, Group, Piece
from engines.core import Player, Refusal, Say, Seat, Text, text
from engines.options import options
from tables.rows import Seat as SeatRow

ROOM = 2600
"""Characters of a page of a list without what is unseen, which has the rest, as has the heading."""
SECTION, LEAF, BOOK = "section", "leaf", "rules-of"
"""The verbs: go to a chapter, to a page of one, to another book."""
SEEK, SOUGHT = "seek", "sought"
"""The verbs: ask what to look for, and look for it."""
PART = "."
"""What stands between the parts of what a control of a book carries."""


class Book(Struct, frozen=True):
    """The rules of a game, in one of its editions ("" where it has but one).

    `unseen` is what the viewer, who holds a `seat` or none, has not seen of the match that it is
    opened for, which `seats` play; None where there is no such match. `rules` is the version by
    which that match is played (None: the newest, which the book tells).
    """

    game: str
    config: Any
    edition: str = ""
    match: int = 0
    seat: Seat | None = None
    seats: tuple[SeatRow, ...] = ()
    unseen: dict[Piece, int] | None = None
    rules: int | None = None

    @property
    def since(self) -> range:
        """The versions of the rules that have come since the match began."""
        newest = engines.load(self.game).meta.rules_version
        return range((self.rules or newest) + 1, newest + 1)

    @property
    def mark(self) -> str:
        """What controls carry of it."""
        return f"{self.game}{PART}{self.edition}"


class Chapter(Struct, frozen=True):
    """A section of the rules, with what its picture shows if it has one; or a list.

    A section may have its `lines` below it.
    """

    title: Text
    body: Text | None = None
    lines: tuple[Text, ...] = ()
    figure: Text | None = None
    group: Group | None = None


# Which book


def editions(game: str) -> tuple[str, ...]:
    """Return the editions of a game, the standard one first; nothing of one that has but one."""
    meta = engines.load(game).meta
    for option in options(meta):
        if option.field == meta.edition:
            others = [value for value in option.values if value != option.default]
            return tuple(map(str, (option.default, *others)))
    return ()


def edition_of(game: str, config: Any) -> str:
    """Return the edition that a config is of."""
    field = engines.load(game).meta.edition
    return str(getattr(config, field)) if field else ""


def edition_name(game: str, edition: str) -> Text:
    """Return what an edition is called: as a value of its option in the lobby."""
    field = engines.load(game).meta.edition
    return text(f"{game}-option-{field}-{edition}".replace("_", "-"))


def standard(game: str, edition: str = "") -> Book:
    """Return the book of a game with its usual options. Raises `Refusal` for no such edition."""
    meta = engines.load(game).meta
    known = editions(game)
    if edition and edition not in known:
        raise Refusal(text("refusal-no-such-section"))
    config = meta.config()
    if not known:
        return Book(game, config)
    chosen = edition or known[0]
    option = next(option for option in options(meta) if option.field == meta.edition)
    value = next(value for value in option.values if str(value) == chosen)
    return Book(game, replace(config, **{meta.edition: value}), chosen)


def closed(book: Book) -> Book:
    """Return a book as it is to whoever does not look at a match: the same for all."""
    return replace(book, match=0, seat=None, seats=(), unseen=None)


# What stands in it


def sections(game: str) -> int:
    """Return how many sections the rules of a game have."""
    return next(n for n in range(MOST_CHOICES + 1) if not has(f"{game}-rules-{n + 1}-title"))


def chapters(book: Book) -> tuple[Chapter, ...]:
    """Return the sections of the rules, the lists behind them, and what is otherwise in a match."""
    game = book.game
    told = (_section(game, n) for n in range(1, sections(game) + 1))
    lists = (Chapter(group.title, group=group) for group in engines.catalogue(game, book.config))
    return (*told, *lists, *_otherwise(book))


def _section(game: str, number: int) -> Chapter:
    key = f"{game}-rules-{number}"
    return Chapter(text(f"{key}-title"), text(f"{key}-body"), figure=_figure(game, number))


def _otherwise(book: Book) -> Iterator[Chapter]:
    """Yield what is told otherwise in a book than a match is played that began before."""
    lines = tuple(text(f"{book.game}-rules-before-{version}") for version in book.since)
    if lines:
        yield Chapter(text("rules-otherwise"), text("rules-otherwise-body"), lines)


def _figure(game: str, number: int) -> Text | None:
    key = f"{game}-rules-{number}-figure"
    return text(key) if has(key) else None


def chapter(book: Book, number: int) -> Chapter:
    """Return a chapter by its number, from 1. Raises `Refusal` if there is none."""
    found = chapters(book)
    if not 1 <= number <= len(found):
        raise Refusal(text("refusal-no-such-section"))
    return found[number - 1]


def pages(book: Book, one: Chapter, say: Say) -> tuple[str, ...]:
    """Return a chapter as pages that a message can hold."""
    if one.group is None:
        return () if one.body is None else ("\n".join(map(say, (one.body, *one.lines))),)
    counts = _unseen(book, one.group)
    head = "\n".join(_head(book, one.group, counts, say))
    hidden = counts if counts is not None and any(counts.values()) else None
    return tuple(
        "\n".join((head, *(told(entry, one.group, hidden, book.seat, say) for entry in some)))
        for some in leaves(one.group, say)
    )


def leaves(group: Group, say: Say) -> tuple[tuple[Entry, ...], ...]:
    """Return the entries of a list by the pages that they stand on, whatever is unseen."""
    found, room = [list[Entry]()], ROOM
    for entry in group.entries:
        room -= len(told(entry, group, None, None, say)) + 1
        if room < 0 and found[-1]:
            found.append([])
            room = ROOM
        found[-1].append(entry)
    return tuple(map(tuple, found))


def _head(book: Book, group: Group, counts: dict[Piece, int] | None, say: Say) -> Iterator[str]:
    """Yield what holds of all entries, and what "unseen" is here."""
    if group.about is not None:
        yield say(group.about)
    if counts is not None:
        known = "unseen" if any(counts.values()) else "seen"
        whose = "all" if book.seat is None else "own"
        yield f"-# {say(text(f'rules-{known}-{whose}'))}"


def _unseen(book: Book, group: Group) -> dict[Piece, int] | None:
    if book.unseen is None or not group.sets:
        return None
    return {piece: book.unseen[piece] for piece, _ in group.pieces}


def told(
    entry: Entry, group: Group, unseen: dict[Piece, int] | None, seat: Seat | None, say: Say
) -> str:
    """Return what is said of an entry: how many, its values, what is unseen, what it does."""
    count = f"{entry.count} × " if entry.count is not None and entry.count > 1 else ""
    sorts = ", ".join(f"{sort.count} {say(sort.name)}" for sort in entry.sorts)
    facts = [f"**{count}{say(entry.name)}**", *map(say, entry.values), *([sorts] if sorts else ())]
    if unseen is not None:
        facts.append(f"*{say(_left(entry, group, unseen, seat))}*")
    head = " · ".join(facts)
    return head if entry.effect is None else f"{head}\n{say(entry.effect)}"


def _left(entry: Entry, group: Group, unseen: dict[Piece, int], seat: Seat | None) -> Text:
    """Return how many of an entry are unseen, by their sorts or by whose set they are from."""
    count = sum(unseen[whose, key] for whose in group.sets for key, _ in entry.counted)
    one = "-one" if entry.count == 1 and len(group.sets) == 1 else ""
    if not count:
        return text(f"rules-entry-seen{one}")
    if one:
        return text(f"rules-entry-unseen{one}")
    by = (*_by_sort(entry, group, unseen), *_by_set(entry, group, unseen, seat))
    return text("rules-entry-unseen-by", by=by) if by else text("rules-entry-unseen", count=count)


def _by_sort(entry: Entry, group: Group, unseen: dict[Piece, int]) -> Iterator[Text]:
    for sort in entry.sorts:
        count = sum(unseen[whose, sort.key] for whose in group.sets)
        if count:
            yield text("rules-entry-some", count=count, what=sort.name)


def _by_set(
    entry: Entry, group: Group, unseen: dict[Piece, int], seat: Seat | None
) -> Iterator[Text]:
    for whose in group.sets if not entry.sorts else ():
        count = unseen[whose, entry.key]
        if whose is not None and count:
            who = text("rules-entry-yours") if whose == seat else _of(whose)
            yield who if entry.count == 1 else text("rules-entry-some", count=count, what=who)


def _of(whose: Seat) -> Text:
    return text("rules-entry-of", who=Player(whose))
