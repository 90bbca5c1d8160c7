"""Tables: what can happen to them, and what they are while in memory."""
