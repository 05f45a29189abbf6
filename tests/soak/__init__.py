"""Long runs of chance in pieces: what is marked `soak`, run by `make soak` and continued by it."""
