"""Chromium, and `python -m offline` on a port of its own."""

from __future__ import annotations

import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

ROOT = Path(__file__).parents[2]
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


TOO_LATE = re.compile(
    r"WARNING tables\.match\.computers: computer of match \d+, ply \d+, seat \d+: "
    r"its default is played\n"
)
"""What a busy machine may say: a process that is to think needs half a second there to begin.
Whatever else keeps a computer from moving is told as an error, with its cause."""


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Start Chromium, once for all tests of it."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        pytest.skip("Chromium is not installed (Debian: apt-get install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def chromium(browser: Browser) -> Iterator[BrowserContext]:
    # The page forbids evaluating strings, which is how Playwright waits for conditions.
    context = browser.new_context(viewport={"width": 800, "height": 900}, bypass_csp=True)
    yield context
    context.close()


@pytest.fixture
def offline(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """Run the offline Discord, give its address, and end it as Ctrl-C does.

    Its parameter is the game that a match is begun of; without one, there is no match yet.
    """
    game = ("--game", request.param) if hasattr(request, "param") else ()
    with running(tmp_path, *game) as address:
        yield address


@pytest.fixture(scope="package")
def offline_for_all(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run one offline Discord for tests that do not mind what the others left behind."""
    with running(tmp_path_factory.mktemp("offline")) as address:
        yield address


@contextmanager
def running(folder: Path, *arguments: str) -> Iterator[str]:
    """Run `python -m offline` with these arguments; give its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "offline", "--port", str(port), *arguments]
    log = (folder / "offline.log").open("w+")
    server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=log, text=True)
    assert server.stdout is not None
    said = server.stdout.readline()
    assert f"http://127.0.0.1:{port}/" in said, (folder / "offline.log").read_text()
    yield f"http://127.0.0.1:{port}/"
    server.send_signal(signal.SIGINT)
    assert server.wait(timeout=120) == 0
    server.stdout.close()
    log.seek(0)
    complaints = TOO_LATE.sub("", log.read())
    log.close()
    assert complaints == ""
