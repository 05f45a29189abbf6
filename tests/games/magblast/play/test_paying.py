"""What pays for a ship, as its owner reads it before it is paid."""

from __future__ import annotations

from engines.magblast.model import Phase
from tests.bot.club import Club
from tests.bot.player import Player
from tests.games.magblast.play.battles import Battle, begun
from tests.games.magblast.positions import side, table

STARS = ("laser-blast-star", "beam-blast-star", "fighter-star")


async def test_what_alone_pays_for_a_ship_is_named_above_the_button(
    club: Club, alice: Player
) -> None:
    """No menu names it, and one press pays it."""
    battle = Battle(club, await begun(club))
    mine, theirs = side(yellow=("scout-baxter",), hand=STARS), side(yellow=("cruiser-troya",))
    await battle.stand(table(mine, theirs, phase=Phase.REINFORCE))
    panel = (await alice.press("act")).messages[0]
    assert panel.control("Pay, and draw a ship")
    paid = "You would pay for a ship with Beam Blast (★), Fighter (★) and Laser Blast (★)."
    assert paid in panel.text
