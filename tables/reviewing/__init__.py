"""Matches looked at afterwards: how everybody's chances went, and where they were given away."""
