"""Matches of Rebel Moon Defense that tests play: how they begin, go on and end."""

from __future__ import annotations

import simcord

from bots import Effort
from engines.core import Dice
from engines.core import play as played
from engines.rebelmoon import ENGINE
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
from tests.bot.club import Club
from tests.bot.player import Player, Reply
from tests.bot.running import Running, begin

LASER, EMP, FRAG = "laser/{}", "emp/{}", "frag_mine/{}"
RED_LASER, RED_EMP, YELLOW_FRAG = LASER.format("red"), EMP.format("red"), FRAG.format("yellow")
RED_CONTACT, RED_DESTROYER = "contact_mine/red", "asteroid_destroyer/red"

GLANCE = Effort(lines=6, width=3, depth=3, replies=2)
SIDES = {-1: "left", 0: "ahead", 1: "right"}


async def begun(
    club: Club,
    names: tuple[str, str] = ("alice", "bob"),
    place: simcord.ChannelHandle | None = None,
    **options: str,
) -> int:
    """Let two people begin a match, the first as the Imperial, and return its number."""
    return await begin(club, "rebelmoon", names, place, **options)


class Raid(Running[State]):
    """A running match of Rebel Moon Defense, which may go swiftly to where a test begins."""

    game = "rebelmoon"

    @property
    def imperial(self) -> Player:
        """Who flies the bomb."""
        return self.players[0]

    @property
    def rebel(self) -> Player:
        """Who defends the moon."""
        return self.players[1]

    async def goes(self, *actions: Action) -> None:
        """Let whoever is asked make these moves in a row, of which Discord shows nothing."""
        state = await self.state()
        for ply, action in enumerate(actions):
            (seat,) = ENGINE.to_act(state)
            state = played(ENGINE, state, seat, action, Dice("goes", ply)).state
        await self.stand(state)


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
