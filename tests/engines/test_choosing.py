"""Ways of steps: what may be chosen at one, what stands where nobody chose, and what it makes."""

from __future__ import annotations

import pytest

from engines.choosing import Ask, Choice, Number, Path, Pick, Way, Words, follow, may_be, taken
from engines.core import MalformedAction, text
from tests.engines.painting import COLOURS, Colour, Paint, Painting, Rest

WHAT = text("what")
ONE, TWO = (tuple(Choice(v, text(v)) for v in values) for values in (("a",), ("a", "b")))


@pytest.mark.parametrize(
    ("ask", "able", "unable"),
    [
        (Pick(WHAT, TWO), [("a",), ("b",)], [(), ("a", "b"), ("c",), ("a", "a")]),
        (Pick(WHAT, TWO, 0, 2), [(), ("b",), ("b", "a")], [("a", "a"), ("a", "c")]),
        (Pick(WHAT, TWO, 2, 2), [("a", "b")], [("a",), ("a", "a")]),
        (Number(WHAT, 2, 12), [("2",), ("12",)], [("1",), ("13",), ("-3",), ("x",), ("",), ()]),
        (Number(WHAT, 0, 3), [("0",)], [("1", "2"), ("²",)]),
        (Words(WHAT, 3), [("",), ("abc",)], [("abcd",), ("a", "b"), ()]),
    ],
)
def test_what_may_be_chosen_at_a_step(
    ask: Ask, able: list[tuple[str, ...]], unable: list[tuple[str, ...]]
) -> None:
    assert [values for values in (*able, *unable) if may_be(ask, values)] == able


@pytest.mark.parametrize(
    ("ask", "stands"),
    [
        (Pick(WHAT, TWO), None),
        (Pick(WHAT, ONE), ("a",)),
        (Pick(WHAT, ONE, 0), None),
        (Pick(WHAT, TWO, 2, 2), None),
        (Pick(WHAT, TWO, 0, usual=()), ()),
        (Pick(WHAT, TWO, usual=("b",)), ("b",)),
        (Pick(WHAT, TWO, usual=("c",)), None),
        (Pick(WHAT, ONE, usual=("c",)), ("a",)),
        (Pick(WHAT, ONE, 0, usual=("c",)), None),
        (Number(WHAT, 0, 9), None),
        (Number(WHAT, 0, 9, 0), ("0",)),
        (Words(WHAT, 9), None),
        (Words(WHAT, 9, "hm"), ("hm",)),
        (Words(WHAT, 9, "hm", required=False), ("hm",)),
        (Words(WHAT, 9, required=False), ("",)),
    ],
)
def test_what_stands_where_nobody_chose(ask: Ask, stands: tuple[str, ...] | None) -> None:
    """The usual, if it is possible now; else the only choice; else somebody must choose."""
    assert taken(ask) == stands


def test_a_step_asks_for_one_thing_from_a_menu_unless_it_says_otherwise() -> None:
    pick = Pick(WHAT, TWO)
    assert (pick.least, pick.most, pick.usual) == (1, 1, None)
    assert not (pick.typed or pick.several or pick.loose)
    assert pick.values == ("a", "b")
    words = Words(WHAT, 9)
    assert words.required and not words.later
    assert not Way("paint", (), WHAT).typed


def test_a_way_is_gone_by_what_is_wanted_and_else_by_what_is_usual() -> None:
    ways = Painting()
    (way,) = ways.now()
    assert gone(ways, way) == ({}, "colours")
    assert gone(ways, way, colours=("red",)) == (
        {"colours": ("red",), "size": ("5",), "over": ()},
        "title",
    )
    assert gone(ways, way, colours=("green",), size=("99",), title=("Sea",)) == (
        {"colours": ("green",), "size": ("99",), "over": (), "title": ("Sea",)},
        None,
    ), "possible or not"


def gone(ways: Painting, way: Way, **wanted: tuple[str, ...]) -> tuple[object, str | None]:
    path = follow(ways, way, lambda key, _: wanted.get(key))
    assert list(path.asks) == [*path.chosen, *([path.open] if path.open else [])]
    return path.chosen, path.open


def test_a_way_is_told_with_the_names_of_what_was_chosen() -> None:
    ways = Painting()
    (way,) = ways.now()
    path = follow(ways, way, lambda key, _: {"colours": ("blue",), "title": ("Sea",)}.get(key))
    blue = next(choice.label for choice in COLOURS if choice.value == "blue")
    assert ways.words(path) == text("way-words", way=way.title, what=(blue,))
    both = Path(way, path.asks, {"colours": ("red", "blue"), "size": ("2",), "over": ("sketch",)})
    named = text("way-words", way=way.title, what=(*(c.label for c in COLOURS), text("old-sketch")))
    assert ways.words(both) == named
    assert ways.words(Path(way, path.asks, {"size": ("2",)})) == way.title


@pytest.mark.parametrize(
    ("action", "verb", "steps"),
    [
        (Rest(), "rest", {}),
        (
            Paint((Colour.RED, Colour.BLUE), 9, "sketch", framed=True, title="Sea"),
            "paint",
            {
                "colours": ("red", "blue"),
                "size": ("9",),
                "over": ("sketch",),
                "framed": ("true",),
                "title": ("Sea",),
            },
        ),
        (
            Paint((Colour.RED,) * 3),
            "paint",
            {
                "colours": ("red", "red.1", "red.2"),
                "size": ("5",),
                "over": ("none",),
                "framed": ("false",),
                "title": ("",),
            },
        ),
    ],
)
def test_an_action_is_written_as_steps_and_read_from_them(
    action: Paint | Rest, verb: str, steps: dict[str, tuple[str, ...]]
) -> None:
    ways = Painting()
    assert ways.steps(action) == (verb, steps)
    assert ways.action(verb, steps) == action
    assert ways.orders(verb, steps) == (action,)


def test_a_step_that_was_not_taken_leaves_what_the_action_has_of_itself() -> None:
    ways = Painting()
    assert ways.action("paint", {"colours": ("red",)}) == Paint((Colour.RED,))
    assert ways.action("paint", {"colours": ("red",), "over": ()}) == Paint((Colour.RED,))
    for nonsense in ({}, {"colours": ("green",)}, {"colours": (), "size": ("10",)}):
        with pytest.raises(MalformedAction):
            ways.action("paint", nonsense)
