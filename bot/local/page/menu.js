// The menu of a message or of a person: what applications offer there.

import { h } from "./dom.js";

let opened = null;

document.addEventListener("pointerdown", (event) => {
  if (opened && !opened.contains(event.target)) close();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") close();
});

function close() {
  opened?.querySelector("button")?.setAttribute("aria-expanded", "false");
  opened?.querySelector(".menu")?.remove();
  opened = null;
}

// `find()` promises [{ title, pick }]; the button stands where the menu opens.
export function menuButton(label, find) {
  const button = h("button", {
    type: "button", class: "dots", "aria-label": label, title: label, "aria-haspopup": "menu", "aria-expanded": "false",
    "data-control": "menu", onclick: () => toggle(),
  }, "⋯");
  const root = h("span", { class: "menu-root" }, button);
  const toggle = async () => {
    const own = opened === root;
    close();
    if (own) return;
    const items = await find();
    opened = root;
    button.setAttribute("aria-expanded", "true");
    const rows = items.map(({ title, pick }) => h("li", { role: "none" }, h("button", {
      type: "button", role: "menuitem", onclick: () => { close(); pick(); },
    }, title)));
    const empty = h("li", { class: "hint" }, "Nothing can be done here");
    root.append(h("ul", { class: "menu", role: "menu", "aria-label": label }, ...(rows.length ? rows : [empty])));
    root.querySelector(".menu").scrollIntoView({ block: "nearest" });
    root.querySelector(".menu button")?.focus();
  };
  return root;
}
