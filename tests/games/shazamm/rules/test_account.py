"""What is told of the own cards: their numbers and their names."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Dice, text
from engines.shazamm import ENGINE
from engines.shazamm.account import account, cards
from engines.shazamm.model import Config


def test_the_cards_of_the_own_stock_are_told_by_number_and_name() -> None:
    view = ENGINE.view(ENGINE.start(Config(), 2, Dice("account", 0)).state, 0)
    lines = [line for part in account(replace(view, stock=view.hand[:2])) for line in part.lines]
    (stock,) = [line for line in lines if line.key == "shazamm-alt-stock"]
    assert stock.args["spells"] == tuple(
        text("shazamm-numbered", number=spell, spell=text(f"shazamm-spell-{spell}"))
        for spell in view.hand[:2]
    )


def test_cards_are_told_by_their_numbers_alone_where_there_is_little_room() -> None:
    assert cards((3, 7), numbers=True) == ("3", "7")
    assert cards((), numbers=True) == cards(()) == text("shazamm-alt-nothing")
