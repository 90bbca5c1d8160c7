"""The steps of the game, by phase."""
