"""Work in the background: pictures, computer players, reminders."""
