"""How things that are chosen together are written as one value, and what people may type of it."""

from __future__ import annotations

import pytest

from cogs.panels import typed
from engines.choosing import Choice, Pick
from engines.core import Text, text
from engines.fields import apart, joined
from engines.imperium.names import kind_name
from engines.imperium.units import Kind
from engines.magblast.telling import card_name

CARGO = Pick(
    text("imperium-choose-cargo"),
    (
        Choice("armour+2*infantry", text("imperium-name")),
        Choice("2*infantry", text("imperium-name")),
    ),
    several=True,
)
KINDS: dict[str, Text] = {kind: kind_name(kind) for kind in Kind}
PAYMENT = Pick(
    text("magblast-name"),
    (Choice("laser-blast+2*mag-blast", text("magblast-name")),),
    several=True,
)
CARDS = {card: card_name(card) for card in ("laser-blast", "mag-blast", "beam-blast")}


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
