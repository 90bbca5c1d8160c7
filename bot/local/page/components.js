// Components of messages, the old rows and the new layout.

import { h, link, safeAddress } from "./dom.js";
import { enlarge } from "./dialogs.js";
import { Choice, decoration } from "./listbox.js";
import { markdown } from "./markdown.js";
import { store } from "./store.js";

const SHORT = 60;
const STYLES = { 1: "primary", 2: "", 3: "success", 4: "danger" };

const DRAW = {
  1: row,
  2: button,
  3: select,
  5: userSelect,
  8: channelSelect,
  9: section,
  10: (part) => markdown(part.content),
  11: thumbnail,
  12: (part) => gallery(part.items.map((item) => ({ ...item.media, alt: item.description }))),
  13: (part) => file(part.file.url, part.name ?? "file"),
  14: separator,
  17: container,
};

// `act` is told of a press or a choice: act(element, wish, details).
export function component(part, act) {
  const draw = DRAW[part.type];
  return draw ? draw(part, act) : h("p", { class: "hint" }, `(a component of type ${part.type})`);
}

export const components = (parts, act) => parts.map((part) => component(part, act));

function row(part, act) {
  return h("div", { class: "row" }, components(part.components, act));
}

function label(part) {
  if (part.emoji?.id) return [decoration(part), part.label ?? ""];
  return [part.emoji?.name, part.label].filter(Boolean).join(" ");
}

function button(part, act) {
  if (part.style === 5) {
    const anchor = link(safeAddress(part.url) ?? "about:blank", label(part));
    anchor.className = "press outward";
    return anchor;
  }
  const press = (event) => act(event.currentTarget, "press", { custom_id: part.custom_id });
  return h("button", {
    type: "button", class: `press ${STYLES[part.style] ?? ""}`, disabled: Boolean(part.disabled), onclick: press, "data-control": part.custom_id ?? null,
  }, label(part));
}

function choice(part, act, options) {
  const made = new Choice({
    label: part.placeholder || "Make a choice",
    control: part.custom_id,
    options,
    least: part.min_values ?? 1,
    most: part.max_values ?? 1,
    disabled: Boolean(part.disabled),
    done: async (values) => {
      const result = await act(made.trigger, "choose", { custom_id: part.custom_id, values });
      // A form may be cancelled, and what failed may be tried again: the same entry is offered anew.
      if (result?.kind !== "message") made.reset();
    },
  });
  return made.root;
}

function select(part, act) {
  return choice(part, act, part.options);
}

function userSelect(part, act) {
  return choice(part, act, [...store.people.values()].map((each) => ({ label: each.name, value: each.id })));
}

function channelSelect(part, act) {
  const channels = store.channels.filter((each) => each.kind !== "dm");
  return choice(part, act, channels.map((each) => ({ label: `#${each.name}`, value: each.id })));
}

function section(part, act) {
  const texts = h("div", { class: "texts" }, components(part.components, act));
  return h("div", { class: "section" }, texts, component(part.accessory, act));
}

function container(part, act) {
  const box = h("div", { class: "container" }, components(part.components, act));
  tint(box, part.accent_color);
  return box;
}

export function tint(element, colour) {
  if (colour === null || colour === undefined) return;
  element.style.setProperty("--accent", `#${colour.toString(16).padStart(6, "0")}`);
}

function separator(part) {
  const line = part.divider === false ? "" : " line";
  return h("hr", { class: `separator${line}${part.spacing === 2 ? " wide" : ""}` });
}

// The words of a picture belong to the picture; the button over it has a short name.
export function picture({ url, alt, width, height }, extra = "") {
  const image = h("img", { src: url, alt: alt ?? "" });
  const button = h("button", {
    type: "button", class: "enlarge", "data-control": "picture", "aria-label": `Enlarge: ${shortly(alt) || "picture"}`, onclick: () => enlarge(url, alt),
  });
  const box = h("div", { class: `picture ${extra}` }, image, button);
  if (width && height && !extra) {
    // Room for what is not loaded yet, so that the log does not grow afterwards.
    image.width = width;
    image.height = height;
    box.style.width = `min(100%, ${width}px, ${(56 * width) / height}vh)`;
  }
  return box;
}

function shortly(alt) {
  const first = (alt ?? "").split(/[.:;\n]/)[0].trim();
  return first.length > SHORT ? `${first.slice(0, SHORT).replace(/\s+\S*$/, "")}…` : first;
}

export function gallery(pictures) {
  return h("div", { class: pictures.length === 1 ? "gallery one" : "gallery" }, pictures.map((each) => picture(each)));
}

function thumbnail(part) {
  return picture({ ...part.media, alt: part.description }, "thumbnail");
}

export function file(url, name) {
  const safe = safeAddress(url);
  return safe ? h("a", { class: "file link", href: safe, download: name }, `▤ ${name}`) : h("span", {}, name);
}
