"""Matches of Rebel Moon Defense that tests play: how they begin, go on and end."""

from __future__ import annotations

import asyncio
from typing import Any

import simcord

from bots import Effort
from engines.rebelmoon.model import (
    Action,
    Activate,
    Colour,
    Fly,
    Kind,
    Pass,
    Place,
    State,
    Weapon,
)
from tables.tables import By
from tests.bot.club import Club
from tests.bot.duels import last_match, rows
from tests.bot.player import Player, Reply

LASER, EMP, FRAG = "laser/{}", "emp/{}", "frag_mine/{}"
RED_LASER, RED_EMP, YELLOW_FRAG = LASER.format("red"), EMP.format("red"), FRAG.format("yellow")
RED_CONTACT, RED_DESTROYER = "contact_mine/red", "asteroid_destroyer/red"

GLANCE = Effort(lines=6, width=3, depth=3, replies=2)
SIDES = {-1: "left", 0: "ahead", 1: "right"}
DELIVERING = ("delivery", "post ")
"""How the names of the tasks begin that deliver messages."""
LONG = 10_000
"""Looks at the match after which something is stuck; it is far fewer in fact."""


async def begun(
    club: Club,
    names: tuple[str, str] = ("alice", "bob"),
    place: simcord.ChannelHandle | None = None,
    **options: str,
) -> int:
    """Let two people begin a match, the first as the Imperial, and return its number."""
    imperial, rebel = club[names[0]], club[names[1]]
    where = place or club.channel
    await imperial.slash("play", where, game="rebelmoon")
    await rebel.press("join", on=club.messages_in(where)[-1])
    for field, value in options.items():
        await imperial.choose(field, value, on=club.messages_in(where)[-1])
    await imperial.press("start", on=club.messages_in(where)[-1])
    return last_match(club)


class Raid:
    """A running match, driven by commands in its channel, or swiftly to where a test begins."""

    def __init__(
        self,
        club: Club,
        number: int,
        names: tuple[str, str] = ("alice", "bob"),
        place: simcord.ChannelHandle | None = None,
    ) -> None:
        self.club = club
        self.number = number
        self.imperial, self.rebel = club[names[0]], club[names[1]]
        self.place = place or club.channel

    async def does(self, player: Player, command: str, **options: Any) -> Reply:
        """Let a player type one of the game's commands."""
        return await player.slash(f"rebelmoon {command}", self.place, **options)

    async def goes(self, *actions: Action) -> None:
        """Let whoever is asked make these moves in a row, quicker than all of it is drawn."""
        tables = self.club.bot.house.tables
        for action in actions:
            (seat,) = (await tables.live.position(self.number)).asked
            player = (self.imperial, self.rebel)[seat]
            await tables.play.submit(self.number, By(player.id), action)
        while busy := [t for t in asyncio.all_tasks() if t.get_name().startswith(DELIVERING)]:
            await asyncio.wait(busy)  # simcord waits only for what a person's deed led to
        await self.club.rest()

    async def suggestions(
        self, player: Player, command: str, option: str, typed: str = "", **filled: Any
    ) -> dict[Any, str]:
        """Return what autocomplete offers a player in this match."""
        command = f"rebelmoon {command}"
        return await player.suggestions(command, option, typed, self.place, **filled)

    async def state(self) -> State:
        """Return the position as the rules see it."""
        return (await self.club.bot.house.tables.live.position(self.number)).state

    async def told(self) -> State:
        """Return the position once no computer thinks and everything was delivered."""
        for _ in range(LONG):
            await self.club.rest()
            scene = await self.club.bot.house.tables.scene(self.number, None)
            thinking = any(scene.seats[seat].level is not None for seat in scene.asked)
            if not thinking and rows(self.club, "SELECT count(*) FROM outbox") == [(0,)]:
                return await self.state()
        raise AssertionError("a computer thinks, or something is delivered, without end")


def rocks(*cells: str) -> list[Action]:
    """Return how the Imperial places asteroids, and the Rebel passes in between."""
    return [action for cell in cells for action in (Place(cell), Pass())]


def arms(**weapons: str) -> list[Action]:
    """Return how the Rebel places weapons face down, and the Imperial passes in between."""
    placed = (Place(cell, weapon(written)) for cell, written in weapons.items())
    return [action for place in placed for action in (Pass(), place)]


def weapon(written: str) -> Weapon:
    """Return the weapon that commands call so."""
    kind, colour = written.split("/")
    return Weapon(Kind(kind), Colour(colour))


SET_OUT: tuple[Action, ...] = (Pass(), Pass())
"""Both pass after a placement, so that the bomb sets out; one pass does after `rocks`."""


async def type_in(raid: Raid, player: Player, action: Place | Pass | Fly | Activate) -> Reply:
    """Let a player type the command that means an action."""
    match action:
        case Place(cell, weapon):
            which = {"weapon": f"{weapon.kind}/{weapon.colour}"} if weapon else {}
            return await raid.does(player, "place", cell=cell, **which)
        case Fly(turn, advance, upgrade, target):
            options = {"upgrade": upgrade and str(upgrade), "target": target}
            given = {name: value for name, value in options.items() if value}
            return await raid.does(player, "fly", turn=SIDES[turn], advance=advance, **given)
        case Activate(weapon, target):
            aimed = {"target": target} if target else {}
            return await raid.does(player, "activate", weapon=weapon, **aimed)
        case Pass():
            return await raid.does(player, "pass")
