"""What is drawn of Crescent Moon: land and water, pieces, cards, ornament."""
