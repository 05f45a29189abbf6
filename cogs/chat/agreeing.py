"""Agreements as people press them: asked for in private, agreed to below the question."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from cogs.chat.replies import answer_choice
from cogs.chat.router import Press, router_of
from cogs.chat.services import Client
from engines.core import Refusal, Text, text

Agree: TypeAlias = Callable[[Press, bool], Awaitable[Text]]
"""Lets whoever pressed agree, and ask the others if that is so; returns what came of it."""
DIGITS = 9
"""How long a number may be that a button carries."""


def attend(client: Client, ask: str, agree: str, how: Agree) -> None:
    """Let one verb ask all others, and one agree; a private choice gives way to what came of it."""

    async def asks(press: Press) -> None:
        await answer_choice(client, press.interaction, await how(press, True))

    async def agrees(press: Press) -> None:
        await answer_choice(client, press.interaction, await how(press, False))

    router_of(client).on(ask, asks)
    router_of(client).on(agree, agrees)


def number_of(press: Press) -> int:
    """Return the number that a control carries. Raises `Refusal` if it is none of ours."""
    number = press.control.extra
    if not (number.isascii() and number.isdecimal() and len(number) <= DIGITS):
        raise Refusal(text("refusal-unknown-control"))
    return int(number)
