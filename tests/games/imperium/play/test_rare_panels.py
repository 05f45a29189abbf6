"""Panels of what happens seldom, by menus and buttons alone: supply, repair, cards, losses."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.panels.chooser import code
from engines.imperium.actions import Action, Attack, End, Play, Repair, Save
from engines.imperium.board import BLUE, RED, Phase
from engines.imperium.cards import Card
from engines.imperium.state import State
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from tests.bot.club import Club
from tests.bot.player import Player
from tests.bot.seen import Seen
from tests.games.imperium.play.campaigns import Campaign, begun
from tests.games.imperium.positions import (
    Hand,
    act,
    at,
    kinds,
    planet,
    position,
    unit,
)

FAR = {"A3": unit(Kind.FRIGATE)}


class Desk:
    """A player's own panel in a position, and what is chosen there."""

    def __init__(self, campaign: Campaign, player: Player, panel: Seen) -> None:
        self.campaign, self.player, self._panel = campaign, player, panel

    @property
    def panel(self) -> Seen:
        return self.campaign.club.look_up(self._panel.channel_id, self._panel.id)

    def offered(self, menu: str) -> Mapping[str, str]:
        """Return the values and words of a menu; nothing if it is not there."""
        found = self.panel.control(menu)
        return {} if found is None else found.options

    async def choose(self, menu: str, *values: str) -> None:
        await self.player.choose(menu, *values, on=self.panel)

    async def press(self, button: str) -> None:
        await self.player.press(button, on=self.panel)

    async def drafted(self) -> tuple[Action, ...]:
        return await self.campaign.drafted(self.player)


async def sit_down(club: Club, state: State, name: str = "alice") -> Desk:
    """Let a match stand at a position, and a player open the own panel."""
    campaign = await begun(club)
    await campaign.stand(state)
    player = club[name]
    panel = (await player.press("act", on=club.messages[-1])).messages[0]
    return Desk(campaign, player, panel)


async def test_squadrons_are_supplied_in_the_order_that_the_owner_wants(club: Club) -> None:
    """Two bombers, and one place on the only ship near them (I-R10)."""
    units = {"E4": unit(Kind.BOMBER), "D5": unit(Kind.FRIGATE), "F5": unit(Kind.INTERCEPTOR)}
    desk = await sit_down(club, position(Phase.SUPPLY, red=units))
    assert "4 · Supply" in desk.panel.text
    assert [*desk.offered("save")] == [code("interceptor-1")]
    await desk.choose("save", code("interceptor-1"))
    assert await desk.drafted() == (Save("interceptor-1"),)
    await desk.press("Submit this phase")
    state: State = await desk.campaign.state()
    assert state.board.where(RED, "interceptor-1") == "F5"
    assert state.board.where(RED, "bomber-1") is None


async def test_a_damaged_ship_is_repaired(club: Club) -> None:
    desk = await sit_down(
        club, position(Phase.REPAIR, red={"J4": unit(Kind.CORVETTE, damaged=True)})
    )
    (words,) = desk.offered("repair").values()
    assert words == "Corvette · J4"
    await desk.choose("repair", "J4")
    assert await desk.drafted() == (Repair("J4"),)
    assert "47 PC" in desk.panel.text, "half of six"
    await desk.press("Submit this phase")
    assert not at(await desk.campaign.state(), RED, "J4").damaged  # type: ignore[union-attr]


SIEGE = {
    "red": {"H3": unit(Kind.CRUISER)},
    "planets": {"H4": planet(Size.MEDIUM, BLUE, "T", Kind.SHIELD, Kind.CANNON)},
}


def holding(phase: Phase, *hand: Card, **given: object) -> State:
    hands: tuple[Hand, Hand] = (hand, ())
    return position(phase, hands=hands, **given)  # type: ignore[arg-type]


async def test_sabotage_is_aimed_at_one_building(club: Club) -> None:
    desk = await sit_down(club, holding(Phase.COMBAT, Card.SABOTAGE, **SIEGE))
    await desk.choose("card", code(Card.SABOTAGE))
    found = [control for control in desk.panel.controls if "H4" in control.label]
    assert len(found) == 2
    (shield,) = (control.label for control in found if "hield" in control.label)
    await desk.press(shield)
    expected = Play(Card.SABOTAGE, sectors=("H4",), building=Kind.SHIELD)
    assert await desk.drafted() == (expected,)
    await desk.press("Submit and end turn")
    state: State = await desk.campaign.state()
    assert state.board.planets["H4"].buildings == {Kind.CANNON}


async def test_a_short_jump_goes_from_the_ship_to_where_it_lands(club: Club) -> None:
    state = holding(Phase.MOVEMENT, Card.SHORT_JUMP, red={"G4": unit(Kind.FRIGATE)})
    desk = await sit_down(club, state)
    jump = f"{code(Card.SHORT_JUMP)}/{code('frigate-1')}"
    await desk.choose("card", code(Card.SHORT_JUMP))
    landings = desk.offered("sectors")
    assert f"{jump}/H4" not in landings, "nobody lands on a planet"
    await desk.choose("sectors", f"{jump}/J4")
    assert await desk.drafted() == (Play(Card.SHORT_JUMP, ("frigate-1",), ("J4",)),)
    await desk.press("Submit this phase")
    assert at(await desk.campaign.state(), RED, "J4") is not None


async def test_a_hyperspace_jump_collects_ship_after_ship(club: Club) -> None:
    ships = {"G4": unit(Kind.FRIGATE), "F4": unit(Kind.CORVETTE)}
    desk = await sit_down(club, holding(Phase.MOVEMENT, Card.HYPERSPACE_JUMP, red=ships))
    named, there = code(Card.HYPERSPACE_JUMP), f"{code('frigate-1')}/J4"
    await desk.choose("card", named)
    await desk.choose("one", f"{named}/{code('frigate-1')}")
    await desk.press("J4")
    await desk.choose("two", f"{named}/{there}/{code('corvette-1')}")
    landings = {c.label: c.custom_id for c in desk.panel.controls if "there_two" in c.custom_id}
    assert "J4" not in landings, "it is taken"
    await desk.press(landings["I3"])
    await desk.press("Play it")
    expected = Play(Card.HYPERSPACE_JUMP, ("frigate-1", "corvette-1"), ("J4", "I3"))
    assert await desk.drafted() == (expected,)


async def test_a_mutiny_is_offered_where_it_can_break_out(club: Club) -> None:
    """A ship of the enemy's that carries nobody changes sides in the draft already."""
    state = holding(
        Phase.MOVEMENT,
        Card.MUTINY,
        red={"G4": unit(Kind.CRUISER)},
        blue={"G5": unit(Kind.CORVETTE), **FAR},
    )
    desk = await sit_down(club, state)
    await desk.choose("card", code(Card.MUTINY))
    (aim,) = (control.label for control in desk.panel.controls if "G5" in control.label)
    await desk.press(aim)
    assert await desk.drafted() == (Play(Card.MUTINY, sectors=("G5",)),)


def torn_open() -> State:
    """Blue's carrier was hit and must lose two of four squadrons."""
    state = position(red={"G4": unit(Kind.CRUISER)}, blue={"G5": unit(Kind.CARRIER, "IIBB"), **FAR})
    return act(state, RED, Attack("cruiser-1", "G5"), End(Phase.COMBAT)).state


async def test_the_owner_picks_who_is_lost(club: Club) -> None:
    desk = await sit_down(club, torn_open(), "bob")
    labels = [control.label for control in desk.panel.controls]
    every = ["2 × Interceptores", "2 × Bombarderos", "Bombarderos e Interceptores"]
    assert sorted(labels[:3]) == sorted(every)
    await desk.press(every[2])
    carrier = at(await desk.campaign.state(), BLUE, "G5")
    assert carrier is not None
    assert carrier.cargo == kinds("IB")


async def test_the_usual_losses_are_one_press(club: Club) -> None:
    desk = await sit_down(club, torn_open(), "bob")
    await desk.press("usual")
    carrier = at(await desk.campaign.state(), BLUE, "G5")
    assert carrier is not None
    assert carrier.cargo == kinds("BB")


async def test_cards_are_laid_face_down_and_taken_back(club: Club) -> None:
    """One card at each of two combats, and the first of them again in the hand."""
    state = position(
        red={"G4": unit(Kind.BATTLESHIP), "F4": unit(Kind.BATTLESHIP)},
        blue={"G5": unit(Kind.CRUISER), "E4": unit(Kind.CRUISER), **FAR},
        hands=((), (Card.EMERGENCY_SHIELDS, Card.REACTIVE_ARMOUR)),
    )
    attacks = (Attack("battleship-1", "G5"), Attack("battleship-2", "E4"), End(Phase.COMBAT))
    desk = await sit_down(club, act(state, RED, *attacks).state, "bob")
    shields, armour = code(Card.EMERGENCY_SHIELDS), code(Card.REACTIVE_ARMOUR)
    offered = desk.offered("lay")
    assert set(offered) == {shields, armour}
    await desk.choose("lay", shields)
    combats = [one.label for one in desk.panel.controls if "→" in one.label]
    assert len(combats) == 2
    await desk.press(combats[0])
    assert set(desk.offered("lay")) == {armour}
    assert set(desk.offered("take")) == {shields}
    await desk.choose("take", shields)
    assert desk.offered("lay") == offered
    await desk.choose("lay", armour)
    (_, second) = (one.label for one in desk.panel.controls if "→" in one.label)
    await desk.press(second)
    await desk.press("Listo: estas cartas")
    assert (await desk.campaign.state()).board.window is None, "both were fought"
