"""Computer players: what they know, how they decide, and how they evaluate each game."""
