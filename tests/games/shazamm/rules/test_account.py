"""What is told of the own cards: their numbers and their names."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.words.strings import speaker
from engines.core import Dice, play, text
from engines.shazamm import ENGINE
from engines.shazamm.account import account, cards
from engines.shazamm.model import Cast, Config
from engines.shazamm.numbers import END_OF_ROUND, RECYCLE
from render.shazamm.alt import board_alt
from tests.games.shazamm.positions import NO_DICE, Side, position, turn


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


def test_where_the_wall_stays_is_not_told_before_the_powers_are_known() -> None:
    """A spell may still ask something that decides it, as Recycle does."""
    asked = play(ENGINE, position(), 0, Cast(4, (RECYCLE,)), NO_DICE).state
    asked = play(ENGINE, asked, 1, Cast(6), NO_DICE).state
    assert asked.chooser == 0
    for seat in (0, 1, None):
        view = ENGINE.view(asked, seat)
        keys = {line.key for part in account(view) for line in part.lines}
        assert "shazamm-alt-this-turn" in keys
        assert "shazamm-alt-wall-stayed" not in keys
        assert "stayed on slab" not in board_alt(view, speaker("en"))
    for spells in ((), (END_OF_ROUND,)):
        last = turn(position(), Side(4, spells), Side(4)).state
        said = [line.key for part in account(ENGINE.view(last, 0)) for line in part.lines]
        assert "shazamm-alt-wall-stayed" in said, "once it is over it is told"
