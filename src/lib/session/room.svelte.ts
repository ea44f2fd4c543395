import { toBase64url } from '../net/bytes.ts';
import { buildLink, LinkError, parseLink, type Invite } from '../net/link.ts';
import { lockTable } from '../net/lock.ts';
import type { Store } from '../net/store.ts';
import { readHeader, type Header } from '../table/header.ts';
import { loadCurve } from '../table/keys.ts';
import type { NetSettings } from './connect.ts';
import type { TablePlan } from './contracts.ts';
import { deviceStore } from './device.ts';
import type { Gathering } from './gathering.svelte.ts';
import { identityAt, passingIdentity, type Identity } from './identity.ts';
import { OpenTable } from './openTable.svelte.ts';
import { assertSameRules } from './rules.ts';
import { shelfChanged } from './shelf.ts';
import { cleanRecord, type TableInfo } from './tableInfo.ts';

export type RoomPhase = 'opening' | 'elsewhere' | 'failed' | 'lobby' | 'playing';

/**
 * One table on this device from its link on: what is kept of it, whether this tab may have it, who gathers at it, and
 * the game once its header is complete.
 */
export class Room {
  phase = $state<RoomPhase>('opening');
  /** What went wrong; screens find the words for it. */
  failure = $state.raw<unknown>(null);
  /** The game, once its header is complete. */
  table = $state.raw<OpenTable | null>(null);
  /** Those who came by the link; null at a table of this device alone. */
  gathering = $state.raw<Gathering | null>(null);
  /** Came by a link for those who only look on, and has no seat here. */
  watching = $state(false);

  private invite!: Invite;
  private store!: Store;
  private identity!: Identity;
  private info = $state.raw<TableInfo | null>(null);
  /** The header being opened or open: there is never a second one. */
  private header: Header | null = null;
  private readonly stops: (() => void)[] = [];
  private closed = false;

  constructor(
    private readonly fragment: string,
    private readonly page: string,
    private readonly settings: NetSettings,
    private readonly name: () => string
  ) {}

  /** Id of the room, under which this device keeps the table. */
  get id(): string {
    return this.invite.room;
  }

  /** What the table was opened with, or null before it is known. */
  get plan(): TablePlan | null {
    return this.info?.plan ?? null;
  }

  /** Whether this device can open the same table again: it opened this one. */
  get canRepeat(): boolean {
    return this.info?.opener ?? false;
  }

  /** The link that leads here, for others to sit down or look on by. */
  get link(): string {
    return buildLink({ ...this.invite, offer: null, letter: null }, this.page);
  }

  /** The link for those who only look on: it offers no seat, and may be passed on to many. */
  get watchLink(): string {
    return buildLink({ ...this.invite, offer: null, letter: null, watching: true }, this.page);
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
      this.invite = parseLink(this.fragment);
      const { room, letter } = this.invite;
      this.store = await deviceStore();
      if (!(await this.lock(takeOver))) {
        this.phase = 'elsewhere';
        return;
      }
      this.info = cleanRecord((await this.store.table(room))?.info);
      this.assertSameKey();
      this.watching = this.invite.watching && !(await this.store.keys(room));
      const [identity, header, parts] = await Promise.all([
        this.watching ? passingIdentity() : identityAt(this.store, room),
        this.store.header(room),
        this.isShared ? Promise.all([import('./gathering.svelte.ts'), loadCurve()]) : null
      ]);
      this.identity = identity;
      if (parts) await this.gather(parts[0].Gathering);
      if (this.closed) return this.release();
      if (header) await this.openTable(await readHeader(header));
      else if (!parts && this.info?.opener) await this.begin(this.info);
      else this.show();
      this.gathering?.lobbyChanged();
      if (letter) await this.gathering?.takeLetter(letter);
    } catch (error) {
      this.failure = error;
      this.phase = 'failed';
    }
  }

  /** Leaves the table on this device; it can be opened again. */
  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.release();
  }

  /** Whether others sit here by the link. */
  private get isShared(): boolean {
    if (this.info?.file) return false;
    return !this.info || !this.info.opener || this.info.plan.seats.some(({ kind }) => kind === 'friend');
  }

  /** A link with the name of a table one has and another key was damaged, or made by somebody who never had it. */
  private assertSameKey(): void {
    if (this.info && parseLink(this.info.fragment).key !== this.invite.key)
      throw new LinkError('OTHER_KEY', 'This link names a table of yours but does not have its key.');
  }

  /** Whether this tab has the table: it is the only one, or the browser cannot tell. */
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

  /** Another tab may have had the table meanwhile: nothing of what was open here counts any more. */
  private forget(): void {
    this.closed = false;
    this.table = this.gathering = this.header = null;
  }

  private release(): void {
    this.table?.close();
    this.gathering?.destroy();
    for (const stop of this.stops.splice(0)) stop();
  }

  private async gather(Kind: typeof Gathering): Promise<void> {
    const { invite, page, settings, identity, watching, link, name } = this;
    this.gathering = await Kind.open({
      invite,
      page,
      settings,
      identity,
      watching,
      link,
      name,
      info: () => this.info,
      keep: (info) => this.keep(info),
      header: () => this.header,
      table: () => this.table,
      openTable: (header) => this.openTable(header),
      shown: () => this.show(),
      failed: (error) => (this.failure = error),
      leave: () => this.close()
    });
  }

  /** A table on one device begins at once, without a lobby. */
  private async begin({ plan, copied, phase }: TableInfo): Promise<void> {
    // On a device the seat was moved to, the game goes on as soon as somebody brings its header.
    if (copied && phase !== 'lobby') return;
    const { headerFor } = await import('./header.ts');
    const header = headerFor(plan, this.identity.party, new Map());
    if (header) await this.openTable(header);
  }

  private async openTable(header: Header): Promise<void> {
    if (this.header) return;
    assertSameRules(header);
    this.header = header;
    try {
      const open = await OpenTable.open({
        header,
        room: this.invite.room,
        store: this.store,
        identity: this.identity,
        company: this.gathering?.company ?? null,
        info: () => this.info,
        keep: (info) => this.keep(info),
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

  /** This device was given a seat with its own key: from here on it signs. */
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

  /** The lobby, unless the game is shown. */
  private show(): void {
    if (this.phase === 'playing') return;
    this.gathering?.show();
    this.phase = 'lobby';
  }

  private async keep(info: TableInfo): Promise<void> {
    this.info = info;
    await this.store.putTable({ id: this.invite.room, touched: Date.now(), info });
    shelfChanged();
  }
}
