"""Tests of the processes that think."""
