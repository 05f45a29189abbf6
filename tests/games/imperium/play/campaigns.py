"""Matches of Imperium Galáctica that tests play: how they begin and go on."""

from __future__ import annotations

from typing import Any

import simcord

from engines.imperium import ENGINE
from engines.imperium import actions as act
from engines.imperium.actions import Action
from engines.imperium.board import Phase
from engines.imperium.state import State
from tests.bot.club import Club
from tests.bot.player import Player, Reply
from tests.bot.running import Running, begin
from tests.games.shazamm.play.duels import rows


async def begun(
    club: Club,
    names: tuple[str, str] = ("alice", "bob"),
    place: simcord.ChannelHandle | None = None,
    **options: str,
) -> Campaign:
    """Let two people begin a match, the first as Red."""
    number = await begin(club, "imperium", names, place, **options)
    return Campaign(club, number, names, place)


class Campaign(Running[State]):
    """A running match of Imperium Galáctica."""

    game = "imperium"

    @property
    def red(self) -> Player:
        """Who sits in the south."""
        return self.players[0]

    @property
    def blue(self) -> Player:
        """Who sits in the north."""
        return self.players[1]

    async def asked(self) -> list[Player]:
        """Return who is waited for."""
        return [self.players[seat] for seat in sorted(ENGINE.to_act(await self.state()))]

    async def give_initiative(self, player: Player) -> None:
        """Let a player begin: one bids nothing, the other stands pat, or one point more."""
        (first,) = await self.asked()
        second = next(one for one in self.players if one is not first)
        await self.does(first, "bid", amount=0)
        if first is player:
            await self.does(second, "pass")
        else:
            await self.does(second, "bid", amount=1)

    async def reach(self, phase: Phase) -> None:
        """Let the active player end phases up to this one."""
        state = await self.state()
        player = self.players[state.board.active]
        while (await self.state()).board.phase is not phase:
            await self.does(player, "submit", what="phase")

    async def drafted(self, player: Player) -> tuple[Action, ...]:
        """Return what a player has drafted."""
        tables = self.club.bot.services.tables
        return (await tables.scene_for(self.number, player.id)).drafted

    async def stored(self) -> list[tuple[Any, ...]]:
        """Return the drafts that the database holds."""
        return rows(self.club, "SELECT seat, orders FROM draft ORDER BY seat")


async def type_in(campaign: Campaign, player: Player, action: Action) -> Reply:
    """Let a player type the command that means an action."""
    command, options = typed(action)
    return await campaign.does(player, command, **options)


def typed(action: Action) -> tuple[str, dict[str, Any]]:
    """Return the command that means an action, with its options."""
    match action:
        case act.Bid(amount, limit, cards):
            pledged = {"cards": ",".join(cards)} if cards else {}
            return "bid", {"amount": amount, "limit": limit, **pledged}
        case act.Pass() | act.Ready():
            return type(action).__name__.lower(), {}
        case act.Buy(count):
            return "card buy", {"count": count}
        case act.Discard(card):
            return "card discard", {"card": card.value}
        case act.Play(card, units, sectors, building):
            aims = {"units": ",".join(units), "sectors": ",".join(sectors), "building": building}
            given = {name: str(value) for name, value in aims.items() if value}
            return "card play", {"card": card.value, **given}
        case act.Watch(rank):
            return "card watch", {"rank": rank.value} if rank else {}
        case act.Truce(planet):
            return "card truce", {"planet": planet} if planet else {}
        case act.Commit(combat, card, back):
            name = "card take" if back else "card lay"
            return name, {"card": card.value, "combat": str(combat + 1)}
        case act.Remove(kinds):
            return "losses", {"units": ",".join(kinds)}
        case act.End():
            return "end", {}
        case _:
            return _order(action)


def _order(action: Action) -> tuple[str, dict[str, Any]]:
    match action:
        case act.Save(unit):
            return "save", {"unit": unit}
        case act.Repair(at):
            return "repair", {"at": at}
        case act.Build(kind, at):
            return "build", {"kind": kind.value, "at": at}
        case act.Sow(unit, at):
            return "mine", {"unit": unit, "at": at}
        case act.Move(unit, to):
            return "move", {"unit": unit, "to": to}
        case act.Load(unit, at, cargo) | act.Unload(unit, at, cargo):
            name = type(action).__name__.lower()
            return name, {"unit": unit, "at": at, "cargo": ",".join(cargo)}
        case act.Attack(unit, target):
            return "attack", {"target": target, "unit": unit}
        case act.Invade(unit, planet, cargo, stay):
            ship = {"unit": unit, "cargo": ",".join(cargo), "stay": stay}
            return "invade", {"planet": planet, **ship}
        case act.Bombard(unit, planet) | act.Annihilate(unit, planet):
            return type(action).__name__.lower(), {"planet": planet, "unit": unit}
        case act.Strike(unit, target):
            return "strike", {"target": target, "unit": unit}
        case act.Withdraw(target) | act.First(target):
            return type(action).__name__.lower(), {"target": target}
        case _:
            raise AssertionError(action)
