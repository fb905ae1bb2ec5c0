"""The terminal table: draws views and offers legal actions. No rules in it."""
