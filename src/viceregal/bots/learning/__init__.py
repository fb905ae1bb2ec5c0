"""Learning to judge: games that a bot plays with itself, and the weights that predict their end best."""
