"""The measure of the tests measures what it says."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.mutants.__main__ import ROOT, drawn
from tests.mutants.copies import Verdict
from tests.mutants.ledger import Ledger
from tests.mutants.places import HALVES
from tests.mutants.set_aside import set_aside
from tests.mutants.sites import mutants

SOURCE = '''
MOST: int = 3


def fits(ships: list[str], room: int) -> bool:
    """Tell in words, with “é”."""
    if ships and len(ships) <= room and not (room == MOST):
        return any(ship in ships for ship in ships if ship)
    return room is not None
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
    for half in HALVES:
        for _, mutant in drawn(half, 100, 7):
            source = (ROOT / mutant.path).read_text(encoding="utf-8")
            changed = mutant.applied(source)
            assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(source)), mutant.name


def test_a_draw_is_the_same_each_time_and_covers_every_game() -> None:
    assert drawn("rules", 50, 1) == drawn("rules", 50, 1) != drawn("rules", 50, 2)
    assert {place.folder for place, _ in drawn("rules", 400, 1)} == {
        place.folder for place in HALVES["rules"]
    }


def test_what_was_found_is_kept(tmp_path: Path) -> None:
    _, mutant = drawn("keeping", 1, 1)[0]
    Ledger(tmp_path / "found.jsonl").note(mutant, Verdict.SURVIVED)
    assert Ledger(tmp_path / "found.jsonl").verdicts == {mutant.name: Verdict.SURVIVED}


def test_what_is_set_aside_exists_and_has_a_reason() -> None:
    every = {
        m.name
        for ps in HALVES.values()
        for p in ps
        for f in p.files(ROOT)
        for m in mutants(ROOT, f)
    }
    assert set(set_aside()) <= every
    assert all(reason.strip() for reason in set_aside().values())
