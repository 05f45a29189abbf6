"""The measure of the tests measures what it says."""

from __future__ import annotations

import ast
import shutil
import signal
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tests.mutants.__main__ import ROOT, drawn
from tests.mutants.beside import Beside
from tests.mutants.blocks import MARK, block_of, marked, users_of
from tests.mutants.copies import NOTICED, Copy, portions
from tests.mutants.ledger import Ledger, Noted, Verdict
from tests.mutants.places import PARTS, Place
from tests.mutants.set_aside import set_aside
from tests.mutants.sites import mutants
from tests.mutants.warm import Answer, Chosen, Ran, Request
from tests.mutants.watching import ANYTHING, Watch

SOURCE = '''
MOST: int = 3


def fits(ships: list[str], room: int) -> bool:
    """Tell in words, with “é”."""
    if ships and len(ships) <= room and not (room == MOST):
        return any(ship in ships for ship in ships if ship)
    return room is not None
'''
BLOCKS = '''
ONE = 1
def told(number: int) -> str:
    """Tell."""
    if number == ONE:
        return "one"
    try:
        return ["some"][
            number - 2]
    except IndexError:
        if number > 2:
            raise
        return "few"
    finally:
        number = 0
'''


def test_each_change_is_one_comparison_condition_or_number(tmp_path: Path) -> None:
    (tmp_path / "fits.py").write_text(SOURCE, encoding="utf-8")
    told = [mutant.told for mutant in mutants(tmp_path, "fits.py")]
    assert "[3 -> 4] in MOST: int = 3" in told
    assert "len(ships) [<= -> <] room" in told
    assert "ships [and -> or] len(ships) <= room" in told
    assert "room [is not -> is] None" in told
    assert "ship [in -> not in] ships" in told
    assert any(line.startswith("[not (room == MOST) -> ") for line in told)
    assert any(line.startswith("[ship -> (not (ship))]") for line in told)


def test_every_change_of_the_code_parses_and_changes_it() -> None:
    for part in PARTS:
        for _, mutant in drawn(part, 25, 7):
            source = (ROOT / mutant.path).read_text(encoding="utf-8")
            changed = mutant.applied(source)
            assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(source)), mutant.name


def test_a_draw_is_the_same_each_time_and_covers_every_game() -> None:
    assert drawn("rules", 50, 1) == drawn("rules", 50, 1) != drawn("rules", 50, 2)
    assert {place for place, _ in drawn("rules", 400, 1)} == set(PARTS["rules"])


def test_a_module_can_be_tried_whole() -> None:
    path = "engines/core/dice.py"
    found = {mutant for _, mutant in drawn("rules", 400, 1, path)}
    assert found == set(mutants(ROOT, path)) != set()


def test_each_change_has_a_name_of_its_own() -> None:
    for places in PARTS.values():
        names = [m.name for p in places for path in p.files(ROOT) for m in mutants(ROOT, path)]
        assert len(names) == len(set(names))


def test_what_survived_is_tried_again_when_the_tests_are_others(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "found.jsonl")
    ledger.note(Noted("one", Verdict.SURVIVED, tests="old"))
    ledger.note(Noted("other", Verdict.KILLED, "a test", tests="old"))
    again = Ledger(tmp_path / "found.jsonl")
    assert again.verdicts == {"one": Verdict.SURVIVED, "other": Verdict.KILLED}
    assert again.settled("one", "old") and not again.settled("one", "new")
    assert again.settled("other", "new") and not again.settled("a third", "old")


def test_blocks_say_that_they_run() -> None:
    tree = ast.parse(BLOCKS)
    lines = {2: None, 3: 4, 4: 4, 5: 4, 6: 6, 7: 4, 8: 8, 9: 8, 11: 11, 12: 12, 13: 11, 15: 15}
    assert {line: block_of(tree, line) for line in lines} == lines
    ran: list[int] = []
    names: dict[str, Any] = {MARK: ran.append}
    exec(compile(marked(tree), "blocks", "exec"), names)
    assert not ran, "nothing runs in a function before it is called"
    assert names["told"](0) == "few"
    assert names["told"].__doc__ == "Tell."
    assert ran == [4, 8, 11, 15]


def test_a_constant_concerns_the_blocks_that_name_it() -> None:
    tree = ast.parse(BLOCKS)
    assert users_of(tree, 2) == {4}
    assert users_of(tree, 9) == set(), "what stands in a function is no constant of the module"


def test_what_is_remembered_brings_what_ran_for_it() -> None:
    watch = Watch()

    def one(number: int) -> int:
        watch.ran.add(f"one:{number}")
        return number

    asked = watch.remembering(one, None)
    for _ in "first", "again":
        watch.ran.clear()
        assert asked(1) == 1
        assert watch.ran == {"one:1"}
    watch.ran.clear()
    assert asked(2) == 2
    assert watch.ran == {"one:2"}


def test_of_the_tests_beside_a_place_those_are_chosen_that_run_the_block(tmp_path: Path) -> None:
    for path in ("rules/moves.py", "tests/test_moves.py"):
        (tmp_path / path).parent.mkdir()
        (tmp_path / path).write_text("", encoding="utf-8")
    place, kept = Place("rules/*.py", ("tests",)), tmp_path / "kept.json"
    beside = Beside(place, tmp_path, kept)
    assert list(beside.unknown()) == ["tests"]
    names = [f"tests/test_moves.py::test_{what}" for what in ("runs", "other", "process")]
    blocks = (["rules/moves.py:3"], ["rules/moves.py:5"], [ANYTHING])
    ran = {name: Ran(1.0, lines) for name, lines in zip(names, blocks, strict=True)}
    beside.learn("tests", Answer(0, ran=ran, shared=["rules/moves.py:7"]))
    again = Beside(place, tmp_path, kept)
    assert not list(again.unknown())
    assert list(again.running("rules/moves.py", {3})) == [("tests", {names[0]: 1.0, names[2]: 1.0})]
    every = [("tests", dict.fromkeys(names, 1.0))]
    assert list(again.running("rules/moves.py", {7})) == every, "runs when modules are imported"
    assert list(again.running("rules/moves.py", ())) == every
    (tmp_path / "rules/moves.py").write_text("MORE = 1", encoding="utf-8")
    changed = Beside(place, tmp_path, kept)
    assert not list(changed.unknown())
    assert list(changed.running("rules/moves.py", {9})) == every, "lines may have moved"
    assert changed.digest != again.digest
    (tmp_path / "tests/test_moves.py").write_text("MORE = 1", encoding="utf-8")
    assert list(Beside(place, tmp_path, kept).unknown()) == ["tests"]


def test_the_quickest_tests_come_first_and_the_others_last() -> None:
    beside = [("rules", {"slow": 30.0, "quick": 1.0}), ("laws", {"law": 2.0}), ("none", {})]
    quickest = [("rules", {"quick": 1.0}), ("laws", {"law": 2.0})]
    assert list(portions(beside)) == [*quickest, ("rules", {"slow": 30.0})]
    assert list(portions(beside, others=False)) == quickest


def test_a_test_that_works_too_long_is_ended_sooner_than_one_that_waits() -> None:
    """Else a machine with much to do would end what notices nothing, and call that noticed."""
    chosen = Chosen(Request("tests", "", {"slow": 3.0}, ""), Answer(0))
    timers = signal.ITIMER_PROF, signal.ITIMER_REAL
    before = [signal.getitimer(timer) for timer in timers]
    try:
        next(chosen.pytest_runtest_protocol(SimpleNamespace(nodeid="slow")))  # type: ignore[arg-type]
        works, waits = (signal.getitimer(timer)[0] for timer in timers)
    finally:
        for timer, (seconds, again) in zip(timers, before, strict=True):
            signal.setitimer(timer, seconds, again)
    assert 30 < works < 45
    assert waits > works + 50


def test_it_is_noticed_that_what_all_tests_import_cannot_be_imported(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    shutil.copytree(ROOT / "tests" / "mutants", tree / "tests" / "mutants")
    for file, source in (
        ("__init__", ""),
        ("conftest", "1 / 0\n"),
        ("test_it", "def test(): ...\n"),
    ):
        (tree / "tests" / f"{file}.py").write_text(source, encoding="utf-8")
    copy = Copy(tree, tmp_path / "copy")
    with closing(copy):
        assert copy.run("tests", "", {"tests/test_it.py::test": 1.0}).code in NOTICED


def test_what_is_set_aside_exists_and_has_a_reason() -> None:
    every = {
        m.name for ps in PARTS.values() for p in ps for f in p.files(ROOT) for m in mutants(ROOT, f)
    }
    assert set(set_aside()) <= every
    assert all(reason.strip() for reason in set_aside().values())
