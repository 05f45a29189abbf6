"""The pictures: drawn from views, telling no secret, and whole in words."""

from __future__ import annotations

import io
import math
import random
from functools import cache, partial
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image

from cogs.words.strings import LOCALES, speaker
from engines.core import Dice, IllegalAction, Say, play
from engines.rebelmoon import ENGINE
from engines.rebelmoon.fates import Fate, of_fate
from engines.rebelmoon.flight import flights
from engines.rebelmoon.model import (
    IMPERIAL,
    REBEL,
    WEAPONS,
    Activate,
    Config,
    Fly,
    Kind,
    Phase,
    State,
    Upgrade,
    View,
)
from engines.rebelmoon.preview import usable
from render.kit.canvas import ALT_LIMIT, WIDTH, Picture
from render.kit.palette import GOLD
from render.rebelmoon import board, coverage, hand, preview, private
from render.rebelmoon.alt import board_alt, hand_alt
from render.rebelmoon.layout import FIELD, layout
from render.rebelmoon.path import chevrons
from render.rebelmoon.strip import DIM, STRIP, draw_equipment
from tests.games.rebelmoon.positions import ALL_UPGRADES, after, defending, flying
from tests.render.likeness import must_look_alike
from tests.render.pictures import canvas_of, opened, seen_of

NAMES = ("Ada Lovelace", "Miguel de Cervantes Saavedra")
SMALL_SAMPLE = 6
CROWDED = {
    "A3": "laser red",
    "A4": "emp red",
    "C6": "frag_mine red up 2",
    "D6": "contact_mine orange",
    "D7": "emp orange up 1",
    "E8": "laser orange",
    "F7": "asteroid_destroyer yellow",
}
ROCKS = "C2 D1 E1 E3 F1 F3 G1 H2 H3"
every_locale = pytest.mark.parametrize("locale", LOCALES)


def _say(locale: str) -> Say:
    return speaker(locale, NAMES.__getitem__)


@cache
def _match(seed: int, config: Config = ALL_UPGRADES) -> tuple[State, ...]:
    """Return the states of a random match."""
    chance, state = random.Random(seed), ENGINE.start(config, 2, Dice("pictures", 0)).state
    states = [state]
    while state.to_act is not None:
        action = chance.choice(list(ENGINE.legal_actions(state, state.to_act)))
        state = play(ENGINE, state, state.to_act, action, Dice(f"p{seed}", len(states))).state
        states.append(state)
    return tuple(states)


def _positions() -> list[State]:
    states = _match(7)
    return [states[n * (len(states) - 1) // (SMALL_SAMPLE - 1)] for n in range(SMALL_SAMPLE)]


def _size(picture: Picture) -> tuple[int, int]:
    return Image.open(io.BytesIO(picture.png)).size


@every_locale
def test_board_and_hands_are_drawn_in_every_phase(locale: str) -> None:
    say = _say(locale)
    for state in _positions():
        shown = [board(ENGINE.view(state, None), say)]
        shown += [hand(ENGINE.view(state, seat), say) for seat in (IMPERIAL, REBEL)]
        for picture in shown:
            assert _size(picture)[0] == WIDTH
            assert 0 < len(picture.alt) <= ALT_LIMIT
            assert not picture.alt.endswith("…")


def test_the_board_is_the_same_whoever_asks() -> None:
    """The Rebel's own view draws no kind on the board that everyone sees."""
    for state in _positions()[::2]:
        pictures = {seen_of(board(ENGINE.view(state, seat), _say("en"))) for seat in (None, 0, 1)}
        assert len(pictures) == 1


def test_the_imperials_pictures_depend_on_nothing_hidden() -> None:
    for at, state in enumerate(_positions()[1::3]):
        other = ENGINE.resample(state, IMPERIAL, Dice("pictures", at))
        for draw in (board, hand):
            expected = seen_of(draw(ENGINE.view(state, IMPERIAL), _say("es")))
            assert seen_of(draw(ENGINE.view(other, IMPERIAL), _say("es"))) == expected


def test_the_rebels_picture_shows_the_own_kinds() -> None:
    one, other = flying(weapons={"E5": "laser red"}), flying(weapons={"E5": "emp red"})
    pictures = [hand(ENGINE.view(state, REBEL), _say("en")) for state in (one, other)]
    assert seen_of(pictures[0]).rows != seen_of(pictures[1]).rows
    assert "red laser on E5" in pictures[0].alt
    assert "red EMP device on E5" in pictures[1].alt


@every_locale
@pytest.mark.parametrize("seat", [IMPERIAL, REBEL, None])
def test_the_alt_text_names_every_piece(locale: str, seat: int | None) -> None:
    state = flying("D4", asteroids=ROCKS, weapons=CROWDED, config=ALL_UPGRADES)
    view = ENGINE.view(state, seat)
    for alt in (board_alt(view, _say(locale)), hand_alt(view, _say(locale))):
        words = alt.replace(",", " ").replace(".", " ").split()
        assert {*ROCKS.split(), *CROWDED, "D4"} <= set(words)


FAR_FLUNG = "E10 E11 F10 F11 F12 G10 G11 G12 G13 H10 H11 H12 I10 I11 J10"
WIDE_ROCKS = "A4 A5 A6 A7 B5 B6 B7 B8 C6 C7 C8 C9 D10 D8 D9"


@every_locale
@pytest.mark.parametrize("up", ["", " up 1"])
def test_the_longest_alt_texts_fit(locale: str, up: str) -> None:
    """All thirty pieces on the widest board, a long path, and an EMP that has just fired."""
    cells = dict(zip(FAR_FLUNG.split(), WEAPONS, strict=True))
    board_ = {cell: f"{one.kind} {one.colour}{up}" for cell, one in cells.items()}
    config = Config(board_side=7, scanner=True, bomb_laser=True)
    emp = next(cell for cell, one in cells.items() if one.kind is Kind.EMP)
    state = defending("G4", board_, asteroids=WIDE_ROCKS, config=config)
    state = after(replace(state, path=("G5", "G4") * 60), Activate(emp), 1, 2, 3)
    for seat in (IMPERIAL, REBEL, None):
        view = ENGINE.view(state, seat)
        for alt in (board_alt(view, _say(locale)), hand_alt(view, _say(locale))):
            assert len(alt) <= ALT_LIMIT


def test_a_long_path_is_cut_and_not_the_pieces() -> None:
    state = flying("D4", asteroids=ROCKS, weapons=CROWDED)
    there_and_back = replace(state, path=("C3", "D4") * 60)
    alt = board_alt(ENGINE.view(there_and_back, None), _say("es"))
    assert "E8" in alt
    assert len(alt) <= ALT_LIMIT


@every_locale
def test_every_flight_can_be_previewed(locale: str) -> None:
    state = flying("C4", asteroids="E6 F3", weapons=CROWDED, config=ALL_UPGRADES)
    view = ENGINE.view(state, IMPERIAL)
    moves = list(flights(view))
    used = {move.upgrade: move for move in moves}
    assert set(used) == {None, *Upgrade}
    for move in used.values():
        picture = preview(view, move, _say(locale))
        assert 0 < len(picture.alt) <= ALT_LIMIT


def test_a_preview_of_a_scan_depends_on_nothing_hidden() -> None:
    state = flying("C4", weapons=CROWDED, config=ALL_UPGRADES)
    other = ENGINE.resample(state, IMPERIAL, Dice("scan", 1))
    assert state != other
    move = Fly(upgrade=Upgrade.SCANNER, target="A4")
    one, two = (preview(ENGINE.view(s, IMPERIAL), move, _say("en")) for s in (state, other))
    assert seen_of(one) == seen_of(two)


@every_locale
@pytest.mark.parametrize("cell", sorted(CROWDED))
def test_every_own_weapon_can_be_previewed(locale: str, cell: str) -> None:
    state = defending("D4", CROWDED, asteroids=ROCKS)
    picture = preview(ENGINE.view(state, REBEL), Activate(cell), _say(locale))
    assert cell in picture.alt
    assert not picture.alt.endswith("…")


def test_a_secret_weapon_is_not_previewed() -> None:
    state = defending("D4", CROWDED)
    with pytest.raises(IllegalAction):
        preview(ENGINE.view(state, IMPERIAL), Activate("A3"), _say("en"))


@pytest.mark.parametrize("kind", Kind)
def test_anyone_may_see_what_a_kind_would_cover(kind: Kind) -> None:
    state = flying("D4", asteroids=ROCKS, weapons=CROWDED)
    pictures = {
        seen_of(coverage(ENGINE.view(state, seat), "E5", kind, _say("en")))
        for seat in (IMPERIAL, None)
    }
    assert len(pictures) == 1


@pytest.mark.parametrize("kind", Kind)
def test_what_is_covered_looks_as_drawn_in_the_colours_kept_for_boards(kind: Kind) -> None:
    view = ENGINE.view(defending("C3", {"E5": "laser red", "G4": "emp red"}), None)
    draw = partial(coverage, view, "E5", kind, _say("en"))
    must_look_alike(canvas_of(draw), opened(draw()))


def test_coverage_needs_a_cell_of_the_board() -> None:
    with pytest.raises(IllegalAction):
        coverage(ENGINE.view(flying(), None), "Q9", Kind.LASER, _say("en"))


def test_the_end_is_shown_in_words() -> None:
    state = after(flying("H5", weapons={"A5": "emp red"}), Fly(advance=True))
    assert state.phase is Phase.OVER
    alt = board(ENGINE.view(state, None), _say("en")).alt
    assert "Ada Lovelace, wins the match" in alt
    assert "reached the moon" in alt


def test_everything_is_turned_up_in_the_pictures_of_the_end() -> None:
    """All see the same kinds then, on the board and in words, and which were out of it."""
    state = after(flying("H5", weapons={"A5": "emp red"}), Fly(advance=True))
    seen = [ENGINE.view(state, seat) for seat in (None, IMPERIAL, REBEL)]
    assert len({seen_of(board(view, _say("en"))) for view in seen}) == 1
    for view in seen:
        for alt in (board_alt(view, _say("en")), hand_alt(view, _say("en"))):
            assert "Face up: red EMP device on A5" in alt
            assert "Out of the match: red laser, red fragmentation mine" in alt
            assert "yellow asteroid destroyer" in alt


def test_the_imperials_picture_of_the_end_offers_nothing_more() -> None:
    state = after(flying("H5", weapons={"A5": "emp red"}), Fly(advance=True))
    alt = hand_alt(ENGINE.view(state, IMPERIAL), _say("en"))
    assert "Thrusters" not in alt
    assert "reached the moon" in alt


def test_the_rebel_wonders_about_no_own_weapon() -> None:
    for state in (*_match(7), *_match(8)):
        assert of_fate(ENGINE.view(state, REBEL), Fate.UNKNOWN) == ()


def test_what_was_never_seen_is_known_to_others_at_the_end_alone() -> None:
    for state in _match(8):
        view, over = ENGINE.view(state, IMPERIAL), state.phase is Phase.OVER
        assert bool(of_fate(view, Fate.UNKNOWN)) is not over
        assert bool(of_fate(view, Fate.OUT)) is over


@pytest.mark.parametrize(
    ("strength", "shield", "possible"),
    [
        (3, "yellow", set(Upgrade)),
        (2, "yellow", set(Upgrade) - {Upgrade.THRUSTERS}),
        (0, None, set()),
    ],
)
def test_an_upgrade_that_cannot_be_paid_for_is_dim(
    strength: int, shield: str | None, possible: set[Upgrade]
) -> None:
    state = flying(
        "C3", strength=strength, shield=shield, weapons={"F6": "emp red"}, config=ALL_UPGRADES
    )
    view = replace(ENGINE.view(state, IMPERIAL), phase=Phase.DEFENCE)
    assert usable(view) == possible
    assert _inks(view) == (bool(possible), possible != set(Upgrade))


def test_the_imperials_own_picture_says_what_the_board_does_and_how_to_fly() -> None:
    """One picture is enough to decide by, and so no other is sent in private."""
    state = flying("D4", asteroids=ROCKS, weapons=CROWDED, config=ALL_UPGRADES)
    seen = ENGINE.view(state, IMPERIAL)
    assert private(seen, True) == {"hand"}
    assert private(replace(seen, phase=Phase.PLACEMENT), True) == {"board"}
    other = replace(seen, asteroids=seen.asteroids - {"H3"})
    hands = [seen_of(hand(one, _say("en"))) for one in (seen, other)]
    assert hands[0].rows != hands[1].rows
    image, whole = (canvas_of(partial(draw, seen, _say("en"))) for draw in (hand, board))
    field = (0, 0, WIDTH, FIELD)
    assert image.crop(field).tobytes() == whole.crop(field).tobytes()


def _inks(view: View) -> tuple[bool, bool]:
    """Tell whether the list of upgrades has words that shine, and words that are dim."""
    image = Image.new("RGB", (400, STRIP))
    draw_equipment(image, view, (0, 0), 400, _say("en"))
    colours = {colour for _, colour in image.getcolors(image.width * image.height) or ()}
    return GOLD in colours, DIM in colours


def test_an_upgrade_that_finds_nothing_is_dim() -> None:
    state = flying("C3", weapons={"F6": "emp red up"}, config=ALL_UPGRADES)
    view = ENGINE.view(state, IMPERIAL)
    assert usable(view) == {move.upgrade for move in flights(view)} - {None}
    assert Upgrade.SCANNER not in usable(view)
    assert "Scanner: not possible now." in hand_alt(view, _say("en"))


@pytest.mark.parametrize("side", [4, 5, 7])
def test_each_step_of_the_way_has_a_chevron_of_its_own(side: int) -> None:
    """Also where the bomb doubled back, and flew the same way once more."""
    path = ("A1", "B2", "C3", "C4", "C3", "B2", "C3", "C4", "C3", "B2")
    drawn = sorted(chevrons(path, layout(side)))
    assert [one.number for one in drawn] == list(range(len(path) - 1))
    for one, other in combinations(drawn, 2):
        assert math.dist(one.at, other.at) > 0.8 * max(one.size, other.size)


def test_of_many_crossings_of_a_border_the_last_are_drawn() -> None:
    drawn = chevrons(("A1", "B2") * 10, layout(5))
    assert [one.number for one in drawn] == [15, 16, 17, 18]
