"""Sounds and cheers: what is heard, and what is voted on."""
