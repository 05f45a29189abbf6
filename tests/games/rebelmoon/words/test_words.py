"""What Rebel Moon Defense says, in both languages."""

from __future__ import annotations

import re

import pytest

from cogs.words.strings import FOLDER, LOCALES, speaker
from engines.core import Event, Text
from engines.rebelmoon import ENGINE
from engines.rebelmoon.model import IMPERIAL, REBEL, Activate, Kind, Pass, Place
from engines.rebelmoon.preview import aim
from render.rebelmoon.words import aim_words
from tests.by_language import ByLanguage
from tests.games.rebelmoon.positions import defending, flying, placing, refusal, step

every_locale = pytest.mark.parametrize("locale", LOCALES)


def _lines(locale: str, events: tuple[Event, ...]) -> list[str]:
    return [speaker(locale, ("Ada", "Iris").__getitem__)(event.text) for event in events]


@pytest.mark.parametrize(
    ("locale", "many", "one"),
    [
        ("en", "It rolls 3, 5 and 2: the best die is 5.", "It rolls one die: 4."),
        ("es", "Los dados muestran 3, 5 y 2: el mejor es un 5.", "El dado muestra un 4."),
    ],
)
def test_one_die_is_not_spoken_of_as_several(locale: str, many: str, one: str) -> None:
    fresh = step(defending("E5", {"E6": "emp red"}), Activate("E6"), 3, 5, 2)
    assert many in _lines(locale, fresh.events)
    last = step(defending("E5", {"E6": "emp red up 2"}), Activate("E6"), 4)
    assert one in _lines(locale, last.events)


@pytest.mark.parametrize(("locale", "gist"), [("en", "C3 or E7"), ("es", "C3 o E7")])
def test_a_destroyer_takes_one_of_the_asteroids(locale: str, gist: str) -> None:
    state = defending("A2", {"E5": "asteroid_destroyer red"}, asteroids="C3 E7")
    words = map(speaker(locale), aim_words(aim(ENGINE.view(state, REBEL), "E5")))
    assert any(gist in line for line in words)


def test_a_weapon_of_the_rebels_is_not_the_imperials() -> None:
    state = flying("E5", weapons={"E7": f"{Kind.LASER} red up"})
    words = [speaker("es")(text) for text in aim_words(aim(ENGINE.view(state, IMPERIAL), "E7"))]
    assert words[0] == "Del arma (láser rojo) a la bomba: distancia 2."


def test_nobody_is_called_by_a_role_without_an_article_in_spanish() -> None:
    written = "".join((FOLDER / "es" / f"{part}.ftl").read_text() for part in PARTS)
    without_labels = re.sub(r"rebelmoon-role-.*", "", written)
    assert re.findall(r".*\b(?:Imperial|Rebelde)\b.*", without_labels) == []


PARTS = ("rebelmoon", "rebelmoon_panel")
SELF = ByLanguage(
    "how a refusal would speak of either side",
    en={"imperial": "The Imperial places", "rebel": "the Rebel’s turn"},
    es={"imperial": "El bando imperial coloca", "rebel": "al bando rebelde"},
)


@every_locale
def test_a_refusal_speaks_to_whom_it_is_said(locale: str) -> None:
    weapon = Place("E5", step(placing(REBEL), Pass()).state.reserve[0])
    said: dict[str, Text] = {
        "imperial": refusal(placing(IMPERIAL), weapon),
        "rebel": refusal(defending("E5", {"E6": "emp red"}), Place("C5")),
    }
    for role, text in said.items():
        assert SELF[locale][role] not in speaker(locale)(text)
