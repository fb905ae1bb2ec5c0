"""Games between bots: which are played, by whom, in how many processes, and what came of them. Start at runner.py."""
