"""What a move costs, as people press it: `python -m tests.wire.costs [--moves 1000] [GAME …]`.

Two people who know the game play a match, whole unless it has more moves, by their panels: by what
stands below their hands, and with `--by-the-board` so often by the board's button instead; or, with
`--in-the-channel`, by the board's button and what then stands on private answers. The
bot's process runs against the fake Discord in calm; with `--least` further matches are played,
until there were so many moves. CPU is what the process had from when a match had begun until all
was shown, whatever else the machine does; requests and uploads are what Discord counted meanwhile,
`counted` what was no answer to a deed.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from cogs.chat.warming import DONE
from tables import Board
from tables.options import NEW
from tests.guests import offered_by_the_bot
from tests.wire.evening import LONGEST, Evening, evening
from tests.wire.fake import FakeDiscord
from tests.wire.places import Person
from tests.wire.process import BotProcess
from tests.wire.regular import InTheChannel, Regular

LONG = 1800.0
TICKS = os.sysconf("SC_CLK_TCK")
MB = 1e6
A_WHILE, RESTING = 0.5, 0.02
"""Seconds in which a process that rests computes so many at most."""


class Spent(NamedTuple):
    """CPU seconds, requests, those that count, bytes of pictures, presses and moves so far.

    `kinds` are the requests by what they ask for.

    Answers to deeds do not count among what Discord takes of a bot in a second.
    """

    cpu: float
    requests: int
    counted: int
    uploaded: int
    presses: int
    moves: int
    kinds: Counter[str]

    def since(self, earlier: Spent) -> Spent:
        """Return what was spent since then."""
        return Spent(
            self.cpu - earlier.cpu,
            self.requests - earlier.requests,
            self.counted - earlier.counted,
            self.uploaded - earlier.uploaded,
            self.presses - earlier.presses,
            self.moves - earlier.moves,
            self.kinds - earlier.kinds,
        )

    def and_(self, more: Spent) -> Spent:
        """Return what was spent in all."""
        return Spent(
            self.cpu + more.cpu,
            self.requests + more.requests,
            self.counted + more.counted,
            self.uploaded + more.uploaded,
            self.presses + more.presses,
            self.moves + more.moves,
            self.kinds + more.kinds,
        )


NOTHING = Spent(0.0, 0, 0, 0, 0, 0, Counter())


def spent(party: Evening) -> Spent:
    """Return what was spent so far."""
    api = party.fake.api
    cpu, moves = cpu_seconds(party.bot.pid), len(party.ledger.entries())
    requests = Counter(api.log)
    presses = sum(player.pressed for player in party.players)
    return Spent(cpu, requests.total(), api.counted, api.uploaded, presses, moves, requests)


def cpu_seconds(pid: int) -> float:
    """Return how long all threads of a process have run, in its own code and in the kernel's."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


async def rests(bot: BotProcess) -> None:
    """Wait until a bot computes no more: what it does beside a lobby is no part of a move.

    Nor is the board of each game that it draws for itself while nobody asks for one.
    """
    before = -1.0
    while not any(DONE in line for line in bot.log) or cpu_seconds(bot.pid) - before > RESTING:
        before = cpu_seconds(bot.pid)
        await asyncio.sleep(A_WHILE)


async def cost(
    game: str,
    moves: int,
    board: Board,
    least: int = 1,
    by_the_board: float = 0.0,
    kind: type[Regular] = Regular,
) -> Spent:
    """Return what a match of a game costs, without its lobby, up to so many moves.

    Matches are played one after the other until there were `least`. `by_the_board` is how often
    people press the board's button instead of what stands below their hands; `kind` are they.
    """

    def person(fake: FakeDiscord, who: Person, seed: str) -> Regular:
        made = kind(fake, who, party.ledger, seed)
        made.by_the_board = by_the_board
        return made

    with tempfile.TemporaryDirectory() as folder:
        async with evening(Path(folder), seed=f"what {game} costs") as party:
            party.kind = person
            whole = NOTHING
            while whole.moves < least:
                await party.begin(game, board=board)
                await rests(party.bot)
                before = spent(party)
                await party.play(moves, LONG)
                assert await party.converges(LONGEST) is not None
                whole = whole.and_(spent(party).since(before))
            return whole


def told(game: str, whole: Spent) -> str:
    """Return the row of a game."""
    moves = whole.moves
    figures = (
        f"{whole.presses / moves:.1f}",
        f"{1000 * whole.cpu / moves:.0f} ms",
        f"{whole.requests / moves:.2f}",
        f"{whole.counted / moves:.2f}",
        f"{whole.uploaded / MB / moves:.2f} MB",
    )
    return f"| {game} | {moves} | {' | '.join(figures)} |"


def by_kind(whole: Spent) -> str:
    """Return how often in a move each kind of request is made."""
    shares = (f"{count / whole.moves:.2f} {kind}" for kind, count in whole.kinds.most_common())
    return "\n".join(shares)


async def main() -> None:
    """Measure some games, or all."""
    parser = argparse.ArgumentParser(prog="python -m tests.wire.costs", description=__doc__)
    parser.add_argument("--moves", type=int, default=1000)
    parser.add_argument("--least", type=int, default=1, help="moves, of more matches if need be")
    parser.add_argument("--by-the-board", type=float, default=0.0, metavar="SHARE")
    parser.add_argument("--in-the-channel", action="store_true")
    parser.add_argument("--kinds", action="store_true", help="also tell of what requests")
    parser.add_argument("--board", type=Board, default=NEW.board, choices=Board)
    parser.add_argument("games", nargs="*", metavar="GAME")
    given = parser.parse_args()
    print("| game | moves | presses a move | CPU | requests | counted | uploaded |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for game in given.games or offered_by_the_bot():
        people = (1.0, InTheChannel) if given.in_the_channel else (given.by_the_board, Regular)
        whole = await cost(game, given.moves, given.board, given.least, *people)
        print(told(game, whole), flush=True)
        if given.kinds:
            print(by_kind(whole), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
