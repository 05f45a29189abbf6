"""Starts a match as people would: one types the command, the other joins, the first starts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import simcord

from offline.world import Person, World


class NotStarted(Exception):
    """The match could not be started; the message says at which step, and what the bot said."""


async def open_match(world: World, game: str) -> None:
    """Let the first person open a match of `game`, the second join, and the first start it.

    Raises `NotStarted` when there is nothing to press where the next button should be.
    """
    first, second, *_ = world.people
    last = await first.member.slash(world.channel, "play", game=game)
    for person, verb in ((second, "join"), (first, "start")):
        last = await _press(world, person, verb, last)


async def _press(
    world: World, person: Person, verb: str, last: simcord.InteractionResult
) -> simcord.InteractionResult:
    for message in reversed(world.channel.history(viewer=person.member)):
        for custom_id in _custom_ids(message):
            if verb in custom_id.split(":"):
                return await person.member.click(message, custom_id=custom_id)
    said = " ".join(answer.content for answer in (last.response, *last.followups) if answer)
    raise NotStarted(f"{person.name} finds no button to {verb} in #{world.channel.name}: {said}")


def _custom_ids(message: Any) -> Iterator[str]:
    for component in message.components:
        yield from _custom_ids_within(component)


def _custom_ids_within(component: Any) -> Iterator[str]:
    custom_id = getattr(component, "custom_id", None)
    if custom_id and not component.disabled:
        yield custom_id
    for child in getattr(component, "children", ()):
        yield from _custom_ids_within(child)
