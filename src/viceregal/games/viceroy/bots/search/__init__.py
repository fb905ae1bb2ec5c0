"""What is looked at and judged before a decision: the part of the bots that is compiled."""
