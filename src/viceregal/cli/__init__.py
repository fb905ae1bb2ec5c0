"""The command `viceregal`: one module a command. Nothing heavy is imported before a command that needs it runs."""
