"""Known faults, put into a copy of the program to see that a law notices each of them."""
