"""The feeling for each game: what a position is worth, and what looks good at first sight."""
