"""Chromium, and `python -m offline` on a port of its own."""

from __future__ import annotations

import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, sync_playwright

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


@pytest.fixture
def chromium() -> Iterator[BrowserContext]:
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if found is None:
        pytest.skip("Chromium is not installed (Debian: apt-get install chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        # The page forbids evaluating strings, which is how Playwright waits for conditions.
        context = browser.new_context(viewport={"width": 800, "height": 900}, bypass_csp=True)
        yield context
        context.close()
        browser.close()


@pytest.fixture
def offline(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """Run the offline Discord, give its address, and end it as Ctrl-C does.

    Its parameter is the game that a match is begun of; without one, there is no match yet.
    """
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    game = ("--game", request.param) if hasattr(request, "param") else ()
    command = [sys.executable, "-m", "offline", "--port", str(port), *game]
    log = (tmp_path / "offline.log").open("w+")
    running = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=log, text=True)
    assert running.stdout is not None
    said = running.stdout.readline()
    assert f"http://127.0.0.1:{port}/" in said, (tmp_path / "offline.log").read_text()
    yield f"http://127.0.0.1:{port}/"
    running.send_signal(signal.SIGINT)
    assert running.wait(timeout=30) == 0
    running.stdout.close()
    log.seek(0)
    complaints = log.read()
    log.close()
    assert complaints == ""
