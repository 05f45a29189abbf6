"""The pictures that a seat is shown in private, a preview of its draft among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from cogs.chat.pictures import Pictures, Undrawn
from cogs.panels.panel import Preview
from tables import Scene

if TYPE_CHECKING:
    from render.kit.canvas import Picture


async def own_pictures(
    pictures: Pictures,
    scene: Scene,
    public: Scene,
    preview: Preview | None,
    locale: str,
    *,
    deciding: bool,
) -> dict[str, Picture | Undrawn]:
    """Return the pictures that a seat is shown in private, by what they are.

    Those of its view, as whoever is `deciding` needs them; a preview may bring a board with it.
    """
    own = await pictures.own(scene, deciding=deciding)
    found: dict[str, Picture | Undrawn] = {}
    if "board" in own or (preview is not None and preview.picture):
        found["board"] = await _board_or_preview(pictures, scene, public, preview, locale)
    if "hand" in own:
        found["hand"] = await pictures.draw("hand", scene, locale)
    return found


async def _board_or_preview(
    pictures: Pictures, scene: Scene, public: Scene, preview: Preview | None, locale: str
) -> Picture | Undrawn:
    if preview is None or not preview.picture:
        return await pictures.board(replace(public, lately=scene.lately), locale)
    drawn = scene if preview.view is None else replace(scene, view=preview.view)
    return await pictures.draw(preview.picture, drawn, locale, *preview.args)
