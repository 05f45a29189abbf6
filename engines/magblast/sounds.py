"""The sound that every blast needs ("Realizar disparos", step 2; ruling 9).

A sound is what a person would call one: at least two letters, and no link and no mention.
Nobody makes the same sound twice in a row.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from msgspec.structs import replace

from engines.core import Seat, Text
from engines.magblast.model import Action, Fire, Launch, Sound
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

_ADDRESS = re.compile(
    r"[^\W_][\w-]*\.(?:[^\W\d_]{2}|com|net|org|info|biz|xyz|app|dev"
    r"|site|online|shop|club|live|top)\b"
    r"|[^\W_][\w-]*\.[^\W\d_]{2,}[/:]|\d{1,3}(?:\.\d{1,3}){3}",
    re.I,
)
"""What a browser would find: `evil.ru`, `evil.example/abc`, `10.0.0.1`."""
MARKS = 3
"""Marks on one letter: more than any language writes, and they cover the lines around."""

SUGGESTIONS = {
    "en": (
        *("Pyoo!", "Zzzap!", "Kra-KOOM!", "Fwoosh!", "Bzzzt!", "Ka-BLAM!", "Wheeeee-BOOM!"),
        *("Pew!", "Tzing!", "Skreee!", "Thoom!", "Zwip!", "Ratatatat!", "Shhhh-KABOOM!"),
        *("Plink!", "Vrrrm!"),
    ),
    "es": (
        *("¡Pium!", "¡ZzzzzuuUT!", "¡FFFFIUUU!", "¡Cata-BUUM!", "¡Bzzzt!", "¡Patapum!"),
        *("¡Fiuuu-PLAF!", "¡Piu, piu!", "¡Chas!", "¡Ñiiiic!", "¡Tuuum!", "¡Zas!", "¡Ratatatá!"),
        *("¡Shhhh-CABUUM!", "¡Plinc!", "¡Brrrum!"),
    ),
}
"""Sounds for those who are at a loss, computers above all, by language."""


@lru_cache(maxsize=1024)
def cleaned(words: str) -> str:
    """Return a sound on one line, without blanks at its ends and without hidden characters."""
    line = " ".join(words.split())
    return "".join(c for c in line if c == _JOINER or unicodedata.category(c)[0] != "C").strip()


def check_sound(state: State, seat: Seat, words: str) -> None:
    """Raise `IllegalAction` with the reason unless this is a sound; that is not a miss."""
    words = cleaned(words)
    fault = _fault(words)
    if fault is not None:
        raise refuse(fault)
    heard = _letters(words)
    made = state.fleets[seat].sounds
    if made and _letters(made[-1]) == heard:
        raise refuse("sound-repeated", suggestion=suggested(state, seat))


@lru_cache(maxsize=1024)
def _fault(words: str) -> str | None:
    """Return why words are no sound, by the end of a refusal's key; None if they are one."""
    if has_link(words):
        return "sound-link"
    if has_mention(words):
        return "sound-mention"
    return None if has_letters(words) else "sound-letters"


def fit_to_print(words: str) -> str:
    """Return what a person typed as a sound, with no more marks on a letter than it can bear.

    Raises `IllegalAction` for what holds an address. It is asked when a sound is typed, and
    not when a log is played again: what was once made stays made.
    """
    words = bearable(cleaned(words))
    if has_address(words):
        raise refuse("sound-link")
    return words


def bearable(words: str) -> str:
    """Return words with no more marks on a letter than `MARKS`."""
    kept: list[str] = []
    marks = 0
    for letter in words:
        marks = marks + 1 if unicodedata.category(letter)[0] == "M" else 0
        if marks <= MARKS:
            kept.append(letter)
    return "".join(kept)


def has_address(words: str) -> bool:
    """Tell whether there is anything in words that a browser would go to."""
    return has_link(words) or _ADDRESS.search(words) is not None


def has_link(words: str) -> bool:
    """Tell whether there is something in words that leads elsewhere."""
    return _LINK.search(words) is not None


def has_mention(words: str) -> bool:
    """Tell whether words call somebody, or name a channel or a command."""
    return _MENTION.search(words) is not None


def has_letters(words: str) -> bool:
    """Tell whether there is enough in words to be read aloud."""
    return len(_letters(words)) >= LETTERS


@lru_cache(maxsize=1024)
def _letters(words: str) -> str:
    """Return what is heard: two sounds that differ only in case and punctuation are one."""
    return "".join(c for c in _EMOJI.sub("", words).casefold() if c.isalpha() and c not in _BLANK)


def remember(state: State, seat: Seat, words: str) -> State:
    """Return the state in which a sound is the last that a seat made."""
    fleet = state.fleets[seat]
    heard = _letters(words)
    others = [made for made in fleet.sounds if _letters(made) != heard]
    return with_fleet(state, seat, replace(fleet, sounds=(*others, words)[-KEPT:]))


def suggestion(state: State, seat: Seat, language: str = "en") -> str:
    """Return a sound of a language that would be accepted from a seat now."""
    found = SUGGESTIONS[language]
    start = state.plays + 5 * seat
    made = state.fleets[seat].sounds
    last = _letters(made[-1]) if made else ""
    first, second = (found[(start + step) % len(found)] for step in (0, 1))
    return second if _letters(first) == last else first


def suggested(state: State, seat: Seat) -> Text:
    """Return a sound that would be accepted from a seat now, in the language of who reads it."""
    return Text(
        "magblast-suggestion",
        {language: suggestion(state, seat, language) for language in SUGGESTIONS},
    )


def voiced(state: State, seat: Seat, action: Action, language: str) -> Action:
    """Return a computer's action with its sound in a language, if there are sounds in it."""
    if language not in SUGGESTIONS:
        return action
    match action:
        case Sound():
            return Sound(suggestion(state, seat, language))
        case Fire(sound=str()) | Launch(sound=str()):
            return replace(action, sound=suggestion(state, seat, language))
        case _:
            return action


def plain(state: State, seat: Seat, action: Action) -> Action:
    """Return an attack as computers make it: a shot with its sound at once, a squadron with none.

    Who fires says the sound at once or after it, and nothing but the sound tells these apart.
    """
    match action:
        case Sound():
            return Sound(suggestion(state, seat))
        case Fire():
            return replace(action, sound=suggestion(state, seat))
        case Launch():
            return replace(action, sound=None)
        case _:
            return action
