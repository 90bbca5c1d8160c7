"""Tests of Jerusalem."""
