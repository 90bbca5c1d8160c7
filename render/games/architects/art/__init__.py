"""What the pictures are made of: land and town, signs, goods and workers, portraits and sites."""
