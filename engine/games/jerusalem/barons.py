"""The Barons: what each needs, and where he may stand (8.6, section 14)."""

from engine.games.jerusalem.data import LARGE, SECTOR_OF, Area, Office
from engine.games.jerusalem.state import State
from engine.ids import Seat


def baron_need(g: State, seat: Seat, area: Area) -> int:
    """Return how many new squires the Baron needs; the Constable's needs fewer."""
    if g.players[seat].office is not Office.CONSTABLE:
        return g.figures.baron
    return g.figures.baron_constable_large if area in LARGE else g.figures.baron_constable_small


def baron_areas(g: State, seat: Seat) -> tuple[Area, ...]:
    """Return where the Baron may stand: once a round, never beside another, control not needed."""
    if g.players[seat].baron:
        return ()
    return tuple(
        area
        for area in areas_with_new(g)
        if g.new_for_baron(area) >= baron_need(g, seat, area) and may_block(g, seat, area)
    )


def areas_with_new(g: State) -> list[Area]:
    """Return where squires arrived in this turn; by option, their whole sectors (D7)."""
    assert g.turn is not None
    areas = [area for area, count in g.turn.new.items() if count]
    if g.options.baron_requirement_scope == "area":
        return areas
    sectors = {SECTOR_OF[area] for area in areas}
    return [area for area in g.board if SECTOR_OF[area] in sectors]


def may_block(g: State, seat: Seat, area: Area) -> bool:
    """Return whether no Baron stands there and the leader does not block the large Palace area."""
    if g.baron_in(area) is not None:
        return False
    return area is not Area.KINGS_PALACE_LARGE or seat not in g.barred_from_palace()


def foreign_baron_areas(g: State, seat: Seat) -> tuple[Area, ...]:
    """Return areas for the promo's Baron: three new squires, in a large or a small one."""
    need = g.figures.baron_foreign
    return tuple(
        area
        for area in areas_with_new(g)
        if g.new_for_baron(area) >= need and may_block(g, seat, area)
    )
