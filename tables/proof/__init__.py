"""Proof that a match was fair: promised secrets, and exported matches."""
