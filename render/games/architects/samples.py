"""One of each sign and some cards, so that a picture's palette knows their colours."""

from engine.games.architects.data import Apprentice, Building, Skill
from render.canvas import Canvas
from render.games.architects.art.signs import SIGNS
from render.games.architects.art.sites import picture
from render.games.architects.art.workers import worker
from render.games.architects.cards import apprentice_face

FACES = (
    (Apprentice.WOODCUTTER, (Skill.CARPENTRY,)), (Apprentice.JEWELLER, (Skill.TILING,)),
    (Apprentice.TRICKSTER, (Skill.MASONRY,)), (Apprentice.LABOURER, tuple(Skill)),
    (Apprentice.ILLUSIONIST, (Skill.CARPENTRY,)), (Apprentice.PICKPOCKET, (Skill.TILING,)),
    (Apprentice.MERCHANT_GOLD, (Skill.MASONRY,)), (Apprentice.SWINDLER_TILING, (Skill.TILING,)),
)  # fmt: skip
BUILDINGS = (
    Building.CHAPEL, Building.SILVER_MARKET, Building.THIEVES_DEN, Building.LIGHTHOUSE,
    Building.CLAY_PIT, Building.KEEP, Building.MONUMENT, Building.TREASURY, Building.WELL,
    Building.TILERS_HUT, Building.GRAVEYARD, Building.AQUEDUCT,
)  # fmt: skip


def samples(c: Canvas) -> None:
    at = Canvas(c.image, c.theme, scale=c.fine, fine=c.fine, labels=[])
    for i, sign in enumerate(SIGNS.values()):
        sign(at.at(4 + i % 8 * 46, 4 + i // 8 * 46, 0.44))
    for i, (apprentice, skills) in enumerate(FACES):
        apprentice_face(at.at(380 + i % 4 * 146, 4 + i // 4 * 140), apprentice, "", skills, 1)
    for seat in range(5):
        worker(at.at(4 + seat * 50, 300, 0.46), seat)


def card_samples(c: Canvas) -> None:
    """Draw the same with building cards, for pictures that show hands."""
    samples(c)
    at = Canvas(c.image, c.theme, scale=c.fine, fine=c.fine, labels=[])
    for i, building in enumerate(BUILDINGS):
        picture(
            at,
            building,
            (270 + i % 4 * 180, 290 + i // 4 * 100, 440 + i % 4 * 180, 382 + i // 4 * 100),
        )
