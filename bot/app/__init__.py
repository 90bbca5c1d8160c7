"""The bot as a program: start, settings, command line."""
