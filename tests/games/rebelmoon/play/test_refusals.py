"""What cannot be is refused in private, in the person's language, and nothing changes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import pytest
import pytest_asyncio

from cogs.panels import drafts
from engines.rebelmoon.model import Activate, Fly, Pass, Place, Upgrade
from tests.bot.club import Club
from tests.bot.deeds import filled_in, forged
from tests.bot.seen import Seen
from tests.games.rebelmoon.play.raids import (
    RED_DESTROYER,
    RED_EMP,
    Raid,
    arms,
    begun,
    rocks,
    weapon,
)
from tests.games.shazamm.play.duels import nothing_changes, refused
from tests.sampled import every_other

pytestmark = pytest.mark.asyncio(loop_scope="module")
ENGLISH, SPANISH = ("alice", "bob"), ("bob", "alice")


class Town(NamedTuple):
    """For each language of the Imperial, matches that stand at different moments."""

    placing: dict[str, Raid]
    arming: dict[str, Raid]
    flying: dict[str, Raid]
    defending: dict[str, Raid]
    poor: dict[str, Raid]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def town(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Town]:
    async with Club(tmp_path_factory.mktemp("town"), ("alice", "bob")) as club:
        built = Town({}, {}, {}, {}, {})
        for names in (ENGLISH, SPANISH):
            for stage, build in zip(built, (placing, arming, flying, defending, poor), strict=True):
                place = club.world.guild.create_text_channel(f"{names[0]}-{len(club.threads)}")
                number = await begun(club, names, place, board_side="4", **EXTRAS.get(build, {}))
                stage[names[0]] = Raid(club, number, names, place)
                await build(stage[names[0]])
        yield built


PLACED = (*rocks("A3", "B3", "C3"), Place("C2"), Place("E3", weapon(RED_EMP)))
STAY = Fly()


async def placing(raid: Raid) -> None:
    """The Imperial is asked; one more rock on C1 would close the last way from the gate."""
    await raid.goes(*PLACED)


async def arming(raid: Raid) -> None:
    """The Rebel is asked, who has placed the red EMP device."""
    await raid.goes(*PLACED, Pass())


async def flying(raid: Raid) -> None:
    """The Imperial is asked, with a rock straight ahead of the bomb."""
    placed = (*arms(E3=RED_EMP, C6="laser/yellow"), *rocks("C3"))
    await raid.goes(*placed, Pass(), Fly(advance=True), Pass())


async def defending(raid: Raid) -> None:
    """The Rebel is asked, whose laser is spent, and whose destroyer has a rock in sight."""
    weapons = arms(E3=RED_DESTROYER, C6="laser/yellow", D7="laser/orange")
    await raid.goes(*weapons, *rocks("B4", "G1"), Pass(), STAY, Activate("C6"), STAY)


async def poor(raid: Raid) -> None:
    """The Imperial is asked, whose front laser has burnt all three shields."""
    shots = (Fly(upgrade=Upgrade.BOMB_LASER),) * 3
    await raid.goes(*rocks("C3", "D4", "E4"), Pass(), *shots)


EXTRAS: dict[Any, dict[str, Any]] = {poor: {"scanner": "true", "bomb_laser": "true"}}


class Wrong(NamedTuple):
    """A command that is refused, and the gist of why in both languages."""

    command: str
    options: dict[str, Any]
    english: str
    spanish: str


OFF_THE_BOARD = [
    Wrong("place", {"cell": cell}, "There is no such cell", "Esa casilla no existe")
    for cell in ("A5", "Z9", "H1", "middle", "C0", "C99")
]
PLACING = [
    *OFF_THE_BOARD,
    Wrong("place", {"cell": ""}, "still to be chosen", "Falta elegir"),
    Wrong("place", {"cell": "B3"}, "the asteroid on B3", "el asteroide de B3"),
    Wrong("place", {"cell": "E3"}, "the red weapon on E3", "el arma roja de E3"),
    Wrong("place", {"cell": "E4"}, "the red weapon on E3", "el arma roja de E3"),
    Wrong("place", {"cell": "A1"}, "A1 is the star gate", "A1 es la puerta estelar"),
    Wrong("place", {"cell": "G4"}, "G4 is the moon", "G4 es la luna"),
    Wrong("place", {"cell": "B2"}, "next to the star gate", "al lado de la puerta estelar"),
    Wrong("place", {"cell": "F4"}, "next to the moon", "al lado de la luna"),
    Wrong("place", {"cell": "C1"}, "close the last way", "cerraría el último camino"),
    Wrong(
        "place",
        {"cell": "F1", "weapon": "laser/red"},
        "You place asteroids",
        "Tú colocas asteroides",
    ),
    Wrong("fly", {}, "still being placed", "Todavía se están colocando"),
    Wrong("activate", {"weapon": "E3"}, "still being placed", "Todavía se están colocando"),
]
ARMING = [
    Wrong(
        "place",
        {"cell": "D2", "weapon": "laser/red"},
        "the asteroid on C2",
        "el asteroide de C2",
    ),
    Wrong("place", {"cell": "F1"}, "still to be chosen: “Weapon”", "Falta elegir algo: «Arma»"),
    Wrong(
        "place",
        {"cell": "F1", "weapon": "death star"},
        "“death star” is not possible here. Choose",
        "«death star» no es posible aquí. Elige",
    ),
    Wrong(
        "place",
        {"cell": "F1", "weapon": RED_EMP},
        "Your red EMP device is already on the board",
        "ya está en el tablero",
    ),
    Wrong("activate", {"weapon": "E3"}, "still being placed", "Todavía se están colocando"),
]
FLYING = [
    Wrong("fly", {"turn": "2"}, "Choose Turn left", "Elige Girar a la izquierda"),
    Wrong("fly", {"turn": "-3"}, "Choose Turn left", "Elige Girar a la izquierda"),
    Wrong("fly", {"turn": "around"}, "Keep course", "Mantener el rumbo"),
    Wrong("fly", {}, "blocked by the asteroid on C3", "el asteroide de C3"),
    Wrong(
        "fly",
        {"advance": False, "upgrade": "thrusters"},
        "into the asteroid on C3",
        "el asteroide de C3",
    ),
    Wrong("fly", {"turn": "left", "upgrade": "scanner"}, "has no scanner", "no tiene escáner"),
    Wrong(
        "fly",
        {"turn": "left", "upgrade": "bomb_laser"},
        "has no front laser",
        "no tiene láser frontal",
    ),
    Wrong("fly", {"turn": "left", "upgrade": "shields"}, "or Thrusters", "o Propulsores"),
    Wrong(
        "fly",
        {"turn": "left", "target": "E3"},
        "Only the scanner needs a target",
        "Solo el escáner necesita un objetivo",
    ),
    Wrong("fly", {"turn": "left", "target": "X1"}, "There is no such cell", "no existe"),
    Wrong("place", {"cell": "F1"}, "Placement is over.", "La colocación ha terminado."),
    Wrong("activate", {"weapon": "E3"}, "It is the bomb’s turn", "Es el turno de la bomba"),
    Wrong("look", {"cell": "E3"}, "the Rebel’s secret", "un secreto rebelde"),
    Wrong("look", {"cell": "C3"}, "no weapon on C3", "En C3 no hay ningún arma"),
    Wrong("look", {"cell": "nowhere"}, "There is no such cell", "no existe"),
]
DEFENDING = [
    Wrong("activate", {"weapon": "C6"}, "is spent and gone", "ya está gastada"),
    Wrong("activate", {"weapon": "B4"}, "There is no weapon on B4", "En B4 no hay ningún arma"),
    Wrong("activate", {"weapon": "Q7"}, "There is no such cell", "no existe"),
    Wrong("activate", {"weapon": "E3"}, "Destroy which asteroid", "¿Qué asteroide destruye"),
    Wrong(
        "activate",
        {"weapon": "E3", "target": "F1"},
        "There is no asteroid on F1",
        "En F1 no hay ningún asteroide",
    ),
    Wrong(
        "activate",
        {"weapon": "D7", "target": "B4"},
        "needs no target",
        "no necesita objetivo",
    ),
    Wrong("fly", {}, "your turn to answer", "Te toca responder"),
    Wrong("place", {"cell": "F1"}, "Placement is over.", "La colocación ha terminado."),
    Wrong("look", {"cell": "C6"}, "is spent and gone", "ya está gastada"),
]
POOR = [
    Wrong("fly", {"upgrade": "thrusters"}, "none is left", "no queda ninguno"),
    Wrong("fly", {"upgrade": "bomb_laser"}, "the bomb has none left", "no le queda ninguno"),
    Wrong("fly", {"upgrade": "scanner"}, "The scanner costs 2", "no queda ninguno"),
]
CASES = [
    pytest.param(
        stage, wrong, id=f"{stage}-{wrong.command}-{'-'.join(map(str, wrong.options.values()))}"
    )
    for stage, wrongs in {
        "placing": PLACING,
        "arming": ARMING,
        "flying": FLYING,
        "defending": DEFENDING,
        "poor": POOR,
    }.items()
    for wrong in wrongs
]


@pytest.mark.parametrize(("stage", "wrong"), CASES)
async def test_what_cannot_be_is_refused_with_the_reason(
    town: Town, stage: str, wrong: Wrong
) -> None:
    raids: dict[str, Raid] = getattr(town, stage)
    for raid in raids.values():
        asked = raid.imperial if stage in {"placing", "flying", "poor"} else raid.rebel
        gist = wrong.english if asked.name == "alice" else wrong.spanish
        async with nothing_changes(raid.club):
            refused(await raid.does(asked, wrong.command, **wrong.options), gist)


@pytest.mark.parametrize("stage", ["placing", "arming", "flying", "defending"])
async def test_whoever_is_not_asked_is_told_who_is(town: Town, stage: str) -> None:
    for raid in getattr(town, stage).values():
        imperial_asked = stage in {"placing", "flying"}
        other = raid.rebel if imperial_asked else raid.imperial
        gist = "nothing to decide" if other.name == "alice" else "no tienes nada que decidir"
        for command, options in (("pass", {}), ("fly", {}), ("place", {"cell": "F1"})):
            async with nothing_changes(raid.club):
                reply = await raid.does(other, command, **options)
            refused(reply)
            assert gist.casefold() in reply.text.casefold()


FORGED = [
    ("flying", "fly", "ahead/true/none/none"),  # the way is blocked
    ("flying", "fly", "left/true/scanner/E3"),  # there is no scanner
    ("flying", "fly", "2/true/none/none"),
    ("flying", "fly", "left"),
    ("flying", "fly", ""),
    ("flying", "fly", "f" * 60),
    ("defending", "activate", "C6/none"),  # is spent
    ("defending", "activate", "B4/none"),  # is none of the Rebel's
    ("defending", "activate", "Q9/none"),
    ("defending", "activate", "E3/F1"),  # there is no asteroid
    ("defending", "activate", "E3/none"),
    ("defending", "activate", "D7/B4"),  # needs no target
]


@pytest.mark.parametrize("does", every_other(["#", "=", "!", "?", "*", "#target", "", "*weapon"]))
@pytest.mark.parametrize(("stage", "verb", "written"), every_other(FORGED, 1))
async def test_a_control_of_what_cannot_be_never_does_anything_else(
    town: Town, stage: str, verb: str, written: str, does: str
) -> None:
    for raid in getattr(town, stage).values():
        seat = 0 if stage == "flying" else 1
        player = (raid.imperial, raid.rebel)[seat]
        extra = "/".join(
            part if len(part) <= 4 else drafts.code(part) for part in written.split("/")
        )
        control = f"b:{raid.number}:{(await raid.state()).decisions[seat]}:{verb}:{extra}{does}"
        deed = forged(player.person.member, the_board(raid), control)
        async with nothing_changes(raid.club):
            (reply,) = await raid.club.at_once(deed)
        assert reply.private


async def test_a_form_is_refused_like_a_command_and_opens_again(town: Town) -> None:
    for raid in town.placing.values():
        decision = (await raid.state()).decisions[0]
        form = filled_in(
            raid.imperial.person.member,
            raid.place.id,
            f"b:{raid.number}:{decision}:place:=",
            {"cell": "C1"},
        )
        async with nothing_changes(raid.club):
            (reply,) = await raid.club.at_once(form)
        refused(reply, "C1")
        again = await raid.imperial.press("act", on=reply.messages[0])
        assert again.form is not None


async def test_a_stale_draft_offers_what_is_asked_now(town: Town) -> None:
    for raid in town.flying.values():
        control = f"b:{raid.number}:1:fly:ahead/true/none/none!"
        deed = forged(raid.imperial.person.member, the_board(raid), control)
        async with nothing_changes(raid.club):
            (reply,) = await raid.club.at_once(deed)
        refused(reply)
        assert reply.messages[0].control(
            "Leave the bomb here" if raid.imperial.name == "alice" else "Dejar la bomba aquí"
        )


def the_board(raid: Raid) -> Seen:
    """Return the newest message of a match's channel."""
    return raid.club.messages_in(raid.place)[-1]
