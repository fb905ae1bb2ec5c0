"""What holds for every game, edition, variant and number of seats."""
