"""The panels of Mag·Blast, made from a view alone: what can be pressed, and what it leads to."""

from __future__ import annotations

from cogs import _magblast_ways as ways
from cogs import _magblast_words as words
from cogs.ui.game import ACT
from cogs.ui.panel import Act, Answer, Button, Filled, Panel, Show, Style
from engines.core import Refusal, text
from engines.magblast.model import End
from engines.magblast.view import View


def panel(view: View, draft: str) -> Panel:
    """Return what the viewer, who may act, can press."""
    answers = tuple(
        Button("respond", words.answer_words(one), extra=str(number))
        for number, one in enumerate(ways.responses(view)[:5])
    )
    if answers:
        return (answers,)
    if ways.may_end(view):
        return ((Button("end", text(f"magblast-end-{view.phase}"), Style.MAIN),),)
    return ()


def pressed(view: View, verb: str, filled: Filled) -> Answer:
    """Return what pressing leads to. Raises `Refusal` for what is no control of this game."""
    match verb:
        case "respond":
            return Act(ways.responses(view)[int(filled.extra)])
        case "end":
            return Act(End())
        case _ if verb == ACT:
            return Show()
        case _:
            raise Refusal(text("refusal-unknown-control"))
