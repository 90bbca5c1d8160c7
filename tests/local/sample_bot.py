"""A small real bot that uses each part of Discord that the project's bot uses."""

import asyncio
import io
import re
import sys
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands
from PIL import Image

from bot.local import redirect_by_default

Interaction = discord.Interaction[Any]
GAMES = ("jerusalem", "architects", "crescent_moon")


def picture(name: str = "board.png", alt: str | None = "A green board") -> discord.File:
    raw = io.BytesIO()
    Image.new("RGB", (64, 48), "green").save(raw, "PNG")
    raw.seek(0)
    return discord.File(raw, name, description=alt)


class Move(ui.DynamicItem[ui.Button[Any]], template=r"mv:(?P<game>\d+):(?P<cell>\d+)"):
    """A button that is rebuilt from its custom_id alone, so that it works after a restart."""

    def __init__(self, game: int, cell: int) -> None:
        super().__init__(ui.Button(label=f"Cell {cell}", custom_id=f"mv:{game}:{cell}"))
        self.game, self.cell = game, cell

    @classmethod
    async def from_custom_id(
        cls, _interaction: Interaction, _item: ui.Item[Any], match: re.Match[str], /
    ) -> "Move":
        return cls(int(match["game"]), int(match["cell"]))

    async def callback(self, interaction: Interaction) -> None:
        word = f"{interaction.user.display_name} moves {self.game}/{self.cell}"
        await interaction.response.send_message(word, ephemeral=True)


class Amount(ui.Modal, title="How many?"):
    note: ui.TextDisplay[Any] = ui.TextDisplay("You have twelve.")
    amount: ui.Label[Any] = ui.Label(
        text="Amount", component=ui.TextInput(custom_id="amount", max_length=3, min_length=1)
    )
    office: ui.Label[Any] = ui.Label(
        text="Office",
        component=ui.Select(
            custom_id="office",
            required=False,
            options=[discord.SelectOption(label=each) for each in ("Constable", "Marshal")],
        ),
    )

    async def on_submit(self, interaction: Interaction) -> None:
        amount = self.amount.component
        office = self.office.component
        assert isinstance(amount, ui.TextInput)
        assert isinstance(office, ui.Select)
        said = f"{amount.value} for {office.values or 'nothing'}"
        if interaction.message is not None:
            await interaction.response.edit_message(content=f"filled in: {said}")
        else:
            await interaction.response.send_message(said, ephemeral=True)


class Lobby(ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(Move(7, 1))
        self.add_item(ui.Button(label="Full", custom_id="lobby:full", disabled=True))
        self.add_item(ui.Button(label="Rules", url="https://example.org/rules"))

    @ui.button(label="Join", custom_id="lobby:join", style=discord.ButtonStyle.success)
    async def join(self, interaction: Interaction, _button: ui.Button[Any]) -> None:
        await interaction.response.edit_message(content=f"{interaction.user.display_name} sits")
        await interaction.followup.send("You are in.", ephemeral=True)

    @ui.button(label="Amount…", custom_id="lobby:amount")
    async def ask(self, interaction: Interaction, _button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Amount())

    @ui.select(
        custom_id="lobby:tags",
        placeholder="Tags",
        min_values=1,
        max_values=3,
        options=[discord.SelectOption(label=f"Tag {each}", value=each) for each in "abcd"],
    )
    async def tags(self, interaction: Interaction, select: ui.Select[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content=f"tags {','.join(select.values)}")

    @ui.select(cls=ui.UserSelect, custom_id="lobby:who", placeholder="Who?")
    async def who(self, interaction: Interaction, select: ui.UserSelect[Any]) -> None:
        names = ",".join(user.display_name for user in select.values)
        await interaction.response.send_message(f"chose {names}", ephemeral=True)


class Board(ui.LayoutView):
    def __init__(self, said: str = "# Your move") -> None:
        super().__init__(timeout=None)
        gallery: ui.MediaGallery[Any] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="The board, all green")
        )
        end = ui.Button[Any](label="End turn", custom_id="v2:end")
        self.add_item(
            ui.Container(
                ui.TextDisplay(said),
                gallery,
                ui.Separator(),
                ui.Section("Done?", accessory=end),
                ui.Section("Small", accessory=ui.Thumbnail("attachment://board.png")),
                ui.ActionRow(Move(8, 1), Move(8, 2)),
                accent_colour=0x8C4A2F,
            )
        )


class Czech(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        _context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return "hraj" if locale is discord.Locale.czech and string.message == "play" else None


class Bids(app_commands.Group):
    @app_commands.command(description="Bid in the auction")
    async def bid(
        self, interaction: Interaction, amount: app_commands.Range[int, 0, 12], sealed: bool = True
    ) -> None:
        await interaction.response.send_message(f"bid {amount} {sealed}", ephemeral=True)


class SampleBot(commands.AutoShardedBot):
    def __init__(self, **options: Any) -> None:
        super().__init__(
            command_prefix=[],
            intents=discord.Intents(guilds=True, dm_messages=True),
            guild_ready_timeout=0.05,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions(users=True, everyone=False, roles=False),
            **options,
        )
        self.events: list[str] = []
        self.happened = asyncio.Condition()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Skip the five seconds between shards, which only Discord wants."""

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Move)
        self.add_view(Lobby())
        add_commands(self)
        add_odd_commands(self)
        self.tree.add_command(Bids(name="jerusalem", description="Play Jerusalem"))
        await self.tree.set_translator(Czech())
        await self.tree.sync()

    async def record(self, event: str) -> None:
        async with self.happened:
            self.events.append(event)
            self.happened.notify_all()

    async def heard(self, event: str, seconds: float = 5.0) -> None:
        async with self.happened:
            await asyncio.wait_for(self.happened.wait_for(lambda: event in self.events), seconds)

    async def on_shard_resumed(self, shard_id: int) -> None:
        await self.record(f"resumed {shard_id}")

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.record(f"out of {guild.name}")

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.record(f"into {guild.name}")

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.record(f"gone {channel.name}")

    async def on_message(self, message: discord.Message) -> None:
        if not message.author.bot:
            await self.record(f"heard {message.content}")

    async def on_member_remove(self, member: discord.Member) -> None:
        await self.record(f"left {member.display_name}")


def add_commands(bot: SampleBot) -> None:
    tree = bot.tree

    @tree.command(description="Open a table")
    @app_commands.describe(game="which", seats="how many")
    async def play(
        interaction: Interaction, game: str, seats: app_commands.Range[int, 2, 5] = 2
    ) -> None:
        embed = discord.Embed(title=f"{game} for {seats}", description=str(interaction.locale))
        embed.set_image(url="attachment://board.png")
        await interaction.response.send_message(embed=embed, file=picture(), view=Lobby())

    @play.autocomplete("game")
    async def games(_interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=each, value=each) for each in GAMES if typed in each]

    @tree.command(description="The board in the new layout")
    async def board(interaction: Interaction) -> None:
        await interaction.response.send_message(view=Board(), file=picture())

    @tree.command(description="Deal the hands")
    async def deal(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        try:
            await interaction.user.send("Your hand", view=Lobby())
        except discord.Forbidden as error:
            await interaction.edit_original_response(content=f"forbidden {error.code}")
        else:
            await interaction.edit_original_response(content="dealt")

    @tree.command(description="Answer at once")
    async def ping(interaction: Interaction) -> None:
        await interaction.response.send_message("pong")


def add_odd_commands(bot: SampleBot) -> None:
    tree = bot.tree

    @tree.command(description="Greet somebody")
    async def greet(interaction: Interaction, whom: discord.User, loud: bool = False) -> None:
        allowed = discord.AllowedMentions(users=loud)
        await interaction.response.send_message(f"hail {whom.mention}", allowed_mentions=allowed)

    @tree.command(description="Greet somebody for one's own eyes")
    async def whisper(interaction: Interaction, whom: discord.User) -> None:
        await interaction.response.send_message(f"psst {whom.mention}", ephemeral=True)

    @tree.command(description="Never answer")
    async def sleep(_interaction: Interaction) -> None:
        await bot.record("asleep")

    @tree.command(description="Open a form")
    async def form(interaction: Interaction) -> None:
        await interaction.response.send_modal(Amount())

    @tree.command(description="For those who manage the server")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def manage(interaction: Interaction) -> None:
        await interaction.response.send_message("managed", ephemeral=True)


if __name__ == "__main__":
    redirect_by_default(sys.argv[1])
    SampleBot().run(sys.argv[2], log_handler=None)
