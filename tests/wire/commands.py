"""Slash commands on the wire: which there are, and how Discord tells that one was typed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from simcord.interactions import command_leaves

from tests.bot.monkey.choosing import USER
from tests.wire.places import Channel, Kind, Person
from tests.wire.world import World

SUBCOMMAND, GROUP = 1, 2
CHAT = 1
"""The kind of commands that are typed; others stand in menus."""
IN_SERVER, IN_DM = 0, 1
"""Contexts of commands."""


def known(world: World, place: Channel) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield the path and what Discord knows of each command that can be typed in a place."""
    context = IN_DM if place.kind is Kind.DM else IN_SERVER
    for command in world.commands:
        is_typed = command.get("type", CHAT) == CHAT
        if is_typed and context in (command.get("contexts") or (IN_SERVER, IN_DM)):
            yield from ((" ".join(path), leaf) for path, leaf in command_leaves(command))


def typed(world: World, path: str, options: Mapping[str, Any], focused: str = "") -> dict[str, Any]:
    """Return the data of a command that was typed, or is being typed in the option `focused`."""
    name, *rest = path.split(" ")
    command = next(c for c in world.commands if c["name"] == name)
    leaf = {" ".join(p): leaf for p, leaf in command_leaves(command)}[path]
    kinds = {option["name"]: option["type"] for option in leaf.get("options") or ()}
    given: list[dict[str, Any]] = [
        {"name": key, "type": kinds[key], "value": _value(value)} for key, value in options.items()
    ]
    for one in given:
        if one["name"] == focused:
            one["focused"] = True
    for depth, part in enumerate(reversed(rest)):
        given = [{"name": part, "type": GROUP if depth else SUBCOMMAND, "options": given}]
    data: dict[str, Any] = {"id": command["id"], "name": name, "type": 1, "options": given}
    people = [value for key, value in options.items() if kinds[key] == USER]
    if people:
        users = {str(one.id): one.payload() for one in people}
        members = {str(one.id): _member(world, one) for one in people}
        data["resolved"] = {"users": users, "members": members}
    return data


def _value(value: Any) -> Any:
    return str(value.id) if isinstance(value, Person) else value


def _member(world: World, person: Person) -> dict[str, Any]:
    told = world.member_payload(person)
    return {key: value for key, value in told.items() if key not in ("user", "deaf", "mute")}
