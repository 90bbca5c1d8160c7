"""Evaluators: for each game, what a position is worth and the quick scores of actions."""
