"""Which tests stand beside a place, how long each takes, and what it runs; kept in a file."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

import msgspec

from tests.mutants.places import Place
from tests.mutants.warm import Answer, Ran
from tests.mutants.watching import ANYTHING


class _File(msgspec.Struct):
    """What the tests of a file ran: blocks by their names, or for all tests alike.

    The digests are those of the file and of each source then.
    """

    digest: str
    sources: dict[str, str]
    tests: dict[str, Ran]
    shared: list[str]


class Beside:
    """What is known of the tests beside one place.

    What a file of tests runs is forgotten when the file is another. Of a source that is
    another it is known only who runs anything in it.
    """

    def __init__(self, place: Place, root: Path, kept: Path) -> None:
        self.game = place.game
        self._kept = kept
        self._sources = {path: _digest(root / path) for path in place.files(root)}
        self._known: dict[str, _File] = {}
        if kept.is_file():
            self._known = msgspec.json.decode(kept.read_bytes(), type=dict[str, _File])
        self._tests = {
            folder: {path: _digest(root / path) for path in _tests(root, folder)}
            for folder in place.tests
        }

    @property
    def digest(self) -> str:
        """Return a mark of the sources and of the tests beside them."""
        every = [*self._sources.items(), *(t for f in self._tests.values() for t in f.items())]
        return hashlib.sha256(repr(every).encode()).hexdigest()[:16]

    def unknown(self) -> Iterator[str]:
        """Yield the folders and files of tests that must be run to know what they run."""
        for folder, tests in self._tests.items():
            known = self._known
            stale = [p for p, d in tests.items() if p not in known or known[p].digest != d]
            yield from [folder] if len(stale) == len(tests) else stale

    def learn(self, learned: str, answer: Answer) -> None:
        """Keep what a run of a folder or file of tests has taught."""
        for path, digest in (item for tests in self._tests.values() for item in tests.items()):
            if path == learned or path.startswith(f"{learned}/"):
                tests = {
                    name: Ran(ran.seconds, self._ours(ran.blocks))
                    for name, ran in answer.ran.items()
                    if name.partition("::")[0] == path
                }
                shared = self._ours(answer.shared)
                self._known[path] = _File(digest, self._sources, tests, shared)
        self._kept.write_bytes(msgspec.json.encode(self._known))

    def running(
        self, source: str, blocks: Collection[int]
    ) -> Iterator[tuple[str, dict[str, float]]]:
        """Yield for each folder the tests that run one of some blocks, with the seconds they take.

        Blocks are told by the lines where they begin; none are what runs with every import.
        """
        for folder, tests in self._tests.items():
            chosen: dict[str, float] = {}
            for path in tests:
                chosen |= self._of_file(self._known[path], source, blocks)
            yield folder, chosen

    def _of_file(self, known: _File, source: str, blocks: Collection[int]) -> dict[str, float]:
        same = known.sources.get(source) == self._sources[source]
        names = {f"{source}:{block}" for block in blocks}

        def has(ran: list[str]) -> bool:
            if not same:
                return any(b.startswith(f"{source}:") for b in ran)
            return not names.isdisjoint(ran)

        every = not blocks or source not in known.sources or has(known.shared)
        return {
            test: ran.seconds
            for test, ran in known.tests.items()
            if every or has(ran.blocks) or ANYTHING in ran.blocks
        }

    def _ours(self, blocks: Iterable[str]) -> list[str]:
        return [b for b in blocks if b == ANYTHING or b.rpartition(":")[0] in self._sources]


def _tests(root: Path, folder: str) -> Iterator[str]:
    for path in sorted((root / folder).rglob("test_*.py")):
        yield path.relative_to(root).as_posix()


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:16]
