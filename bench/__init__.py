"""Benchmarks: each figure is a ratio measured in one run, since machines differ and slow down."""
