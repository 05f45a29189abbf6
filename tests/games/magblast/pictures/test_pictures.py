"""The pictures of Mag·Blast: whole, legible, the same for the same view, and only of the view."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace

from cogs.words.strings import FOLDER, LOCALES, speaker
from engines.core import Dice, Say, text
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.editions import EDITIONS, PRINTINGS, SHIP_CARDS
from engines.magblast.fleet import Blast, Lasting
from engines.magblast.model import (
    ZONES,
    Answer,
    Config,
    EditionName,
    Icon,
    Kind,
    Phase,
    Respond,
    ShipType,
    Turret,
    Zone,
)
from engines.magblast.state import Asking, Chain, Ending, Link, Question, Squadron
from engines.magblast.telling import card_effect, card_name, ship_name
from engines.magblast.view import View
from render.kit.canvas import ALT_LIMIT, WIDTH, Picture
from render.kit.lettering import Face, covers, fit, wrap
from render.kit.palette import INK, IVORY, READABLE, contrast, mixed
from render.magblast import board, fleet, hand
from render.magblast.alt import Measure, fleet_words
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
    LOUDEST,
    SECOND,
    THIRD,
    attack,
    battered,
    by_hand,
    holding,
    kept,
    met_in_play,
    usual,
    whole_deck,
    with_fleet,
    with_ship,
)
from tests.render.pictures import LONG_NAMES, opened
from tests.render.pictures import assert_sound as assert_sound_picture

LARGEST = 1_600_000
every_locale = pytest.mark.parametrize("locale", LOCALES)
every_edition = pytest.mark.parametrize("edition", EditionName)
BOARDS = by_hand()


def named(locale: str, *names: str) -> Say:
    known = (*names, "Ana", "Íñigo", "Zoë", "Max", "Eva", "Bob", "Carla", "Дмитрий")
    return speaker(locale, lambda seat: known[seat])


def assert_sound(picture: Picture) -> None:
    """Eight fleets take more room than other games' boards."""
    assert_sound_picture(picture, largest=LARGEST)


@every_locale
@pytest.mark.parametrize("seen", BOARDS.values(), ids=BOARDS.keys())
def test_every_board_made_by_hand_is_drawn(seen: View, locale: str) -> None:
    assert_sound(board(seen, named(locale)))


@every_edition
@pytest.mark.parametrize("seats", [2, 8])
def test_every_kind_of_view_met_in_play_is_drawn(edition: EditionName, seats: int) -> None:
    """Random matches of both editions; the languages take turns."""
    for number, seen in enumerate(met_in_play(edition, seats)):
        say = named(LOCALES[number % len(LOCALES)])
        assert_sound(board(seen, say) if seen.seat is None else hand(seen, say))


@every_locale
@pytest.mark.parametrize("seat", [0, 1])
def test_one_fleet_is_drawn_also_when_it_is_gone(seat: int, locale: str) -> None:
    assert_sound(fleet(BOARDS["one left"], seat, named(locale)))
    assert_sound(fleet(battered(SECOND, 2), seat, named(locale)))


@every_locale
@every_edition
@pytest.mark.parametrize("count", [0, 1, 5, 12, 13, 60])
def test_a_hand_of_any_size_is_drawn(count: int, edition: EditionName, locale: str) -> None:
    cards = (*dict.fromkeys(whole_deck(edition)), *whole_deck(edition))[:count]
    assert_sound(hand(holding(edition, *cards), named(locale)))


@every_locale
@pytest.mark.parametrize(
    "seen",
    [
        usual(),
        kept(),
        replace(kept(), kept=(), placed=frozenset()),
        replace(holding(SECOND, "boarding"), drawn=("scout-1", "carrier-2")),
    ],
    ids=["spectator", "kept", "dealt", "drawn"],
)
def test_hands_of_every_moment_are_drawn(seen: View, locale: str) -> None:
    assert_sound(hand(seen, named(locale)))


def test_a_view_has_one_picture_in_every_thread() -> None:
    say = named("es")
    seen = [BOARDS[name] for name in ("usual", "shot", "squadrons", "five")]
    alone = [board(v, say) for v in seen]
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(lambda v: board(v, say), seen * 2))
    assert together == alone * 2


def test_a_board_is_the_same_from_every_seat() -> None:
    """It is posted for all: nothing of the viewer's own may get onto it."""
    say, seen = named("en"), BOARDS["shot"]
    own = {"hand": ("bomber-star",), "drawn": ("scout-dink",), "answer": Respond(7, Answer.EVADE)}
    public = board(seen, say)
    assert [board(replace(seen, seat=seat, **own), say) for seat in (0, 1)] == [public, public]
    assert fleet(replace(seen, seat=1, **own), 0, say) == fleet(seen, 0, say)


@every_edition
def test_what_is_placed_in_secret_is_in_no_public_picture(edition: EditionName) -> None:
    """Rulebook, "Preparación": ships lie face down until everyone has placed them."""
    say = named("es")
    state = ENGINE.start(Config(edition=edition), 3, Dice("secret", 0)).state
    choices = list(ENGINE.legal_actions(state, 1))
    one, other = (ENGINE.apply(state, 1, choices[n], Dice("s", 1)).state for n in (0, -1))
    assert one != other
    seen = [(board(v, say), fleet(v, 1, say)) for s in (one, other) for v in [ENGINE.view(s, None)]]
    assert seen[0] == seen[1]
    assert seen[0] == (board(ENGINE.view(one, 1), say), fleet(ENGINE.view(one, 1), 1, say))
    assert hand(ENGINE.view(one, 1), say) != hand(ENGINE.view(other, 1), say)


def facts(seen: View) -> Iterator[tuple[str, View]]:
    """Yield the view with each public fact changed in turn."""
    simple: dict[str, object] = {
        "phase": Phase.DRAW,
        "round": 5,
        "active": 1,
        "hand_sizes": (6, 4),
        "action_deck_size": 40,
        "action_discard": ("minefield-star",),
        "ship_deck_size": 29,
        "ship_discard": ("scout-dink", "dreadnought-zeus"),
        "brutal": True,
        "brutal_from": 1,
        "agreed": frozenset({0}),
    }
    for name, value in simple.items():
        yield name, replace(seen, **{name: value})
    for seat in (0, 1):
        for name, changed in fleet_facts(seen, seat):
            yield f"{name} of {seat}", changed


def fleet_facts(seen: View, seat: int) -> Iterator[tuple[str, View]]:
    first = seen.fleets[seat].ships[0]
    yield "damaged", with_ship(seen, seat, blasts=(Blast("laser-blast", 1),))
    yield "moved", with_ship(seen, seat, zone=Zone.RED)
    yield "came", with_ship(seen, seat, origin=Zone.BLUE)
    yield "upgraded", with_ship(seen, seat, upgrades=("emp-cannon",))
    yield "fired", with_ship(seen, seat, shots=(Turret.LASER,))
    yield "swept", with_ship(seen, seat, swept=True)
    yield "boarded", with_ship(seen, seat, boarded=True)
    yield "lost", with_fleet(seen, seat, ships=seen.fleets[seat].ships[1:])
    yield "raided", replace(seen, squadrons=(Squadron("fighter-star", 1 - seat, first.id, 2),))
    yield "flagship hit", with_fleet(seen, seat, blasts=(Blast("beam-blast", 3),))
    yield "hit by less", with_fleet(seen, seat, blasts=(Blast("laser-blast", 1),))
    yield "mined", with_fleet(seen, seat, lasting=(Lasting("minefield-star", 1 - seat),))
    yield "sheltered", with_fleet(seen, seat, lasting=(Lasting("asteroids-star", 1 - seat),))
    yield "sheltered by itself", with_fleet(seen, seat, lasting=(Lasting("asteroids-star", seat),))
    yield "used", with_fleet(seen, seat, uses=2 if seen.fleets[seat].uses == 3 else 1)
    yield "heard", with_fleet(seen, seat, sounds=("¡ñam!",))


def moments(seen: View) -> Iterator[tuple[str, View]]:
    """Yield the view with each thing that can be going on."""
    mine, theirs = seen.fleets[0].ships[0].id, seen.fleets[1].ships[0].id
    shot = attack(seen)
    yield "nothing", seen
    yield "shot", replace(seen, stack=(shot,))
    yield "other card", replace(seen, stack=(replace(shot, card="mag-blast"),))
    yield "other damage", replace(seen, stack=(replace(shot, damage=5),))
    yield "lethal", replace(seen, stack=(replace(shot, lethal=True),))
    yield "other target", replace(seen, stack=(replace(shot, target=seen.fleets[1].ships[1].id),))
    yield "answered", BOARDS["answered"]
    yield "unsaid", BOARDS["unsaid"]
    yield "launched", BOARDS["launched"]
    yield "mined", BOARDS["mined"]
    for link in Link:
        yield f"chain {link}", replace(seen, chain=Chain(link, theirs, mine))
    yield "scatter", replace(seen, question=Question(Asking.SCATTER, theirs, Zone.RED))
    yield "scatter elsewhere", replace(seen, question=Question(Asking.SCATTER, theirs, Zone.BLUE))
    yield "boarded", replace(seen, question=Question(Asking.BOARD, theirs))
    yield "drew one", replace(seen, question=Question(Asking.PLACE, drawn=1))
    yield "drew two", replace(seen, question=Question(Asking.PLACE, drawn=2))
    yield "intercepting", replace(seen, squadrons=(Squadron("fighter-star", 1),))
    for ending in Ending:
        yield f"over {ending}", replace(seen, phase=Phase.OVER, ending=ending)


def assert_all_differ(pictures: dict[str, Picture]) -> None:
    for fact in ("png", "alt"):
        seen: dict[object, str] = {}
        for name, picture in pictures.items():
            twin = seen.setdefault(getattr(picture, fact), name)
            assert twin == name, f"{name} and {twin} have the same {fact}"


def test_every_public_fact_shows_in_picture_and_alt_text() -> None:
    say, seen = named("es"), usual()
    pictures = {"as it was": board(seen, say)}
    pictures |= {name: board(changed, say) for name, changed in facts(seen)}
    assert_all_differ(pictures)


def test_everything_that_goes_on_shows_in_picture_and_alt_text() -> None:
    say = named("en")
    assert_all_differ({name: board(changed, say) for name, changed in moments(usual())})


def test_the_noise_of_a_shot_is_seen() -> None:
    """Rulebook, "Realizar disparos": no sound, no hit; so the sound is the loudest thing here."""
    say, seen = named("es"), usual()
    noises = [replace(seen, stack=(attack(seen, sound=s),)) for s in ("¡ZAS!", LOUDEST, "王王")]
    assert_all_differ({str(n): board(v, say) for n, v in enumerate(noises)})


def test_every_fact_of_one_fleet_shows_in_its_own_picture() -> None:
    say, seen = named("en"), usual()
    pictures = {"as it was": fleet(seen, 0, say), "the other": fleet(seen, 1, say)}
    pictures |= {name: fleet(changed, 0, say) for name, changed in fleet_facts(seen, 0)}
    assert_all_differ(pictures)


def test_small_fleets_show_what_large_ones_show() -> None:
    say, seen = named("en"), usual(seats=5)
    pictures = {"as it was": board(seen, say).png}
    for name, changed in fleet_facts(seen, 0):
        if name not in {"used", "heard"}:
            pictures[name] = board(changed, say).png
    assert len(set(pictures.values())) == len(pictures)


def test_every_fact_of_a_hand_shows_in_picture_and_alt_text() -> None:
    say, seen = named("es"), holding(THIRD, "fighter-star", "mag-blast")
    asked = replace(seen, stack=(attack(seen, seat=1, defender=0, asked=(0,)),), active=1)
    views = {
        "as it was": seen,
        "other card": holding(THIRD, "fighter-star", "beam-blast"),
        "other icon": holding(THIRD, "fighter-circle", "mag-blast"),
        "one more": holding(THIRD, "fighter-star", "mag-blast", "mag-blast"),
        "asked": asked,
        "answered": replace(asked, answer=Respond(7)),
        "evaded": replace(asked, answer=Respond(7, Answer.EVADE)),
        "out": with_fleet(seen, 0, alive=False, ships=()),
        "damaged": with_fleet(seen, 0, blasts=(Blast("laser-blast", 1),)),
        "used": with_fleet(seen, 0, uses=1),
        "drawn": replace(seen, drawn=("scout-dink",), question=Question(Asking.PLACE, drawn=1)),
        "placed": kept(),
        "dealt": replace(kept(), kept=(), placed=frozenset()),
        "placed otherwise": replace(kept(), kept=kept().kept[::-1]),
    }
    assert_all_differ({name: hand(v, say) for name, v in views.items()})


@every_locale
def test_an_alt_text_names_everything_a_player_must_know(locale: str) -> None:
    say, seen = named(locale), BOARDS["shot"]
    words = board(seen, say).alt
    ships = [say(ship_name(ship.id)) for f in seen.fleets for ship in f.ships]
    leaders = [say(ship_name(f.flagship.value)) for f in seen.fleets]
    zones = [say(text(f"magblast-zone-{zone}")) for zone in ZONES]
    known = ("Ana", "Íñigo", "41", "30", *ships, *leaders, *zones)
    assert [fact for fact in known if fact not in words] == []
    own = hand(holding(THIRD, "mag-blast", "spacedock"), say).alt
    assert say(card_effect(THIRD, "mag-blast")) in own


@every_locale
@pytest.mark.parametrize("measure", Measure)
def test_an_alt_text_tells_the_hulls_in_every_measure(measure: Measure, locale: str) -> None:
    """The fuller the board, the less is said of each ship; never nothing."""
    seen = usual(seats=8)
    words = fleet_words(seen, 2, measure, named(locale))
    hulls = [ship.card.hull for ship in seen.fleets[2].ships]
    told = [str(sum(hulls))] if measure is Measure.SUMMED else [str(hull) for hull in hulls]
    assert all(number in re.findall(r"\d+", words) for number in told)


@every_locale
@pytest.mark.parametrize("seats", [2, 8])
def test_an_alt_text_fits_with_the_longest_names(seats: int, locale: str) -> None:
    names = tuple(f"{n}{'W' * 31}" for n in range(seats))
    seen = battered(SECOND, seats)
    seen = replace(seen, stack=(attack(seen, "mag-blast-a", asked=(1,)),))
    words = board(seen, named(locale, *names)).alt
    assert len(words) <= ALT_LIMIT
    assert [name for name in names if name not in words] == []


@every_locale
def test_a_name_that_cannot_be_written_is_still_in_the_alt_text(locale: str) -> None:
    picture = board(usual(), named(locale, "王王"))
    assert "王王" in picture.alt
    instead = named(locale)(text("magblast-picture-seat", number=1))
    assert picture.png == board(usual(), named(locale, instead)).png


def blanked(picture: Picture, seats: int) -> bytes:
    """Return the pixels with heads, title and news blacked out, where names are written."""
    image, place = opened(picture), layout(seats, 0, THIRD)
    image.paste((0, 0, 0), (250, 0, WIDTH - 200, TOP - 50))
    for box in (place.news, *(site.head for site in place.sites)):
        image.paste((0, 0, 0), (box[0], box[1], box[0] + box[2], box[1] + box[3]))
    return image.tobytes()


@pytest.mark.parametrize("name", LONG_NAMES)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_long_name_stays_where_names_are_written(name: str, seats: int) -> None:
    seen = usual(seats=seats)
    short, long = (board(seen, named("es", n, n)) for n in ("I", name))
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
