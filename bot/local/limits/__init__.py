"""The limits that Discord puts on a body, reported as its 50035 error tree."""

from bot.local.limits.commands import check_commands
from bot.local.limits.messages import check_message
from bot.local.limits.modals import check_choices, check_modal
from bot.local.limits.report import Report

__all__ = ["Report", "check_choices", "check_commands", "check_message", "check_modal"]
