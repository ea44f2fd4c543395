import { fromBase64url } from '../../net/link/base64url.ts';
import { mailKeys, SIZES, type MailKeys } from '../../net/mailbox/envelope.ts';
import { authorFrom, type Author, type NostrEvent } from '../../net/nostr/event.ts';
import { decodePage, encodeHead, headSize, layOut, MailError, type Head } from '../../net/mailbox/layout.ts';
import {
  KEPT,
  KEPT_ERASED,
  Mailbox,
  MAX_DOOR,
  type Mail,
  type Read,
  type RelayState
} from '../../net/mailbox/mailbox.ts';
import { Outbox, type Sent } from '../../net/mailbox/outbox.ts';
import { expiryOf, placeOf } from '../../net/mailbox/place.ts';
import { Relay } from '../../net/mailbox/relay.ts';
import type { Store } from '../../net/storage/store.ts';
import { systemClock, type Clock } from '../../net/transport/clock.ts';
import { Meter } from '../../net/transport/meter.ts';
import { compose, recognise } from '../../table/gathering/compose.ts';
import { Gathered } from '../../table/gathering/gathered.ts';
import { writeClaims } from '../../table/gathering/headerClaims.ts';
import { composerFor, nextStep, type Proposal, type Step } from '../../table/gathering/settle.ts';
import { ROOM_LENGTH } from '../../table/gathering/roomName.ts';
import { encodeHeader, readHeader, tableIdOf, type Header, type PartyId } from '../../table/header.ts';
import { sameBytes, toHex } from '../../table/log/bytes.ts';
import { decodeValue, encodeValue, type Value } from '../../table/log/codec.ts';
import { decodeEntry, encodeDraft, idOf, placeMessage, seal } from '../../table/log/entry.ts';
import type { Identity } from '../storage/identity.ts';
import { KnownHeaders } from './knownHeaders.ts';
import { OwnStatements } from './ownStatements.ts';
import { lifetimeOf, SignedMail } from './signedMail.ts';
import { takeStatements } from './statements.ts';

/** One relay of the mailbox. */
export interface MailRelay {
  readonly url: string;
  /** Our own server: its confirmation counts as sent. */
  readonly own: boolean;
}

export interface PostOptions {
  readonly room: string;
  /** The link's key. */
  readonly key: string;
  readonly relays: readonly MailRelay[];
  readonly store: Store;
  /** Null for a spectator device: it reads and never writes. */
  readonly identity: Identity | null;
  /** Called when visible state changed: sent mail, or the relays that answer. */
  readonly changed: () => void;
  /** Seconds since 1970, corrected where this device's clock is wrong. */
  readonly now?: () => number;
  readonly clock?: Clock;
  /** Ms between two events sent to one relay. */
  readonly pace?: number;
}

/** What a device signed in the lobby: the header, and its entry 0 under it. */
interface Sat {
  readonly header: Header;
  readonly entry: Uint8Array;
}

const STATEMENTS = 'gathered';
const SAT = 'sat';
const BOUNDS = { bytes: 1_000_000, depth: 4 };
/** Limit of stored statements; only holders of the link can write any. */
const MAX_KEPT = 64;
/**
 * How often a statement is put again because another event lies at its place: a holder of the link can write one for each
 * look.
 */
const ANSWERS = { burst: 64, perSecond: 1 / 60 };
/** Most authors read at once: as many as a table has parties. */
const MAX_AUTHORS = 16;

/**
 * The mailbox of one room on this device: the statements of the lobby, the signed headers, and the places of this
 * device's own mail. Everything is stored here before it is sent.
 */
export class Post {
  readonly gathered: Gathered;
  readonly keys: MailKeys;
  readonly mailbox: Mailbox;
  /** Signs this device's own places; null for a spectator. */
  readonly author: Author | null;
  /** Each relay's last result. */
  relays: readonly RelayState[] = [];
  /** Whether a party's first page was written by a later version of this program. */
  newer = false;
  private readonly headers: KnownHeaders;
  private readonly signedMail: SignedMail;
  private readonly statements: OwnStatements | null;
  private sat: Sat | null = null;
  /** Events that blocked a statement, which was then given a later date; each is answered once. */
  private readonly answered = new Set<string>();
  private readonly answers: Meter;
  private readonly clock: Clock;
  private closed = false;

  private constructor(
    private readonly options: PostOptions,
    readonly outbox: Outbox,
    mailbox: Mailbox
  ) {
    const { room, identity } = options;
    this.mailbox = mailbox;
    this.keys = mailbox.keys;
    this.gathered = new Gathered(fromBase64url(room) ?? new Uint8Array(ROOM_LENGTH));
    this.author = identity && authorFrom(identity.chain.mailSecret, 'mail-author');
    this.headers = new KnownHeaders(this.gathered);
    this.clock = options.clock ?? systemClock;
    this.answers = new Meter(ANSWERS, this.clock.now());
    this.signedMail = new SignedMail({
      keys: this.keys,
      author: this.author,
      events: () => this.outbox.events,
      now: () => this.now()
    });
    this.statements =
      identity &&
      this.author &&
      new OwnStatements({
        gathered: this.gathered,
        identity,
        author: this.author,
        publish: (key, bytes) => this.publish(key, bytes)
      });
  }

  /** Opens it with the stored state. The curve must be loaded. */
  static async open(options: PostOptions): Promise<Post> {
    const { room, key, store, relays, changed, clock } = options;
    const keys = mailKeys(key, room);
    const links = relays.map(({ url }) => new Relay({ url, ...(clock ? { clock } : {}) }));
    const outbox = await Outbox.open({
      relays: links,
      isOwn: (url) => relays.some((relay) => relay.own && relay.url === url),
      store: { all: () => store.mail(room), put: (posted) => store.putMail(room, posted) },
      changed,
      isRenewed: (event) => post.isRenewed(event),
      again: (event) => post.signedMail.again(event),
      now: () => post.now(),
      ...(clock ? { clock } : {}),
      ...(options.pace === undefined ? {} : { pace: options.pace })
    });
    const post: Post = new Post(options, outbox, new Mailbox(links, keys));
    await post.remember();
    return post;
  }

  /** What this device states in the lobby; throws for a spectator. */
  get own(): OwnStatements {
    if (!this.statements) throw new Error('a spectator states nothing');
    return this.statements;
  }

  /** The next step of this device, from what it read. */
  get step(): Step {
    const { identity } = this.options;
    return nextStep(this.gathered, this.proposals, identity?.signer.publicKey ?? new Uint8Array(32));
  }

  /** Signed headers, with their signers. */
  get proposals(): Proposal[] {
    return this.headers.proposals;
  }

  /** Whether composing the statements read here, or those sent with the header, gives this header. */
  isComposed(header: Header): boolean {
    return recognise(header, this.gathered, this.headers.of(header).claims ?? undefined) !== null;
  }

  /** The claims a header was composed from, as its first page carries them; null where they are unknown. */
  async claimsFor(header: Header): Promise<Value | null> {
    const known = this.headers.of(header);
    // The inviter opens its header without a signature made here.
    this.headers.add(known);
    if (this.headers.findClaims(known)) await this.keepStatements();
    return known.claims && writeClaims(header, known.claims);
  }

  /** Whether enough relays have everything this device published. */
  get sent(): Sent {
    return this.outbox.state;
  }

  /** The author of a party's mail; null if no statement of it was read. */
  authorOf(header: Header, party: PartyId): string | null {
    return this.headers.authorUnder(this.headers.of(header), party);
  }

  /** Entries 0 that were read under a header. */
  sitsOf(header: Header): Uint8Array[] {
    return [...this.headers.of(header).sits.values()];
  }

  /**
   * Reads the door, and the places of all parties with statements. Publishes statements again that a relay lacks. Never
   * rejects for relay failures: see {@link relays}.
   */
  async look(): Promise<void> {
    const door = await this.mailbox.readDoor();
    this.relays = door.relays;
    if (takeStatements(this.gathered, this.keys, door.mails)) {
      await this.keepStatements();
      // Shows the card before the parties' places are read.
      this.options.changed();
    }
    const authors = this.authors();
    if (authors.length > 0) {
      const read = await this.mailbox.readPages(authors);
      if (await this.takeProposals(read.mails)) await this.keepStatements();
      this.notice(read);
    }
    await this.putBack(door);
    await this.renew();
    this.options.changed();
  }

  /**
   * Publishes this device's own mail again once half its time at the relays is over: a slow game outlives it otherwise.
   * What was published to be deleted soon is left alone.
   */
  async renew(): Promise<void> {
    const soon = this.now() + KEPT / 2;
    const old = this.outbox.items.filter(({ event }) => expiryOf(event)! < soon && this.isRenewed(event));
    if (old.length > 0)
      await this.outbox.add(old.map(({ event, rank }) => ({ event: this.signedMail.again(event), rank })));
  }

  /** Whether an event is this device's own mail, and not about to be deleted on purpose. */
  private isRenewed(event: NostrEvent): boolean {
    const { author } = this;
    const { identity } = this.options;
    if (!author || !identity || lifetimeOf(event) !== KEPT) return false;
    return event.pubkey === author.key || placeOf(event) === this.keys.doorPlace(identity.signer.publicKey);
  }

  /** Adds statements that arrived by another way; true if one of them was new. */
  async hear(statements: readonly Uint8Array[]): Promise<boolean> {
    const mails = statements.map((plain) => ({
      plain,
      author: this.keys.door.key,
      place: '',
      created: 0,
      id: ''
    }));
    if (!takeStatements(this.gathered, this.keys, mails)) return false;
    await this.keepStatements();
    this.options.changed();
    return true;
  }

  /** Does what needs no tap: composes the header when all claims are here, and signs headers of others. */
  async answer(): Promise<void> {
    const { step } = this;
    if (step.kind === 'sit') await this.sit(step.header);
    if (step.kind !== 'compose') return;
    const { signer } = this.identity;
    const header = compose(this.gathered.card!.body, this.gathered.seating.counting, signer.publicKey);
    if (header) await this.sit(header);
  }

  /** The header to begin with, for the inviter: one of a guest, or composed here. */
  headerToBegin(): Header | null {
    const { step } = this;
    if (step.kind !== 'begin') return null;
    if (step.header) return step.header;
    const composer = composerFor(step.claims);
    return composer && compose(this.gathered.card!.body, step.claims, composer);
  }

  /** Whether these pages are what this device published last at its places. */
  hasPut(pages: readonly Uint8Array[]): boolean {
    const { author } = this;
    return (
      author !== null &&
      pages.every((plain, i) => this.signedMail.isLast(this.keys.place(author.key, i + 1), plain))
    );
  }

  /**
   * Stores own mail, then publishes it at its places: pages first, then the head that refers to them. Erased pages are
   * small and are soon deleted by the relays.
   */
  async putOwn(pages: readonly Uint8Array[], head: Uint8Array, isErased = false): Promise<void> {
    const { author } = this;
    if (!author) return;
    const events = pages.flatMap((plain, i) => {
      const place = this.keys.place(author.key, i + 1);
      return this.signedMail.isLast(place, plain)
        ? []
        : [
            isErased
              ? this.signedMail.seal(author, place, plain, SIZES.head[0], 2 + i, KEPT_ERASED)
              : this.signedMail.seal(author, place, plain, SIZES.page, 2 + i)
          ];
    });
    const place = this.keys.place(author.key, 0);
    events.push(this.signedMail.seal(author, place, head, headSize(head), 1));
    await this.outbox.add(events);
  }

  /** The content last published at a place of this device. */
  lastAt(place: string): Uint8Array | null {
    return this.signedMail.lastAt(place);
  }

  /** Tells the outbox which of this device's mail the relays have, after a read. */
  notice(read: Read, isWhole = true): void {
    const { author } = this;
    this.relays = read.relays;
    if (!author) return;
    const headPlace = this.keys.place(author.key, 0);
    for (const mail of read.mails)
      if (mail.author === author.key) this.signedMail.saw(mail.place, mail.created);
    const head = this.outbox.events.find(
      (event) => event.pubkey === author.key && placeOf(event) === headPlace
    );
    if (!head) return;
    for (const [url, ids] of read.at) {
      const isEmptied = !ids.has(head.id) && this.outbox.isKeptBy(url, head);
      void this.outbox.noticed(
        url,
        ids,
        (event) => event.pubkey === author.key && (event.id === head.id || (isEmptied && isWhole))
      );
    }
  }

  /** Waits until all mail is sent, or cannot be now. */
  settled(): Promise<Sent> {
    return this.outbox.settled();
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.outbox.close();
    this.mailbox.close();
  }

  private get identity(): Identity {
    const { identity } = this.options;
    if (!identity) throw new Error('a spectator signs nothing');
    return identity;
  }

  private async publish(key: Uint8Array, bytes: Uint8Array): Promise<void> {
    await this.keepStatements();
    await this.outbox.add([this.atDoor(key, bytes)]);
    this.options.changed();
  }

  private atDoor(key: Uint8Array, bytes: Uint8Array) {
    return this.signedMail.seal(this.keys.door, this.keys.doorPlace(key), bytes, SIZES.statement, 0);
  }

  /** Signs entry 0 under a composed header, and publishes it. */
  private async sit(header: Header): Promise<void> {
    const { signer } = this.identity;
    const id = tableIdOf(header);
    const party = header.parties.findIndex(({ key }) => sameBytes(key, signer.publicKey));
    const canonical = encodeDraft({
      table: id,
      party,
      index: 0,
      prev: id,
      position: 0,
      hash: id,
      body: { kind: 'sit' }
    });
    const entry = seal(await signer.sign(placeMessage(id, party, 0, idOf(canonical))), canonical);
    this.sat = { header, entry };
    await this.options.store.putSecret(this.options.room, SAT, encodeValue([encodeHeader(header), entry]));
    this.headers.addSit(this.headers.of(header), toHex(signer.publicKey), entry);
    const laid = layOut({ id, header }, [decodeEntry(entry)], await this.claimsFor(header));
    const head: Head = {
      table: id,
      seq: 0,
      lengths: header.parties.map((_, other) => (other === party ? 1 : 0)),
      hash: id,
      awaited: [],
      first: laid.first,
      items: laid.items,
      echo: [],
      asks: null,
      returns: [],
      words: ''
    };
    await this.putOwn(laid.pages, encodeHead(head));
    this.options.changed();
  }

  /** Stores the statements, and what this device signed. */
  private async remember(): Promise<void> {
    const { store, room, identity } = this.options;
    const [kept, sat] = await Promise.all([store.secret(room, STATEMENTS), store.secret(room, SAT)]);
    for (const bytes of kept ? (decodeValue(kept, BOUNDS) as Uint8Array[]) : []) this.gathered.take(bytes);
    if (sat && identity) {
      const [header, entry] = decodeValue(sat, BOUNDS) as Uint8Array[];
      this.sat = { header: await readHeader(header), entry };
      const known = this.headers.of(this.sat.header);
      this.headers.addSit(known, toHex(identity.signer.publicKey), entry);
      this.headers.findClaims(known);
    }
  }

  private async keepStatements(): Promise<void> {
    const { store, room } = this.options;
    const used = this.headers.claims().map(({ bytes }) => bytes);
    const statements = new Map([...used, ...this.gathered.current].map((bytes) => [toHex(bytes), bytes]));
    await store.putSecret(room, STATEMENTS, encodeValue([...statements.values()].slice(0, MAX_KEPT)));
  }

  /** Authors of all other parties. */
  get others(): string[] {
    return this.authors().filter((author) => author !== this.author?.key);
  }

  /** Possible authors of this room's mail: the inviter and all claimants. */
  private authors(): string[] {
    const { gathered } = this;
    const card = gathered.card?.body;
    if (!card) return [];
    const claims = [...this.headers.claims(card.key), ...gathered.standing].map(({ body }) =>
      toHex(body.author)
    );
    // Unread own mail would count as lost, and be published again at every look.
    const own = this.author ? [this.author.key] : [];
    return [...new Set([toHex(card.author), ...own, ...claims])].slice(0, MAX_AUTHORS);
  }

  /** True if the claims of a header became known. */
  private async takeProposals(mails: readonly Mail[]): Promise<boolean> {
    let isNew = false;
    for (const { author, place, plain } of mails) {
      if (place !== this.keys.place(author, 1)) continue;
      try {
        const page = decodePage(plain);
        if (page.header && (await this.headers.take(author, page.header, page))) isNew = true;
      } catch (error) {
        // A malformed mail of one party does not prevent reading the others.
        if (!(error instanceof Error)) throw error;
        this.newer ||= error instanceof MailError && error.code === 'NEWER';
      }
    }
    return isNew;
  }

  /**
   * Publishes statements again that an answering relay lacks, of any party: there alone, so that devices that wait for a
   * relay which refuses them do not replace each other's events elsewhere.
   */
  private async putBack(door: Read): Promise<void> {
    if (!this.author) return;
    const fresh = [];
    for (const bytes of this.gathered.current) {
      const key = keyOf(bytes, this.gathered);
      if (!key) continue;
      const place = this.keys.doorPlace(key);
      const there = door.mails.filter((mail) => mail.place === place);
      const same = there.filter(({ plain }) => sameBytes(plain, bytes));
      const has = (ids: ReadonlySet<string>) => same.some(({ id }) => ids.has(id));
      const isLacking = (ids: ReadonlySet<string>) => ids.size < MAX_DOOR && !has(ids);
      const own = this.signedMail.heldAt(place, bytes);
      if ([...door.at.values()].some(isLacking)) {
        for (const { created } of there) this.signedMail.saw(place, created);
        // Another party's event may be at the place now, and only a newer one replaces it. Each such event is
        // answered once.
        const inTheWay = there.filter(
          (mail) =>
            !same.includes(mail) && mail.created >= (own?.created_at ?? 0) && !this.answered.has(mail.id)
        );
        if (own && inTheWay.length > 0 && !this.answers.take(1, this.clock.now())) continue;
        for (const { id } of inTheWay) this.answered.add(id);
        if (!own || inTheWay.length > 0) {
          fresh.push(this.atDoor(key, bytes));
          continue;
        }
      }
      // A relay may have refused it because it has a newer event with the same bytes.
      if (own)
        for (const [url, ids] of door.at)
          if (has(ids) || isLacking(ids))
            await this.outbox.noticed(url, new Set(has(ids) ? [own.id] : []), ({ id }) => id === own.id);
    }
    if (fresh.length > 0) await this.outbox.add(fresh);
  }

  private now(): number {
    return Math.floor(this.options.now?.() ?? Date.now() / 1000);
  }
}

/** The key of the party that made this statement, among those gathered. */
function keyOf(bytes: Uint8Array, gathered: Gathered): Uint8Array | null {
  const { card } = gathered;
  if (card && sameBytes(card.bytes, bytes)) return card.body.key;
  return gathered.newestClaims.find((claim) => sameBytes(claim.bytes, bytes))?.body.key ?? null;
}
