"""What a table answers instead of doing what it was asked.

All are `Refusal`s: their text goes to the person, in the person's language.
"""

from __future__ import annotations

from engines.core import Refusal


class TableRefusal(Refusal):
    """Root of the tables' own refusals."""


class NoMatch(TableRefusal):
    """There is no match here, or none of this number."""


class ChannelBusy(TableRefusal):
    """Another match occupies the channel."""


class Paused(TableRefusal):
    """The match stands still because the program failed at it."""


class OtherRules(TableRefusal):
    """The match goes by rules of another version of the program, which may run beside this one."""


class NotSeated(TableRefusal):
    """This person has no seat in the match."""


class StaleDraft(TableRefusal):
    """The draft was changed in between."""


class StaleDecision(TableRefusal):
    """The button was made for a question that has passed."""
