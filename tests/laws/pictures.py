"""Pictures as people get them, without Discord: drawn from scenes, held against the limits."""

from __future__ import annotations

import importlib
import importlib.util
import struct
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from msgspec.structs import replace

from cogs.panels.panel import Keep, Preview, Show
from cogs.words.names import plain_voice
from engines import load
from engines.core import IllegalAction, Say
from render.kit.canvas import ALT_LIMIT, Picture, clipped
from tables import Scene
from tables.match.position import Position
from tests.laws.panels import Desk

MOST_BYTES = 8 * 1024 * 1024
"""What Discord takes in a file, at least."""
SIDES = range(200, 4097)
"""How wide and how high a picture may be, in pixels, so that a phone can show it."""
PNG = b"\x89PNG\r\n\x1a\n"
WIDE = "W" * 32
"""The widest name that a person can have."""


def drawer(key: str, kind: str) -> Callable[..., Any]:
    """Return what a game's package of pictures exports; what is missing is called by its name."""
    found = getattr(importlib.import_module(f"render.{key}"), kind, None)
    assert callable(found), f"render/{key}/__init__.py lacks the function `{kind}`"
    return found


@cache
def kinds(key: str) -> tuple[str, ...]:
    """Return the pictures that a game must have: an open one may do without hands."""
    exported = hasattr(importlib.import_module(f"render.{key}"), "hand")
    return ("board",) if _is_open(key) and not exported else ("board", "hand")


def _is_open(key: str) -> bool:
    if importlib.util.find_spec("engines.open") is None:
        return False
    return isinstance(load(key), importlib.import_module("engines.open").OpenEngine)


def must_be_drawn(scene: Scene, kind: str, locale: str) -> Picture:
    """Draw the board or the hand of a scene; it and its words are within the limits.

    The words alone, for where drawing fails, say the same; those of a board are made for all.
    """
    say = plain_voice(scene.seats, locale)
    picture = drawer(scene.match.game, kind)(scene.view, say)
    must_be_sent(picture)
    if kind == "hand" or scene.seat is None:
        alt = drawer(scene.match.game, f"{kind}_alt")(scene.view, say)
        assert clipped(alt, ALT_LIMIT) == picture.alt
    return picture


def must_be_previewed(scene: Scene, preview: Preview, say: Say) -> None:
    """Draw a preview as it is shown; what the rules refuse is refused in words."""
    view = scene.view if preview.view is None else preview.view
    try:
        picture = drawer(scene.match.game, preview.picture)(view, *preview.args, say)
    except IllegalAction as refusal:
        assert say(refusal.text).strip()
    else:
        must_be_sent(picture)


def pressed(desk: Desk) -> Iterator[Desk]:
    """Yield what somebody has before them after each press that makes or changes a draft."""
    for one in desk.presses():
        answer = desk.answer(one)
        if isinstance(answer, Keep | Show):
            yield desk.followed(answer)


def must_be_sent(picture: Picture) -> None:
    """Assert that Discord takes a picture, and that a phone can show it."""
    assert picture.png.startswith(PNG)
    assert len(picture.png) <= MOST_BYTES
    width, height = struct.unpack(">II", picture.png[16:24])
    assert width in SIDES and height in SIDES, f"{width} × {height} pixels"
    assert 1 <= len(picture.alt) <= ALT_LIMIT
    assert picture.alt == picture.alt.strip()


def left_behind(position: Position) -> Position:
    """Return the same match after the first person resigned, the last seat being a computer's."""
    first, *others, last = (replace(row, name=WIDE) for row in position.seats)
    rows = (
        replace(first, resigned_at=1.0),
        *others,
        replace(last, user_id=None, name="", level="normal"),
    )
    return Position(position.match, rows, position.state, ply=0, number=0)
