// Embeds: title, text, fields, pictures, footer.

import { gallery, picture, tint } from "./components.js";
import { h, link, safeAddress } from "./dom.js";
import { inline } from "./inline.js";
import { markdown } from "./markdown.js";

export function embed(part, attachments) {
  const box = h("article", { class: "embed" },
    part.author ? h("p", { class: "writer" }, part.author.name) : null,
    part.title ? title(part) : null,
    part.description ? markdown(part.description) : null,
    part.fields?.length ? h("div", { class: "fields" }, part.fields.map(field)) : null,
    part.thumbnail ? picture(described(part.thumbnail, attachments), "thumbnail") : null,
    part.image ? gallery([described(part.image, attachments)]) : null,
    footer(part));
  tint(box, part.color);
  return box;
}

function title(part) {
  const address = part.url && safeAddress(part.url);
  return h("p", { class: "title" }, address ? link(address, inline(part.title)) : inline(part.title));
}

function field(part) {
  return h("div", { class: part.inline ? "field inline" : "field" }, h("b", {}, inline(part.name)), markdown(part.value));
}

function footer(part) {
  const stamp = part.timestamp ? new Date(part.timestamp).toLocaleString() : null;
  const words = [part.footer?.text, stamp].filter(Boolean).join(" · ");
  return words ? h("footer", {}, words) : null;
}

function described(media, attachments) {
  const own = attachments.find((each) => each.id === media.attachment_id);
  return { ...media, alt: own?.description };
}
