import { fromBase64url, toBase64url } from '../net/bytes.ts';
import { buildLink, LinkError, parseLink, type Invite } from '../net/link.ts';
import { lockTable } from '../net/lock.ts';
import type { Store } from '../net/store.ts';
import { encodeHeader, readHeader, type Header } from '../table/header.ts';
import { loadCurve, verifySignature } from '../table/keys.ts';
import type { Codes } from './codes.svelte.ts';
import type { Connection, NetSettings } from './connect.ts';
import type { BotLevel, ChatLine, Fragment, LobbyActions, LobbyView, TablePlan } from './contracts.ts';
import { deviceStore } from './device.ts';
import { assertSameRules, headerFor, partyOf } from './header.ts';
import { identityAt, passingIdentity, type Identity } from './identity.ts';
import type { chatLines, lobbyView } from './lobbyView.ts';
import { OpenTable } from './openTable.svelte.ts';
import { planOf, readPlan, writePlan } from './plan.ts';
import { shelfChanged } from './shelf.ts';
import { cleanRecord, type TableInfo } from './tableInfo.ts';

export type RoomPhase = 'opening' | 'elsewhere' | 'failed' | 'lobby' | 'playing';

/**
 * One table on this device from its link on: finds the others, gathers in the lobby, signs the header, and plays.
 * What happens to entries is decided by the table room; this class only moves them between it, the store and the net.
 */
export class Room {
  phase = $state<RoomPhase>('opening');
  /** What went wrong; screens find the words for it. */
  failure = $state.raw<unknown>(null);
  lobby = $state.raw<LobbyView | null>(null);
  /** The game, once its header is complete. */
  table = $state.raw<OpenTable | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** First contacts without any server; null at a table of this device alone. */
  codes = $state.raw<Codes | null>(null);
  /** What became of turns in the link: `early` when the game is not known here and the letter does not tell it. */
  letter = $state<'none' | 'reading' | 'read' | 'early'>('none');
  readonly actions: LobbyActions;

  private invite!: Invite;
  private store!: Store;
  private identity!: Identity;
  /** Came by a link for those who only look on, and has no seat here. */
  watching = $state(false);
  private info: TableInfo | null = null;
  private connection: Connection | null = null;
  /** How the lobby is shown; null at a table of this device alone, which has none. */
  private lobbyTools: { readonly chatLines: typeof chatLines; readonly lobbyView: typeof lobbyView } | null =
    null;
  /** The header being opened or open: there is never a second one. */
  private header: Header | null = null;
  private readonly stops: (() => void)[] = [];
  private closed = false;

  constructor(
    private readonly fragment: string,
    private readonly page: string,
    private readonly settings: NetSettings,
    private readonly name: () => string
  ) {
    this.actions = {
      sit: (seat, as) => this.sit(seat, as),
      stand: () => this.stand(),
      seatBot: (seat, level) => this.seatBot(seat, level),
      start: () => this.orTell(this.start()),
      say: (text) => void this.connection?.chat.say(this.info?.claim?.name ?? this.name(), text),
      leave: () => this.close()
    };
  }

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
      this.invite = parseLink(this.fragment);
      this.store = await deviceStore();
      const lock = await lockTable(this.invite.room, { takeOver });
      if (!lock.held && lock.reason === 'elsewhere') {
        this.phase = 'elsewhere';
        return;
      }
      if (lock.held) {
        this.stops.push(lock.release);
        void lock.lost.then(() => this.lostLock());
      }
      this.info = cleanRecord((await this.store.table(this.invite.room))?.info);
      this.assertSameKey();
      this.watching = this.invite.watching && !(await this.store.keys(this.invite.room));
      this.identity = await (this.watching ? passingIdentity() : identityAt(this.store, this.invite.room));
      const header = await this.store.header(this.invite.room);
      if (this.isShared) await this.goOnline();
      if (this.closed) return this.release();
      if (header) await this.openTable(await readHeader(header));
      else if (!this.isShared && this.info?.opener) await this.start();
      else this.showLobby();
      this.lobbyChanged();
      if (this.invite.letter) await this.takeLetter(this.invite.letter);
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

  /** Whether somebody who belongs here is not connected, or may still come. */
  private get isShort(): boolean {
    if (this.connection?.mesh.peers.size === 0) return true;
    if (this.table) return this.table.people.people.some(({ state }) => state === 'gone');
    return this.lobby?.seats.some(({ presence }) => presence === 'open' || presence === 'away') ?? true;
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

  /** Turns that came in the link. A game that is not known here yet is learned from the letter, if that tells. */
  private async takeLetter(text: string): Promise<void> {
    this.letter = 'reading';
    try {
      if (!this.header) {
        const [{ readLetter }] = await Promise.all([import('../table/letter.ts'), loadCurve()]);
        const { header } = readLetter(fromBase64url(text) ?? new Uint8Array());
        if (header && !this.info) await this.keepPlan(planOf(header));
        if (header) await this.adopt(toBase64url(encodeHeader(header)));
      }
      await this.table?.letters?.take(text);
      this.letter = this.table ? 'read' : 'early';
    } catch (error) {
      this.failure = error;
      this.letter = 'read';
    }
  }

  private release(): void {
    this.table?.close();
    this.codes?.destroy();
    this.connection?.destroy();
    for (const stop of this.stops.splice(0)) stop();
  }

  private lostLock(): void {
    if (this.closed) return;
    this.close();
    this.phase = 'elsewhere';
  }

  private async goOnline(): Promise<void> {
    const [{ connect }, { Codes }, lobbyTools] = await Promise.all([
      import('./connect.ts'),
      import('./codes.svelte.ts'),
      import('./lobbyView.ts'),
      loadCurve()
    ]);
    this.lobbyTools = lobbyTools;
    const { signer } = this.identity;
    this.connection = await connect({
      invite: this.invite,
      auth: this.watching
        ? null
        : {
            publicKey: signer.publicKey,
            scope: () => this.invite.room,
            accepts: (scope) => scope === this.invite.room,
            sign: (bytes) => signer.sign(bytes),
            verify: (key, message, signature) => verifySignature({ key, message, signature })
          },
      settings: this.settings,
      page: this.page,
      missing: () => this.isShort
    });
    const { lobby, chat, presence, mesh } = this.connection;
    this.codes = new Codes(mesh, (offer) => buildLink({ ...this.invite, offer }, this.page));
    if (this.invite.offer) void this.codes.answer(this.invite.offer);
    this.stops.push(
      lobby.onChange(() => this.lobbyChanged()),
      chat.onChange(() => this.peopleChanged()),
      presence.onChange(() => this.peopleChanged()),
      mesh.onStatus(() => this.peopleChanged())
    );
  }

  // ---- lobby

  private lobbyChanged(): void {
    const { connection, info } = this;
    if (!connection) return;
    const { lobby } = connection;
    if (info?.opener) {
      if (lobby.options.get('plan') !== writePlan(info.plan)) lobby.setOption('plan', writePlan(info.plan));
      if (lobby.options.get('opener') !== this.identity.party) lobby.setOption('opener', this.identity.party);
    } else if (!this.header) {
      const plan = readPlan(lobby.options.get('plan') ?? '');
      if (plan && writePlan(plan) !== (info && writePlan(info.plan))) this.orTell(this.keepPlan(plan));
    }
    const { claim } = this.info ?? {};
    if (claim && !this.header && !lobby.seats.has(claim.seat)) this.claim(claim.seat, claim.name);
    const header = lobby.options.get('header');
    if (header && !this.header) void this.adopt(header);
    else if (this.header && header === undefined)
      lobby.setOption('header', toBase64url(encodeHeader(this.header)));
    this.showLobby();
  }

  private async keepPlan(plan: TablePlan): Promise<void> {
    await this.keep({
      ...(this.info ?? { opener: false, phase: 'lobby', awaited: [], mine: false }),
      fragment: new URL(this.link).hash as Fragment,
      plan
    });
    this.showLobby();
  }

  private claim(seat: number, as: string): void {
    const { lobby } = this.connection ?? {};
    lobby?.claim(seat, { party: this.identity.party, name: as, kind: 'person', ready: true });
  }

  private sit(seat: number, as: string): void {
    if (!this.info || this.header) return;
    this.stand();
    this.orTell(this.keep({ ...this.info, claim: { seat, name: as } }));
    this.claim(seat, as);
  }

  private stand(): void {
    const { claim } = this.info ?? {};
    if (!this.info || !claim || this.header) return;
    const { claim: _dropped, ...rest } = this.info;
    this.orTell(this.keep(rest));
    this.connection?.lobby.release(claim.seat, this.identity.party);
  }

  private seatBot(seat: number, level: BotLevel | null): void {
    if (!this.info?.opener || this.header) return;
    const seats = this.info.plan.seats.map((plan, i) =>
      i === seat
        ? level
          ? ({ kind: 'bot', name: plan.name, bot: level } as const)
          : ({ kind: 'friend', name: '' } as const)
        : plan
    );
    const kept = this.keep({ ...this.info, plan: { ...this.info.plan, seats } });
    this.orTell(kept.then(() => this.lobbyChanged()));
  }

  private showLobby(): void {
    if (this.phase === 'playing') return;
    const { lobbyTools } = this;
    this.lobby =
      !this.info || !lobbyTools
        ? null
        : lobbyTools.lobbyView({
            info: this.info,
            party: this.identity.party,
            connection: this.connection,
            link: this.link,
            starting: this.header !== null,
            watching: this.watching
          });
    this.phase = 'lobby';
  }

  /** Builds the header from the plan and the claims, signs it and shows it to the others. Only the opener does. */
  private async start(): Promise<void> {
    if (!this.info?.opener || this.header) return;
    // On a device the seat was moved to, the game goes on as soon as somebody brings its header.
    if (this.info.copied && this.info.phase !== 'lobby') return;
    const header = headerFor(this.info.plan, this.identity.party, this.connection?.lobby.seats ?? new Map());
    if (!header) return;
    await this.openTable(header);
    this.connection?.lobby.setOption('header', toBase64url(encodeHeader(header)));
  }

  /** Takes the header the opener wrote, if it is the game that was shown and gives this device its seat. */
  private async adopt(text: string): Promise<void> {
    const { info } = this;
    if (!info || this.header) return;
    try {
      const header = await readHeader(fromBase64url(text) ?? new Uint8Array());
      assertSameRules(header);
      const { plan, claim } = info;
      const agrees =
        header.game === plan.game &&
        JSON.stringify(header.expansions) === JSON.stringify(plan.expansions) &&
        JSON.stringify(header.options) === JSON.stringify(plan.options) &&
        header.seats.length === plan.seats.length;
      const party = partyOf(header, this.identity.signer.publicKey);
      const seated = claim === undefined || header.seats[claim.seat]?.party === party;
      if (agrees && seated) await this.openTable(header);
    } catch (error) {
      this.failure = error;
    }
  }

  // ---- table

  private async openTable(header: Header): Promise<void> {
    if (this.header) return;
    assertSameRules(header);
    this.header = header;
    try {
      const { invite, store, identity, connection } = this;
      const open = await OpenTable.open({
        header,
        room: invite.room,
        store,
        identity,
        connection,
        info: () => this.info,
        keep: (info) => this.keep(info),
        folded: () => this.folded(),
        seated: () => this.orTell(this.reopen(header))
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
    else this.showLobby();
  }

  private peopleChanged(): void {
    this.table?.peopleChanged();
    this.chat = this.lobbyTools?.chatLines(this.connection) ?? [];
    this.showLobby();
  }

  /** What cannot be kept on this device is said, and does not end the table. */
  private orTell(work: Promise<void>): void {
    work.catch((error: unknown) => (this.failure = error));
  }

  private async keep(info: TableInfo): Promise<void> {
    this.info = info;
    await this.store.putTable({ id: this.invite.room, touched: Date.now(), info });
    shelfChanged();
  }
}
