// Discord's inline markdown as nodes: emphasis, code, links, mentions, times.

import { h, link, safeAddress } from "./dom.js";
import { channelOf, store, who } from "./store.js";

const RULES = [
  [/^\\([^\w\s])/, (found) => found[1]],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (found) => h("code", {}, found[2].trim() || found[2])],
  [/^<@!?(\d+)>/, (found) => mention(found[1])],
  [/^<@&\d+>/, () => h("span", { class: "mention" }, "@role")],
  [/^<#(\d+)>/, (found) => place(found[1])],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (found) => moment(Number(found[1]), found[2] ?? "f")],
  [/^<\/([^:>]+):\d+>/, (found) => h("span", { class: "mention" }, `/${found[1]}`)],
  [/^<a?:(\w+):(\d+)>/, (found) => sign(found[1], found[2])],
  [/^@(?:everyone|here)\b/, (found) => h("span", { class: "mention" }, found[0])],
  [/^\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (found) => outward(found[2], inline(found[1]))],
  [/^<(https?:\/\/[^\s>]+)>/, (found) => outward(found[1], [found[1]])],
  [/^https?:\/\/[^\s<>]*[^\s<>.,:;"')\]]/, (found) => outward(found[0], [found[0]])],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (found) => h("strong", {}, inline(found[1]))],
  [/^__([\s\S]+?)__(?!_)/, (found) => h("u", {}, inline(found[1]))],
  [/^~~([\s\S]+?)~~/, (found) => h("s", {}, inline(found[1]))],
  [/^\|\|([\s\S]+?)\|\|/, (found) => spoiler(found[1])],
  [/^\*(?![\s*])((?:\*\*[\s\S]+?\*\*|[^*])+?)\*(?!\*)/, (found) => h("em", {}, inline(found[1]))],
  [/^_(?![\s_])([^_]+?)_(?!\w)/, (found) => h("em", {}, inline(found[1]))],
  [/^\n/, () => h("br")],
];
const PLAIN = /^(?:[\p{L}\p{N}]+|[\s\S])/u;
const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const NEARLY = 0.95;
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

export function inline(text) {
  const nodes = [];
  let rest = text;
  let plain = "";
  while (rest) {
    const [taken, node] = next(rest);
    rest = rest.slice(taken);
    if (typeof node === "string") {
      plain += node;
      continue;
    }
    if (plain) nodes.push(plain);
    plain = "";
    nodes.push(node);
  }
  return plain ? [...nodes, plain] : nodes;
}

function next(text) {
  for (const [pattern, make] of RULES) {
    const found = pattern.exec(text);
    if (found) return [found[0].length, make(found)];
  }
  // A whole word at once, so that underscores inside words stay what they are.
  const plain = PLAIN.exec(text)[0];
  const joined = text[plain.length] === "_" && /[\p{L}\p{N}]$/u.test(plain) ? `${plain}_` : plain;
  return [joined.length, joined];
}

// An emoji of the bot's own, as large as the letters beside it.
export function sign(name, id) {
  return h("img", { class: "sign", src: `/emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:` });
}

function mention(id) {
  const person = who(id);
  const own = id === store.me ? " me" : "";
  return h("span", { class: `mention${own}` }, `@${person?.name ?? "somebody"}`);
}

function place(id) {
  const channel = channelOf(id);
  const open = () => location.hash = `c=${id}`;
  return h("button", { type: "button", class: "mention", disabled: !channel, onclick: open }, `#${channel?.name ?? "elsewhere"}`);
}

function outward(address, children) {
  const safe = safeAddress(address);
  return safe ? link(safe, ...children) : h("span", {}, ...children);
}

function spoiler(text) {
  const show = (event) => event.currentTarget.classList.add("shown");
  return h("button", { type: "button", class: "spoiler", "aria-label": "Spoiler, press to read", onclick: show }, inline(text));
}

function moment(seconds, style) {
  const when = new Date(seconds * 1000);
  const full = when.toLocaleString([], STYLES.F);
  const text = style === "R" ? relative(seconds) : when.toLocaleString([], STYLES[style]);
  return h("time", { datetime: when.toISOString(), title: full }, text);
}

function relative(seconds) {
  const gap = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, size]) => Math.abs(gap) >= size * NEARLY) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(Math.round(gap / size), unit);
}
