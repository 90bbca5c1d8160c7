"""One of each sign and some cards, so that a picture's palette knows their colours."""

from render.canvas import Canvas
from render.games.architects.apprentices import face
from render.games.architects.signs import SIGNS
from render.games.architects.sites import picture
from render.games.architects.workers import worker

FACES = (
    ("woodcutter", ("carpentry",)), ("jeweller", ("tiling",)), ("trickster", ("masonry",)),
    ("labourer", ("carpentry", "tiling", "masonry")), ("illusionist", ("carpentry",)),
    ("pickpocket", ("tiling",)), ("merchant_gold", ("masonry",)), ("swindler_tiling", ("tiling",)),
)  # fmt: skip
BUILDINGS = (
    "chapel", "silver_market", "thieves_den", "lighthouse", "clay_pit", "keep", "monument",
    "treasury", "well", "tilers_hut", "graveyard", "aqueduct",
)  # fmt: skip


def samples(c: Canvas) -> None:
    at = Canvas(c.image, c.theme, scale=c.fine, fine=c.fine, labels=[])
    for i, sign in enumerate(SIGNS.values()):
        sign(at.at(4 + i % 8 * 46, 4 + i // 8 * 46, 0.44))
    for i, (apprentice, skills) in enumerate(FACES):
        face(at.at(380 + i % 4 * 146, 4 + i // 4 * 140), apprentice, "", skills, 1)
    for seat in range(5):
        worker(at.at(4 + seat * 50, 300, 0.46), seat)


def card_samples(c: Canvas) -> None:
    """The same with building cards, for pictures that show hands."""
    samples(c)
    at = Canvas(c.image, c.theme, scale=c.fine, fine=c.fine, labels=[])
    for i, building in enumerate(BUILDINGS):
        picture(
            at,
            building,
            (270 + i % 4 * 180, 290 + i // 4 * 100, 440 + i % 4 * 180, 382 + i // 4 * 100),
        )
