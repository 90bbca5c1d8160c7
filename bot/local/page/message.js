// One message in the log.

import { components, file, gallery } from "./components.js";
import { face, h } from "./dom.js";
import { embed } from "./embeds.js";
import { markdown } from "./markdown.js";
import { menuButton } from "./menu.js";
import { who } from "./store.js";

const LOADING = 1 << 7;
const REPLY = 19;
const TOGETHER_MS = 5 * 60 * 1000;

const clock = (stamp) => new Date(stamp).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

// Whether a message goes on under the one before it, without a byline of its own.
export function joins(message, previous) {
  return Boolean(previous)
    && previous.author.id === message.author.id
    && previous.ephemeral === message.ephemeral
    && !context(message)
    && new Date(message.timestamp) - new Date(previous.timestamp) < TOGETHER_MS;
}

export function messageView(message, previous, { act, dismiss, menu }) {
  const author = who(message.author.id) ?? { name: message.author.global_name ?? message.author.username, colour: "slate" };
  const joined = joins(message, previous);
  const marks = [joined && "joined", message.ephemeral && "ephemeral", message.pinged && "pinged"];
  const view = h("li", { class: ["message", ...marks].filter(Boolean).join(" "), id: `m-${message.id}` },
    joined ? h("span", { class: "hour", "aria-hidden": "true" }, clock(message.timestamp)) : face(author),
    h("div", { class: "body" },
      context(message),
      joined ? null : byline(message, author),
      menuButton("Applications", () => menu(view, message)),
      content(message, (element, wish, details) => act(view, element, wish, { ...details, message: message.id, channel: message.channel_id })),
      message.ephemeral ? whisper(() => dismiss(message)) : null));
  return view;
}

function byline(message, author) {
  return h("p", { class: "byline" },
    h("span", { class: "author" }, author.name),
    message.author.bot ? h("span", { class: "badge c-bot" }, "APP") : null,
    h("time", { datetime: message.timestamp }, clock(message.timestamp)));
}

function context(message) {
  const asker = message.interaction_metadata?.type === 2 && message.interaction_metadata.user;
  if (asker) return h("p", { class: "context" }, "↳ ", h("b", {}, who(asker.id)?.name ?? asker.global_name), ` used /${message.interaction?.name ?? "…"}`);
  const answered = message.type === REPLY && message.referenced_message;
  if (!answered) return null;
  const said = answered.content || "a message";
  return h("p", { class: "context" }, "↳ ", h("b", {}, answered.author.global_name), ` ${said.slice(0, 80)}`);
}

function content(message, act) {
  if (message.flags & LOADING) return [h("p", { class: "thinking", role: "status" }, `${message.author.global_name} is thinking…`)];
  return [
    message.content ? markdown(message.content) : null,
    ...message.embeds.map((part) => embed(part, message.attachments)),
    ...attachments(message),
    ...components(message.components, act),
    message.reactions?.length ? reactions(message, act) : null,
    message.edited_timestamp ? h("span", { class: "edited" }, "(edited)") : null,
  ];
}

// Pictures that an embed or a gallery shows are not shown a second time.
function attachments(message) {
  const used = JSON.stringify([message.embeds, message.components]);
  const loose = message.attachments.filter((each) => !used.includes(each.id));
  const pictures = loose.filter((each) => each.content_type?.startsWith("image/"));
  const files = loose.filter((each) => !pictures.includes(each));
  const shown = pictures.map((each) => ({ ...each, alt: each.description }));
  return [shown.length ? gallery(shown) : null, ...files.map((each) => file(each.url, each.filename))];
}

function reactions(message, act) {
  return h("p", { class: "row" }, message.reactions.map(({ emoji, count, me }) => h("button", {
    type: "button", class: "reaction", "aria-pressed": String(me), "data-control": `reaction ${emoji.name}`,
    "aria-label": `${emoji.name} ${count}`, onclick: (event) => act(event.currentTarget, "react", { emoji: emoji.name }),
  }, `${emoji.name} ${count}`)));
}

function whisper(dismiss) {
  return h("p", { class: "whisper" }, "◉ Only you can see this ·", h("button", { type: "button", "data-control": "dismiss", onclick: dismiss }, "Dismiss message"));
}
