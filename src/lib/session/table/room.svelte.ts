import { toBase64url } from '../../net/link/base64url.ts';
import { buildLink, LinkError, parseLink, type Invite, pageAddress } from '../../net/link/link.ts';
import { lockTable } from '../../net/storage/tableLock.ts';
import type { Store } from '../../net/storage/store.ts';
import { readHeader, type Header } from '../../table/header.ts';
import { loadCurve } from '../../table/log/keys.ts';
import { isNewerCard, type LinkCard } from '../../net/link/card.ts';
import type { LoadedSite } from '../../net/site/loadSite.ts';
import { siteTime } from '../../net/site/siteTime.ts';
import { cardIn } from '../lobby/card.ts';
import type { NetChoices, Ways } from '../lobby/reach.ts';
import type { BotThinking } from '../bots/effort.ts';
import type { TablePlan } from '../contracts.ts';
import { deviceStore } from '../storage/device.ts';
import { isMailRoom, mailRelaysOf } from '../mailbox/mailRelays.ts';
import type { RoomMail } from '../mailbox/roomMail.ts';
import type { Gathering } from '../lobby/gathering.svelte.ts';
import { identityAt, temporaryIdentity, type PendingIdentity, type Identity } from '../storage/identity.ts';
import { OpenTable } from './openTable.svelte.ts';
import { assertSameRules } from './rulesHash.ts';
import { tablesChanged } from '../storage/storedTables.ts';
import { cleanRecord, type TableInfo } from './tableInfo.ts';

/**
 * `asking`: third-party servers would be used, and this person has not consented yet. `seatFirst`: an installed app
 * without a seat at this table asks for the one taken in the browser, before it makes a key of its own.
 */
export type RoomPhase = 'opening' | 'asking' | 'seatFirst' | 'elsewhere' | 'failed' | 'lobby' | 'playing';

/** Address of a table this device keeps: see `Room.address`. */
const ROOM_ONLY = /^#r=([\w-]{1,64})$/;

/** How this device reaches others: its own settings, and the site's proposal. */
export interface RoomNet {
  readonly choices: NetChoices;
  readonly site: () => Promise<LoadedSite>;
}

/**
 * One table on this device, from opening its link: its stored state, its tab lock, the gathering of its
 * people, and the game once its header is complete.
 */
export class Room {
  phase = $state<RoomPhase>('opening');
  /** The last failure; the UI translates it. */
  failure = $state.raw<unknown>(null);
  /** The game, once its header is complete. */
  table = $state.raw<OpenTable | null>(null);
  /** The people who came by the link; null at a table of this device alone. */
  gathering = $state.raw<Gathering | null>(null);
  /** Joined by a spectator link, and has no seat here. */
  watching = $state(false);
  /** The link's card, shown before the app goes online. */
  card = $state.raw<LinkCard | null>(null);
  /** A later version of the app created the link. */
  newer = $state(false);
  /** The servers and points of the link, once known. */
  ways = $state.raw<Ways | null>(null);
  /** Whether third-party servers are used for this table; null before that is decided. */
  strangers = $state.raw<boolean | null>(null);
  /** When this device began to search for the others, in ms since 1970. */
  since = $state(0);

  /** The mailbox, where this room has one. */
  private mail: RoomMail | null = null;
  private closeMail: () => void = () => undefined;
  private invite!: Invite;
  private store!: Store;
  private identity!: Identity;
  private info = $state.raw<TableInfo | null>(null);
  /** Whether the device has a record of the table, as far as this page knows. */
  private isStored = false;
  /** The header being opened or open: a room has at most one. */
  private header: Header | null = null;
  private readonly stops: (() => void)[] = [];
  private closed = false;
  private wish: string | null = null;

  constructor(
    private readonly fragment: string,
    private readonly page: string,
    private readonly net: RoomNet,
    private readonly name: () => string,
    /** This page is the installed app, whose storage is not the browser's. */
    private readonly installed = false,
    private readonly thinking: () => BotThinking = () => 'full'
  ) {}

  /** Id of the room, which is the table's key in the store. */
  get id(): string {
    return this.invite.room;
  }

  /** The plan the table was opened with, or null before it is known. */
  get plan(): TablePlan | null {
    return this.info?.plan ?? null;
  }

  /** Whether this device can open the same table again: it opened this one. */
  get canRepeat(): boolean {
    return this.info?.opener ?? false;
  }

  /** The link to this table, to take a seat or watch. */
  get link(): string {
    return buildLink({ ...this.invite, offer: null, letter: null }, this.page);
  }

  /** The spectator link: it offers no seat, and may be passed on to many. */
  get watchLink(): string {
    return buildLink({ ...this.invite, offer: null, letter: null, watching: true }, this.page);
  }

  /**
   * What the address bar shows. Once the game runs and this device keeps the table it has no key, so that the history of
   * the browser opens nothing; before that people copy the invitation from there.
   */
  get address(): string {
    const isKept = this.phase === 'playing' && this.info !== null && !this.watching;
    return isKept ? `${pageAddress(this.page)}#r=${this.id}` : this.link;
  }

  /** The link to this table with a letter in it. */
  linkWith(letter: Uint8Array): string {
    return buildLink(
      { ...this.invite, offer: null, letter: toBase64url(letter), watching: false },
      this.page
    );
  }

  /** Opens the table; with `takeOver` also when another tab has it. Never rejects: see {@link phase}. */
  async open(takeOver = false): Promise<void> {
    try {
      this.phase = 'opening';
      this.forget();
      // A whole link is read at once: its card is on screen before anything else is asked.
      this.invite = parseLink(ROOM_ONLY.test(this.fragment) ? await this.keptLink() : this.fragment);
      this.card = cardIn(this.invite.card);
      this.newer =
        (this.invite.card !== null && isNewerCard(this.invite.card)) || (this.card?.unknownSets ?? 0) > 0;
      const { room } = this.invite;
      this.store = await deviceStore();
      if (!(await this.lock(takeOver))) {
        this.phase = 'elsewhere';
        return;
      }
      await this.readInfo();
      this.assertSameKey();
      this.watching = this.invite.watching && !(await this.store.keys(room));
      if (this.installed && !this.info && !this.watching) this.phase = 'seatFirst';
      else await this.enter();
    } catch (error) {
      this.fail(error);
    }
  }

  /** Call after seats were imported in phase `seatFirst`: continues if one is at this table, else returns false. */
  async seatTaken(): Promise<boolean> {
    await this.readInfo();
    if (this.info) await this.goOn();
    return this.info !== null;
  }

  /** Goes on from phase `seatFirst`, with the seat that was imported or with a new key. Never rejects. */
  async goOn(): Promise<void> {
    try {
      this.assertSameKey();
      await this.enter();
    } catch (error) {
      this.fail(error);
    }
  }

  /** Records whether third-party servers may be used, and the name of a guest who wants a seat. Continues opening. */
  async answer(strangers: boolean, wish: string | null): Promise<void> {
    this.strangers = strangers;
    this.wish = wish ?? this.wish;
    if (this.info) await this.keep(this.info).catch((error: unknown) => (this.failure = error));
    this.table?.close();
    this.gathering?.destroy();
    this.table = this.gathering = this.header = null;
    await this.enter().catch((error: unknown) => this.fail(error));
  }

  /** Closes the table on this device; it can be opened again. */
  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.release();
  }

  /** Connects to the others if there are any, and shows the current state; stops where consent is needed first. */
  private async enter(): Promise<void> {
    const { room, letter } = this.invite;
    const network = this.isShared ? Promise.all([import('../lobby/gathering.svelte.ts'), loadCurve()]) : null;
    // Errors of this and of the relays are reported where each is awaited, further down.
    network?.catch(() => undefined);
    // The table needs it as soon as its header has arrived.
    if (network) void import('../bots/botSeats.ts').catch(() => undefined);
    if (network && !(await this.mayConnect())) return;
    const relays = network && this.mailRelays();
    relays?.catch(() => undefined);
    const [coming, header, parts] = await Promise.all([
      this.watching ? temporaryIdentity() : identityAt(this.store, room),
      this.store.header(room),
      network
    ]);
    if (parts) await this.gather(parts[0].Gathering, coming);
    this.identity = await coming.whole;
    if (relays) await this.openMail(relays);
    if (this.closed) return this.release();
    if (header) await this.openTable(await readHeader(header));
    else if (!parts && this.info?.opener) await this.begin(this.info);
    else this.show();
    this.gathering?.lobbyChanged();
    if (letter) await this.gathering?.takeLetter(letter);
  }

  private async readInfo(): Promise<void> {
    this.info = cleanRecord((await this.store.table(this.invite.room))?.info);
    this.isStored = this.info !== null;
  }

  /** The stored link of a table that the address names without its key. */
  private async keptLink(): Promise<string> {
    const room = ROOM_ONLY.exec(this.fragment)?.[1] ?? '';
    const known = await (await deviceStore()).table(room);
    return cleanRecord(known?.info)?.fragment ?? this.fragment;
  }

  private fail(error: unknown): void {
    this.failure = error;
    this.phase = 'failed';
  }

  /** Determines which servers to use, and whether that needs consent first. */
  private async mayConnect(): Promise<boolean> {
    const { choices, site } = this.net;
    const [{ site: proposal }, { waysOf }] = await Promise.all([site(), import('../lobby/reach.ts')]);
    this.ways = waysOf(this.invite, proposal, choices, this.page);
    if (!this.ways.asks) return true;
    // A link with a connection code needs no third-party server.
    if (choices.strangers === 'never' || this.invite.offer) this.strangers ??= false;
    this.strangers ??= this.info?.strangers ?? (choices.strangers === 'always' ? true : null);
    if (this.strangers !== null) return true;
    this.phase = 'asking';
    return false;
  }

  /** Whether servers of strangers are known and this person did not allow them. */
  get isShut(): boolean {
    return this.strangers === false && this.ways?.asks === true;
  }

  /** Whether guests join by the link. */
  private get isShared(): boolean {
    if (this.info?.file) return false;
    return !this.info || !this.info.opener || this.info.plan.seats.some(({ kind }) => kind === 'friend');
  }

  /** A link with a known table's name and another key was damaged, or forged. */
  private assertSameKey(): void {
    if (this.info && parseLink(this.info.fragment).key !== this.invite.key)
      throw new LinkError('OTHER_KEY', 'This link names a table of yours but does not have its key.');
  }

  /** Takes the tab lock: true when this is the only tab, or the browser has no locks. */
  private async lock(takeOver: boolean): Promise<boolean> {
    const lock = await lockTable(this.invite.room, { takeOver });
    if (!lock.held) return lock.reason !== 'elsewhere';
    this.stops.push(lock.release);
    void lock.lost.then(() => this.lostLock());
    return true;
  }

  private lostLock(): void {
    if (this.closed) return;
    this.close();
    this.phase = 'elsewhere';
  }

  /** Drops all open state, since another tab may have played the table meanwhile. */
  private forget(): void {
    this.closed = false;
    this.table = this.gathering = this.header = this.mail = null;
  }

  private release(): void {
    this.table?.close();
    this.gathering?.destroy();
    for (const stop of this.stops.splice(0)) stop();
  }

  private async gather(Kind: typeof Gathering, identity: PendingIdentity): Promise<void> {
    const { invite, page, ways, watching, link, name } = this;
    if (!ways) return;
    this.since = Date.now();
    const options = {
      invite,
      page,
      reach: this.strangers ? ways.all : ways.own,
      wish: this.wish,
      watching,
      link,
      name,
      info: () => this.info,
      keep: (info: TableInfo) => this.keep(info),
      header: () => this.header,
      table: () => this.table,
      openTable: (header: Header) => this.openTable(header),
      shown: () => this.show(),
      failed: (error: unknown) => (this.failure = error),
      leave: () => this.close(),
      mail: () => this.mail
    };
    this.gathering = await Kind.open(options, identity);
  }

  /** Opens and reads the room's mailbox, where its name fixes the inviter and a relay exists. */
  private async openMail(found: ReturnType<Room['mailRelays']>): Promise<void> {
    const { room, key } = this.invite;
    this.closeMail();
    const { relays, parts } = await found;
    if (!parts || this.closed) return;
    const { RoomMail } = parts;
    const mail = await RoomMail.open({
      room,
      key,
      relays,
      store: this.store,
      identity: this.watching ? null : this.identity,
      changed: () => this.mailChanged(),
      settled: (header) => this.orFail(this.openTable(header)),
      failed: (error) => (this.failure = error),
      now: () => siteTime.now() / 1_000
    });
    this.mail = mail;
    const wake = () => void (document.hidden ? mail.handOver() : mail.look());
    document.addEventListener('visibilitychange', wake);
    this.closeMail = () => {
      document.removeEventListener('visibilitychange', wake);
      mail.close();
      if (this.mail === mail) this.mail = null;
    };
    this.stops.push(() => this.closeMail());
    void mail.look();
  }

  /**
   * The relays of this room's mail and the code that reads it, loaded in parallel with the network. Rejects where the
   * code cannot be loaded.
   */
  private async mailRelays() {
    const { ways } = this;
    const has = isMailRoom(this.invite.room) && ways !== null;
    const relays = has ? await mailRelaysOf(this.strangers ? ways.all : ways.own, this.page) : [];
    const parts = relays.length > 0 ? await import('../mailbox/roomMail.ts') : null;
    return { relays, parts };
  }

  private mailChanged(): void {
    if (this.closed) return;
    this.newer ||= this.mail?.newer ?? false;
    this.table?.mailChanged();
    this.gathering?.lobbyChanged();
  }

  private orFail(work: Promise<void>): void {
    work.catch((error: unknown) => (this.failure = error));
  }

  /** A table on one device begins at once, without a lobby. */
  private async begin({ plan, copied, phase }: TableInfo): Promise<void> {
    // On a device with a moved seat, the game continues as soon as a peer sends its header.
    if (copied && phase !== 'lobby') return;
    const { headerFor } = await import('../lobby/header.ts');
    const header = headerFor(plan, this.identity.party, new Map());
    if (header) await this.openTable(header);
  }

  private async openTable(header: Header): Promise<void> {
    if (this.header) return;
    assertSameRules(header);
    this.header = header;
    try {
      if (this.mail) await this.store.putEntries(this.invite.room, this.mail.sitsOf(header));
      const open = await OpenTable.open({
        header,
        room: this.invite.room,
        store: this.store,
        identity: this.identity,
        company: this.gathering?.company ?? null,
        mail: this.mail,
        info: () => this.info,
        keep: (info) => this.keep(info),
        thinking: this.thinking,
        folded: () => this.folded(),
        seated: () => void this.reopen(header).catch((error: unknown) => (this.failure = error))
      });
      if (this.closed) return open.close();
      this.table = open;
      this.folded();
    } catch (error) {
      this.header = null;
      throw error;
    }
  }

  /** This device was given a seat with its own key: reopens the table so that it can sign. */
  private async reopen(header: Header): Promise<void> {
    this.table?.close();
    this.header = null;
    await this.openTable(header);
  }

  private folded(): void {
    const { table } = this;
    if (table && table.table.snapshot.phase !== 'sitting' && table.play.begun) this.phase = 'playing';
    else this.show();
  }

  /** Shows the lobby, unless the game is shown. */
  private show(): void {
    if (this.phase === 'playing') return;
    this.gathering?.show();
    this.phase = 'lobby';
  }

  private async keep(known: TableInfo): Promise<void> {
    const info = this.strangers === null ? known : { ...known, strangers: this.strangers };
    this.info = info;
    await this.store.changeTable(this.invite.room, (stored) => {
      // Removed in another tab, with the key of the seat.
      if (stored === undefined && this.isStored) return null;
      // Another tab may have copied the seat to a file since.
      if (!cleanRecord(stored)?.copied) return info;
      this.info = { ...(this.info ?? info), copied: true };
      return { ...info, copied: true };
    });
    this.isStored = true;
    tablesChanged();
  }
}
