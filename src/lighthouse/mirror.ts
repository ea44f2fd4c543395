import type { MailKeys } from '../lib/net/mailbox/envelope.ts';
import { KIND } from '../lib/net/mailbox/mailbox.ts';
import type { NostrEvent } from '../lib/net/nostr/event.ts';
import { isExpired, placeOf, type Filter } from '../lib/net/mailbox/place.ts';
import { RelayError, type Relay } from '../lib/net/mailbox/relay.ts';
import { TableError } from '../lib/table/errors.ts';
import { readStatement } from '../lib/table/gathering/statement.ts';
import { toHex } from '../lib/table/log/bytes.ts';

/** Storage of a mirror's events across restarts. */
export interface MailFolder {
  readonly events: readonly NostrEvent[];
  /** Resolves when the event is in its file; replaces the one at its place. */
  putEvent(event: NostrEvent): Promise<void>;
}

export interface MirrorOptions {
  readonly room: Uint8Array;
  readonly keys: MailKeys;
  readonly relays: readonly Relay[];
  readonly folder: MailFolder;
  readonly report: (problem: string) => void;
  /** Ms between two events sent to one relay. */
  readonly pace?: number;
}

const PACE = 2_000;
/** Limit of authors of one room, since a holder of the link could name any number. */
const MAX_AUTHORS = 16;
/** A head and 16 pages. */
const PLACES = 17;
/**
 * Events at the door dated later than this many seconds from now are not kept: all holders of the link share its author,
 * and the newest event of a place takes the place of all others here.
 */
const AHEAD = 2 * 24 * 3600;

/**
 * Keeps a room's mail available although relays lose it: reads all relays, stores the newest event of each place, and
 * publishes it at relays that lack it. Events are signed by their authors, so it signs nothing.
 */
export class Mirror {
  private readonly held = new Map<string, NostrEvent>();

  constructor(private readonly options: MirrorOptions) {
    for (const event of options.folder.events) this.held.set(nameOf(event), event);
  }

  /**
   * Reads all relays once and publishes missing events; returns the number of events published. Takes a loaded curve.
   * Never rejects.
   */
  async check(): Promise<number> {
    const { keys } = this.options;
    const door = { kinds: [KIND], authors: [keys.door.key], limit: 64 };
    const atDoor = await this.read(
      door,
      (event) => event.created_at <= Date.now() / 1_000 + AHEAD && this.authorOf(event) !== null
    );
    const authors = this.authors();
    const read =
      authors.length > 0
        ? await this.read({ kinds: [KIND], authors, limit: PLACES * authors.length }, () => true)
        : new Map<Relay, Set<string>>();
    const put = await Promise.all(
      [...atDoor].map(([relay, ids]) => this.fill(relay, new Set([...ids, ...(read.get(relay) ?? [])])))
    );
    return put.reduce((sum, count) => sum + count, 0);
  }

  close(): void {
    for (const relay of this.options.relays) relay.close();
  }

  /** Returns the ids at each relay that answered; stores events that are newer than the stored ones. */
  private async read(
    filter: Filter,
    isWanted: (event: NostrEvent) => boolean
  ): Promise<Map<Relay, Set<string>>> {
    const at = new Map<Relay, Set<string>>();
    await Promise.all(
      this.options.relays.map(async (relay) => {
        try {
          const events = await relay.query(filter);
          at.set(relay, new Set(events.map(({ id }) => id)));
          for (const event of events) if (isWanted(event)) await this.keep(event);
        } catch (error) {
          this.tell(relay, error);
        }
      })
    );
    return at;
  }

  private async keep(event: NostrEvent): Promise<void> {
    const held = this.held.get(nameOf(event));
    const isOlder =
      held !== undefined &&
      (held.created_at > event.created_at || (held.created_at === event.created_at && held.id <= event.id));
    if (isOlder) return;
    this.held.set(nameOf(event), event);
    await this.options.folder.putEvent(event);
  }

  private async fill(relay: Relay, ids: ReadonlySet<string>): Promise<number> {
    const missing = [...this.held.values()].filter(
      (event) => !ids.has(event.id) && !isExpired(event, Date.now() / 1_000)
    );
    // Heads come after the pages they refer to.
    missing.sort((a, b) => Number(this.isHead(a)) - Number(this.isHead(b)));
    let put = 0;
    for (const event of missing)
      try {
        if (put > 0) await new Promise((done) => setTimeout(done, this.options.pace ?? PACE));
        await relay.put(event);
        put++;
      } catch (error) {
        this.tell(relay, error);
        break;
      }
    return put;
  }

  private isHead(event: NostrEvent): boolean {
    return placeOf(event) === this.options.keys.place(event.pubkey, 0);
  }

  private authors(): string[] {
    const named = [...this.held.values()].map((event) => this.authorOf(event));
    return [...new Set(named.filter((author) => author !== null))].slice(0, MAX_AUTHORS);
  }

  /** The author a statement at the door names for its mail; null for anything else. */
  private authorOf(event: NostrEvent): string | null {
    const { keys, room } = this.options;
    if (event.pubkey !== keys.door.key) return null;
    const plain = keys.open(event.content, event.pubkey, placeOf(event));
    if (!plain) return null;
    try {
      return toHex(readStatement(plain, room).body.author);
    } catch (error) {
      if (error instanceof TableError) return null;
      throw error;
    }
  }

  private tell(relay: Relay, error: unknown): void {
    if (!(error instanceof RelayError)) throw error;
    this.options.report(`${relay.url}: ${error.message}`);
  }
}

function nameOf(event: NostrEvent): string {
  return `${event.pubkey}.${placeOf(event)}`;
}
