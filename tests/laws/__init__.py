"""What holds for every game, found by discovery: a new game is tested here without an edit."""
