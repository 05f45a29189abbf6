"""Rebel Moon Defense as people play it in Discord."""
