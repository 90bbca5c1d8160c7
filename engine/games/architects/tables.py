"""The figures one table plays with: what data.toml says, with the table's own changes."""

from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from engine.games.architects.data import (
    FIGURES,
    GIVES_AT,
    Apprentice,
    Building,
    Character,
    Deal,
    Location,
    MarketCard,
    Moment,
    Reward,
    Skill,
)


class Bundle(NamedTuple):
    """What is gained at once: goods, virtue, building cards."""

    clay: int = 0
    wood: int = 0
    stone: int = 0
    gold: int = 0
    marble: int = 0
    silver: int = 0
    virtue: int = 0
    cards: int = 0


class BuildingCard(NamedTuple):
    clay: int
    wood: int
    stone: int
    gold: int
    marble: int
    points: int
    virtue: int
    skills: int  # as bits


class ApprenticeCard(NamedTuple):
    copies: int
    skills: int  # as bits
    virtue: int


class Level(NamedTuple):
    """A level of the Cathedral: `mixed` is paid in wood and stone, any mix."""

    gold: int
    marble: int
    mixed: int
    points: int
    spaces: int


class Board(NamedTuple):
    """A character's start; the bundle's virtue is where the marker stands."""

    prison: int
    debts: int
    start: Bundle


class Exchange(NamedTuple):
    """A Storehouse trade: what is given, and what for."""

    clay: int
    wood: int
    stone: int
    silver: int
    gain: Bundle


@dataclass(frozen=True, slots=True, eq=False)
class Figures:
    """Made once for each set of changes, so the same figures are the same object."""

    value: dict[str, Any]  # every figure by its dotted name
    number: dict[Location, tuple[int, int]]  # of the plain places: for each worker, and more
    buildings: dict[Building, BuildingCard]
    apprentices: dict[Apprentice, ApprenticeCard]
    rewards: dict[Reward, tuple[int, Bundle]]
    no_reward: Bundle
    market_small: dict[MarketCard, Bundle]
    market_large: dict[MarketCard, Bundle]
    printed_small: Bundle
    printed_large: Bundle
    levels: tuple[Level, ...]  # level 0 included
    boards: dict[Character, Board]
    trades: dict[Deal, Exchange]
    abilities: dict[Apprentice, tuple[Moment, Bundle]]
    gains: dict[Building, Bundle]
    ignored_tax: tuple[int, ...]
    cathedral_virtue: int
    market_virtue: int
    market_cost: dict[Location, tuple[int, int]]  # silver, virtue
    hire: tuple[int, ...]
    hand_limit: int


@cache
def figures_for(changed: tuple[tuple[str, Any], ...]) -> Figures:
    """The figures with these changes; made once for each set of changes."""
    value = FIGURES.values_with(dict(changed))
    spaces = (Location.BM_SMALL, Location.BM_MIDDLE, Location.BM_LARGE)
    costs = zip(value["market.cost"], value["market.virtue"], strict=True)
    plain = (Location.QUARRY, Location.FOREST, Location.SILVERSMITH)
    return Figures(
        value=value,
        number={place: value[f"location.{place}"] for place in plain},
        buildings={each: _building(value[f"building.{each}"]) for each in Building},
        apprentices={each: _apprentice(value[f"apprentice.{each}"]) for each in Apprentice},
        rewards={each: _reward(value[f"reward.{each}"]) for each in Reward},
        no_reward=_reward(value["reward.none"])[1],
        market_small={each: Bundle(*value[f"market_small.{each}"]) for each in MarketCard},
        market_large={each: Bundle(*value[f"market_large.{each}"]) for each in MarketCard},
        printed_small=Bundle(*value["market.printed_small"]),
        printed_large=Bundle(*value["market.printed_large"]),
        levels=(Level(0, 0, 0, 0, 0), *_levels(value)),
        boards={each: _board(value[f"board.{each}"]) for each in Character},
        trades={each: _trade(value[f"trade.{each}"]) for each in Deal},
        abilities={
            each: (moment, Bundle(*value[f"ability.{each}"])) for each, moment in GIVES_AT.items()
        },
        gains={
            each: Bundle(*value[f"gain.{each}"]) for each in Building if f"gain.{each}" in value
        },
        ignored_tax=value["virtue.ignored_tax"],
        cathedral_virtue=value["virtue.cathedral"],
        market_virtue=value["virtue.market"],
        market_cost=dict(zip(spaces, costs, strict=True)),
        hire=value["location.hire"],
        hand_limit=value["limit.hand"],
    )


def coins_laid(column: int, workers: int, rules_version: int) -> int:
    """Coins that a card in this column takes, from the left-most card of its row on (section 4).

    Own workers open as many columns without any; each coin opens one column beyond those.
    """
    return column if rules_version == 1 else max(0, column + 1 - workers)


def hire_silver(figures: Figures, column: int, workers: int, saved: int, rules_version: int) -> int:
    """Return what a card in this column of the Workshop costs, coins included and tax not.

    What Rudolf saves is of the plain price (R17).
    """
    plain, _, coin = figures.hire
    coins = coin * coins_laid(column, workers, rules_version)
    if rules_version == 1:
        return max(0, plain + coins - saved)
    return max(0, plain - saved) + coins


@cache
def skills_in(bits: int) -> tuple[Skill, ...]:
    return tuple([skill for at, skill in enumerate(Skill) if bits >> at & 1])


def _bits(flags: tuple[int, ...]) -> int:
    return sum(1 << at for at, flag in enumerate(flags) if flag)


def _building(value: tuple[int, ...]) -> BuildingCard:
    clay, wood, stone, gold, marble, points, virtue = value[:7]
    return BuildingCard(clay, wood, stone, gold, marble, points, virtue, _bits(value[7:]))


def _apprentice(value: tuple[int, ...]) -> ApprenticeCard:
    return ApprenticeCard(value[0], _bits(value[1:4]), value[4])


def _reward(value: tuple[int, ...]) -> tuple[int, Bundle]:
    return value[0], Bundle(*value[1:])


def _board(value: tuple[int, ...]) -> Board:
    return Board(value[0], value[1], Bundle(*value[2:]))


def _trade(value: tuple[int, ...]) -> Exchange:
    given, (clay, wood, stone, gold, marble, virtue) = value[:4], value[4:]
    gain = Bundle(clay, wood, stone, gold, marble, 0, virtue)
    return Exchange(given[0], given[1], given[2], given[3], gain)


def _levels(value: dict[str, Any]) -> list[Level]:
    return [Level(*value[f"cathedral.level_{level}"]) for level in range(1, 6)]


PRINTED = figures_for(())
