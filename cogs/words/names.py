"""Names of people, and whatever else they type: shown, never trusted."""

from __future__ import annotations

import re
import unicodedata

import discord

from cogs.words.strings import speaker
from engines.core import Say, Seat, Verbatim, text
from tables.rows import Seat as SeatRow

LONGEST = 32
_HARMLESS = {"\u200d"}
"""The joiner of emoji; every other format character could turn text around or hide it."""
_BLANK = set("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that nobody sees."""
_MARKDOWN = re.compile(r"[\\*_~|`\[<]|^[>#+-]|(?<=^\d)\.", re.MULTILINE)
"""What Discord reads as markup: anywhere, or at the beginning of a line."""


def clean(name: str) -> str:
    """Return a name as one short line without control and direction characters."""
    shown = one_line(name)
    return shown[:LONGEST].strip() if any(map(_is_seen, shown)) else "?"


def one_line(words: str) -> str:
    """Return words as one line without control and direction characters."""
    line = " ".join(words.split())
    return "".join(c for c in line if c in _HARMLESS or unicodedata.category(c)[0] != "C").strip()


def _is_seen(character: str) -> bool:
    return unicodedata.category(character)[0] not in "CMZ" and character not in _BLANK


def literal(words: str) -> str:
    """Return words so that Discord shows them as they are: no markdown, no mentions."""
    return discord.utils.escape_mentions(_MARKDOWN.sub(r"\\\g<0>", words))


def quoted(words: str) -> str:
    """Return what a person may have typed as one line that Discord shows as it is."""
    return literal(one_line(words))


def chat_voice(seats: tuple[SeatRow, ...], locale: str) -> Say:
    """Return what makes words for a chat message: names in bold, all plain words escaped."""

    def name(seat: Seat) -> str:
        return f"**{literal(_name(seats, seat, locale))}**"

    return speaker(locale, name, quoted, _match_of(seats))


def plain_voice(seats: tuple[SeatRow, ...], locale: str) -> Say:
    """Return what makes words for pictures, buttons and menus: names and words as they are."""
    return speaker(locale, lambda seat: _name(seats, seat, locale), one_line, _match_of(seats))


def _match_of(seats: tuple[SeatRow, ...]) -> int | None:
    return seats[0].match_id if seats else None


def _name(seats: tuple[SeatRow, ...], seat: Seat, locale: str) -> str:
    row = seats[seat]
    if row.user_id is not None:
        return row.name
    number = [r.seat for r in seats if r.user_id is None].index(seat) + 1
    return speaker(locale)(text("computer-name", number=number))


def mention(row: SeatRow, locale: str, seats: tuple[SeatRow, ...]) -> Verbatim:
    """Return a person as a mention; whether it pings is the message's own choice."""
    if row.user_id is None or row.resigned_at is not None:
        return Verbatim(f"**{literal(_name(seats, row.seat, locale))}**")
    return Verbatim(f"<@{row.user_id}>")
