"""What people do, and what became of it: each deed has one answer, in time, by its token."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from tests.wire.messages import Message

IN_TIME = 3.0
"""Seconds in which a deed must be acknowledged."""
TOKEN_HOLDS = 900.0
"""Seconds for which its token is good."""


class Deed(IntEnum):
    """What somebody did."""

    COMMAND = 2
    PRESS = 3
    TYPING = 4
    FORM = 5


class Answer(IntEnum):
    """How the bot answered first."""

    MESSAGE = 4
    THINKING = 5
    NOTED = 6
    EDIT = 7
    SUGGESTIONS = 8
    MODAL = 9


@dataclass
class Interaction:
    """Something that somebody did.

    `told` are all words that reached its author as an answer, `tried` how many requests
    about it arrived after it was acknowledged, whether or not they were carried out.
    """

    id: int
    token: str
    deed: Deed
    person_id: int
    channel_id: int
    data: dict[str, Any]
    at: float
    source: Message | None = None
    answer: Answer | None = None
    original: Message | None = None
    modal: dict[str, Any] | None = None
    suggestions: list[dict[str, Any]] | None = None
    told: list[str] = field(default_factory=list[str])
    tried: int = 0
    delivered: int = 0
    decided: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def custom_id(self) -> str:
        """What was pressed or filled in; "" for a command."""
        return str(self.data.get("custom_id") or "")

    @property
    def acknowledged(self) -> bool:
        """False when its author read that the application did not respond."""
        return self.answer is not None
