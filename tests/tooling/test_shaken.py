"""Shaken tests are shaken: answers of threads come in another order, those of one thread do not."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.guests import ROOT
from tests.shaken import OPTION, program, shaken
from tests.soak.pieces import in_pieces

ANSWERS = 50
FILES = sorted(
    str(path.relative_to(ROOT))
    for folder in ("bot", "tables", "wire")
    for path in (ROOT / "tests" / folder).glob("test_*.py")
)
"""The tests in which threads answer most."""
AT_ONCE = 12
"""How many of them are a piece of the soak."""
SEEDS = (1, 2, 3)


async def _arrived(threads: int) -> list[tuple[int, int]]:
    """Return in which order answers arrive that threads give, each beginning after the last."""
    loop, found, done = asyncio.get_running_loop(), list[tuple[int, int]](), asyncio.Event()

    def arrive(thread: int, number: int) -> None:
        found.append((thread, number))
        if len(found) == threads * ANSWERS:
            done.set()

    pools = [ThreadPoolExecutor(1) for _ in range(threads)]
    for number in range(ANSWERS):
        for thread, pool in enumerate(pools):
            pool.submit(loop.call_soon_threadsafe, arrive, thread, number).result()
    await asyncio.wait_for(done.wait(), 60)
    for pool in pools:
        pool.shutdown()
    return found


async def test_what_one_thread_answers_keeps_its_order() -> None:
    with shaken("any"):
        assert await _arrived(1) == [(0, number) for number in range(ANSWERS)]


async def test_what_several_answer_comes_in_another_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.shaken.WAITS", (0.5,))  # long enough for any machine
    given = [(thread, number) for number in range(ANSWERS) for thread in range(3)]
    with shaken("any"):
        arrived = await _arrived(3)
    assert arrived != given
    for thread in range(3):
        assert [one for one in arrived if one[0] == thread] == [(thread, n) for n in range(ANSWERS)]


async def test_what_is_not_waited_for_arrives_before_the_end() -> None:
    loop, found = asyncio.get_running_loop(), list[int]()
    with shaken("any"), ThreadPoolExecutor(1) as pool:
        for number in range(ANSWERS):
            pool.submit(loop.call_soon_threadsafe, found.append, number).result()
    await asyncio.sleep(0)
    assert found == list(range(ANSWERS))


def test_a_program_is_shaken_as_the_test_is(tmp_path: Path) -> None:
    told = tmp_path / "told.py"
    told.write_text(
        "import sys\nfrom asyncio import BaseEventLoop\n"
        "print(BaseEventLoop.call_soon_threadsafe.__module__, sys.argv[0], sys.path[0], __name__)\n"
    )
    assert program(told) == (sys.executable, str(told))
    with shaken("any"):
        command = program(told)
    run = subprocess.run(command, capture_output=True, text=True, check=True, env={"PATH": ""})
    assert run.stdout.split() == ["__main__", str(told), str(tmp_path), "__main__"]


SEEDED = """
from asyncio import BaseEventLoop

def test_any():
    assert BaseEventLoop.call_soon_threadsafe.__module__ == "asyncio.base_events"
"""


@pytest.mark.parametrize(("arguments", "failed"), [((), 0), ((OPTION, "1"), 1)])
def test_pytest_shakes_where_it_is_asked_to(
    tmp_path: Path, arguments: tuple[str, ...], failed: int
) -> None:
    (tmp_path / "test_any.py").write_text(SEEDED)
    command = (sys.executable, "-m", "pytest", "-p", "tests.shaken", "-q", *arguments)
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    run = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, check=False)
    assert run.returncode == failed


@pytest.mark.soak
@pytest.mark.parametrize("seed", SEEDS)
@in_pieces(len(FILES), AT_ONCE)
def test_no_test_hangs_on_which_thread_is_the_quicker(numbers: range, seed: int) -> None:
    files = FILES[numbers.start : numbers.stop]
    command = (sys.executable, "-m", "pytest", "-m", "not soak", OPTION, str(seed), *files)
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout
