"""The table of Viscounts: hears keys and mouse."""

from __future__ import annotations

from dataclasses import replace

from viceregal.core.records import Action
from viceregal.games.viscounts.rules.frames import AskAct, AskMove, AskPair, AskSlot, AskSpot
from viceregal.games.viscounts.terminal.about import about_target
from viceregal.games.viscounts.terminal.choices import wish
from viceregal.games.viscounts.terminal.layout import ViscountsLayout
from viceregal.terminal.painted import Painted

_THINGS = (
    "card",
    "tile",
    "place",
    "spot",
    "section",
    "slot",
    "good",
    "paper",
    "building",
    "draw-pile",
    "pair",
)


class ViscountsTable(ViscountsLayout):
    """What is pointed at is told; Enter or a click does it."""

    CSS_PATH = "table.tcss"
    following = (AskSlot, AskSpot)

    def show_position(self) -> None:
        self.turned = False
        super().show_position()

    def show_bots_answer(self, action: Action) -> None:
        """A bot's board lies below the ring while it plays."""
        self.looked_at = self.sitting.asked
        self.show(self.make_scene())
        self.looked_at = None

    def pace_of(self, action: Action) -> float:
        """What changes the board is shown longer than small answers."""
        ask = self.sitting.match.state.todo[-1]
        return 0.6 if isinstance(ask, AskAct | AskMove | AskPair) else 0.25

    # Pointing ---------------------------------------------------------------------------------------------------

    def on_painted_pointed(self, event: Painted.Pointed) -> None:
        target = event.target
        number = self._number_of(target)
        if number is not None:
            if self.scene.pointed is not None and self.scene.is_pointed(target):
                return
            if number != self.scene.pointed or self.notice is not None:
                self.point(number)
            return
        told = about_target(self.scene, target)
        if told:
            self.scene = replace(self.scene, pointed=None)
            self.note(told)
        elif self.scene.pointed is not None or self.notice is not None:
            self.point(None)

    def choose(self, target: str) -> None:
        kind, _, word = target.partition(" ")
        number = self._number_of(target)
        if kind == "way":
            self.point(int(word))
        elif number is not None:
            if self.scene.pointed is None or not (
                self.scene.is_pointed(target) or target == f"choice {self.scene.pointed}"
            ):
                self.point(number)
            self.commit()
        elif kind == "seat":
            self.look_at(int(word))
        elif self.covered:
            self.commit()
        elif self.scene.choices.every and kind in _THINGS:
            self.refuse_target(target)

    def wished(self, target: str) -> Action | None:
        return wish(self.scene.state, self.scene.state.todo[-1], target)

    def _number_of(self, target: str) -> int | None:
        if target.startswith(("choice ", "way ")):
            return int(target.partition(" ")[2])
        return self.scene.choices.by_target(target) if target else None

    def look_at(self, seat: int) -> None:
        """Another's board below the ring, until something is answered."""
        self.looked_at = seat
        self.turned = self.scene.compact and self.scene.wants_ring != self.scene.turned
        pointed = self.scene.pointed
        self.show(replace(self.make_scene(), pointed=pointed))

    # Keys -------------------------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        return self._press_to_point(key) or self._press_to_look(key) or self.press_command(key)

    def _press_to_point(self, key: str) -> bool:
        if key in ("tab", "down"):
            self._step(1)
        elif key in ("shift+tab", "up"):
            self._step(-1)
        elif key in ("left", "right"):
            self._next_way(1 if key == "right" else -1)
        elif key.isdecimal() and key != "0":
            self._press_digit(int(key) - 1)
        elif key == "enter":
            self.commit()
        else:
            return False
        return True

    def _press_to_look(self, key: str) -> bool:
        match key.lower():
            case "escape" if self.scene.pointed is None and self.drop_half_done():
                self.notice = None
            case "escape":
                self.looked_at = None
                self.show_position()
                self.point(None)
            case "v":
                self.look_at((self.scene.looked_at + 1) % len(self.scene.names))
            case "b" if self.scene.compact:
                self.turned = not self.turned
                self.show(replace(self.make_scene(), pointed=self.scene.pointed))
            case "t" if self.scene.state.ai >= 0:
                self.table.read("table.ai_turn", self.ai_turn)
            case _:
                return False
        return True

    def _step(self, step: int) -> None:
        """To the next choice, whatever the ways of this one."""
        groups = self.scene.choices.groups()
        if not groups:
            return
        if self.scene.pointed is None:
            self.point(groups[0 if step > 0 else -1][0])
            return
        here = self.scene.choices.group_of(self.scene.pointed)
        self.point(groups[(here + step) % len(groups)][0])

    def _next_way(self, step: int) -> None:
        """To the next way of the choice; where there is one way, to the next choice."""
        if self.scene.pointed is None:
            self._step(step)
            return
        group = self.scene.choices.groups()[self.scene.choices.group_of(self.scene.pointed)]
        if len(group) == 1:
            self._step(step)
        else:
            self.point(group[(group.index(self.scene.pointed) + step) % len(group)])

    def _press_digit(self, number: int) -> None:
        groups = self.scene.choices.groups()
        if number >= len(groups):
            return
        if self.scene.pointed in groups[number]:
            self.commit()
        else:
            self.point(groups[number][0])
