"""The long tests: `make soak`."""
