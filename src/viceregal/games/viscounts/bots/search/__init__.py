"""What is looked at and judged before a decision: the part of the bot that is compiled."""
