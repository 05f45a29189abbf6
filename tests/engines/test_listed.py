"""Ways that end in one of some actions: each step asks for what still fits."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from unittest.mock import patch

import pytest

from engines import load, ways
from engines.choosing import Choice, Chosen, Pick, Way
from engines.core import Dice, Text, text
from engines.listed import ListedWays, OpenWays, fitting
from tests.engines.painting import Action, Canvas, Colour, Paint, Rest
from tests.tables.faults import Fault, fails

RED, BLUE = Colour.RED, Colour.BLUE
LISTED = (
    Paint((RED,), 1),
    Paint((RED,), 2, "sketch"),
    Paint((BLUE,), 2),
    Paint((BLUE,), 3, "sketch"),
    Paint((), 4),
    Rest(),
)


class Catalogue(ListedWays[Canvas, Action]):
    """Six things to do."""

    actions = Action

    def now(self) -> tuple[Way, ...]:
        """Return the way to paint."""
        return (Way("paint", ("colours", "size", "over"), text("paint")),)

    def listed(self, verb: str) -> Iterable[Action]:
        """Return the paintings."""
        return [one for one in LISTED if isinstance(one, Paint)]

    def titled(self, verb: str, key: str) -> Text:
        """Return the name of the step."""
        return text(key)

    def choice(self, verb: str, key: str, action: Action, chosen: Chosen) -> Choice:
        """Return a name that tells which action led to it."""
        assert isinstance(action, Paint)
        return Choice("", text("painting", size=action.size, chosen=len(chosen)))


WAYS = Catalogue(Canvas(), 0)


def offered(key: str, **chosen: str) -> tuple[str, ...]:
    ask = WAYS.ask("paint", key, {at: (value,) for at, value in chosen.items()})
    assert isinstance(ask, Pick)
    return ask.values


def test_a_step_offers_what_the_actions_have_that_fit_all_other_steps() -> None:
    assert offered("colours") == ("red", "blue")
    assert offered("size") == ("1", "2", "3", "4")
    assert offered("size", colours="red") == ("1", "2")
    assert offered("colours", size="2") == ("red", "blue")
    assert offered("size", colours="blue", over="sketch") == ("3",)
    assert offered("size", size="1") == ("1", "2", "3", "4"), "what stands there can be changed"
    assert offered("over", colours="red") == ("none", "sketch")
    assert offered("colours", over="none") == ("red", "blue")
    assert offered("size", colours="green") == ()


def test_choosing_nothing_is_no_colours_and_no_picture_to_paint_over() -> None:
    """Both are written as nothing, whatever the field is made of."""
    assert [one.size for one in painted(colours=())] == [4]
    assert [one.size for one in painted(colours=("none",))] == [4]
    assert [one.size for one in painted(over=())] == [1, 2, 4]
    assert [one.size for one in painted(over=("none",))] == [1, 2, 4]
    assert [one.size for one in painted(size=("2",), over=("sketch",))] == [2]
    assert len(painted(frame=("gold",))) == 5, "no painting has such a step"


def painted(**chosen: tuple[str, ...]) -> list[Paint]:
    found = WAYS.fits("paint", chosen)
    assert found == fitting(WAYS.listed("paint"), chosen, lambda one: WAYS.steps(one)[1])
    return [one for one in found if isinstance(one, Paint)]


def test_a_choice_is_named_by_the_first_action_that_has_it() -> None:
    ask = WAYS.ask("paint", "colours", {"size": ("2",), "colours": ("red",)})
    assert isinstance(ask, Pick)
    assert (ask.title, ask.least, ask.most, ask.usual) == (text("colours"), 1, 1, None)
    assert ask.choices[0] == Choice("red", text("painting", size=2, chosen=1))


def test_where_the_actions_have_nothing_at_a_step_nothing_is_chosen() -> None:
    ask = WAYS.ask("paint", "colours", {"size": ("4",)})
    assert ask == Pick(text("colours"), (), least=0, usual=())


def test_an_open_game_has_a_way_for_each_kind_of_legal_action() -> None:
    """Nim of the guests: heaps of one, three, five and seven matches."""
    nim = load("nim")
    start = nim.start(nim.meta.config(), 2, Dice("listed", 0)).state
    at = ways("nim", start, 0)
    assert type(at) is OpenWays
    (way,) = at.now()
    assert (way.verb, way.keys, way.title.key) == ("take", ("heap", "count"), "nim-take")
    heaps, counts = at.ask("take", "heap", {}), at.ask("take", "count", {"heap": ("2",)})
    assert isinstance(heaps, Pick) and isinstance(counts, Pick)
    assert (heaps.title.key, heaps.values) == ("nim-take-heap", ("4", "3", "2", "1"))
    assert (counts.title.key, counts.values) == ("nim-take-count", ("1", "2", "3"))
    assert counts.choices[2].label == text("nim-count", value=3)
    assert ways("nim", start, 1).now() == ()
    assert list(at.listed("leave")) == []


def test_what_a_view_allows_is_known_at_once_when_it_is_asked_again() -> None:
    """The view is not read another time; one that looks alike is, and has the same ways."""
    nim = load("nim")
    start = nim.start(nim.meta.config(), 2, Dice("listed again", 0)).state
    alike = copy(start)
    at = ways("nim", start, 0)
    with patch("engines.encode", fails):
        assert ways("nim", start, 0) is at
        for view, seat in ((start, 1), (alike, 0)):
            with pytest.raises(Fault):
                ways("nim", view, seat)
    assert ways("nim", alike, 0) is at
    assert ways("nim", start, 1) is not at
