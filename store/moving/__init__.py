"""A whole bot written to a file, and read into another database: the way between the two kinds."""
