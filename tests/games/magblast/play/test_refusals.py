"""What cannot be is refused in private, in the person's language, and nothing changes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any, NamedTuple

import pytest
import pytest_asyncio
from msgspec.structs import replace

from engines.core import Dice
from engines.magblast.cards import Flagship
from engines.magblast.fleet import Lasting
from engines.magblast.model import EditionName, Hush, Move, Phase, Reinforce
from engines.magblast.state import State
from tables.tables import By
from tests.bot.club import Club
from tests.bot.deeds import forged
from tests.games.magblast.play.battles import Battle, begun
from tests.games.magblast.play.phones import Phone
from tests.games.magblast.positions import RED, after, fire, side, table
from tests.games.shazamm.play.duels import nothing_changes, refused

pytestmark = pytest.mark.asyncio(loop_scope="module")
ENGLISH, SPANISH = ("alice", "bob"), ("bob", "alice")
DINK, VLERO, ZEUS = "scout-dink", "destroyer-vlero", "dreadnought-zeus"


def attacking() -> State:
    """Seat 0 shoots; Vlero has fired, and Untgalha stands where seat 1 has nobody."""
    state = table(
        side(
            Flagship.FREEP,
            red=(VLERO, "scout-plutt"),
            green=("scout-untgalha",),
            hand=("beam-blast", "laser-blast", "laser-blast-star", "mag-blast", "fighter-star"),
        ),
        side(
            Flagship.CRANIUM_CONSORTIUM,
            red=(DINK,),
            yellow=("scout-scular",),
            green=(ZEUS,),
            blue=("scout-nebular",),
            hand=("spacedock",),
        ),
    )
    return after(state, (0, fire("laser-blast", VLERO, DINK, None)), (0, Hush()))


def mined() -> State:
    """Seat 0 is under a Minefield, and has called for a Brutal Assault."""
    state = table(
        side(Flagship.FREEP, red=(VLERO,), hand=("beam-blast", "fighter-star")),
        side(Flagship.CRANIUM_CONSORTIUM, red=(DINK,)),
    )
    return replace(lying(state, 0, "minefield-star"), agreed=frozenset({0}))


def shielded() -> State:
    """Seat 1 is under Asteroids."""
    state = table(
        side(Flagship.FREEP, red=(VLERO,), hand=("beam-blast", "fighter-star")),
        side(Flagship.CRANIUM_CONSORTIUM, red=(DINK,)),
    )
    return lying(state, 1, "asteroids-star")


def lying(state: State, seat: int, card: str) -> State:
    deck = list(state.action_deck)
    card = next(one for one in deck if one.startswith(card.split("-", maxsplit=1)[0]))
    deck.remove(card)
    fleets = list(state.fleets)
    fleets[seat] = replace(fleets[seat], lasting=(Lasting(card, 1 - seat),))
    return replace(state, action_deck=tuple(deck), fleets=tuple(fleets))


def paying() -> State:
    """Seat 0 can pay with three stars, and holds a circle besides."""
    hand = ("fighter-star", "bomber-star", "laser-blast-star", "fighter-circle")
    ships = ("scout-plutt", "scout-untgalha", "scout-scular")
    return table(side(Flagship.FREEP, red=ships, hand=hand), side(), phase=Phase.REINFORCE)


def crowded() -> State:
    """Seat 0 has moved a fourth ship into the red zone."""
    ships = ("scout-plutt", "scout-untgalha", "scout-scular")
    state = table(
        side(Flagship.FREEP, red=ships, green=("scout-nebular",)), side(), phase=Phase.MANEUVER
    )
    return after(state, (0, Move("scout-nebular", RED)))


def placing() -> State:
    """Seat 0 has drawn a ship, and three stand in the red zone."""
    state = paying()
    cards = ("bomber-star", "fighter-star", "laser-blast-star")
    return after(state, (0, Reinforce(cards)), dice=Dice("placing", 0))


def guarded() -> State:
    """Seat 0 holds a Minefield of the second edition, and minesweepers guard every opponent."""
    return table(
        side(Flagship.HACAN, yellow=("cruiser-1",), hand=("minefield-a", "beam-blast")),
        side(Flagship.LETNEV, yellow=("minesweeper-1",)),
        edition=EditionName.SECOND,
    )


def wishing() -> State:
    """Seat 0 may pay for a ship that was discarded, and none is."""
    hand = ("fighter-star", "bomber-star", "laser-blast-star")
    return table(side(Flagship.TRI_BOT, hand=hand), side(), phase=Phase.REINFORCE)


POSITIONS = {
    "attacking": attacking,
    "mined": mined,
    "shielded": shielded,
    "paying": paying,
    "crowded": crowded,
    "placing": placing,
    "guarded": guarded,
    "wishing": wishing,
}


class Town(NamedTuple):
    """For each position and each language of seat 0, a match that stands there."""

    battles: dict[tuple[str, str], Battle]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def town(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Town]:
    async with Club(tmp_path_factory.mktemp("town"), ("alice", "bob")) as club:
        built: dict[tuple[str, str], Battle] = {}
        for names in (ENGLISH, SPANISH):
            for name, position in POSITIONS.items():
                place = club.world.guild.create_text_channel(f"{name}-{names[0]}")
                battle = Battle(club, await begun(club, names, place), names, place)
                await battle.stand(position())
                built[name, names[0]] = battle
        yield Town(built)


class Wrong(NamedTuple):
    """A command that is refused, and the gist of why and of what is possible, twice."""

    position: str
    command: str
    options: dict[str, Any]
    english: tuple[str, ...]
    spanish: tuple[str, ...]
    seat: int = 0


def shot(ship: str, card: str, target: str, sound: str = "Tatatá") -> dict[str, Any]:
    return {"ship": ship, "card": card, "target": target, "sound": sound}


FIRING = [
    Wrong(
        "attacking",
        "fire",
        shot("scout-plutt", "mag-blast", DINK),
        ("has no mag turret", "None of your ships"),
        ("no tiene torreta",),
    ),
    Wrong(
        "attacking",
        "fire",
        shot("scout-plutt", "laser-blast-star", ZEUS),
        ("in another zone than Plutt", "’s Dink in red"),
        ("están en zonas distintas", "Dink de"),
    ),
    Wrong(
        "attacking",
        "fire",
        shot(VLERO, "laser-blast-star", DINK),
        ("has fired already this turn", "can still be fired by Untgalha or Plutt"),
        ("ya ha disparado", "Untgalha o Plutt"),
    ),
    Wrong(
        "attacking",
        "fire",
        shot("scout-plutt", "laser-blast-star", "cranium-consortium"),
        ("only through an empty zone", "Dink"),
        ("zona vacía", "Dink"),
    ),
    Wrong("mined", "fire", shot(VLERO, "beam-blast", DINK), ("under a Minefield",), ("Minas",)),
    Wrong(
        "mined",
        "launch",
        {"card": "fighter-star", "target": DINK},
        ("under a Minefield",),
        ("Minas",),
    ),
    Wrong(
        "shielded",
        "fire",
        shot(VLERO, "beam-blast", DINK),
        ("Asteroids shield that fleet",),
        ("asteroides",),
    ),
    Wrong(
        "attacking",
        "fire",
        shot("scout-plutt", "laser-blast-star", DINK, "?!"),
        ("at least two letters", "nothing is lost"),
        ("al menos dos letras", "no has perdido nada"),
    ),
    Wrong(
        "attacking",
        "fire",
        shot("scout-plutt", "laser-blast-star", DINK, "https://example.com"),
        ("A link makes no sound",),
        ("Un enlace no suena",),
    ),
    Wrong(
        "attacking",
        "fire",
        shot("scout-plutt", "laser-blast-star", DINK, "@everyone pium"),
        ("has no mention",),
        ("no lleva menciones",),
    ),
    Wrong(
        "attacking",
        "fire",
        shot("death star", "laser-blast-star", DINK),
        ("“death star” is not possible here", "Scout Untgalha in green or Scout Plutt in red"),
        ("«death star»", "Plutt"),
    ),
    Wrong(
        "attacking",
        "fire",
        shot("scout-plutt", "bubbles", DINK),
        ("“bubbles” is not possible here", "Choose Laser Blast (★): 1 damage"),
        ("«bubbles»", "Láser"),
    ),
    Wrong(
        "attacking", "launch", {"card": "fighter-star", "target": DINK}, ("carrier",), ("odriza",)
    ),
]
OTHERS = [
    Wrong(
        "paying",
        "reinforce",
        {"cards": "fighter-star+fighter-circle"},
        ("three resources of one kind, or one of each", "These would do"),
        ("tres recursos",),
    ),
    Wrong(
        "paying",
        "reinforce",
        {"cards": "fighter-star+bomber-star+laser-blast-star+fighter-circle"},
        ("You do not need Fighter",),
        ("No necesitas",),
    ),
    Wrong("attacking", "reinforce", {"cards": "laser-blast"}, ("Reinforce",), ("Refuerzo",)),
    Wrong("placing", "place", {"zone": "red"}, ("three ships in red already",), ("roja",)),
    Wrong(
        "placing",
        "place",
        {"zone": "purple"},
        ("“purple” is not possible here", "blue (empty)"),
        ("«purple»",),
    ),
    Wrong("placing", "end", {}, ("First choose a zone",), ("zona",)),
    Wrong("crowded", "end", {}, ("4 ships in red; three may stay",), ("4", "roja")),
    Wrong("attacking", "respond", {"answer": "flux"}, ("No card waits",), ("Ninguna carta",), 1),
    Wrong("attacking", "respond", {"answer": "shout"}, ("No card waits",), ("Ninguna carta",)),
    Wrong("attacking", "end", {}, ("’s turn. Until yours",), ("turno de",), 1),
    Wrong(
        "attacking",
        "sweep",
        {"ship": VLERO, "fleet": "freep", "card": "x"},
        ("no minesweeper",),
        ("dragaminas",),
    ),
    Wrong("attacking", "ability", {}, ("Maneuver",), ("Maniobra",)),
    Wrong(
        "mined", "assault", {}, ("called for the Brutal Assault already",), ("Ya has propuesto",)
    ),
    Wrong("attacking", "play", {"card": "beam-blast"}, ("use fire",), ("disparar",)),
    Wrong(
        "guarded",
        "play",
        {"card": "minefield-a"},
        ("on none: minesweepers guard every",),
        ("protegen a todos los rivales",),
    ),
    Wrong(
        "guarded",
        "play",
        {"card": "minefield-a", "target": "letnev"},
        ("The same is so of every opponent",),
        ("lo mismo con todos",),
    ),
    Wrong(
        "wishing",
        "reinforce",
        {"cards": "fighter-star+bomber-star+laser-blast-star", "ship": DINK},
        ("No ship is: pay without naming one",),
        ("paga sin nombrar nave",),
    ),
    Wrong("attacking", "scatter", {"ship1": "red"}, ("no ship to place",), ("nave",)),
    Wrong("attacking", "fleet", {"player": "9"}, ("Nobody in play",), ("Nadie en juego",)),
]


@pytest.mark.parametrize("wrong", FIRING + OTHERS, ids=lambda w: f"{w.position}-{w.command}")
async def test_a_wrong_command_is_explained_and_changes_nothing(town: Town, wrong: Wrong) -> None:
    for names in (ENGLISH, SPANISH):
        battle = town.battles[wrong.position, names[0]]
        player = battle.players[wrong.seat]
        async with nothing_changes(battle.club):
            reply = await player.slash(f"magblast {wrong.command}", battle.place, **wrong.options)
        refused(reply, *(wrong.english if player.locale.startswith("en") else wrong.spanish))


async def test_a_refused_sound_is_no_miss_and_may_be_typed_again(town: Town) -> None:
    """The form opens again with what was typed; Spanish for Bob."""
    battle = town.battles["attacking", "bob"]
    bob, club = battle.players[0], battle.club
    await bob.slash("hand", battle.place)
    screen = bob.sees(battle.place)[-1]
    phone = Phone(bob, screen)
    for at, (key, value) in enumerate(
        (("ship", "scout-plutt"), ("card", "laser-blast-star"), ("target", DINK))
    ):
        await phone.chooses("fire", key, at, value)
    opened = await phone.press("fire", "!")
    assert opened.form is not None
    async with nothing_changes(club):
        reply = await bob.submit(opened, sound="...")
        refused(reply, "al menos dos letras")
    again = await bob.press("form-again", on=reply.messages[0])
    assert again.form is not None
    assert again.form.filled == {"sound": "..."}
    await bob.submit(again, sound="¡Pium pium!")
    assert "# ¡Pium pium!" in "\n".join(m.text for m in club.messages_in(battle.place))


async def test_while_a_card_waits_for_answers_nothing_else_is_done(town: Town) -> None:
    """Acting, answering one's own card and answering late are refused (rulings 2 and 7)."""
    battle = town.battles["attacking", "alice"]
    club, (alice, bob) = battle.club, battle.players
    for field in ("others", "ship_hit", "ship_lost"):
        with club.as_the_bot():
            await club.bot.services.tables.play.order(battle.number, By(bob.id), field, "ask")
    await battle.does(alice, "fire", **shot("scout-plutt", "laser-blast-star", DINK))
    await battle.told()
    question = next(message for message in bob.dms[::-1] if message.control("respond"))
    async with nothing_changes(club):
        refused(await battle.does(alice, "end"), "waits for the others’ answers")
        refused(await battle.does(alice, "respond", answer="flux"), "is your own card")
        refused(await battle.does(bob, "end"), "espera tu respuesta")
        refused(await battle.does(bob, "respond", answer="evade"), "No puedes", "Puedes dejarla")
        refused(await battle.does(bob, "respond", answer="intercept"), "No puedes")
        refused(await battle.does(bob, "respond", answer="ability"), "recursos")
    await bob.press("Dejarla pasar", on=question)
    assert (await battle.state()).stack == ()
    late = forged(bob.person.user, question, f"b:{battle.number}:1:respond:pass#answer")
    async with nothing_changes(club):
        refused((await club.at_once(late))[0], "Esa pregunta ya pasó")
        refused(await battle.does(bob, "respond", answer="pass"), "Ninguna carta")
