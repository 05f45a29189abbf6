"""Computer opponents over the engine contract."""
