import type { MailKeys } from '../../net/mailbox/envelope.ts';
import { KEPT, sealedMail } from '../../net/mailbox/mailbox.ts';
import { expiryOf, placeOf } from '../../net/mailbox/place.ts';
import type { Author, NostrEvent } from '../../net/nostr/event.ts';
import { sameBytes } from '../../table/log/bytes.ts';

/** Seconds ahead that every relay accepts. */
const TIMELY = 60;
/**
 * Events dated later than this, in seconds since 1970, are ignored when the next event at their place is
 * dated. Clocks that are wrong by years make earlier dates, but any holder of the link can write the last
 * possible date at the door.
 */
const LATEST = 2 ** 32;

/** The authors that sign mail, and the mail signed before. */
interface SignedMailOptions {
  readonly keys: MailKeys;
  /** Signs this device's own places; null for a spectator. */
  readonly author: Author | null;
  /** All events in the outbox. */
  readonly events: () => readonly NostrEvent[];
  /** Seconds since 1970. */
  readonly now: () => number;
}

/** Signs mail with dates that relays accept: later than what lies at its place, and not from the future. */
export class SignedMail {
  /** Newest date of an event seen at each place, in seconds since 1970. */
  private readonly created = new Map<string, number>();
  /** The same of events signed here, which no relay may have accepted yet. */
  private readonly signed = new Map<string, number>();
  /** The same of events whose date no relay refuses. */
  private readonly timely = new Map<string, number>();

  constructor(private readonly options: SignedMailOptions) {}

  /** A relay holds an event of this date at a place. */
  saw(place: string, created: number): void {
    if (created > LATEST) return;
    this.created.set(place, Math.max(this.created.get(place) ?? 0, created));
  }

  /** Seals and signs content for a place of this author; `size` in bytes, `kept` in seconds. */
  seal(author: Author, place: string, plain: Uint8Array, size: number, rank: number, kept = KEPT) {
    const event = this.options
      .events()
      .find((other) => other.pubkey === author.key && placeOf(other) === place);
    const dates = [event?.created_at, this.created.get(place), this.signed.get(place)];
    const before = Math.max(0, ...dates.flatMap((date) => date ?? []));
    const created = Math.max(before + 1, this.options.now());
    // Of two events with the same second relays may keep either, so the next event is dated later, even
    // before this one is in the outbox.
    this.sign(place, created);
    return { event: sealedMail(this.options.keys, author, place, plain, size, created, kept), rank };
  }

  /**
   * The same event signed with the corrected time: later than what lies at its place, or now where a relay refused that
   * as well, since another relay may hold an event from the future.
   */
  again(event: NostrEvent): NostrEvent {
    const { keys, now } = this.options;
    const place = placeOf(event);
    const author = event.pubkey === keys.door.key ? keys.door : this.options.author;
    const plain = keys.open(event.content, event.pubkey, place);
    if (!author || !plain) return event;
    const later = Math.max(now(), (this.created.get(place) ?? 0) + 1);
    const before = this.timely.get(place) ?? 0;
    // A date that was set while the clock was ahead is no longer acceptable.
    const timely = Math.max(now(), before > now() + TIMELY ? 0 : before + 1);
    const created = later === event.created_at ? timely : later;
    this.sign(place, created);
    const size = rawLength(event.content);
    return sealedMail(keys, author, place, plain, size, created, lifetimeOf(event) ?? KEPT);
  }

  /** The content last published at a place of this device. */
  lastAt(place: string): Uint8Array | null {
    const event = this.options.events().find((other) => placeOf(other) === place);
    return event ? this.options.keys.open(event.content, event.pubkey, place) : null;
  }

  /** Whether this is what was signed last at a place. */
  isLast(place: string, plain: Uint8Array): boolean {
    const last = this.lastAt(place);
    return last !== null && sameBytes(last, plain);
  }

  /** The event in the outbox with these bytes at a place of the door. */
  heldAt(place: string, bytes: Uint8Array): NostrEvent | null {
    const own = this.options.events().find((event) => placeOf(event) === place);
    if (!own) return null;
    const plain = this.options.keys.open(own.content, own.pubkey, place);
    return plain && sameBytes(plain, bytes) ? own : null;
  }

  private sign(place: string, created: number): void {
    this.signed.set(place, created);
    if (created <= this.options.now() + TIMELY) this.timely.set(place, created);
  }
}

/** Seconds from an event's date to its deletion. */
export function lifetimeOf(event: NostrEvent): number | null {
  const until = expiryOf(event);
  return until === null ? null : until - event.created_at;
}

function rawLength(base64: string): number {
  return (base64.length * 3) / 4 - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);
}
