"""The table of Viceroy: hears keys and mouse."""

from __future__ import annotations

from dataclasses import replace

from viceregal.core.records import Action, AskSeveral
from viceregal.games.viceroy.rules.events import Answered, AnswersRevealed
from viceregal.games.viceroy.rules.frames import AskGem, AskPark, AskPay, AskRecolour, AskTradePay, AskTuck
from viceregal.games.viceroy.terminal.about import about_card
from viceregal.games.viceroy.terminal.choices import wish
from viceregal.games.viceroy.terminal.layout import ViceroyLayout
from viceregal.terminal.painted import Painted

_THINGS = ("card", "gem", "colour", "attack", "place")


class ViceroyTable(ViceroyLayout):
    """What is pointed at is told; Enter or a click does it."""

    CSS_PATH = "table.tcss"
    following = (AskPay,)
    gathered = (AskGem, AskPark, AskTradePay, AskTuck)
    unsaid = (Answered, AnswersRevealed)

    def pace_of(self, action: Action) -> float:
        """Secret answers are nothing to look at, and gems are taken quickly."""
        ask = self.sitting.match.state.todo[-1]
        if isinstance(ask, AskSeveral):
            return 0.2
        return 0.1 if isinstance(ask, AskGem | AskRecolour) else 0.6

    # Pointing ---------------------------------------------------------------------------------------------------

    def on_painted_pointed(self, event: Painted.Pointed) -> None:
        target = event.target
        number = self._number_of(target)
        if number is None and target.startswith("card "):
            self.note(about_card(self.scene, int(target.removeprefix("card "))))
        elif number is not None and self.scene.pointed is not None and self.scene.is_pointed(target):
            return
        elif number != self.scene.pointed or self.notice is not None:
            self.point(number)

    def choose(self, target: str) -> None:
        kind, _, word = target.partition(" ")
        number = self._number_of(target)
        if kind == "seat":
            self.look_at(int(word))
        elif number is not None:
            if self.scene.pointed is None or not self.scene.is_pointed(target):
                self.point(number)
            self.commit()
        elif self.covered:
            self.commit()
        elif self.scene.choices.every and kind in _THINGS:
            self.refuse_target(target)

    def wished(self, target: str) -> Action | None:
        return wish(self.scene.state.todo[-1], target)

    def _number_of(self, target: str) -> int | None:
        if target.startswith("choice "):
            return int(target.removeprefix("choice "))
        return self.scene.choices.by_target(target) if target else None

    def look_at(self, seat: int) -> None:
        """Another's pyramid in the middle, until something is answered."""
        self.looked_at = seat
        pointed = self.scene.pointed
        self.show(replace(self.make_scene(), pointed=pointed))

    # Keys -------------------------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        return self.press_to_pick(key) or self._press_to_look(key) or self.press_command(key)

    def _press_to_look(self, key: str) -> bool:
        if key == "escape":
            self.looked_at = None
            self.show_position()
            self.point(None)
        elif key in ("v", "V"):
            self.look_at((self.scene.looked_at + 1) % len(self.scene.names))
        else:
            return False
        return True
