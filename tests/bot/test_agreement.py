"""A lobby that was changed tells everyone what is new, and starts once all have agreed."""

from __future__ import annotations

import pytest

from cogs.panels.game import offered
from cogs.panels.lobby import AGREE
from cogs.words.strings import speaker
from engines.core import Text, text
from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.bot.lobbies import menus, options_with, presses, sets
from tests.bot.player import Player
from tests.bot.seen import Seen
from tests.games.shazamm.play.duels import lobby, nothing_changes, refused
from tests.sampled import every_other

LANGUAGES = (
    pytest.param("en", marks=pytest.mark.club("alice", "bob")),
    pytest.param("es", marks=pytest.mark.club("alice", "bob", server_locale="es-ES")),
)
EIGHT = ("ann", "ben", "cleo", "dan", "eve", "fay", "gus", "hal")


def shown(club: Club) -> Seen:
    """Return the newest lobby as it stands."""
    return next(message for message in reversed(club.messages) if message.control("start"))


def said(locale: str, line: Text) -> str:
    return speaker(locale)(line)


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_what_was_changed_is_told_and_agreed_to(
    club: Club, alice: Player, bob: Player, locale: str
) -> None:
    await alice.slash("play", game="rebelmoon")
    await bob.press("join")
    assert said(locale, text("button-agree")) not in [c.label for c in shown(club).controls]
    await sets(alice, "bomb_laser", "true", on=shown(club))
    await sets(alice, "clock", "1h", on=shown(club))
    asks = shown(club)
    old, new = {"en": ("3 days", "1 hour"), "es": ("3 días", "1 hora")}[locale]
    without, laser = (
        said(locale, text(f"rebelmoon-option-bomb-laser-{fitted}")) for fitted in ("false", "true")
    )
    assert f"• {said(locale, text('option-clock'))}: {old} → **{new}**" in asks.text
    assert f": {without} → **{laser}**" in asks.text
    waits = {"en": "waits for everyone to agree", "es": "espera a que se acepten los cambios"}
    assert waits[locale] in asks.text
    async with nothing_changes(club):
        refused(
            await alice.press("start", on=asks),
            "**Bob** has still to agree",
            "a button of the lobby",
        )
    refused(await bob.press(AGREE, on=asks), "Has aceptado")
    assert "→" not in shown(club).text
    assert shown(club).control(AGREE) is None
    starts = {"en": "to press *Start*", "es": "pulse *Empezar*"}
    assert f"{alice.mention} {starts[locale]}" in shown(club).text
    await alice.press("start", on=shown(club))
    assert bob.dms


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_who_must_agree_is_called_once_with_a_way_to_the_lobby(
    club: Club, alice: Player, bob: Player, locale: str
) -> None:
    await lobby(alice, bob)
    stands = shown(club)
    for value in ("1h", "1d", "7d"):
        await sets(alice, "clock", value, on=shown(club))
    assert [ping.user_ids for ping in club.pings] == [(bob.id,)]
    assert len(club.messages) == 2
    call = club.messages[-1]
    assert call.id == club.pings[-1].message_id
    assert bob.mention in call.text
    assert {"en": "*Agree*", "es": "*Aceptar*"}[locale] in call.text
    where = f"{club.world.guild.id}/{stands.channel_id}/{stands.id}"
    assert f"https://discord.com/channels/{where}" in call.text


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("ends", ["start", "cancel"])
async def test_what_somebody_was_called_with_stays_true_whatever_became_of_the_lobby(
    club: Club, alice: Player, bob: Player, locale: str, ends: str
) -> None:
    """It says what holds for every match, and nothing that is still to come for this one."""
    await lobby(alice, bob)
    await sets(alice, "clock", "1h", on=shown(club))
    call = club.messages[-1]
    await bob.press(AGREE, on=shown(club))
    await (alice.press(ends) if ends == "start" else alice.slash(ends))
    left = club.look_up(call.channel_id, call.id)
    assert left.text == call.text
    for_every_match = {"en": "No match starts while", "es": "Ninguna partida empieza mientras"}
    assert for_every_match[locale] in left.text
    assert not any(words in left.text for words in ("It starts", "Para que empiece"))


async def test_a_restart_forgets_no_agreement_that_is_missing(
    club: Club, alice: Player, bob: Player
) -> None:
    await lobby(alice, bob)
    await sets(alice, "deal", "full", on=shown(club))
    await club.restart(killed=True)
    refused(await alice.press("start", on=shown(club)), "**Bob** has still to agree")
    await bob.press(AGREE)
    await club.restart()
    await alice.press("start")
    assert bob.dms


async def test_what_one_did_not_see_is_not_agreed_to(
    club: Club, alice: Player, bob: Player
) -> None:
    """Old buttons and forged ones start nothing that was not agreed to."""
    await lobby(alice)
    before_bob = shown(club)
    await sets(alice, "deal", "full", on=before_bob)
    join = before_bob.control("join")
    assert join is not None
    async with nothing_changes(club):
        (reply,) = await club.at_once(forged(bob.person.member, before_bob, join.custom_id))
        refused(reply, "ha cambiado en ese mismo momento")
    await bob.press("join", on=shown(club))
    await sets(alice, "clock", "1h", on=shown(club))
    asks = shown(club)
    await sets(alice, "clock", "7d", on=asks)
    for player, custom_id, gist in (
        (bob, AGREE, "ha cambiado en ese mismo momento"),
        (alice, f"b:1:-1:{AGREE}:", "agreed already"),
        (bob, f"b:1:-1:{AGREE}:", "ha cambiado en ese mismo momento"),
        (bob, "b:1:-1:start:", "Eso solo puede hacerlo"),
        (alice, "b:1:-1:start:", "**Bob** has still to agree"),
    ):
        found = asks.control(custom_id)
        deed = forged(player.person.member, asks, found.custom_id if found else custom_id)
        async with nothing_changes(club):
            (reply,) = await club.at_once(deed)
            refused(reply, gist)


async def test_a_button_of_an_earlier_version_still_joins(
    club: Club, alice: Player, bob: Player
) -> None:
    """It carries no mark of what its message shows; joining agrees with what stands."""
    await lobby(alice)
    await sets(alice, "deal", "full", on=shown(club))
    await club.at_once(forged(bob.person.member, shown(club), "b:1:-1:join:0123456789abcdef"))
    await alice.press("start", on=shown(club))
    assert bob.dms


async def test_a_change_and_a_start_pressed_at_once(club: Club, alice: Player, bob: Player) -> None:
    await lobby(alice, bob)
    stands = shown(club)
    page = await options_with(alice, "deal")
    menu, start = page.control("deal"), stands.control("start")
    assert menu is not None
    assert start is not None
    replies = await club.at_once(
        forged(alice.person.member, page, menu.custom_id, "full"),
        forged(alice.person.member, stands, start.custom_id),
    )
    refused(replies[1], "**Bob** has still to agree")
    assert not bob.dms


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_switched_seats_and_computers_are_told(
    club: Club, alice: Player, bob: Player, locale: str
) -> None:
    await alice.slash("play", game="magblast")
    await bob.press("join")
    await presses(alice, "rotate", on=shown(club))
    both = {"en": ("{} and {}", "Who plays"), "es": ("{} y {}", "Quiénes juegan")}[locale]
    old = both[0].format(alice.mention, bob.mention)
    new = both[0].format(bob.mention, alice.mention)
    assert f": {old} → **{new}**" in shown(club).text
    assert both[1] in shown(club).text
    await bob.press(AGREE)
    page = await options_with(alice, "rotate")
    hard = next(c for c in page.controls if c.custom_id.endswith("computer:hard"))
    await alice.press(hard.custom_id, on=page)
    computer = {"en": "a computer (hard)", "es": "un ordenador (difícil)"}[locale]
    assert f"**{bob.mention}, {both[0].format(alice.mention, computer)}**" in shown(club).text


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_the_title_says_what_a_lobby_waits_for(
    club: Club, alice: Player, bob: Player, locale: str
) -> None:
    needs = {"en": "needs players", "es": "busca jugadores"}[locale]
    room = {"en": "waits for more players, or for", "es": "espera a más jugadores, o a que"}[locale]
    full = {"en": "waits for <@", "es": "espera a que <@"}[locale]
    await alice.slash("play", game="magblast")
    assert needs in shown(club).text
    await bob.press("join")
    assert room in shown(club).text
    assert needs not in shown(club).text
    await presses(alice, "cancel")
    await lobby(alice)
    assert needs in shown(club).text
    await bob.press("join", on=shown(club))
    assert full in shown(club).text


@pytest.mark.parametrize("game", every_other(offered()))
async def test_every_games_lobby_can_ask(club: Club, alice: Player, bob: Player, game: str) -> None:
    """The club holds every message against Discord's limits."""
    await alice.slash("play", game=game)
    await bob.press("join")
    for menu in reversed(await menus(alice)):  # what comes first decides what matters later
        other = next(value for value in menu.options if value not in menu.chosen)
        await sets(alice, menu.custom_id, other, on=shown(club))
    await presses(alice, "rotate")
    assert shown(club).text.count("→") > 1


@pytest.mark.soak
@pytest.mark.club(*EIGHT)
async def test_a_lobby_in_which_each_agreed_to_something_else_still_fits(club: Club) -> None:
    """The club holds every message against Discord's limits."""
    host, *guests = (club[name] for name in EIGHT)
    await host.slash("play", game="magblast")
    every = [menu for menu in await menus(host) if not menu.answers_to("welcome")]
    for turn, guest in enumerate(guests):
        await guest.press("join", on=shown(club))
        for menu in every:
            values = list(menu.options)
            await sets(host, menu.custom_id, values[turn % len(values)], on=shown(club))
        await presses(host, "rotate", on=shown(club))
    assert all(guest.mention in shown(club).text for guest in guests)
    assert shown(club).text.count("→") >= len(every) - 1
