"""The city's counts and the seats: banners, characters by house in the same columns for all, companions that stayed."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from viceregal.core.records import NOBODY
from viceregal.games.hand_of_the_king.rules.cards import HOUSE_COUNT, HOUSE_OF, HOUSE_SIZES
from viceregal.games.hand_of_the_king.terminal.heraldry import BANNER, LETTERS, tincture
from viceregal.games.hand_of_the_king.terminal.scene import Panel, Scene
from viceregal.terminal.painted import aim
from viceregal.terminal.palette import blend
from viceregal.terminal.wrapping import flow

_RAVEN, _SPENT_RAVEN = "◉", "○"
_GRAND = 8  # lines for each seat that leave room for a rod and the tails of the banners


class Seats(Panel):
    """All columns are houses, the largest first."""

    def draw(self, scene: Scene, width: int, height: int) -> list[Text]:
        if scene.compact:
            return _compact(scene, width)
        column = min(5, width // HOUSE_COUNT)
        lines = [scene.heading(scene.speech.say("place.kings_landing"), width)]
        lines += [_letters(scene, column), _left(scene, column), Text("")]
        grand = (height - len(lines)) // len(scene.names) >= _GRAND
        blocks = [_seat(scene, seat, width, column, grand=grand) for seat in _order(scene)]
        if grand and NOBODY in scene.state.banners:
            blocks.append(_unclaimed(scene, column))
        for block in _fitted(blocks, height - len(lines)):
            lines += block
        return lines


def _order(scene: Scene) -> list[int]:
    """The person at the screen first, then clockwise; with several people, by seat."""
    seats = len(scene.names)
    people = [seat for seat in range(seats) if seat not in scene.bots]
    first = people[0] if len(people) == 1 else 0
    return [(first + step) % seats for step in range(seats)]


def _fitted(blocks: list[list[Text]], height: int) -> list[list[Text]]:
    """With room to spare a blank line between the seats; without, the ends of the longest lists are cut off."""
    while sum(map(len, blocks)) > height:
        longest = max(blocks, key=len)
        if len(longest) <= 4:
            break
        longest.pop()
    if sum(map(len, blocks)) + len(blocks) <= height:
        for block in blocks:
            block.append(Text(""))
    return blocks


def _letters(scene: Scene, column: int) -> Text:
    line = Text()
    for house in range(HOUSE_COUNT):
        chip = scene.chip(house)
        if scene.is_target(f"house {house}"):
            chip = scene.chip(house, "▸" if scene.is_pointed(f"house {house}") else " ", " ")
        line.append(chip)
        line.append(" " * (column - 3))
    return line


def _left(scene: Scene, column: int) -> Text:
    """How many of each house are left in King's Landing, of how many."""
    line = Text()
    for house in range(HOUSE_COUNT):
        left, after = scene.state.left[house], scene.state.left[house]
        if scene.shown is not None:
            after = scene.shown.after.left[house]
        text = f"{after}/{HOUSE_SIZES[house]}" if column > 3 else f" {after} "
        style = (
            Style(color=scene.palette.gold_ink, bold=True)
            if after != left
            else Style(color=scene.palette.ink_2)
        )
        if scene.is_target(f"house {house}"):
            style += Style(bold=True, underline=True)
        line.append(text.ljust(column), aim(f"house {house}", style))
    return line


def _seat(scene: Scene, seat: int, width: int, column: int, *, grand: bool) -> list[Text]:
    lines = [_title(scene, seat, width)]
    if grand:
        rod = ("─┬─" + "─" * (column - 3)) * HOUSE_COUNT
        lines.append(Text.assemble((rod.rstrip("─") + "─", Style(color=scene.palette.rule_strong))))
    lines.append(_rail(scene, seat, column, grand=grand))
    if grand:
        lines.append(_tails(scene, seat, column))
    return [*lines, _counts(scene, seat, column), *_area(scene, seat, width)]


def _title(scene: Scene, seat: int, width: int) -> Text:
    """Name and number of banners; a red ribbon lies on whoever is asked."""
    palette, target = scene.palette, f"seat {seat}"
    on_turn = scene.asked == seat
    ground = (
        Style(color=palette.on_strong, bgcolor=palette.rubric_fill, bold=True)
        if on_turn
        else Style(bold=True)
    )
    if scene.is_pointed(target):
        ground = Style(color=palette.card_ink, bgcolor=palette.gold, bold=True)
    now, then = scene.banners_of(seat)
    total = f"{BANNER} {now}" if now == then else f"{BANNER} {now} → {then}"
    if any(scene.state.ravens) or scene.state.variant.ravens:
        total = f"{_RAVEN if scene.state.ravens[seat] else _SPENT_RAVEN}  {total}"
    mark = "◇ " if scene.is_target(target) else ""
    name = f"{mark}{scene.sign(seat)} {scene.names[seat]}"
    if scene.state.variant.teams:
        name += " · A" if seat % 2 == 0 else " · B"
    room = width - len(total) - 2
    if len(name) > room:
        name = name[: room - 1] + "…"
    return Text(f"{name.ljust(room)} {total} ", aim(target, ground))


def _unclaimed(scene: Scene, column: int) -> list[Text]:
    """The banners that nobody holds."""
    title = Text(scene.speech.say("table.unclaimed"), Style(color=scene.palette.ink_3, bold=True))
    return [title, _rail(scene, NOBODY, column, grand=False)]


def _rail(scene: Scene, seat: int, column: int, *, grand: bool) -> Text:
    """Banners hang from their pegs; one foretold to come is framed, one to go is struck out."""
    line = Text()
    for house in range(HOUSE_COUNT):
        now, then = scene.banner(house)
        if seat in (now, then):
            line.append(_cloth(scene, house, has=now == seat, will_have=then == seat))
        else:
            line.append("   " if grand else " ╷ ", Style(color=scene.palette.rule_strong))
        line.append(" " * (column - 3))
    return line


def _cloth(scene: Scene, house: int, *, has: bool, will_have: bool) -> Text:
    if has and will_have:
        return scene.chip(house)
    ground = Style(bgcolor=_ground(scene, house, has=has), bold=True)
    if will_have:
        ink = tincture(scene.palette, house).dark if not scene.palette.dark else scene.palette.gold
        return Text(f"[{LETTERS[house]}]", ground + Style(color=ink))
    return Text(f" {LETTERS[house]} ", ground + Style(color=scene.palette.ink, strike=True))


def _ground(scene: Scene, house: int, *, has: bool) -> str:
    """Of a banner that is going, or that is coming."""
    return (
        blend(tincture(scene.palette, house).field, scene.palette.sheet, 0.6)
        if has
        else scene.palette.gold_wash
    )


def _tails(scene: Scene, seat: int, column: int) -> Text:
    """The swallow-tails of the banners."""
    line = Text()
    for house in range(HOUSE_COUNT):
        now, then = scene.banner(house)
        if seat in (now, then):
            colour = (
                tincture(scene.palette, house).field
                if now == then
                else _ground(scene, house, has=now == seat)
            )
            line.append("▀ ▀", Style(color=colour))
        else:
            line.append("   ")
        line.append(" " * (column - 3))
    return line


def _counts(scene: Scene, seat: int, column: int) -> Text:
    line = Text()
    for house in range(HOUSE_COUNT):
        now, then = scene.count(seat, house)
        if now == then:
            text, style = f" {now or '·'}", Style(color=scene.palette.ink if now else scene.palette.ink_3)
        else:
            text, style = f"{now}→{then}", Style(color=scene.palette.gold_ink, bold=True)
        line.append(text.ljust(column), style)
    return line


def _area(scene: Scene, seat: int, width: int) -> list[Text]:
    """The characters by house, and the companions that stayed."""
    words = area_words(scene, sorted(scene.state.areas[seat]))
    for stay in scene.state.staying:
        if stay.seat == seat:
            name = f" {scene.speech.companion(stay.companion)} ×{stay.count}"
            style = Style(color=scene.palette.ink_2, italic=True)
            words.append(Text.assemble(scene.chip(stay.house, "", ""), (name, style)))
    return flow(words, width)


def area_words(scene: Scene, cards: list[int]) -> list[Text]:
    """Cards of an area one by one, the first of each house with its letter."""
    words: list[Text] = []
    for number, card in enumerate(cards):
        word = _area_card(scene, card)
        if number == 0 or HOUSE_OF[card] != HOUSE_OF[cards[number - 1]]:
            word = Text.assemble(scene.chip(HOUSE_OF[card], "", ""), " ", word)
        words.append(word)
    return words


def _area_card(scene: Scene, card: int) -> Text:
    """A character in an area, as something to choose if it is asked for."""
    target = f"card {card}"
    style = Style(color=scene.palette.ink_3)
    name = scene.speech.card_short(card)
    if scene.is_pointed(target) or scene.choices.picked == card:
        return Text(
            f"◆{name}",
            aim(target, Style(color=scene.palette.card_ink, bgcolor=scene.palette.gold, bold=True)),
        )
    if scene.is_target(target):
        style = Style(color=scene.palette.ink, bold=True, underline=True)
    return Text(name, aim(target, style))


# For a small screen ---------------------------------------------------------------------------------------------


def _compact(scene: Scene, width: int) -> list[Text]:
    """Two lines a seat: a count on the colours of a house, with a flag, is a banner held."""
    column = width // HOUSE_COUNT
    lines = [_letters(scene, column), _left(scene, column)]
    for seat in _order(scene):
        lines += [_title(scene, seat, width), _flags(scene, seat, column)]
    return lines


def _flags(scene: Scene, seat: int, column: int) -> Text:
    line = Text()
    for house in range(HOUSE_COUNT):
        now, then = scene.count(seat, house)
        held, will_be = scene.banner(house)
        colours = tincture(scene.palette, house)
        flag = BANNER if will_be == seat else " "
        style = Style(color=scene.palette.ink if then else scene.palette.ink_3)
        if will_be == seat:
            style = Style(color=colours.charge, bgcolor=colours.field, bold=True)
        if now != then or (held != will_be and seat in (held, will_be)):
            style += Style(bold=True, underline=True)
        line.append(f" {then or '·'}{flag}", style)
        line.append(" " * (column - 3))
    return line
