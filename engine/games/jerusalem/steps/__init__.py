"""The moments of the game, in the order of the rulebook: course, auction, draft, deploy, income, calendar."""
