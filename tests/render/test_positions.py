"""The positions made by hand for the pictures' tests have the shape of real views."""

import engine
from tests.render import positions


def test_handmade_positions_have_the_shape_of_real_views() -> None:
    table = engine.Table.new("jerusalem", seats=4, seed="shape")
    real, made = table.view(2), positions.screen()
    assert set(made) == set(real)
    for part in ("areas", "sectors"):
        assert set(made[part]) == set(real[part])
    for part in ("areas", "sectors", "players", "offices", "calendar"):
        assert _first(made[part]).keys() == _first(real[part]).keys()


def _first(part: dict[str, dict[str, object]] | list[dict[str, object]]) -> dict[str, object]:
    return part[0] if isinstance(part, list) else next(iter(part.values()))
