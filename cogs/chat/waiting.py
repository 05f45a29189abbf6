"""What waits for a person, in words, with the way to each match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from discord import ui

from cogs.chat.components import CHARACTERS, counted, framed
from cogs.chat.services import Client
from cogs.chat.shown import Shown
from cogs.chat.which import link, link_to
from cogs.panels.ids import mark
from engines.core import Say, Text, Verbatim, text
from tables.calling import Awaited, Unanswered
from tables.notice import asked_in_private, hand

LISTED = 15
"""How many matches are named at most."""


class Roll(NamedTuple):
    """What tells somebody which matches wait for them: a line of each, but of those `left`."""

    head: Text
    lines: tuple[Text, ...]
    left: int


async def roll_call(
    client: Client, awaiting: Sequence[Awaited], unanswered: Sequence[Unanswered] = ()
) -> Roll:
    """Return what tells somebody which matches wait for them, the most urgent first.

    Behind these stands what they are asked to agree to.
    """
    lines = [await _line(client, one) for one in awaiting[:LISTED]]
    lines += [await _asked(client, one) for one in unanswered[: LISTED - len(lines)]]
    waiting = {one.match.id for one in awaiting}
    others = {one.match.id for one in unanswered} - waiting
    head = text("roll-head", many=len(awaiting) + len(others))
    return Roll(head, tuple(lines), len(awaiting) + len(unanswered) - len(lines))


def roll_shown(roll: Roll, say: Say, nonce: str) -> Shown:
    """Return that as a message; where there is no room it says how many more wait."""
    head = say(roll.head)
    lines = counted(map(say, roll.lines), say, CHARACTERS - len(head) - 1, roll.left)
    return Shown(framed([ui.TextDisplay[Any](f"{head}\n{lines}", id=mark(nonce))]), [])


async def _line(client: Client, awaited: Awaited) -> Text:
    """Return the line of a match: what it waits for, until when, and where that is done."""
    match = awaited.match
    where = Verbatim(await link(client, match, awaited.seat))
    named = text("which-match", game=text(f"{match.game}-name"), number=match.id, where=where)
    asked = text("roll-answer" if awaited.responding else "roll-turn")
    controls = await _way(client, awaited)
    if awaited.due is None:
        return text("roll-match", match=named, asked=asked, controls=controls)
    if awaited.stands:
        return text("roll-stands", match=named, asked=asked, controls=controls)
    until = Verbatim(f"<t:{int(awaited.due)}:R>")
    return text("roll-timed", match=named, asked=asked, controls=controls, until=until)


async def _asked(client: Client, unanswered: Unanswered) -> Text:
    """Return the line of what somebody is asked to agree to, with the way to it."""
    match, seat = unanswered.match, unanswered.seat
    named = text(
        "which-match",
        game=text(f"{match.game}-name"),
        number=match.id,
        where=Verbatim(await link(client, match, seat)),
    )
    way = text("roll-question", where=Verbatim(await question_at(client, unanswered)))
    return text("roll-match", match=named, asked=text("roll-agreement"), controls=way)


async def question_at(client: Client, unanswered: Unanswered) -> str:
    """Return the address of what somebody is asked to agree to: in private, or in public."""
    match, seat = unanswered.match, unanswered.seat
    private = asked_in_private(unanswered.surface, seat)
    shown = await client.services.tables.records.shown(match.id, private)
    if shown is None or not shown.message_id:
        return await link_to(client, match, unanswered.surface, seat)
    return f"https://discord.com/channels/@me/{shown.channel_id}/{shown.message_id}"


async def _way(client: Client, awaited: Awaited) -> Text:
    """Return the way to a person's controls: their hand, or the board with its buttons."""
    shown = await client.services.tables.records.shown(awaited.match.id, hand(awaited.seat))
    if shown is None or not shown.message_id:
        return text(
            "roll-controls", where=Verbatim(await link(client, awaited.match, awaited.seat))
        )
    where = f"https://discord.com/channels/@me/{shown.channel_id}/{shown.message_id}"
    return text("roll-controls", where=Verbatim(where))
