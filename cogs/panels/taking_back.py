"""What is pressed to take back a move that revealed something."""

from __future__ import annotations

from cogs.panels.panel import Button, Style
from engines.core import text

ASK = "undo-ask"
"""The verb of the button by which somebody asks the others."""
OWN = "undo-own"
"""The verb of the button that takes the own last move back."""
AGREE = "undo-agree"
"""The verb of the button that agrees, which carries the mark of the question."""


def taking_back() -> Button:
    """Return the button that takes back what its presser did last, as far as that can be."""
    return Button(OWN, text("button-undo"), anyone=True)


def asking() -> Button:
    """Return the button that asks the others."""
    return Button(ASK, text("button-undo-ask"), Style.MAIN, anyone=True)


def agreeing(mark: int) -> Button:
    """Return the button that agrees to what is asked, by the mark of that."""
    return Button(AGREE, text("button-undo-agree"), extra=str(mark), anyone=True)
