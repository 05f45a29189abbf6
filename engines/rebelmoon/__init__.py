"""The rules of Rebel Moon Defense."""

from engines.rebelmoon.game import RebelMoon

ENGINE = RebelMoon()
