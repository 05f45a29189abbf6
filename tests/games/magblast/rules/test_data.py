"""The cards of both editions, counted against the rulebooks and the rulings."""

from __future__ import annotations

from collections import Counter

import pytest

from cogs.words.strings import LOCALES, has, speaker
from engines.core import Text
from engines.magblast.cards import FLAGSHIP_HULL, SPACEDOCKS, Edition, Flagship
from engines.magblast.editions import EDITIONS, HULLS, SHIP_CARDS, category, damage, deck
from engines.magblast.model import Category, Kind, ShipType, Turret
from engines.magblast.second import SECOND
from engines.magblast.telling import SHIP_NAMES, ability, card_effect, card_name
from engines.magblast.third import THIRD

both = pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda e: str(e.name))
LONGEST_EFFECT = 100


def _types(edition: Edition) -> dict[ShipType, int]:
    return Counter(ship.type for ship in edition.ships)


def _kinds(edition: Edition) -> Counter[Kind]:
    counts: Counter[Kind] = Counter()
    for printing in edition.printings:
        counts[printing.kind] += printing.count
    return counts


def _categories(edition: Edition) -> Counter[Category]:
    return Counter(category(card) for card in deck(edition))


def test_the_third_edition_has_the_ships_of_its_rulebook() -> None:
    """ "Componentes": 54 fleet ships by type."""
    assert len(THIRD.ships) == 54
    assert _types(THIRD) == {
        ShipType.SCOUT: 12,
        ShipType.CRUISER: 12,
        ShipType.DESTROYER: 10,
        ShipType.CARRIER: 8,
        ShipType.DREADNOUGHT: 6,
        ShipType.MINESWEEPER: 3,
        ShipType.GUNSHIP: 3,
    }


def _fleet(edition: Edition) -> dict[str, list[int]]:
    """Return the hulls of the ships that are alike in type, speed and turrets."""
    fleet: dict[str, list[int]] = {}
    for ship in edition.ships:
        turrets = "+".join(ship.turrets)
        fleet.setdefault(f"{ship.type} {ship.speed} {turrets}", []).append(ship.hull)
    return {like: sorted(hulls) for like, hulls in fleet.items()}


def test_the_ships_are_as_printed() -> None:
    """Their speeds, turrets and hulls (ruling 47)."""
    assert _fleet(THIRD) == {
        "scout 2 laser": [1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 4],
        "cruiser 1 beam": [5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 7, 7],
        "destroyer 1 laser+beam": [4] * 10,
        "carrier 1 laser": [7, 7, 8, 8, 8, 8, 9, 9],
        "dreadnought 0 beam+mag": [9, 10, 10, 11, 11, 12],
        "minesweeper 2 laser": [4, 4, 4],
        "gunship 0 laser+beam+mag": [6],
        "gunship 1 laser+beam+mag": [5],
        "gunship 2 laser+beam+mag": [4],
    }
    assert _fleet(SECOND) == {
        "scout 2 laser": [2, 2, 2, 3, 3, 3, 3, 3, 4, 4],
        "cruiser 1 beam": [5, 5, 5, 5, 6, 6, 6, 6, 7, 7],
        "destroyer 1 laser+beam": [4, 4, 4, 4, 4, 4, 5, 5, 5],
        "carrier 1 laser": [7, 7, 8, 8, 8, 9, 9],
        "dreadnought 0 beam+mag": [9, 10, 10, 11],
        "dreadnought 0 laser+beam+mag": [11, 12],
        "frigate 1 laser+mag": [5, 5, 5, 6, 6],
        "minesweeper 2 laser": [4, 4, 4],
    }


def test_the_third_edition_has_the_cards_of_its_rulebook() -> None:
    """ "Componentes": 101 action cards, 50 of them blasts, 22 miscellaneous, and so on."""
    assert len(deck(THIRD)) == 101
    kinds = _kinds(THIRD)
    assert [kinds[k] for k in (Kind.LASER_BLAST, Kind.BEAM_BLAST, Kind.MAG_BLAST)] == [18, 22, 10]
    assert _categories(THIRD) == {
        Category.BLAST: 50,
        Category.MISC: 22,
        Category.SQUADRON: 13,
        Category.DIRECT_HIT: 8,
        Category.EFFECT: 8,
    }


def test_the_third_editions_icons_are_balanced() -> None:
    """Each resource is printed as often as the others (ruling 47)."""
    icons = Counter(i for p in THIRD.printings for i in p.icons * p.count)
    assert [icons[icon] for icon in THIRD.icons] == [16, 16, 16]


def test_dreadnoughts_differ_in_hull() -> None:
    """ "Naves de flota": one dreadnought may have a hull of 10, another of 12."""
    hulls = {s.hull for s in THIRD.ships if s.type is ShipType.DREADNOUGHT}
    assert {10, 12} <= hulls


def test_the_second_edition_has_the_counts_of_the_ruling() -> None:
    assert len(SECOND.ships) == 50
    assert _types(SECOND) == {
        ShipType.SCOUT: 10,
        ShipType.CRUISER: 10,
        ShipType.DESTROYER: 9,
        ShipType.CARRIER: 7,
        ShipType.DREADNOUGHT: 6,
        ShipType.FRIGATE: 5,
        ShipType.MINESWEEPER: 3,
    }
    assert len(deck(SECOND)) == 105
    assert _categories(SECOND) == {
        Category.BLAST: 48,
        Category.UPGRADE: 12,
        Category.MISC: 22,
        Category.DIRECT_HIT: 6,
        Category.EFFECT: 6,
        Category.SQUADRON: 11,
    }


def test_the_second_editions_icons_are_balanced() -> None:
    icons = Counter(i for p in SECOND.printings for i in p.icons * p.count)
    assert [icons[icon] for icon in SECOND.icons] == [18, 18, 18]
    assert sum(p.count for p in SECOND.printings if p.icons) == 48


def test_the_second_editions_turrets_are_those_of_the_ruling() -> None:
    turrets = Counter(turret for ship in SECOND.ships for turret in ship.turrets)
    assert turrets == {Turret.LASER: 36, Turret.BEAM: 25, Turret.MAG: 11}
    assert {2, 3, 10} <= {ship.hull for ship in SECOND.ships}, "the rulebook's examples"


@both
def test_every_ship_can_be_told_from_the_others(edition: Edition) -> None:
    assert len({ship.id for ship in edition.ships}) == len(edition.ships)
    assert all(1 <= len(ship.turrets) <= 3 and 0 <= ship.speed <= 2 for ship in edition.ships)


@both
def test_an_edition_has_ten_flagships(edition: Edition) -> None:
    assert len(edition.flagships) == len(set(edition.flagships)) == 10
    assert set(edition.uses) <= set(edition.flagships)
    assert all(HULLS[flagship] == FLAGSHIP_HULL == 8 for flagship in edition.flagships)


def test_no_flagship_and_no_ship_belongs_to_both() -> None:
    assert not set(THIRD.flagships) & set(SECOND.flagships)
    assert set(THIRD.flagships) | set(SECOND.flagships) == set(Flagship)
    assert len(SHIP_CARDS) == 104


def test_cards_of_both_editions_are_alike() -> None:
    """A card's kind, damage and family are the same wherever it is printed."""
    shared = {p.card: p for p in THIRD.printings}
    for printing in SECOND.printings:
        twin = shared.get(printing.card)
        assert twin is None or (twin.kind, twin.icons) == (printing.kind, printing.icons)


def test_how_many_blasts_a_spacedock_takes_off() -> None:
    assert SPACEDOCKS == {Kind.SPACEDOCK: 1, Kind.SPACEDOCK_1: 1, Kind.SPACEDOCK_2: 2}


def test_damage_is_as_printed() -> None:
    """1, 3 and 5 for blasts; 2 for fighters and 4 for bombers ("Lanzar escuadrones")."""
    every = (p for edition in EDITIONS.values() for p in edition.printings)
    printed = {p.kind: damage(p.card) for p in every if damage(p.card)}
    assert printed == {
        Kind.LASER_BLAST: 1,
        Kind.BEAM_BLAST: 3,
        Kind.MAG_BLAST: 5,
        Kind.FIGHTER: 2,
        Kind.BOMBER: 4,
    }


@both
@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_says_its_name_and_what_it_does(edition: Edition, locale: str) -> None:
    say = speaker(locale)
    for card in {p.card for p in edition.printings}:
        assert say(card_name(card))
        assert 0 < len(say(card_effect(edition.name, card))) <= LONGEST_EFFECT


@both
@pytest.mark.parametrize("locale", LOCALES)
def test_every_flagship_and_ship_says_its_name(edition: Edition, locale: str) -> None:
    say = speaker(locale)
    for flagship in edition.flagships:
        assert 0 < len(say(ability(flagship))) <= LONGEST_EFFECT
    names = [say(SHIP_NAMES[ship.id]) for ship in edition.ships]
    assert len(set(names)) >= len(names) - 1, "Bazull is a cruiser and a carrier"


def test_no_effect_is_written_for_a_card_that_an_edition_lacks() -> None:
    for name, edition in EDITIONS.items():
        kinds = set(_kinds(edition))
        written = {kind for kind in Kind if has(f"magblast-effect-{name}-{kind}")}
        assert written == kinds


def test_a_text_of_a_card_is_a_key() -> None:
    assert card_name("fighter-star-circle") == Text("magblast-card-fighter")
