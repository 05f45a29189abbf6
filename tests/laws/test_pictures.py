"""Every game's pictures are drawn and said, for whoever looks, whenever and in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from cogs.panels.game import offered
from cogs.words.names import plain_voice
from cogs.words.strings import LOCALES
from tests.laws.cases import Case
from tests.laws.matches import Match, played_at_random, random_match, spread
from tests.laws.panels import (
    Desk,
    every_offered_case,
    position_of,
    some_offered_cases,
)
from tests.laws.pictures import (
    drawer,
    kinds,
    left_behind,
    must_be_drawn,
    must_be_previewed,
    pressed,
)
from tests.render.pictures import seen_of
from tests.sampled import every_other

STATES = 3
"""How many moments of a match are looked at, both ends among them."""
PREVIEWS = 2
"""How many panels with a draft are looked at from each of them."""
SOAKED_STATES = 20
SOAKED_MATCHES = 3

every_other_game = pytest.mark.parametrize("key", every_other(offered()))


@every_other_game
def test_a_game_has_its_pictures_and_their_words(key: str) -> None:
    for kind in kinds(key):
        drawer(key, kind)
        drawer(key, f"{kind}_alt")


@some_offered_cases
def test_everybody_is_shown_the_board(case: Case) -> None:
    """Whoever it is drawn for; some seat's own view stands in for all of them."""
    states = spread(random_match(case, 0).states, STATES)
    for number, state in enumerate(states):
        position = position_of(case, state)
        scene = position.scene(None)
        some = LOCALES if state is states[-1] else _one_of(LOCALES, number)
        drawn = [must_be_drawn(scene, "board", locale) for locale in some]
        if number == 1:
            own = must_be_drawn(position.scene(case.seats - 1), "board", some[-1])
            assert seen_of(own) == seen_of(drawn[-1]), "the board differs with who looks at it"


@some_offered_cases
def test_every_seat_is_shown_its_hand(case: Case) -> None:
    """At the start and in the end of all, whether they are still in the match or not."""
    if "hand" not in kinds(case.key):
        return
    states = spread(random_match(case, 0).states, STATES)
    for number, state in enumerate(states):
        position = position_of(case, state)
        for seat in range(case.seats):
            if (seat + number) % 2 or state is states[-1]:
                must_be_drawn(position.scene(seat), "hand", LOCALES[(seat // 2) % len(LOCALES)])


@some_offered_cases
def test_a_match_is_drawn_when_somebody_has_left_it(case: Case) -> None:
    state = spread(random_match(case, 0).states, 3)[1]
    position = left_behind(position_of(case, state))
    must_be_drawn(position.scene(None), "board", LOCALES[-1])
    for seat in {0, case.seats - 1}:
        if "hand" in kinds(case.key):
            must_be_drawn(position.scene(seat), "hand", LOCALES[0])


@some_offered_cases
def test_what_a_draft_would_do_is_drawn(case: Case) -> None:
    for number, desk in enumerate(_desks(random_match(case, 0), STATES)):
        _draw_previews(desk, _one_of(LOCALES, number), PREVIEWS)


@pytest.mark.soak
@every_offered_case
@pytest.mark.parametrize("number", range(SOAKED_MATCHES))
def test_all_is_drawn_in_many_matches(case: Case, number: int) -> None:
    match = played_at_random(case, number)
    for state in match.some_states(SOAKED_STATES):
        _draw_all(case, state)
    for desk in _desks(match, SOAKED_STATES):
        _draw_previews(desk, LOCALES, 4 * PREVIEWS)


def _draw_all(case: Case, state: object) -> None:
    for position in (position_of(case, state), left_behind(position_of(case, state))):
        for locale in LOCALES:
            boards = {
                seen_of(must_be_drawn(position.scene(viewer), "board", locale))
                for viewer in (None, *range(case.seats))
            }
            assert len(boards) == 1, "the board differs with who looks at it"
            for seat in range(case.seats) if "hand" in kinds(case.key) else ():
                must_be_drawn(position.scene(seat), "hand", locale)


def _desks(match: Match, states: int) -> Iterator[Desk]:
    """Yield what somebody who may move has before them, at some moments of a match."""
    for number, state in enumerate(match.some_states(states)):
        position = position_of(match.case, state)
        movers = [seat for seat in match.seats if position.may_move(seat)]
        if movers:
            yield Desk(position, movers[number % len(movers)])


def _draw_previews(desk: Desk, locales: tuple[str, ...], most: int) -> None:
    """Draw what some drafts would do that can be made with one press, and with one more."""
    chance = random.Random(desk.seat)
    once = list(pressed(desk))
    further = list(pressed(chance.choice(once))) if once else []
    drawn = (after for after in (*_shuffled(further, chance), *_shuffled(once, chance)))
    for after in islice(drawn, most):
        _draw_preview(after, locales)


def _draw_preview(desk: Desk, locales: tuple[str, ...]) -> None:
    scene = desk.scene
    preview = desk.cog.preview(scene, desk.draft)
    if preview is not None and preview.picture:
        for locale in locales:
            must_be_previewed(scene, preview, plain_voice(scene.seats, locale))


def _shuffled(desks: list[Desk], chance: random.Random) -> list[Desk]:
    return chance.sample(desks, len(desks))


def _one_of(locales: tuple[str, ...], number: int) -> tuple[str, ...]:
    return (locales[number % len(locales)],)
