"""Pages of the rules as messages: a chapter, what a search has found, and that nothing was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.chat.components import LABEL, MENU_LABEL, Message, cut
from cogs.panels.finding import MOST_FOUND, Found
from cogs.panels.game import offered
from cogs.panels.ids import ANY, ControlId
from cogs.panels.rulebook import (
    BOOK,
    LEAF,
    PART,
    SECTION,
    SEEK,
    Book,
    chapter,
    chapters,
    edition_name,
    editions,
    pages,
    standard,
)
from cogs.words.names import chat_voice, quoted
from cogs.words.strings import speaker
from engines.core import Refusal, Say, Text, text

NAMED = 18
"""How many headings are named to whoever has found nothing."""


def voice(book: Book, locale: str) -> Say:
    """Return what says the words of a book, which names the players of its match."""
    return chat_voice(book.seats, locale) if book.seats else speaker(locale)


def page(
    book: Book, number: int, leaf: int, locale: str, pictures: tuple[ui.Item[Any], ...] = ()
) -> Message:
    """Return a page of a chapter, with ways to all others, to a search, and to other games.

    Raises `Refusal` if there is no such chapter; of pages there are at least the first and last.
    """
    say, one = voice(book, locale), chapter(book, number)
    every = pages(book, one, say)
    leaf = max(1, min(leaf, len(every)))
    counted = () if len(every) == 1 else (say(text("rules-page", page=leaf, pages=len(every))),)
    head = " · ".join((say(title(book)), say(one.title), *counted))
    words = "\n".join((f"## {head}", *_earlier(book, say), every[leaf - 1]))
    told: ui.TextDisplay[Any] = ui.TextDisplay(words)
    buttons = [
        _button(book, LEAF, text("button-page", page=other), say, f"{number}{PART}{other}")
        for other in (leaf - 1, leaf + 1)
        if 1 <= other <= len(every)
    ]
    buttons.append(_seek(book, say))
    if number == 1:
        buttons.append(_legend(book, say))
    menus = (_contents(book, number, say), _books(book, say))
    return Message([ui.Container(told, *pictures, ui.ActionRow(*buttons), *menus)])


def _earlier(book: Book, say: Say) -> tuple[str, ...]:
    """Return what says of a book that its match is played by earlier rules, if it is."""
    note = text("rules-earlier", title=text("rules-otherwise"))
    return (f"-# {say(note)}",) if book.since else ()


def title(book: Book) -> Text:
    """Return what a book is called: its game, and its edition if there are several."""
    name = text(f"{book.game}-name")
    if not book.edition:
        return name
    return text("rules-book", game=name, edition=edition_name(book.game, book.edition))


def choice(locale: str) -> Message:
    """Return the question whose rules are to be read, or searched for something."""
    say = speaker(locale)
    asks: ui.TextDisplay[Any] = ui.TextDisplay(say(text("rules-which")))
    return Message([ui.Container(asks, ui.ActionRow(_seek(None, say)), _books(None, say))])


def results(
    books: list[Book], typed: str, found: tuple[Found, ...], nearly: list[str], locale: str
) -> Message:
    """Return what was found in a book, or in several; if nothing, what there is."""
    say, several = speaker(locale), len(books) > 1
    names = {book.mark: book for book in books}
    items: list[ui.Item[Any]] = []
    where = text("rules-everywhere") if several else title(books[0])
    for one in found[:MOST_FOUND]:
        book = names[one.mark]
        heading = f"{say(title(book))} · {one.title}" if several else one.title
        items.append(ui.TextDisplay("\n".join((f"**{heading}**", *one.excerpts))))
        label = text("rules-open", title=one.title)
        items.append(
            ui.ActionRow(_button(book, LEAF, label, say, f"{one.chapter}{PART}{one.page}"))
        )
    head = _found(typed, len(found), where) if found else _nothing(books, typed, nearly, where)
    again = None if several else books[0]
    earlier = () if several else _earlier(books[0], say)
    return Message(
        [
            ui.Container(
                ui.TextDisplay("\n".join((*map(say, head), *earlier))),
                *items,
                ui.ActionRow(_seek(again, say)),
                _books(again, say) if several else _contents(books[0], 0, say),
            )
        ]
    )


def _found(typed: str, count: int, where: Text) -> tuple[Text, ...]:
    more = max(0, count - MOST_FOUND)
    return (text("rules-found", typed=quoted(typed), where=where, more=more),)


def _nothing(books: list[Book], typed: str, nearly: list[str], where: Text) -> tuple[Text, ...]:
    """Return that nothing was found, and what there is: words that are near, and the headings."""
    said = [text("rules-nothing", typed=quoted(typed), where=where)]
    if nearly:
        said.append(text("rules-nearly", words=tuple(nearly)))
    if len(books) == 1:
        headings = tuple(one.title for one in chapters(books[0]))
        said.append(text("rules-headings", titles=headings[-NAMED:]))
    return tuple(said)


# Controls


def _control(book: Book | None, verb: str, extra: str = "") -> ControlId:
    """Return a control of a book; of none, where one searches all."""
    if book is None:
        return ControlId(0, ANY, verb)
    return ControlId(book.match, ANY, verb, PART.join(filter(None, (book.mark, extra))))


def _button(book: Book | None, verb: str, label: Text, say: Say, extra: str = "") -> ui.Button[Any]:
    control = _control(book, verb, extra)
    words = cut(say(label), LABEL)
    return ui.Button(label=words, custom_id=str(control), id=control.component)


def _seek(book: Book | None, say: Say) -> ui.Button[Any]:
    return _button(book, SEEK, text("button-search"), say)


def _legend(book: Book, say: Say) -> ui.Button[Any]:
    """Return the button that shows the signs of the match, or of the game."""
    control = ControlId(book.match, ANY, "legend", book.game)
    label = say(text("button-legend"))
    return ui.Button(label=label, custom_id=str(control), id=control.component)


def _contents(book: Book, number: int, say: Say) -> ui.ActionRow[Any]:
    """Return a menu of all chapters."""
    titles = {str(n): one.title for n, one in enumerate(chapters(book), 1)}
    return _menu(_control(book, SECTION), text("rules-menu"), titles, str(number), say)


def _books(book: Book | None, say: Say) -> ui.ActionRow[Any]:
    """Return a menu of all games, each in all its editions."""
    marks = [f"{game}{PART}{one}" for game in offered() for one in editions(game) or ("",)]
    return marks_menu(BOOK, marks, "" if book is None else book.mark, say)


def marks_menu(verb: str, marks: Sequence[str], chosen: str, say: Say) -> ui.ActionRow[Any]:
    """Return a menu of games and editions, by the marks of their books, under `verb`."""
    titles = {mark: title(standard(*mark.split(PART))) for mark in marks}
    asked = text("which-game" if chosen else "which-game-first")
    return _menu(ControlId(0, ANY, verb), asked, titles, chosen, say)


def _menu(
    control: ControlId, placeholder: Text, titles: dict[str, Text], chosen: str, say: Say
) -> ui.ActionRow[Any]:
    return ui.ActionRow(
        ui.Select(
            custom_id=str(control),
            id=control.component,
            placeholder=cut(say(placeholder), 150),
            options=[
                discord.SelectOption(
                    label=cut(say(words), MENU_LABEL), value=value, default=value == chosen
                )
                for value, words in titles.items()
            ],
        )
    )


def marked(extra: str) -> tuple[str, str]:
    """Return the game and the edition that a control names. Raises `Refusal` for no game."""
    game, _, rest = extra.partition(PART)
    if game not in offered():
        raise Refusal(text("refusal-no-such-section"))
    return game, rest.partition(PART)[0]
