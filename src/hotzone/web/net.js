// @ts-check
/** Talking to the server: plain routes, and the socket of a match that comes back by itself. */

/** Ask a route. @param {string} path @param {any} [body] posted as JSON */
export async function ask(path, body) {
  const answer = await fetch(path, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  const found = await answer.json().catch(() => ({ code: 'trouble', text: answer.statusText }));
  if (!answer.ok) throw Object.assign(new Error(found.text), found);
  return found;
}

const FINAL = [4403, 4404, 4429];

/** The line to one match. */
export class Line {
  /** @param {string} code @param {() => any} hello what to say first @param {(message: any) => void} hear @param {(state: string) => void} state */
  constructor(code, hello, hear, state) {
    this.code = code;
    this.hello = hello;
    this.hear = hear;
    this.state = state;
    this.tries = 0;
    this.number = 0;
    /** @type {Map<number, {done: (found: any) => void, failed: (error: any) => void}>} */
    this.asked = new Map();
    this.closed = false;
    this.open();
  }

  open() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.code)}`);
    this.socket = socket;
    socket.onopen = () => { socket.send(JSON.stringify({ type: 'hello', protocol: 1, ...this.hello() })); };
    socket.onmessage = (event) => this.take(JSON.parse(event.data));
    socket.onclose = (event) => {
      for (const { failed } of this.asked.values()) failed({ code: 'offline', text: 'offline' });
      this.asked.clear();
      if (this.closed) return;
      if (FINAL.includes(event.code)) { this.state(`closed-${event.code}`); return; }
      this.state('lost');
      this.tries += 1;
      setTimeout(() => { if (!this.closed) this.open(); }, Math.min(8000, 300 * 2 ** this.tries) * (0.7 + Math.random() * 0.6));
    };
  }

  /** @param {any} message */
  take(message) {
    if (message.type === 'you') { this.tries = 0; this.state('live'); }
    const waiting = this.asked.get(message.id);
    if (waiting && (message.type === 'done' || message.type === 'error')) {
      this.asked.delete(message.id);
      if (message.type === 'error') waiting.failed(message); else waiting.done(message);
      return;
    }
    this.hear(message);
  }

  /** Send a message; resolves when it is done, rejects with the refusal. @param {any} message */
  send(message) {
    return new Promise((done, failed) => {
      if (this.socket?.readyState !== WebSocket.OPEN) { failed({ code: 'offline', text: 'offline' }); return; }
      const id = ++this.number;
      this.asked.set(id, { done, failed });
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  close() {
    this.closed = true;
    this.socket?.close();
  }
}
