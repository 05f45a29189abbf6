"""How Mag·Blast looks: what is written can be read, and everything lies where it belongs."""

from __future__ import annotations

import re

import pytest
from PIL import Image

from cogs.words.strings import FOLDER
from engines.core import Say, text
from engines.magblast.cards import Flagship
from engines.magblast.editions import EDITIONS, PRINTINGS, SHIP_CARDS
from engines.magblast.model import (
    ZONES,
    EditionName,
    Icon,
    Kind,
    Phase,
    ShipType,
    Turret,
    Zone,
)
from engines.magblast.telling import card_effect, card_name, ship_name
from render.kit.canvas import WIDTH
from render.kit.lettering import Face, covers, fit, wrap
from render.kit.palette import INK, IVORY, READABLE, contrast, mixed
from render.magblast import board
from render.magblast.cards import FRAME
from render.magblast.emblems import card_hue, emblem
from render.magblast.flagships import flagship
from render.magblast.hulls import silhouette
from render.magblast.layout import CELL, TOP, layout
from render.magblast.signs import (
    RESOURCE_HUES,
    ZONE_HUES,
    hull_sign,
    resource_sign,
    speed_sign,
    turret_sign,
    zone_badge,
)
from tests.games.magblast.pictures.sights import (
    THIRD,
    every_edition,
    every_locale,
    named,
    usual,
)
from tests.render.pictures import LONG_NAMES, canvas_of
from tests.sampled import every_other


def blanked(image: Image.Image, seats: int) -> bytes:
    """Return the pixels with heads, title and news blacked out, where names are written."""
    place = layout(seats, 0, THIRD)
    image.paste((0, 0, 0), (250, 0, WIDTH - 200, TOP - 50))
    for box in (place.news, *(site.head for site in place.sites)):
        image.paste((0, 0, 0), (box[0], box[1], box[0] + box[2], box[1] + box[3]))
    return image.tobytes()


@pytest.mark.parametrize("name", every_other(LONG_NAMES, 1))
@pytest.mark.parametrize("seats", [2, 5])
def test_a_long_name_stays_where_names_are_written(name: str, seats: int) -> None:
    seen = usual(seats=seats)
    short, long = (canvas_of(lambda n=n: board(seen, named("es", n, n))) for n in ("I", name))
    assert blanked(short, seats) == blanked(long, seats)


@every_locale
@every_edition
def test_no_text_of_the_rules_is_cut_on_a_card(edition: EditionName, locale: str) -> None:
    """Names and effects are written whole: an ellipsis would hide a rule."""
    say = named(locale)
    left, top, right, bottom = FRAME.text_box
    for printing in EDITIONS[edition].printings:
        effect = say(card_effect(edition, printing.card))
        lines = wrap(effect, Face.TEXT, 27, right - left, height=bottom - top, least=18).lines
        assert " ".join(lines) == effect
        name = say(card_name(printing.card))
        assert fit(name, Face.TEXT, 29, FRAME.width - 30, 20).lines == (name,)


@every_locale
def test_no_name_of_a_ship_is_cut_on_its_tile(locale: str) -> None:
    say = named(locale)
    for ship in SHIP_CARDS:
        name = say(ship_name(ship))
        assert fit(name, Face.TEXT, 26, 170, 17).lines == (name,)
        assert fit(name, Face.TEXT, 21, 128, 13).lines == (name,)


@every_locale
def test_every_character_has_a_glyph(locale: str) -> None:
    prefix = r"magblast-(picture|card|effect|flagship|ability|type|zone|phase|ship|prompt)-"
    lines = [
        re.sub(r"\{[^}]*\}", "", line.split(" = ", 1)[1])
        for path in (FOLDER / locale).glob("magblast*.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.match(prefix + r"[a-z0-9-]+ = ", line)
    ]
    assert len(lines) > 200
    characters = {c for line in lines for c in line} | set("0123456789/–−…+×.:¡!?¿")
    assert {c for c in characters if not covers(Face.TEXT, c)} == set()
    loud = say_loud(named(locale))
    assert {c for words in loud for c in words if not covers(Face.COMIC, c)} == set()


def say_loud(say: Say) -> list[str]:
    """Return what is always written in the comic face."""
    keys = [f"magblast-picture-{word}" for word in ("open", "fired", "swept", "boarded")]
    keys += [f"magblast-picture-zone-{zone}" for zone in ZONES]
    keys += [f"magblast-zone-{zone}" for zone in ZONES]
    keys += [f"magblast-phase-{phase}" for phase in Phase]
    numbers = text("magblast-picture-round", round=1234567890)
    return [say(text("magblast-name")), say(numbers), *(say(text(key)) for key in keys)]


def test_nothing_is_told_by_colour_alone() -> None:
    """Signs that differ in meaning differ in shape: drawn in grey they are still apart."""
    families = (
        [zone_badge(zone, 40, "") for zone in Zone],
        [turret_sign(turret, 40) for turret in Turret],
        [turret_sign(turret, 40, fired=True) for turret in Turret],
        [resource_sign(icon, 40) for icon in Icon],
        [speed_sign(speed, 40) for speed in range(3)],
        [silhouette(kind, 80) for kind in ShipType],
        [hull_sign(left, 9, 60) for left in range(10)],
        [hull_sign(9, 9, 60), hull_sign(9, 12, 60)],
    )
    for signs in families:
        shapes = {sign.convert("LA").tobytes() for sign in signs}
        assert len(shapes) == len(signs)


def test_every_flagship_and_card_has_a_picture_of_its_own() -> None:
    assert len({flagship(name, 60).tobytes() for name in Flagship}) == len(Flagship)
    twins = {Kind.SPACEDOCK_1, Kind.SPACEDOCK_2, Kind.BOARDING}
    kinds = [kind for kind in Kind if kind not in twins]
    assert len({emblem(kind, 60).tobytes() for kind in kinds}) == len(kinds)


def test_what_is_written_on_colours_can_be_read() -> None:
    grounds = [mixed(card_hue(printing.kind).deep, INK, 0.15) for printing in PRINTINGS.values()]
    grounds += [hue.deep for hue in (*ZONE_HUES.values(), *RESOURCE_HUES.values())]
    assert [ground for ground in grounds if contrast(IVORY, ground) < READABLE] == []


@pytest.mark.parametrize("edition", EditionName)
def test_zones_lie_where_the_rulebook_prints_them(edition: EditionName) -> None:
    """Third edition, "Fase 4": green left, blue right; second, "Zones and fleets": the reverse."""
    site = layout(2, 0, edition).sites[0]
    middle = site.left + CELL / 2
    green, blue = (site.zone(zone).middle[0] for zone in (Zone.GREEN, Zone.BLUE))
    assert (green < middle < blue) == (edition is THIRD)
    assert site.zone(Zone.YELLOW).top < site.core.top < site.zone(Zone.RED).top


@pytest.mark.parametrize("fleets", range(1, 9))
@pytest.mark.parametrize("zone", Zone)
def test_ships_of_one_zone_lie_in_it_beside_each_other(zone: Zone, fleets: int) -> None:
    """As many as twelve may meet in a zone while they move."""
    for site in layout(fleets, 0, THIRD).sites:
        box = site.zone(zone)
        for count in range(1, 13):
            tiles = site.slots(zone, count)
            assert len(tiles) == count
            assert all(_inside(tile, box) for tile in tiles)
            assert not any(_meet(a, b) for n, a in enumerate(tiles) for b in tiles[:n])


def _inside(inner: tuple[int, ...], outer: tuple[int, ...]) -> bool:
    return (
        inner[0] >= outer[0]
        and inner[1] >= outer[1]
        and inner[0] + inner[2] <= outer[0] + outer[2]
        and inner[1] + inner[3] <= outer[1] + outer[3]
    )


def _meet(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    across = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    down = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return across > 0 and down > 0
