"""Panels: what a seat may do now, as buttons and selects, made from legal actions alone."""
