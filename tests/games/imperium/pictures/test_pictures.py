"""The pictures of Imperium Galáctica: whole, legible, and only of the view."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace

from cogs.words.strings import FOLDER, LOCALES
from engines.core import text
from engines.imperium.board import BLUE, RED, Board, Mark, Phase, Radiation, Reason, Unit
from engines.imperium.cards import CARDS, Card, Rank, Timing
from engines.imperium.clashes import CardWindow
from engines.imperium.maps import map_of
from engines.imperium.missions import Mission
from engines.imperium.names import card_effect, card_name, id_short, kind_name
from engines.imperium.state import Committed, State
from engines.imperium.systems import Size, Terrain
from engines.imperium.units import Kind
from render.imperium import area, board, combat, hand, private, supply
from render.imperium.art import PARTS, art
from render.imperium.cards import FRAME
from render.imperium.emblems import HUES, Sign, sign
from render.imperium.layout import LIVERY, layout, plate_outline
from render.imperium.marks import blockades, engagements
from render.imperium.ships import silhouette
from render.imperium.units import Look, unit_sprite
from render.imperium.words import planet_letter
from render.kit.canvas import WIDTH, Picture
from render.kit.lettering import Face, covers, fit, wrap
from render.kit.palette import INK, IVORY, READABLE, contrast, mixed
from render.kit.sketch import Sketch
from tests.games.imperium.pictures.views import (
    BY_HAND,
    asked,
    battle,
    bids,
    full,
    met_in_play,
    over,
    picking,
    secretive,
    seen,
)
from tests.games.imperium.positions import changed, planet, position, unit
from tests.render.letters import UNWRITABLE, drawn, unwritten
from tests.render.pictures import LONG_NAMES, Seen, assert_sound, canvas_of, named, seen_of
from tests.sampled import by_turns, every_other

every_locale = pytest.mark.parametrize("locale", LOCALES)
every_mission = pytest.mark.parametrize("mission", Mission)


@every_locale
@pytest.mark.parametrize("name", every_other(BY_HAND))
def test_every_position_made_by_hand_is_drawn(name: str, locale: str) -> None:
    """The public sees it in English, Red in Spanish."""
    state = BY_HAND[name]
    say, english = named(locale), locale == "en"
    for draw in (board if english else hand, combat):
        assert_sound(draw(seen(state, None if english else RED), say))


@pytest.mark.parametrize("name", every_other(BY_HAND, 1))
def test_whoever_has_no_letters_is_called_by_the_side(name: str) -> None:
    view, say = seen(BY_HAND[name]), named("en", *UNWRITABLE[:2])
    for draw in (board, combat):
        with drawn() as found:
            assert_sound(draw(view, say))
        assert unwritten(found) == []


def test_the_words_beside_an_ended_board_have_full_names() -> None:
    red, blue = UNWRITABLE[:2]
    shown = board(seen(over(Reason.ANNIHILATION, BLUE)), named("en", red, blue))
    assert f"{red} has no unit left: {blue} wins." in shown.alt


@pytest.mark.soak
def test_every_kind_of_view_met_in_play_is_drawn() -> None:
    """Matches of every mission; the languages take turns."""
    for number, view in enumerate(met_in_play()):
        say = named(LOCALES[number % len(LOCALES)])
        assert_sound(board(view, say) if view.seat is None else hand(view, say))


@every_mission
def test_every_map_fits_into_its_picture(mission: Mission) -> None:
    place = layout(mission)
    for sector in map_of(mission).sectors:
        for x, y in place.corners(sector):
            assert 0 <= x <= WIDTH
            assert 0 <= y <= place.height


@every_mission
def test_hexes_are_large_enough_to_be_read_on_a_phone(mission: Mission) -> None:
    """At 400 pixels a sector of the largest map is still 26 wide, its unit's name 8 high."""
    assert layout(mission).apart * 400 / WIDTH >= 26
    assert round(layout(mission).size * 0.55) * 400 / WIDTH >= 8


def test_a_view_has_one_picture_in_every_thread() -> None:
    say = named("es")
    views = [seen(state) for state in BY_HAND.values()][:4]
    alone = [seen_of(board(view, say)) for view in views]
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(lambda view: seen_of(board(view, say)), views * 3))
    assert together == alone * 3


@pytest.mark.parametrize("state", [asked(battle()), secretive()], ids=["asked", "secrets"])
def test_a_board_is_the_same_from_every_seat(state: State) -> None:
    """It is posted for all: nothing of the viewer's own may get onto it."""
    say = named("en")
    cells = ("F4", "E4", "F5")
    public, red, blue = seen(state), seen(state, RED), seen(state, BLUE)
    assert len({seen_of(board(view, say)) for view in (public, red, blue)}) == 1
    assert len({seen_of(area(view, cells, say)) for view in (public, red)}) == 1
    assert len({seen_of(supply(view, RED, say)) for view in (public, blue)}) == 1


def test_face_down_cards_show_to_their_owner_alone() -> None:
    """Ruling I-R33: what a side has laid stays secret until it is turned up."""
    say, state = named("en"), asked(battle())
    bare = state.with_hidden(BLUE, replace(state.hidden[BLUE], commits=()))
    for viewer in (None, RED):
        assert _combat(state, viewer) == _combat(bare, viewer)
    own = _combat(state, BLUE)
    assert own != _combat(bare, BLUE)
    assert say(card_name(Card.AMBUSH)) in own.alt
    ready = changed(state, window=CardWindow((0, 1), frozenset({BLUE})))
    assert seen_of(board(seen(ready), say)) == seen_of(board(seen(state), say))
    assert _combat(ready, RED) == _combat(state, RED)


def _combat(state: State, viewer: int | None) -> Seen:
    return seen_of(combat(seen(state, viewer), named("en")))


def changes(now: Board) -> Iterator[tuple[str, Board]]:
    """Yield a board with each public fact changed in turn."""
    simple: dict[str, object] = {
        "phase": Phase.MOVEMENT,
        "turn": 4,
        "first": BLUE,
        "active": BLUE,
        "mines flipped": {**now.mines, "G5": 1},
        "clouds": ("B5",),
        "radiation": {"I5": Radiation(5, BLUE)},
        "discards": ((Card.SPIES,), ()),
        "combats": now.combats[:-1],
    }
    for name, value in simple.items():
        field = "mines" if name == "mines flipped" else name
        yield name, replace(now, **{field: value})
    for name, other in unit_changes(now.sides[RED].units["G4"]):
        yield name, now.with_unit(RED, "G4", other)
    yield "unit gone", now.with_unit(BLUE, "C5", None)
    for sector, terrain in (("F2", Terrain.ASTEROIDS), ("G6", Terrain.GATE), ("K4", Terrain.IONS)):
        yield f"{terrain} in {sector}", replace(now, terrain={**now.terrain, sector: terrain})
    yield "points", now.with_points(RED, 24)
    side = replace(now.sides[BLUE], planets_destroyed=1)
    yield "planets destroyed", now.with_side(BLUE, side)
    yield from planet_changes(now)


def unit_changes(found: Unit) -> Iterator[tuple[str, Unit]]:
    yield "kind", replace(found, id="cruiser-2", kind=Kind.CRUISER)
    yield "number", replace(found, id="destroyer-2")
    yield "damage", replace(found, damaged=True)
    yield "cargo", replace(found, cargo=(Kind.BOMBER, Kind.INFANTRY))
    yield "less cargo", replace(found, cargo=(Kind.INFANTRY,))
    for mark in (None, Mark.BUILT, Mark.EVADING, Mark.SWIFT):
        yield f"mark {mark}", replace(found, marks=frozenset({mark} - {None}))


def planet_changes(now: Board) -> Iterator[tuple[str, Board]]:
    found = now.planets["H4"]
    yield "owner", now.with_planet("H4", replace(found, owner=BLUE))
    yield "neutral", now.with_planet("H4", planet(Size.MEDIUM))
    yield "troops", now.with_planet("H4", replace(found, troops=(Kind.ARMOUR,)))
    for kind in (Kind.SHIELD, Kind.ION_CANNON):
        yield (
            f"no {kind}",
            now.with_planet("H4", replace(found, buildings=found.buildings - {kind})),
        )
    cannon = replace(now.planets["E3"], cannon_damaged=False)
    yield "cannon", now.with_planet("E3", cannon)
    yield "planet gone", replace(now, planets={s: p for s, p in now.planets.items() if s != "H4"})


def assert_all_differ(pictures: dict[str, Picture]) -> None:
    seen = {name: seen_of(picture) for name, picture in pictures.items()}
    for fact in ("rows", "alt"):
        known: dict[object, str] = {}
        for name, picture in seen.items():
            twin = known.setdefault(getattr(picture, fact), name)
            assert twin == name, f"{name} and {twin} have the same {fact}"


def test_every_public_fact_shows_in_picture_and_alt_text() -> None:
    say, state = named("es"), battle()
    pictures = {"as it was": board(seen(state), say)}
    for name, other in changes(state.board):
        pictures[name] = board(seen(state.with_board(other)), say)
    view = seen(state)
    pictures["hands"] = board(replace(view, hand_sizes=(4, 3)), say)
    pictures["piles"] = board(replace(view, pile_sizes=(10, 9)), say)
    assert_all_differ(pictures)


def test_every_fact_of_what_goes_on_shows_in_picture_and_alt_text() -> None:
    say = named("en")
    names = ("battle", "asked for cards", "picking losses", "bidding", "first bid", "effects")
    states = {name: BY_HAND[name] for name in (*names, "conquered", "drawn")}
    states |= {"higher bid": bids(5), "conquered by blue": over(Reason.HOME_CONQUERED, BLUE)}
    assert_all_differ({name: board(seen(state), say) for name, state in states.items()})


def test_every_fact_of_a_hand_shows_in_picture_and_alt_text() -> None:
    say, view = named("es"), seen(secretive(), RED)
    assert view.own is not None
    own = view.own
    secrets = {
        "hand": replace(own, hand=own.hand[1:]),
        "limit": replace(own, limit=8),
        "pledge": replace(own, pledge=()),
        "watch": replace(own, watch=Rank.ADMIRAL),
        "truce": replace(own, truce="J3"),
        "known": replace(own, known=()),
        "commits": replace(own, commits=(Committed(1, Card.JAMMING),)),
    }
    pictures = {"as it was": hand(view, say), "enemy": hand(replace(view, enemy_known=()), say)}
    pictures |= {name: hand(replace(view, own=other), say) for name, other in secrets.items()}
    richer = replace(view, board=view.board.with_points(RED, 40))
    fewer = replace(view, board=view.board.with_unit(RED, "D5", None))
    pictures |= {"points": hand(richer, say), "stock": hand(fewer, say)}
    assert_all_differ(pictures)


def test_a_hand_stays_the_same_from_phase_to_phase() -> None:
    """What is asked stands in words below it; a picture that stays is not sent again."""
    say, state = named("es"), position(hands=(CARDS[:3], ()))
    phases = (Phase.SUPPLY, Phase.REPAIR, Phase.CONSTRUCTION, Phase.MOVEMENT)
    views = [seen(changed(state, phase=phase), RED) for phase in phases]
    assert len({seen_of(hand(view, say)) for view in views}) == 1


def test_who_picks_losses_decides_by_the_map_alone() -> None:
    """Whoever waits meanwhile looks at the hand, as ever."""
    state = picking(battle())
    assert private(seen(state, BLUE), True) == {"board"}
    assert (
        private(seen(state, RED), True) == private(seen(battle(), RED), True) == {"board", "hand"}
    )


@every_locale
@pytest.mark.parametrize("count", [0, 1, 5, 9, 10, 36])
def test_a_hand_of_any_size_is_drawn(count: int, locale: str) -> None:
    view = seen(position(Phase.CARDS, hands=(CARDS[:count], ())), RED)
    assert_sound(hand(view, named(locale)))


@every_locale
def test_an_alt_text_names_everything_a_player_must_know(locale: str) -> None:
    say = named(locale)
    words = board(seen(battle()), say).alt
    for fact in ("Ana", "Íñigo", "23", "G4", "F4", say(id_short("destroyer-1")), "I5", "B6"):
        assert fact in words
    own = hand(seen(secretive(), RED), say).alt
    assert [c for c in set(secretive().hidden[RED].hand) if say(card_name(c)) not in own] == []
    assert say(kind_name(Kind.BASE)) in own


@pytest.mark.parametrize(("mission", "locale"), by_turns(Mission, LOCALES))
def test_the_fullest_map_is_told_without_losing_its_end(mission: Mission, locale: str) -> None:
    assert_sound(board(seen(full(mission)), named(locale)))


@every_locale
def test_a_name_that_cannot_be_written_is_still_in_the_alt_text(locale: str) -> None:
    picture = board(seen(battle()), named(locale, red="王王"))
    assert "王王" in picture.alt
    colour = named(locale)(text("imperium-side-0"))
    called = board(seen(battle()), named(locale, red=colour))
    assert seen_of(picture).rows == seen_of(called).rows


@pytest.mark.parametrize("name", every_other(LONG_NAMES))
@pytest.mark.parametrize("state", ["battle", "bidding", "conquered"])
def test_a_long_name_stays_off_the_map(name: str, state: str) -> None:
    """Outside the panels below the map, and the banner of the end, no pixel depends on a name."""
    view = seen(BY_HAND[state])
    images = [canvas_of(lambda n=n: board(view, named("es", n, n))) for n in ("I", name)]
    assert images[0].size == images[1].size
    for image in images:
        for left, right in ((18, 384), (408, 792), (816, 1182)):
            image.paste((0, 0, 0), (left, image.height - 310, right, image.height - 18))
        if state == "conquered":
            image.paste((0, 0, 0), (18, 72, WIDTH - 18, 118))
    assert images[0].tobytes() == images[1].tobytes()


@every_locale
def test_no_text_of_the_rules_is_cut_on_a_card(locale: str) -> None:
    """Names and effects are written whole: an ellipsis would hide a rule."""
    say = named(locale)
    left, top, right, bottom = FRAME.text_box
    for card in CARDS:
        effect = say(card_effect(card))
        lines = wrap(effect, Face.TEXT, 27, right - left, height=bottom - top, least=22).lines
        assert " ".join(lines) == effect
        name = say(card_name(card))
        assert fit(name, Face.TEXT, 29, FRAME.width - 30, 20).lines == (name,)
    for timing in Timing:
        words = say(text(f"imperium-timing-{timing}"))
        room = FRAME.picture_size[0] - 16
        lines = wrap(words, Face.TEXT, 25, room, height=40, least=15).lines
        assert " ".join(lines) == words


@every_locale
def test_every_character_has_a_glyph(locale: str) -> None:
    lines = [
        re.sub(r"\{[^}]*\}", "", line.split(" = ", 1)[1])
        for path in (FOLDER / locale).glob("imperium*.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.match(r"imperium-(picture|card|phase|unit|planet|mission|outcome)-.* = ", line)
    ]
    assert len(lines) > 150
    characters = {c for line in lines for c in line} | set("0123456789/–…+−×.:·→✓")
    assert {c for c in characters if not covers(Face.TEXT, c)} == set()
    say = named(locale)
    large = "".join(say(text(f"imperium-option-mission-{m.replace('_', '-')}")) for m in Mission)
    assert {c for c in large if not covers(Face.DISPLAY, c)} == set()


def test_every_type_of_unit_and_card_has_a_picture_of_its_own() -> None:
    assert len({silhouette(kind, 60, IVORY).tobytes() for kind in Kind}) == len(Kind)
    assert len({sign(one, 60, IVORY).tobytes() for one in Sign}) == len(Sign)
    assert len({art(card, 60).tobytes() for card in CARDS}) == len(CARDS)
    assert {part.what for parts in PARTS.values() for part in parts} >= set(Sign)
    assert set(HUES) == set(Timing)


@every_locale
def test_letters_tell_types_of_planets_and_units_apart(locale: str) -> None:
    say = named(locale)
    assert len({planet_letter(size, say) for size in Size}) == len(Size)
    assert len({say(text(f"imperium-unit-{k.replace('_', '-')}-short")) for k in Kind}) == len(Kind)


def test_sides_are_told_apart_by_shape_alone() -> None:
    """The plates of red and blue differ in what they cover, whatever their colours."""
    masks: list[bytes] = []
    for seat in (RED, BLUE):
        sketch = Sketch(100, 100)
        sketch.fill(plate_outline(seat, 50, 50, 36, 30), IVORY)
        masks.append(sketch.finished().getchannel("A").tobytes())
    differing = sum(abs(a - b) > 128 for a, b in zip(*masks, strict=True))
    assert differing > 200


def test_damage_is_told_by_more_than_colour() -> None:
    """Made grey, the plate of a damaged unit still differs from a whole one's everywhere."""
    whole, harmed = (
        unit_sprite(Look(RED, Kind.FRIGATE, "FR1", damaged), 60).convert("L")
        for damaged in (False, True)
    )
    pairs = zip(whole.tobytes(), harmed.tobytes(), strict=True)
    assert sum(abs(a - b) > 24 for a, b in pairs) > 300


def test_what_is_written_on_plates_and_cards_can_be_read() -> None:
    for livery in LIVERY:
        assert contrast(IVORY, livery.deep) >= READABLE
    for hue in HUES.values():
        assert contrast(IVORY, mixed(hue, INK, 0.68)) >= READABLE


def test_engagement_and_blockade_are_marked_where_they_happen() -> None:
    """Rulings I-R07 and I-R11; two squadrons side by side engage nobody."""
    state = position(
        red={"G4": unit(Kind.FRIGATE), "D5": unit(Kind.INTERCEPTOR), "F5": unit(Kind.BOMBER)},
        blue={"F4": unit(Kind.BOMBER), "G5": unit(Kind.INTERCEPTOR)},
        planets={"H4": planet(Size.MEDIUM, RED, "T"), "E5": planet(Size.MEDIUM, BLUE, "T")},
    )
    assert engagements(state.board) == (("G4", "G5"), ("G4", "F4"))
    assert set(blockades(state.board)) == {("E5", "D5"), ("E5", "F5")}
