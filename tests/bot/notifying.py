"""The panel of `/notify`, what is chosen in it, and what of it Discord is told."""

from __future__ import annotations

from tests.bot.club import Club
from tests.bot.player import Player
from tests.bot.seen import Control, Seen
from tests.games.shazamm.play.duels import hands

SILENT = 1 << 12
"""Discord's flag of a message that makes no sound."""


async def panel(player: Player) -> Seen:
    (shown,) = (await player.slash("notify")).messages
    return shown


async def wishes(player: Player, **chosen: str) -> Seen:
    """Choose in the menus of the panel, one after the other, and return it as it stands then."""
    shown = await panel(player)
    for menu, value in chosen.items():
        await player.choose(f"calls-{menu}", value, on=shown)
        shown = player.now(shown)
    return shown


def menu(shown: Seen, name: str) -> Control:
    control = shown.control(f"calls-{name}")
    assert control is not None
    return control


def silent(club: Club, player: Player) -> list[bool]:
    """Return of each hand that a player was sent whether it made no sound."""
    records = [club.env.backend.get_message(m.channel_id, m.id) for m in hands(player)]
    return [bool(record.flags & SILENT) for record in records]


def hour(club: Club, later: int) -> str:
    """Return the hour of the day by the clocks of UTC, so many hours from now."""
    return str((club.env.now().hour + later) % 24)
