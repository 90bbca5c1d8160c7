"""The positions made by hand for the pictures' tests have the shape of real views."""

import engine
from tests.render.games.architects import positions


def test_handmade_positions_have_the_shape_of_real_views() -> None:
    real = engine.Table.new("architects", seats=5, seed="shape").view(1)
    made = positions.draft()
    assert set(made) == set(real)
    for part in ("market", "guildhall", "virtue", "draft"):
        assert made[part].keys() == real[part].keys()
    for part in ("players", "cathedral"):
        assert made[part][0].keys() == real[part][0].keys()
    assert made["rows"][0][0].keys() == real["rows"][0][0].keys()
    assert set(made["locations"]) == set(real["locations"])
    facts = next(iter(real["cards"].values()))
    assert next(iter(made["cards"].values())).keys() == facts.keys()
    assert set(positions.over()["scores"][0]) == {
        "buildings", "effects", "cathedral", "virtue", "debts", "gold", "marble", "silver",
        "prison", "total",
    }  # fmt: skip
