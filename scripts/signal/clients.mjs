import { WebSocket } from 'ws';

/** A receiver with this many unread bytes is disconnected. */
const MAX_BACKLOG = 1024 * 1024;
let unread = 0;
/** Close code for a client that breaks the limits of the service (RFC 6455, 7.4.1). */
export const POLICY_VIOLATION = 1008;

/** Options of all WebSocket servers here. Each piece of an unfinished message takes a hundred times its size in memory. */
export const SOCKETS = { noServer: true, perMessageDeflate: false, maxFragments: 64 };

/** One WebSocket connection and what its service remembers of it. */
export class Client {
  /** Whether it answered the last ping. */
  alive = true;
  /** Messages over the rate that are dropped before the connection is closed; some over hours, as after a network loss, close none. */
  patience = new Bucket({ burst: 200, perSecond: 1 });
  /** Bytes that may wait for all clients of this process; beyond, each that does not read is cut off at its next message. */
  static maxUnread = 256 * 1024 * 1024;

  /** @param {WebSocket} ws */
  constructor(ws) {
    this.ws = ws;
  }

  get isOpen() {
    return this.ws.readyState === WebSocket.OPEN;
  }

  /** @param {string} text */
  send(text) {
    if (!this.isOpen) return;
    const backlog = this.ws.bufferedAmount;
    if (backlog > (unread > Client.maxUnread ? 0 : MAX_BACKLOG)) return this.ws.terminate();
    unread += text.length;
    this.ws.send(text, () => (unread -= text.length));
  }
}

/**
 * The open connections of one service: listens to each, pings all, and ends those that no longer answer.
 * @template {Client} C
 */
export class Clients {
  /** @type {Set<C>} */
  #open = new Set();

  /**
   * @param {object} service
   * @param {(client: C, text: string) => void} service.hear An error ends that client's connection only.
   * @param {(client: C) => void} service.left
   * @param {number} service.pingEvery ms
   */
  constructor({ hear, left, pingEvery }) {
    this.hear = hear;
    this.left = left;
    this.heartbeat = setInterval(() => this.#ping(), pingEvery);
    this.heartbeat.unref();
  }

  get size() {
    return this.#open.size;
  }

  /** @param {C} client */
  add(client) {
    const { ws } = client;
    this.#open.add(client);
    // Bytes are heard as text, so that they count as messages too.
    ws.on('message', (data) => {
      if (!client.isOpen) return;
      try {
        this.hear(client, data.toString());
      } catch {
        // An error caused by one message must not affect other connections.
        ws.terminate();
      }
    });
    ws.on('pong', () => (client.alive = true));
    // Without a listener an error would end the process; the close event follows it.
    ws.on('error', () => undefined);
    ws.on('close', () => {
      this.#open.delete(client);
      this.left(client);
    });
  }

  #ping() {
    for (const client of this.#open) {
      if (!client.alive) client.ws.terminate();
      client.alive = false;
      client.ws.ping();
    }
  }

  close() {
    clearInterval(this.heartbeat);
    for (const { ws } of this.#open) ws.terminate();
  }
}

/**
 * Keeps the error of an upgraded socket from ending the process: Node stops watching a connection that it hands over.
 * @param {import('node:stream').Duplex} socket
 */
export function guard(socket) {
  socket.on('error', () => socket.destroy());
}

/** @param {import('node:stream').Duplex} socket @param {string} status Such as `404 Not Found`. */
export function refuse(socket, status) {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => socket.destroy());
}

/** A token bucket on the monotonic clock. */
export class Bucket {
  /** @param {{ burst: number, perSecond: number }} rate */
  constructor(rate) {
    this.rate = rate;
    this.left = rate.burst;
    this.at = performance.now();
  }

  /** @param {number} amount */
  take(amount) {
    const now = performance.now();
    this.left = Math.min(this.rate.burst, this.left + ((now - this.at) / 1_000) * this.rate.perSecond);
    this.at = now;
    if (amount > this.left) return false;
    this.left -= amount;
    return true;
  }
}
