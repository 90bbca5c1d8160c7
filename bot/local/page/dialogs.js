// Forms of the bot, small questions of the page, and the enlarged picture.

import { byId, h } from "./dom.js";
import { markdown } from "./markdown.js";
import { store } from "./store.js";

const TEXT = 4;
const USERS = 5;
const SHOWN = 10;
const RADIO = 21;
const CHECKBOX = 23;
const PARAGRAPH = 2;

// The whole screen for one picture: first all of it, and by a press on it or the button so large
// that it is pushed about.
export function enlarge(url, alt) {
  const viewer = byId("viewer");
  const image = h("img", { src: url, alt: alt ?? "" });
  const stage = h("div", { class: "stage", tabindex: "0", role: "region", "aria-label": "The picture", onclick: (event) => zoom(event) }, image);
  const toggle = h("button", { type: "button", class: "press", onclick: () => zoom() }, "Zoom in");
  const close = h("button", { type: "button", class: "press", onclick: () => viewer.close() }, "Close");
  const words = alt ? h("details", {}, h("summary", {}, "In words"), h("p", {}, alt)) : null;
  const zoom = (event) => {
    const box = image.getBoundingClientRect();
    const at = event ? [(event.clientX - box.x) / box.width, (event.clientY - box.y) / box.height] : [0.5, 0.5];
    const large = stage.classList.toggle("large");
    image.style.width = large ? `${largeWidth(image, stage)}px` : "";
    toggle.textContent = large ? "Fit to screen" : "Zoom in";
    stage.scrollTo(at[0] * image.clientWidth - stage.clientWidth / 2, at[1] * image.clientHeight - stage.clientHeight / 2);
  };
  viewer.replaceChildren(stage, h("div", { class: "actions" }, words, toggle, close));
  viewer.showModal();
  toggle.focus();
}

// Every dot of the picture, and at least twice what fits and as much as covers the screen.
function largeWidth(image, stage) {
  const fits = Math.min(stage.clientWidth / image.naturalWidth, stage.clientHeight / image.naturalHeight);
  const covers = Math.max(stage.clientWidth / image.naturalWidth, stage.clientHeight / image.naturalHeight);
  return Math.round(image.naturalWidth * Math.max(1 / devicePixelRatio, 2 * fits, covers));
}

// A form of the bot: `send(values)` returns a promise that fails with what is wrong.
export function openForm(modal, send) {
  const entries = [];
  const parts = modal.components.map((part) => formPart(part, entries));
  openSheet(modal.title, parts, "Submit", () => send(Object.fromEntries(entries.map(([id, read]) => [id, read()]))));
}

export function askFor(title, label, send) {
  const input = h("input", { type: "text", id: "ask", required: true, maxlength: "32" });
  const entry = h("div", { class: "entry" }, h("label", { for: "ask" }, label), input);
  openSheet(title, [entry], "Add", () => send(input.value));
}

function openSheet(title, parts, verb, send) {
  const sheet = byId("sheet");
  const wrong = h("p", { class: "wrong", role: "alert" });
  const submit = h("button", { class: "press primary" }, verb);
  const onsubmit = async (event) => {
    event.preventDefault();
    submit.disabled = true;
    try {
      await send();
      sheet.close();
    } catch (error) {
      wrong.textContent = error.message === "failed" ? "Something went wrong. Try again." : error.message;
      submit.disabled = false;
    }
  };
  sheet.replaceChildren(h("form", { onsubmit },
    h("h2", { id: "sheet-title" }, title), ...parts, wrong,
    h("div", { class: "actions" }, h("button", { type: "button", class: "press", onclick: () => sheet.close() }, "Cancel"), submit)));
  sheet.showModal();
}

function formPart(part, entries) {
  if (part.type === SHOWN) return markdown(part.content);
  const inner = part.component ?? part.components[0];
  const name = part.label ?? inner.label ?? "";
  const hint = part.description ? h("p", { class: "hint" }, part.description) : null;
  if (inner.type === TEXT) return textEntry(inner, name, hint, entries);
  if (inner.type === CHECKBOX) return tick(inner, name, hint, entries);
  return options(inner, name, hint, entries);
}

function textEntry(inner, name, hint, entries) {
  const long = inner.style === PARAGRAPH;
  const input = h(long ? "textarea" : "input", {
    id: `f-${inner.custom_id}`, type: long ? null : "text", rows: long ? "4" : null, required: inner.required !== false,
    minlength: inner.min_length ? String(inner.min_length) : null, maxlength: String(inner.max_length ?? 4000),
    placeholder: inner.placeholder ?? null,
  });
  input.value = inner.value ?? "";
  entries.push([inner.custom_id, () => input.value]);
  return h("div", { class: "entry" }, h("label", { for: input.id }, name), hint, input);
}

function tick(inner, name, hint, entries) {
  const box = h("input", { type: "checkbox", checked: Boolean(inner.default) });
  entries.push([inner.custom_id, () => box.checked]);
  return h("div", { class: "entry options" }, h("label", {}, box, name), hint);
}

function options(inner, name, hint, entries) {
  const offered = inner.type === USERS
    ? [...store.people.values()].map((each) => ({ label: each.name, value: each.id }))
    : [...(inner.options ?? [])];
  const single = inner.type === RADIO || (inner.max_values ?? 1) === 1;
  // A radio button cannot be taken back, so what may be left out gets one for nothing.
  if (single && inner.required === false) offered.unshift({ label: "—", value: "" });
  const boxes = offered.map((each) => h("input", {
    type: single ? "radio" : "checkbox", name: inner.custom_id, value: each.value, checked: Boolean(each.default),
  }));
  const picked = () => boxes.filter((box) => box.checked && box.value).map((box) => box.value);
  entries.push([inner.custom_id, () => (inner.type === RADIO ? picked()[0] ?? null : picked())]);
  const labels = offered.map((each, index) => h("label", {}, boxes[index], each.label, each.description ? h("span", { class: "hint" }, each.description) : null));
  return h("fieldset", { class: "entry options" }, h("legend", {}, name), hint, ...labels);
}
