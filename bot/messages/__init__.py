"""The messages that the bot sends."""
