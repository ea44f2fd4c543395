import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EventRepository, LogLevel, type Event, type Filter } from '@nostr-relay/common';
import { NostrRelay } from '@nostr-relay/core';
import { Validator } from '@nostr-relay/validator';
import Tracker from 'bittorrent-tracker/server';
import { WebSocket, WebSocketServer } from 'ws';

/** A public meeting point on loopback, for tests: third-party software of its kind. */
export interface TestPoint {
  /** The address as in links and site files, with the kind before it. */
  readonly address: string;
  readonly url: string;
  /** Texts received from clients since the start. */
  readonly received: string[];
  /** Connections accepted since the start. */
  readonly connections: number;
  /** Closes all connections and accepts none; the port stays free for `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  close(): Promise<void>;
}

/** A simulated fault of a point. */
export type Fault =
  | 'none'
  /** Accepts connections and answers nothing. */
  | 'silent'
  /** Confirms everything and forwards nothing. */
  | 'swallows'
  /** Answers everything with "rate-limited". */
  | 'limited'
  /** Sends texts outside the protocol. */
  | 'nonsense'
  /** Delays everything by a second. */
  | 'slow';

/** Where a point listens: by default a free port of 127.0.0.1. */
export interface Place {
  readonly host: string;
  readonly port: number;
}
const ANYWHERE: Place = { host: '127.0.0.1', port: 0 };

/** Events in memory; replaceable ones replace each other as in NIP-01. */
export class MemoryRepository extends EventRepository {
  readonly events = new Map<string, Event>();

  override isSearchSupported(): boolean {
    return false;
  }

  override upsert(event: Event): { isDuplicate: boolean } {
    const d = event.tags.find(([name]) => name === 'd')?.[1] ?? '';
    const isAddressable = event.kind >= 30_000 && event.kind < 40_000;
    const key = isAddressable ? `${event.kind}:${event.pubkey}:${d}` : event.id;
    const old = this.events.get(key);
    // Keep the newer one; of two in the same second the one with the lower id.
    const isOlder =
      old &&
      (old.created_at > event.created_at || (old.created_at === event.created_at && old.id <= event.id));
    if (isOlder) return { isDuplicate: true };
    this.events.set(key, event);
    return { isDuplicate: false };
  }

  override find(filter: Filter): Event[] {
    const found = [...this.events.values()].filter((event) => matches(event, filter));
    found.sort((a, b) => b.created_at - a.created_at);
    return found.slice(0, filter.limit ?? 100);
  }

  override destroy(): Promise<void> {
    return Promise.resolve();
  }
}

function matches(event: Event, filter: Filter): boolean {
  const { ids, authors, kinds, since, until } = filter;
  if (ids && !ids.includes(event.id)) return false;
  if (authors && !authors.includes(event.pubkey)) return false;
  if (kinds && !kinds.includes(event.kind)) return false;
  if (since !== undefined && event.created_at < since) return false;
  if (until !== undefined && event.created_at > until) return false;
  return Object.entries(filter as Record<string, unknown>).every(([name, wanted]) => {
    if (!name.startsWith('#') || !Array.isArray(wanted)) return true;
    return event.tags.some(([tag, value]) => tag === name.slice(1) && wanted.includes(value));
  });
}

/** A Nostr relay (`@nostr-relay/core` with its validator) on a free port of 127.0.0.1, or at `place`. */
export function startNostrRelay(
  fault: Fault = 'none',
  repository: EventRepository = new MemoryRepository(),
  place = ANYWHERE
): Promise<TestPoint> {
  const relay = new NostrRelay(repository, { logLevel: LogLevel.ERROR });
  const validator = new Validator();
  return start('nostr', fault, place, {
    joined: (socket) => relay.handleConnection(socket),
    left: (socket) => relay.handleDisconnect(socket),
    heard: async (socket, text) => {
      const message = await validator.validateIncomingMessage(text).catch((error: Error) => error);
      if (message instanceof Error) return socket.send(JSON.stringify(['NOTICE', message.message]));
      if (fault === 'swallows' && message[0] === 'EVENT')
        return socket.send(JSON.stringify(['OK', message[1].id, true, '']));
      if (fault === 'limited' && message[0] === 'EVENT')
        return socket.send(JSON.stringify(['OK', message[1].id, false, 'rate-limited: slow down']));
      await relay.handleMessage(socket, message);
    }
  });
}

/** A WebTorrent tracker (`bittorrent-tracker`) on a free port of 127.0.0.1, behind a proxy that simulates faults. */
export async function startTracker(fault: Fault = 'none', place = ANYWHERE): Promise<TestPoint> {
  const tracker = new Tracker({ http: false, udp: false, ws: true, stats: false });
  await new Promise<void>((resolve) => tracker.listen(0, '127.0.0.1', resolve));
  const { port } = tracker.http.address() as AddressInfo;
  const behind = new Map<WebSocket, WebSocket>();
  return start('tracker', fault, place, {
    joined: (socket) => {
      const upstream = new WebSocket(`ws://127.0.0.1:${port}/`);
      upstream.on('message', (data) => socket.send((data as Buffer).toString()));
      upstream.on('error', () => undefined);
      behind.set(socket, upstream);
    },
    left: (socket) => {
      behind.get(socket)?.close();
      behind.delete(socket);
    },
    heard: (socket, text) => {
      const { info_hash } = JSON.parse(text) as { info_hash?: string };
      if (fault === 'limited')
        return socket.send(JSON.stringify({ action: 'announce', info_hash, 'failure reason': 'too many' }));
      if (fault === 'swallows')
        return socket.send(
          JSON.stringify({ action: 'announce', info_hash, complete: 0, incomplete: 2, interval: 120 })
        );
      const upstream = behind.get(socket);
      if (upstream?.readyState === WebSocket.CONNECTING) upstream.once('open', () => upstream.send(text));
      else upstream?.send(text);
    },
    closed: () => new Promise((resolve) => tracker.close(() => resolve()))
  });
}

interface Behaviour {
  joined(socket: WebSocket): void;
  left(socket: WebSocket): void;
  heard(socket: WebSocket, text: string): unknown;
  closed?(): Promise<void>;
}

async function start(
  kind: string,
  fault: Fault,
  { host, port: wanted }: Place,
  behaviour: Behaviour
): Promise<TestPoint> {
  let server: Server;
  let port = wanted;
  const received: string[] = [];
  let connections = 0;
  const open = async (): Promise<void> => {
    server = createServer();
    const sockets = new WebSocketServer({ server });
    sockets.on('connection', (socket) => {
      connections++;
      // The client may have disconnected before the proxy connects.
      socket.on('error', () => undefined);
      behaviour.joined(socket);
      socket.on('close', () => behaviour.left(socket));
      socket.on('message', (data) => {
        const text = (data as Buffer).toString();
        received.push(text);
        if (fault === 'silent') return;
        if (fault === 'nonsense') return socket.send('<html>');
        const wait = fault === 'slow' ? 1_000 : 0;
        if (wait === 0) void behaviour.heard(socket, text);
        else setTimeout(() => void behaviour.heard(socket, text), wait);
      });
    });
    await new Promise<void>((resolve) => server.listen(port, host, resolve));
    ({ port } = server.address() as AddressInfo);
    stop = () =>
      new Promise((resolve) => {
        for (const socket of sockets.clients) socket.terminate();
        server.close(() => resolve());
      });
  };
  let stop: () => Promise<void> = () => Promise.resolve();
  await open();
  const url = `ws://${host}:${port}/`;
  return {
    url,
    address: `${kind}:${url}`,
    received,
    get connections() {
      return connections;
    },
    pause: () => stop(),
    resume: open,
    async close() {
      await stop();
      await behaviour.closed?.();
    }
  };
}
