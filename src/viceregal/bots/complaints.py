"""What can be wrong with the bots that are asked for."""

from __future__ import annotations

from typing import Final

from viceregal.core.complaints import Complaint

# Which bot, and how
NO_BOT: Final = Complaint("no_bot", "no bot of {game} is called {name} (there are: {known})")
BOT_HAS_NO_OPTION: Final = Complaint(
    "bot_has_no_option", "bot {bot} has no option {name} (there are: {known})"
)
BOT_OPTION_TWICE: Final = Complaint("bot_option_twice", "bot {bot}: {name} is given twice")
BOT_OPTION_RANGE: Final = Complaint(
    "bot_option_range", "bot {bot}: {name} is {kind} from {least} to {most}, not {given}"
)
A_WHOLE_NUMBER: Final = Complaint("a_whole_number", "a whole number")
A_NUMBER: Final = Complaint("a_number", "a number")
NO_LEVEL: Final = Complaint("no_level", "no level is called {level} (there are: {known})")
BOTS_FOR_SEATS: Final = Complaint("bots_for_seats", "{bots} bots for {seats} seats")

# What bots can do
NO_ANALYST: Final = Complaint("no_analyst", "no bot can analyse {game}")
NO_LEARNER: Final = Complaint("no_learner", "no bot of {game} learns")
OTHER_COURSE: Final = Complaint(
    "other_course", "{notes} is of another course: finish that one, or delete the file"
)
NO_COURSE_NOTES: Final = Complaint("no_course_notes", "{notes} holds no notes of a course")
BOT_PROCESS_ENDED: Final = Complaint("bot_process_ended", "a bot’s process has ended")
