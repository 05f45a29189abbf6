"""What a game offers to press, said without Discord: buttons, menus and forms.

A game's cog makes these from a scene alone, and the shared part turns them into components,
so that panels are tested like any other pure function.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from engines.choosing import Style
from engines.core import MalformedAction, Text, text

MOST_CHOICES = 25
"""Discord shows no more choices in a menu, and no more suggestions."""

ACT = "act"
"""The verb of the button that everybody sees: open whatever I am asked now."""


class Button(Struct, frozen=True):
    """A button. `anyone` marks one that is not bound to the viewer's own question.

    One with a `url` leads there, and nothing comes back of it.
    """

    verb: str
    label: Text
    style: Style = Style.PLAIN
    extra: str = ""
    anyone: bool = False
    emoji: str | None = None
    url: str | None = None


class Choice(Struct, frozen=True):
    """One line of a menu. `value` is what comes back when it is chosen."""

    value: str
    label: Text
    about: Text | None = None
    chosen: bool = False


class Menu(Struct, frozen=True):
    """A menu of 1 to 25 choices, of which `least` to `most` may be chosen."""

    verb: str
    title: Text
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1
    extra: str = ""
    anyone: bool = False


Row: TypeAlias = tuple[Button, ...] | Menu
Panel: TypeAlias = tuple[Row, ...]

MOST_IN_ROW = 5
MOST_OF_PANEL = 22
"""How many components of a message a panel may be, which leaves room for all that stands beside
it: forty, less frame, two texts, two pictures, ten for what stands under every hand, and three for
how many matches wait."""


def components(panel: Panel) -> int:
    """Return how many components of a message a panel is; each row is one itself."""
    return sum(2 if isinstance(row, Menu) else 1 + len(row) for row in panel)


def in_rows(buttons: Sequence[Button]) -> Panel:
    """Return buttons in as few rows as hold them."""
    rows = range(0, len(buttons), MOST_IN_ROW)
    return tuple(tuple(buttons[at : at + MOST_IN_ROW]) for at in rows)


class Line(Struct, frozen=True):
    """A line of a form to be typed; `filled` stands in it at first."""

    name: str
    label: Text
    about: Text | None
    filled: str
    longest: int
    required: bool = True


class Pick(Struct, frozen=True):
    """A menu within a form."""

    name: str
    label: Text
    choices: tuple[Choice, ...]
    about: Text | None = None
    least: int = 0
    most: int = 1


class Form(Struct, frozen=True):
    """A form to fill in: 1 to 5 fields. Its answer comes back under `verb`, with `extra`."""

    verb: str
    title: Text
    fields: tuple[Line | Pick, ...]
    extra: str = ""


class Act(Struct, frozen=True):
    """What pressing led to: this action is to be submitted."""

    action: Any


class Show(Struct, frozen=True):
    """What pressing led to: the viewer's own panel is to be shown in private.

    `draft` is what has been chosen so far of a move with several parts; the game writes and
    reads it. It travels in the controls, so it has no colon and at most 60 characters.
    """

    draft: str = ""


class Keep(Struct, frozen=True):
    """What pressing led to: the viewer's draft is to be these orders, and to be shown.

    They stay in the database until they are submitted; `draft` is, as in `Show`, what has
    been chosen so far of the next one.
    """

    orders: tuple[Any, ...]
    draft: str = ""


class Submit(Struct, frozen=True):
    """What pressing led to: these actions are to be submitted, and the panel shown again.

    `rest` stays as the viewer's draft, and with it what of the orders cannot be carried out.
    """

    orders: tuple[Any, ...]
    rest: tuple[Any, ...] = ()


class Leave(Struct, frozen=True):
    """What pressing led to: whoever waits leaves these actions to be done, in place of others.

    `draft` is, as in `Show`, what the panel shows then.
    """

    actions: tuple[Any, ...]
    draft: str = ""


class Order(Struct, frozen=True):
    """What pressing led to: this standing order is to be given."""

    field: str
    value: Any


class Preview(Struct, frozen=True):
    """How a draft is shown before it is confirmed.

    `render/<key>/` draws it: `picture(view, *args, say)`; without a picture the board stays
    as it is. `lines` say it in words. `view` is drawn in place of the match as it stands.
    """

    picture: str = ""
    args: tuple[Any, ...] = ()
    lines: tuple[Text, ...] = ()
    view: Any = None


Answer: TypeAlias = Act | Order | Form | Show | Keep | Leave | Submit


class Filled(Struct, frozen=True):
    """What a person put into a form, or chose in a menu (under the name `values`).

    `extra` is what the control itself carried.
    """

    lines: dict[str, str] = {}
    picks: dict[str, tuple[str, ...]] = {}
    extra: str = ""

    def line(self, name: str) -> str:
        """Return what was typed in a line, without surrounding blanks; "" if nothing was."""
        return self.lines.get(name, "").strip()

    def words(self, name: str) -> str:
        """Return what was typed in a line that takes words: blanks alone stay what they are."""
        return self.line(name) or self.lines.get(name, "")

    def pick(self, name: str = "values") -> tuple[str, ...]:
        """Return the values chosen in a menu."""
        return self.picks.get(name, ())

    def numbers(self, name: str = "values") -> tuple[int, ...]:
        """Return the values chosen in a menu of numbers. Raises `MalformedAction`."""
        chosen = self.pick(name)
        if not all(re.fullmatch(r"[+-]?[0-9]{1,6}", value) for value in chosen):
            raise MalformedAction(text("refusal-malformed"))
        return tuple(map(int, chosen))

    def number(self, name: str = "values") -> int:
        """Return the one number chosen in a menu. Raises `MalformedAction`."""
        chosen = self.numbers(name)
        if len(chosen) != 1:
            raise MalformedAction(text("refusal-malformed"))
        return chosen[0]
