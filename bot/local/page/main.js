// The page: puts the parts together and keeps them true to the news.

import { Composer } from "./composer.js";
import { Keeper } from "./focus.js";
import { openForm } from "./dialogs.js";
import { byId, h } from "./dom.js";
import { messageView } from "./message.js";
import { drawRail, showMe, toggleRail } from "./rail.js";
import { channelOf, drop, keep, markRead, me, store, who } from "./store.js";
import { untouched, welcome } from "./welcome.js";
import { Wire } from "./wire.js";

const TYPING_MS = 9000;
const NEAR_END_PX = 120;
const KEPT_VIEWS = 400;
// A bot that reconnects at once need not alarm anybody.
const PRESENCE_MS = 1500;
const SIGILS = { text: "#", thread: "└", dm: "@" };

const name = new URLSearchParams(location.search).get("as") ?? "";
const key = document.querySelector("meta[name=page-key]").content;
const log = byId("log");
const keeper = new Keeper(log);
// For screen readers alone: a search in the page finds each message once.
const said = byId("said").attachShadow({ mode: "closed" }).appendChild(h("p", { "aria-live": "polite" }));
let composer = null;
// Whether the reader is at the end of the log and wants to stay there.
let following = true;
let lastHeight = 0;
let presenceTimer = null;

const wire = new Wire(name, key, { news: hear, state: showConnection });

function hear(word) {
  NEWS[word.type]?.(word);
}

const NEWS = {
  welcome(word) {
    store.me = word.me;
    store.bot = word.bot;
    store.messages.clear();
    store.commands.clear();
    setPeople(word.people);
    store.channels = word.channels;
    showMe();
    NEWS.presence(word);
    composer ??= new Composer(wire, { outcome, complain });
    store.current = null;
    openChannel();
  },
  people(word) {
    setPeople(word.people);
    drawRail(wire, menuOf);
  },
  channels(word) {
    store.channels = word.channels;
    store.commands.clear();
    if (channelOf(store.current)) drawRail(wire, menuOf);
    else openChannel();
  },
  presence({ online }) {
    store.online = online;
    clearTimeout(presenceTimer);
    presenceTimer = setTimeout(showTrouble, online ? 0 : PRESENCE_MS);
  },
  commands() {
    store.commands.clear();
  },
  message(word) {
    keep(word.message);
    stopTyping(word.message.channel_id, word.message.author.id);
    if (word.message.channel_id === store.current) draw(isMine(word.message));
    if (word.message.author.id !== store.me) announce(word.message);
    markIfSeen();
  },
  edit(word) {
    const used = keeper.messageId() === word.message.id;
    keep(word.message);
    if (word.message.channel_id === store.current) draw();
    if (used) announce(word.message);
  },
  gone(word) {
    drop(word.channel, word.id);
    if (word.channel === store.current) draw();
  },
  typing(word) {
    if (word.user === store.me) return;
    const here = store.typing.get(word.channel) ?? new Map();
    clearTimeout(here.get(word.user));
    here.set(word.user, setTimeout(() => stopTyping(word.channel, word.user), TYPING_MS));
    store.typing.set(word.channel, here);
    showTyping();
  },
};

// Said by this person, or an answer to what this person did.
function isMine(message) {
  return message.author.id === store.me || message.interaction_metadata?.user.id === store.me;
}

// A screen reader is told the first line; the rest is there to be read.
function announce(message) {
  const view = drawn.get(message.id)?.view;
  if (message.channel_id !== store.current || !view) return;
  const words = view.querySelector(".md, .title, .thinking")?.innerText.trim().split("\n")[0] ?? "a picture";
  said.textContent = `${who(message.author.id)?.name ?? message.author.username}: ${words}`;
}

function setPeople(people) {
  store.people = new Map(people.map((each) => [each.id, each]));
}

function wanted() {
  const named = new URLSearchParams(location.hash.slice(1)).get("c");
  return channelOf(named) ?? channelOf(sessionStorage.getItem(`open:${store.me}`)) ?? store.channels.find((each) => each.home) ?? store.channels[0];
}

async function openChannel() {
  const channel = wanted();
  if (!channel) return;
  toggleRail(false);
  byId("who").open = false;
  if (channel.id === store.current) return;
  store.current = channel.id;
  sessionStorage.setItem(`open:${store.me}`, channel.id);
  byId("place").replaceChildren(h("span", { class: "sigil", "aria-hidden": "true" }, SIGILS[channel.kind]), channel.name);
  document.title = `${me().name} · ${SIGILS[channel.kind]}${channel.name}`;
  composer.channelChanged();
  if (!store.messages.has(channel.id)) {
    store.messages.set(channel.id, await wire.ask("history", { channel: channel.id }));
  }
  markIfSeen();
  draw(true);
  showTyping();
}

function markIfSeen() {
  if (!document.hidden && store.current) markRead(store.current);
  drawRail(wire, menuOf);
}

const drawn = new Map();

// Pictures arrive after their message, and a phone is turned; the end of the log stays in sight.
const sizes = new ResizeObserver(keepEnd);
sizes.observe(log);

// Messages that did not change keep their elements, and with them focus and open menus.
function draw(toEnd = false) {
  if (toEnd) following = true;
  const messages = store.messages.get(store.current) ?? [];
  const views = messages.map((message, index) => viewOf(message, messages[index - 1]));
  const notices = [...log.querySelectorAll(`.notice[data-channel="${store.current}"]`)];
  const all = views.length || notices.length ? [...views, ...notices] : [welcome(composer)];
  if (untouched(messages)) all.unshift(welcome(composer, true));
  keeper.during(() => {
    all.forEach((view, index) => log.children[index] !== view && log.insertBefore(view, log.children[index] ?? null));
    while (log.children.length > all.length) log.lastChild.remove();
  });
  for (const view of all) sizes.observe(view);
  keepEnd();
  forgetOthers(messages);
}

function forgetOthers(messages) {
  if (drawn.size < KEPT_VIEWS) return;
  const shown = new Set(messages.map((message) => message.id));
  for (const id of drawn.keys()) if (!shown.has(id)) drawn.delete(id);
}

function viewOf(message, previous) {
  const stamp = JSON.stringify([message, previous?.id, previous?.ephemeral]);
  const before = drawn.get(message.id);
  if (before?.stamp === stamp) return before.view;
  const view = messageView(message, previous, { act, dismiss, menu });
  drawn.set(message.id, { stamp, view });
  return view;
}

async function act(view, element, wish, details) {
  if (element.classList.contains("waiting")) return;
  view.querySelector(".failed")?.remove();
  element.classList.add("waiting");
  try {
    const result = await wire.ask(wish, details);
    outcome(result);
    return result;
  } catch (error) {
    const words = error.message === "failed" ? "This interaction failed." : error.message;
    view.querySelector(".body").append(h("p", { class: "failed", role: "alert" }, `⚠ ${words}`));
    keepEnd();
    return null;
  } finally {
    element.classList.remove("waiting");
  }
}

function outcome(result) {
  if (result?.kind !== "modal") return;
  openForm(result.modal, async (values) => {
    const next = await wire.ask("submit", { key: result.key, values });
    queueMicrotask(() => outcome(next));
  });
}

// What can be done with a message, and with the person who wrote it.
async function menu(view, message) {
  const place = { channel: message.channel_id };
  const offered = await wire.ask("menus", place);
  const author = store.people.get(message.author.id);
  const use = (name, details) => ({
    title: author && details.person ? `${name}: ${author.name}` : name,
    pick: () => act(view, view.querySelector(".dots"), "use_on", { ...place, ...details, menu: name }),
  });
  return [
    ...offered.message.map((name) => use(name, { message: message.id })),
    ...(author && author.id !== store.me ? offered.person.map((name) => use(name, { person: author.name })) : []),
  ];
}

async function useOn(person, name) {
  try {
    outcome(await wire.ask("use_on", { channel: store.current, person: person.name, menu: name }));
  } catch (error) {
    complain(error.message === "failed" ? `${name}: the application did not respond.` : error.message);
  }
}

async function menuOf(person) {
  const offered = await wire.ask("menus", { channel: store.current });
  return offered.person.map((name) => ({ title: name, pick: () => { toggleRail(false); useOn(person, name); } }));
}

async function dismiss(message) {
  await wire.ask("dismiss", { channel: message.channel_id, message: message.id });
  drop(message.channel_id, message.id);
  draw();
}

function complain(words) {
  const close = h("button", { type: "button", class: "link", onclick: (event) => event.target.closest("li").remove() }, "Dismiss");
  const notice = h("li", { class: "notice", role: "alert", "data-channel": store.current }, `⚠ ${words} `, close);
  log.querySelector(".empty")?.remove();
  log.append(notice);
  keepEnd();
}

function keepEnd() {
  if (following) log.scrollTop = log.scrollHeight;
  lastHeight = log.scrollHeight;
}

function stopTyping(channel, user) {
  clearTimeout(store.typing.get(channel)?.get(user));
  store.typing.get(channel)?.delete(user);
  showTyping();
}

function showTyping() {
  const names = [...(store.typing.get(store.current)?.keys() ?? [])].map((id) => who(id)?.name ?? "Somebody");
  const verb = names.length > 1 ? "are" : "is";
  byId("typing").textContent = names.length ? `${names.join(" and ")} ${verb} typing…` : "";
}

function showConnection(connected) {
  store.connected = connected;
  showTrouble();
}

function showTrouble() {
  const words = !store.connected
    ? "The connection to the table was lost. Trying again…"
    : store.online ? "" : `${store.bot?.name ?? "The bot"} is not connected; nothing answers until it is.`;
  byId("trouble").hidden = !words;
  byId("trouble").textContent = words;
}

addEventListener("hashchange", openChannel);
document.addEventListener("visibilitychange", markIfSeen);
byId("open-rail").addEventListener("click", () => toggleRail(true));
byId("veil").addEventListener("click", () => toggleRail(false));
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") toggleRail(false);
});
log.addEventListener("scroll", () => {
  // What grew above moves the log as well; only the reader's own scrolling counts.
  if (following && log.scrollHeight !== lastHeight) {
    keepEnd();
    return;
  }
  following = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END_PX;
  byId("jump").hidden = following;
});
byId("jump").addEventListener("click", () => {
  following = true;
  keepEnd();
});
for (const each of [byId("viewer"), byId("sheet")]) each.addEventListener("close", () => keeper.giveBack());
