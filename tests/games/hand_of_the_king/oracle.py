"""Hand of the King a second time: slow, literal, from the rulebook alone, to compare the fast rules with.

Nothing here is shared with `viceregal`. A game is one generator that reads like the rulebook: where a player has to
choose, it yields who and what may be chosen, as texts, and is sent the choice. Cards and places are plain words.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

HOUSES = {
    "stark": "eddard catelyn robb sansa arya bran rickon lyanna",
    "greyjoy": "balon theon asha euron victarion aeron rodrik",
    "lannister": "tywin cersei jaime tyrion kevan joffrey",
    "targaryen": "daenerys viserys rhaegar aerys aegon",
    "baratheon": "robert stannis renly shireen",
    "tyrell": "olenna margaery garlan",
    "tully": "hoster edmure",
}
HOUSE_OF = {name: house for house, names in HOUSES.items() for name in names.split()}
SIZE = {house: len(names.split()) for house, names in HOUSES.items()}
IN_ORDER = [*HOUSE_OF, "varys"]

KNOWN = {"jaqen", "jon", "gendry", "melisandre", "ramsay", "sandor", "hodor", "bronn"}
RECONSTRUCTED = {"shae", "littlefinger", "brienne", "syrio", "jorah", "ygritte"}
NEITHER_TAKEN_NOR_KILLED = {"shae", "jon", "gendry"}
TAKES = {"hodor": "bran", "bronn": "tyrion", "brienne": "catelyn", "syrio": "arya", "jorah": "daenerys"}

STEP = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}

Place = tuple[int, int]
Question = tuple[int, set[str]]
Choosing = Generator[Question, str, None]
Choice = Generator[Question, str, str]


@dataclass
class Oracle:
    """The table: where every card lies, and what everybody has."""

    seats: int
    deal: list[str]  # row by row
    pool: list[str]
    first: int
    variant: str = "base"
    ramsay_moves_varys: bool = True
    standing_ties_stay: bool = True
    landing: dict[Place, str] = field(default_factory=dict)
    areas: list[set[str]] = field(default_factory=list)
    banners: dict[str, int | None] = field(default_factory=dict)
    staying: list[tuple[str, int, str, int]] = field(default_factory=list)  # who, with whom, as, how many
    removed: set[str] = field(default_factory=set)  # killed characters
    discarded: set[str] = field(default_factory=set)  # companions used up or killed
    tokens: list[bool] = field(default_factory=list)
    talk: tuple[int, int] | None = None
    one_more_turn: bool = False
    over: bool = False

    def __post_init__(self) -> None:
        self.landing = {(n // 6, n % 6): card for n, card in enumerate(self.deal)}
        self.areas = [set() for _ in range(self.seats)]
        self.banners = dict.fromkeys(HOUSES)
        self.tokens = [self.variant == "raven"] * self.seats

    # What can be seen on the table

    def varys(self) -> Place:
        return next(place for place, card in self.landing.items() if card == "varys")

    def characters(self) -> set[str]:
        return set(self.landing.values()) - {"varys"}

    def owned(self) -> set[str]:
        return {card for area in self.areas for card in area}

    def count(self, seat: int, house: str) -> int:
        cards = sum(HOUSE_OF[card] == house for card in self.areas[seat])
        return cards + sum(n for _, owner, as_, n in self.staying if (owner, as_) == (seat, house))

    def counts(self) -> dict[str, list[int]]:
        return {house: [self.count(seat, house) for seat in range(self.seats)] for house in HOUSES}

    def ties(self) -> dict[str, list[int]]:
        """The houses that several lead together, and who they are."""
        leaders = {
            house: [seat for seat in range(self.seats) if counts[seat] == max(counts) > 0]
            for house, counts in self.counts().items()
        }
        return {house: seats for house, seats in leaders.items() if len(seats) > 1}

    def line(self, direction: str) -> list[Place]:
        """All places from Varys to the edge, the nearest first."""
        (row, column), (down, right) = self.varys(), STEP[direction]
        every = [(row + n * down, column + n * right) for n in range(1, 6)]
        return [(r, c) for r, c in every if 0 <= r < 6 and 0 <= c < 6]

    def moves(self) -> set[str]:
        return {
            f"move {direction} {HOUSE_OF[self.landing[place]]}"
            for direction in STEP
            for place in self.line(direction)
            if place in self.landing
        }

    # A game, a turn

    def game(self) -> Choosing:
        player = self.first
        while self.moves():
            yield from self.turn(player)
            if self.one_more_turn:
                self.one_more_turn = False
            else:
                player = (player + 1) % self.seats
        self.over = True

    def turn(self, player: int) -> Choosing:
        choice = yield player, self.moves() | self.ravens(player)
        if choice.startswith("raven"):
            self.tokens[player] = False
            self.talk = (player, int(choice.split()[1]))
            choice = yield player, self.moves()
            self.talk = None
        _, direction, house = choice.split()
        self.move(player, direction, house)
        tied_before = self.ties() if self.standing_ties_stay else {}
        by_companion: set[str] = set()
        if house not in {HOUSE_OF[card] for card in self.characters()}:
            yield from self.companions(player, by_companion)
        new_ties = {each for each, leaders in self.ties().items() if tied_before.get(each) != leaders}
        standing = set(self.ties()) - new_ties
        yield from self.settle_banners(player, house, by_companion - standing)

    def ravens(self, player: int) -> set[str]:
        if not self.tokens[player]:
            return set()
        others = [(player + 2) % 4] if self.seats == 4 else set(range(self.seats)) - {player}
        return {f"raven {other}" for other in others}

    def move(self, player: int, direction: str, house: str) -> None:
        cards = [
            place
            for place in self.line(direction)
            if place in self.landing and HOUSE_OF[self.landing[place]] == house
        ]
        del self.landing[self.varys()]
        for place in cards:
            self.areas[player].add(self.landing.pop(place))
        self.landing[cards[-1]] = "varys"

    # Banners, at the end of the turn

    def settle_banners(self, player: int, moved: str, by_companion: set[str]) -> Choosing:
        """First what is certain; then, house by house, what the player has to decide."""
        tied: dict[str, list[int]] = {}
        for house, counts in self.counts().items():
            most = max(counts)
            leaders = [seat for seat in range(self.seats) if counts[seat] == most]
            if house in by_companion and most == 0:
                self.banners[house] = None
            elif house in by_companion and len(leaders) == 1:
                self.banners[house] = leaders[0]
            elif house in by_companion:
                tied[house] = leaders
            elif house == moved and player in leaders:
                self.banners[house] = player
        for house, leaders in tied.items():
            choice = yield player, {f"banner {house} {seat}" for seat in leaders}
            self.banners[house] = int(choice.split()[2])

    # Companions

    def companions(self, player: int, changed: set[str]) -> Choosing:
        """One for the last card that was taken, and one more as long as one takes another house's last."""
        earned = True
        while earned and self.pool:
            choice = yield player, {f"call {companion}" for companion in self.pool}
            companion = choice.split()[1]
            self.pool.remove(companion)
            before = self.counts()
            houses_before = {HOUSE_OF[card] for card in self.characters()}
            yield from self.ability(player, companion)
            if companion not in {who for who, *_ in self.staying}:
                self.discarded.add(companion)
            changed |= {house for house in HOUSES if self.counts()[house] != before[house]}
            houses = {HOUSE_OF[card] for card in self.characters()}
            earned = companion in TAKES and houses != houses_before

    def ability(self, player: int, companion: str) -> Choosing:
        match companion:
            case "jaqen":
                yield from self.three_victims(player)
            case "sandor":
                yield from self.kill(player, self.characters())
            case "ygritte":
                yield from self.kill(player, self.owned())
            case "jon":
                house = yield from self.one_of(player, "name", set(HOUSES))
                self.staying.append(("jon", player, house, 2))
            case "gendry":
                self.staying.append(("gendry", player, "baratheon", 1))
            case "shae":
                self.staying.append(("shae", player, "lannister", 1))
            case "melisandre":
                self.one_more_turn = True
            case "ramsay":
                yield from self.exchange_places(player)
            case "littlefinger":
                yield from self.exchange_owners(player)
            case _:
                self.take(player, TAKES[companion])

    def three_victims(self, player: int) -> Choosing:
        yield from self.kill(player, self.characters())
        yield from self.kill(player, self.owned())
        victims = {who for who in self.pool if who not in NEITHER_TAKEN_NOR_KILLED}
        dismissed = yield from self.one_of(player, "dismiss", victims)
        if dismissed:
            self.pool.remove(dismissed)
            self.discarded.add(dismissed)

    def one_of(self, player: int, verb: str, things: set[str]) -> Choice:
        """The player's choice; nothing if there is nothing to choose from."""
        if not things:
            return ""
        choice = yield player, {f"{verb} {thing}" for thing in things}
        return choice.split()[1]

    def kill(self, player: int, victims: set[str]) -> Choosing:
        victim = yield from self.one_of(player, "kill", victims)
        if victim:
            self.lift(victim)
            self.removed.add(victim)

    def take(self, player: int, card: str) -> None:
        if card not in self.removed:
            self.lift(card)
            self.areas[player].add(card)

    def lift(self, card: str) -> None:
        """Off the table, wherever it lies."""
        self.landing = {place: other for place, other in self.landing.items() if other != card}
        for area in self.areas:
            area.discard(card)

    def exchange_places(self, player: int) -> Choosing:
        cards = set(self.landing.values()) if self.ramsay_moves_varys else self.characters()
        pairs = {(a, b) for a in cards for b in cards if IN_ORDER.index(a) < IN_ORDER.index(b)}
        one = yield from self.one_of(player, "swap", {a for a, _ in pairs})
        other = yield from self.one_of(player, "with", {b for a, b in pairs if a == one})
        instead = {one: other, other: one}
        self.landing = {place: instead.get(card, card) for place, card in self.landing.items()}

    def exchange_owners(self, player: int) -> Choosing:
        own = set(self.areas[player])
        others = self.owned() - own
        if not own or not others:
            return
        given = yield from self.one_of(player, "give", own)
        taken = yield from self.one_of(player, "take", others)
        other = next(area for area in self.areas if taken in area)
        self.lift(given)
        self.lift(taken)
        self.areas[player].add(taken)
        other.add(given)

    # The end

    def winners(self) -> set[int]:
        """Most banners; among the tied, the banner of the largest house. Partners sit opposite and add theirs."""
        with_teams = self.variant == "teams" or (self.variant == "raven" and self.seats == 4)
        parties = [{0, 2}, {1, 3}] if with_teams else [{seat} for seat in range(self.seats)]
        held = [{house for house in HOUSES if self.banners[house] in party} for party in parties]
        most = max(len(banners) for banners in held)
        largest = max(SIZE[house] for banners in held if len(banners) == most for house in banners)
        return next(
            party
            for party, banners in zip(parties, held, strict=True)
            if len(banners) == most and largest in {SIZE[house] for house in banners}
        )
