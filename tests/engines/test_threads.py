"""Several threads may load a game and decode what it holds, and none is the first."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.guests import offered_by_the_bot

OFTEN = 2
"""How many processes are tried: each of them has a first time of its own."""
AT_ONCE = """
import sys, threading
import engines
from engines.core import Dice, decode, encode

engine = engines.load(sys.argv[1])
state = encode(engine.start(engine.meta.config(), engine.meta.seats[0], Dice("first", 0)).state)
sys.setswitchinterval(1e-6)
together = threading.Barrier(4)

def read():
    together.wait()
    decode(state, engine.meta.state)

threads = [threading.Thread(target=read) for _ in range(together.parties)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""
LOADED_AT_ONCE = """
import pkgutil, sys, threading
import engines

key = sys.argv[1]
package = f"engines.{key}"
folder = f"{engines.__path__[0]}/{key}"
modules = [f"{package}.{found.name}" for found in pkgutil.iter_modules([folder])]
half = len(modules) // 2
orders = ([package], modules, modules[::-1], modules[half:] + modules[:half])
sys.setswitchinterval(1e-6)
together = threading.Barrier(len(orders))

def load(order):
    together.wait()
    for module in order:
        engines.loaded(module)

threads = [threading.Thread(target=load, args=(order,)) for order in orders]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


@pytest.mark.parametrize("key", offered_by_the_bot())
def test_threads_that_load_modules_of_a_game_at_once_get_them_whole(key: str) -> None:
    """Where each loads for itself, hardly a game of many modules comes out whole."""
    command = [sys.executable, "-c", LOADED_AT_ONCE, key]
    for _ in range(OFTEN):
        run = subprocess.run(command, check=True, capture_output=True, text=True)
        assert run.stderr == ""


@pytest.mark.parametrize("key", offered_by_the_bot())
def test_threads_that_decode_a_state_at_once_end_well(key: str) -> None:
    """Without what `engines.load` does for it, one process in three ends by a fault in memory."""
    for _ in range(OFTEN):
        subprocess.run([sys.executable, "-c", AT_ONCE, key], check=True)
