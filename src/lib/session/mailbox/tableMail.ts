import { randomBytes } from '../../net/link/base64url.ts';
import { roomIn } from '../../net/document/allowance.ts';
import {
  decodeHead,
  decodePage,
  echoOf,
  encodeHead,
  entriesOf,
  erasedPage,
  fromEcho,
  isOf,
  layOut,
  MailError,
  MAX_WORDS,
  type Head
} from '../../net/mailbox/layout.ts';
import type { Mail, Read } from '../../net/mailbox/mailbox.ts';
import type { Store } from '../../net/storage/store.ts';
import { systemClock, type Clock } from '../../net/transport/clock.ts';
import { Meter, type Rate } from '../../net/transport/meter.ts';
import type { Table } from '../../table/fold/table.ts';
import type { PartyId } from '../../table/header.ts';
import { fromHex, sameBytes, toHex } from '../../table/log/bytes.ts';
import { encodeValue, type Value } from '../../table/log/codec.ts';
import type { Entry } from '../../table/log/entry.ts';
import { echoed } from './echo.ts';
import type { Post } from './post.ts';

export interface TableMailOptions {
  readonly post: Post;
  readonly table: Table;
  /** The party of this device; null for a spectator. */
  readonly party: PartyId | null;
  readonly store: Store;
  readonly room: string;
  /** Stores entries on this device and sends them to the connected peers. */
  readonly keep: (entries: readonly Entry[]) => Promise<void>;
  /**
   * Whether this seat's key is on another device as well, so that others must confirm the log before this one signs.
   */
  readonly isCopied: () => boolean;
  /** Other parties' copies of this device's own log have at most this length. */
  readonly confirmed: (length: number) => void;
  /** What the head says beside the game: the link of the next one, or ''. */
  readonly words: () => string;
  readonly clock?: Clock;
}

/** Result of a read. */
export interface Brought {
  /** Entries that were new here. */
  readonly entries: number;
  /** Relays that answered. */
  readonly answered: number;
  /** Some mail is of a later version of this program. */
  readonly newer: boolean;
  /** Parties whose log is longer, according to others, than any relay returns. */
  readonly withheld: readonly PartyId[];
}

const NONCE = 'mail-nonce';
/** How often everything is published again for one party that claims to lack it. */
const AGAIN = { burst: 2, perSecond: 1 / 1_800 };

/**
 * How often a further nonce of one party is returned: each return takes a new head, and copies of a seat are
 * rare.
 */
const NONCES = { burst: 4, perSecond: 1 / 1_800 };

/**
 * How often a head is published only because its echo changed: others now lack other entries of third
 * parties.
 */
const ECHOES = { burst: 64, perSecond: 1 / 60 };

type Authors = readonly (readonly [author: string, party: PartyId])[];

/** The newest mail of a party, of all copies read. */
interface Heard {
  readonly party: PartyId;
  readonly head: Head;
  readonly mail: Mail;
}

/**
 * The mail of one table: passes the others' entries to the fold, as a peer would, and divides the own log
 * over the own places. Missing entries are requested again at the next look; nothing waits for an answer.
 */
export class TableMail {
  /** Nonces others asked to have returned, by party. */
  private readonly asked = new Map<PartyId, Uint8Array>();
  /** Parties that returned this device's nonce, with how much of its log they hold. */
  private readonly returned = new Map<PartyId, number>();
  private nonce: Uint8Array | null = null;
  /** Entries of others that no relay has any more, the most useful first. */
  private echo: Entry[] = [];
  /** Parties whose log is longer, according to others, than what was read. */
  private withheld: readonly PartyId[] = [];
  private newest = new Map<PartyId, Head>();
  /** Whether a relay has answered. */
  private wasRead = false;
  /** Whether this device lost entries that it had sent: then it writes nothing. */
  isShort = false;
  /** Heads that showed that this device's pages do not arrive. */
  private readonly complained = new Set<string>();
  private readonly again = new Map<PartyId, Meter>();
  private readonly nonces = new Map<PartyId, Meter>();
  private readonly echoes: Meter;

  constructor(private readonly options: TableMailOptions) {
    this.echoes = new Meter(ECHOES, this.now);
  }

  /** The newest head read of each party. */
  get heads(): ReadonlyMap<PartyId, Head> {
    return this.newest;
  }

  /** Reads and takes the mail of all relays. Never rejects for failures of relays or other parties. */
  async read(): Promise<Brought> {
    const { post, table, party } = this.options;
    const { reopened } = table;
    const authors = this.authors();
    if (authors.length === 0) return { entries: 0, answered: 0, newer: false, withheld: [] };
    const read = await post.mailbox.readHeads([...new Set(authors.map(([author]) => author))]);
    const { heard, newer } = this.hear(read, authors);
    const isShort = ({ party: of, head }: Heard) => head.first > this.lengthOf(of);
    const short = [...new Set(heard.filter(isShort).map(({ mail }) => mail.author))];
    const pages = short.length > 0 ? (await post.mailbox.readAll(short)).mails : [];
    const { taken, newer: isPageNewer } = await this.take(heard, pages, authors);
    // Entries that were set aside earlier may have been accepted now.
    const fresh = table.reopened > reopened ? table.entries() : taken;
    if (fresh.length > 0) await this.options.keep(fresh);
    this.findLost(heard);
    if (party !== null) {
      post.notice(read);
      this.republishLost(heard);
      await this.confirmCopy(heard);
    }
    this.withheld = table.header.parties.flatMap((_, of) =>
      heard.some(({ head }) => (head.lengths[of] ?? 0) > this.lengthOf(of)) ? [of] : []
    );
    const answered = read.relays.filter(({ problem }) => problem === null).length;
    this.wasRead ||= answered > 0;
    return { entries: taken.length, answered, newer: newer || isPageNewer, withheld: this.withheld };
  }

  /** Publishes the own log, if others lack entries of it. True if something was published. */
  async write(): Promise<boolean> {
    const { post, table, party } = this.options;
    const { author } = post;
    if (party === null || !author) return false;
    const log = this.logOf(party);
    if (log.length === 0) return false;
    const last = this.lastHead();
    this.isShort = log.length < Math.max(endOf(last), endOf(this.newest.get(party)));
    // Mail with more entries than this device holds may be the only copy, and what it contains is unknown
    // until it has been read.
    if (this.isShort || !(last || this.wasRead)) return false;
    const laid = layOut(table, log, await post.claimsFor(table.header));
    const asks = await this.ownNonce();
    const returns = [...this.asked].filter(([other]) => other !== party);
    const words = this.words();
    const { snapshot } = table;
    const head: Head = {
      table: table.id,
      seq: Math.max(last?.seq ?? 0, this.newest.get(party)?.seq ?? 0) + 1,
      lengths: table.lengths,
      hash: fromHex(snapshot.hash),
      awaited: [...new Set(snapshot.awaited.map((slot) => slot.party))].sort((a, b) => a - b),
      first: laid.first,
      items: laid.items,
      echo: this.echo.map(echoOf),
      asks,
      returns,
      words
    };
    const bytes = encodeHead(head);
    const isErased = this.isFinished;
    const pages = isErased ? laid.pages.map(() => erasedPage(table)) : laid.pages;
    if (last && this.saysOwn(last, head) && post.hasPut(pages)) {
      if (this.saysOthers(last, decodeHead(bytes)) || !this.echoes.take(1, this.now)) return false;
    }
    await post.putOwn(pages, bytes, isErased);
    return true;
  }

  /** Whether a published head says the same about this party as a new one would. */
  private saysOwn(last: Head, head: Head): boolean {
    return (
      last.words === head.words &&
      last.first === head.first &&
      last.items.length === head.items.length &&
      sameOrNone(last.asks, head.asks) &&
      last.returns.length === head.returns.length &&
      head.returns.every(([to, nonce]) =>
        last.returns.some(([other, given]) => other === to && sameBytes(given, nonce))
      )
    );
  }

  /**
   * Whether it passes on all entries that no relay has. A changed length of others' logs on this device
   * matters only while these are passed on in parts: the party that passes them on waits for it before the
   * next part.
   */
  private saysOthers(last: Head, head: Head): boolean {
    const told = new Set(last.echo.map((item) => toHex(encodeValue(item))));
    return (
      head.echo.every((item) => told.has(toHex(encodeValue(item)))) &&
      this.withheld.every((of) => head.lengths[of] <= (last.lengths[of] ?? 0))
    );
  }

  /**
   * Whether the game is over and every other seated party's newest head shows the same end and all entries held here: the
   * pages have served their purpose. A device that loses the game later gets it from a saved file.
   */
  private get isFinished(): boolean {
    const { table, party: own } = this.options;
    const { over, hash, seating } = table.snapshot;
    return (
      over &&
      seating.parties.every(({ status }, party) => {
        const head = this.newest.get(party);
        if (party === own || status !== 'seated') return true;
        return (
          head !== undefined &&
          toHex(head.hash) === hash &&
          table.lengths.every((length, of) => (head.lengths[of] ?? 0) >= length)
        );
      })
    );
  }

  /** The words of the head; none where they are too long for one. */
  private words(): string {
    const words = this.options.words();
    return new TextEncoder().encode(words).length <= MAX_WORDS ? words : '';
  }

  /** The author of each party’s mail. A claim can name another’s: such mail is read as that of both. */
  private authors(): Authors {
    const { table, post } = this.options;
    return table.header.parties.flatMap((_, party) => {
      const author = party === this.options.party ? post.author?.key : post.authorOf(table.header, party);
      return author ? [[author, party] as const] : [];
    });
  }

  private hear(read: Read, authors: Authors): { heard: Heard[]; newer: boolean } {
    const heard: Heard[] = [];
    let newer = false;
    for (const mail of read.mails) {
      if (mail.place !== this.options.post.keys.place(mail.author, 0)) continue;
      try {
        const head = decodeHead(mail.plain);
        if (!isOf(head, this.options.table)) continue;
        for (const [author, party] of authors) {
          if (author !== mail.author) continue;
          heard.push({ party, head, mail });
          if ((this.newest.get(party)?.seq ?? -1) < head.seq) this.newest.set(party, head);
        }
      } catch (error) {
        if (!(error instanceof MailError)) throw error;
        newer ||= error.code === 'NEWER';
      }
    }
    this.noteNonces(heard);
    return { heard, newer };
  }

  /**
   * Notes which nonces others want returned: for each party the one in its newest head that contains a nonce.
   */
  private noteNonces(heard: readonly Heard[]): void {
    const newest = new Map<PartyId, Uint8Array>();
    for (const { party, head } of [...heard].sort((a, b) => a.head.seq - b.head.seq))
      if (head.asks) newest.set(party, head.asks);
    for (const [party, nonce] of newest)
      if (!sameOrNone(nonce, this.asked.get(party) ?? null) && this.may(this.nonces, party, NONCES))
        this.asked.set(party, nonce);
  }

  /** Takes pages, heads and echoes in an order in which each follows its predecessor. */
  private async take(
    heard: readonly Heard[],
    pages: readonly Mail[],
    authors: Authors
  ): Promise<{ taken: Entry[]; newer: boolean }> {
    const { table, post } = this.options;
    let newer = false;
    const runs: { party: PartyId; first: number; items: readonly Value[] }[] = [];
    for (const mail of pages) {
      if (mail.place === post.keys.place(mail.author, 0)) continue;
      try {
        const page = decodePage(mail.plain);
        if (!isOf(page, table)) continue;
        for (const [author, party] of authors)
          if (author === mail.author) runs.push({ party, first: page.first, items: page.items });
      } catch (error) {
        if (!(error instanceof MailError)) throw error;
        newer ||= error.code === 'NEWER';
      }
    }
    for (const { party, head } of heard) runs.push({ party, first: head.first, items: head.items });
    const taken: Entry[] = [];
    runs.sort((a, b) => a.first - b.first);
    for (const { party, first, items } of runs) {
      const before = this.idBefore(party, first);
      if (!before || first + items.length <= this.lengthOf(party)) continue;
      taken.push(...(await this.receive(() => entriesOf(table.id, party, first, items, before))));
    }
    for (const { head } of heard)
      for (const echo of head.echo) taken.push(...(await this.receive(() => [fromEcho(table.id, echo)])));
    return { taken, newer };
  }

  private async receive(read: () => Uint8Array[]): Promise<Entry[]> {
    let list: Uint8Array[];
    try {
      list = read();
    } catch {
      // Malformed items: only their author's entries are lost.
      return [];
    }
    const { table } = this.options;
    const receipts = await table.receiveAll(list, roomIn(table));
    return receipts.flatMap((receipt) => (receipt.status === 'accepted' ? [receipt.entry] : []));
  }

  /** Finds entries of others held here that no relay returned and not all parties have. */
  private findLost(heard: readonly Heard[]): void {
    const { table, party: own } = this.options;
    const heads = [...this.newest].filter(([other]) => other !== own).map(([, head]) => head);
    const lost = table.header.parties.flatMap((_, party) => {
      const there = Math.max(0, ...heard.filter((h) => h.party === party).map(({ head }) => endOf(head)));
      const length = this.lengthOf(party);
      if (party === own || there >= length) return [];
      const held = heads.length === 0 ? [0] : heads.map(({ lengths }) => lengths[party] ?? 0);
      return [{ log: this.logOf(party), held: held.map((count) => Math.max(there, count)) }];
    });
    this.echo = echoed(lost);
  }

  /**
   * Publishes everything again when another party wrote after it and still lacks entries of the own pages: a relay may
   * have lost them. A party that only claims so is answered no more than {@link AGAIN}.
   */
  private republishLost(heard: readonly Heard[]): void {
    const { post, party } = this.options;
    const { author } = post;
    const last = this.lastHead();
    if (!author || !last || party === null) return;
    const put = Math.max(
      ...post.outbox.events.filter(({ pubkey }) => pubkey === author.key).map((e) => e.created_at)
    );
    for (const { party: other, head, mail } of heard) {
      const lacks = (head.lengths[party] ?? 0) < last.first;
      if (other === party || !lacks || mail.created <= put || this.complained.has(mail.id)) continue;
      if (!this.may(this.again, other, AGAIN)) continue;
      this.complained.add(mail.id);
      void post.outbox.putAgain();
    }
  }

  private may(meters: Map<PartyId, Meter>, asker: PartyId, rate: Rate): boolean {
    const { now } = this;
    let meter = meters.get(asker);
    if (!meter) meters.set(asker, (meter = new Meter(rate, now)));
    return meter.take(1, now);
  }

  /**
   * A copied seat signs only after every other seated party returned its nonce: a single one may lack this device's
   * newest entries, and signing then would fork the log.
   */
  private async confirmCopy(heard: readonly Heard[]): Promise<void> {
    const { table, party, isCopied, confirmed } = this.options;
    if (party === null || !isCopied()) return;
    const nonce = await this.ownNonce();
    if (!nonce) return;
    for (const { party: other, head } of heard) {
      const isMine = head.returns.some(([to, given]) => to === party && sameBytes(given, nonce));
      if (isMine && other !== party)
        this.returned.set(other, Math.max(this.returned.get(other) ?? 0, head.lengths[party] ?? 0));
    }
    const { parties } = table.snapshot.seating;
    const all = parties.every(
      ({ status }, other) => other === party || status !== 'seated' || this.returned.has(other)
    );
    if (all) confirmed(Math.max(0, ...this.returned.values()));
  }

  /** The nonce of a copied seat, the same at every opening; null for any other. */
  private async ownNonce(): Promise<Uint8Array | null> {
    const { store, room, isCopied } = this.options;
    if (!isCopied()) return null;
    this.nonce ??= (await store.secret(room, NONCE)) ?? null;
    if (!this.nonce) {
      this.nonce = randomBytes(16);
      await store.putSecret(room, NONCE, this.nonce);
    }
    return this.nonce;
  }

  private get now(): number {
    return (this.options.clock ?? systemClock).now();
  }

  private lastHead(): Head | null {
    const { post, table } = this.options;
    const plain = post.author && post.lastAt(post.keys.place(post.author.key, 0));
    if (!plain) return null;
    try {
      const head = decodeHead(plain);
      return isOf(head, table) ? head : null;
    } catch {
      return null;
    }
  }

  private logOf(party: PartyId): Entry[] {
    return [...(this.options.table.fold.logOf(party)?.rest(null) ?? [])];
  }

  private lengthOf(party: PartyId): number {
    return this.options.table.lengths[party] ?? 0;
  }

  /** The id of the entry right before an index of a party's log; the table id before index 0. */
  private idBefore(party: PartyId, index: number): Uint8Array | null {
    const { table } = this.options;
    if (index === 0) return table.id;
    const entry = this.logOf(party)[index - 1];
    return entry ? fromHex(entry.id) : null;
  }
}

/** How much of its author's log the mail with this head has. */
function endOf(head: Head | null | undefined): number {
  return head ? head.first + head.items.length : 0;
}

function sameOrNone(a: Uint8Array | null, b: Uint8Array | null): boolean {
  return a === null || b === null ? a === b : toHex(a) === toHex(b);
}
