"""The games: one package each, found by its folder; others come with packages of their own."""
