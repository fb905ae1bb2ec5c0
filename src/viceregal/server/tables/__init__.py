"""Tables: the log and what it comes to, and the commands that write it."""
