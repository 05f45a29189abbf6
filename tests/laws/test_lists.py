"""Several things in one place of a text: all of them with "and", alternatives with "or"."""

from __future__ import annotations

import pytest

from cogs.words.names import chat_voice
from cogs.words.strings import LOCALES, speaker
from engines.core import Either, Player, Text, Verbatim, decode, encode, text

every_locale = pytest.mark.parametrize("locale", LOCALES)
NAMES = ("Ada", "Óscar")


def said(locale: str, value: Either | tuple[str, ...]) -> str:
    return speaker(locale, NAMES.__getitem__)(text("option-number", value=value))


@pytest.mark.parametrize(
    ("items", "en", "es"),
    [
        ((), "", ""),
        (("D7",), "D7", "D7"),
        (("D7", "E6"), "D7 or E6", "D7 o E6"),
        (("D7", "E6", "F5"), "D7, E6 or F5", "D7, E6 o F5"),
        ((2, 3), "2 or 3", "2 o 3"),
        ((Player(0), Player(1)), "Ada or Óscar", "Ada u Óscar"),
    ],
)
def test_alternatives_are_joined_by_or(items: tuple[str, ...], en: str, es: str) -> None:
    assert (said("en", Either(items)), said("es", Either(items))) == (en, es)


@pytest.mark.parametrize(
    "last", ["once", "hoy", "Óscar", "**Olga**", "8", "80 naves", "11", "«ocho»"]
)
def test_o_becomes_u_before_its_own_sound(last: str) -> None:
    assert said("es", Either(("a", last))) == f"a u {last}"


@pytest.mark.parametrize("last", ["dos", "18", "1", "110", "<@8>", "+", "uno"])
def test_o_stays_before_every_other_sound(last: str) -> None:
    assert said("es", Either(("a", last))) == f"a o {last}"


@pytest.mark.parametrize("last", ["Iris", "hijos", "invasión"])
def test_y_becomes_e_before_its_own_sound(last: str) -> None:
    assert said("es", ("a", last)) == f"a e {last}"


@pytest.mark.parametrize("last", ["hielo", "8", "11", "hoy", "Yago"])
def test_y_stays_before_every_other_sound(last: str) -> None:
    assert said("es", ("a", last)) == f"a y {last}"


@every_locale
def test_alternatives_are_worded_and_escaped_as_any_argument_is(locale: str) -> None:
    items = Either(("*a*", Verbatim("<@1>"), text("option-number", value="*b*")))
    shown = chat_voice((), locale)(text("option-number", value=items))
    assert shown.replace(" o ", " or ") == r"\*a\*, <@1> or \*b\*"


def test_alternatives_are_stored_and_read_again() -> None:
    told = text("option-number", value=Either((1, "b", Player(1), text("language-en"))))
    assert decode(encode(told), Text) == told
