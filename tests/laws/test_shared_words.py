"""What is said in every game is true in every game."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from cogs.panels.game import offered
from cogs.words.strings import LOCALES, files, speaker
from engines import keys
from engines.core import Verbatim, text
from tests.by_language import ByLanguage
from tests.laws.catalogues import messages, wordings

every_locale = pytest.mark.parametrize("locale", LOCALES)
OF_SOME_GAMES = ByLanguage(
    "a pattern of what not every game has: dice, cards, ships, spells",
    en=re.compile(r"\b(dice|die|cards?|ships?|spells?)\b", re.IGNORECASE),
    es=re.compile(r"\b(dados?|cartas?|naves?|hechizos?)\b", re.IGNORECASE),
)
"""What not every game has."""


@every_locale
def test_shared_words_speak_of_nothing_that_only_some_games_have(locale: str) -> None:
    parts = {message.key: message.part for message in messages(locale)}
    shared = [(k, w) for k, w in wordings(locale) if _is_shared(parts[k])]
    assert len(shared) > 100
    assert [(key, words) for key, words in shared if OF_SOME_GAMES[locale].search(words)] == []


BULLET = "•"
LEADING = re.compile(r"COMMAND\(\"([^\"]+)\"\)")


@every_locale
def test_no_list_tells_of_a_command_twice(locale: str) -> None:
    text = "\n".join(path.read_text() for path in files(locale))
    twice: list[str] = []
    for message in re.split(r"^(?=[a-z])", text, flags=re.MULTILINE):
        bullets = [line for line in message.splitlines() if line.lstrip().startswith(BULLET)]
        told = Counter(found[1] for line in bullets if (found := LEADING.search(line)))
        twice += [command for command, times in told.items() if times > 1]
    assert twice == []


def _is_shared(part: str) -> bool:
    """Tell whether a catalogue is of no game; only Mag·Blast has sounds so far."""
    return part != "sounds" and part.split("_", maxsplit=1)[0] not in keys()


@every_locale
def test_apostrophes_are_written_one_way(locale: str) -> None:
    assert [(key, words) for key, words in wordings(locale) if "'" in words] == []


@every_locale
def test_no_sentence_is_ended_twice_and_things_of_a_kind_are_counted(locale: str) -> None:
    say = speaker(locale)
    games = tuple(text(f"{key}-name") for key in offered())
    assert say(games[-1]).endswith("!") and "!." not in say(text("seek-others", games=games))
    cards = say(text("magblast-event-drawn", cards=(games[0], games[1], games[0])))
    assert f"{say(games[0])} ×2" in cards and cards.count(say(games[0])) == 1
    rolled = (Verbatim("5"), Verbatim("5"), Verbatim("2"))
    assert say(text("magblast-event-drawn", cards=rolled)).count("5") == 2


TAKES_BACK = re.compile(r"(^|-)undo(ne)?(-|$)")
"""The keys of what is said of moves that are taken back."""
OTHERWISE = ByLanguage(
    "a pattern of what taking back is not called",
    en=re.compile(r"\bund(o|oes|one|id|oing)\b", re.IGNORECASE),
    es=re.compile(r"\bretir", re.IGNORECASE),
)
"""What that is not called: English takes back (but for the command), Spanish `deshace`."""


@every_locale
def test_what_is_taken_back_is_called_one_thing(locale: str) -> None:
    said = [
        (key, words)
        for key, words in wordings(locale)
        if TAKES_BACK.search(key) and ("command" not in key or key.endswith("-about"))
    ]
    assert len(said) > 10
    assert [(key, words) for key, words in said if OTHERWISE[locale].search(words)] == []
