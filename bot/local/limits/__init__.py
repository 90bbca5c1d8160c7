"""What Discord refuses in a body: hand-written rules, told as its 50035 error tree."""

from .commands import check_commands
from .messages import check_message
from .modals import check_choices, check_modal
from .report import Report

__all__ = ["Report", "check_choices", "check_commands", "check_message", "check_modal"]
