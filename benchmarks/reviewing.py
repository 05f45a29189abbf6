"""How long reviews take: `python -m benchmarks.reviewing [GAME …]`.

Of each game the recorded match of median length and the longest one that were played to their
ends are reviewed as the bot does it, in a process beside this one. It takes some five minutes.
"""

from __future__ import annotations

import argparse
import time

from cogs.panels.game import offered
from engines.core import Dice, decode, encode, play
from tables.reviewing.worker import Course, Worker
from tests.laws.played import FILES, Played, read


def course(record: Played) -> Course:
    """Return a recorded match as it is given to the process that reviews it."""
    engine, deeds = record.engine, list[tuple[int, bytes, int, bytes]]()
    config = decode(encode(record.config), engine.meta.config)
    start = state = engine.start(config, record.seats, Dice(record.seed, 0)).state
    for ply, (seat, action) in enumerate(record.actions(), start=1):
        deeds.append((ply, encode(state), seat, encode(action)))
        state = play(engine, state, seat, action, Dice(record.seed, ply)).state
    assert record.outcome is not None
    rules, outcome = record.rules_version, record.outcome
    return Course(record.game, rules, encode(start), deeds, outcome, "measured")


def main() -> None:
    """Print a row for each match."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=offered())
    games = parser.parse_args().games
    print("| game | seats | actions | seconds | turning points |\n| --- | --- | --- | --- | --- |")
    for game in games:
        records = [read(path) for path in FILES if path.parent.parent.name == game]
        ended = sorted(
            (record for record in records if record.outcome is not None),
            key=lambda record: len(record.entries),
        )
        for record in (ended[len(ended) // 2], ended[-1]):
            given, begun = course(record), time.perf_counter()
            found = Worker().review(given, lambda _: None)
            seconds, many = time.perf_counter() - begun, len(found.turnings)
            print(f"| {game} | {record.seats} | {len(given.deeds)} | {seconds:.0f} | {many} |")


if __name__ == "__main__":
    main()
