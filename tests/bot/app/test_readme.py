"""What the README tells a server's owner is so."""

import re
from pathlib import Path

from discord import Permissions

README = (Path(__file__).parents[3] / "README.md").read_text("utf-8")


def test_the_invitation_asks_for_what_we_need_and_no_more() -> None:
    """Read and write, and open the thread that a table's log may have."""
    needed = Permissions(
        view_channel=True,
        send_messages=True,
        embed_links=True,
        attach_files=True,
        read_message_history=True,
    )
    threads = Permissions(create_public_threads=True, send_messages_in_threads=True)
    (asked,) = re.findall(r"&permissions=(\d+)", README)
    assert int(asked) == (needed | threads).value
    assert f"`{needed.value}`" in README


def test_the_example_of_a_report_is_one_that_can_occur() -> None:
    (code,) = re.findall(r"report `(.+?)`", README)
    assert re.fullmatch(r"[JAC]-[0-9A-F]{4}-\d+", code)
