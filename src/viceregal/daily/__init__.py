"""The game of the day: the same deal and the same bots for everybody, agreed on by the date alone."""

from viceregal.daily.day import Daily, daily_games, find_daily, read_date, today
from viceregal.daily.luck import chance_at, luck_of_bot

__all__ = ["Daily", "chance_at", "daily_games", "find_daily", "luck_of_bot", "read_date", "today"]
