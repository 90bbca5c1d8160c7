"""The table's options (facts section 10): each a point where rulebooks or groups differ."""

from collections.abc import Mapping
from typing import Any, Literal, Self

from pydantic import ModelWrapValidatorHandler, PrivateAttr, field_serializer, model_validator

from engine.rules import TableOptions, options_of

option = options_of("jerusalem")


class Options(TableOptions):
    """Defaults are what the rulebooks agree on; what each option means stands in the words."""

    auction: Literal["sealed", "open"] = option("auction", "sealed")
    income_table: Literal["proposed_a", "proposed_b_doubling", "custom"] = option(
        "income_table", "proposed_b_doubling"
    )
    baron_requirement_scope: Literal["area", "sector"] = option("baron_requirement_scope", "area")
    baron_new_sources: Literal["all_arrivals", "reserve_and_action_cards"] = option(
        "baron_new_sources", "all_arrivals"
    )
    own_baron_blocks_own_moves: bool = option("own_baron_blocks_own_moves", False)
    round1_palace_baron: Literal["computed", "never"] = option("round1_palace_baron", "computed")
    first_builder_surcharge: Literal["game", "round", "off"] = option(
        "first_builder_surcharge", "game"
    )
    kings_gift_tie: Literal["tied_players", "all_players"] = option(
        "kings_gift_tie", "tied_players"
    )
    gift_zero_tie: Literal["pay", "none"] = option("gift_zero_tie", "pay")
    marshal_move: Literal["up_to_2_free", "one_origin_one_goal"] = option(
        "marshal_move", "up_to_2_free"
    )
    move_card_count: Literal["up_to_2", "exactly_2"] = option("move_card_count", "up_to_2")
    sell_influence_timing: Literal["own_deploy_turn", "any_own_decision"] = option(
        "sell_influence_timing", "own_deploy_turn"
    )
    war_may_hit_templars: bool = option("war_may_hit_templars", True)
    squire_supply: Literal["capped_50", "unlimited"] = option("squire_supply", "capped_50")
    round1_opener: Literal["random", "host_choice"] = option("round1_opener", "random")
    ask_income_decline: Literal["never", "where_it_matters", "always"] = option(
        "ask_income_decline", "where_it_matters"
    )
    promo_foreign_baron: bool = option("promo_foreign_baron", False)
    _income_asked_by_bool: bool = PrivateAttr(default=False)

    @model_validator(mode="wrap")
    @classmethod
    def _read_bool(cls, data: Any, handler: ModelWrapValidatorHandler[Self]) -> Self:
        """Read whether income is asked for from a table that said yes or no."""
        said = data.get("ask_income_decline") if isinstance(data, Mapping) else None
        if not isinstance(said, bool):
            return handler(data)
        chosen = handler({**data, "ask_income_decline": "always" if said else "never"})
        chosen._income_asked_by_bool = True
        return chosen

    @field_serializer("ask_income_decline")
    def _write_bool(self, value: str) -> str | bool:
        """Write it as it was read: each line of a record checks the options above it."""
        return value == "always" if self._income_asked_by_bool else value
