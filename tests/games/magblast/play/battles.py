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
from tests.bot.player import Reply
from tests.bot.running import Running, begin

GLANCE = Effort(lines=6, width=3, depth=3, replies=2)


async def begun(
    club: Club,
    names: tuple[str, ...] = ("alice", "bob"),
    place: simcord.ChannelHandle | None = None,
    **options: str,
) -> int:
    """Let people begin a match, the first on seat 0, and return its number."""
    return await begin(club, "magblast", names, place, **options)


class Battle(Running[State]):
    """A running match of Mag·Blast."""

    game = "magblast"

    async def types(self, seat: Seat, action: Action) -> Reply:
        """Let a player type the command that means an action."""
        command, options = typed(action)
        return await self.does(self.players[seat], command, **options)


def typed(action: Action) -> tuple[str, dict[str, Any]]:
    """Return the command and options that mean an action; what is not given is left out."""
    command, options = _typed(action)
    return command, {name: value for name, value in options.items() if value}


def _typed(action: Action) -> tuple[str, dict[str, Any]]:
    match action:
        case Keep(ships):
            return "keep", dict(zip(("yellow", "green", "red", "blue"), ships, strict=True))
        case Discard(cards):
            return "discard", {"cards": "+".join(cards)}
        case Draw(blasts):
            return "draw", {"blasts": "+".join(blasts)}
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
