"""The games: one package each, found by its folder."""
