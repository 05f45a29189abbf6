"""Messages as Discord gets them, whole: words, pictures, panel and what stands below every panel.

How much there is hangs on nothing that is to be seen in a picture, so none is drawn: each is a
dot, with as long an alt text as there may be.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from cogs.chat.components import custom_ids
from cogs.chat.in_line import line
from cogs.chat.messages import MessageBuilder
from cogs.chat.pictures import Pictures
from cogs.chat.shown import ALT, Shown
from cogs.panels.ids import parse
from cogs.panels.panel import Keep, Leave, Menu, Panel, Show, components
from cogs.panels.room import BACK, MORE
from cogs.words.strings import speaker
from engines.core import Refusal, Text
from offline.simcord_inside import Upload
from render.kit.canvas import Picture
from tables.calling import Awaited
from tables.match.lately import Lately
from tables.match.position import Position
from tables.notice import Old
from tests.bot.limits import V2, message_problems
from tests.laws.matches import spread
from tests.laws.panels import Desk, Pressed, cog_of

NONCE = "0" * 24
CHOICES = 4
"""How many choices of a control are made in search of a full panel."""
DOT = Picture(b"dot", "…" * ALT)
NAME = "_*" * 16
"""As long as a name may be, and twice that once nothing of it is markup any more."""


class Dots(Pictures):
    """Draws nothing."""

    async def _run(self, game: str, what: str, *args: Any) -> Picture:
        return DOT


@cache
def _messages() -> MessageBuilder:
    return MessageBuilder(Dots())


def _of(position: Position) -> MessageBuilder:
    messages, game = _messages(), position.match.game
    messages.games[game] = cog_of(game)
    return messages


def named(position: Position) -> Position:
    """Return a match of people with long names, each of whom has something to take back."""
    seats = tuple(replace(seat, name=NAME) for seat in position.seats)
    lately = Lately(back=dict.fromkeys(range(len(seats)), False))
    return replace(position, seats=seats, lately=lately)


async def board(position: Position, said: Sequence[Text], locale: str) -> Shown:
    """Return the public message of a match."""
    return await _of(position).board(position.scene(None), said, locale, NONCE)


def holds(position: Position, said: Sequence[Text], locale: str) -> int:
    """Return how many of these lines the public message can tell."""
    return _of(position).holds(position.scene(None), said, locale)


async def hand(desk: Desk, said: Sequence[Text], locale: str, *, looks: bool = True) -> Shown:
    """Return a person's own message, with what was chosen so far and all pictures there are.

    It stands in direct messages, and another match waits for them.
    """
    public, match = desk.position.scene(None), desk.position.match
    shown = await _of(desk.position).hand(
        desk.scene, public, said, locale, NONCE, desk.draft, looks=looks, direct=True
    )
    matches = (match, replace(match, id=match.id + 1))
    waiting = [Awaited(one, desk.seat, responding=False, due=None) for one in matches]
    for item in line(waiting, match.id, speaker(locale)):
        shown.view.add_item(item)
    return shown


async def first(desk: Desk, said: Sequence[Text], locale: str) -> Shown:
    """Return a person's own message as it is when they are called: nothing waits besides."""
    public = desk.position.scene(None)
    return await _of(desk.position).hand(desk.scene, public, said, locale, NONCE, direct=True)


def past(position: Position, old: Old, locale: str) -> list[str]:
    """Return all text displays of what stays of a message that another stands for now."""
    shown = _of(position).past(position.scene(None), old, locale)
    return list(_texts(shown.to_components()))


def texts_of(shown: Shown) -> list[str]:
    """Return all text displays of a message, in order."""
    return list(_texts(shown.view.to_components()))


def _texts(components: Any) -> Iterator[str]:
    if isinstance(components, list):
        for one in components:
            yield from _texts(one)
        return
    if "content" in components:
        yield components["content"]
    yield from _texts(components.get("components", []))


def problems(shown: Shown) -> list[str]:
    """Return what Discord would refuse of a message."""
    body = {
        "components": shown.view.to_components(),
        "flags": V2,
        "allowed_mentions": {"parse": []},
    }
    uploads = [Upload(f.filename, len(f.fp.read()), f.description) for f in shown.files]
    return list(message_problems(body, uploads, new=True))


def verbs(shown: Shown) -> frozenset[str]:
    """Return what every control of a message does, and at which step."""
    known = (parse(custom_id) for custom_id in custom_ids(shown.view.children))
    return frozenset(_deed(one.verb, one.extra) for one in known if one is not None)


def verbs_of(panel: Panel) -> frozenset[str]:
    """Return what every control of a panel does, and at which step."""
    rows = ((row,) if isinstance(row, Menu) else row for row in panel)
    return frozenset(_deed(one.verb, one.extra) for row in rows for one in row)


def _deed(verb: str, extra: str) -> str:
    return verb if verb in (MORE, BACK) else f"{verb}:{extra}"


def fullest(desk: Desk, depth: int) -> Iterator[Desk]:
    """Yield a panel, the fullest of those that it leads to, the fullest of what that leads to, …"""
    yield desk
    for _ in range(depth):
        found = list(_led_to(desk))
        if not found:
            return
        desk = max(found, key=_components)
        yield desk


def _led_to(desk: Desk) -> Iterator[Desk]:
    """Yield what stands there after some choices of each control that lead to a further one."""
    for pressed in _some_of_each(desk.presses()):
        try:
            answer = desk.answer(pressed)
        except Refusal:
            continue
        if isinstance(answer, Keep | Show | Leave):
            yield desk.followed(answer)


def _some_of_each(presses: Iterator[Pressed]) -> Iterator[Pressed]:
    by_control = defaultdict[int, list[Pressed]](list)
    for pressed in presses:
        by_control[id(pressed.control)].append(pressed)
    for same in by_control.values():
        yield from spread(tuple(same), CHOICES)


def _components(desk: Desk) -> int:
    """Return of how many components a panel is, whether or not there is room for them."""
    return components(desk.cog.offered(desk.scene, desk.draft))
