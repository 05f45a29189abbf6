"""What is answered to a person with a reason."""

from __future__ import annotations

from engines.core.saying import Text


class Refusal(Exception):
    """Root of everything that is answered to a person with a reason: `text` says why."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


class IllegalAction(Refusal):
    """The rules do not allow this action here."""


class MalformedAction(Refusal):
    """This is no action of this game at all."""


class NotAsked(Refusal):
    """This seat has nothing to decide at this moment."""


class MatchOver(Refusal):
    """The match has ended."""


class IllegalConfig(Refusal):
    """These options, or this number of seats, do not make a game."""
