#!/usr/bin/env node
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { WebSocketServer } from 'ws';
import { boundCrowd } from './crowd.mjs';
import { Bucket, Client, Clients, guard, POLICY_VIOLATION, refuse, SOCKETS } from './clients.mjs';
import { Rooms } from './rooms.mjs';

/**
 * @typedef {object} SignallingOptions
 * @property {string | null} [path] Only upgrades of this path are ours; null takes all.
 * @property {readonly string[]} [others] Paths whose upgrades other code answers.
 * @property {readonly string[] | null} [origins] Pages allowed to connect, such as `https://play.example`; null: any.
 * @property {number} [maxMessage] Bytes of one message other than a relayed frame.
 * @property {number} [maxRelay] Bytes of one relayed frame.
 * @property {number} [maxTopics] Rooms per connection.
 * @property {number} [maxPeers] Connections per room.
 * @property {number} [maxConnections] Connections in all.
 * @property {{ burst: number, perSecond: number }} [messages] Messages per connection.
 * @property {{ burst: number, perSecond: number }} [relayBytes] Relayed bytes per connection.
 * @property {number} [pingEvery] ms between signs of life.
 */

const DEFAULTS = {
  path: null,
  others: [],
  origins: null,
  maxMessage: 16 * 1024,
  maxRelay: 24 * 1024,
  maxTopics: 4,
  maxPeers: 32,
  maxConnections: 20_000,
  messages: { burst: 120, perSecond: 30 },
  relayBytes: { burst: 4 * 1024 * 1024, perSecond: 256 * 1024 },
  pingEvery: 30_000
};

const MAX_NAME = 128;
/** Bytes that even the smallest relayed frame counts for: it costs a system call. */
const MIN_FRAME_COST = 512;
const TRY_LATER = 1013;

/**
 * A signalling server in y-webrtc's protocol on an HTTP server that may do other things as well. It knows room names
 * and passes on `data`, a string it cannot read, and nothing else. One extension: a client that names its `peer` when
 * it subscribes is greeted with `{type:'hello', relay:true}` and may send `{type:'relay', topic, to, data}` to one peer
 * of the room, for pairs whose networks do not meet. A name is its first holder's, in each room, until that one leaves
 * or a client comes with the same name and `token`; every other client is greeted with `relay:false` and not reached by that name.
 *
 * @param {import('node:http').Server | import('node:https').Server} server
 * @param {SignallingOptions} [options]
 */
export function attachSignalling(server, options = {}) {
  const limits = { ...DEFAULTS, ...options };
  const sockets = new WebSocketServer({
    ...SOCKETS,
    maxPayload: Math.max(limits.maxMessage, limits.maxRelay)
  });
  const rooms = new Rooms();
  const stats = { published: 0, relayed: 0, refused: 0 };

  /** @param {import('node:http').IncomingMessage} request @param {import('node:stream').Duplex} socket @param {Buffer} head */
  const upgrade = (request, socket, head) => {
    const path = (request.url ?? '/').split('?')[0];
    if (limits.others.includes(path)) return;
    guard(socket);
    if (limits.path !== null && path !== limits.path) return turnAway(socket, '404 Not Found');
    const { origin } = request.headers;
    if (limits.origins && !limits.origins.includes(origin ?? '')) return turnAway(socket, '403 Forbidden');
    if (clients.size >= limits.maxConnections) return turnAway(socket, '503 Service Unavailable');
    sockets.handleUpgrade(request, socket, head, (ws) => welcome(ws));
  };

  /** @param {import('node:stream').Duplex} socket @param {string} status */
  const turnAway = (socket, status) => {
    stats.refused++;
    refuse(socket, status);
  };

  /** @param {import('ws').WebSocket} ws */
  const welcome = (ws) => clients.add(new Member(ws, limits));

  /** @param {Member} client @param {string} text */
  const hear = (client, text) => {
    const message = parse(text);
    if (!message) return client.ws.close(POLICY_VIOLATION, 'not a message');
    if (message.type === 'relay') return relay(client, message, text.length);
    if (!client.messages.take(1)) {
      stats.refused++;
      if (!client.patience.take(1)) client.ws.close(POLICY_VIOLATION, 'too many messages');
      return;
    }
    if (text.length > limits.maxMessage) {
      return client.ws.close(POLICY_VIOLATION, 'message too large');
    }
    if (message.type === 'subscribe') subscribe(client, message);
    else if (message.type === 'unsubscribe')
      for (const topic of names(message.topics)) rooms.leave(client, topic);
    else if (message.type === 'publish') publish(client, message);
    else if (message.type === 'ping') client.send('{"type":"pong"}');
  };

  /** @param {Member} client @param {Record<string, unknown>} message */
  const subscribe = (client, message) => {
    for (const topic of names(message.topics)) {
      if (client.topics.has(topic)) continue;
      if (client.topics.size >= limits.maxTopics) return client.ws.close(POLICY_VIOLATION, 'too many rooms');
      if (rooms.membersOf(topic).size >= limits.maxPeers) return client.ws.close(TRY_LATER, 'room is full');
      rooms.join(client, topic);
    }
    if (!isName(message.peer)) return;
    const relay = rooms.rename(client, message.peer, isName(message.token) ? message.token : '');
    client.send(JSON.stringify({ type: 'hello', relay }));
  };

  /** @param {Member} client @param {Record<string, unknown>} message */
  const publish = (client, { topic, data }) => {
    if (!isName(topic) || typeof data !== 'string' || !client.topics.has(topic)) return;
    const members = rooms.membersOf(topic);
    stats.published++;
    const text = JSON.stringify({ type: 'publish', topic, data, clients: members.size });
    for (const member of members) if (member !== client) member.send(text);
  };

  /** @param {Member} client @param {Record<string, unknown>} message @param {number} size */
  const relay = (client, { topic, to, data }, size) => {
    // A frame that goes nowhere costs this server a read as well.
    if (!client.relayBytes.take(Math.max(size, MIN_FRAME_COST))) {
      stats.refused++;
      return client.ws.close(POLICY_VIOLATION, 'too many bytes');
    }
    if (!isName(topic) || !isName(to) || typeof data !== 'string' || !client.topics.has(topic)) return;
    stats.relayed++;
    rooms.holderOf(topic, to)?.send(JSON.stringify({ type: 'relay', topic, data }));
  };

  const clients = new Clients({
    hear,
    left: (client) => {
      for (const topic of client.topics) rooms.leave(client, topic);
    },
    pingEvery: limits.pingEvery
  });
  server.on('upgrade', upgrade);

  return {
    /** Takes over a connection accepted by other code. */
    accept: welcome,
    /** Counts since the start, for a status page or a test. */
    stats: () => ({ ...stats, clients: clients.size, topics: rooms.size }),
    /** Closes all connections and accepts no more; the HTTP server continues. */
    close() {
      server.off('upgrade', upgrade);
      clients.close();
      sockets.close();
    }
  };
}

class Member extends Client {
  peer = '';
  /** Shows that who names a peer is the page that named it before; empty: nothing shows that. */
  token = '';
  /** @type {Set<string>} */
  topics = new Set();

  /** @param {import('ws').WebSocket} ws @param {typeof DEFAULTS} limits */
  constructor(ws, limits) {
    super(ws);
    this.messages = new Bucket(limits.messages);
    this.relayBytes = new Bucket(limits.relayBytes);
  }
}

/** @param {string} text @returns {Record<string, unknown> | null} */
function parse(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** @param {unknown} value @returns {value is string} */
function isName(value) {
  return typeof value === 'string' && value.length > 0 && value.length <= MAX_NAME;
}

/** @param {unknown} list @returns {string[]} */
function names(list) {
  return Array.isArray(list) ? list.filter(isName).slice(0, 16) : [];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const port = Number(process.env.PORT ?? 4444);
  const origins = process.env.ORIGINS ? process.env.ORIGINS.split(',') : null;
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/plain' }).end('ok\n')
  );
  if (process.env.TRUST_PROXY !== '1') boundCrowd(server);
  attachSignalling(server, { origins });
  server.listen(port, process.env.HOST, () => console.log(`Signalling on port ${port}, path /`));
}
