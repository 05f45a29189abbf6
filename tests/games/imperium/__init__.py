"""The rules of Imperium Galáctica."""
