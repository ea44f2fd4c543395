import { EventRepository, type Event, type Filter } from '@nostr-relay/common';
import { NostrRelay } from '@nostr-relay/core';
import { Validator } from '@nostr-relay/validator';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

const isAddressable = (kind: number) => kind >= 30_000 && kind < 40_000;
const tagOf = (event: Event) => event.tags.find(([name]) => name === 'd')?.[1] ?? '';
const nameOf = (event: Event) =>
  isAddressable(event.kind) ? `${event.kind} ${event.pubkey} ${tagOf(event)}` : event.id;

/** Events in memory, with addressable ones replaced as in NIP-01. */
class MemoryRepository extends EventRepository {
  readonly events = new Map<string, Event>();

  override isSearchSupported(): boolean {
    return false;
  }

  override upsert(event: Event): { isDuplicate: boolean } {
    const held = this.events.get(nameOf(event));
    const isOlder =
      held !== undefined &&
      (held.created_at > event.created_at || (held.created_at === event.created_at && held.id <= event.id));
    if (!isOlder) this.events.set(nameOf(event), event);
    return { isDuplicate: isOlder };
  }

  override find({ ids, kinds, authors, limit = 500, ...rest }: Filter): Event[] {
    const places = rest['#d'];
    return [...this.events.values()]
      .filter((event) => !ids || ids.includes(event.id))
      .filter((event) => !kinds || kinds.includes(event.kind))
      .filter((event) => !authors || authors.includes(event.pubkey))
      .filter((event) => !places || places.includes(tagOf(event)))
      .sort((a, b) => b.created_at - a.created_at)
      .slice(0, limit);
  }

  override destroy(): Promise<void> {
    this.events.clear();
    return Promise.resolve();
  }
}

/** Simulated faults of a relay. */
export interface Faults {
  /** Why an event is refused; null accepts it. */
  refuse?: (event: Event) => string | null;
  /** Events not returned. */
  withhold?: (event: Event) => boolean;
  /** Answers nothing. */
  silent?: boolean;
  /** Closes right after an event arrived, before OK. */
  hangUp?: boolean;
  /** Accepts events of any date. */
  anyDate?: boolean;
  /** Returns the events of a query in the opposite order, each this many times. */
  copies?: number;
  /** Sends CLOSED after every EOSE. */
  endSubscriptions?: boolean;
  /** What is sent in place of each message. */
  rewrite?: (text: string) => readonly (string | Buffer)[];
}

/** A real relay on loopback. */
export class RelayServer {
  readonly faults: Faults = {};
  /** Bytes of text frames, both ways, and messages in. */
  readonly traffic = { requests: 0, received: 0, sent: 0, puts: 0 };
  private readonly repository = new MemoryRepository();

  private constructor(
    private readonly server: WebSocketServer,
    cache: number
  ) {
    const relay = new NostrRelay(this.repository, {
      filterResultCacheTtl: cache,
      eventHandlingResultCacheTtl: 0
    });
    const validator = new Validator();
    server.on('connection', (socket) => {
      const late = new Map<string, string[]>();
      const client = {
        get readyState() {
          return socket.readyState;
        },
        send: (text: string) => {
          const message = JSON.parse(text) as [string, string, Event];
          if (message[0] === 'EVENT' && this.faults.withhold?.(message[2])) return;
          this.traffic.sent += text.length;
          const { copies = 1 } = this.faults;
          if (copies > 1 && message[0] === 'EVENT')
            return void late.set(message[1], [text, ...(late.get(message[1]) ?? [])]);
          for (const held of late.get(message[1]) ?? []) for (let i = 0; i < copies; i++) socket.send(held);
          late.delete(message[1]);
          for (const out of this.faults.rewrite?.(text) ?? [text]) socket.send(out);
          if (message[0] === 'EOSE' && this.faults.endSubscriptions)
            socket.send(JSON.stringify(['CLOSED', message[1], 'error: shutting down']));
        }
      };
      relay.handleConnection(client as never);
      socket.on('error', () => undefined);
      socket.on('close', () => relay.handleDisconnect(client as never));
      socket.on('message', (data) => {
        void (async () => {
          const text = (data as Buffer).toString();
          this.traffic.requests++;
          this.traffic.received += text.length;
          if (this.faults.silent) return;
          const message = await validator.validateIncomingMessage(data as Buffer);
          if (message[0] === 'EVENT') {
            this.traffic.puts++;
            const isAhead = !this.faults.anyDate && message[1].created_at > Date.now() / 1000 + 900;
            const reason = isAhead
              ? 'invalid: created_at too far in the future'
              : (this.faults.refuse?.(message[1]) ?? null);
            if (reason !== null) return client.send(JSON.stringify(['OK', message[1].id, false, reason]));
            if (this.faults.hangUp) {
              this.repository.upsert(message[1]);
              return socket.terminate();
            }
          }
          await relay.handleMessage(client as never, message);
        })().catch((error: unknown) => socket.send(JSON.stringify(['NOTICE', String(error)])));
      });
    });
  }

  /** `cache`: ms for which the same query gets the same answer, as at many relays. */
  static async open(port = 0, cache = 0): Promise<RelayServer> {
    const server = new WebSocketServer({ port, host: '127.0.0.1' });
    await new Promise<void>((done) => server.once('listening', done));
    return new RelayServer(server, cache);
  }

  get url(): string {
    return `ws://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  /** Its events, to be restored later: a rollback. */
  copy(): Map<string, Event> {
    return new Map(this.repository.events);
  }

  restore(events: ReadonlyMap<string, Event>): void {
    this.repository.events.clear();
    for (const [name, event] of events) this.repository.events.set(name, event);
  }

  get events(): Event[] {
    return [...this.repository.events.values()];
  }

  /** Open connections. */
  get connections(): number {
    return this.server.clients.size;
  }

  /** Closes all connections; new ones are accepted. */
  disconnect(): void {
    for (const client of this.server.clients) client.terminate();
  }

  async close(): Promise<void> {
    for (const client of this.server.clients) client.terminate();
    await new Promise((done) => this.server.close(done));
  }
}
