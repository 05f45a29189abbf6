"""What is pressed to let somebody else play on one's own seat, and to take one over."""

from __future__ import annotations

from cogs.panels.panel import Button, Style
from engines.core import Seat, Text, text
from tables import Scene
from tables.lobby import LEVELS

HOW = "seat-how"
"""The verb of the button that asks who is to play."""
COMPUTER = "seat-computer"
"""The verb of the buttons that let a computer play, of the level that they carry."""
SEEK = "seat-seek"
"""The verb of the button that looks for somebody in the channel."""
WITHDRAW = "seat-withdraw"
"""The verb of the button that offers the seat no more."""
TAKE = "seat-take"
"""The verb of the button that takes a seat, which carries the seat and the mark of the offer."""
ABSENT = "seat-absent"
"""The verb of the button that lets a computer play for who has left, which carries the seat."""
OTHERS_PLAY = Button(HOW, text("button-seat-how"), anyone=True)
"""Leads from giving up to letting somebody else play."""


def choice(scene: Scene, *, offered: bool) -> tuple[Text, tuple[Button, ...]]:
    """Return what somebody is asked who would let somebody else play."""
    levels = tuple(map(_computer, LEVELS))
    if offered:
        offer = Button(WITHDRAW, text("button-seat-withdraw"), Style.DANGER, anyone=True)
    else:
        offer = Button(SEEK, text("button-seat-seek"), Style.MAIN, anyone=True)
    said = text("reply-seat-offered" if offered else "reply-seat-how")
    return said, (offer, *(() if scene.sat_in else levels))


def take_button(seat: Seat, offer: str) -> Button:
    """Return the button that takes a seat by an offer of this mark."""
    return Button(TAKE, text("button-seat-take"), Style.MAIN, f"{seat}.{offer}", anyone=True)


def absent_button(scene: Scene, seat: Seat) -> Button | None:
    """Return the button that lets a computer play for who has left; None if that is done."""
    row = scene.seats[seat]
    if scene.over or row.sat_in_at is not None or row.resigned_at is not None:
        return None
    return Button(ABSENT, text("button-absent"), extra=str(seat), anyone=True)


def taken_by(extra: str) -> tuple[Seat, str] | None:
    """Return which seat a button takes, by which offer; None if that says nothing of the kind."""
    seat, _, offer = extra.partition(".")
    if not all(part.isascii() and part.isdecimal() and len(part) < 15 for part in (seat, offer)):
        return None
    return int(seat), offer


def _computer(level: str) -> Button:
    label = text("button-seat-computer", level=text(f"lobby-level-{level}"))
    return Button(COMPUTER, label, extra=level, anyone=True)
