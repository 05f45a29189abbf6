"""Buttons that are added to a panel fill its last row, and no more."""

from __future__ import annotations

import pytest

from cogs.panels.chooser import ABREAST, with_button
from cogs.panels.panel import Button, Choice, Menu, Row
from engines.core import text

LABEL = text("button-play-on")
ONE = Button("one", LABEL)
MORE = Button("more", LABEL)
MENU = Menu("menu", LABEL, (Choice("a", LABEL),))


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((), ((MORE,),)),
        ((MENU,), (MENU, (MORE,))),
        (((ONE,) * (ABREAST - 1),), ((*(ONE,) * (ABREAST - 1), MORE),)),
        (((ONE,) * ABREAST,), ((ONE,) * ABREAST, (MORE,))),
        (((ONE,) * ABREAST, MENU, (ONE,)), ((ONE,) * ABREAST, MENU, (ONE, MORE))),
    ],
)
def test_a_button_more(before: tuple[Row, ...], after: tuple[Row, ...]) -> None:
    assert with_button(before, MORE) == after
