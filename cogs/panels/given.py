"""What is chosen ahead only if somebody else does something: the menu of that, and its draft.

Behind `AHEAD` the draft of such an action, and the verbs of its controls, begin with a short word
for what is given, between two marks. A word may also be the page of that menu.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from cogs.panels.chooser import paged
from cogs.panels.drafts import code, page_of
from cogs.panels.panel import Choice, Menu
from engines.choosing import Given
from engines.core import Player, Text, encode, text

AHEAD = "+"
"""Before the verb of each control of what is chosen ahead, and before each such draft."""
GIVEN = "if"
"""The verb of the menu, behind `AHEAD`."""
_WRITTEN = re.compile(r"\+?(?:~(~?[0-9A-Za-z]{1,8})~)?(.*)", re.DOTALL)


class Parted(NamedTuple):
    """A draft or verb taken apart: the word for what is given, if it is, and what stands behind."""

    word: str
    inner: str

    @property
    def before(self) -> str:
        """What stands before drafts and verbs of what is given so."""
        return f"{AHEAD}~{self.word}~" if self.word else AHEAD


def parted(written: str) -> Parted:
    """Return a draft or verb of what is chosen ahead, taken apart."""
    found = _WRITTEN.fullmatch(written)
    assert found is not None
    return Parted(found[1] or "", found[2])


def menu(offered: Iterable[Given], word: str) -> Menu | None:
    """Return the menu of what others may do; None where nobody can tell of anything."""
    choices = [Choice(word_of(one), said(one), chosen=word_of(one) == word) for one in offered]
    if not choices:
        return None
    shown = paged(choices, page_of(word), "")
    return Menu(AHEAD + GIVEN, text("ahead-choose-given"), shown, extra=GIVEN)


def word_of(given: Given) -> str:
    """Return the short word for what is given."""
    return code(encode((given.seat, given.action)).decode())


def said(given: Given) -> Text:
    """Return what is given, with who does it."""
    return text("ahead-given", who=Player(given.seat), what=given.words)
