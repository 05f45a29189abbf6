"""What benchmarks run in processes of their own, by `python -m`."""
