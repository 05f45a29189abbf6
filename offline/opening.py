"""Starts a match as people would: by the command, and by what stands in the lobby to be pressed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import simcord

from offline.simcord_inside import rest
from offline.world import Person, World
from tables.lobby import LEVELS

THREAD = "thread"
"""Where `/play` opens a lobby in a thread of its own."""
FIRST_GAME = "first"
"""What a lobby's options call a game for people who have never played it."""
PATIENCE = 30.0
"""Seconds that each step may take."""


class NotStarted(Exception):
    """The match could not be started; the message says at which step, and what the bot said."""


async def open_match(world: World, game: str) -> None:
    """Let the first person open a match of `game`, the second join, and the first start it.

    Raises `NotStarted` when there is nothing to press where the next button should be.
    """
    first, second, *_ = world.people
    last = await first.member.slash(world.channel, "play", game=game)
    for person, verb in ((second, "join"), (first, "start")):
        last = await _press(person, verb, world.channel, last)


async def against_computer(world: World, person: Person, game: str) -> simcord.ChannelHandle:
    """Let a person begin a first game of `game` against a beginner of a computer.

    It is begun in a thread of its own, whatever goes on in the channel. Returns the thread.
    Raises `NotStarted` when the bot opens none, or offers not what is to be pressed, and
    `TimeoutError` when it takes too long.
    """
    known = {thread.id for thread in world.channel.threads}
    last = await person.member.slash(
        world.channel, "play", game=game, computers=1, level=LEVELS[0], where=THREAD
    )
    await rest(world.env, PATIENCE)
    opened = [thread for thread in world.channel.threads if thread.id not in known]
    if not opened:
        raise NotStarted(f"{person.name} gets no thread to play {game} in: {_said(last)}")
    last = await _press(person, "options", opened[0], last)
    await rest(world.env, PATIENCE)
    await _choose_first_game(person, last)
    await rest(world.env, PATIENCE)
    await _press(person, "start", opened[0], last)
    return opened[0]


async def _choose_first_game(person: Person, options: simcord.InteractionResult) -> None:
    for message in _answers(options):
        for custom_id in _pressable(message, "preset"):
            await person.member.select(message, [FIRST_GAME], custom_id=custom_id)
            return
    raise NotStarted(f"{person.name} finds no menu of whole choices: {_said(options)}")


async def _press(
    person: Person, verb: str, place: simcord.ChannelHandle, last: simcord.InteractionResult
) -> simcord.InteractionResult:
    for message in reversed(place.history(viewer=person.member)):
        for custom_id in _pressable(message, verb):
            return await person.member.click(message, custom_id=custom_id)
    raise NotStarted(f"{person.name} finds no button to {verb} in #{place.name}: {_said(last)}")


def _answers(result: simcord.InteractionResult) -> list[Any]:
    return [answer for answer in (result.response, *result.followups) if answer]


def _said(result: simcord.InteractionResult) -> str:
    return " ".join(answer.content for answer in _answers(result))


def _pressable(message: Any, verb: str) -> Iterator[str]:
    return (found for found in _custom_ids(message.components) if verb in found.split(":"))


def _custom_ids(components: Iterable[Any]) -> Iterator[str]:
    """Yield what can be pressed; private messages have raw components, others discord.py's."""
    for component in components:
        raw = component if isinstance(component, dict) else component.to_dict()
        if "custom_id" in raw and not raw.get("disabled"):
            yield raw["custom_id"]
        yield from _custom_ids(raw.get("components", ()))
