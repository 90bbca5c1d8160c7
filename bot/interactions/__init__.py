"""Answering clicks and commands."""
