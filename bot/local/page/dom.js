// Elements from code. Text is always set as text, so nothing a message says can become markup.

export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "class") element.className = value;
    else if (key in element && typeof value !== "string") element[key] = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

export const byId = (id) => document.getElementById(id);

export function face(person, size = "") {
  const mark = person.colour === "bot"
    ? h("img", { src: "/page/crest-light.svg", alt: "" })
    : person.name.slice(0, 1).toUpperCase();
  return h("span", { class: `face c-${person.colour} ${size}`, "aria-hidden": "true" }, mark);
}

// Only addresses that open a web page; anything else is shown as plain text.
export function safeAddress(text) {
  try {
    const url = new URL(text);
    return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
  } catch {
    return null;
  }
}

export function link(address, ...children) {
  return h("a", { href: address, target: "_blank", rel: "noopener noreferrer", class: "link" }, ...children);
}
