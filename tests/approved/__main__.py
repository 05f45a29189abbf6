"""Write anew what the rules of games say, or show all of it.

`python -m tests.approved` writes the page of every game, `tests/games/<key>/said.txt`, at the
positions that it has already; `python -m tests.approved imperium` that of one game. Read the
difference before you keep it: each line of it is something that people are told otherwise.
With `--choose`, positions are chosen anew, as is worth while once a match was recorded. With
`--show "convoy_late 12"` everything that is said in one position is printed and nothing is
written: where only the mark in a heading has changed, compare that with what it was before.
"""

from __future__ import annotations

import argparse

import engines
from tests.approved.pages import Place, chosen, lines_of, page_of, path_of, places_of


def main() -> None:
    """Do what the module says."""
    parser = argparse.ArgumentParser(prog="python -m tests.approved", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(engines.keys()))
    parser.add_argument("--choose", action="store_true", help="choose other positions")
    parser.add_argument("--show", metavar="PLACE", help="print all that is said at a place")
    given = parser.parse_args()
    for key in given.games or engines.keys():
        if given.show:
            name, _, ply = given.show.partition(" ")
            print("\n".join(lines_of(key, Place(name, int(ply) if ply else None))))
            continue
        path = path_of(key)
        again = path.exists() and not given.choose
        places = places_of(path.read_text(encoding="utf-8")) if again else chosen(key)
        path.write_text(page_of(key, places), encoding="utf-8")


if __name__ == "__main__":
    main()
