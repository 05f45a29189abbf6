"""Everything that must hold."""
