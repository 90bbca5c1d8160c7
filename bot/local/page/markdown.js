// Discord's block markdown as nodes: headings, lists, quotes, code, small print.

import { h } from "./dom.js";
import { inline } from "./inline.js";

const FENCE = /^```(?:([\w+-]+)\n)?\n?([\s\S]*?)\n?```/;
const HEADING = /^(#{1,3})\s+(.+)$/;
const SMALL = /^-#\s+(.+)$/;
const ITEM = /^(\s*)([-*]|\d+\.)\s+(.+)$/;
const QUOTE = /^>\s(.*)$/;

export function markdown(text) {
  return h("div", { class: "md" }, ...blocks(text.trim()));
}

function blocks(text) {
  const made = [];
  let rest = text;
  while (rest) {
    const at = rest.indexOf("```");
    const fence = at >= 0 && FENCE.exec(rest.slice(at));
    if (!fence) return [...made, ...lines(rest.split("\n"))];
    made.push(...lines(rest.slice(0, at).split("\n")));
    made.push(h("pre", {}, h("code", {}, fence[2])));
    rest = rest.slice(at + fence[0].length);
  }
  return made;
}

function lines(all) {
  const made = [];
  let index = 0;
  while (index < all.length) {
    const [node, used] = block(all, index);
    if (node) made.push(node);
    index += used;
  }
  return made;
}

function block(all, index) {
  const line = all[index];
  if (!line.trim()) return [null, 1];
  if (line.startsWith(">>> ")) {
    return [h("blockquote", {}, lines([line.slice(4), ...all.slice(index + 1)])), all.length];
  }
  const heading = HEADING.exec(line);
  if (heading) return [h(`h${heading[1].length + 2}`, {}, inline(heading[2])), 1];
  const small = SMALL.exec(line);
  if (small) return [h("small", {}, inline(small[1])), 1];
  if (QUOTE.test(line)) return run(all, index, (each) => QUOTE.test(each), (taken) => h("blockquote", {}, lines(taken.map((each) => QUOTE.exec(each)[1]))));
  if (ITEM.test(line)) return run(all, index, sameList(line), list);
  return paragraph(all, index);
}

function run(all, index, belongs, make) {
  let end = index;
  while (end < all.length && belongs(all[end])) end++;
  return [make(all.slice(index, end)), end - index];
}

// Deeper items belong to the list; on its own level only those with the same kind of mark.
function sameList(first) {
  const [, margin, mark] = ITEM.exec(first);
  const ordered = /\d/.test(mark);
  return (line) => {
    const found = ITEM.exec(line);
    return Boolean(found) && (found[1].length > margin.length || /\d/.test(found[2]) === ordered);
  };
}

function list(items) {
  const parsed = items.map((each) => ITEM.exec(each));
  const depth = parsed[0][1].length;
  const ordered = /\d/.test(parsed[0][2]);
  const root = h(ordered ? "ol" : "ul", ordered ? { start: String(parseInt(parsed[0][2], 10)) } : {});
  for (let index = 0; index < parsed.length;) {
    let end = index + 1;
    while (end < parsed.length && parsed[end][1].length > depth) end++;
    const nested = items.slice(index + 1, end);
    root.append(h("li", {}, inline(parsed[index][3]), nested.length ? list(nested) : null));
    index = end;
  }
  return root;
}

const special = (line) =>
  !line.trim() || line.startsWith(">>> ") || [HEADING, SMALL, QUOTE, ITEM].some((each) => each.test(line));

function paragraph(all, index) {
  let end = index + 1;
  while (end < all.length && !special(all[end])) end++;
  return [h("p", {}, inline(all.slice(index, end).join("\n"))), end - index];
}
