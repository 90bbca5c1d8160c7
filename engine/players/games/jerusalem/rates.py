"""What things are worth in prestige, the unit in which positions of this game are compared.

A floor costs between 2 and 9 prestige, so that prestige, not floors, tells two positions apart.
Tuples go by the number of rounds that follow the present one.
"""

from engine.games.jerusalem.data import CardKind, Office

SQUIRE = (0.25, 0.45, 0.5, 0.6, 0.8)  # behind the screen, once this round's turn is over
BEZANT = (0.2, 0.24, 0.25, 0.26, 0.26)
# Both are multiplied by this, by the number of players: found by playing rates against each other.
SCARCE_SQUIRE, SCARCE_BEZANT = {4: 1.25, 3: 1.3, 2: 1.5}, {4: 1.4, 3: 1.4, 2: 1.5}
CONTROL = (0.0, 0.8, 1.4, 1.8, 2.1)  # rounds' incomes that a share of an area brings later

NEWCOMERS = 6.0  # weight of the squires that will come to an area in later rounds
WEIGHT = 1.5  # power by which squires outweigh each other there
# How likely somebody who has still to place takes an area, at one prestige for each squire that
# he needs for it; how fast that falls below, and how fast it rises above.
TAKEN, TAKEN_FALL, TAKEN_RISE, TAKEN_MOST = 0.57, 1.5, 0.12, 0.9

TOWER_MOVE = 0.7  # the last move before control is counted
STRIKE = 0.3  # an opposing squire less
RIVAL_LOSS = 0.3  # of what a rival loses, how much one gains

UNSEEN_RESERVE = 1.5  # squires that somebody has kept behind the screen
UNSEEN_PURSE = 5.0

# What an office brings all in all, against the mean of those in use, by the number of players:
# its squires, its ability, its pick of the cards, its ties, less what comes of placing early.
# Found by playing many games with offices that were given away at random.
OFFICE = {
    4: {
        Office.CONSTABLE: -0.1,
        Office.TREASURER: 0.4,
        Office.MARSHAL: 0.2,
        Office.ADMIRAL: -0.5,
    },
    3: {Office.TREASURER: -0.3, Office.MARSHAL: 0.2, Office.ADMIRAL: 0.1},
    2: {Office.MARSHAL: 0.4, Office.ADMIRAL: -0.4},
}

UNSEEN_CARD = 0.9
# Cards whose use depends on the board; the others are worth what they give.
CARD = {
    CardKind.TURNCOAT: 1.0,
    CardKind.MOVE_2_SQUIRES: 0.9,
    CardKind.GENOESE_MERCHANTS: 0.5,
    CardKind.FOREIGN_BARON: 1.0,
}


def ladder(tower: int) -> int:
    """Return the prestige in a tower of this height, whichever seats were first."""
    return tower * (tower + 3) // 2
