"""The moments of a game of Architects, phase by phase."""
