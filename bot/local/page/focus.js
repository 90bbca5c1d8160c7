// Keeps the keyboard's place when a message is drawn anew, as each press does to its panel.

export class Keeper {
  constructor(log) {
    this.log = log;
    this.place = null;
    log.addEventListener("focusin", (event) => { this.place = placeOf(event.target); });
    // Focus that goes elsewhere by a person's own doing is not to be brought back.
    document.addEventListener("focusin", (event) => {
      if (!log.contains(event.target) && !event.target.closest("dialog")) this.place = null;
    });
  }

  // The message in which the focus is, or was when it was drawn anew.
  messageId() {
    return this.place?.message.slice("m-".length) ?? null;
  }

  // Run a change of the log, and give the focus back if it got lost by that.
  during(change) {
    const inside = this.log.contains(document.activeElement) && document.activeElement !== this.log;
    const place = inside ? placeOf(document.activeElement) : null;
    change();
    if (place && !this.log.contains(document.activeElement)) {
      this.place = place;
      this.giveBack();
    }
  }

  // To the same control, else to the nearest one in use, else to the newest message with any.
  giveBack() {
    const lost = !document.activeElement || document.activeElement === document.body;
    if (!this.place || !lost) return;
    const view = document.getElementById(this.place.message) ?? this.newest();
    const heir = view && heirIn(view, this.place);
    (heir ?? this.log).focus({ preventScroll: Boolean(heir) });
  }

  newest() {
    return [...this.log.children].reverse().find((view) => controlsOf(view).length) ?? null;
  }
}

const controlsOf = (view) => [...view.querySelectorAll("[data-control]")].filter((each) => !each.disabled);

function placeOf(element) {
  const view = element.closest(".message");
  const control = element.closest("[data-control]") ?? element.closest(".choice")?.querySelector("[data-control]");
  if (!view || !control) return null;
  const all = [...view.querySelectorAll("[data-control]")];
  const key = control.dataset.control;
  const alike = all.filter((each) => each.dataset.control === key);
  return { message: view.id, key, nth: alike.indexOf(control), index: all.indexOf(control), name: nameOf(control) };
}

function heirIn(view, { key, nth, index, name }) {
  const all = [...view.querySelectorAll("[data-control]")];
  const usable = controlsOf(view);
  const same = usable.filter((each) => each.dataset.control === key)[nth];
  const called = usable.find((each) => nameOf(each) === name);
  const near = usable.sort((one, other) => Math.abs(all.indexOf(one) - index) - Math.abs(all.indexOf(other) - index));
  return same ?? called ?? near[0] ?? null;
}

const nameOf = (control) => control.getAttribute("aria-label") ?? control.textContent;
