"""The first messages of a match say who one is, what one wants, and how to begin."""

from __future__ import annotations

from engines.rebelmoon.model import IMPERIAL, Colour, Config, Exclusion, Kind, Pass, Place, Weapon
from engines.rebelmoon.placement import open_cells
from engines.rebelmoon.proposals import sheltering
from tests.bot.club import Club
from tests.games.rebelmoon.play.raids import SET_OUT, Raid, begun, type_in
from tests.games.rebelmoon.positions import placing
from tests.games.shazamm.play.duels import hand


async def test_a_match_opens_with_who_is_who(club: Club) -> None:
    raid = Raid(club, await begun(club))
    opening = club.messages[-1].text
    assert "is the Imperial and flies the Chaos Bomb from A1 to the moon on I5" in opening
    assert "is the Rebel and wants to destroy it" in opening
    assert "You are the Imperial: you win when" in hand(raid.imperial).text
    assert "Llevas el bando rebelde: ganas si" in hand(raid.rebel).text


async def test_each_hears_of_a_good_first_piece_until_it_lies(club: Club) -> None:
    raid = Raid(club, await begun(club))
    cell = sheltering(await raid.state())
    assert cell is not None
    assert f"near its middle: {cell}, for example" in hand(raid.imperial).text
    assert "Una buena primera arma" not in hand(raid.rebel).text, "it is not the Rebel's turn"
    await type_in(raid, raid.imperial, Place(cell))
    assert "Una buena primera arma" in hand(raid.rebel).text
    await type_in(raid, raid.rebel, Place("G5", Weapon(Kind.LASER, Colour.RED)))
    assert "Pass when you have placed enough" in hand(raid.imperial).text
    assert "near its middle" not in hand(raid.imperial).text
    await type_in(raid, raid.imperial, Pass())
    assert "Pasa cuando hayas colocado bastante" in hand(raid.rebel).text


async def test_nobody_hears_of_placing_when_the_bomb_flies(club: Club) -> None:
    raid = Raid(club, await begun(club))
    await raid.goes(*SET_OUT)
    await type_in(raid, raid.imperial, Pass())
    assert "first asteroid" not in hand(raid.imperial).text
    assert "placed enough" not in hand(raid.imperial).text


async def test_the_forms_say_what_a_piece_is_for(club: Club) -> None:
    raid = Raid(club, await begun(club))
    opened = await raid.imperial.press("place", on=hand(raid.imperial))
    assert "Weapons must not touch it and cannot see through it" in str(opened.result.modal)
    await type_in(raid, raid.imperial, Pass())
    opened = await raid.rebel.press("place", on=hand(raid.rebel))
    assert "solo tú, su tipo" in str(opened.result.modal)
    assert "No puede tocar un asteroide" in str(opened.result.modal)


def test_the_asteroid_that_is_recommended_may_lie_there() -> None:
    for side in range(4, 8):
        for exclusion in Exclusion:
            config = Config(board_side=side, exclusion=exclusion)
            crowded = placing(IMPERIAL, weapons={"D4": "emp red"}, config=config)
            for state in (placing(IMPERIAL, config=config), crowded):
                assert sheltering(state) in set(open_cells(state, IMPERIAL))
