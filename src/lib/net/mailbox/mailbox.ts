import { signEvent, type Author, type NostrEvent } from '../nostr/event.ts';
import { placeOf, type Filter } from './place.ts';
import type { MailKeys } from './envelope.ts';
import { RelayError, type Relay } from './relay.ts';

/** Addressable application data (NIP-78). */
export const KIND = 30_078;
/** Requested storage time after the last change, in seconds. */
export const KEPT = 90 * 24 * 3600;
/** The same for a page that a finished game no longer needs: relays then delete it (NIP-40). */
export const KEPT_ERASED = 3600;

/** The event at one place of one author, as one relay returned it. */
export interface Mail {
  readonly author: string;
  readonly place: string;
  readonly plain: Uint8Array;
  readonly created: number;
  readonly id: string;
}

/** Result of reading a relay. */
export interface RelayState {
  readonly url: string;
  /** Null when it answered. */
  readonly problem: RelayError | null;
}

/** Events from all relays, and which of them answered. */
export interface Read {
  /** Each distinct copy once, across relays: not only the newest, since a relay may be rolled back. */
  readonly mails: readonly Mail[];
  readonly relays: readonly RelayState[];
  /** Ids of events at each relay that answered, by its address. */
  readonly at: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Statements read at the door: a relay that returned as many may have more. */
export const MAX_DOOR = 64;
/** Ids of events remembered as read; a 70-turn game has a few hundred. */
const MAX_READ = 4_096;

/** Reads mail at all relays of a room at once. */
export class Mailbox {
  private readonly ids = new Set<string>();

  constructor(
    readonly relays: readonly Relay[],
    readonly keys: MailKeys
  ) {}

  /** Reads the statements at the door: cards and claims. */
  readDoor(): Promise<Read> {
    return this.read({ kinds: [KIND], authors: [this.keys.door.key], limit: MAX_DOOR });
  }

  /** Reads the heads of these authors. */
  readHeads(authors: readonly string[]): Promise<Read> {
    return this.read({ kinds: [KIND], authors, '#d': authors.map((author) => this.keys.place(author, 0)) });
  }

  /** Reads the heads and first pages, which hold the signed headers. */
  readPages(authors: readonly string[]): Promise<Read> {
    const places = authors.flatMap((author) => [0, 1].map((n) => this.keys.place(author, n)));
    return this.read({ kinds: [KIND], authors, '#d': places });
  }

  /** Reads all places of these authors. */
  readAll(authors: readonly string[]): Promise<Read> {
    return this.read({ kinds: [KIND], authors, limit: 17 * authors.length });
  }

  /** Whether an event was read before, from any relay. */
  hasRead(id: string): boolean {
    return this.ids.has(id);
  }

  close(): void {
    for (const relay of this.relays) relay.close();
  }

  private async read(filter: Filter): Promise<Read> {
    const mails = new Map<string, Mail>();
    const at = new Map<string, Set<string>>();
    const relays = await Promise.all(
      this.relays.map(async (relay): Promise<RelayState> => {
        try {
          const events = await relay.query(filter);
          at.set(relay.url, new Set(events.map(({ id }) => id)));
          if (this.ids.size > MAX_READ) this.ids.clear();
          for (const { id } of events) this.ids.add(id);
          for (const event of events) {
            const mail = mails.has(event.id) ? null : this.open(event);
            if (mail) mails.set(event.id, mail);
          }
          return { url: relay.url, problem: null };
        } catch (error) {
          if (!(error instanceof RelayError)) throw error;
          return { url: relay.url, problem: error };
        }
      })
    );
    return { mails: [...mails.values()], relays, at };
  }

  private open(event: NostrEvent): Mail | null {
    const place = placeOf(event);
    const plain = this.keys.open(event.content, event.pubkey, place);
    return plain && { author: event.pubkey, place, plain, created: event.created_at, id: event.id };
  }
}

/** Seals bytes for a place and signs the event; `created` and `kept` in seconds. */
export function sealedMail(
  keys: MailKeys,
  author: Author,
  place: string,
  plain: Uint8Array,
  size: number,
  created: number,
  kept = KEPT
): NostrEvent {
  return signEvent(author, {
    kind: KIND,
    created_at: created,
    tags: [
      ['d', place],
      ['expiration', String(created + kept)]
    ],
    content: keys.seal(plain, size, author.key, place)
  });
}
