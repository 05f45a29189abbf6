"""Every game has a legend: each sign that its pictures bear, beside what it means."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from typing import Any
from unittest.mock import patch

import pytest
from msgspec import Struct

from cogs.panels.game import offered
from cogs.panels.rulebook import editions, standard
from cogs.words.strings import LOCALES, speaker
from render.kit import legends
from render.kit.legends import LETTERS, WIDE, Part, explained
from render.kit.lettering import Fitted
from tests.laws.cases import Case, cases, stated_by
from tests.laws.matches import played_at_random, spread
from tests.laws.panels import cog_of
from tests.laws.pictures import drawer, kinds, must_be_sent
from tests.render.pictures import Seen, opened, seen_of
from tests.render.watching import Drawn, signs_drawn
from tests.sampled import by_turns, every_other

HIGHEST = 1600
MOST_BYTES = 150_000
ON_A_PHONE = 400 / WIDE
READABLE = 11
"""The least size of letters on a phone that is 400 pixels wide."""
MOMENTS, SOAKED = 3, 20
"""How many moments of a match are looked at: in every run, in the soak."""
SAY = speaker("en", "Player {}".format)

every_other_game = pytest.mark.parametrize("key", every_other(offered(), 1))


@cache
def looks(key: str) -> list[Struct]:
    """Return ways to set a game up whose legends differ."""
    found: dict[Seen, Struct] = {}
    for config in dict.fromkeys(case.config for case in cases() if case.key == key):
        found.setdefault(seen_of(drawer(key, "legend")(config, SAY)), config)
    return list(found.values())


def parts_of(key: str, config: Struct, locale: str) -> tuple[Part, ...]:
    """Return what a legend is made of."""
    given = list[tuple[Part, ...]]()

    def watched(key: str, parts: tuple[Part, ...], say: Any) -> Any:
        given.append(parts)
        return explained(key, parts, say)

    package = drawer(key, "legend").__module__
    with patch(f"{package}.explained", watched):
        drawer(key, "legend")(config, speaker(locale))
    return given[0]


@pytest.mark.parametrize(("key", "locale"), by_turns(offered(), LOCALES))
def test_a_legend_can_be_read_on_a_phone_and_aloud(key: str, locale: str) -> None:
    """Its words are no wider than their columns, and an alt text holds all of them."""
    for config in looks(key):
        with patch.object(legends, "write", _whole(legends.write)):
            picture = drawer(key, "legend")(config, speaker(locale))
        must_be_sent(picture)
        image = opened(picture)
        assert image.width == WIDE and image.height <= HIGHEST
        assert len(picture.png) <= MOST_BYTES
        for part in parts_of(key, config, locale):
            assert part.title in picture.alt
            for sign in part.signs:
                assert sign.words in picture.alt
    assert LETTERS * ON_A_PHONE >= READABLE


def _whole(write: Any) -> Any:
    """Return what writes, once it was seen that nothing is cut or hangs over the edge."""

    def watched(image: Any, text: Fitted, at: Any, *how: Any, **more: Any) -> None:
        assert not any(line.endswith("…") for line in text.lines)
        assert image.width != WIDE or 0 <= at[0] <= WIDE
        if how[1] == "lm":
            assert at[0] + text.width <= WIDE, text.lines
        write(image, text, at, *how, **more)

    return watched


@every_other_game
def test_no_two_signs_of_a_legend_look_or_mean_the_same(key: str) -> None:
    for config in looks(key):
        signs = [sign for part in parts_of(key, config, LOCALES[0]) for sign in part.signs]
        assert len({sign.words for sign in signs}) == len(signs)
        assert len({tuple(look.tobytes() for look in sign.looks) for sign in signs}) == len(signs)


@every_other_game
def test_whatever_sign_a_picture_bears_is_explained(key: str) -> None:
    """Those that boards and hands of a match are seen to draw, member by member of an enum."""
    for config in looks(key):
        seats = next(case.seats for case in cases() if case.key == key)
        must_be_explained(Case(key, config, seats, "legend"), MOMENTS)


@pytest.mark.soak
@every_other_game
def test_whatever_sign_any_picture_bears_is_explained(key: str) -> None:
    for case in cases():
        if case.key == key:
            must_be_explained(case, SOAKED)


def must_be_explained(case: Case, moments: int) -> None:
    legend = signs_drawn(case.key, lambda: drawer(case.key, "legend")(case.config, SAY))
    drawn = signs_drawn(case.key, lambda: [draw() for draw in pictures(case, moments)])
    strange = {one for one in drawn - legend if not is_no_sign(case.key, one)}
    assert not strange, f"no legend explains {', '.join(sorted(map(str, strange)))}"


def pictures(case: Case, moments: int) -> Iterator[Any]:
    """Yield what draws boards and hands at some moments of a match."""
    for number, state in enumerate(spread(played_at_random(case, 3).states, moments)):
        for kind in kinds(case.key):
            view: Any = case.engine.view(state, number % case.seats if kind == "hand" else None)
            yield partial(drawer(case.key, kind), view, SAY)


def is_no_sign(key: str, drawn: Drawn) -> bool:
    """Tell whether a game says that something small which it draws means nothing by itself."""
    told = getattr(stated_by(key, "legend"), "NO_SIGNS", {})
    return any(str(drawn).startswith(name) for name in told)


@every_other_game
def test_a_game_says_whether_its_editions_have_other_signs(key: str) -> None:
    books = [standard(key, edition) for edition in editions(key) or ("",)]
    seen = {seen_of(drawer(key, "legend")(book.config, SAY)) for book in books}
    assert (len(seen) > 1) == cog_of(key).signs_differ
