"""What people see and press, made of a position without Discord: panels, suggestions, messages.

Each function yields what is shown, with a name for it.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

from cogs.chat.components import Modal, form_id, framed, rows
from cogs.chat.messages import MessageBuilder
from cogs.chat.pictures import Pictures
from cogs.chat.shown import NAMED, Shown
from cogs.panels.panel import ACT, Answer, Button, Filled, Form, Keep, Show
from cogs.words.names import plain_voice
from engines.core import Refusal, Say, Seat, Text, text
from tables.match.position import Position
from tests.laws.keyboard import Keyboard, commands_of
from tests.laws.panels import Desk, Pressed, cog_of
from tests.laws.reading import read
from tests.laws.shown import Thing
from tests.render.pictures import unpacked

PRESSES = 3
"""How often a panel is pressed where each press leads to another panel."""
BEGUN = ("", "", "1", "a")
"""What stands in an option when suggestions are asked for."""
NONCE = "0" * 24
HASH = re.compile(rf"[0-9a-f]{{{NAMED}}}(?=\.png)")
THE_ACT = Pressed(ACT, Filled(), Button(ACT, text("button-act")))


def panel(position: Position, viewer: Seat, locale: str, chance: random.Random) -> Iterator[Thing]:
    """Yield what a person is asked and can press, in words too, and where some presses lead."""
    desk = Desk(position, viewer)
    say = plain_voice(desk.scene.seats, locale)
    yield from _offered(desk, say)
    if not desk.scene.legal:
        return
    yield from _pressed(desk, THE_ACT, say)
    for _ in range(PRESSES):
        presses = list(desk.presses())
        if not presses:
            return
        pressed = chance.choice(presses)
        yield from _pressed(desk, pressed, say)
        answer = _answer(desk, pressed)
        if not isinstance(answer, Keep | Show):
            return
        desk = desk.followed(answer)
        yield from _offered(desk, say)


def _offered(desk: Desk, say: Say) -> Iterator[Thing]:
    """Yield all of a panel, and the words on it."""
    scene, cog = desk.scene, desk.cog
    asks = cog.asks(scene)
    yield "asks", asks
    if not scene.legal:
        return
    controls, hints = cog.controls(scene, desk.draft), cog.hints(scene, desk.draft)
    preview = cog.preview(scene, desk.draft) if desk.draft or desk.drafted else None
    yield "controls", controls
    yield "hints", hints
    yield "preview", preview
    lines = [line for line in (asks, *hints, *(preview.lines if preview else ())) if line]
    yield "words", [say(line) for line in lines]
    yield "components", framed(rows(controls, scene, say)).to_components() if controls else []


def _pressed(desk: Desk, pressed: Pressed, say: Say) -> Iterator[Thing]:
    """Yield what a press is answered with, and a form as it opens and as it is filled in."""
    opened = _opened(desk, pressed)
    yield "answers", opened
    if isinstance(opened, Form):
        yield "forms", Modal(opened, form_id(opened, desk.scene), say).to_dict()
        yield "answers to forms", _answer(desk, pressed)


def _opened(desk: Desk, pressed: Pressed) -> Answer | Text:
    try:
        return desk.cog.answer(desk.scene, pressed.verb, pressed.filled)
    except Refusal as refused:
        return refused.text


def _answer(desk: Desk, pressed: Pressed) -> Answer | Text:
    try:
        return desk.answer(pressed)
    except Refusal as refused:
        return refused.text


def in_words(position: Position, viewer: Seat | None, locale: str) -> Iterator[Thing]:
    """Yield the pages on which the viewer reads the match."""
    yield "in words", read(position.scene(viewer), locale)


def suggestions(position: Position, viewer: Seat, chance: random.Random) -> Iterator[Thing]:
    """Yield what autocompletion offers for an option of one of the game's commands."""
    options = [
        (command, option.display_name)
        for command in commands_of(position.match.game).values()
        for option in command.parameters
        if option.autocomplete
    ]
    command, option = chance.choice(options)
    found = Keyboard(position.scene(viewer)).suggestions(command, option, chance.choice(BEGUN))
    yield "suggestions", [(choice.name, choice.value) for choice in found]


def messages(
    position: Position, viewer: Seat | None, said: Sequence[Text], locale: str
) -> Iterator[Thing]:
    """Yield the board's message, and a person's own, with pictures as they are unpacked.

    What is the same may be packed otherwise (`render.kit.png`), and files are named by a hash of
    all of their bytes.
    """
    board, own = asyncio.run(_messages(position, viewer, said, locale))
    for surface, shown in (("board", board), ("hand", own)):
        if shown is not None:
            yield f"message of the {surface}", _unnamed(shown.view.to_components())
            yield f"files of the {surface}", [_unnamed(file.filename) for file in shown.files]
            yield f"alt texts of the {surface}", [file.description for file in shown.files]
            yield f"pictures of the {surface}", [unpacked(file.fp.read()) for file in shown.files]


def _unnamed(sent: Any) -> Any:
    return json.loads(HASH.sub("", json.dumps(sent)))


async def _messages(
    position: Position, viewer: Seat | None, said: Sequence[Text], locale: str
) -> tuple[Shown, Shown | None]:
    """Return the messages; none of their pictures were drawn before."""
    pictures = Pictures()
    messages, public = MessageBuilder(pictures), position.scene(None)
    messages.games[position.match.game] = cog_of(position.match.game)
    try:
        board = await messages.board(public, said, locale, NONCE)
        if viewer is None:
            return board, None
        own = position.scene(viewer)
        return board, await messages.hand(own, public, said, locale, NONCE, direct=True)
    finally:
        pictures.close()
