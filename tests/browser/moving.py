"""A short moving picture of a turn, for the README: what a move would do, the move, and what the others do then."""

from __future__ import annotations

import io
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from PIL import Image

from tests.browser.person import STILL, Person

Frame = tuple[float, Image.Image]
WIDTH = 960  # pixels of the picture
# The page plays this many times slower than the picture: so there are enough frames on any machine.
SLOWED = 16
LONGEST = 1400  # milliseconds of one frame: nobody waits for a machine that was busy
CLOSEST = 60  # between two frames
LAST = 2600


class Camera:
    """Looks at a page until told to stop."""

    def __init__(self, who: Person) -> None:
        self.who = who
        self.frames: list[Frame] = []
        self.held = 0.0

    def look(self) -> None:
        taken = self.who.page.screenshot(type="png", animations="allow")
        image = Image.open(io.BytesIO(taken)).convert("RGB")
        self.frames.append(
            (time.monotonic() + self.held, image.resize((WIDTH, image.height * WIDTH // image.width)))
        )

    def hold(self, seconds: float) -> None:
        """What was seen last stays for so long in the picture: there is something to read."""
        self.held += seconds * SLOWED

    def look_for(self, seconds: float) -> None:
        self.look_until(lambda: False, seconds)

    def look_until(self, done: Callable[[], bool], most: float) -> None:
        end = time.monotonic() + most
        while time.monotonic() < end and not done():
            self.look()

    def save(self, path: Path) -> None:
        """One file that plays in a browser without a player; frames that are the same are one."""
        kept: list[Frame] = []
        for at, image in self.frames:
            soon = bool(kept) and 1000 * (at - kept[-1][0]) / SLOWED < CLOSEST
            if not soon and (not kept or image.tobytes() != kept[-1][1].tobytes()):
                kept.append((at, image))
        times = [at for at, _ in kept]
        lasting = [min(LONGEST, round(1000 * (after - at) / SLOWED)) for at, after in pairwise(times)]
        first, *rest = [image for _, image in kept]
        first.save(
            path,
            save_all=True,
            append_images=rest,
            duration=[*lasting, LAST],
            loop=0,
            quality=62,
            method=6,
            minimize_size=True,
        )


def film_a_turn(who: Person, path: Path) -> None:
    """The move that takes most is pointed at and made, and the other answers it."""
    moves = who.page.locator("#choices [data-action^=move]").all()
    best = max(moves, key=lambda move: int(move.inner_text()))
    best.hover()
    session = who.context.new_cdp_session(who.page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWED})
    camera = Camera(who)
    who.be_still()
    camera.look_for(1.5)
    camera.hold(1.3)
    asked = who.asked()
    best.click()
    camera.look_for(0.8)
    camera.hold(0.8)
    who.page.locator("#commit .primary").click()
    camera.look_until(lambda: who.asked() != asked and who.is_asked(), 120)
    camera.look_until(lambda: bool(who.page.evaluate(STILL)), 60)
    camera.look()
    camera.save(path)
