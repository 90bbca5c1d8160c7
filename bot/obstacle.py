"""What keeps a command of the command line from running, told in a sentence."""


class Obstacle(Exception):
    """Something that whoever typed the command can help: a bad setting, a file that is missing."""
