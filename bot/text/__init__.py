"""Words of the host, and names of people."""
