"""Panels: legal actions as buttons and selects."""
