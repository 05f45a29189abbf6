"""The store, against real files and real other processes."""
