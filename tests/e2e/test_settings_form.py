"""/settings without options: one form, which shows what is chosen and keeps it over a restart."""

from pathlib import Path

from bot.local import LocalTable, Modal, Person
from tests.e2e.kit import CHANNEL, quick, running_bot
from tests.kit.replies import as_message, as_modal


async def settings_of(person: Person) -> Modal:
    return as_modal(await person.slash(CHANNEL, "settings"))


def chosen(form: Modal) -> dict[str, str]:
    return {
        field.custom_id: next(each["value"] for each in field.part["options"] if each["default"])
        for field in form.fields
        if any(each.get("default") for each in field.part["options"])
    }


async def test_one_form_holds_all_settings_and_they_outlive_a_restart(
    table: LocalTable, tmp_path: Path
) -> None:
    ana, ben = table.people[:2]
    async with running_bot(table, quick(tmp_path)):
        form = await settings_of(ana)
        assert chosen(form)["theme"] == "-"
        said = as_message(await ana.submit(form, {"theme": "dark", "everything": "yes"}))
        assert said.ephemeral
        assert "Pictures: **dark**" in said.text
        assert chosen(await settings_of(ben))["theme"] == "-"
    async with running_bot(table, quick(tmp_path)) as bot:
        form = await settings_of(ana)
        assert chosen(form) | {"theme": "dark", "everything": "yes"} == chosen(form)
        kept = await bot.services.user_settings(int(ana.id))
        assert (kept.theme, kept.takes_everything) == ("dark", True)
        await ana.submit(form, {"theme": "-"})
        kept = await bot.services.user_settings(int(ana.id))
        assert (kept.theme, kept.takes_everything) == (None, True)


async def test_what_the_form_does_not_offer_is_refused(table: LocalTable, tmp_path: Path) -> None:
    ana = table.people[0]
    async with running_bot(table, quick(tmp_path)) as bot:
        form = await settings_of(ana)
        theme = form.field("theme")
        theme.part["options"].append({"label": "pink", "value": "pink"})  # by a forged client
        refused = as_message(await ana.submit(form, {"theme": "pink"}))
        assert "This button is not mine any more" in refused.text
        assert (await bot.services.user_settings(int(ana.id))).theme is None
