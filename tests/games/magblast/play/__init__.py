"""Mag·Blast as people play it in Discord."""
