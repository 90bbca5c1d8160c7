// A small bot with discord.js: a command, a button, and what else a bot may do in a channel.
//
// node discordjs_bot.js ADDRESS TOKEN, with the libraries on NODE_PATH.

const {
  ActionRowBuilder, ButtonBuilder, ButtonStyle, Client, GatewayIntentBits, MessageFlags,
} = require("discord.js");

const [address, token] = process.argv.slice(2);
const { Guilds, GuildMessages, GuildMessageReactions } = GatewayIntentBits;
const client = new Client({
  intents: [Guilds, GuildMessages, GuildMessageReactions],
  rest: { api: `${address}/api`, retries: 0 },
});

const row = () => new ActionRowBuilder().addComponents(
  new ButtonBuilder().setCustomId("join").setLabel("Join").setStyle(ButtonStyle.Success));

const refusal = (wish) => wish.then(() => "done", (error) => error.code);

async function tryAll(channel) {
  const said = await channel.send("which?");
  await said.react("🔥");
  const reacted = (await channel.messages.fetch(said.id)).reactions.cache.get("🔥").count;
  await said.reactions.removeAll();
  const hook = await channel.createWebhook({ name: "Herald" });
  const heard = await hook.send({ content: "hear ye", username: "The Sultan" });
  const invite = await channel.createInvite({ maxAge: 600 });
  const found = await client.fetchInvite(invite.code);
  const cellar = await channel.guild.channels.create({ name: "cellar", topic: "cold" });
  const more = [await cellar.send("1"), await cellar.send("2")];
  const deleted = await cellar.bulkDelete(more);
  const pinned = await refusal(said.pin());
  const poll = await refusal(channel.send({
    poll: { question: { text: "?" }, answers: [{ text: "a" }], duration: 1 },
  }));
  return {
    reacted, herald: heard.author.username, invited: found.guild.id === channel.guild.id,
    cellar: cellar.topic, deleted: deleted.size, pinned, poll,
  };
}

client.once("clientReady", async () => {
  await client.application.commands.set([
    { name: "play", description: "Open a table" },
    { name: "all", description: "Try everything" },
  ]);
});

client.on("interactionCreate", async (interaction) => {
  if (interaction.isButton()) {
    await interaction.update({ content: `${interaction.user.displayName} sits`, components: [] });
    await interaction.followUp({ content: "You are in.", flags: MessageFlags.Ephemeral });
  } else if (interaction.commandName === "play") {
    await interaction.reply({ content: "A table", components: [row()] });
  } else {
    await interaction.deferReply();
    await interaction.editReply(JSON.stringify(await tryAll(interaction.channel)));
  }
});

client.login(token);
