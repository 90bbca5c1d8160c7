// A select menu: one value or several, with descriptions, by mouse and by keyboard.

import { h } from "./dom.js";
import { sign } from "./inline.js";

const LIST_PX = 320;
const MARGIN_PX = 12;

let opened = null;

// Beside a label that says it, a picture says nothing more.
export function decoration(part) {
  const image = sign(part.emoji.name, part.emoji.id);
  if (part.label) image.alt = "";
  return image;
}

document.addEventListener("pointerdown", (event) => {
  if (opened && !opened.root.contains(event.target)) opened.close();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") opened?.close();
});

export class Choice {
  constructor({ label, control, options, least, most, disabled, done }) {
    Object.assign(this, { label, options, least, most, done });
    this.picked = this.defaults();
    this.text = h("span", {});
    this.trigger = h("button", {
      type: "button", disabled, "aria-haspopup": "listbox", "aria-expanded": "false", "data-control": control,
      onclick: () => (opened === this ? this.close() : this.open()),
      onkeydown: (event) => this.key(event),
    }, this.text);
    this.root = h("div", { class: "choice" }, this.trigger);
    this.show();
  }

  defaults() {
    return new Set(this.options.filter((each) => each.default).map((each) => each.value));
  }

  // Show again what the message says is chosen.
  reset() {
    this.picked = this.defaults();
    this.show();
  }

  get several() {
    return this.most > 1;
  }

  show() {
    const names = this.options.filter((each) => this.picked.has(each.value)).map((each) => each.label);
    this.text.textContent = names.join(", ") || this.label;
    this.text.className = names.length ? "chosen" : "chosen nothing";
    this.trigger.setAttribute("aria-label", names.length ? `${this.label}: ${names.join(", ")}` : this.label);
  }

  open() {
    opened?.close();
    opened = this;
    this.before = new Set(this.picked);
    this.items = this.options.map((option, index) => this.item(option, index));
    this.list = h("ul", { class: "listbox", role: "listbox", "aria-multiselectable": String(this.several) }, ...this.items, this.confirm());
    this.root.append(this.list);
    this.place();
    this.trigger.setAttribute("aria-expanded", "true");
    this.move(0);
  }

  // On the side with more room, and no longer than what is in sight there.
  place() {
    const trigger = this.trigger.getBoundingClientRect();
    const sight = (this.root.closest("#log") ?? document.documentElement).getBoundingClientRect();
    const above = trigger.top - Math.max(sight.top, 0);
    const below = Math.min(sight.bottom, innerHeight) - trigger.bottom;
    const up = below < Math.min(LIST_PX, this.list.scrollHeight + MARGIN_PX) && above > below;
    this.list.classList.toggle("up", up);
    this.list.style.maxHeight = `${Math.min(LIST_PX, (up ? above : below) - MARGIN_PX)}px`;
  }

  item(option, index) {
    const hint = option.description ? h("span", { class: "hint" }, option.description) : null;
    return h("li", {
      role: "option", id: `option-${index}`, "aria-selected": String(this.picked.has(option.value)),
      onpointerdown: (event) => event.preventDefault(), onclick: () => this.pick(index), onpointermove: () => this.move(index),
    }, h("span", { class: "mark", "aria-hidden": "true" }), h("span", { class: "words" }, option.emoji?.id ? decoration(option) : null, option.label, hint));
  }

  confirm() {
    if (!this.several && this.least > 0) return null;
    this.send = h("button", { type: "button", class: "press primary", onclick: () => this.finish() });
    this.count();
    return h("li", { class: "confirm", role: "presentation" }, this.send);
  }

  count() {
    if (!this.send) return;
    this.send.textContent = this.picked.size ? `Choose (${this.picked.size})` : "Choose none";
    this.send.disabled = this.picked.size < this.least || this.picked.size > this.most;
  }

  move(index) {
    this.active = Math.max(0, Math.min(this.items.length - 1, index));
    this.items.forEach((item, at) => item.classList.toggle("active", at === this.active));
    this.items[this.active]?.scrollIntoView({ block: "nearest" });
    this.trigger.setAttribute("aria-activedescendant", `option-${this.active}`);
  }

  pick(index) {
    const { value } = this.options[index];
    if (!this.several) {
      this.picked = new Set([value]);
      this.finish();
      return;
    }
    if (this.picked.has(value)) this.picked.delete(value);
    else if (this.picked.size < this.most) this.picked.add(value);
    this.items[index].setAttribute("aria-selected", String(this.picked.has(value)));
    this.count();
  }

  finish() {
    this.before = this.picked;
    this.close();
    this.done([...this.picked]);
  }

  key(event) {
    if (opened !== this) {
      if (event.key === "ArrowDown") this.open();
      return;
    }
    const moves = { ArrowDown: this.active + 1, ArrowUp: this.active - 1, Home: 0, End: this.items.length - 1 };
    if (event.key in moves) this.move(moves[event.key]);
    else if (event.key === "Enter" || event.key === " ") this.pick(this.active);
    else if (event.key === "Tab" && this.several && this.send && !this.send.disabled) this.send.focus();
    else if (event.key === "Escape" || event.key === "Tab") this.close();
    else return;
    event.preventDefault();
  }

  close() {
    if (opened === this) opened = null;
    this.picked = this.before;
    this.list?.remove();
    this.trigger.setAttribute("aria-expanded", "false");
    this.trigger.removeAttribute("aria-activedescendant");
    this.show();
  }
}
