"""The signs of Architects, by the ids of its goods, places, people and building cards."""

from functools import partial

from engine.games.architects.data import Apprentice, Building, Character
from render.canvas import Canvas
from render.emoji import Draw, framed
from render.games.architects.art import signs as art
from render.games.architects.art.sites import picture
from render.games.architects.cards import portrait_window

SITE = (-34.0, -66.0, 134.0, 102.0)  # a house stands in the lower middle, under much sky
PEOPLE = (-8.0, 0.0, 90.0, 104.0)  # a portrait stands to the right, beside its skills


def _building(building: Building, c: Canvas) -> None:
    picture(c, building, SITE)


def _apprentice(who: Apprentice, c: Canvas) -> None:
    portrait_window(c, who, (), PEOPLE)


def _character(who: Character, c: Canvas) -> None:
    portrait_window(c, who, (), PEOPLE)


SIGNS: dict[str, Draw] = {
    **{name: draw for name, draw in art.SIGNS.items() if name not in ("now", "end", "+", ">")},
    **{each: framed(partial(_building, each)) for each in Building},
    **{each: framed(partial(_apprentice, each)) for each in Apprentice},
    **{each: framed(partial(_character, each)) for each in Character},
}
