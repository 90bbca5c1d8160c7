// A slash command being filled in: one slot for each option, with suggestions.

import { h } from "./dom.js";
import { store } from "./store.js";

const KINDS = { subcommand: 1, group: 2, integer: 4, boolean: 5, user: 6, channel: 7, number: 10 };
const PAUSE_MS = 120;

// Commands with their subcommands laid out flat: { spoken, description, options }, and of those in
// a group its name and what the group is about.
export function flatten(commands) {
  return commands.flatMap((command) => leaves(command, command.name).map((leaf) => (
    leaf.spoken === command.name ? leaf : { ...leaf, group: command.name, about: command.description })));
}

function leaves(node, spoken) {
  const inner = (node.options ?? []).filter((each) => each.type === KINDS.subcommand || each.type === KINDS.group);
  if (!inner.length) return [{ spoken, description: node.description, options: node.options ?? [] }];
  return inner.flatMap((each) => leaves(each, `${spoken} ${each.name}`));
}

export class Order {
  constructor({ leaf, picker, suggest, send, leave }) {
    Object.assign(this, { leaf, picker, suggest, send, leave });
    this.slots = new Map();
    this.looks = 0;
    this.more = h("span", { class: "row" });
    this.root = h("div", { class: "order" }, h("span", { class: "spoken" }, `/${leaf.spoken}`), this.more);
    const [first] = leaf.options;
    // One that is looked up as it is written is offered at once, and may stay empty.
    for (const option of leaf.options.filter((each) => each.required || (each === first && each.autocomplete))) this.add(option);
    this.offerMore();
  }

  focus() {
    const first = [...this.slots.values()][0];
    (first?.input ?? this.root.parentElement.querySelector(":scope > button"))?.focus();
  }

  add(option) {
    const input = h("input", {
      type: "text", id: `o-${option.name}`, "aria-required": String(Boolean(option.required)), placeholder: placeholder(option),
      onfocus: () => this.look(option), oninput: () => this.typed(option),
      onkeydown: (event) => this.key(event, option), onblur: () => this.picker.hide(),
    });
    const root = h("span", { class: "slot", title: option.description }, h("label", { for: input.id }, option.name), input);
    this.slots.set(option.name, { option, input, root, value: undefined });
    this.more.before(root);
    return input;
  }

  offerMore() {
    const left = this.leaf.options.filter((each) => !this.slots.has(each.name));
    this.more.replaceChildren(...left.map((option) => h("button", {
      type: "button", class: "more", title: option.description,
      onclick: () => { this.add(option).focus(); this.offerMore(); },
    }, `+ ${option.name}`)));
  }

  typed(option) {
    this.slots.get(option.name).value = undefined;
    this.slots.get(option.name).root.classList.remove("missing");
    this.forgetLook();
    if (!option.autocomplete) {
      this.look(option);
      return;
    }
    this.picker.narrow(this.slots.get(option.name).input.value.toLowerCase());
    this.pause = setTimeout(() => this.look(option), PAUSE_MS);
  }

  // What is still being looked for was for other words: it would open the list again.
  forgetLook() {
    clearTimeout(this.pause);
    this.looks += 1;
  }

  async look(option) {
    const slot = this.slots.get(option.name);
    const asked = this.looks;
    const typed = slot.input.value.toLowerCase();
    const choices = option.autocomplete
      ? await this.suggest(this.leaf.spoken, option.name, this.typedSoFar()).catch(() => [])
      : fixed(option).filter((each) => String(each.name).toLowerCase().includes(typed));
    if (asked !== this.looks || document.activeElement !== slot.input) return;
    this.picker.show(`${option.name}: ${option.description}`, choices.map((choice) => ({
      title: String(choice.name), pick: () => this.settle(slot, choice),
    })));
  }

  settle(slot, choice) {
    slot.input.value = choice.name;
    slot.value = choice.value;
    this.forgetLook();
    this.picker.hide();
    const next = [...this.slots.values()].find((each) => each.option.required && !each.input.value);
    (next ?? slot).input.focus();
    if (!next) this.picker.hide();
  }

  typedSoFar() {
    const filled = [...this.slots.values()].filter((each) => each.input.value);
    return Object.fromEntries(filled.map((each) => [each.option.name, each.value ?? spell(each.option, each.input.value)]));
  }

  key(event, option) {
    if (this.picker.key(event)) return;
    const empty = !this.slots.get(option.name).input.value;
    if (event.key === "Enter") {
      event.preventDefault();
      this.submit();
    } else if (event.key === "Escape" || (event.key === "Backspace" && empty)) {
      event.preventDefault();
      this.leave();
    }
  }

  submit() {
    const missing = [...this.slots.values()].find((each) => each.option.required && !each.input.value.trim());
    if (missing) {
      missing.root.classList.add("missing");
      missing.input.focus();
      return;
    }
    this.send(this.leaf.spoken, this.typedSoFar());
  }
}

function placeholder(option) {
  return option.type === KINDS.integer || option.type === KINDS.number
    ? [option.min_value, option.max_value].filter((each) => each !== undefined).join("–")
    : "";
}

function fixed(option) {
  if (option.choices?.length) return option.choices;
  if (option.type === KINDS.boolean) return [{ name: "True", value: true }, { name: "False", value: false }];
  if (option.type === KINDS.user) return [...store.people.values()].map((each) => ({ name: each.name, value: each.id }));
  if (option.type === KINDS.channel) return store.channels.filter((each) => each.kind !== "dm").map((each) => ({ name: each.name, value: each.id }));
  return [];
}

// A whole command in words, as a document spells it: `board text:true`.
export function read(leaves, text) {
  const fits = leaves.filter((leaf) => text === leaf.spoken || text.startsWith(`${leaf.spoken} `));
  const leaf = fits.sort((one, other) => other.spoken.length - one.spoken.length)[0];
  if (!leaf) return null;
  const given = [...text.slice(leaf.spoken.length).matchAll(/([\w-]+):\s*("[^"]*"|.*?)(?=\s+[\w-]+:|\s*$)/g)];
  const known = given.map(([, name, value]) => [leaf.options.find((each) => each.name === name), value.replaceAll('"', "")]);
  const rest = text.slice(leaf.spoken.length).trim();
  if (known.some(([option]) => !option) || (rest && !known.length)) return null;
  const options = Object.fromEntries(known.map(([option, value]) => [option.name, spell(option, value)]));
  return leaf.options.every((each) => !each.required || each.name in options) ? { command: leaf.spoken, options } : null;
}

// What was typed without choosing a suggestion, as the option's type.
function spell(option, text) {
  const known = fixed(option).find((each) => String(each.name).toLowerCase() === text.trim().toLowerCase());
  if (known) return known.value;
  const numeric = option.type === KINDS.integer || option.type === KINDS.number;
  return numeric && text.trim() !== "" && !Number.isNaN(Number(text)) ? Number(text) : text;
}
