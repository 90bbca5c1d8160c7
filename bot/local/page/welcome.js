// What stands above the first message of a channel: where one is, and what to do first.

import { h } from "./dom.js";
import { channelOf, me, store } from "./store.js";

export function welcome(composer, begun) {
  const channel = channelOf(store.current);
  const words = begun ? here() : channel?.kind === "dm" ? letters() : first(composer, channel);
  return h("li", { class: begun ? "empty above" : "empty" }, ...words);
}

// Whether nobody has said or done anything here yet: the bot alone has introduced itself.
export function untouched(messages) {
  return messages.length === 1 && messages[0].author.bot && !messages[0].interaction_metadata && channelOf(store.current)?.home;
}

function here() {
  return [
    h("h2", {}, "Welcome"),
    h("p", {}, "This is a small Discord on your own machine. You are ", h("b", {}, me()?.name ?? ""),
      "; to be somebody else, press the name at the top right. A second tab can be a second person."),
  ];
}

function letters() {
  return [h("h2", {}, "Nothing here yet"), h("p", {}, `What ${store.bot?.name ?? "the bot"} tells you alone comes here.`)];
}

function first(composer, channel) {
  if (!channel?.writable) return [h("h2", {}, "Nothing here yet")];
  const begin = () => composer.begin("/play");
  return [
    h("h2", {}, "Welcome"),
    h("p", {}, "This is a small Discord on your own machine, and you can be anybody in it."),
    h("ol", {},
      h("li", {}, "You are ", h("b", {}, me()?.name ?? ""), ". To be somebody else, press the name at the top right; a second tab can be a second person."),
      h("li", {}, "Type ", h("code", {}, "/play"), " below and press Enter. A table opens, to which you can add computer players."),
      h("li", {}, "Type ", h("code", {}, "/"), " alone to see what else can be done.")),
    h("p", {}, h("button", { type: "button", class: "press primary", onclick: begin }, "Write /play for me")),
  ];
}
