// The list above the message box: commands, or suggestions for an option.

import { h } from "./dom.js";

export class Picker {
  constructor(root) {
    this.root = root;
    this.list = null;
    this.rows = [];
  }

  get open() {
    return this.list !== null;
  }

  // rows: [{ title, args, hint, pick, heading }], a heading standing before its row.
  show(heading, rows) {
    this.hide();
    if (!rows.length) return;
    this.heading = heading;
    this.rows = rows;
    this.items = rows.map((row, index) => h("li", {
      role: "option", id: `pick-${index}`, onpointermove: () => this.move(index),
      // The message box keeps the focus, and a finger may push the list about without choosing.
      onmousedown: (event) => event.preventDefault(), onclick: () => row.pick(),
    }, h("b", {}, row.title), row.args ? h("span", { class: "args" }, row.args) : null, row.hint ? h("span", { class: "hint" }, row.hint) : null));
    this.list = h("ul", { class: "picker", role: "listbox", "aria-label": heading }, title(heading),
      ...this.items.flatMap((item, index) => (rows[index].heading ? [title(rows[index].heading), item] : [item])));
    this.root.append(this.list);
    this.move(0);
  }

  // Until new rows come, Enter must not pick one that no longer fits.
  narrow(text) {
    this.show(this.heading, this.rows.filter((row) => row.title.toLowerCase().includes(text)));
  }

  hide() {
    this.list?.remove();
    this.list = null;
    this.rows = [];
  }

  move(index) {
    this.active = (index + this.rows.length) % this.rows.length;
    this.items.forEach((item, at) => {
      item.classList.toggle("active", at === this.active);
      item.setAttribute("aria-selected", String(at === this.active));
    });
    this.items[this.active].scrollIntoView({ block: "nearest" });
  }

  // True if the key was for the list.
  key(event) {
    if (!this.open) return false;
    if (event.key === "ArrowDown") this.move(this.active + 1);
    else if (event.key === "ArrowUp") this.move(this.active - 1);
    else if (event.key === "Enter" || event.key === "Tab") this.rows[this.active].pick();
    else if (event.key === "Escape") this.hide();
    else return false;
    event.preventDefault();
    return true;
  }
}

const title = (text) => h("li", { class: "heading", role: "presentation" }, text);
