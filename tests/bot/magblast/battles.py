"""Matches of Mag·Blast that tests play: how they begin, go on and end."""

from __future__ import annotations

from typing import Any

import simcord
from msgspec.structs import replace

from bots import Effort, choose
from engines.core import Dice, Seat
from engines.magblast import ENGINE
from engines.magblast.model import (
    Action,
    Agree,
    Discard,
    Draw,
    End,
    Fire,
    Hush,
    Keep,
    Launch,
    Move,
    Place,
    PlayCard,
    Reinforce,
    Respond,
    Scatter,
    Sweep,
    Use,
)
from engines.magblast.sounds import suggestion
from engines.magblast.state import State
from tests.bot.club import Club
from tests.bot.duels import last_match, rows
from tests.bot.player import Player, Reply

GLANCE = Effort(lines=6, width=3, depth=3, replies=2)
LONG = 10_000
"""Looks at the match after which something is stuck; it is far fewer in fact."""


async def begun(
    club: Club,
    names: tuple[str, ...] = ("alice", "bob"),
    place: simcord.ChannelHandle | None = None,
    **options: str,
) -> int:
    """Let people begin a match, the first as seat 0, and return its number."""
    host, *guests = (club[name] for name in names)
    where = place or club.channel
    await host.slash("play", where, game="magblast")
    for guest in guests:
        await guest.press("join", on=club.messages_in(where)[-1])
    for field, value in options.items():
        await host.choose(field, value, on=club.messages_in(where)[-1])
    await host.press("start", on=club.messages_in(where)[-1])
    return last_match(club)


class Battle:
    """A running match, driven by commands in its channel."""

    def __init__(
        self,
        club: Club,
        number: int,
        names: tuple[str, ...] = ("alice", "bob"),
        place: simcord.ChannelHandle | None = None,
    ) -> None:
        self.club = club
        self.number = number
        self.players = tuple(club[name] for name in names)
        self.place = place or club.channel

    async def does(self, player: Player, command: str, **options: Any) -> Reply:
        """Let a player type one of the game's commands."""
        return await player.slash(f"magblast {command}", self.place, **options)

    async def types(self, seat: Seat, action: Action) -> Reply:
        """Let a player type the command that means an action."""
        command, options = typed(action)
        return await self.does(self.players[seat], command, **options)

    async def suggestions(
        self, player: Player, command: str, option: str, typed: str = "", **filled: Any
    ) -> dict[Any, str]:
        """Return what autocomplete offers a player in this match."""
        command = f"magblast {command}"
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


def typed(action: Action) -> tuple[str, dict[str, Any]]:
    """Return the command and options that mean an action; what is not given is left out."""
    command, options = _typed(action)
    return command, {name: value for name, value in options.items() if value}


def _typed(action: Action) -> tuple[str, dict[str, Any]]:
    match action:
        case Keep(ships):
            return "keep", dict(zip(("yellow", "green", "red", "blue"), ships, strict=True))
        case Discard(cards):
            return "discard", {f"card{n}": card for n, card in enumerate(cards[:6], 1)}
        case Draw(blasts):
            return "draw", {f"blast{n}": card for n, card in enumerate(blasts, 1)}
        case Reinforce(cards, ship):
            return "reinforce", {"cards": "+".join(cards), "ship": ship}
        case Place(ship, zone):
            return "place", {"ship": ship, "zone": str(zone)}
        case Move(ship, zone):
            return "move", {"ship": ship, "zone": str(zone)}
        case Scatter(zones):
            return "scatter", {f"ship{n}": str(zone) for n, zone in enumerate(zones, 1)}
        case Sweep(ship, fleet, card):
            return "sweep", {"ship": ship, "fleet": fleet, "card": card}
        case Respond(_, answer, cards):
            return "respond", {"answer": str(answer), "cards": "+".join(cards)}
        case _:
            return _typed_attack(action)


def _typed_attack(action: Action) -> tuple[str, dict[str, Any]]:
    match action:
        case Fire(card, ship, target, sound):
            return "fire", {"ship": ship, "target": target, "card": card, "sound": sound}
        case Launch(card, target, sound):
            return "launch", {"card": card, "target": target, "sound": sound}
        case PlayCard(card, target, blasts):
            return "play", {"card": card, "target": target, "blasts": "+".join(blasts)}
        case Use(ship, card, target):
            return "ability", {"ship": ship, "card": card, "target": target}
        case Hush():
            return "hush", {}
        case Agree():
            return "assault", {}
        case End():
            return "end", {}
        case _:
            raise AssertionError(f"no command means {action}")


def wise(state: State, seat: Seat, ply: int) -> Action:
    """Return what a computer in a hurry would do, never without a sound."""
    action = choose(ENGINE, state, seat, Dice("wise", ply), GLANCE)
    if isinstance(action, Fire) and action.sound is None:
        return replace(action, sound=suggestion(state, seat))
    return action
