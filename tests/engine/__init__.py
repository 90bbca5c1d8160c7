"""Tests of the engine's core."""
