"""A turn by buttons and menus alone: drafted, previewed, corrected, submitted ("By chat")."""

from __future__ import annotations

import re

import pytest

from cogs.panels.chooser import code
from engines.imperium.actions import Attack, Build, End, Load, Move
from engines.imperium.board import Phase
from engines.imperium.cards import Card
from engines.imperium.units import Kind
from tests.bot.club import Club
from tests.bot.player import Player, Reply
from tests.bot.seen import Seen
from tests.games.imperium.play.campaigns import Campaign, begun
from tests.games.imperium.positions import position, unit
from tests.games.shazamm.play.duels import refused

HOME = "J3"
BUILT = End(Phase.CONSTRUCTION)


async def own_panel(club: Club, player: Player) -> Seen:
    """Let a player open the own panel from the board in the channel."""
    return (await player.press("act", on=club.messages[-1])).messages[0]


def now(club: Club, panel: Seen) -> Seen:
    return club.look_up(panel.channel_id, panel.id)


async def test_a_newcomer_bids_by_buttons_and_by_a_form_with_a_secret_maximum(
    club: Club, alice: Player, bob: Player
) -> None:
    """I-R26: the form bids openly and goes up to a limit that nobody else sees."""
    campaign = await begun(club, opener="red")
    opened = await alice.press("bid", on=alice.dms[-1])
    assert opened.form is not None
    assert {"amount", "limit", "cards"} == set(opened.form.fields)
    await alice.submit(opened, amount="1", limit="11", cards=[])
    hidden = (await campaign.state()).hidden[0]
    assert hidden.limit == 11
    for message in (*club.messages, *bob.dms):
        assert not re.search(r"\b11\b", message.text)
    await bob.press("least", on=bob.dms[-1])
    bidding = (await campaign.state()).board.bidding
    assert bidding is not None
    assert (bidding.holder, bidding.amount) == (0, 3)
    assert "La puja sube hasta 3" in bob.dms[-1].text, "whoever was overbid at once reads it"
    await bob.press("Plantarme", on=bob.dms[-1])
    assert (await campaign.state()).board.active == 0


async def test_a_turn_is_drafted_previewed_corrected_and_submitted_in_one_message(
    club: Club, alice: Player, bob: Player
) -> None:
    campaign = await begun(club, chance="false")
    await alice.press("least", on=alice.dms[-1])
    await bob.press("pass", on=bob.dms[-1])
    seen_by_bob, board = bob.dms, club.messages
    panel = await own_panel(club, alice)
    assert "6 · Construction" in panel.text
    await alice.choose("kind", code("infantry"), on=panel)
    panel = now(club, panel)
    await alice.press("Infantry · J3", on=panel)
    panel = now(club, panel)
    assert "Build Infantry in J3 (2 PC)" in panel.text
    assert "16 PC" in panel.text or "10 PC" in panel.text
    assert await campaign.drafted(alice) == (Build(Kind.INFANTRY, HOME),)
    await alice.press("Infantry · J3", on=panel)
    await alice.press("undo", on=now(club, panel))
    assert await campaign.drafted(alice) == (Build(Kind.INFANTRY, HOME),)
    await alice.press("Done building ▸", on=now(club, panel))
    panel = now(club, panel)
    assert "7 · Movement" in panel.text
    transport = code("transport-1")
    await alice.choose("unit", f"move/{transport}", on=panel)
    panel = now(club, panel)
    ways = panel.control("to")
    assert ways is not None
    assert "K3 → I4, 2 of 2" in ways.options[f"{transport}/I4"]
    await alice.press("Load 2 × Infantry from J3", on=panel)
    panel = now(club, panel)
    await alice.choose("to", f"{transport}/I4", on=panel)
    panel = now(club, panel)
    load = Load("transport-1", HOME, (Kind.INFANTRY, Kind.INFANTRY))
    expected = (Build(Kind.INFANTRY, HOME), BUILT, load, Move("transport-1", "I4"))
    assert await campaign.drafted(alice) == expected
    drop = panel.control("drop")
    assert drop is not None
    for number, order in (label.split(". ", 1) for label in drop.options.values()):
        assert f"`{number}` {order}" in panel.text
    await alice.choose("drop", "2", on=panel)
    assert await campaign.drafted(alice) == (*expected[:2], expected[3])
    assert (bob.dms, club.messages) == (seen_by_bob, board), "nobody else has seen anything"
    await alice.press("Submit and end turn", on=now(club, panel))
    state = await campaign.state()
    assert state.board.active == 1
    assert state.board.unit(0, "I4") is not None
    assert await campaign.drafted(alice) == ()
    told = club.messages[-1].text
    assert "K3 → I4" in told
    assert "builds Infantry in J3" in told


async def test_an_area_is_looked_at_closely_with_one_press(
    club: Club, alice: Player, bob: Player
) -> None:
    """The map is as the draft leaves it, and the draft stays; the same can be pressed as before."""
    campaign = await begun(club, chance="false")
    await campaign.give_initiative(alice)
    panel = await own_panel(club, alice)
    menu = panel.control("zoom")
    assert menu is not None
    middle, label = next(iter(menu.options.items()))
    assert "unit" in label
    await alice.choose("kind", code("infantry"), on=panel)
    await alice.press("Infantry · J3", on=now(club, panel))
    panel = now(club, panel)
    before = panel.pictures
    await alice.choose("zoom", middle, on=panel)
    panel = now(club, panel)
    assert panel.pictures != before
    assert panel.control("submit") is not None
    assert await campaign.drafted(alice) == (Build(Kind.INFANTRY, HOME),)


async def test_a_whole_turn_takes_a_few_presses(club: Club, alice: Player, bob: Player) -> None:
    """Orders of several phases at once, and then the turn; phases need not be ended one by one."""
    campaign = await begun(club, chance="false")
    await campaign.give_initiative(alice)
    panel = await own_panel(club, alice)
    menu = panel.control("likely")
    assert menu is not None
    wanted = [value for value, label in menu.options.items() if "Infantry in J3" in label]
    wanted += [next(value for value, label in menu.options.items() if "→" in label)]
    assert len(wanted) == 3, "one to build, one more, and a move"
    await alice.choose("likely", *wanted, on=panel)
    drafted = await campaign.drafted(alice)
    assert drafted[:3] == (Build(Kind.INFANTRY, HOME), Build(Kind.INFANTRY, HOME), BUILT)
    await alice.press("Submit and end turn", on=now(club, panel))
    assert (await campaign.state()).board.active == 1


async def test_the_next_bid_is_ordered_with_the_turn(
    club: Club, alice: Player, bob: Player
) -> None:
    """I-R63: nobody is asked for it then; an open auction would have come to the same."""
    campaign = await begun(club, chance="false")
    await campaign.give_initiative(alice)
    for player, most in ((alice, 3), (bob, 2)):
        panel = await own_panel(club, player)
        assert standing_bid(panel) == ("0",)
        await player.choose("next-bid", str(most), on=panel)
        assert standing_bid(now(club, panel)) == (str(most),)
        await campaign.does(player, "submit", what="turn")
    board = (await campaign.state()).board
    assert (board.turn, board.first, board.active) == (2, 0, 0)
    assert "bids 3" in club.messages[-1].text or "rise to 3" in club.messages[-1].text


def standing_bid(panel: Seen) -> tuple[str, ...]:
    """Return what is chosen in the menu of what is bid at most."""
    menu = panel.control("next-bid")
    assert menu is not None
    return menu.chosen


async def test_what_is_offered_to_be_taken_out_goes(club: Club, alice: Player) -> None:
    """The end of a phase stays while orders of a later one stand, and typing says so."""
    campaign, _ = await two_orders(club, alice)
    drafted = await campaign.drafted(alice)
    assert drafted[1] == BUILT
    stays = await campaign.does(alice, "draft drop", order="2")
    refused(stays, "“Done: 6 · Construction” stays as long as")
    assert await campaign.drafted(alice) == drafted
    panel = await own_panel(club, alice)
    menu = panel.control("drop")
    assert menu is not None
    assert set(menu.options) == {"0", "2"}
    await alice.choose("drop", "2", on=panel)
    assert await campaign.drafted(alice) == drafted[:2]
    await alice.choose("drop", "1", on=now(club, panel))
    assert await campaign.drafted(alice) == drafted[:1]


@pytest.mark.parametrize("order", ["0", "-1", "-5", "99"])
async def test_no_order_of_a_number_that_none_has_is_taken_out(
    club: Club, alice: Player, order: str
) -> None:
    campaign, _ = await two_orders(club, alice)
    drafted = await campaign.drafted(alice)
    refused(await campaign.does(alice, "draft drop", order=order), "the numbers 1 to 3")
    assert await campaign.drafted(alice) == drafted


async def two_orders(club: Club, alice: Player) -> tuple[Campaign, Reply]:
    """Let Alice draft an order of this phase and one of the next; the reply shows both."""
    campaign = await begun(club, chance="false")
    await campaign.give_initiative(alice)
    await campaign.does(alice, "build", kind="infantry", at=HOME)
    return campaign, await campaign.does(alice, "move", unit="TR1", to="I4")


async def test_the_draft_survives_a_restart_and_its_old_buttons_too(
    club: Club, alice: Player, bob: Player
) -> None:
    campaign, shown = await two_orders(club, alice)
    assert "K3 → I4, 2 of 2" in shown.text
    drafted = await campaign.drafted(alice)
    await club.restart(killed=True)
    assert await campaign.drafted(alice) == drafted
    panel = (await alice.press("act", on=club.messages[-1])).messages[0]
    assert "Build Infantry in J3" in panel.text
    assert "K3 → I4" in panel.text
    await alice.press("submit", on=shown.messages[0])
    state = await campaign.state()
    assert state.board.phase is Phase.MOVEMENT
    assert state.board.unit(0, "I4") is not None


@pytest.mark.parametrize(("first", "turn"), [(0, 1), (1, 1), (1, 20)])
async def test_a_draft_of_nothing_but_the_end_of_movement_is_shown_and_submitted(
    club: Club, alice: Player, bob: Player, first: int, turn: int
) -> None:
    """Earlier versions kept such drafts, and could not show them where they end the turn."""
    campaign = await begun(club, opener="red")
    red, blue = {"K3": unit(Kind.CORVETTE)}, {"B6": unit(Kind.CORVETTE)}
    await campaign.stand(position(Phase.MOVEMENT, red=red, blue=blue, first=first, turn=turn))
    tables = club.bot.services.tables
    await tables.drafts.keep(
        await tables.scene_for(campaign.number, alice.id), (End(Phase.MOVEMENT),)
    )
    await club.restart(killed=True)
    panel = await own_panel(club, alice)
    assert "planned to its end" in panel.text
    await alice.press("Submit my turn", on=panel)
    assert (await campaign.state()).board.phase is not Phase.MOVEMENT


async def test_what_is_drafted_for_later_phases_stays_on_the_panel(
    club: Club, alice: Player, bob: Player
) -> None:
    campaign, _ = await two_orders(club, alice)
    panel = await own_panel(club, alice)
    await alice.press("Submit this phase", on=panel)
    assert (await campaign.state()).board.phase is Phase.MOVEMENT
    assert await campaign.drafted(alice) == (Move("transport-1", "I4"),)
    panel = now(club, panel)
    assert "K3 → I4" in panel.text
    await alice.press("undo", on=panel)
    assert await campaign.drafted(alice) == ()


@pytest.mark.club("alice", "bob", server_locale="es-ES")
async def test_phase_by_phase_from_the_direct_message(
    club: Club, alice: Player, bob: Player
) -> None:
    campaign = await begun(club, ("bob", "alice"), chance="false")
    await campaign.give_initiative(bob)
    hand = bob.dms[-1]
    assert "6 · Construcción" in hand.text
    await bob.choose("kind", code("armour"), on=hand)
    await bob.press("Blindados · J3", on=now(club, hand))
    assert "Construir Blindados en J3" in now(club, hand).text
    await bob.press("Enviar esta fase", on=now(club, hand))
    assert (await campaign.state()).board.phase is Phase.MOVEMENT
    assert "7 · Movimiento" in bob.dms[-1].text
    await bob.press("Enviar y acabar turno", on=bob.dms[-1])
    assert (await campaign.state()).board.active == 1


async def test_the_enemy_is_offered_nothing(club: Club, alice: Player, bob: Player) -> None:
    campaign = await begun(club)
    await campaign.give_initiative(alice)
    assert bob.dms[-1].control("submit") is None
    for command, option in (("build", "kind"), ("move", "unit"), ("attack", "target")):
        assert await campaign.suggestions(bob, command, option) == {}
    refused = await campaign.does(bob, "move", unit="TR1", to="A1")
    assert "Le toca al otro bando" in refused.text
    assert await campaign.drafted(bob) == ()


async def test_cards_are_laid_with_the_turn_and_nobody_is_asked_for_them_again(
    club: Club, alice: Player, bob: Player
) -> None:
    """The enemy is asked, whose orders say so; the attacker has answered with the draft."""
    campaign = await begun(club)
    await campaign.stand(
        position(
            red={"G4": unit(Kind.FRIGATE)},
            blue={"G5": unit(Kind.CORVETTE), "A3": unit(Kind.FRIGATE)},
            hands=((Card.PRECISION_SHOT, Card.JAMMING), (Card.EMERGENCY_SHIELDS,)),
        )
    )
    await campaign.does(alice, "attack", target="G5")
    panel = await own_panel(club, alice)
    await alice.press("Submit and end turn", on=panel)
    panel = now(club, panel)
    assert "cards are turned up together" in panel.text
    assert "no cards" in " ".join(control.label for control in panel.controls)
    cards = panel.control("likely")
    assert cards is not None
    assert len(cards.options) == 2
    await alice.choose("likely", *cards.options, on=panel)
    called = len(alice.dms)
    await alice.press("Submit my turn with 2 cards", on=now(club, panel))
    assert await campaign.asked() == [bob]
    assert len(alice.dms) == called
    laid = (await campaign.state()).hidden[0].commits
    assert {one.card for one in laid} == {Card.PRECISION_SHOT, Card.JAMMING}
    await bob.press("ready", on=bob.dms[-1])
    assert "Precision Shot" in club.messages[-1].text


async def test_where_nothing_is_drafted_nothing_is_offered_to_be_submitted_or_taken_back(
    club: Club, alice: Player
) -> None:
    """A card that is bought is drawn at once; an order that can be foreseen is drafted."""
    campaign = await begun(club)
    await campaign.stand(position(Phase.CARDS))
    (bought,) = (await campaign.does(alice, "card buy", count=1)).messages
    assert bought.control("plan")
    assert not bought.control("submit") and not bought.control("undo")
    await campaign.stand(position(Phase.MOVEMENT, red={"J4": unit(Kind.TRANSPORT)}))
    (drafted,) = (await campaign.does(alice, "move", unit="J4", to="I4")).messages
    assert drafted.control("submit") and drafted.control("undo")


@pytest.mark.parametrize("how", ["phase", "turn"])
async def test_cards_are_asked_for_before_what_ends_the_combat_phase_is_submitted(
    club: Club, alice: Player, how: str
) -> None:
    """By whichever button: Alice has ordered nothing, and so she is asked whenever she attacks."""
    campaign = await begun(club, chance="false")
    red, blue = {"F4": unit(Kind.BATTLESHIP)}, {"E4": unit(Kind.CRUISER)}
    hands = ((Card.PRECISION_SHOT,), ())
    await campaign.stand(position(Phase.COMBAT, red=red, blue=blue, hands=hands))
    await campaign.does(alice, "attack", unit="F4", target="E4")
    panel = await own_panel(club, alice)
    (submit,) = (c for c in panel.controls if c.custom_id.endswith(f"submit:{how}"))
    await alice.press(submit.custom_id, on=panel)
    drafted = await campaign.drafted(alice)
    assert drafted == (Attack("battleship-1", "E4"), End(Phase.COMBAT))
    assert (await campaign.state()).board.combats == ()
