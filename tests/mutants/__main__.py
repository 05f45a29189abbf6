"""Draw random changes of the code, and see whether the tests beside it notice.

`python -m tests.mutants` draws `--count` changes by `--seed` from each part of the code (the
rules; tables, store and thinking; what talks to people), tries for at most `--minutes`, and goes
on at the next call where it stopped. It prints each part's share and names the survivors. Exit
code 1 says that a part lies below the goal, 3 that there is more to try. With `--among
tables/lobby` only files with that in their path are changed: whole modules are tried so, with a
count that no module has.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.mutants.beside import Beside
from tests.mutants.copies import Copies
from tests.mutants.ledger import Ledger, Noted, Verdict
from tests.mutants.places import PARTS, ROOT, Place
from tests.mutants.set_aside import set_aside
from tests.mutants.sites import Mutant, mutants

GOAL = 0.95
MORE = 3
"""Exit code where the time was over before the draw was."""


def drawn(part: str, count: int, seed: int, among: str = "") -> list[tuple[Place, Mutant]]:
    """Return the changes that a seed draws from one part of the code, each once.

    Each has its lot by its name, so that a draw stays as it is where the code does. Only files
    with `among` in their path are drawn from.
    """
    found = [
        (place, mutant)
        for place in PARTS[part]
        for path in place.files(ROOT)
        if among in path
        for mutant in mutants(ROOT, path)
    ]
    found.sort(key=lambda pair: hashlib.sha256(f"{seed}:{pair[1].name}".encode()).digest())
    return found[:count]


def report(part: str, draw: list[tuple[Place, Mutant]], ledger: Ledger) -> Iterator[str]:
    """Yield what was found of a part: a line with its share, and one for each survivor."""
    named = {mutant.name: mutant for _, mutant in draw}
    known = {name: ledger.verdicts[name] for name in named if name in ledger.verdicts}
    aside = {name for name in named if name in set_aside()}
    killed = sum(verdict is Verdict.KILLED for name, verdict in known.items() if name not in aside)
    tried = len(known.keys() - aside)
    share = killed / tried if tried else 0.0
    yield f"{part}: {killed} of {tried} noticed ({share:.1%}), {len(aside)} set aside"
    for name, verdict in known.items():
        if verdict is Verdict.SURVIVED and name not in aside:
            yield f"  line {named[name].line}: {name}"


def tried_in_time(
    draw: list[tuple[Place, Mutant]], ledger: Ledger, until: float, workers: int
) -> None:
    """Try what was not tried yet, until the time is over.

    Raises `Broken` where the tests fail by themselves: then they notice nothing.
    """
    besides = {place: _beside(place) for place, _ in draw}
    left = [
        (besides[place], mutant)
        for place, mutant in draw
        if mutant.name not in set_aside() and not ledger.settled(mutant.name, besides[place].digest)
    ]

    def one(pair: tuple[Beside, Mutant]) -> None:
        if time.monotonic() >= until:
            return
        beside, mutant = pair
        by, seconds = copies.tried(beside, mutant)
        verdict = Verdict.KILLED if by else Verdict.SURVIVED
        ledger.note(Noted(mutant.name, verdict, by, round(seconds, 2), beside.digest))
        print(f"{verdict} in {seconds:.1f} s: {mutant.name}", flush=True)

    with Copies(ROOT, workers) as copies, ThreadPoolExecutor(workers) as pool:
        for beside in {id(beside): beside for beside, _ in left}.values():
            copies.learn(beside)
        for _ in pool.map(one, left):
            pass


def _beside(place: Place) -> Beside:
    name = "-".join(part for part in Path(place.sources).parts if part.isalpha())
    return Beside(place, ROOT, ROOT / f".mutants-beside-{name}.json")


def main(arguments: list[str] | None = None) -> int:
    """Measure, as the module says; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", choices=sorted(PARTS), action="append")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--among", default="", metavar="PART_OF_PATH")
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args(arguments)
    parts, code = given.part or sorted(PARTS), 0
    for part in parts:
        until = time.monotonic() + given.minutes * 60 / len(parts)
        draw = drawn(part, given.count, given.seed, given.among)
        mark = "-".join([part, str(given.seed), *given.among.split("/")]).rstrip("-")
        ledger = Ledger(ROOT / f".mutants-{mark}.jsonl")
        tried_in_time(draw, ledger, until, given.workers)
        print("\n".join(report(part, draw, ledger)))
        code = max(code, _code(draw, ledger))
    return code


def _code(draw: list[tuple[Place, Mutant]], ledger: Ledger) -> int:
    names = {mutant.name for _, mutant in draw} - set(set_aside())
    found = [ledger.verdicts[name] for name in names if name in ledger.verdicts]
    if len(found) < len(names):
        return MORE
    return int(found.count(Verdict.KILLED) < GOAL * len(found))


if __name__ == "__main__":
    sys.exit(main())
