"""Tests of Crescent Moon."""
