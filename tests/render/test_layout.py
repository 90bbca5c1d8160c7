"""The checks on layouts find what they are for."""

from render.canvas import Label
from tests.render.layout import faults


def test_checks_find_a_text_outside_its_box() -> None:
    label = Label("text", "Jerusalem", (0, 0, 120, 20), (0, 0, 100, 20))
    assert len(faults([label])) == 1


def test_checks_find_labels_on_each_other() -> None:
    one, two = Label("text", "one", (0, 0, 50, 20)), Label("text", "two", (40, 5, 90, 25))
    assert len(faults([one, two])) == 1
