"""What Mag·Blast says, in both languages."""

from __future__ import annotations

import re

import pytest

import engines
from cogs.panels.spoken import spoken_to
from cogs.words.strings import LOCALES, speaker
from engines.core import Dice, Player, Say, Text, text
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.model import Answer, Config, Draw, EditionName, Keep, PlayCard
from engines.magblast.prompts import prompt
from engines.magblast.state import State
from engines.magblast.telling import labels
from render.magblast.alt_hand import hand_alt
from tests.by_language import ByLanguage
from tests.games.magblast.positions import answered, do, fire, refusal_text, side, table

NAMES = ("Ada", "Iris")
every_locale = pytest.mark.parametrize("locale", LOCALES)


def words(locale: str) -> Say:
    return speaker(locale, lambda seat: NAMES[seat])


def range_(*, skirmish: bool = False) -> State:
    return table(
        side(Flagship.FREEP, yellow=("scout-dink",), hand=("laser-blast", "asteroids-star")),
        side(Flagship.THE_GLORP, green=("cruiser-tash",), hand=("temporal-flux",)),
        skirmish=skirmish,
    )


# -- Placing fleets --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "locale", "keeps", "places"),
    [
        (EditionName.THIRD, "en", "four", "zone"),
        (EditionName.SECOND, "en", "four", "zone"),
        (EditionName.THIRD, "es", "cuatro", "zona"),
        (EditionName.SECOND, "es", "cuatro", "zona"),
    ],
)
def test_who_is_dealt_four_ships_is_not_told_to_keep_four_of_them(
    edition: EditionName, locale: str, keeps: str, places: str
) -> None:
    state = ENGINE.start(Config(edition=edition), 2, Dice("words", 0)).state
    dealt = state.dealt[0]
    told: tuple[Text, ...] = (
        prompt(ENGINE.view(state, 0)),
        refusal_text(state, 0, Draw()),
        refusal_text(state, 0, Keep((dealt[0],) * 4)),
    )
    said = [*map(words(locale), told), hand_alt(ENGINE.view(state, 0), words(locale))]
    for sentence in said:
        assert places in sentence
        told_to_keep = keeps in re.findall(r"\w+", sentence)
        assert told_to_keep == (edition is EditionName.THIRD), sentence


# -- Oneself ---------------------------------------------------------------------------------


def test_what_is_played_on_me_is_called_mine() -> None:
    """And what somebody plays on their own fleet is called theirs."""
    state = do(range_(), 0, fire("laser-blast", "scout-dink", "the-glorp")).state
    assert _asked(state, 1) == [
        "Ada: Laser Blast at your flagship for 1 damage. Do you respond?",
        "Ada: Disparo de Láser contra tu nave de mando, 1 de daño. ¿Respondes?",
    ]
    assert _asked(state, 0) == [
        "You play Laser Blast at Iris’s flagship for 1 damage. Whoever may answer is being asked.",
        "Juegas Disparo de Láser contra la nave de mando de Iris, 1 de daño."
        " Se pregunta a quienes pueden responder.",
    ]
    state = do(range_(), 0, PlayCard("asteroids-star", "freep")).state
    assert _asked(state, 1) == [
        "Ada: Asteroids on their own fleet. Do you respond?",
        "Ada: Asteroides sobre su propia flota. ¿Respondes?",
    ]


def test_whose_card_a_flux_is_played_against_is_said() -> None:
    state = do(range_(), 0, fire("laser-blast", "scout-dink", "the-glorp")).state
    state = answered(state, 1, Answer.FLUX).state
    assert _asked(state, 0) == [
        "Iris: Temporal Flux against your Laser Blast. Do you respond?",
        "Iris: Fluctuación Temporal contra tu carta Disparo de Láser. ¿Respondes?",
    ]


@pytest.mark.parametrize(("count", "verb"), [(1, "Vuelve"), (2, "Vuelven")])
def test_as_many_squadrons_come_home_in_spanish_as_there_are(count: int, verb: str) -> None:
    cards = labels(("fighter-a", "fighter-b")[:count])
    home = text("magblast-event-come-home", player=Player(0), cards=cards, count=count)
    for told in (home, *spoken_to(0, (home,))):
        assert words("es")(told).startswith(f"{verb} a ")


def _asked(state: State, seat: int) -> list[str]:
    return [words(locale)(prompt(ENGINE.view(state, seat))) for locale in ("en", "es")]


# -- Sounds ----------------------------------------------------------------------------------


SOUND = ByLanguage("the command /magblast sound", en="/magblast sound", es="/magblast sonido")


@every_locale
def test_a_silent_shot_says_where_its_sound_is_typed(locale: str) -> None:
    step = do(range_(), 0, fire("laser-blast", "scout-dink", "the-glorp", None))
    command = SOUND[locale]
    (told,) = (words(locale)(event.text) for event in step.events)
    assert told.endswith(f"{command}.")
    (hint,) = hints(step.state, 0)
    label = words(locale)(Text("magblast-sound-now"))
    assert f"*{label}*" in words(locale)(hint)
    assert command in words(locale)(hint)
    assert hints(step.state, 1) == ()


def hints(state: State, seat: int) -> tuple[Text, ...]:
    return engines.ways("magblast", ENGINE.view(state, seat), seat).hints(None)


@every_locale
def test_a_shot_that_missed_at_once_asks_for_no_sound(locale: str) -> None:
    step = do(range_(skirmish=True), 0, fire("laser-blast", "scout-dink", "the-glorp", None))
    assert "/magblast" not in words(locale)(step.events[0].text)
