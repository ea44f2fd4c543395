import { WebSocketServer } from 'ws';
import { Bucket, Client, Clients, guard, POLICY_VIOLATION, refuse, SOCKETS } from '../signal/clients.mjs';
import { Crowd, networkOf } from '../signal/crowd.mjs';
import { Addresses } from './address.mjs';
import { isSigned, KIND, MAX_CONTENT, readEvent, Refusal } from './event.mjs';
import { EventStore } from './eventStore.mjs';
import { fits, isAsked, KEY, MAX_AUTHORS, MAX_EVENTS, MAX_ID, readFilter, sizeOf } from './filter.mjs';
import { Subscriptions } from './subscriptions.mjs';

/** See `docs/net.md`, "The mailbox of our own server". */
const DEFAULTS = {
  path: '/mail',
  /** Whether a reverse proxy sets the client address in `X-Forwarded-For`. */
  trustProxy: false,
  places: 17,
  /** Addresses remembered of one day. */
  addresses: 100_000,
  newAuthors: 50,
  bytesPerDay: 20_000_000,
  puts: { burst: 40, perSecond: 2 },
  kept: 90 * 86_400_000,
  bytes: 1_000_000_000,
  newcomers: 900_000_000,
  /** Seconds an event may be dated ahead of this server's clock. */
  ahead: 900,
  maxConnections: 5_000,
  connectionsPerAddress: 64,
  connectionsPerPrefix: 1_000,
  messages: { burst: 120, perSecond: 10 },
  answerBytes: { burst: 24_000_000, perSecond: 256_000 },
  pingEvery: 30_000,
  now: () => Date.now()
};

/** Bytes of one message: an event with its content escaped, or a question for 64 authors. */
const MAX_MESSAGE = 24 * 1024;
const MAX_SUBSCRIPTIONS = 16;
const MAX_FILTERS = 4;
/** Authors and places of all subscriptions of one connection: a table has 16 authors of 17 places. */
const MAX_WATCHED = 1_024;
/** Puts of one connection that wait for the disk. */
const MAX_WAITING = 32;
const SWEEP_EVERY = 3_600_000;

/**
 * A mailbox in a bounded part of NIP-01 on an HTTP server that does other things as well: events of kind 30078, kept in
 * files of `folder` and returned to clients that name their authors. Clients seal the content.
 *
 * @param {import('node:http').Server | import('node:https').Server} server
 * @param {{ folder: string } & Partial<typeof DEFAULTS>} options
 */
export async function attachMail(server, options) {
  const limits = { ...DEFAULTS, ...options };
  const store = new EventStore(options.folder, limits, limits.now);
  await store.open();
  const addresses = new Addresses(limits, limits.now);
  const sockets = new WebSocketServer({ ...SOCKETS, maxPayload: MAX_MESSAGE });
  const crowd = new Crowd({
    perAddress: limits.connectionsPerAddress,
    perPrefix: limits.connectionsPerPrefix
  });
  const subscriptions = new Subscriptions();
  const stats = { puts: 0, refused: 0, questions: 0, sent: 0 };

  const upgrade = (request, socket, head) => {
    if ((request.url ?? '/').split('?')[0] !== limits.path) return;
    guard(socket);
    const network = networkOf(addressOf(request));
    if (clients.size >= limits.maxConnections || !crowd.enter(network))
      return refuse(socket, '503 Service Unavailable');
    socket.once('close', () => crowd.leave(network));
    sockets.handleUpgrade(request, socket, head, (ws) => welcome(ws, network));
  };

  const addressOf = (request) => {
    const forwarded = limits.trustProxy && String(request.headers['x-forwarded-for'] ?? '');
    return (forwarded ? forwarded.split(',').pop()?.trim() : request.socket.remoteAddress) || 'unknown';
  };

  const welcome = (ws, network) => {
    clients.add(new Reader(ws, network, limits));
  };

  const hear = (client, text) => {
    if (!client.messages.take(1)) {
      client.say(['NOTICE', 'rate-limited: slower, please']);
      if (!client.patience.take(1)) client.ws.close(POLICY_VIOLATION, 'too many messages');
      return;
    }
    const message = parse(text);
    if (!message) return client.say(['NOTICE', 'invalid: not a message of NIP-01']);
    const [type, first, ...rest] = message;
    if (type === 'EVENT') void put(client, first);
    else if (type === 'REQ') ask(client, first, rest);
    else if (type === 'CLOSE') subscriptions.remove(client, first);
    else client.say(['NOTICE', 'unsupported: EVENT, REQ and CLOSE are']);
  };

  const put = async (client, value) => {
    const id = typeof value?.id === 'string' && KEY.test(value.id) ? value.id : '';
    let waits = false;
    try {
      const event = readEvent(value);
      const size = JSON.stringify(event).length;
      const newAuthor = store.knows(event.pubkey) ? null : event.pubkey;
      const refusal = addresses.refusal(client.network, size, newAuthor);
      if (refusal) throw new Refusal(refusal);
      if (event.created_at > limits.now() / 1_000 + limits.ahead) throw new Refusal('invalid: dated ahead');
      if (client.waiting >= MAX_WAITING) throw new Refusal('rate-limited: the disk is busy');
      if (!isSigned(event)) throw new Refusal('invalid: id or signature');
      addresses.count(client.network, size, newAuthor);
      client.waiting++;
      waits = true;
      const fresh = await store.put(event);
      stats.puts++;
      client.say(['OK', event.id, true, fresh ? '' : 'duplicate: already here']);
      if (fresh) tell(event);
    } catch (error) {
      stats.refused++;
      client.say(['OK', id, false, error instanceof Refusal ? error.message : 'error: it could not be kept']);
    } finally {
      if (waits) client.waiting--;
    }
  };

  /** Sends a new event to its subscribers. */
  const tell = (event) => {
    const { length } = JSON.stringify(event);
    for (const client of subscriptions.of(event.pubkey))
      for (const [name, filters] of [...client.subscriptions]) {
        if (!filters.some((filter) => fits(event, filter))) continue;
        if (client.bytes.take(length)) client.say(['EVENT', name, event]);
        else stopReading(client, name);
      }
  };

  const stopReading = (client, name) => {
    subscriptions.remove(client, name);
    client.say(['CLOSED', name, 'rate-limited: enough read for now']);
  };

  const ask = (client, name, list) => {
    if (typeof name !== 'string' || name.length === 0 || name.length > MAX_ID)
      return client.say(['NOTICE', 'invalid: a subscription has a name of at most 64 characters']);
    const filters = list.slice(0, MAX_FILTERS + 1).map(readFilter);
    const isNew = !client.subscriptions.has(name);
    if (filters.length === 0 || filters.length > MAX_FILTERS || filters.includes(null))
      return client.say([
        'CLOSED',
        name,
        `restricted: name at most ${MAX_AUTHORS} authors, and kind ${KIND}`
      ]);
    if (isNew && client.subscriptions.size >= MAX_SUBSCRIPTIONS)
      return client.say(['CLOSED', name, `rate-limited: at most ${MAX_SUBSCRIPTIONS} subscriptions`]);
    if (client.watched(name) + sizeOf(filters) > MAX_WATCHED)
      return client.say(['CLOSED', name, `rate-limited: at most ${MAX_WATCHED} authors and places`]);
    if (client.asking >= MAX_SUBSCRIPTIONS)
      return client.say([
        'CLOSED',
        name,
        `rate-limited: ${MAX_SUBSCRIPTIONS} questions wait for their answers`
      ]);
    stats.questions++;
    client.asking++;
    subscriptions.add(client, name, filters);
    client.answering = client.answering
      .then(() => answer(client, name, filters))
      .catch(() => client.ws.terminate())
      .finally(() => client.asking--);
  };

  /** Sends one file after the other, no faster than the client reads. */
  const answer = async (client, name, filters) => {
    for (const filter of filters) {
      let left = filter.limit;
      for (const author of filter.authors) {
        // Reading costs this server as much as what is sent.
        if (left <= 0 || client.subscriptions.get(name) !== filters) break;
        for await (const text of store.read(author, (place, at) => isAsked(filter, place, at))) {
          if (client.subscriptions.get(name) !== filters || left-- <= 0) break;
          if (!client.bytes.take(text.length)) return stopReading(client, name);
          stats.sent++;
          await client.pour(`["EVENT",${JSON.stringify(name)},${text}]`);
        }
      }
    }
    if (client.subscriptions.get(name) === filters) client.say(['EOSE', name]);
  };

  const clients = new Clients({
    hear,
    left: (client) => subscriptions.removeAll(client),
    pingEvery: limits.pingEvery
  });
  const sweeping = setInterval(() => void store.sweep(), SWEEP_EVERY);
  sweeping.unref();
  server.on('upgrade', upgrade);

  return {
    path: limits.path,
    /** Takes over a connection accepted by other code, from an address as `networkOf` writes it. */
    accept: welcome,
    /** Counts since the start, and what is kept. */
    stats: () => ({ ...stats, ...store.stats, clients: clients.size }),
    sweep: () => store.sweep(),
    /** Closes all connections; resolves when pending writes are on disk. */
    async close() {
      clearInterval(sweeping);
      server.off('upgrade', upgrade);
      clients.close();
      sockets.close();
      await store.settled();
    }
  };
}

class Reader extends Client {
  waiting = 0;
  /** @type {Map<string, Filter[]>} */
  subscriptions = new Map();
  /** Requests are answered in turn, so a client that does not read leaves its later requests waiting. */
  answering = Promise.resolve();
  asking = 0;

  constructor(ws, network, limits) {
    super(ws);
    this.network = network;
    this.messages = new Bucket(limits.messages);
    this.bytes = new Bucket(limits.answerBytes);
  }

  /** Authors and places in all subscriptions but this one. @param {string} name */
  watched(name) {
    let sum = 0;
    for (const [other, filters] of this.subscriptions) if (other !== name) sum += sizeOf(filters);
    return sum;
  }

  say(message) {
    this.send(JSON.stringify(message));
  }

  /** Resolves when the text has left this process; rejects when the connection ended. @param {string} text */
  pour(text) {
    return new Promise((resolve, reject) =>
      this.ws.send(text, (error) => (error ? reject(error) : resolve(undefined)))
    );
  }
}

/** @param {string} text @returns {unknown[] | null} */
function parse(text) {
  try {
    const value = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** A relay's description of itself (NIP-11). */
export const ABOUT = {
  name: 'Bastide mailbox',
  supported_nips: [1, 11, 40, 78],
  limitation: {
    max_message_length: MAX_MESSAGE,
    max_subscriptions: MAX_SUBSCRIPTIONS,
    max_filters: MAX_FILTERS,
    max_limit: MAX_EVENTS,
    max_content_length: MAX_CONTENT,
    created_at_upper_limit: DEFAULTS.ahead
  }
};
