"""What is to be shown: notices, and their way to people."""
