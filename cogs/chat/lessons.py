"""The message of a lesson, and the list of all lessons."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from cogs.chat.components import custom_ids, framed, newest, rows
from cogs.chat.messages import ROOM_FOR_LINES, MessageBuilder
from cogs.chat.shown import Shown
from cogs.panels.ids import ANY, ControlId, parse
from cogs.panels.lessons import (
    BEGIN_AGAIN,
    LEARN,
    LESSON_HINT,
    PRESSED,
    TURN_TO,
    Page,
    heard,
    panel,
)
from cogs.words.names import chat_voice, plain_voice
from cogs.words.strings import speaker
from engines import lessons
from engines.core import Say, Text, text
from tables.people import Progress

ABREAST = 5
"""Buttons that stand in one row."""


async def lesson_message(
    messages: MessageBuilder, page: Page, locale: str, draft: str, said: tuple[Text, ...] = ()
) -> Shown:
    """Return a lesson: what has happened, the pictures, and below them what is to be pressed.

    Where something is `said` of what was pressed, that stands in place of what has happened.
    """
    say = chat_voice(page.scene.seats, locale)
    lines = _head(page, said, say)
    begun = bool(draft or page.scene.drafted)
    preview = None
    if begun and page.prompt is not None:
        preview = await asyncio.to_thread(page.game.preview, page.scene, draft)
    controls = await asyncio.to_thread(panel, page, draft)
    room = ROOM_FOR_LINES - len(lines)
    pictured = await messages.private(page.scene, page.public, preview, locale, room, deciding=True)
    items: list[ui.Item[Any]] = [
        ui.TextDisplay(lines),
        *(gallery for _, gallery in pictured),
        ui.TextDisplay(say(_asks(page))),
        *rows(controls, page.scene, plain_voice(page.scene.seats, locale)),
    ]
    return Shown(framed(items), [file for files, _ in pictured for file in files])


def _head(page: Page, said: tuple[Text, ...], say: Say) -> str:
    """Return the title of a lesson, and what has just happened or what is said instead."""
    number = min(page.progress.done + 1, len(page.lesson.prompts))
    title = text(
        "lesson-title",
        name=text(f"{page.key}-lesson"),
        number=number,
        of=len(page.lesson.prompts),
    )
    head = say(title)
    told = newest(map(say, said or heard(page)), say, ROOM_FOR_LINES - len(head) - 1)
    return "\n".join(filter(None, (head, told)))


def _asks(page: Page) -> Text:
    """Return what is to be pressed, or what the lesson ends with."""
    if page.prompt is None:
        return text("lesson-over", says=text(f"{page.key}-lesson-ends"))
    return text("lesson-prompt", says=page.prompt.says)


def lesson_list(progress: Mapping[str, Progress], locale: str) -> ui.LayoutView:
    """Return all lessons with a line and a button for each; what is begun goes on there."""
    say = speaker(locale)
    keys = lessons.keys()
    lines = [text("lesson-which"), *(_line(key, progress.get(key)) for key in keys)]
    buttons = [_button(TURN_TO, say(text(f"{key}-lesson")), key) for key in keys]
    abreast = (buttons[at : at + ABREAST] for at in range(0, len(buttons), ABREAST))
    words: ui.TextDisplay[Any] = ui.TextDisplay("\n".join(map(say, lines)))
    return framed([words, *(ui.ActionRow(*some) for some in abreast)])


def _line(key: str, progress: Progress | None) -> Text:
    """Return what a lesson is of, and how far somebody has come in it."""
    of = len(lessons.lesson(key).prompts) if progress and progress.done else 0
    about = text("lesson-line", name=text(f"{key}-lesson"), about=text(f"{key}-lesson-about"))
    if progress is None or not of:
        return about
    if progress.done >= of:
        return text("lesson-line-done", line=about)
    return text("lesson-line-begun", line=about, number=progress.done + 1, of=of)


def learn_button(locale: str) -> ui.ActionRow[Any]:
    """Return the button that opens the list of all lessons."""
    return ui.ActionRow(_button(LEARN, speaker(locale)(text("button-learn"))))


def _button(verb: str, label: str, key: str = "") -> ui.Button[Any]:
    control = ControlId(0, ANY, verb, key)
    return ui.Button(label=label, custom_id=str(control), id=control.component)


def is_lesson(message: discord.Message | None) -> bool:
    """Tell whether a message is a lesson or the list of them."""
    return message is not None and any(map(_is_lesson_control, custom_ids(message.components)))


def _is_lesson_control(custom_id: str) -> bool:
    control = parse(custom_id)
    verbs = (TURN_TO, BEGIN_AGAIN, PRESSED, LESSON_HINT)
    return control is not None and control.verb in verbs
