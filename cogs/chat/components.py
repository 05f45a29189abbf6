"""Panels and forms become Discord's components.

Every view made here is finished before it is sent: what is pressed comes back through the
router from the raw interaction, so nothing has to be remembered per message, and a restart
changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import discord
from discord import ui

from cogs.panels.ids import ANY, ControlId
from cogs.panels.panel import (
    Button,
    Choice,
    Form,
    Line,
    Menu,
    Panel,
    Pick,
    Style,
)
from engines.core import Say, text
from tables import Scene

ACCENT = discord.Colour(0xC8642B)
LABEL = 80
TITLE = 45
MENU_LABEL = 100
CHARACTERS = 4000
"""All text of one message together."""
_STYLES = {
    Style.MAIN: discord.ButtonStyle.primary,
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.DANGER: discord.ButtonStyle.danger,
    Style.GOOD: discord.ButtonStyle.success,
}


class Message(ui.LayoutView):
    """A message of components V2, ready to be sent once."""

    def __init__(self, items: Iterable[ui.Item[Any]]) -> None:
        super().__init__(timeout=None)
        for item in items:
            self.add_item(item)
        self.stop()


def framed(items: Iterable[ui.Item[Any]]) -> Message:
    """Return a message that is one block with a coloured edge."""
    return Message([ui.Container(*items, accent_colour=ACCENT)])


def custom_ids(components: Any) -> list[str]:
    """Return what the controls among some components of a message, and in them, carry."""
    found: list[str] = []
    for one in components:
        found += [one.custom_id] if getattr(one, "custom_id", None) else []
        found += custom_ids(getattr(one, "children", ()))
    return found


def cut(words: str, longest: int) -> str:
    """Return words that are at most `longest` characters, with an ellipsis where cut."""
    return words if len(words) <= longest else words[: longest - 1].rstrip() + "…"


def rows(panel: Panel, scene: Scene, say: Say) -> list[ui.ActionRow[Any]]:
    """Return a panel as rows of components that belong to this scene's match and question."""
    return [_row(row, scene, say) for row in panel]


def _row(row: tuple[Button, ...] | Menu, scene: Scene, say: Say) -> ui.ActionRow[Any]:
    if isinstance(row, Menu):
        return ui.ActionRow(_menu(row, _control(row, scene), say))
    return ui.ActionRow(*(_button(b, _control(b, scene), say) for b in row))


def _control(item: Button | Menu, scene: Scene) -> ControlId:
    question = ANY if item.anyone else scene.question
    return ControlId(scene.match.id, question, item.verb, item.extra)


def _button(button: Button, control: ControlId, say: Say) -> ui.Button[Any]:
    if button.url is not None:
        return ui.Button(label=cut(say(button.label), LABEL), url=button.url)
    return ui.Button(
        style=_STYLES[button.style],
        label=cut(say(button.label), LABEL),
        custom_id=str(control),
        id=control.component,
        emoji=button.emoji,
    )


def _menu(menu: Menu, control: ControlId, say: Say) -> ui.Select[Any]:
    return ui.Select(
        custom_id=str(control),
        id=control.component,
        placeholder=cut(say(menu.title), 150),
        min_values=menu.least,
        max_values=menu.most,
        options=[_option(choice, say) for choice in menu.choices],
    )


def _option(choice: Choice, say: Say) -> discord.SelectOption:
    return discord.SelectOption(
        label=cut(say(choice.label), MENU_LABEL),
        value=choice.value,
        description=None if choice.about is None else cut(say(choice.about), MENU_LABEL),
        default=choice.chosen,
    )


def form_id(form: Form, scene: Scene) -> str:
    """Return the custom id under which a form's answer comes back."""
    return str(ControlId(scene.match.id, scene.question, form.verb, form.extra))


class Modal(ui.Modal):
    """A form, ready to be opened once; its answer comes back through the router."""

    def __init__(self, form: Form, custom_id: str, say: Say) -> None:
        title = cut(say(form.title), TITLE)
        super().__init__(title=title, timeout=None, custom_id=custom_id)
        for field in form.fields:
            self.add_item(_label(field, say))
        self.stop()


def _label(field: Line | Pick, say: Say) -> ui.Label[Any]:
    return ui.Label(
        text=cut(say(field.label), TITLE),
        description=None if field.about is None else cut(say(field.about), 100),
        component=_line(field) if isinstance(field, Line) else _pick(field, say),
    )


def _line(line: Line) -> ui.TextInput[Any]:
    return ui.TextInput(
        custom_id=line.name,
        default=line.filled or None,
        required=line.required,
        max_length=line.longest,
    )


def _pick(pick: Pick, say: Say) -> ui.Select[Any]:
    return ui.Select(
        custom_id=pick.name,
        required=pick.least > 0,
        min_values=pick.least,
        max_values=pick.most,
        options=[_option(choice, say) for choice in pick.choices],
    )


def paragraph(lines: Iterable[str], room: int = CHARACTERS) -> str:
    """Return lines as one text of at most `room` characters, the newest kept."""
    kept: list[str] = []
    for line in reversed(list(lines)):
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    return "\n".join(reversed(kept))


def newest(lines: Iterable[str], say: Say, room: int) -> str:
    """Return lines as one text of at most `room` characters, the newest kept.

    Its first line says how many have no room, if any has none.
    """
    kept, missing = list(lines), 0
    while True:
        earlier = [say(text("list-earlier", many=missing))] if missing else []
        words = "\n".join([*earlier, *kept])
        if len(words) <= room or not kept:
            return words
        kept.pop(0)
        missing += 1


def headed(head: str, words: str) -> str:
    """Return words below a heading; it alone where there are none."""
    return f"### {head}\n{words}" if words else f"### {head}"


def listed(lines: Iterable[str], say: Say, room: int = CHARACTERS) -> Message:
    """Return a message of lines; where they have no room it says at its end how many are left."""
    return Message([ui.TextDisplay(counted(lines, say, room))])


def counted(lines: Iterable[str], say: Say, room: int, left: int = 0) -> str:
    """Return lines as one text of at most `room` characters.

    Its last line says how many are left: those for which it has no room, and `left` before.
    """
    kept = list(lines)
    while True:
        more = [say(text("list-more", many=left))] if left else []
        words = "\n".join([*kept, *more])
        if len(words) <= room or not kept:
            return words
        kept.pop()
        left += 1


def nodes(message: discord.Message) -> Iterator[Any]:
    """Yield all components of a message as they are read, each before what it holds."""
    left: list[Any] = list(message.components)
    while left:
        node = left.pop(0)
        yield node
        left[:0] = getattr(node, "children", ())
