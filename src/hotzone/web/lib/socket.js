// @ts-check
/** The socket of a match; it comes back by itself. */

/** @import { Refusal, ServerMessage } from './page.d.ts' */
/** @import { Asked, Done } from './protocol.d.ts' */

const PROTOCOL = 2; // the server refuses a page that says another
const FINAL = [4403, 4404, 4410, 4429];

/** The connection to one match. */
export class Connection {
  /**
   * @param {string} code
   * @param {() => Partial<Asked.Hello>} hello what to say first
   * @param {(message: ServerMessage) => void} hear
   * @param {(state: string) => void} state
   */
  constructor(code, hello, hear, state) {
    this.code = code;
    this.hello = hello;
    this.hear = hear;
    this.state = state;
    this.tries = 0;
    /** @type {ReturnType<typeof setTimeout> | 0} */
    this.timer = 0;
    this.number = 0;
    /** @type {Map<number, {done: (found: Done) => void, failed: (error: Refusal) => void}>} */
    this.asked = new Map();
    this.closed = false;
    this.wake = () => {
      if (!document.hidden) this.check();
    };
    for (const name of ['online', 'focus', 'pageshow']) addEventListener(name, this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.pulse = setInterval(this.wake, 25_000);
    this.open();
  }

  /** After a laptop's sleep a dead socket may look alive: ask, and come back at once if nobody answers. */
  check() {
    const { socket } = this;
    if (this.closed || socket?.readyState === WebSocket.CONNECTING) return;
    if (socket?.readyState !== WebSocket.OPEN) {
      clearTimeout(this.timer);
      this.open();
      return;
    }
    const dead = setTimeout(() => {
      if (this.socket === socket) this.lost(socket, 0);
    }, 4000);
    this.send({ type: 'beat' }).then(
      () => clearTimeout(dead),
      () => clearTimeout(dead),
    );
  }

  /** Say who comes. */
  greet() {
    this.socket?.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, ...this.hello() }));
  }

  /** The socket is gone, or as good as gone. @param {WebSocket} socket @param {number} code */
  lost(socket, code) {
    if (this.socket !== socket) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    for (const { failed } of this.asked.values()) failed({ code: 'offline', text: 'offline' });
    this.asked.clear();
    if (this.closed) return;
    if (FINAL.includes(code)) {
      this.state(`closed-${code}`);
      return;
    }
    this.state('lost');
    this.tries += 1;
    this.timer = setTimeout(
      () => {
        if (!this.closed) this.open();
      },
      Math.min(8000, 300 * 2 ** this.tries) * (0.7 + Math.random() * 0.6),
    );
  }

  open() {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.code)}`);
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (event) => this.take(JSON.parse(event.data));
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  /** @param {ServerMessage} message */
  take(message) {
    if (message.type === 'you') {
      this.tries = 0;
      this.state('live');
    }
    const waiting = 'id' in message ? this.asked.get(Number(message.id)) : undefined;
    if (waiting && (message.type === 'done' || message.type === 'error')) {
      this.asked.delete(Number(message.id));
      if (message.type === 'error') waiting.failed(message);
      else waiting.done(message);
      return;
    }
    this.hear(message);
  }

  /**
   * Send a message; resolves when it is done, rejects with the refusal.
   * @param {Asked.Message} message
   * @returns {Promise<Done>}
   */
  send(message) {
    return new Promise((done, failed) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        failed({ code: 'offline', text: 'offline' });
        return;
      }
      const id = ++this.number;
      this.asked.set(id, { done, failed });
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  close() {
    this.closed = true;
    clearInterval(this.pulse);
    clearTimeout(this.timer);
    for (const name of ['online', 'focus', 'pageshow']) removeEventListener(name, this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close();
  }
}
