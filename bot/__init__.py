"""The host: Discord and storage. Knows no game."""
