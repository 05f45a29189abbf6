"""What people type for Shazamm! becomes numbers; no rules."""

from __future__ import annotations

import re

from cogs.words.strings import LOCALES, speaker
from engines.core import Refusal, Say, Text, text
from engines.shazamm.model import DECOY, SPELLS

ALL = (DECOY, *SPELLS)
_DIVIDERS = re.compile(r"[,;+/&\n]|\s+(?=\d)|(?<=\d)\s+")
_AS_SUGGESTED = re.compile(r"\b(\d{1,2}) ([^\d,;+/&\n]+)")
_MOST_TYPED = 50


def spell_name(spell: int) -> Text:
    """Return the name of a card."""
    return text(f"shazamm-spell-{spell}")


def numbered(spell: int, say: Say) -> str:
    """Return a card's number and name, as on its face."""
    return f"{spell} {say(spell_name(spell))}"


def whole_number(typed: str) -> int:
    """Return the number that was typed. Raises `Refusal` if it is none."""
    shown = typed.strip()
    if re.fullmatch(r"[+-]?\d{1,6}", shown) is None:
        raise Refusal(text("refusal-not-a-number", typed=shown[:_MOST_TYPED]))
    return int(shown)


def cards(typed: str) -> tuple[int, ...]:
    """Return the cards that were typed, by number or by name in any language.

    Dividers are commas, semicolons, plus signs, or blanks beside a number. Raises `Refusal`
    for what names no card. A number with its card's name behind it is one card.
    """
    return tuple(_card(part) for part in _parts(typed))


def _parts(typed: str) -> list[str]:
    shortened = _AS_SUGGESTED.sub(_without_its_name, typed)
    return [part.strip() for part in _DIVIDERS.split(shortened) if part.strip()]


def _without_its_name(numbered_card: re.Match[str]) -> str:
    number, name = numbered_card[1], numbered_card[2].strip().casefold()
    own = int(number) in ALL and name in _names()[int(number)]
    return f"{number} " if own else numbered_card[0]


def _card(part: str) -> int:
    if part.isdecimal() and len(part) <= 2 and int(part) in ALL:
        return int(part)
    wanted = part.casefold()
    found = [spell for spell, names in _names().items() if wanted in names]
    found = found or [s for s, names in _names().items() if any(wanted in n for n in names)]
    if len(found) != 1:
        raise Refusal(text("shazamm-refusal-no-such-spell", typed=part[:_MOST_TYPED]))
    return found[0]


def _names() -> dict[int, tuple[str, ...]]:
    voices = [speaker(locale) for locale in LOCALES]
    return {spell: tuple(say(spell_name(spell)).casefold() for say in voices) for spell in ALL}


def longer_lists(typed: str, offered: tuple[int, ...], say: Say) -> list[tuple[str, str]]:
    """Return what a list being typed may go on to: labels and values, the list itself first.

    `offered` are the cards that may be named, each once.
    """
    chosen, rest = _chosen(typed, offered)
    lists = [chosen] if chosen else []
    lists += [(*chosen, card) for card in offered if card not in chosen]
    named = [(" + ".join(numbered(c, say) for c in cards_), cards_) for cards_ in lists]
    return [
        (label, ",".join(map(str, cards_)))
        for label, cards_ in named
        if not rest or rest in label.casefold()
    ]


def _chosen(typed: str, offered: tuple[int, ...]) -> tuple[tuple[int, ...], str]:
    """Return the cards named so far, and the unfinished rest."""
    chosen: list[int] = []
    parts = _parts(typed)
    for position, part in enumerate(parts):
        try:
            card = _card(part)
        except Refusal:
            return tuple(chosen), " ".join(parts[position:]).casefold()
        if card in offered and card not in chosen:
            chosen.append(card)
    return tuple(chosen), ""
