"""Components, the map and the start (facts 1, 3, 4, 11.3, 11.5 to 11.7)."""

import random
from collections.abc import Callable

import pytest

import engine
from engine.games.crescent_moon.data import CHARACTERS, FIGURES, Hex, Piece, Tile
from engine.games.crescent_moon.events import CardsLookedAt, IncomeTaken, SchemeEnded, TilesDealt
from engine.games.crescent_moon.figures import figures_for
from engine.games.crescent_moon.laying import (
    ends_are_open,
    places_for,
    site_at,
)
from engine.games.crescent_moon.maps import PRESETS, Site, cuts, free_ends, neighbours, river_path
from engine.games.crescent_moon.setup import check_figures
from engine.games.crescent_moon.state import EMPTY
from tests.games.crescent_moon.kit import CALIPH, MURSHID, NOMAD, SULTAN, WARLORD, key, play, state
from tests.kit.tables import events, prompt

PIECES = {
    "warlord": (24, 4, 2, 0, 0, 0, 6),
    "murshid": (6, 6, 3, 0, 0, 0, 12),
    "sultan": (6, 8, 3, 6, 5, 0, 8),
    "caliph": (12, 8, 4, 0, 0, 1, 8),
    "nomad": (12, 6, 3, 0, 0, 0, 8),
}
TILES = {
    "crossing": 1,
    "river": 4,
    "fertile": 2,
    "wilderness": 3,
    "mountain": 2,
    "quarry": 2,
    "desert": 1,
    "holy_site": 1,
}


@pytest.mark.parametrize("name", PIECES)
def test_pieces_of_a_character(name: str) -> None:
    pieces = figures_for({}, 5).pieces[CHARACTERS.index(name)]
    assert tuple(pieces[piece] for piece in Piece) == PIECES[name]


def test_pieces_add_up_to_the_box() -> None:
    pieces = figures_for({}, 5).pieces
    wooden = (Piece.FORT, Piece.CASTLE, Piece.TOWN, Piece.CITY, Piece.PALACE)
    assert sum(each[piece] for each in pieces for piece in wooden) == 59
    assert sum(each[Piece.UNIT] for each in pieces) == 60
    assert sum(each[Piece.INFLUENCE_TOKEN] for each in pieces) == 42


@pytest.mark.parametrize(("players", "hexes"), [(5, 16), (4, 13)])
def test_preset_has_the_hexes_of_the_box(players: int, hexes: int) -> None:
    sites = PRESETS[players]["great_bend"].chart.sites
    wanted = dict(TILES)
    if players == 4:
        wanted |= {"wilderness": 1, "mountain": 1}
    assert len(sites) == hexes
    found = [site.tile for site in sites.values()]
    assert {tile: found.count(tile) for tile in Tile} == wanted


def test_preset_cut_pairs() -> None:
    chart = PRESETS[5]["great_bend"].chart
    apart = {
        frozenset((here, other))
        for here in chart.sites
        for other in set(chart.touching[here]) - set(chart.near[here])
    }
    pairs = [("4", "5"), ("5", "2"), ("13", "12"), ("12", "16"), ("16", "15")]
    assert apart == {frozenset(map(Hex, pair)) for pair in pairs}


def test_the_crossing_is_adjacent_to_all_its_neighbours() -> None:
    chart = PRESETS[5]["great_bend"].chart
    assert chart.near[Hex.H8] == chart.touching[Hex.H8]
    assert len(chart.near[Hex.H8]) == 6


@pytest.mark.parametrize("players", [4, 5])
def test_preset_river_is_continuous_and_every_hex_can_be_reached(players: int) -> None:
    preset = PRESETS[players]["great_bend"]
    assert len(free_ends(tuple(preset.chart.sites.values()))) == 2
    reached, waiting = {Hex.H1}, [Hex.H1]
    while waiting:
        for other in preset.chart.near[waiting.pop()]:
            if other not in reached:
                reached.add(other)
                waiting.append(other)
    assert reached == set(preset.chart.sites)
    starts = [preset.chart.sites[here].tile for here in preset.groups.values()]
    assert Tile.QUARRY not in starts
    assert Tile.HOLY_SITE not in starts
    assert len(starts) == 2 * players


def test_hexes_are_numbered_as_one_reads() -> None:
    sites = PRESETS[5]["great_bend"].chart.sites
    assert sites[Hex.H1][:3] == (0, -2, "wilderness")
    assert sites[Hex.H8].tile is Tile.CROSSING
    assert sites[Hex.H16][:3] == (-1, 2, "river")


# The pieces on the preset map with five players, by hex; units as (seat, ordinary, mercenaries).
START = {
    "1": "token 1",
    "7": "token 0",
    "9": "units (1, 0, 1) token 1",
    "15": "units (0, 3, 0)",
    "13": "city",
    "5": "units (2, 0, 1) fort town",
    "12": "units (3, 1, 0) castle",
    "4": "castle",
    "11": "units (4, 0, 1) token 4",
    "10": "token 4",
}


def test_starting_pieces_of_the_preset() -> None:
    table = engine.Table.new("crescent_moon", seats=5, seed="start")
    found = {}
    for here, ground in state(table).board.items():
        words = [f"units {tuple(force)}" for force in ground.forces]
        words += [ground.stronghold] if ground.stronghold else []
        words += [ground.settlement] if ground.settlement else []
        words += [f"token {ground.token}"] if ground.token is not None else []
        if words:
            found[str(here)] = " ".join(words)
    assert found == START


def test_the_caliph_places_the_palace_last_with_a_piece_of_his() -> None:
    table = engine.Table.new("crescent_moon", seats=5, seed="start")
    assert table.asked == (CALIPH,)
    assert table.legal(CALIPH) == ["palace 4", "palace 12"]
    assert prompt(table, CALIPH)["facts"]["hex"] == "12"
    play(table, "palace 4")
    assert state(table).board[Hex.H4].palace


@pytest.mark.parametrize("seats", [4, 5])
def test_what_everyone_starts_with(seats: int) -> None:
    table = engine.Table.new("crescent_moon", seats=seats, seed="start")
    g = state(table)
    assert [player.coins for player in g.players] == [3, 5, 6, 4, 0][:seats]
    assert [player.vp for player in g.players] == [5] * seats
    assert g.players[WARLORD].cards == ["campaign"]
    play(table, "palace 4" if seats == 5 else "palace 3")
    assert len([card for card in g.market if card]) == 6
    assert len(g.sultan_market) == 3


def test_the_murshid_schemes_for_nothing_before_the_first_year() -> None:
    table = engine.Table.new("crescent_moon", seats=5, seed="start")
    play(table, "palace 4")
    g = state(table)
    looked = events(table, CardsLookedAt, MURSHID)[0]
    assert looked.cards
    assert len(looked.cards) == 7
    while key(table) == "scheme":
        play(table, table.legal(MURSHID)[0])
    ended = events(table, SchemeEnded)[0]
    assert ended.count + ended.coins == 2
    assert len(g.players[MURSHID].hand) == ended.count
    assert (g.year, g.round, table.asked) == (1, 1, (WARLORD,))
    assert len(events(table, IncomeTaken)) == 5, "the first year has an income, too"


# -- the variable map ------------------------------------------------------------------------


Check = Callable[[tuple[Site, ...], Site], None]  # the hexes laid before, and the new one


def lay_all(seats: int, seed: str, check: Check | None = None) -> tuple[engine.Table, list[int]]:
    table = engine.Table.new("crescent_moon", seats=seats, seed=seed, options={"map": "variable"})
    rng = random.Random(seed)
    order: list[int] = []
    while key(table) == "lay":
        before = tuple(state(table).laid)
        seat, action = table.asked[0], rng.choice(table.legal(table.asked[0]))
        order.append(seat)
        table.play(seat, action)
        if check:
            laid = state(table).laid or sites(table)
            (new,) = set(laid) - set(before)
            check(before, new)
    return table, order


def sites(table: engine.Table) -> list[Site]:
    chart = state(table).chart
    assert chart
    return list(chart.sites.values())


@pytest.mark.parametrize(("seats", "hexes"), [(4, 13), (5, 16)])
def test_three_hexes_each_in_turn_order(seats: int, hexes: int) -> None:
    table, order = lay_all(seats, "order")
    assert order == list(range(seats)) * 3
    assert len(sites(table)) == hexes


def test_dealt_hexes_are_secret() -> None:
    table = engine.Table.new("crescent_moon", seats=5, seed="s", options={"map": "variable"})
    assert len(table.view(0)["players"][0]["tiles"]) == 3
    assert table.view(1)["players"][0]["tiles"] is None
    assert table.view(1)["players"][0]["tiles_left"] == 3
    assert events(table, TilesDealt, 1)[0].tiles is None


@pytest.mark.parametrize("seed", range(12))
def test_rivers_lengthen_the_river_and_others_touch_what_they_can(seed: int) -> None:
    def check(before: tuple[Site, ...], new: Site) -> None:
        ends = free_ends(before)
        if new.tile is Tile.RIVER:
            path = river_path(new)
            assert path[0] in ends or path[-1] in ends
        else:
            taken = {site.point for site in before}
            fits = [site_at(new.tile, lie) for lie in places_for(new.tile, before)]
            touched = {sum(p in taken for p in neighbours(site.point)) for site in fits}
            assert len(touched) == 1
            best = max(touched)
            beside = {p for point in taken for p in neighbours(point)} - taken
            for point in beside:
                if sum(p in taken for p in neighbours(point)) > best:
                    assert not ends_are_open((*before, Site(*point, new.tile)))
        assert len(free_ends((*before, new))) == 2

    lay_all(4 + seed % 2, f"lay {seed}", check)


def test_both_river_ends_stay_open() -> None:
    closed = 0
    for seed in range(30):
        opened: list[bool] = []
        lay_all(5, f"open {seed}", _note_ends(opened))
        closed += not all(opened[:-1])
    assert closed == 0


def _note_ends(opened: list[bool]) -> Check:
    return lambda before, new: opened.append(ends_are_open((*before, new)))


def test_a_river_of_the_variable_map_cuts_its_two_edges() -> None:
    site = Site(0, 0, Tile.RIVER, 2)
    assert site.cut_edges == (2, 3)
    assert cuts([site]) == {frozenset(((0, 0), (0, -1))), frozenset(((0, 0), (-1, 0)))}
    assert cuts([Site(0, 0, Tile.CROSSING, 1)]) == set()


def test_a_dead_river_is_laid_like_any_other_hex() -> None:
    """Even walled in on all sides, which no play brings about, the river has a place."""
    crossing = Site(0, 0, Tile.CROSSING, 1)
    walls = [Site(*point, Tile.DESERT) for point in neighbours((0, 0))]
    assert places_for(Tile.RIVER, (crossing, *walls))


def test_starting_groups_go_into_empty_hexes_but_quarries_and_the_holy_site() -> None:
    table, _ = lay_all(5, "groups")
    order = []
    while key(table) in ("group", "settle"):
        if key(table) == "group":
            play(table, "begin 1")
        seat = table.asked[0]
        order.append(seat)
        legal = [action.split()[1] for action in table.legal(seat)]
        tiles = {str(here): state(table).tile(here) for here in state(table).board}
        assert not {"quarry", "holy_site"} & {tiles[here] for here in legal}
        assert all(state(table).board[Hex(here)] == EMPTY for here in legal)
        play(table, table.legal(seat)[0])
    assert order == [WARLORD, MURSHID, SULTAN, CALIPH, NOMAD] * 2
    assert key(table) == "palace"
    own = [str(here) for here, ground in state(table).board.items() if ground.has(CALIPH)]
    assert table.legal(CALIPH) == [f"palace {here}" for here in own]


def test_a_starting_group_is_asked_for_by_the_kinds_of_its_units() -> None:
    table, _ = lay_all(5, "groups")
    said: dict[int, list[str]] = {}
    while key(table) in ("group", "settle"):
        (seat,) = table.asked
        said.setdefault(seat, []).append(table.rules.words.prompt(prompt(table, seat)))
        play(table, table.legal(seat)[0])
    assert said[WARLORD][0].endswith("group 1 (3 units) or group 2 (influence token)?")
    assert "group 1 of your starting pieces (3 units)" in said[WARLORD][1]
    assert "group 2 of your starting pieces (influence token)" in said[WARLORD][2]
    assert "group 1 of your starting pieces (1 mercenary, influence token)" in said[NOMAD][1]


def test_each_player_chooses_which_of_his_groups_comes_first() -> None:
    table, _ = lay_all(5, "groups")
    groups: dict[int, list[int]] = {}
    order = []
    while key(table) in ("group", "settle"):
        (seat,) = table.asked
        if key(table) == "group":
            assert table.legal(seat) == ["begin 1", "begin 2"]
            play(table, "begin 2" if seat in (SULTAN, NOMAD) else "begin 1")
        order.append(seat)
        groups.setdefault(seat, []).append(prompt(table, seat)["facts"]["group"])
        play(table, table.legal(seat)[0])
    assert order == [*range(5), *range(5)], "in turn order, then once more"
    assert groups == {seat: [2, 1] if seat in (SULTAN, NOMAD) else [1, 2] for seat in range(5)}


def test_the_choice_of_a_group_can_be_taken_back_and_outlasts_saving() -> None:
    table, _ = lay_all(4, "groups")
    play(table, "begin 2")
    assert prompt(table)["facts"]["group"] == 2
    assert prompt(engine.Table.load(table.dump()))["facts"]["group"] == 2
    table.undo(WARLORD)
    assert table.legal(WARLORD) == ["begin 1", "begin 2"]
    play(table, "begin 1")
    assert prompt(table)["facts"]["group"] == 1


# -- figures ---------------------------------------------------------------------------------


def test_every_figure_says_where_it_comes_from() -> None:
    assert {figure.status for figure in FIGURES.values()} == {"printed", "house"}
    house = {figure.name for figure in FIGURES.house}
    assert {"market.near", "start.coins.warlord", "price.caliph.fort", "cards.imam.copies"} <= house
    assert {
        "objectives.sultan_towns.points",
        "tiles.river",
        "cards.campaign.campaign.count",
    } <= house
    printed = set(FIGURES) - house
    assert {"market.sultan", "cards.imam.influence", "objectives.sack_city.points"} <= printed


def test_what_pays_otherwise_with_four_is_a_figure_of_its_own_that_says_so() -> None:
    figure = engine.GAMES["crescent_moon"].figures["objectives.murshid_first_year.four"]
    assert (figure.value, figure.status) == (4, "house")
    assert figure.note == "points with four players"


def test_a_table_may_change_a_figure() -> None:
    figures = {"start.coins.nomad": 7, "cards.imam.influence": 3, "course.standard": 1}
    table = engine.Table.new("crescent_moon", seats=5, seed="f", options={"figures": figures})
    assert state(table).players[NOMAD].coins == 7
    assert state(table).figures.cards["imam.influence"] == 3
    assert table.view(None)["years"] == 1


@pytest.mark.parametrize(
    ("figures", "options"),
    [
        ({"tiles.desert": 9}, {"map": "variable"}),
        ({"pieces.warlord.unit": 2}, {}),
    ],
)
def test_figures_that_do_not_fit_together_are_refused(
    figures: dict[str, int], options: dict[str, str]
) -> None:
    with pytest.raises(engine.BadTable, match=r"\.$"):
        engine.Table.new(
            "crescent_moon", seats=5, seed="f", options={"figures": figures, **options}
        )


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("map_", ["preset", "variable"])
def test_printed_figures_fit_together(seats: int, map_: str) -> None:
    """Check the printed figures here, since a new table checks only its own."""
    table = engine.Table.new("crescent_moon", seats=seats, seed="f", options={"map": map_})
    check_figures(state(table))


def test_three_and_five_seats() -> None:
    with pytest.raises(engine.BadTable):
        engine.Table.new("crescent_moon", seats=3, seed="x")
    assert SULTAN == 2
