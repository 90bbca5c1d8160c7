"""Architects of the West Kingdom: rules, cards, options, secrecy, words."""
