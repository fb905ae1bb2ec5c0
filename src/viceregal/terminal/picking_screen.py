"""A table where one picks among choices, and hands are covered between people who share a screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Generic, TypeVar

from textual import events

from viceregal.core.chance import Chance
from viceregal.core.foretell import ASKED
from viceregal.core.game import View
from viceregal.core.records import Action, Event, Frame
from viceregal.core.rows import BrokenRow
from viceregal.core.rules import State
from viceregal.i18n.game_speech import GameSpeech
from viceregal.terminal.foretold import Told, foretold, is_asked_with_others, walked
from viceregal.terminal.gathering import Gathering
from viceregal.terminal.headline import Headline, Notice
from viceregal.terminal.picking_scene import PickingScene
from viceregal.terminal.play_screen import PlayScreen
from viceregal.terminal.sayings import saying
from viceregal.terminal.sitting import Sitting

Shown = TypeVar("Shown", bound=PickingScene)
Key = tuple[str, str, str]  # as it is shown, what it does, and its name


class PickingScreen(PlayScreen, Generic[Shown]):
    """`scene` is what the panels show. With several people at one screen, hands are covered between their turns.

    A deed of several decisions is put together before it is done: `begun` are its first answers, `held` the things
    named so far where several are asked for. It is played as one, and taken back as one.
    """

    scene: Shown
    following: tuple[type[Frame], ...] = ()  # questions that are answered as one with what leads to them
    gathered: tuple[type[Frame], ...] = ()  # questions for several things, whose order is no rule
    unsaid: tuple[type[Event], ...] = ()  # events that go without saying in a foretelling

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.begun: tuple[Action, ...] = ()
        self.held: tuple[Action, ...] = ()
        self.gathering: Gathering | None = None  # of the question that is shown
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

    # What is asked ----------------------------------------------------------------------------------------------

    def known(self) -> tuple[View, State]:
        """What the viewer knows, and a position that fits it: now, or when what was begun will be done."""
        match = self.sitting.match
        view = match.view(self.viewer)
        state = match.game.guess(view, Chance(0))
        if self.begun and self.viewer is not None:
            state = walked(match.game, state, self.viewer, self.begun).s
            view = match.game.view(state, self.viewer)
        return view, state

    def answers(self, state: State) -> list[Action]:
        """What the person at the screen may answer in a position of `known`."""
        asked = self.sitting.asked
        self.gathering = None
        if asked is None or self.sitting.bot_is_asked or self.covered:
            return []
        if not isinstance(state.todo[-1], self.gathered):
            return self.sitting.match.game.legal(state, asked)
        self.gathering = Gathering(self.sitting.match.game, state, asked)
        return self.gathering.open(self.held)

    @property
    def rule(self) -> str:
        return self.sitting.rule_in(self.scene.state)

    def told(self, scene: Shown) -> Told | None:
        """What would come of the choice that is pointed at, with what was named before it."""
        choice, seat = scene.choice, scene.viewer
        if choice is None or seat is None:
            return None
        game = self.sitting.match.game
        made = foretold(game, scene.state, seat, self._with_held(choice.action))
        alone = is_asked_with_others(game, scene.state)
        return Told(made, scene.speech, scene.names, alone=alone, unsaid=self.unsaid)

    def _with_held(self, action: Action) -> tuple[Action, ...]:
        named = (*self.held, action)
        return named if self.gathering is None else self.gathering.in_order(named)

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

    def show_position(self) -> None:
        self.show(self.make_scene())

    def show_again(self) -> None:
        self.show(self.scene)

    def say(self, scene: Shown, about: str = "") -> None:
        """The headline of a scene, and what is foretold in it; `about` is what the thing pointed at says itself."""
        told = self.told(scene)
        self.foretell(told)
        parts = [about, "" if told is None else told.sentences()] if scene.choice is not None else []
        words = saying(
            scene,
            self.sitting,
            self.notice,
            " ".join([each for each in [self._said_so_far(scene), *parts] if each]),
            covered=self.covered,
        )
        self.query_one(Headline).tell(self.palette, words)

    def _said_so_far(self, scene: Shown) -> str:
        """What was chosen and is not yet done; nothing where something is pointed at: that tells of it too."""
        if scene.choice is not None or not (self.begun or self.held):
            return ""
        asked = scene.state.todo[-1]
        said = [self.words.action(each, scene.names) for each in self.begun]
        said += [self.words.answer(asked, each, scene.names) for each in self.held]
        return self.speech.say("table.chosen_so_far", what=self.words.listing(said))

    def go_on(self) -> None:
        self.begun = self.held = ()
        super().go_on()

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
        self._carry_out(choice.action)

    def _carry_out(self, action: Action) -> None:
        """Name it, begin with it, or do it with all that was chosen before."""
        gathering = self.gathering
        named = (*self.held, action)
        if gathering is not None and action in gathering.things and not gathering.is_whole(named):
            self.held = named
            self.show_position()
            return
        row = (*self.begun, *self._with_held(action))
        if self._is_begun_by(row):
            self.begun, self.held = row, ()
            self.show_position()
            return
        try:
            self.sitting.play(*row)
        except BrokenRow as broken:
            self.begun = self.held = ()
            self.show_position()
            self._refuse_row(broken)
        else:
            self.go_on()

    def _is_begun_by(self, row: tuple[Action, ...]) -> bool:
        """Do these answers lead to a question that is answered as one with them?"""
        if not self.following or self.viewer is None:
            return False
        match = self.sitting.match
        known = match.game.guess(match.view(self.viewer), Chance(0))
        walk = walked(match.game, known, self.viewer, row)
        is_asked = walk.made.done == len(row) and walk.made.stop == ASKED
        return is_asked and isinstance(walk.s.todo[-1], self.following)

    def _refuse_row(self, broken: BrokenRow) -> None:
        if broken.refusal is None:
            self.refuse(str(broken), self.rule)
        else:
            self.refuse(self.why(broken.refusal, self.scene.names), broken.refusal.rule)

    def drop_half_done(self) -> bool:
        """Take back the last answer of a deed that is not done yet."""
        if self.held:
            self.held = self.held[:-1]
        elif self.begun:
            self.begun = self.begun[:-1]
        else:
            return False
        self.show_position()
        return True

    def begun_state(self) -> State | None:
        return self.scene.state if self.begun else None

    def hint(self) -> None:
        self.held = ()
        super().hint()

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
        elif key == "escape" and self.scene.pointed is None and self.drop_half_done():
            self.notice = None
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
        meant, asked = self.wished(target), self.sitting.asked
        assert asked is not None
        refusal = None
        if meant is not None:
            game = self.sitting.match.game
            refusal = walked(game, self.scene.state, asked, self._with_held(meant)).made.refusal
        if refusal is None:
            self.refuse(self.speech.say("table.not_a_choice"), self.rule)
        else:
            self.refuse(self.why(refusal, self.scene.names), refusal.rule)
