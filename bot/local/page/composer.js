// The message box: plain words, or a slash command with its picker.

import { byId, h } from "./dom.js";
import { Order, flatten, read } from "./order.js";
import { Picker } from "./picker.js";
import { channelOf, store } from "./store.js";

const TYPING_EVERY_MS = 6000;

export class Composer {
  constructor(wire, { outcome, complain }) {
    Object.assign(this, { wire, outcome, complain });
    this.form = byId("composer");
    this.picker = new Picker(this.form);
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
    this.lastTyping = 0;
    this.writeWords();
  }

  channelChanged() {
    this.writeWords();
  }

  writeWords(text = "") {
    this.order = null;
    this.picker.hide();
    const channel = channelOf(store.current);
    const writable = channel?.writable ?? false;
    const where = channel?.kind === "dm" ? channel.name : `#${channel?.name ?? ""}`;
    this.input = h("textarea", {
      id: "composer-text", rows: "1", "aria-label": `Message ${where}`, disabled: !writable,
      placeholder: writable ? `Message ${where} or type / for commands` : "You may not write here",
      oninput: () => this.typed(), onkeydown: (event) => this.key(event), onblur: () => this.picker.hide(),
    });
    this.input.value = text;
    this.form.replaceChildren(h("div", { class: "box" }, this.input, send()));
  }

  typed() {
    this.input.style.height = "auto";
    this.input.style.height = `${this.input.scrollHeight}px`;
    if (this.input.value.startsWith("/")) this.pickCommand();
    else this.picker.hide();
    if (this.input.value && Date.now() - this.lastTyping > TYPING_EVERY_MS && !this.input.value.startsWith("/")) {
      this.lastTyping = Date.now();
      this.wire.ask("typing", { channel: store.current }).catch(() => {});
    }
  }

  // Asked for once, however many letters are typed before the answer comes.
  commands() {
    const channel = store.current;
    if (!store.commands.has(channel)) {
      const asked = this.wire.ask("commands", { channel }).then(flatten);
      store.commands.set(channel, asked);
      asked.catch(() => store.commands.delete(channel));
    }
    return store.commands.get(channel);
  }

  async pickCommand() {
    const input = this.input;
    const all = await this.commands().catch(() => []);
    if (this.order || this.input !== input || !input.value.startsWith("/")) return;
    const typed = input.value.slice(1).trim().toLowerCase();
    const fits = all.filter((leaf) => leaf.spoken.includes(typed));
    fits.sort((one, other) => other.spoken.startsWith(typed) - one.spoken.startsWith(typed));
    this.picker.show(fits.length ? "Commands" : "No such command", typed ? this.found(fits) : this.overview(all));
  }

  // Everything at a glance: single commands, then one entry for each group of them.
  overview(all) {
    const groups = new Map();
    for (const leaf of all.filter((each) => each.group)) groups.set(leaf.group, [...(groups.get(leaf.group) ?? []), leaf]);
    return [
      ...all.filter((leaf) => !leaf.group).map((leaf) => this.row(leaf)),
      ...[...groups].map(([group, leaves], index) => ({
        heading: index ? null : "Groups of commands",
        title: `/${group} …`, args: `${leaves.length} commands`, hint: leaves[0].about, pick: () => this.begin(`/${group} `),
      })),
    ];
  }

  // What fits what was typed, with a heading before each group.
  found(fits) {
    const names = [...new Set(fits.map((leaf) => leaf.group))];
    const ordered = names.flatMap((name) => fits.filter((leaf) => leaf.group === name));
    return ordered.map((leaf, index) => {
      const opens = leaf.group && leaf.group !== ordered[index - 1]?.group;
      return { ...this.row(leaf), heading: opens ? `/${leaf.group}` : null };
    });
  }

  row(leaf) {
    return {
      title: `/${leaf.spoken}`,
      args: leaf.options.map((each) => (each.required ? each.name : `[${each.name}]`)).join(" "),
      hint: leaf.description,
      pick: () => this.writeOrder(leaf),
    };
  }

  // Write the beginning of a command and show what it may become.
  begin(text) {
    if (this.order) this.writeWords();
    this.input.value = text;
    this.input.focus();
    this.pickCommand();
  }

  writeOrder(leaf) {
    this.picker.hide();
    if (!leaf.options.length) {
      this.writeWords();
      this.input.focus();
      this.use(leaf.spoken, {});
      return;
    }
    this.order = new Order({
      leaf,
      picker: this.picker,
      suggest: (command, focus, options) => this.wire.ask("autocomplete", { channel: store.current, command, focus, options }),
      send: (command, options) => this.use(command, options),
      leave: () => { this.writeWords("/"); this.input.focus(); this.pickCommand(); },
    });
    this.form.replaceChildren(h("div", { class: "box" }, this.order.root, send()));
    this.order.focus();
  }

  key(event) {
    if (this.picker.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.submit();
    }
  }

  submit() {
    if (this.order) this.order.submit();
    else if (this.input.value.startsWith("/")) this.command(this.input.value.slice(1).trim());
    else if (this.input.value.trim()) this.say(this.input.value);
  }

  async command(text) {
    const row = this.picker.rows[this.picker.active];
    if (row) return row.pick();
    const order = read(await this.commands().catch(() => []), text);
    if (order) return this.use(order.command, order.options);
    return this.complain(`“/${text}” is not a command here. Type / to see them.`);
  }

  async say(text) {
    this.input.value = "";
    this.typed();
    try {
      await this.wire.ask("say", { channel: store.current, text });
    } catch (error) {
      this.input.value = text;
      this.complain(error.message);
    }
  }

  async use(command, options) {
    const channel = store.current;
    try {
      const asked = this.wire.ask("slash", { channel, command, options });
      this.writeWords();
      this.input.focus();
      this.outcome(await asked);
    } catch (error) {
      this.complain(error.message === "failed" ? `/${command}: the application did not respond.` : error.message);
    }
  }
}

const send = () => h("button", { class: "press primary", "aria-label": "Send" }, "Send");
