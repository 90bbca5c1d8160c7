// The connection to the table: wishes with answers, and news.

const PATIENCE_MS = [300, 800, 2000, 4000];

export class Wire {
  constructor(name, key, { news, state }) {
    this.address = `ws://${location.host}/page-socket?as=${encodeURIComponent(name)}&key=${key}`;
    this.news = news;
    this.state = state;
    this.waiting = new Map();
    this.count = 0;
    this.tries = 0;
    this.open();
  }

  open() {
    this.socket = new WebSocket(this.address);
    this.socket.onopen = () => {
      this.tries = 0;
      this.state(true);
    };
    this.socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    this.socket.onclose = () => this.lost();
  }

  hear(word) {
    if (word.type !== "reply") {
      this.news(word);
      return;
    }
    const waiting = this.waiting.get(word.id);
    this.waiting.delete(word.id);
    if (!waiting) return;
    if (word.error === undefined) waiting.resolve(word.result);
    else waiting.reject(new Error(word.error));
  }

  lost() {
    this.state(false);
    for (const { reject } of this.waiting.values()) reject(new Error("The connection was lost."));
    this.waiting.clear();
    const pause = PATIENCE_MS[Math.min(this.tries++, PATIENCE_MS.length - 1)];
    setTimeout(() => this.comeBack(), pause);
  }

  // A table that was started anew knows other keys: then only a fresh page gets in.
  async comeBack() {
    const there = await fetch("/page/crest.svg").then((answer) => answer.ok, () => false);
    if (there && this.tries > 2) location.reload();
    else this.open();
  }

  ask(wish, details = {}) {
    if (this.socket.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Error("Not connected."));
    }
    const id = ++this.count;
    this.socket.send(JSON.stringify({ id, do: wish, ...details }));
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }
}
