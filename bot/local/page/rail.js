// The left rail: channels with what is unread, the bot's messages, the people at the table.

import { askFor } from "./dialogs.js";
import { byId, face, h } from "./dom.js";
import { menuButton } from "./menu.js";
import { isUnread, me, pingsIn, store } from "./store.js";

const SIGILS = { text: "#", thread: "└", dm: "" };

export function drawRail(wire, menuOf) {
  const guilds = new Map();
  for (const channel of store.channels.filter((each) => each.kind !== "dm")) {
    guilds.set(channel.guild, [...(guilds.get(channel.guild) ?? []), channel]);
  }
  const direct = store.channels.filter((each) => each.kind === "dm");
  byId("rail").replaceChildren(
    ...[...guilds].flatMap(([guild, channels], index) => [
      index ? null : h("div", { class: "castle" }, h("img", { src: "/page/crest.svg", alt: "" }), guild),
      head(index ? guild : "Channels", index ? null : () => addChannel(wire), "Add a channel"),
      places(channels),
    ]).filter(Boolean),
    ...(direct.length ? [head("Direct messages"), places(direct)] : []),
    head("At the table", () => addPerson(wire), "Add a person"),
    people(menuOf));
  byId("who-list").replaceChildren(people());
  markButton();
}

function head(text, add, label) {
  const button = add ? h("button", { type: "button", "aria-label": label, title: label, onclick: add }, "+") : null;
  return h("div", { class: "rail-head" }, text, button);
}

function places(channels) {
  return h("ul", { class: "places" }, channels.map((channel) => h("li", {}, place(channel))));
}

function place(channel) {
  const pings = pingsIn(channel);
  const marks = [channel.kind, isUnread(channel) && "unread", pings && "pinged"].filter(Boolean);
  const sigil = channel.kind === "dm" ? face(store.bot) : h("span", { class: "sigil", "aria-hidden": "true" }, SIGILS[channel.kind]);
  return h("a", {
    class: `place ${marks.join(" ")}`, href: `#c=${channel.id}`, onclick: () => toggleRail(false), "aria-current": channel.id === store.current ? "page" : null,
  }, sigil, h("span", { class: "name" }, channel.name), mark(pings, isUnread(channel)));
}

// What waits to be read, as a sign and in words.
function mark(pings, unread) {
  if (pings) return h("span", { class: "pings" }, String(pings), h("span", { class: "unseen" }, pings === 1 ? " mention" : " mentions"));
  return unread ? h("span", { class: "dot" }, h("span", { class: "unseen" }, "unread")) : null;
}

// At phone width the list is away; the button that opens it tells of all channels together.
function markButton() {
  const pings = store.channels.reduce((sum, channel) => sum + pingsIn(channel), 0);
  const unread = store.channels.some(isUnread);
  const waits = pings ? `, ${pings} ${pings === 1 ? "mention" : "mentions"}` : unread ? ", unread messages" : "";
  const button = byId("open-rail");
  button.setAttribute("aria-label", `Show channels${waits}`);
  button.replaceChildren(h("span", { "aria-hidden": "true" }, "☰"),
    pings ? h("span", { class: "pings", "aria-hidden": "true" }, String(pings)) : unread ? h("span", { class: "dot", "aria-hidden": "true" }) : "");
}

function people(menuOf = null) {
  return h("ul", { class: "places" }, [...store.people.values()].map((person) => {
    const own = person.id === store.me;
    return h("li", {}, h("a", {
      class: `place person c-${person.colour}`, "aria-current": own ? "true" : null,
      href: `/?as=${encodeURIComponent(person.name.toLowerCase())}${location.hash}`, title: own ? "This is you" : `Be ${person.name} (a new tab keeps both)`,
    }, face(person), h("span", { class: "name" }, person.name), own ? h("span", { class: "here" }, "you") : null),
    menuOf && !own ? menuButton(`Applications for ${person.name}`, () => menuOf(person)) : null);
  }));
}

function addChannel(wire) {
  askFor("Add a channel", "Name", async (name) => {
    location.hash = `c=${await wire.ask("add_channel", { name })}`;
  });
}

function addPerson(wire) {
  askFor("Add a person", "Name", (name) => wire.ask("add_person", { name }));
}

export function showMe() {
  const own = me();
  const colour = getComputedStyle(probe(own)).getPropertyValue("--c");
  document.documentElement.style.setProperty("--me", colour);
  byId("me").textContent = own.name;
}

function probe(person) {
  const element = h("span", { class: `c-${person.colour}`, hidden: true });
  document.body.append(element);
  queueMicrotask(() => element.remove());
  return element;
}

export function toggleRail(open) {
  byId("rail").classList.toggle("open", open);
  byId("veil").hidden = !open;
  if (open) byId("rail").querySelector("a")?.focus();
}
