"""Names of people, and whatever else they type: shown, never trusted."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from itertools import pairwise

import discord

from cogs.words.computers import MARK, computer_name
from cogs.words.lines import NOT_SHOWN, one_line
from cogs.words.strings import speaker
from engines.core import Say, Text, Verbatim, text
from tables.mentions import mentioned
from tables.rows import FORMER
from tables.rows import Seat as SeatRow

LONGEST = 32
VOICES = 64
"""How many voices are kept, each of a match in a language."""
LINES = 128
"""How many of the lines that it said last a voice remembers: some more than a board tells."""
_BLANK = {*"\u115f\u1160\u2800\u3164\uffa0", NOT_SHOWN}
"""Letters and symbols that nobody sees, and the sign of what cannot be shown."""
_PILED = 4
"""How many marks upon one letter stay: more would reach into other lines; no script piles so."""
_LINK = re.compile(r"(?<=:)(?=//)|(?<=\.gg)(?=/)|(?<=\.com)(?=/invite)", re.IGNORECASE)
"""Where a link is broken, so that Discord makes none of what a person typed."""
_BREAK = "\u200b"
_MARKDOWN = re.compile(r"[\\*_~|`\[<]|^[>#+-]|(?<=^\d)\.", re.MULTILINE)
"""What Discord reads as markup: anywhere, or at the beginning of a line."""


def clean(name: str) -> str:
    """Return a name as one short line without control and direction characters.

    Of marks upon one letter no more stay than any script needs.
    """
    shown = _without_piles(one_line(unicodedata.normalize("NFC", name)))
    return shown[:LONGEST].strip() if any(map(_is_seen, shown)) else "?"


def _without_piles(name: str) -> str:
    kept: list[str] = []
    marks = 0
    for character in name:
        marks = marks + 1 if unicodedata.category(character)[0] == "M" else 0
        if marks <= _PILED:
            kept.append(character)
    return "".join(kept)


def _is_seen(character: str) -> bool:
    return unicodedata.category(character)[0] not in "CMZ" and character not in _BLANK


BOLD = "**"
FEWEST_NESTED = 3
"""Signs of bold words: bold words in bold words take one more at least."""
_BEFORE_WORDS = " \n([«“¡¿"
"""Behind one of these words begin; behind any other sign they have ended."""


def literal(words: str) -> str:
    """Return words so that Discord shows them as they are: no markdown, mentions or links."""
    escaped = discord.utils.escape_mentions(_MARKDOWN.sub(r"\\\g<0>", words))
    return _LINK.sub(_BREAK, escaped)


def quoted(words: str) -> str:
    """Return what a person may have typed as one line that Discord shows as it is."""
    return literal(one_line(words))


def chat_voice(seats: tuple[SeatRow, ...], locale: str) -> Say:
    """Return what makes words for a chat message: names in bold, all plain words escaped."""
    return _chat_voice(names_of(seats, locale), locale, _match_of(seats))


@lru_cache(maxsize=VOICES)
def _chat_voice(names: tuple[str, ...], locale: str, match_id: int | None) -> Say:
    """Return a voice that remembers its last lines: a board tells most of them with each move."""
    bold = [f"**{literal(name)}**" for name in names]
    say = speaker(locale, bold.__getitem__, quoted, match_id)
    remembered: dict[str, str] = {}

    def said_before(said: Text) -> str:
        key = repr(said)  # what cannot be encoded can be said, too
        words = remembered.get(key)
        if words is None:
            if len(remembered) >= LINES:
                remembered.clear()
            words = remembered[key] = bold_throughout(say(said))
        return words

    return said_before


def bold_throughout(words: str) -> str:
    """Return words of which those in bold words are not marked as bold again.

    Of "**Fire at **Bob**’s ship**" Discord would show all in bold but the name.
    """
    first, *parts = words.split(BOLD)
    if len(parts) <= FEWEST_NESTED:
        return words
    shown, depth, begins = [first], 0, False
    for before, after in pairwise((first, *parts)):
        begins = not depth or (before[-1] in _BEFORE_WORDS if before else begins)
        depth += 1 if begins else -1
        shown += [BOLD, after] if depth == begins else [after]
    return "".join(shown)


def plain_voice(seats: tuple[SeatRow, ...], locale: str) -> Say:
    """Return what makes words for pictures, buttons and menus: names and words as they are."""
    return speaker(locale, names_of(seats, locale).__getitem__, one_line, _match_of(seats))


def _match_of(seats: tuple[SeatRow, ...]) -> int | None:
    return seats[0].match_id if seats else None


def names_of(seats: tuple[SeatRow, ...], locale: str) -> tuple[str, ...]:
    """Return what each seat is called, as it is written; those who are called alike, numbered."""
    say = speaker(locale)
    return told_apart(
        tuple(
            computer_name(row.match_id, row.seat)
            if row.user_id is None
            else (row.name if row.user_id != FORMER else say(_nobody(row)))
            for row in seats
        )
    )


def _nobody(row: SeatRow) -> Text:
    """Return what a person is called of whom nothing is known: who is forgotten has no name.

    In a match that somebody brought along it is the number of the seat.
    """
    if not row.name:
        return text("player-former")
    return text("player-seat", number=row.seat + 1)


@lru_cache(maxsize=1024)
def told_apart(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return names of which no two look alike: those that do bear a number."""
    alike = [_alike(name) for name in names]
    taken, told = set(alike), list[str]()
    for name, looks in zip(names, alike, strict=True):
        numbered = (f"{name[: LONGEST - 4]} ({n})" for n in range(1, 100))
        free = (one for one in numbered if _alike(one) not in taken)
        told.append(name if alike.count(looks) == 1 else next(free))
        taken.add(_alike(told[-1]))
    return tuple(told)


def _alike(name: str) -> str:
    """Return what is the same of names that look the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def mention(row: SeatRow, locale: str, seats: tuple[SeatRow, ...]) -> Verbatim:
    """Return a person as a mention; whether it pings is the message's own choice.

    A computer is named, with the mark of one; so is who has given up, or for whom one sits in.
    """
    sat_in = row.sat_in_at is not None
    if row.reaches is None or row.resigned_at is not None or sat_in:
        name = f"**{literal(names_of(seats, locale)[row.seat])}**"
        return Verbatim(f"{MARK} {name}" if row.user_id is None or sat_in else name)
    return mentioned(row.reaches)
