"""How things that are chosen together are written as one value, and what people may type of it."""

from __future__ import annotations

import pytest

from cogs.panels import typed
from cogs.panels.vocabulary import Vocabulary
from engines.choosing import Choice, Pick
from engines.core import text
from engines.fields import apart, joined, raw, told_apart, written
from engines.imperium.names import kind_name
from engines.imperium.units import Kind
from engines.magblast.telling import card_name
from tests.engines.painting import Colour, Paint

CARGO = Pick(
    text("imperium-choose-cargo"),
    (
        Choice("armour+2*infantry", text("imperium-name")),
        Choice("2*infantry", text("imperium-name")),
    ),
    several=True,
)
KINDS = Vocabulary({kind: kind_name(kind) for kind in Kind})
PAYMENT = Pick(
    text("magblast-name"),
    (Choice("laser-blast+2*mag-blast", text("magblast-name")),),
    several=True,
)
CARDS = Vocabulary({card: card_name(card) for card in ("laser-blast", "mag-blast", "beam-blast")})


@pytest.mark.parametrize(
    ("things", "value"),
    [
        ((), ""),
        (("infantry",), "infantry"),
        (("infantry", "armour", "infantry"), "armour+2*infantry"),
        (("mag-blast", "laser-blast"), "laser-blast+mag-blast"),
    ],
)
def test_things_become_one_value_and_things_again(things: tuple[str, ...], value: str) -> None:
    assert joined(things) == value
    assert apart(value) == tuple(sorted(things))


@pytest.mark.parametrize(
    "value", ["2*infantry + armour", "armour+infantry+infantry", "2 infantry+armour"]
)
def test_a_value_is_read_however_it_is_counted(value: str) -> None:
    assert sorted(apart(value)) == ["armour", "infantry", "infantry"]


@pytest.mark.parametrize(
    "words",
    [
        "armour+2*infantry",
        "2*infantry+armour",
        "2 infantry, armour",
        "2x infantería & blindados",
        "infantry; infantry; armour",
    ],
)
def test_cargo_is_typed_in_any_order_counted_or_not(words: str) -> None:
    assert typed.read(CARGO, KINDS, words) == ("armour+2*infantry",)


@pytest.mark.parametrize(
    "words",
    ["laser-blast+2*mag-blast", "mag blast, Laser Blast, Mag Blast", "2 mag-blast + laser-blast"],
)
def test_cards_that_pay_are_typed_likewise(words: str) -> None:
    assert typed.read(PAYMENT, CARDS, words) == ("laser-blast+2*mag-blast",)


@pytest.mark.parametrize(
    ("field", "values"),
    [
        (None, ("none",)),
        (True, ("true",)),
        (False, ("false",)),
        (0, ("0",)),
        ("J3", ("J3",)),
        (Colour.RED, ("red",)),
        ((), ()),
        ((Kind.INFANTRY, Kind.ARMOUR, Kind.INFANTRY), ("infantry", "armour", "infantry.1")),
    ],
)
def test_a_field_is_written_as_the_values_of_its_step(
    field: object, values: tuple[str, ...]
) -> None:
    assert written(field) == values


def test_twins_are_told_apart_by_their_number() -> None:
    assert told_apart("abbab") == ("a", "b", "b.1", "a.1", "b.2")


def test_values_become_the_plain_data_of_the_fields_that_were_chosen() -> None:
    """A list of colours stays one and loses what told twins apart; all else is one value."""
    chosen = {"colours": ("red", "red.1"), "size": ("3",), "over": ("none",), "frame": ("gold",)}
    assert raw(Paint, chosen) == {"colours": ("red", "red"), "size": "3", "over": None}
    assert raw(Paint, {"colours": (), "over": (), "title": ("a", "b")}) == {
        "colours": (),
        "over": None,
        "title": "a,b",
    }
