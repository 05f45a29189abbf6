"""What is shown of a turn of the bomb before it is made: where it comes to, and how it stands."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.panels.panel import Act, Preview, Submit
from engines.rebelmoon.flight import fly
from engines.rebelmoon.model import Fly
from tests.laws.panels import Desk


def faults(desk: Desk, shown: Preview, answer: Act | Submit) -> Iterator[str]:
    """Yield what of the turn turned out otherwise."""
    if not isinstance(answer, Act) or not isinstance(answer.action, Fly):
        return
    if shown.args != (answer.action,):
        yield f"{shown.args} is shown, and {answer.action} done"
    after = desk.followed(answer).scene.view
    foretold = fly(desk.scene.view, answer.action)
    if after.flight != foretold or after.bomb != foretold.bomb:
        yield f"{foretold} was shown, and {after.flight} came of it"
