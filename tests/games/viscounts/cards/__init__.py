"""Every card, tile and board, exercised."""
