"""Computer players: what they know, how they decide, and their feeling for each game."""
