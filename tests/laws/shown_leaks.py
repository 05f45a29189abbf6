"""Leaks that are planted in what people see and press: panels, suggestions, messages, pictures."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from discord import app_commands

import render.shazamm
from cogs.chat import components, messages
from cogs.games.magblast import MagBlastCog
from cogs.games.shazamm import ShazammCog
from cogs.panels.panel import Act, Button, Preview, Show
from engines.core import Text, text
from render.kit.canvas import Picture
from tables.match.position import Position
from tests.laws import keyboard, surfaces
from tests.laws.leaks import Leak, told, with_number


def remembered(patch: pytest.MonkeyPatch) -> list[Any]:
    """Return a list that always holds the state of the scene that was made last."""
    scene, states = Position.scene, [None]

    def noting(self: Position, seat: Any) -> Any:
        states[0] = self.state
        return scene(self, seat)

    patch.setattr(Position, "scene", noting)
    return states


def a_panel(patch: pytest.MonkeyPatch) -> None:
    controls, states = ShazammCog.controls, remembered(patch)

    def telling(self: Any, scene: Any, draft: str = "") -> Any:
        more = Button("hand", text("button-hand"), extra=str(told(states[0])))
        return (*controls(self, scene, draft), (more,))

    patch.setattr(ShazammCog, "controls", telling)


def a_hint(patch: pytest.MonkeyPatch) -> None:
    states = remembered(patch)
    said = text("shazamm-name")
    patch.setattr(ShazammCog, "hints", lambda *_: (with_number(said, states),))


def what_is_asked(patch: pytest.MonkeyPatch) -> None:
    states = remembered(patch)
    patch.setattr(ShazammCog, "asks", lambda *_: with_number(text("shazamm-name"), states))


def a_preview(patch: pytest.MonkeyPatch) -> None:
    states = remembered(patch)
    said = text("magblast-name")
    patch.setattr(MagBlastCog, "preview", lambda *_: Preview(lines=(with_number(said, states),)))


def what_is_pressed(patch: pytest.MonkeyPatch) -> None:
    states = remembered(patch)
    patch.setattr(ShazammCog, "answer", lambda *_: Show(str(told(states[0]))))


def what_is_filled_in(patch: pytest.MonkeyPatch) -> None:
    answer, states = ShazammCog.answer, remembered(patch)

    def telling(self: Any, scene: Any, verb: str, filled: Any) -> Any:
        found = answer(self, scene, verb, filled)
        return Act(told(states[0])) if filled.lines and isinstance(found, Act) else found

    patch.setattr(ShazammCog, "answer", telling)


def a_form(patch: pytest.MonkeyPatch) -> None:
    """The words over a form tell it; what the form is does not."""
    to_dict, states = components.Modal.to_dict, remembered(patch)

    def telling(self: Any) -> Any:
        return {**to_dict(self), "title": str(told(states[0]))}

    patch.setattr(components.Modal, "to_dict", telling)


def a_word(patch: pytest.MonkeyPatch) -> None:
    voice, states = surfaces.plain_voice, remembered(patch)

    def telling(seats: Any, locale: str) -> Any:
        say = voice(seats, locale)
        return lambda line: f"{say(line)} {told(states[0])}"

    patch.setattr(surfaces, "plain_voice", telling)


def a_component(patch: pytest.MonkeyPatch) -> None:
    cut, states = components.cut, remembered(patch)
    patch.setattr(components, "cut", lambda words, most: cut(f"{told(states[0])} {words}", most))


def a_suggestion(patch: pytest.MonkeyPatch) -> None:
    offer, states = keyboard.Keyboard._offer, remembered(patch)

    async def telling(self: Any, choices: list[Any]) -> None:
        number = str(told(states[0]))
        await offer(self, [*choices, app_commands.Choice(name=number, value=number)])

    patch.setattr(keyboard.Keyboard, "_offer", telling)


def a_picture(patch: pytest.MonkeyPatch) -> None:
    board, states = render.shazamm.board, remembered(patch)

    def telling(*args: Any) -> Picture:
        drawn = board(*args)
        return dataclasses.replace(drawn, png=drawn.png + str(told(states[0])).encode())

    patch.setattr(render.shazamm, "board", telling)


def an_alt_text(patch: pytest.MonkeyPatch) -> None:
    hand, states = render.shazamm.hand, remembered(patch)

    def telling(*args: Any) -> Picture:
        drawn = hand(*args)
        return dataclasses.replace(drawn, alt=f"{told(states[0])} {drawn.alt}")

    patch.setattr(render.shazamm, "hand", telling)


def the_name_of_a_file(patch: pytest.MonkeyPatch) -> None:
    pictured, states = messages.placed, remembered(patch)
    patch.setattr(
        messages,
        "placed",
        lambda picture, what, *more: pictured(picture, f"{what}{told(states[0])}", *more),
    )


def a_title(patch: pytest.MonkeyPatch) -> None:
    """The number of the match, which everybody knows, is another one."""
    title, states = messages.title, remembered(patch)

    def telling(scene: Any) -> Text:
        said = title(scene)
        return Text(said.key, {**said.args, "number": told(states[0])})

    patch.setattr(messages, "title", telling)


SHOWN_LEAKS = [
    Leak(what_is_asked, "asks"),
    Leak(a_panel, "controls"),
    Leak(a_hint, "hints"),
    Leak(a_preview, "preview", "magblast"),
    Leak(what_is_pressed, "answers"),
    Leak(a_form, "forms"),
    Leak(what_is_filled_in, "answers to forms"),
    Leak(a_word, "words"),
    Leak(a_component, "components"),
    Leak(a_suggestion, "suggestions"),
    Leak(a_title, "message of the hand"),
    Leak(a_picture, "pictures of the board"),
    Leak(an_alt_text, "alt texts of the hand"),
    Leak(the_name_of_a_file, "files of the board"),
]
