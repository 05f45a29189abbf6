"""What Shazamm! says, in both languages."""

from __future__ import annotations

import pytest

from cogs.words.strings import LOCALES, speaker
from engines.core import Arg, IllegalAction, Player, Text, play, text
from engines.shazamm import ENGINE
from engines.shazamm.model import DECOY, SPELLS, Cast, Clone, Recycle, Steal
from engines.shazamm.telling import NAMES
from tests.games.shazamm.positions import NO_DICE, Side, committed, position, turn

LONGEST_EFFECT = 90
"""Characters that a card's face has room for."""
every_locale = pytest.mark.parametrize("locale", LOCALES)


@every_locale
@pytest.mark.parametrize("spell", (DECOY, *SPELLS))
def test_a_cards_effect_fits_on_its_face(spell: int, locale: str) -> None:
    assert 0 < len(speaker(locale)(text(f"shazamm-effect-{spell}"))) <= LONGEST_EFFECT


@every_locale
def test_every_card_has_a_name_of_its_own(locale: str) -> None:
    assert len({speaker(locale)(name) for name in NAMES}) == 15


def _lines(locale: str, first: Side, second: Side) -> list[str]:
    say = speaker(locale, lambda seat: ("Ada", "Iris")[seat])
    before = position(wall=11, played=((), (13,)))
    events = turn(before, first, second).events
    return [say(event.text) for event in events if event.audience is None]


def test_a_turn_reads_well_in_english() -> None:
    lines = _lines("en", Side(4, (2, 6), (Clone(13), Recycle(-2))), Side(9, (8, 10)))
    assert lines == [
        "Ada is ready.",
        "Ada bets 4 with Clone and Recycle.",
        "Iris bets 9 with Double dose and Inferno.",
        "Clone: Ada chooses a spell of the rival’s last turn to play.",
        "Clone (Ada): takes Reserve boost.",
        "Recycle: Ada may change the bet.",
        "Recycle (Ada): bet −2, now 2.",
        "Double dose (Iris): ×2, power 18.",
        "Inferno (Iris): the wall will move two slabs, if it moves.",
        "Reserve boost (Ada): +13 mana after paying.",
        "Power: Ada 2, Iris 18.",
        "The wall moves 2 slabs towards Ada, to slab 9.",
        "Ada pays 2 and gains 2: 50 mana left.",
        "Iris pays 9: 41 mana left.",
    ]


def test_a_turn_reads_well_in_spanish() -> None:
    lines = _lines("es", Side(4, (3,), (Steal((10,)),)), Side(9, (7, 10)))
    assert lines == [
        "Ada ya ha elegido.",
        "Ada apuesta 4 con Hurto.",
        "Iris apuesta 9 con Potenciador de ataque e Infierno.",
        "Hurto: Ada elige qué hechizos robar.",
        "Hurto: Ada roba Infierno.",
        "Hurto: Ada descarta Potenciador de ataque.",
        "Infierno (Ada): si el muro se mueve, avanzará dos losas.",
        "Poder: Ada 4, Iris 9.",
        "El muro avanza 2 losas hacia Ada, hasta la losa 9.",
        "Ada paga 4: le quedan 46 de maná.",
        "Iris paga 9: le quedan 41 de maná.",
    ]


@every_locale
def test_a_bet_of_the_last_point_is_spoken_of_as_one(locale: str) -> None:
    refusal = Text("shazamm-refusal-bet", {"bet": 5, "mana": 1})
    assert "5" in speaker(locale)(refusal)
    assert "{" not in speaker(locale)(refusal)


@every_locale
def test_the_end_names_winner_and_loser(locale: str) -> None:
    reason = text("shazamm-outcome-fall", winner=Player(0), loser=Player(1), round=3)
    words = speaker(locale, lambda seat: ("Ada", "Iris")[seat])(reason)
    assert "Ada" in words
    assert "Iris" in words


def _said(locale: str, key: str, **args: Arg) -> str:
    say = speaker(locale, lambda seat: ("Ada", "Iris")[seat])
    return say(text(f"shazamm-{key}", **args))


def test_a_clone_that_finds_nothing_says_nothing_of_what_was_played() -> None:
    """The rival may have played Clone itself."""
    words = [_said(locale, "event-clone-nothing", player=Player(0)) for locale in ("en", "es")]
    assert words == [
        "Clone (Ada): there is nothing to take from the rival’s last turn.",
        "Clonar (Ada): no hay nada que tomar del último turno de su rival.",
    ]


@pytest.mark.parametrize(
    ("locale", "gist"), [("en", "Attack boost or Inferno"), ("es", "ataque o Infierno")]
)
def test_one_of_several_spells_may_be_cloned(locale: str, gist: str) -> None:
    state = committed(position(played=((), (7, 10))), Cast(3, (2,)), Cast(5))
    with pytest.raises(IllegalAction) as raised:
        play(ENGINE, state, 0, Clone(9), NO_DICE)
    assert gist in speaker(locale)(raised.value.text)


@pytest.mark.parametrize(("moved", "words"), [(0, "is already on slab 9"), (1, "back to slab 9")])
def test_middle_puts_the_wall_to_a_slab(moved: int, words: str) -> None:
    assert words in _said("en", "event-middle", player=Player(0), slab=9, moved=moved)


def test_protection_says_whom_it_protects() -> None:
    for locale in LOCALES:
        for spell in ("resistance", "sore-loser"):
            words = _said(locale, f"event-{spell}", player=Player(0))
            assert "this way" not in words
            assert "Ada" in words.partition(":")[2]


@pytest.mark.parametrize(("locale", "gist"), [("en", "from 1 to 50"), ("es", "de 1 a 50")])
def test_nobody_reads_that_all_must_be_bet(locale: str, gist: str) -> None:
    words = _said(locale, "refusal-bet", bet=0, mana=50)
    assert gist in words
    assert not words.endswith(("all the mana you have.", "todo tu maná."))
