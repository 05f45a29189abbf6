"""An attack of several shots that is planned in one panel, with its sounds in one form."""

from __future__ import annotations

import pytest

from tests.bot.club import Club
from tests.bot.player import Player
from tests.bot.seen import Seen
from tests.games.magblast.play.ambushes import ambushed, kinds, orders


async def panel_of(club: Club, alice: Player) -> Seen:
    """Open the panel of whoever is at turn, in a private answer."""
    return (await alice.press("act", on=club.messages[-1])).messages[0]


async def added(club: Club, alice: Player, on: Seen, ship: str, card: str, target: str) -> None:
    """Choose one more shot: who fires, with what, at whom."""
    for what in (ship, card, target):
        panel = club.look_up(on.channel_id, on.id)
        for control in panel.controls:
            for value, label in control.options.items():
                if what in label:
                    await alice.choose(control.custom_id, value, on=panel)
    await alice.press("Add to the plan", on=club.look_up(on.channel_id, on.id))


@pytest.mark.club("alice", "bob", "carol")
async def test_two_shots_are_one_plan_and_one_form(club: Club, alice: Player, bob: Player) -> None:
    await ambushed(club)
    panel = await panel_of(club, alice)
    await alice.press("Plan several moves…", on=panel)
    await added(club, alice, panel, "Plutt", "Laser", "Hermes")
    await added(club, alice, panel, "Freya", "Beam", "Hermes")
    shown = club.look_up(panel.channel_id, panel.id)
    assert "Your plan" in shown.text
    assert [kind for kind, _ in kinds(club)] == [], "nothing has happened yet"
    opened = await alice.press("Do all 2", on=shown)
    assert opened.form is not None
    assert list(opened.form.fields) == ["0", "1"]
    await alice.submit(opened, {"0": "Pew pew", "1": "Kaboom"})
    told = club.messages[-1].text
    assert "Pew pew" in told and "Kaboom" in told
    own = [kind for kind, seat in kinds(club) if seat == 0]
    assert own == ["action", "planned"]


@pytest.mark.club("alice", "bob", "carol")
async def test_a_typed_plan_of_which_nothing_is_left_is_answered(club: Club, alice: Player) -> None:
    """What was done is told, and there is no button for what is left to be done."""
    await ambushed(club)
    line = "Plutt Laser > Hermes Pew pew; Freya Beam > Hermes Kaboom"
    reply = await alice.slash("magblast do", line=line)
    assert reply.messages[0].controls == ()
    told = club.messages[-1].text
    assert "Pew pew" in told and "Kaboom" in told


async def ticked(alice: Player, panel: Seen, *lines: tuple[str, str]) -> list[str]:
    """Return the values of lines of the menu, each known by two words in it."""
    menu = panel.control("likely")
    assert menu is not None
    return [
        next(v for v, label in menu.options.items() if all(word in label for word in words))
        for words in lines
    ]


@pytest.mark.club("alice", "bob", "carol")
async def test_attacks_are_ticked_in_one_menu_and_their_sounds_asked_in_one_form(
    club: Club, alice: Player
) -> None:
    await ambushed(club)
    panel = await panel_of(club, alice)
    both = await ticked(alice, panel, ("Badal", "Hermes"), ("Freya", "Hermes"))
    opened = await alice.choose("likely", *both, on=panel)
    assert opened.form is not None
    assert list(opened.form.fields) == ["0", "1"]
    await alice.submit(opened, {"0": "Pew pew", "1": "Kaboom"})
    told = club.messages[-1].text
    assert "Pew pew" in told and "Kaboom" in told
    assert [kind for kind, seat in kinds(club) if seat == 0] == ["action", "planned"]


@pytest.mark.club("alice", "bob", "carol")
async def test_one_sound_for_two_shots_is_refused_before_either_is_fired(
    club: Club, alice: Player
) -> None:
    """The form opens again with what was typed; nobody hears a first shot without the second."""
    await ambushed(club)
    panel = await panel_of(club, alice)
    both = await ticked(alice, panel, ("Badal", "Hermes"), ("Freya", "Hermes"))
    opened = await alice.choose("likely", *both, on=panel)
    refused = await alice.submit(opened, {"0": "Pew pew", "1": "Pew pew"})
    assert kinds(club) == []
    again = await alice.press("Fill it in again", on=refused.messages[0])
    await alice.submit(again, {"0": "Pew pew", "1": "Kaboom"})
    assert [kind for kind, seat in kinds(club) if seat == 0] == ["action", "planned"]


@pytest.mark.club("alice", "bob", "carol")
async def test_what_cannot_be_done_together_is_not_done_and_the_reason_is_told(
    club: Club, alice: Player
) -> None:
    """One ship fires once with a turret; both lines stand in a plan, to be changed."""
    await ambushed(club)
    panel = await panel_of(club, alice)
    menu = panel.control("likely")
    assert menu is not None
    same = [value for value, label in menu.options.items() if "Vlero" in label and "→" in label]
    await alice.choose("likely", *same[:2], on=panel)
    shown = club.look_up(panel.channel_id, panel.id)
    assert "Your plan" in shown.text
    assert "Drop what cannot be done" in [control.label for control in shown.controls]
    assert kinds(club) == []
    await alice.press("cut", on=shown)
    left = club.look_up(panel.channel_id, panel.id)
    assert "Do it" in [control.label for control in left.controls], left.controls


async def fire_and_end(alice: Player, panel: Seen) -> None:
    """Tick a shot and the end of the turn, and say the sound."""
    both = await ticked(alice, panel, ("Freya", "Hermes"), ("then", "end my turn"))
    opened = await alice.choose("likely", *reversed(both), on=panel)
    assert opened.form is not None
    await alice.submit(opened, {"0": "Pew pew"})


@pytest.mark.club("alice", "bob", "carol")
async def test_the_end_of_the_turn_is_ticked_with_the_last_shot(club: Club, alice: Player) -> None:
    """It comes last, whatever was ticked first."""
    number = await ambushed(club)
    await fire_and_end(alice, await panel_of(club, alice))
    state = (await club.bot.services.tables.live.position(number)).state
    assert state.active == 1


@pytest.mark.club("alice", "bob", "carol")
async def test_a_shot_that_comes_out_otherwise_leaves_the_turn_open(
    club: Club, alice: Player, bob: Player
) -> None:
    number = await ambushed(club, ("evasive-action",))
    await orders(bob, ship_hit="ask")
    await fire_and_end(alice, await panel_of(club, alice))
    await bob.press("Acción Evasiva", on=bob.dms[-1])
    state = (await club.bot.services.tables.live.position(number)).state
    assert state.active == 0 and not state.stack
    assert "end my turn" in alice.dms[-1].text.casefold(), alice.dms[-1].text


@pytest.mark.club("alice", "bob", "carol")
async def test_a_line_of_who_waits_is_chosen_ahead(club: Club, alice: Player, bob: Player) -> None:
    """Whoever waits may act at any time in this game, but has nothing to do mostly."""
    await ambushed(club, ())
    assert "acabar" in await bob.suggestions("magblast do", "line", "aca")
    told = await bob.slash("magblast do", line="acabar")
    assert "Elegido por adelantado" in told.text and told.private
    await alice.slash("magblast do", line="end")
    assert "**Bob** had chosen ahead what follows." in club.messages[-1].text
