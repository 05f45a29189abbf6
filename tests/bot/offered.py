"""All that people may press and type: what tests of every control and every command go through."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Any

from discord import AppCommandOptionType, app_commands

from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.player import Player, Reply
from tests.bot.seen import Control, Seen

APOLOGY = "Something went wrong"
"""What nobody should read: that the bot has failed."""
OTHER = "rebelmoon"
"""A game whose commands are typed, too, though another is played."""
MOST = 3
"""How many choices of a menu are chosen, each alone."""
OPENED = (
    *("hand", "board", "words", "replay", "rules", "status", "matches", "help", "away", "notify"),
    *("resign", "substitute", "draw", "pause", "cancel", "profile", "learn"),
)
"""Commands whose answers have controls, too."""
GIVEN: dict[AppCommandOptionType, Any] = {
    AppCommandOptionType.string: "1",
    AppCommandOptionType.integer: 1,
    AppCommandOptionType.boolean: True,
}
"""What options are that must be given, where nothing is offered for them."""


async def opened(club: Club) -> list[Seen]:
    """Return what Alice alone is shown when she looks at a match."""
    alice = club["alice"]
    replies = [await alice.slash(command) for command in OPENED]
    return [*(await alice.press("act")).messages, *(one for r in replies for one in r.messages)]


def controls(club: Club, shown: list[Seen]) -> Iterator[tuple[Seen, Control, str]]:
    """Yield each control once, with who presses it: Alice, and where all see it Dora, too."""
    seen = set[str]()
    for message in shown:
        for control in message.controls:
            if control.custom_id not in seen:
                seen.add(control.custom_id)
                yield message, control, "alice"
                if message.channel_id == club.channel.id and not message.ephemeral:
                    yield message, control, "dora"


def chosen(control: Control) -> list[tuple[str, ...]]:
    """Return what is chosen of a menu, one after the other; of a button nothing."""
    return [(value,) for value in [*control.options][:MOST]] or [()]


async def pressed(
    club: Club, message: Seen, control: Control, name: str, values: tuple[str, ...]
) -> Reply:
    """Let somebody press a control where it was shown, whatever stands there by now."""
    player = club[name]
    direct = message.channel_id == player.person.dm.id
    actor = player.person.user if direct else player.person.member
    (reply,) = await club.at_once(forged(actor, message, control.custom_id, *values))
    return reply


async def everything(club: Club, game: str, shown: list[Seen]) -> AsyncIterator[tuple[str, Reply]]:
    """Press and type all that there is; yield what is answered."""
    for message, control, name in [*controls(club, shown)]:
        for values in chosen(control):
            reply = await pressed(club, message, control, name, values)
            yield f"{control.custom_id} {values}", reply
    for command in typed(club, game):
        reply = await club["alice"].slash(command.qualified_name, **given(club, command))
        yield f"/{command.qualified_name}", reply


def check_answered(what: str, reply: Reply) -> None:
    """Raise unless something came back, and it was no apology."""
    assert reply.acknowledged, f"{what}: nothing comes back"
    assert APOLOGY not in reply.text, f"{what}: {reply.text}"


def typed(club: Club, game: str) -> Iterator[app_commands.Command[Any, ..., Any]]:
    """Yield the commands that are typed: those of no game, and of two."""
    for command in club.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command) and _may_be_given(command):
            group = command.qualified_name.split()[0]
            if command.parent is None or group in (game, OTHER):
                yield command


def is_for_servers(command: app_commands.Command[Any, ..., Any]) -> bool:
    """Tell whether a command is given on servers only."""
    top = command.root_parent or command
    allowed = top.allowed_contexts
    return top.guild_only or (allowed is not None and allowed.dm_channel is not True)


def given(club: Club, command: app_commands.Command[Any, ..., Any]) -> dict[str, Any]:
    """Return what is filled in: no more than must be."""
    return {
        option.display_name: _value(club["bob"], option)
        for option in command.parameters
        if option.required
    }


def _may_be_given(command: app_commands.Command[Any, ..., Any]) -> bool:
    return not any(
        option.required and option.type is AppCommandOptionType.attachment
        for option in command.parameters
    )


def _value(bob: Player, option: app_commands.Parameter) -> Any:
    if option.choices:
        return option.choices[0].value
    if option.type is AppCommandOptionType.user:
        return bob.person.user
    return GIVEN[option.type]
