"""Layers that were drawn lately, kept for the next picture that has them too.

A board is drawn in several languages, and again while little of it has changed. What of it has
no words is a layer of its own: a function of what it shows, whose last few results are kept.
Threads that ask for the same one at the same time do not all draw it: one does, the others wait.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from threading import Lock
from typing import Generic, TypeVar

from PIL import Image

Shown = TypeVar("Shown", bound=Hashable)


class Lately(Generic[Shown]):
    """Draws layers by `draw`, of whatever it is given, and keeps the last `most` of them.

    Layers are shared: copy them before drawing on them. They hang on nothing but what is given.
    """

    def __init__(self, draw: Callable[[Shown], Image.Image], most: int) -> None:
        self._draw = draw
        self._most = most
        self._layers: OrderedDict[Shown, Future[Image.Image]] = OrderedDict()
        self._lock = Lock()

    def __call__(self, shown: Shown) -> Image.Image:
        """Return the layer that shows this; raises what drawing raises, and keeps no failure."""
        layer, first = self._layer(shown)
        if first:
            try:
                layer.set_result(self._draw(shown))
            except BaseException as fault:
                self._forget(shown, layer)
                layer.set_exception(fault)
        return layer.result()

    def __len__(self) -> int:
        return len(self._layers)

    def clear(self) -> None:
        """Forget all layers, as if none had been drawn."""
        with self._lock:
            self._layers.clear()

    def _layer(self, shown: Shown) -> tuple[Future[Image.Image], bool]:
        """Return the layer, drawn or being drawn, and whether the caller is to draw it."""
        with self._lock:
            if shown in self._layers:
                self._layers.move_to_end(shown)
                return self._layers[shown], False
            layer = self._layers[shown] = Future[Image.Image]()
            if len(self._layers) > self._most:
                self._layers.popitem(last=False)
            return layer, True

    def _forget(self, shown: Shown, layer: Future[Image.Image]) -> None:
        with self._lock:
            if self._layers.get(shown) is layer:
                del self._layers[shown]


def lately(most: int) -> Callable[[Callable[[Shown], Image.Image]], Lately[Shown]]:
    """Keep the last `most` layers that a function draws of its one argument."""
    return lambda draw: Lately(draw, most)
