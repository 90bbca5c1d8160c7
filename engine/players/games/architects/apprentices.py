"""Value apprentices by what their skills open and what their abilities will give."""

from functools import cache

from engine.games.architects.data import DEALS_OF, SQUIRES, Apprentice, Moment
from engine.games.architects.tables import Figures
from engine.players.games.architects.effects import BUNDLE
from engine.players.games.architects.outlook import Outlook
from engine.players.games.architects.prices import HIRE
from engine.players.games.architects.projects import CERTAIN, SKILLS_IN

# How often each moment comes, for each turn that is left.
TIMES_PER_TURN: dict[Moment, float] = {
    Moment.QUARRY: 0.14,
    Moment.FOREST: 0.14,
    Moment.SILVERSMITH: 0.1,
    Moment.MINES: 0.14,
    Moment.TAX_STAND: 0.05,
    Moment.BLACK_MARKET: 0.1,
    Moment.CATHEDRAL: 0.08,
    Moment.REPAY: 0.02,
    Moment.SEND: 0.05,
    Moment.RESET: 0.08,
}
TRADES = 0.08  # of an own kind, for each turn that is left
POWERS: dict[Apprentice, float] = {  # victory points for each turn that is left
    Apprentice.CONSPIRATOR: 0.02,
    Apprentice.THIEF: 0.02,
    Apprentice.TRICKSTER: 0.03,
    Apprentice.ILLUSIONIST: 0.04,
    Apprentice.GATEKEEPER: 0.04,
    Apprentice.OVERSEER: 0.03,
}
FIRST = 2.0  # victory points of the first apprentice with a skill, beside what plans need
FURTHER = 0.15


@cache
def ability(figures: Figures, apprentice: Apprentice) -> float:
    """Return what the ability is worth for each turn that is left."""
    if found := figures.abilities.get(apprentice):
        moment, bundle = found
        worth = TIMES_PER_TURN[moment] * sum(
            n * price for n, price in zip(bundle, BUNDLE, strict=True)
        )
        return worth * (0.6 if apprentice in SQUIRES else 1.0)
    if deal := DEALS_OF.get(apprentice):
        trade = figures.trades[deal]
        given = (*trade[:3], 0, 0, trade.silver)
        cost = sum(n * price for n, price in zip(given, BUNDLE, strict=False))
        gain = sum(n * price for n, price in zip(trade.gain, BUNDLE, strict=True))
        return TRADES * max(0.0, gain - cost)
    return POWERS.get(apprentice, 0.0)


def skill_worth(skills: int, turns: float) -> float:
    return FIRST * SKILLS_IN[skills] * min(1.0, turns / 10)


def team_worth(outlook: Outlook) -> float:
    """Return what all hired apprentices are worth."""
    turns, figures, team = outlook.turns, outlook.figures, outlook.me.apprentices
    if not team or not turns:
        return 0.0
    abilities = sum([ability(figures, each) for each in team])
    return skill_worth(outlook.skills, turns) + turns * abilities + FURTHER * len(team)


def newcomer_worth(outlook: Outlook, apprentice: Apprentice) -> float:
    """Return what hiring this one would bring before his price is paid."""
    card, turns = outlook.figures.apprentices[apprentice], outlook.turns
    both = outlook.skills | card.skills
    worth = skill_worth(both, turns) - skill_worth(outlook.skills, turns)
    worth += CERTAIN * HIRE * SKILLS_IN[card.skills & outlook.plan.skills]
    worth += turns * ability(outlook.figures, apprentice)
    if card.virtue:
        worth += outlook.virtue(card.virtue)
    return worth + FURTHER * min(1.0, turns)


def loss_of(outlook: Outlook, apprentice: Apprentice) -> float:
    """Return what dismissing this one would cost."""
    cards, team = outlook.figures.apprentices, list(outlook.me.apprentices)
    team.remove(apprentice)
    rest = 0
    for each in team:
        rest |= cards[each].skills
    gone = outlook.skills & ~rest
    return outlook.turns * ability(outlook.figures, apprentice) + SKILLS_IN[gone] * (
        FIRST + HIRE
    ) * min(1.0, outlook.turns / 10)


def full(outlook: Outlook) -> bool:
    return len(outlook.me.apprentices) >= outlook.me.apprentice_limit


def hire_worth(outlook: Outlook, apprentice: Apprentice, silver_on_card: int = 0) -> float:
    """Return `newcomer_worth` with the silver on the card and the one who must go."""
    worth = newcomer_worth(outlook, apprentice) + outlook.silver(silver_on_card)
    if full(outlook):
        worth -= min([loss_of(outlook, each) for each in outlook.me.apprentices])
    return worth
