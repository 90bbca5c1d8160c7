"""What the text and the screen of Jerusalem say of the rules, with the table's own figures."""

import render
from engine.words import words_of
from render.context import context_of
from render.games.jerusalem.chips import facts
from tests.render.games.jerusalem import positions

WORDS = words_of("jerusalem")
NAMES = ("Žofie", "Győző", "Paolo", "Ľubica")


def text(view: positions.View, prompt: str | None = None) -> str:
    return render.text(view, WORDS, names=NAMES, prompt=prompt)


def chips(view: positions.View) -> list[tuple[str, str]]:
    picture_words = {"picture-baron-barred": "barred", "picture-passed-on": "handed on"}

    def say(key: str, **said: object) -> str:
        return picture_words.get(key, WORDS(key)) + "".join(f" {said[name]}" for name in said)

    return list(facts(context_of(view, say, NAMES)))


def test_text_tells_what_offices_do() -> None:
    said = text(positions.auction())
    assert "Constable: The Baron needs fewer new squires: 2 in a large area, 1 in a small" in said
    assert "Treasurer: The first mercenary costs 1, the second 2, any other 3." in said
    assert "Constable:" not in text(positions.three_players())


def test_text_tells_what_this_rounds_event_does() -> None:
    assert "Event: War. Templars squires fall" in text(positions.deploy())


def test_text_tells_the_kings_gifts_with_their_ties() -> None:
    view = positions.crowded()
    assert "bring 3 prestige each (1 to each who ties), a card in hand 1" in text(view)


def test_text_tells_prices_privileges_and_the_tower() -> None:
    said = text(positions.deploy())
    assert "a mercenary costs 3" in said
    assert "Scholar: the holder may give a squire in reserve for an action card." in said
    assert "Building materials: the holder may buy up to 4 prestige at 2 bezants each." in said
    assert "Court intrigue: the holder may gain 1 prestige" in said
    assert "pays 1 bezant, and one squire may go from here to another area" in said


def test_text_tells_who_is_barred_from_the_large_palace() -> None:
    view = positions.deploy() | {"barred_from_palace": [0, 2]}
    assert "May not block King's Palace (large): Žofie, Paolo" in text(view)
    assert "May not block" not in text(positions.deploy())


def test_text_has_the_tables_own_figures() -> None:
    figures = {
        "mercenary.treasurer": [4, 5],
        "event.struck": 6,
        "privilege.materials_most": 7,
        "tower.bezants": 8,
        "mercenary.genoese": 9,
        "card.influence": 1,
    }
    view = positions.deploy(2) | {"options": positions.empty(4)["options"] | {"figures": figures}}
    view["players"][2]["hand"] = ["genoese_merchants_a", "influence_market"]
    said = text(view)
    for told in ("costs 4, the second 5", "at most 6 per", "up to 7 prestige", "pays 8 bezants"):
        assert told in said
    assert "mercenaries cost you 9 each" in said
    assert "Put 1 squire from the supply" in said


def test_screen_reminds_of_the_cards_handed_on() -> None:
    passed_on = {"2": ["turncoat_a"], "3": ["gain_2_bezants_b", "influence_market"]}
    view = positions.screen(4) | {"passed_on": passed_on}
    held = "Turncoat, +2 bezants, Influence: Market"
    assert f"You handed on, and others still hold: {held}" in text(view)
    assert held in render.screen(view, WORDS, names=NAMES).alt
    assert ("card", f"handed on {held}") in chips(view)
    assert "handed on" not in text(positions.screen(4))


def test_screen_of_a_leader_says_where_his_baron_may_not_stand() -> None:
    view = positions.screen(4)
    view["barred_from_palace"] = [view["seat"]]
    assert ("baron", "barred") in chips(view)
    assert ("baron", "barred") not in chips(positions.screen(4))


def test_screen_shows_the_first_line_of_a_question_and_the_text_all_of_it() -> None:
    view, prompt = positions.screen(4), "Name an office.\nConstable: he needs fewer."
    labels = render.screen(view, WORDS, names=NAMES, prompt=prompt).labels
    assert not any("needs fewer" in label.name for label in labels)
    assert prompt in text(view, prompt=prompt)
