"""Battles of Mag·Blast in Discord, in which one shoots and the others are asked."""

from __future__ import annotations

from engines.magblast.model import Card, Fire
from tests.bot.club import Club
from tests.bot.player import Player, Reply
from tests.bot.running import begin
from tests.bot.seen import Seen
from tests.games.shazamm.play.duels import rows
from tests.tables.battles import IDLE, ambush
from tests.tables.house import put


async def ambushed(
    club: Club,
    victim: tuple[Card, ...] = IDLE,
    bystander: tuple[Card, ...] = IDLE,
    **options: str,
) -> int:
    """Let Alice open, Bob and Carol join, and put the match where Alice is to shoot."""
    number = await begin(club, "magblast", ("alice", "bob", "carol"), None, **options)
    await put(club.store, club.bot.services.tables, number, ambush(victim, bystander))
    for player in club.players.values():  # everyone's messages show where the match stands now
        await player.slash("board", again=True)
    await club.rest()
    return number


async def fires(shooter: Player, shot: Fire) -> Reply:
    """Let somebody fire, by the command."""
    return await shooter.slash(
        "magblast fire", ship=shot.ship, target=shot.target, card=shot.card, sound=shot.sound
    )


async def orders(player: Player, **changes: str) -> None:
    """Let somebody open the panel of standing orders and change some."""
    shown = (await player.slash("magblast orders")).messages[-1]
    for field, value in changes.items():
        await player.choose(field, value, on=await with_order(player, shown, field))


async def with_order(player: Player, shown: Seen, field: str) -> Seen:
    """Turn the panel of standing orders to the page on which one is given, and return that."""
    shown = player.now(shown)
    if shown.control(field) is None:
        await player.press("orders", on=shown)
    return player.now(shown)


def letters(player: Player) -> list[Seen]:
    """Return the hand messages that a player got, the oldest first."""
    return [message for message in player.dms if not message.ephemeral]


def kinds(club: Club) -> list[tuple[str, int]]:
    """Return the kind and seat of each entry of the log, without set-up and orders given."""
    text = "SELECT kind, seat FROM entry WHERE kind <> 'deal'"
    return [(kind, seat) for kind, seat in rows(club, text)]
