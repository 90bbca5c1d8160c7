// What the page knows: people, channels, messages by channel, what was read.

export const store = {
  me: null,
  connected: false,
  online: true,
  people: new Map(),
  bot: null,
  channels: [],
  current: null,
  messages: new Map(),
  typing: new Map(),
  commands: new Map(),
};

export const who = (id) =>
  store.people.get(id) ?? (store.bot?.id === id ? store.bot : null);

export const me = () => store.people.get(store.me);

export const channelOf = (id) => store.channels.find((channel) => channel.id === id);

// Ids are larger than what a number holds exactly.
export const newer = (one, other) => BigInt(one) > BigInt(other);

const readKey = () => `read:${store.me}`;

const readMarks = () => JSON.parse(sessionStorage.getItem(readKey()) ?? "{}");

export function isUnread(channel) {
  if (!channel.last || channel.id === store.current) return false;
  const read = readMarks()[channel.id];
  return !read || newer(channel.last, read);
}

// How many messages that were not read yet call for this person.
export function pingsIn(channel) {
  if (channel.id === store.current) return 0;
  // What somebody is told alone calls for them, as it does in Discord.
  if (channel.kind === "dm") return isUnread(channel) ? 1 : 0;
  const read = readMarks()[channel.id];
  return channel.pinged.filter((id) => !read || newer(id, read)).length;
}

export function markRead(channelId) {
  const channel = channelOf(channelId);
  if (!channel?.last) return;
  sessionStorage.setItem(readKey(), JSON.stringify({ ...readMarks(), [channelId]: channel.last }));
}

export function keep(message) {
  const list = store.messages.get(message.channel_id);
  const channel = channelOf(message.channel_id);
  if (channel && (!channel.last || newer(message.id, channel.last))) channel.last = message.id;
  if (message.pinged && channel && !channel.pinged.includes(message.id)) channel.pinged.push(message.id);
  if (!list) return;
  const at = list.findIndex((each) => each.id === message.id);
  if (at < 0) list.push(message);
  else list[at] = message;
}

export function drop(channelId, id) {
  const list = store.messages.get(channelId);
  if (list) store.messages.set(channelId, list.filter((each) => each.id !== id));
}
