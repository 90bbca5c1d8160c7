"""The table's options (facts section 10): each a point where rulebooks or groups differ."""

from typing import Literal

from pydantic import Field

from engine.rules import TableOptions


class Options(TableOptions):
    """Defaults first; the number in brackets is the ruling or difference it comes from."""

    auction: Literal["sealed", "open"] = Field(
        "sealed", description="Sealed: all name their limit at once; open: raise or pass in turn."
    )
    income_table: Literal["proposed_a", "proposed_b_doubling", "custom"] = Field(
        "proposed_a", description="Income of the areas; all but the Market are house figures."
    )
    baron_requirement_scope: Literal["area", "sector"] = Field(
        "area", description="Where the Baron's new squires must stand (D7)."
    )
    baron_new_sources: Literal["all_arrivals", "reserve_and_action_cards"] = Field(
        "all_arrivals", description="Which squires are new for the Baron (D8)."
    )
    own_baron_blocks_own_moves: bool = Field(
        True, description="Your own Baron stops your own moves and swaps, too (D9, D14)."
    )
    round1_palace_baron: Literal["computed", "never"] = Field(
        "computed", description="Who may block the large Palace area in round 1 (D10)."
    )
    first_builder_surcharge: Literal["game", "round", "off"] = Field(
        "game", description="Whether the first to build a floor pays 1 more (D18)."
    )
    kings_gift_tie: Literal["tied_players", "all_players"] = Field(
        "tied_players", description="Who gets 1 prestige when a King's gift is tied (D19)."
    )
    gift_zero_tie: Literal["pay", "none"] = Field(
        "pay", description="Whether a King's gift is given when all have nothing (R13)."
    )
    marshal_move: Literal["up_to_2_free", "one_origin_one_goal"] = Field(
        "up_to_2_free", description="How the Marshal moves squires (D21)."
    )
    move_card_count: Literal["up_to_2", "exactly_2"] = Field(
        "up_to_2", description="How many squires the move card moves (D24)."
    )
    sell_influence_timing: Literal["own_deploy_turn", "any_own_decision"] = Field(
        "own_deploy_turn", description="When influence may be sold (D12)."
    )
    war_may_hit_templars: bool = Field(
        True, description="Whether the War may strike squires inside Templars (R10)."
    )
    squire_supply: Literal["capped_50", "unlimited"] = Field(
        "capped_50", description="Whether a colour can run out of squires (R1)."
    )
    round1_opener: Literal["random", "host_choice"] = Field(
        "random", description="Who opens the first auction: chance, or the first seat names one."
    )
    ask_income_decline: bool = Field(
        False, description="Ask each player whether to take less income than is due."
    )
    promo_foreign_baron: bool = Field(
        False, description="Add the promo card Foreign Baron to the deck."
    )
