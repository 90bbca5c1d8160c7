"""Measure how well the computer players play, and how fair the games are among them."""
