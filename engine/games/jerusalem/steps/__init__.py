"""The moments of the game: course, auction, draft, deploy, choices, income, calendar."""
