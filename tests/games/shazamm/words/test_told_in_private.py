"""What each player hears alone of a turn: true when it is said, and never of a third person."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cogs.games.shazamm.telling import TELLING
from cogs.words.strings import LOCALES, speaker
from engines.core import Event, Seat, play
from engines.shazamm import ENGINE
from engines.shazamm.model import Cast, Recycle
from engines.shazamm.state import State
from tests.by_language import ByLanguage
from tests.games.shazamm.positions import NO_DICE, Side, position, turn

PEOPLE = ("Ada", "Iris")
STILL_SECRET = ByLanguage("a bet that nobody sees", en="Nobody sees it", es="Nadie lo ve")
every_locale = pytest.mark.parametrize("locale", LOCALES)


def _heard(events: Sequence[Event], seat: Seat, locale: str = "en") -> list[str]:
    """Return what a seat hears and not everyone."""
    say = speaker(locale, PEOPLE.__getitem__)
    return [say(e.text) for e in events if e.audience is not None and e.heard_by(seat)]


def _second(state: State, first: Cast, second: Cast, locale: str = "en") -> list[str]:
    """Return what whoever casts second hears alone of that."""
    waiting = play(ENGINE, state, 0, first, NO_DICE).state
    return _heard(play(ENGINE, waiting, 1, second, NO_DICE).events, 1, locale)


@every_locale
def test_only_the_first_to_cast_hears_of_a_secret(locale: str) -> None:
    first = play(ENGINE, position(), 0, Cast(4), NO_DICE)
    words = STILL_SECRET[locale]
    assert words in " ".join(_heard(first.events, 0, locale))
    assert words not in " ".join(_second(position(), Cast(4), Cast(5), locale))


def test_the_second_to_cast_hears_what_came_of_it() -> None:
    assert _second(position(), Cast(4, (7,)), Cast(5, (8, 10))) == [
        "Power: you 10, Ada 11. "
        "The wall ends the turn on slab 12, 2 slabs closer to you. You have 45 mana left.",
    ]


def test_the_second_to_cast_hears_it_in_spanish() -> None:
    assert _second(position(), Cast(4), Cast(5), "es") == [
        "Poder: tú 5, Ada 4. El muro acaba el turno en la losa 9, una losa más lejos de ti. "
        "Te quedan 45 de maná.",
    ]


def test_the_wall_is_told_where_it_stops_when_a_wizard_has_run_out() -> None:
    assert _second(position(), Cast(4), Cast(50))[0].endswith(
        "The wall ends the turn on slab 13, 3 slabs closer to you. The round is over."
    )


def test_a_turn_that_end_of_round_cut_off_has_no_powers() -> None:
    assert _second(position(wall=11), Cast(4), Cast(5, (4,))) == [
        "End of round: nothing is compared or paid, and the wall stays on slab 11."
    ]


def test_both_hear_what_came_of_a_turn() -> None:
    events = turn(position(), Side(4, (6,), (Recycle(5),)), Side(9)).events
    ends = "Power: you 9, {} 9. The wall ends the turn on slab 10, where it was. "
    assert _heard(events, 0)[-1] == ends.format("Iris") + "You have 41 mana left."
    assert _heard(events, 1)[-1] == ends.format("Ada") + "You have 41 mana left."


def test_a_choice_that_is_awaited_is_told_to_the_rival() -> None:
    waiting = play(ENGINE, position(), 0, Cast(4, (6,)), NO_DICE).state
    step = play(ENGINE, waiting, 1, Cast(5), NO_DICE)
    assert _heard(step.events, 0) == []
    assert _heard(step.events, 1) == ["Recycle waits for Ada’s choice."]


@every_locale
def test_an_open_bet_is_not_said_to_be_secret(locale: str) -> None:
    """Of a match that goes on in its third turn: the bets of two are open, one's own is not."""
    state, events = position(), list[Event]()
    for _ in range(2):
        for seat in (0, 1):
            step = play(ENGINE, state, seat, Cast(4 + seat), NO_DICE)
            state, events = step.state, [*events, *step.events]
    changed = (Cast(7), Cast(8))
    for cast in changed:
        step = play(ENGINE, state, 0, cast, NO_DICE)
        state, events = step.state, [*events, *step.events]
    say = speaker(locale, PEOPLE.__getitem__)
    told = TELLING.lasting([event.text for event in events if event.kept_by(0)])
    secret = [line for line in map(say, told) if STILL_SECRET[locale] in line]
    assert len(secret) == 1
    assert "7" in secret[0]
