"""Layers that are kept: drawn once, by one thread, and not for ever."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier, Event

import pytest
from PIL import Image

from render.kit.lately import lately

THREADS = 4


def grey(value: int) -> Image.Image:
    return Image.new("L", (1, 1), value)


def test_a_layer_is_drawn_once_while_it_is_kept() -> None:
    drawn = list[int]()

    @lately(2)
    def layer(value: int) -> Image.Image:
        drawn.append(value)
        return grey(value)

    shown = [layer(value).getpixel((0, 0)) for value in (1, 2, 1, 3, 1, 2)]
    assert shown == [1, 2, 1, 3, 1, 2]
    assert drawn == [1, 2, 3, 2], "what was asked for longest ago goes first"
    assert len(layer) == 2


def test_what_was_forgotten_is_drawn_again() -> None:
    drawn = list[int]()

    @lately(2)
    def layer(value: int) -> Image.Image:
        drawn.append(value)
        return grey(value)

    layer(1)
    layer.clear()
    layer(1)
    assert drawn == [1, 1]


def test_one_thread_draws_while_the_others_wait() -> None:
    drawn, together, begun, go_on = list[int](), Barrier(THREADS), Event(), Event()

    @lately(2)
    def layer(value: int) -> Image.Image:
        drawn.append(value)
        begun.set()
        assert go_on.wait(30)
        return grey(value)

    def ask(_: int) -> Image.Image:
        together.wait(30)
        return layer(7)

    with ThreadPoolExecutor(THREADS) as threads:
        asked = [threads.submit(ask, number) for number in range(THREADS)]
        assert begun.wait(30)
        go_on.set()
        layers = [one.result() for one in asked]
    assert drawn == [7]
    assert all(one is layers[0] for one in layers)


def test_what_failed_is_tried_again() -> None:
    tries = list[int]()

    @lately(2)
    def layer(value: int) -> Image.Image:
        tries.append(value)
        if len(tries) == 1:
            raise ValueError("no paint")
        return grey(value)

    with pytest.raises(ValueError, match="no paint"):
        layer(1)
    assert layer(1).getpixel((0, 0)) == 1
