"""Processes in which computers think, fairly shared among all who wait for them."""
