"""The sound that every blast needs ("Realizar disparos", step 2; ruling 9).

A sound is what a person would call one: at least two letters, and no link and no mention.
Nobody makes the same sound twice in a row.
"""

from __future__ import annotations

import re
import unicodedata

from msgspec.structs import replace

from engines.core import Seat
from engines.magblast.refusals import refuse
from engines.magblast.state import State, with_fleet

KEPT = 10
"""How many different sounds of each player are remembered."""
LETTERS = 2
_EMOJI = re.compile(r"<a?:\w+:\d+>")
_LINK = re.compile(r"://|\bwww\.|\]\(|\b[\w-]+\.(?:com|net|org|gg|io|es|tv|me|be|app|dev)\b", re.I)
_MENTION = re.compile(r"<[@#/]|@\w")
_JOINER = "\u200d"
"""Holds emoji together; all other format characters hide something or turn it around."""
_BLANK = frozenset("\u115f\u1160\u3164\uffa0")
"""Letters that nobody sees."""

SUGGESTIONS = (
    *("Pyoo!", "Zzzap!", "Kra-KOOM!", "Fwoosh!", "Bzzzt!", "Ka-BLAM!", "Wheeeee-BOOM!", "Pew!"),
    *("Tzing!", "Skreee!", "Thoom!", "Zwip!", "Ratatatat!", "Shhhh-KABOOM!", "Plink!", "Vrrrm!"),
)
"""Sounds for those who are at a loss, computers above all."""


def cleaned(words: str) -> str:
    """Return a sound on one line, without blanks at its ends and without hidden characters."""
    line = " ".join(words.split())
    return "".join(c for c in line if c == _JOINER or unicodedata.category(c)[0] != "C").strip()


def check_sound(state: State, seat: Seat, words: str) -> None:
    """Raise `IllegalAction` with the reason unless this is a sound; that is not a miss."""
    words = cleaned(words)
    if has_link(words):
        raise refuse("sound-link")
    if has_mention(words):
        raise refuse("sound-mention")
    if not has_letters(words):
        raise refuse("sound-letters")
    heard = _letters(words)
    made = state.fleets[seat].sounds
    if made and _letters(made[-1]) == heard:
        raise refuse("sound-repeated", suggestion=suggestion(state, seat))


def has_link(words: str) -> bool:
    """Tell whether there is something in words that leads elsewhere."""
    return _LINK.search(words) is not None


def has_mention(words: str) -> bool:
    """Tell whether words call somebody, or name a channel or a command."""
    return _MENTION.search(words) is not None


def has_letters(words: str) -> bool:
    """Tell whether there is enough in words to be read aloud."""
    return len(_letters(words)) >= LETTERS


def _letters(words: str) -> str:
    """Return what is heard: two sounds that differ only in case and punctuation are one."""
    return "".join(c for c in _EMOJI.sub("", words).casefold() if c.isalpha() and c not in _BLANK)


def remember(state: State, seat: Seat, words: str) -> State:
    """Return the state in which a sound is the last that a seat made."""
    fleet = state.fleets[seat]
    heard = _letters(words)
    others = tuple(made for made in fleet.sounds if _letters(made) != heard)
    return with_fleet(state, seat, replace(fleet, sounds=(*others, words)[-KEPT:]))


def suggestion(state: State, seat: Seat) -> str:
    """Return a sound that would be accepted from a seat now."""
    start = state.plays + 5 * seat
    made = state.fleets[seat].sounds
    last = _letters(made[-1]) if made else ""
    first, second = (SUGGESTIONS[(start + step) % len(SUGGESTIONS)] for step in (0, 1))
    return second if _letters(first) == last else first
