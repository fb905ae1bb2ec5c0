"""The table of Hand of the King: hears keys and mouse, and lets the bots play."""

from __future__ import annotations

from dataclasses import replace

from viceregal.core.errors import Refusal
from viceregal.core.foretell import ASKED
from viceregal.core.records import Action
from viceregal.core.rules import State
from viceregal.games.hand_of_the_king.rules import frames
from viceregal.games.hand_of_the_king.rules.actions import Move, Swap
from viceregal.games.hand_of_the_king.terminal import pointing
from viceregal.games.hand_of_the_king.terminal.choices import Choice, wish
from viceregal.games.hand_of_the_king.terminal.foretell import foretell
from viceregal.games.hand_of_the_king.terminal.layout import HandLayout
from viceregal.terminal.headline import Notice
from viceregal.terminal.painted import Painted
from viceregal.terminal.sitting import Sitting

# Whom a companion touches is answered as one with calling it.
_FOLLOWING = (
    frames.AskKill,
    frames.AskName,
    frames.AskSwap,
    frames.AskGive,
    frames.AskTake,
    frames.AskDismiss,
)


class HandTable(HandLayout):
    """What is pointed at is foretold; Enter or a click does it."""

    CSS_PATH = "table.tcss"

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.way: int | None = None  # the direction chosen by an arrow key

    def go_on(self) -> None:
        self.begun = ()
        super().go_on()

    def show_position(self) -> None:
        self.way = None
        self.show(self.make_scene())

    def show_again(self) -> None:
        self.show(self.scene)

    def show_bots_answer(self, action: Action) -> None:
        sitting, scene = self.sitting, self.scene
        assert sitting.asked is not None
        self.show(replace(scene, shown=foretell(sitting.match.game, scene.state, sitting.asked, (action,))))

    def has_choices(self) -> bool:
        return bool(self.scene.choices.every)

    def drop_half_done(self) -> bool:
        """Of two cards that change places, the first; or the companion that they are chosen for."""
        if self.scene.choices.picked is None:
            if not self.begun:
                return False
            self.begun = self.begun[:-1]
        self.show(self.make_scene())
        return True

    def commit(self) -> None:
        """Answer with what is pointed at."""
        choice = self.scene.choice
        if choice is None:
            return
        self.notice = None
        self.workers.cancel_group(self, "hint")
        if self.scene.choices.is_first_of_two:
            self.show(self.make_scene(picked=int(choice.targets[0].removeprefix("card "))))
            return
        row = (*self.begun, *choice.actions)
        if self._is_begun_by(choice):
            self.begun = row
            self.show_position()
        else:
            self.sitting.play(*row)
            self.go_on()

    def _is_begun_by(self, choice: Choice) -> bool:
        """Is it then asked whom a companion touches? That is answered as one with it."""
        made = choice.foretold.made
        return made.stop == ASKED and isinstance(made.asked, _FOLLOWING)

    def begun_state(self) -> State | None:
        return self.scene.state if self.begun else None

    def number_of_answer(self, action: Action) -> int | None:
        """The choice that an answer belongs to; of two cards to be picked, the first."""
        if isinstance(action, Swap):
            return self.scene.choices.by_target(f"card {action.card}")
        answers = [choice.actions for choice in self.scene.choices.every]
        return answers.index((action,)) if (action,) in answers else None

    # Pointing ---------------------------------------------------------------------------------------------------

    def point(self, number: int | None, notice: Notice | None = None) -> None:
        """Foretell a choice, or nothing."""
        self.notice = notice
        if self.sitting.bot_is_asked:
            self.show(self.scene)
            return
        told = None if number is None else self.scene.choices.every[number].foretold
        self.show(replace(self.scene, pointed=number, shown=told))

    def refuse(self, text: str, rule: str) -> None:
        self.show(replace(self.scene, pointed=None, shown=None))
        self.notice = Notice(text, rule, is_refusal=True)
        self.show(self.scene)

    def on_painted_pointed(self, event: Painted.Pointed) -> None:
        number = self._number_of(event.target)
        if number is None and event.target.startswith("companion "):
            self.note(self._about(int(event.target.removeprefix("companion "))))
        elif number != self.scene.pointed or self.notice is not None:
            self.way = None
            self.point(number)

    def _about(self, companion: int) -> str:
        return f"{self.words.companion(companion)}: {self.words.companion_text(companion)}"

    def choose(self, target: str) -> None:
        number = self._number_of(target)
        if number is not None:
            self.point(number)
            self.commit()
        elif self.scene.choices.every and target.partition(" ")[0] in ("card", "companion", "seat"):
            self._refuse_target(target)

    def _refuse_target(self, target: str) -> None:
        meant = wish(self.ask, target)
        refusal = None if meant is None else self._why_not(meant)
        if refusal is None:
            self.refuse(self.speech.say("table.not_a_choice"), self.rule)
        else:
            self.refuse(self.why(refusal, self.scene.names), refusal.rule)

    def _why_not(self, action: Action) -> Refusal | None:
        """Why an answer to what is asked on the screen is refused."""
        s, asked = self.scene.state.clone(), self.scene.asked
        assert asked is not None
        s.todo[-1] = self.ask
        return self.sitting.match.game.why_not(s, asked, action)

    def _number_of(self, target: str) -> int | None:
        if target.startswith("choice "):
            return int(target.removeprefix("choice "))
        return self.scene.choices.by_target(target) if target else None

    # Keys -------------------------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        return self._press_to_point(key) or self.press_command(key)

    def _press_to_point(self, key: str) -> bool:
        scene = self.scene
        house = pointing.house_of_key(key) if key not in ("S", "L") else None
        if key in ("tab", "shift+tab"):
            self.way = None
            self.point(pointing.next_in_order(scene, 1 if key == "tab" else -1))
        elif key in pointing.WAYS:
            self._press_arrow(pointing.WAYS[key])
        elif house is not None and scene.choices.every:
            self._press_house(house)
        elif key.isdecimal() and key != "0":
            self._press_digit(int(key))
        elif key == "enter":
            self.commit()
        elif key == "escape":
            self._drop()
        else:
            return False
        return True

    def _press_arrow(self, way: int) -> None:
        scene = self.scene
        if not scene.asks_for_a_move:
            self.point(pointing.next_by_place(scene, way))
            return
        self.way = way
        number = pointing.next_in_direction(scene, way)
        if number is None:
            self.refuse(self.words.say("table.nothing_there"), self.rule)
        else:
            self.point(number)

    def _press_house(self, house: int) -> None:
        scene = self.scene
        if self.way is None or not scene.asks_for_a_move:
            number = pointing.next_of_house(scene, house)
            if number is not None:
                self.point(number)
            return
        number = scene.choices.by_move(self.way, house)
        if number is not None:
            self.point(number)
            return
        refusal = self._why_not(Move(self.way, house))
        if refusal is not None:
            self.refuse(self.why(refusal, scene.names), refusal.rule)

    def _press_digit(self, digit: int) -> None:
        number = pointing.by_digit(self.scene, digit)
        if number is None:
            return
        if number == self.scene.pointed:
            self.commit()
        else:
            self.point(number)

    def _drop(self) -> None:
        self.way = None
        if self.scene.pointed is not None or not self.drop_half_done():
            self.point(None)
