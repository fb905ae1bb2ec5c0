"""A table where one picks among choices, and hands are covered between people who share a screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Generic, TypeVar

from rich.text import Text
from textual import events
from textual.containers import VerticalScroll

from viceregal.core.records import Action
from viceregal.i18n.catalogue import Speech
from viceregal.i18n.game_speech import GameSpeech
from viceregal.terminal.chronicle import Chronicle, ChronicleLine, as_text
from viceregal.terminal.headline import Notice
from viceregal.terminal.palette import Palette
from viceregal.terminal.picking_scene import PickingScene
from viceregal.terminal.play_screen import PlayScreen
from viceregal.terminal.sitting import Sitting

_LATEST: Final = 80  # lines of the chronicle beside the table; C shows all

Shown = TypeVar("Shown", bound=PickingScene)
Key = tuple[str, str, str]  # as it is shown, what it does, and its name


class PickingScreen(PlayScreen, Generic[Shown]):
    """`scene` is what the panels show. With several people at one screen, hands are covered between their turns."""

    scene: Shown

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.uncovered: int | None = None  # whose hand may be seen, with several people
        self.looked_at: int | None = None  # whose cards lie in the middle, if somebody else's

    # What each game's table does --------------------------------------------------------------------------------

    @property
    def words(self) -> GameSpeech:
        raise NotImplementedError

    def make_scene(self) -> Shown:
        """What is now, with nothing pointed at."""
        raise NotImplementedError

    def show(self, scene: Shown) -> None:
        """Bring a scene onto the table."""
        raise NotImplementedError

    def log_lines(self, speech: Speech, palette: Palette) -> list[ChronicleLine]:
        """All that the viewer may know to have happened."""
        raise NotImplementedError

    def wished(self, target: str) -> Action | None:
        """What somebody may have meant who clicked on what cannot be chosen."""
        raise NotImplementedError

    # Who sees what ----------------------------------------------------------------------------------------------

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(len(self.sitting.seating)) if self.sitting.is_person(seat)]

    @property
    def covered(self) -> bool:
        """Several people, and it is another's turn to look at the screen."""
        asked = self.sitting.asked
        return (
            len(self.people) > 1
            and asked is not None
            and not self.sitting.bot_is_asked
            and asked != self.uncovered
        )

    @property
    def viewer(self) -> int | None:
        """Whose hand is open: the only person's, or that of whoever has lifted the cover."""
        people = self.people
        if len(people) == 1:
            return people[0]
        asked = self.sitting.asked
        return asked if asked in people and not self.covered else None

    # Showing ----------------------------------------------------------------------------------------------------

    def on_resize(self, event: events.Resize) -> None:
        self.retell()

    def retell(self) -> None:
        """The same scene, in the language and the light of now."""
        old: Shown | None = getattr(self, "scene", None)
        made = self.make_scene()
        same = old is not None and [each.action for each in old.choices.every] == [
            each.action for each in made.choices.every
        ]
        self.show(replace(made, pointed=old.pointed) if old is not None and same else made)
        self.show_log()

    def show_again(self) -> None:
        self.show(self.scene)

    def show_log(self) -> None:
        self.query_one(Chronicle).tell(self.log_lines(self.speech, self.palette)[-_LATEST:])
        self.query_one("#chronicle", VerticalScroll).scroll_end(animate=False)

    def log_text(self, speech: Speech, palette: Palette) -> Text:
        return as_text(self.log_lines(speech, palette))

    # Answering --------------------------------------------------------------------------------------------------

    def has_choices(self) -> bool:
        return bool(self.scene.choices.every)

    def number_of_answer(self, action: Action) -> int | None:
        answers = [choice.action for choice in self.scene.choices.every]
        return answers.index(action) if action in answers else None

    def commit(self) -> None:
        """Answer with what is pointed at; or lift the cover."""
        if self.covered:
            self.uncovered = self.sitting.asked
            self.show_position()
            self.show_log()
            return
        choice = self.scene.choice
        if choice is None:
            return
        self.notice = None
        self.looked_at = None
        self.workers.cancel_group(self, "hint")
        self.sitting.play(choice.action)
        self.go_on()

    def press_to_pick(self, key: str) -> bool:
        """The keys by which one goes through the choices and takes one."""
        if key in ("tab", "down", "right"):
            self.step(1)
        elif key in ("shift+tab", "up", "left"):
            self.step(-1)
        elif key.isdecimal() and key != "0":
            self.press_digit(int(key) - 1)
        elif key == "enter":
            self.commit()
        else:
            return False
        return True

    def step(self, step: int) -> None:
        """To the next choice, or the one before."""
        every = len(self.scene.choices.every)
        if not every:
            return
        pointed = self.scene.pointed
        if pointed is None:
            self.point(0 if step > 0 else every - 1)
        else:
            self.point((pointed + step) % every)

    def press_digit(self, number: int) -> None:
        """To the choice of this number; pressed again, it is taken."""
        if number >= len(self.scene.choices.every):
            return
        if number == self.scene.pointed:
            self.commit()
        else:
            self.point(number)

    def keys_now(self, scene: Shown, more: Sequence[Key] = ()) -> Sequence[Key]:
        """The keys that matter most come first: what does not fit is left out. `more` are those of one game."""
        keys = [("?", "keys.help", "?")]
        if scene.choices.every:
            most = min(9, len(scene.choices.every))
            keys += [("↑↓", "keys.choose", "tab"), (f"1–{most}" if most > 1 else "1", "keys.number", "tab")]
            keys += [("⏎", "keys.do", "enter"), ("Z", "keys.undo", "z"), ("H", "keys.hint", "h")]
        elif scene.asked:
            keys += [("␣", "keys.hurry", "space"), ("Z", "keys.undo", "z")]
        else:
            keys += [("Z", "keys.undo", "z")]
        keys += [*more, ("R", "keys.rule", "r"), ("Q", "keys.quit", "q")]
        keys += [("C", "keys.chronicle", "c"), ("N", "keys.new", "n"), ("L", "keys.language", "l")]
        keys += [("S", "keys.save", "s"), ("D", "keys.light", "d")]
        return [(shown, scene.speech.say(label), f"key {key}") for shown, label, key in keys]

    def point(self, number: int | None, notice: Notice | None = None) -> None:
        self.notice = notice
        self.show(replace(self.scene, pointed=None if self.sitting.bot_is_asked else number))

    def refuse(self, text: str, rule: str) -> None:
        self.notice = Notice(text, rule, is_refusal=True)
        self.show(replace(self.scene, pointed=None))

    def refuse_target(self, target: str) -> None:
        """Say why what was clicked cannot be chosen, by the rule."""
        meant = self.wished(target)
        refusal = None if meant is None else self.sitting.match.why_not(meant, self.sitting.asked)
        if refusal is None:
            self.refuse(self.speech.say("table.not_a_choice"), self.sitting.rule)
        else:
            self.refuse(self.words.refusal(refusal, self.scene.names, self.sitting.asked), refusal.rule)
