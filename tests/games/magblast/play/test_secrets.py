"""Nobody but Alice learns what she holds: two matches that differ only in her hand are the same
for everyone else, to the last byte, also while she is asked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from engines.magblast.cards import Flagship
from engines.magblast.model import Card
from engines.magblast.state import State
from tables.tables import By
from tests.bot.club import Club
from tests.bot.watched import Watched, tells_nothing
from tests.games.magblast.play.battles import Battle, begun
from tests.games.magblast.positions import side, table

ONE = ("beam-blast", "temporal-flux", "evasive-action", "fighter-star-circle")
OTHER = ("beam-blast", "minefield-star", "laser-blast-star", "bomber-star")
"""Two hands of Alice's; the beam is fired."""
NAMES = ("alice", "bob")


def position(hand: tuple[Card, ...]) -> State:
    """Alice, with a carrier, is to attack; Bob holds five cards, so that he draws none."""
    bobs = ("laser-blast", "laser-blast-circle", "fighter-diamond", "bomber-circle", "mag-blast")
    return table(
        side(Flagship.CRANIUM_CONSORTIUM, red=("destroyer-vlero", "carrier-woden"), hand=hand),
        side(Flagship.FREEP, red=("scout-dink", "gunship-falladir"), hand=bobs),
    )


class WatchedBattle(Watched):
    """A match in which Alice's hand is the secret, Bob plays too, and Carol looks on."""

    async def typed(self) -> list[Any]:
        """Return what the commands offer and answer to Bob and Carol."""
        options = (
            ("fire", "ship"),
            ("fire", "target"),
            ("launch", "card"),
            ("play", "card"),
            ("respond", "answer"),
            ("respond", "cards"),
            ("ability", "target"),
            ("reinforce", "cards"),
            ("discard", "card1"),
            ("fleet", "player"),
        )
        told: list[Any] = []
        for player in (self.bob, self.carol):
            for command, option in options:
                told.append(await player.suggestions(f"magblast {command}", option))
            told.append((await player.slash("magblast respond", answer="flux")).text)
            told.append((await player.slash("magblast sweep", ship="a", fleet="b", card="c")).text)
        return told


async def play(match: WatchedBattle, hand: tuple[Card, ...]) -> None:
    """Alice fires and ends her turn; Bob shoots at her, and she is asked and lets it pass."""
    club, alice, bob = match.club, match.alice, match.bob
    battle = Battle(club, await begun(club, NAMES), NAMES)
    tables = club.bot.services.tables
    await battle.stand(position(hand))
    for field in ("others", "ship_hit", "ship_lost"):
        with club.as_the_bot():
            await tables.play.order(battle.number, By(alice.id), field, "ask")
    await forget_the_deal(match, battle)
    await match.look()
    aimed = {"ship": "destroyer-vlero", "target": "gunship-falladir", "card": "beam-blast"}
    await battle.does(alice, "fire", **aimed, sound="Brrrap!")
    await match.look()
    await battle.does(alice, "end")
    await battle.does(bob, "draw")
    await battle.does(bob, "end")
    await battle.does(bob, "end")
    aimed = {"ship": "gunship-falladir", "target": "carrier-woden", "card": "mag-blast"}
    await battle.does(bob, "fire", **aimed, sound="Pafff!")
    await match.look()
    offered = await battle.suggestions(alice, "respond", "answer")
    assert ("flux" in offered) == (hand == ONE)
    await battle.does(alice, "respond", answer="pass")
    await match.look()


async def forget_the_deal(match: WatchedBattle, battle: Battle) -> None:
    """Show where the match stands now, and take away what was said of the chance deal."""
    club = match.club
    for player in (match.alice, match.bob):
        await player.slash("board", again=True)
    await battle.told()
    for message in (*club.messages[:-1], *match.alice.dms[:-1], *match.bob.dms[:-1]):
        club.delete(message)
    club.requests.clear()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def two_matches(
    tmp_path_factory: pytest.TempPathFactory,
) -> tuple[WatchedBattle, WatchedBattle]:
    async def played(folder: Path, hand: tuple[Card, ...]) -> WatchedBattle:
        async with Club(folder, ("alice", "bob", "carol")) as club:
            match = WatchedBattle(club)
            await play(match, hand)
            return match

    one = await played(tmp_path_factory.mktemp("one"), ONE)
    return one, await played(tmp_path_factory.mktemp("other"), OTHER)


async def test_others_see_the_same_whatever_is_in_a_hand(
    two_matches: tuple[WatchedBattle, WatchedBattle],
) -> None:
    tells_nothing(*two_matches, moments=4)


async def test_what_is_compared_would_show_a_difference(
    two_matches: tuple[WatchedBattle, WatchedBattle],
) -> None:
    """A shot tells of a card: moments before and after it differ."""
    one, _ = two_matches
    assert "Brrrap!" in str(one.moments[1]["wire"]["channel"])
    assert "Brrrap!" not in str(one.moments[0]["wire"])
    assert "Pafff!" in str(one.moments[2]["wire"]["channel"])
