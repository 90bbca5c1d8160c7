"""Sending what the outbox holds to Discord."""
