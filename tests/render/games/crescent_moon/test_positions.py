"""The positions made by hand for the pictures' tests have the shape of real views."""

import engine
from tests.kit.random_play import positions as random_positions
from tests.render.games.crescent_moon import positions


def test_handmade_positions_have_the_shape_of_real_views() -> None:
    table = engine.Table.new("crescent_moon", seats=5, seed="shape")
    real, made = table.view(2), positions.midgame(2)
    assert set(made) == set(real)
    for part in ("hexes", "players"):
        assert made[part][0].keys() == real[part][0].keys()
    lands = [[(h["hex"], h["q"], h["r"], h["tile"], h["near"]) for h in v["hexes"]]
             for v in (real, made)]  # fmt: skip
    assert lands[0] == lands[1]


def test_handmade_clashes_have_the_shape_of_real_ones() -> None:
    clashes = (table.view(None)["clash"] for table in random_positions("crescent_moon", 5, "clash"))
    real = next(clash for clash in clashes if clash and clash["played"])
    made = positions.combat()["clash"]
    assert made.keys() == real.keys()
    assert made["played"][0].keys() == real["played"][0].keys()
    assert made["attack"].keys() == real["attack"].keys()
