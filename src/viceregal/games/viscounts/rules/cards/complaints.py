"""What can be wrong with a data file of one's own, each with its name in the message catalogue."""

from __future__ import annotations

from typing import Final

from viceregal.core.complaints import Complaint

# The file
DATA_NOT_JSON: Final = Complaint("data_not_json", "the data file is not JSON: {reason}")
DATA_TOO_LARGE: Final = Complaint("data_too_large", "the file is too large")
DATA_TOO_DEEP: Final = Complaint("data_too_deep", "the data file is nested more than {deepest} levels deep")
DATA_NOT_AN_OBJECT: Final = Complaint("data_not_an_object", "the data file is not an object")
NO_TABLE: Final = Complaint("no_table", "there is no table {table} (there are: {known})")
NO_ROW: Final = Complaint("no_row", "there is no row {row}")
NO_FIELD_OF_TABLE: Final = Complaint(
    "no_field_of_table", "{table}, {row}: there is no field {name} (there are: {known})"
)
ROW_FORM: Final = Complaint("row_form", "a record is an object with a key, the name of its row")
REPLACED_TWICE: Final = Complaint("replaced_twice", "it is replaced twice")

# Values
NOT_A_NAME: Final = Complaint(
    "not_a_name", "{given} is not a name: it takes 1 to {most} characters on one line"
)
NOT_A_KEY: Final = Complaint("not_a_key", "{given} is not a key")
NOT_KNOWN_AMONG: Final = Complaint("not_known_among", "{given} is not known (there are: {known})")
NOT_AN_AI_ACTION: Final = Complaint("not_an_ai_action", "{given} is not an action of the AI")
EXACT_PARTS: Final = Complaint("exact_parts", "an object with exactly the fields {fields} is needed")
LIST_OF_SO_MANY: Final = Complaint("list_of_so_many", "a list of {there} is needed")
WRONG_RESOURCES: Final = Complaint("wrong_resources", "one to three different resources are needed")

# Townsfolk, manuscripts and AI boards
ONGOING_ABILITY: Final = Complaint(
    "ongoing_ability", "townsfolk, {row}: an ability is ongoing if its timing is, and only then"
)
TIMING_OF_NO_ABILITY: Final = Complaint(
    "timing_of_no_ability", "townsfolk, {row}: the timing is never if there is no ability, and only then"
)
WRONG_GREY_BACKS: Final = Complaint("wrong_grey_backs", "manuscripts: {grey} have a grey back, not {backs}")
NO_SCHEME: Final = Complaint("no_scheme", "ai_boards, {row}, removed: there is no scheme {scheme}")
WRONG_SCHEMES_REMOVED: Final = Complaint(
    "wrong_schemes_removed",
    "ai_boards, {row}, removed: one scheme of the start and two of the future are needed",
)

# Effects
EFFECTS_TOO_DEEP: Final = Complaint("effects_too_deep", "effects lie more than {deepest} levels deep")
ENDLESS_EFFECT: Final = Complaint("endless_effect", "the effect would bring itself about, again and again")
FOR_THE_AI_ALONE: Final = Complaint("for_the_ai_alone", "{effect} is for the AI alone")
DESTROY_OWN_IS_FOR_PLAYER_CARDS: Final = Complaint(
    "destroy_own_is_for_player_cards", "DestroyOwn is for player cards, before the cards are shuffled"
)
PARTS_OF_ONE_OF: Final = Complaint("parts_of_one_of", "OneOf has {there} parts, not 2 to {most}")
PARTS_OF_IN_ORDER: Final = Complaint("parts_of_in_order", "InOrder has {there} parts, not 1 to {most}")
