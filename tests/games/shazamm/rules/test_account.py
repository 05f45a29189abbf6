"""What is told of the own cards: their numbers and their names."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Dice, text
from engines.shazamm import ENGINE
from engines.shazamm.account import account
from engines.shazamm.model import Config


def test_the_cards_of_the_own_stock_are_told_by_number_and_name() -> None:
    view = ENGINE.view(ENGINE.start(Config(), 2, Dice("account", 0)).state, 0)
    lines = [line for part in account(replace(view, stock=view.hand[:2])) for line in part.lines]
    (stock,) = [line for line in lines if line.key == "shazamm-alt-stock"]
    assert stock.args["spells"] == tuple(
        text("shazamm-numbered", number=spell, spell=text(f"shazamm-spell-{spell}"))
        for spell in view.hand[:2]
    )
