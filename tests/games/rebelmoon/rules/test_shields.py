"""The shields (rulebook, "Escudos e impactos"), over every strength they can have."""

from __future__ import annotations

import pytest

from engines.rebelmoon.model import Bomb, Colour, Direction
from engines.rebelmoon.shields import absorb, pay, points_left

EVERY = [(colour, strength) for colour in Colour for strength in range(1, 7)]
every_shield = pytest.mark.parametrize(("shield", "strength"), EVERY)
BARE = Bomb("E5", Direction.SE, None, 0)


def _bomb(shield: Colour, strength: int) -> Bomb:
    return Bomb("E5", Direction.SE, shield, strength)


def test_three_shields_of_six() -> None:
    assert points_left(Bomb("A1", Direction.SE)) == 18
    assert points_left(BARE) == 0


def test_red_then_orange_then_yellow_then_none() -> None:
    """Rulebook, "Preparación": yellow is put on first, red last, and the top one is active."""
    bomb, shields = Bomb("E5", Direction.SE), list[Colour | None]()
    for _ in range(3):
        shields.append(bomb.shield)
        bomb = absorb(bomb, 6)
    assert [*shields, bomb.shield] == [Colour.RED, Colour.ORANGE, Colour.YELLOW, None]


@every_shield
@pytest.mark.parametrize("damage", range(1, 7))
def test_a_hit_takes_at_most_one_shield(shield: Colour, strength: int, damage: int) -> None:
    """Ruling "Overflow": what exceeds the shield is lost."""
    after = absorb(_bomb(shield, strength), damage)
    lost = points_left(_bomb(shield, strength)) - points_left(after)
    assert lost == min(damage, strength)
    assert (after.shield is shield) is (damage < strength)


@every_shield
def test_a_payment_takes_exactly_its_points(shield: Colour, strength: int) -> None:
    """Rulebook, note in "Escudos e impactos": a cost carries over, however many shields."""
    bomb = _bomb(shield, strength)
    for points in range(points_left(bomb) + 1):
        assert points_left(pay(bomb, points)) == points_left(bomb) - points


@every_shield
def test_an_active_shield_has_one_to_six_points(shield: Colour, strength: int) -> None:
    bomb = _bomb(shield, strength)
    paid = [pay(bomb, points) for points in range(points_left(bomb) + 1)]
    hit = [absorb(bomb, damage) for damage in range(1, 7)]
    for after in paid + hit:
        assert (after.shield is None) is (after.strength == 0)
        assert after.strength in range(7)
