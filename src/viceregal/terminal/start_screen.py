"""Before the game: what to play and with whom. One key starts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult

from viceregal.games import GAMES, game
from viceregal.i18n.bot_names import bot_title
from viceregal.i18n.catalogue import Words
from viceregal.terminal.bars import KeyBar, TopBar
from viceregal.terminal.dialogs import Ask
from viceregal.terminal.keeping import KeptGame
from viceregal.terminal.painted import Painted, aim
from viceregal.terminal.plan import TablePlan
from viceregal.terminal.seating import Player, names, ruled_names
from viceregal.terminal.sitting import Sitting
from viceregal.terminal.table_screen import TableScreen
from viceregal.terminal.tables import parts_of
from viceregal.terminal.titles import said_or, title_of

_WIDTH = 69
_LABEL = 32
_MAX_RESUMED = 3


@dataclass(frozen=True)
class Row:
    """A line of the form: `turn` changes its value, `do` is what Enter does on it."""

    label: str
    value: str
    turn: Callable[[int], None] | None = None
    do: Callable[[], None] | None = None
    is_button: bool = False
    kept: KeptGame | None = None
    seat: int | None = None


class Form(Painted):
    """The rows, with the one that the keys are on."""

    screen: StartScreen  # type: ignore[assignment]  # it lies on no other

    def paint(self, width: int, height: int) -> list[Text]:
        screen = self.screen
        left = " " * max(0, (width - _WIDTH) // 2)
        rows = screen.rows()
        lines = [Text.assemble(left, _row(screen, number, row)) for number, row in enumerate(rows)]
        about = Text(screen.about(rows[screen.row]), Style(color=screen.palette.ink_3, italic=True))
        about.truncate(width)
        lines += [Text(""), Text.assemble(left, about)]
        ornament = parts_of(screen.plan.game_key).ornament
        title = ornament(screen.speech, screen.palette, _WIDTH, height - len(lines) - 1)
        top = [Text.assemble(left, line) for line in title]
        spare = max(0, height - len(top) - len(lines)) // 3
        return [Text("")] * spare + top + lines


def _row(screen: StartScreen, number: int, row: Row) -> Text:
    here = number == screen.row
    return _button(screen, number, row, here) if row.is_button else _choice(screen, number, row, here)


def _button(screen: StartScreen, number: int, row: Row, here: bool) -> Text:
    palette = screen.palette
    style = Style(color=palette.rubric, bgcolor=palette.raised, bold=True)
    if here:
        style = Style(color=palette.on_strong, bgcolor=palette.rubric_fill, bold=True)
    text = Text(f"  {'▸' if here else ' '} {row.label}   {row.value}", aim(f"do {number}", style))
    text.truncate(_WIDTH, overflow="ellipsis", pad=True)
    return text


def _choice(screen: StartScreen, number: int, row: Row, here: bool) -> Text:
    palette = screen.palette
    ground = Style(bgcolor=palette.raised) if here else Style()
    value = Style(color=palette.ink, bold=here) + ground
    arrow = Style(color=palette.rubric if here else palette.rule_strong, bold=True) + ground
    label = (f"  {'▸' if here else ' '} {row.label}".ljust(_LABEL), Style(color=palette.ink_2) + ground)
    if row.turn is None:  # nothing to choose: the rules play that seat
        text = Text.assemble(label, (f"   {row.value}", value))
    else:
        text = Text.assemble(
            label,
            (" ◂ ", aim(f"less {number}", arrow)),
            (row.value, aim(f"more {number}", value)),
            (" ▸ ", aim(f"more {number}", arrow)),
        )
    text.append(" " * (_WIDTH - text.cell_len), ground)
    return text


def _kept_names(kept: KeptGame, speech: Words) -> tuple[str, ...]:
    return names(kept.seating, speech, ruled_names(kept.match.game.key, kept.match.setup, speech))


def _open_scores(kept: KeptGame) -> list[int]:
    """The points of each seat as far as everybody could count them."""
    match = kept.match
    lines = match.game.open_score_sheet(match.state) or ()
    return [sum([line.points for line in lines if line.seat == seat]) for seat in range(match.setup.seats)]


class StartScreen(TableScreen[None]):
    """Up and down choose a row, left and right change it, Enter starts or resumes."""

    def __init__(self, plan: TablePlan) -> None:
        super().__init__()
        self.plan = plan
        self.kept: list[KeptGame] = []
        self.row = 0

    @property
    def game_key(self) -> str:
        return self.plan.game_key

    def compose(self) -> ComposeResult:
        yield TopBar(id="top")
        yield Form(id="form")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self.kept = self.table.keeper.kept()[:_MAX_RESUMED]
        self.retell()

    def on_screen_resume(self) -> None:
        self.retell()

    def retell(self) -> None:
        say = self.speech.say
        self.query_one(Form).repaint()
        self.query_one(TopBar).tell(self.palette, self.speech.lang, (say("start.title"),))
        keys = [("⏎", "start.go", "enter"), ("↑↓", "start.row", "down"), ("◂▸", "start.change", "right")]
        keys += [("E", "start.name", "e"), ("Del", "start.forget", "delete"), ("?", "keys.help", "?")]
        keys += [("L", "keys.language", "l"), ("D", "keys.light", "d"), ("Q", "keys.quit", "q")]
        self.query_one(KeyBar).tell(
            self.palette, [(shown, say(label), f"key {key}") for shown, label, key in keys]
        )

    # The rows ---------------------------------------------------------------------------------------------------

    def rows(self) -> list[Row]:
        say, plan = self.speech.say, self.plan
        rows = [self._resume(kept) for kept in self.kept]
        rows.append(Row(say("start.start"), self._summary(plan), do=self.start, is_button=True))
        words = self.speech.of(plan.game_key)
        rows.append(Row(say("start.game"), title_of(game(plan.game_key), words), self._turn_game))
        facts = game(plan.game_key).facts
        if len(facts.editions) > 1:
            chosen = plan.edition or facts.editions[0]
            edition = said_or(words, f"edition.{chosen}", chosen)
            rows.append(
                Row(say("start.edition"), edition, lambda step: self._change(plan.with_edition(step)))
            )
        rows.append(Row(say("start.players"), str(plan.seats), self._turn_seats))
        rows += [self._seat(seat) for seat in range(plan.seats)]
        for option in facts.options:
            rows.append(
                Row(
                    said_or(words, f"option.{option.key}", option.key),
                    said_or(words, f"option.{option.key}.{plan.option(option)}", plan.option(option)),
                    lambda step, option=option: self._change(plan.with_option(option, step)),  # type: ignore[misc]
                )
            )
        rows.append(Row(say("start.language"), say("language.name"), lambda step: self.table.next_language()))
        return rows

    def _resume(self, kept: KeptGame) -> Row:
        words = self.speech.of(kept.match.game.key)
        score = self.speech.listing(
            f"{name} {points}"
            for name, points in zip(_kept_names(kept, self.speech), _open_scores(kept), strict=True)
        )
        label = f"{self.speech.say('start.resume')}: {title_of(kept.match.game, words)}"
        return Row(label, score, do=lambda: self.resume(kept), is_button=True, kept=kept)

    def _summary(self, plan: TablePlan) -> str:
        return " – ".join(plan.titles(self.speech))

    def _seat(self, seat: int) -> Row:
        player = self.plan.seating[seat]
        value = self.plan.names(self.speech)[seat]
        label = self.speech.say("start.seat", number=seat + 1)
        if seat in self.plan.ruled():
            return Row(label, value)
        if player.is_bot:
            level = bot_title(player.bot, self.speech) + self._strength(player)
            value = self.speech.say("bot.titled", name=value, level=level)
        return Row(label, value, lambda step: self._change(self.plan.with_next_player(seat, step)), seat=seat)

    def _strength(self, player: Player) -> str:
        seconds = player.bot.partition("seconds=")[2]
        return f", {self.speech.say('bot.seconds', seconds=seconds)}" if seconds else ""

    def about(self, row: Row) -> str:
        """A word on what the row holds."""
        if row.seat is not None:
            player = self.plan.seating[row.seat]
            kind = player.bot_name if player.is_bot else "person"
            words = self.speech.of(self.plan.game_key)
            return words.say(f"about.{kind}") if words.has(f"about.{kind}") else ""
        if row.kept is not None:
            return self.speech.say("about.kept")
        return ""

    # What the rows do -------------------------------------------------------------------------------------------

    def _turn_game(self, step: int) -> None:
        keys = list(GAMES)
        self._change(self.plan.with_game(keys[(keys.index(self.plan.game_key) + step) % len(keys)]))

    def _turn_seats(self, step: int) -> None:
        facts = game(self.plan.game_key).facts
        seats = self.plan.seats + step
        if facts.min_seats <= seats <= facts.max_seats:
            self._change(self.plan.with_seats(seats))

    def _change(self, plan: TablePlan) -> None:
        self.plan = plan
        self.row = min(self.row, len(self.rows()) - 1)
        self.retell()

    def start(self) -> None:
        self.table.sit_down(self.plan)

    def resume(self, kept: KeptGame) -> None:
        self.table.play(Sitting.resumed(kept, self.table.keeper))

    def _ask_name(self, seat: int) -> None:
        def name_it(name: str | None) -> None:
            if name is not None:
                player = replace(self.plan.seating[seat], name=name[:16])
                self._change(self.plan.with_player(seat, player))

        self.table.push_screen(Ask("start.ask_name", self.plan.seating[seat].name), name_it)

    def _forget(self, kept: KeptGame) -> None:
        self.table.keeper.drop(kept.path)
        self.kept.remove(kept)
        self._change(self.plan)

    # Keys and mouse ---------------------------------------------------------------------------------------------

    def press(self, key: str) -> bool:
        rows = self.rows()
        row = rows[self.row]
        match key:
            case "up" | "down" | "tab" | "shift+tab":
                self.row = (self.row + (1 if key in ("down", "tab") else -1)) % len(rows)
                self.retell()
            case "left" | "right":
                if row.turn is not None:
                    row.turn(1 if key == "right" else -1)
            case "enter" | "space":
                (row.do or self.start)()
            case "e" | "E":
                if row.seat is not None and not self.plan.seating[row.seat].is_bot:
                    self._ask_name(row.seat)
            case "delete":
                if row.kept is not None:
                    self._forget(row.kept)
            case "q" | "Q":
                self.table.exit()
            case _:
                return False
        return True

    def choose(self, target: str) -> None:
        kind, _, number = target.partition(" ")
        row = self.rows()[int(number)]
        self.row = int(number)
        if kind == "do" and row.do is not None:
            row.do()
        elif row.turn is not None:
            row.turn(-1 if kind == "less" else 1)
