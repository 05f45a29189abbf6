"""Names of people: they are shown, never trusted."""

from __future__ import annotations

import unicodedata

import discord

from cogs.strings import speaker
from engines.core import Say, Seat, text
from store import Seat as SeatRow

LONGEST = 32
_HARMLESS = {"\u200d"}
"""The joiner of emoji; every other format character could turn text around or hide it."""
_BLANK = set("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that nobody sees."""


def clean(name: str) -> str:
    """Return a name as one short line without control and direction characters."""
    line = " ".join(name.split())
    shown = "".join(c for c in line if c in _HARMLESS or unicodedata.category(c)[0] != "C")
    return shown[:LONGEST].strip() if any(map(_is_seen, shown)) else "?"


def _is_seen(character: str) -> bool:
    return unicodedata.category(character)[0] not in "CMZ" and character not in _BLANK


def literal(words: str) -> str:
    """Return words so that Discord shows them as they are: no markdown, no mentions."""
    escaped = discord.utils.escape_markdown(words, ignore_links=False).replace("<", "\\<")
    return discord.utils.escape_mentions(escaped)


def chat_voice(seats: tuple[SeatRow, ...], locale: str) -> Say:
    """Return what makes words for a chat message, names escaped and in bold."""
    return speaker(locale, lambda seat: f"**{literal(_name(seats, seat, locale))}**")


def plain_voice(seats: tuple[SeatRow, ...], locale: str) -> Say:
    """Return what makes words for pictures, buttons and menus: names as they are."""
    return speaker(locale, lambda seat: _name(seats, seat, locale))


def _name(seats: tuple[SeatRow, ...], seat: Seat, locale: str) -> str:
    row = seats[seat]
    if row.user_id is not None:
        return row.name
    number = [r.seat for r in seats if r.user_id is None].index(seat) + 1
    return speaker(locale)(text("computer-name", number=number))


def mention(row: SeatRow, locale: str, seats: tuple[SeatRow, ...]) -> str:
    """Return a person as a mention; whether it pings is the message's own choice."""
    if row.user_id is None or row.resigned_at is not None:
        return f"**{literal(_name(seats, row.seat, locale))}**"
    return f"<@{row.user_id}>"
