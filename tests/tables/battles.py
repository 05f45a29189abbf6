"""Battles of Mag·Blast on a real database: positions in which a shot asks everyone else."""

from __future__ import annotations

from engines.core import Text
from engines.magblast.cards import Flagship
from engines.magblast.model import Action, Answer, Card, Fire, Respond
from engines.magblast.state import State
from tables.lobby import Guest, Place
from tables.options import TableOptions
from tables.tables import By
from tests.games.magblast.positions import fire, side, table
from tests.tables.house import Hall, put
from tests.tables.post_office import Letter

CHANNEL = 7
PEOPLE = (11, 22, 33)
"""Who sits on seats 0, 1 and 2; the first is at turn."""
SHOOTER, VICTIM, BYSTANDER = 0, 1, 2
ZEUS, HERMES, DINK = "dreadnought-zeus", "dreadnought-hermes", "scout-dink"
SHIPS = ("scout-plutt", "cruiser-freya", "cruiser-badal", "destroyer-vlero", "gunship-nylev")
ON_SHIP = fire("mag-blast", ZEUS, DINK)
"""A shot that destroys a scout of the bystander's."""
IDLE = ("spacedock",)
"""A hand that answers nothing. Whoever holds no card at all is never waited for."""
SHOTS = (
    fire("laser-blast", "scout-plutt", HERMES),
    fire("beam-blast", "cruiser-freya", HERMES),
    fire("beam-blast", "cruiser-badal", HERMES),
    fire("laser-blast", "destroyer-vlero", DINK),
    fire("beam-blast", "gunship-nylev", "dreadnought-pyrox"),
    fire("mag-blast", ZEUS, "tri-bot"),
)
"""A whole attack phase."""


def ambush(victim: tuple[Card, ...] = IDLE, bystander: tuple[Card, ...] = IDLE) -> State:
    """Return six loaded ships facing two fleets that hold these cards."""
    return table(
        side(
            Flagship.FREEP,
            yellow=SHIPS[:3],
            green=(*SHIPS[3:], ZEUS),
            hand=("laser-blast", "laser-blast", *["beam-blast"] * 3, "mag-blast"),
        ),
        side(Flagship.TRI_BOT, yellow=(HERMES,), hand=victim),
        side(Flagship.ALPHA_MAZONS, green=("dreadnought-pyrox", DINK), hand=bystander),
    )


async def battle(
    house: Hall,
    state: State,
    *,
    computers: int = 0,
    table: TableOptions | None = None,
    channel: int = CHANNEL,
) -> int:
    """Begin a match of three, computers behind the shooter, and put it into a position."""
    lobby = house.tables.lobby
    match_id = await lobby.open(
        "magblast",
        Guest(PEOPLE[0], "P0", 1),
        Place(5, channel, "en"),
        table=table or TableOptions(),
        computers=("easy",) * computers,
    )
    for seat in range(computers + 1, 3):
        await lobby.join(match_id, Guest(PEOPLE[seat], f"P{seat}", seat + 1))
    await house.start(match_id, PEOPLE[0])
    await house.settle()
    await put(house.store, house.tables, match_id, state)
    return match_id


async def shoot(house: Hall, match_id: int, shot: Fire) -> None:
    """Let the shooter fire, and wait until all that follows has arrived."""
    await act(house, match_id, SHOOTER, shot)


async def act(house: Hall, match_id: int, seat: int, action: Action) -> None:
    """Let a person act, and wait until all that follows has arrived."""
    await house.tables.play.submit(match_id, By(PEOPLE[seat]), action)
    await house.settle()


async def order(house: Hall, match_id: int, seat: int, **orders: str) -> None:
    """Let a person change standing orders, one after the other."""
    for field, value in orders.items():
        await house.tables.play.order(match_id, By(PEOPLE[seat]), field, value)
    await house.settle()


async def kinds(house: Hall, match_id: int) -> list[tuple[str, int | None]]:
    """Return the kind and seat of every entry of the log."""
    return [(entry.kind, entry.seat) for entry in await house.moves(match_id)]


def hands(house: Hall) -> list[Letter]:
    """Return every direct message of the match, oldest first."""
    return [letter for letter in house.office.letters if letter.surface.startswith("hand-")]


def told(house: Hall) -> list[Text]:
    """Return everything that the channel was told, in all letters of the board."""
    return [event for letter in house.office.on("board") for event in letter.events]


async def let_pass(house: Hall, match_id: int) -> None:
    """Let a shot be fired on the bystander's ship, and both who are asked pass on it."""
    for seat in (VICTIM, BYSTANDER):
        await order(house, match_id, seat, ship_lost="ask", others="ask")
    await act(house, match_id, SHOOTER, ON_SHIP)
    for seat in (VICTIM, BYSTANDER):
        number = (await house.position(match_id)).state.top.number
        await act(house, match_id, seat, Respond(play=number, answer=Answer.PASS))
