import { fromBase64url, sameBytes, toBase64url } from '../../net/link/base64url.ts';
import { cleanText, MAX_NAME } from '../../net/link/text.ts';
import type { Head } from '../../net/mailbox/layout.ts';
import type { Sent } from '../../net/mailbox/outbox.ts';
import { Watch } from '../../net/mailbox/watch.ts';
import type { SeatClaim } from '../../net/room/lobby.ts';
import type { Store } from '../../net/storage/store.ts';
import { seatClaims } from '../../table/gathering/compose.ts';
import type { Step } from '../../table/gathering/settle.ts';
import type { Header, PartyId } from '../../table/header.ts';
import { decodeEntry } from '../../table/log/entry.ts';
import type { TablePlan } from '../contracts.ts';
import { ROOM_SALT, type Identity } from '../storage/identity.ts';
import { askToSend } from './background/askToSend.ts';
import { putReminder } from './background/reminder.ts';
import { dealOf, planOfDeal } from './dealPlan.ts';
import { Post, type MailRelay } from './post.ts';
import { Pushes } from './pushes.ts';
import { TableMail, type Brought, type TableMailOptions } from './tableMail.ts';
import { partyName } from '../table/names.ts';

export interface RoomMailOptions {
  readonly room: string;
  readonly key: string;
  readonly relays: readonly MailRelay[];
  readonly store: Store;
  /** Null for a spectator device. */
  readonly identity: Identity | null;
  /** Called after reading or sending, or when sent mail is missing again. */
  readonly changed: () => void;
  /** Called once with the header the inviter signed: open its table. */
  readonly settled: (header: Header) => void;
  readonly failed: (error: unknown) => void;
  /** Seconds since 1970, corrected. */
  readonly now?: () => number;
  /** Ms between looks and before writes; tests shorten them. */
  readonly waits?: Partial<Waits>;
}

/** A device that claims a seat. `key` in base64url. */
export interface Guest {
  readonly key: string;
  readonly name: string;
}

interface Waits {
  readonly look: number;
  readonly write: number;
  readonly pace: number;
}

/** The table whose mail is read and written, as the session passes it. */
export interface MailedTable extends Pick<
  TableMailOptions,
  'table' | 'party' | 'isCopied' | 'keep' | 'confirmed' | 'words'
> {
  /** Called after a read, with the newest head of each party: the fold may have advanced. */
  readonly read: (heads: ReadonlyMap<PartyId, Head>) => void;
}

/**
 * `look`: interval of looks if no relay pushes anything; with open subscriptions only every third look is
 * made.
 */
const WAITS: Waits = { look: 20_000, write: 3_000, pace: 2_000 };

/** How long (ms) mail is still sent after its room was left, and how long leaving it waits for mail to be written. */
const LINGER = 30_000;
const HAND_OVER = 2_000;

/** Looks skipped in a row while every relay has an open subscription. */
const SKIPPED = 2;

/**
 * The mailbox of the open room: brings people together while the inviter is away, and carries entries to parties that
 * are not connected. Looks on opening, on a relay's push, on request, and as a fallback on a timer; writes what was
 * signed.
 */
export class RoomMail {
  /** Result of the last look at the table's mail. */
  brought: Brought | null = null;
  private readonly stops: (() => void)[] = [];
  private at: { mailed: MailedTable; mail: TableMail } | null = null;
  private looking: Promise<void> | null = null;
  private writing: Promise<void> = Promise.resolve();
  private writeTimer: ReturnType<typeof setTimeout> | null = null;
  private isSettled = false;
  /** Length of the own log when it was last written to the mailbox; infinite before that. */
  private written = Infinity;
  private closed = false;
  private readonly watch: Watch;
  private skipped = 0;
  /** Transcript hash of the stored reminder. */
  private reminded = '';
  private readonly pushes: Pushes;

  private constructor(
    private readonly options: RoomMailOptions,
    readonly post: Post
  ) {
    const timer = setInterval(() => this.tick(), this.waits.look);
    this.stops.push(() => clearInterval(timer));
    this.pushes = new Pushes({
      look: () => this.look(),
      idle: async () => {
        while (this.looking) await this.looking;
      },
      hasRead: (id) => post.mailbox.hasRead(id)
    });
    this.watch = new Watch(post.mailbox.relays, (id) => this.pushes.heard(id));
  }

  /** Opens the mailbox of a room. The curve must be loaded. */
  static async open(options: RoomMailOptions): Promise<RoomMail> {
    const { room, key, relays, store, identity, changed, now } = options;
    const pace = options.waits?.pace ?? WAITS.pace;
    const post = await Post.open({
      room,
      key,
      relays,
      store,
      identity,
      changed,
      pace,
      ...(now ? { now } : {})
    });
    return new RoomMail(options, post);
  }

  get step(): Step {
    return this.post.step;
  }

  /** Whether any relay answered the last read. */
  get answers(): boolean {
    return this.post.relays.some(({ problem }) => problem === null);
  }

  /** Whether no relay answered the last read; false until the first read has ended. */
  get isUnheard(): boolean {
    return this.post.relays.length > 0 && !this.answers;
  }

  /** Whether mail of the gathering was written by a later version of this program. */
  get newer(): boolean {
    return this.post.newer;
  }

  /** Whether every relay pushes new events. */
  get isLive(): boolean {
    return this.watch.isLive;
  }

  /** `sending` from the moment an own entry is signed: it is not in the outbox yet. */
  get sent(): Sent {
    if (this.at?.mail.isShort) return 'unsent';
    const { sent } = this.post;
    return sent === 'sent' && this.ownLength > this.written ? 'sending' : sent;
  }

  /** The key that signed the card; null while none was read. */
  get inviter(): Uint8Array | null {
    return this.post.gathered.card?.body.key ?? null;
  }

  /** The plan stated on the card, for a guest who came by the link. */
  get plan(): TablePlan | null {
    const card = this.post.gathered.card;
    return card && planOfDeal(card.body.deal);
  }

  /** Valid claims, by seat. */
  get claims(): ReadonlyMap<number, SeatClaim> {
    const card = this.post.gathered.card?.body;
    const { counting, crowded } = this.post.gathered.seating;
    if (!card || crowded) return new Map();
    return new Map(
      [...seatClaims(card, counting)].map(([seat, { body }]) => {
        const party = `${toBase64url(body.key)}.${toBase64url(body.tip)}`;
        return [seat, { party, name: shown(body.name), kind: 'person', ready: true }];
      })
    );
  }

  /** Reads all mail and does what needs no tap. One look at a time; never rejects. */
  look(): Promise<void> {
    return (this.looking ??= this.lookOnce()
      .catch(this.options.failed)
      .finally(() => this.looked()));
  }

  private looked(): void {
    this.looking = null;
    if (this.closed) return;
    // Nothing at the door concerns an open table.
    const isOpen = this.at !== null && this.brought !== null;
    this.watch
      .follow(isOpen ? this.post.others : [this.post.keys.door.key, ...this.post.others])
      .catch(this.options.failed);
  }

  private tick(): void {
    if (this.isLive && this.skipped++ < SKIPPED) return;
    this.skipped = 0;
    void this.look();
  }

  /** States the plan, if the card does not state it already. */
  async invite(plan: TablePlan, name: string): Promise<void> {
    const { store, room } = this.options;
    const deal = dealOf(plan, name);
    const salt = await store.secret(room, ROOM_SALT);
    const inviter = deal?.seats.find(({ kind }) => kind === 'person')?.name ?? name;
    if (deal && salt) await this.post.own.invite(deal, inviter, salt);
  }

  /** Claims a seat of the card, then does what follows from it. */
  async sit(seat: number, name: string): Promise<void> {
    await this.post.own.claim(seat, name);
    await this.answer();
  }

  /** Guests with a valid claim of the deal, for the inviter; empty for all others. */
  get guests(): readonly Guest[] {
    const { gathered } = this.post;
    if (!this.isInviter || this.isSettled) return [];
    return gathered.standing.map(({ body }) => ({ key: toBase64url(body.key), name: shown(body.name) }));
  }

  /** Guests that were refused, for the inviter; empty for all others. */
  get refused(): readonly Guest[] {
    const { gathered } = this.post;
    if (!this.isInviter || this.isSettled) return [];
    return (gathered.card?.body.without ?? []).map((key) => ({
      key: toBase64url(key),
      name: shown(gathered.claimOf(key)?.body.name)
    }));
  }

  /** Number of guests to choose while {@link isCrowded}. */
  get toChoose(): number {
    const { standing, seating } = this.post.gathered;
    return Math.min(standing.length, seating.seats);
  }

  /** Whether the inviter has to choose among the guests. */
  get isCrowded(): boolean {
    return this.step.kind === 'choose';
  }

  /** Whether the inviter refused the device with this key (base64url). */
  isSentAway(key: string): boolean {
    return this.post.gathered.card?.body.without.some((other) => toBase64url(other) === key) ?? false;
  }

  /** Refuses a guest (key in base64url) its seat; only the inviter can. */
  async sendAway(key: string): Promise<void> {
    const bytes = fromBase64url(key);
    if (bytes && this.isInviter) await this.post.own.refuse(bytes);
  }

  /** Takes a refusal back; only the inviter can. */
  async letIn(key: string): Promise<void> {
    const bytes = fromBase64url(key);
    if (bytes && this.isInviter) await this.post.own.refuse(bytes, false);
  }

  /** Gives the seats to these guests (keys in base64url); only the inviter can. */
  async choose(keys: readonly string[]): Promise<void> {
    const chosen = keys.flatMap((key) => fromBase64url(key) ?? []);
    if (this.isInviter) await this.post.own.choose(chosen);
  }

  /** Gives the seat back. */
  async stand(): Promise<void> {
    if (this.options.identity) await this.post.own.leave();
  }

  /** The header to begin with by the inviter's tap; null while claims are missing or too many. */
  headerToBegin(): Header | null {
    return this.post.headerToBegin();
  }

  /** Whether a header equals the one composed from the statements read here. */
  isComposed(header: Header): boolean {
    return this.post.isComposed(header);
  }

  /** Entries 0 read under a header, to be stored before its table opens. */
  sitsOf(header: Header): { id: string; bytes: Uint8Array }[] {
    return this.post.sitsOf(header).map((bytes) => ({ id: decodeEntry(bytes).id, bytes }));
  }

  /** Reads and writes this table's mail from now on. */
  attach(mailed: MailedTable): void {
    const { post } = this;
    const { store, room } = this.options;
    this.isSettled = true;
    this.at = { mailed, mail: new TableMail({ post, store, room, ...mailed }) };
    // A look under way may be past the point where it reads the table's mail.
    void Promise.resolve(this.looking).then(() => this.look());
  }

  /** Call after signing: writes at once when this device has no duty left, else soon. */
  tableChanged(isAsked: boolean): void {
    if (this.writeTimer !== null) clearTimeout(this.writeTimer);
    this.writeTimer = setTimeout(() => void this.write(), isAsked ? this.waits.write : 0);
    if (this.ownLength > this.written) this.options.changed();
  }

  /**
   * Call when the page was hidden, or may be left next: writes what others lack, and leaves unsent mail to
   * the service worker. Resolves after {@link HAND_OVER} at the latest, so that a relay which does not answer
   * delays no tap.
   */
  handOver(): Promise<void> {
    const work = this.write().then(() => (this.sent === 'sent' ? undefined : askToSend()));
    return atMost(HAND_OVER, work);
  }

  /** Writes what others lack, now: the page may be hidden next. */
  write(): Promise<void> {
    if (this.writeTimer !== null) clearTimeout(this.writeTimer);
    this.writeTimer = null;
    const run = async () => {
      if (this.closed) return;
      // Nothing is written before the own places were read: a device that lost data must not overwrite them
      // with less. Only the first look is awaited, since a later one may wait long for a relay, and the page
      // may be gone by then.
      if (!this.brought) await this.looking;
      if (this.brought) await this.writeOwn();
      await this.keepReminder();
      this.options.changed();
    };
    return (this.writing = this.writing.then(run).catch(this.options.failed));
  }

  private async writeOwn(): Promise<void> {
    const length = this.ownLength;
    await this.at?.mail.write();
    this.written = length;
  }

  /** Length of the log that this device writes; 0 for a spectator. */
  private get ownLength(): number {
    const { table, party } = this.at?.mailed ?? {};
    return typeof party === 'number' ? (table?.lengths[party] ?? 0) : 0;
  }

  close(): void {
    this.closed = true;
    if (this.writeTimer !== null) clearTimeout(this.writeTimer);
    for (const stop of this.stops.splice(0)) stop();
    this.watch.close();
    this.pushes.close();
    if (this.sent === 'sent') this.post.close();
    else void this.linger();
  }

  /** Sends what is left while the page shows something else. */
  private async linger(): Promise<void> {
    await atMost(LINGER, this.post.settled());
    this.post.close();
  }

  /** Stores what the service worker needs to look for this table's mail. A finished game needs no look. */
  private async keepReminder(): Promise<void> {
    const { table, party } = this.at?.mailed ?? {};
    if (!table || party === null || party === undefined) return;
    const { store, room, key, relays } = this.options;
    const { hash, awaited, over } = table.snapshot;
    if (hash === this.reminded) return;
    this.reminded = hash;
    const { parties } = table.header;
    await putReminder(store, room, {
      key,
      relays: relays.map(({ url }) => url),
      own: relays.flatMap(({ url, own }) => (own ? [url] : [])),
      authors: over ? [] : parties.map((_, of) => this.post.authorOf(table.header, of) ?? ''),
      names: parties.map((_, of) => partyName(table, of)),
      party,
      known: table.lengths.reduce((sum, length) => sum + length, 0),
      asked: awaited.some((slot) => slot.party === party)
    });
  }

  private get isInviter(): boolean {
    const key = this.options.identity?.signer.publicKey;
    const card = this.post.gathered.card?.body;
    return key !== undefined && card !== undefined && sameBytes(card.key, key);
  }

  private get waits(): Waits {
    return { ...WAITS, ...this.options.waits };
  }

  private async lookOnce(): Promise<void> {
    if (this.closed) return;
    if (this.at === null || this.brought === null) await this.post.look();
    if (this.at) {
      const { mailed, mail } = this.at;
      this.brought = await mail.read();
      // After the clock was corrected, mail may turn out to have expired before it was sent.
      await this.post.renew();
      mailed.read(mail.heads);
      this.tableChanged(false);
    } else await this.answer();
    this.options.changed();
  }

  private async answer(): Promise<void> {
    if (this.options.identity) await this.post.answer();
    const { step } = this;
    if (step.kind === 'settled' && !this.isSettled) {
      this.isSettled = true;
      this.options.settled(step.header);
    }
    this.options.changed();
  }
}

/** A signed name for display. */
const shown = (name: unknown): string => cleanText(name, MAX_NAME);

/** Resolves with the work, or without it after some ms. */
function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    void work.finally(() => {
      clearTimeout(timer);
      done();
    });
  });
}
