import { loadGame } from '../games/index.ts';
import { fromBase64url, toBase64url } from '../net/bytes.ts';
import type { Carrier } from '../net/carrier.ts';
import { parseLink, type Invite } from '../net/link.ts';
import { lockTable } from '../net/lock.ts';
import type { Store } from '../net/store.ts';
import { decodeEntry } from '../table/entry.ts';
import { decodeHeader, encodeHeader, type Header } from '../table/header.ts';
import { verifySignature } from '../table/keys.ts';
import { Table } from '../table/table.ts';
import { Writer } from '../table/writer.ts';
import { BotHost } from './botHost.ts';
import type { Connection, NetSettings } from './connect.ts';
import type { BotLevel, Fragment, LobbyActions, LobbyView, TablePlan } from './contracts.ts';
import { deviceStore } from './device.ts';
import { headerFor, partyOf, rulesHash } from './header.ts';
import { identityAt, type Identity } from './identity.ts';
import { lineTo } from './inputs.ts';
import { lobbyView } from './lobbyView.ts';
import { readPlan, writePlan } from './plan.ts';
import { ghostsOf, presenceOf } from './people.ts';
import { shelfChanged } from './shelf.ts';
import { botLevel, cleanRecord, type TableInfo } from './tableInfo.ts';
import { TablePlay } from './tablePlay.svelte.ts';

export type RoomPhase = 'opening' | 'elsewhere' | 'failed' | 'lobby' | 'playing';

/** A bot's move is not shown faster than this after the one before, in ms, so that people can follow. */
const BOT_PACE = 450;
const RULES_DIFFER = 'This table was opened with another version of the rules. Bring the app up to date.';

/**
 * One table on this device from its link on: finds the others, gathers in the lobby, signs the header, and plays.
 * What happens to entries is decided by the table room; this class only moves them between it, the store and the net.
 */
export class Room {
  phase = $state<RoomPhase>('opening');
  /** What went wrong, in words. */
  failure = $state('');
  lobby = $state.raw<LobbyView | null>(null);
  play = $state.raw<TablePlay | null>(null);
  readonly actions: LobbyActions;

  private invite!: Invite;
  private store!: Store;
  private identity!: Identity;
  private info: TableInfo | null = null;
  private connection: Connection | null = null;
  private table: Table | null = null;
  private writer: Writer | null = null;
  private carrier: Carrier | null = null;
  private readonly bots = new BotHost();
  private readonly stops: (() => void)[] = [];
  private pumping: Promise<void> | null = null;
  private again = false;
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
      start: () => void this.start(),
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
      this.identity = await identityAt(this.store, this.invite.room);
      const header = await this.store.header(this.invite.room);
      if (this.isShared) await this.goOnline();
      if (this.closed) return this.release();
      if (header) await this.openTable(decodeHeader(header));
      else if (!this.isShared && this.info?.opener) await this.start();
      else this.showLobby();
      this.lobbyChanged();
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
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

  private release(): void {
    this.carrier?.destroy();
    this.connection?.destroy();
    this.bots.destroy();
    for (const stop of this.stops.splice(0)) stop();
  }

  private lostLock(): void {
    if (this.closed) return;
    this.close();
    this.phase = 'elsewhere';
  }

  private async goOnline(): Promise<void> {
    const { connect } = await import('./connect.ts');
    const { signer } = this.identity;
    this.connection = await connect(
      this.invite,
      {
        publicKey: signer.publicKey,
        scope: () => this.invite.room,
        accepts: (scope) => scope === this.invite.room,
        sign: (bytes) => signer.sign(bytes),
        verify: (key, message, signature) => verifySignature({ key, message, signature })
      },
      this.settings,
      this.page
    );
    const { lobby, chat, presence, mesh } = this.connection;
    this.stops.push(
      lobby.onChange(() => this.lobbyChanged()),
      chat.onChange(() => this.showLobby()),
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
    } else if (!this.table) {
      const plan = readPlan(lobby.options.get('plan') ?? '');
      if (plan && writePlan(plan) !== (info && writePlan(info.plan))) void this.keepPlan(plan);
    }
    const { claim } = this.info ?? {};
    if (claim && !this.table && !lobby.seats.has(claim.seat)) this.claim(claim.seat, claim.name);
    const header = lobby.options.get('header');
    if (header && !this.table) void this.adopt(header);
    else if (this.table && header === undefined)
      lobby.setOption('header', toBase64url(encodeHeader(this.table.header)));
    this.showLobby();
  }

  private async keepPlan(plan: TablePlan): Promise<void> {
    await this.keep({
      ...(this.info ?? { opener: false, phase: 'lobby', awaited: [], mine: false }),
      fragment: this.fragment as Fragment,
      plan
    });
    this.showLobby();
  }

  private claim(seat: number, as: string): void {
    const { lobby } = this.connection ?? {};
    lobby?.claim(seat, { party: this.identity.party, name: as, kind: 'person', ready: true });
  }

  private sit(seat: number, as: string): void {
    if (!this.info || this.table) return;
    this.stand();
    void this.keep({ ...this.info, claim: { seat, name: as } });
    this.claim(seat, as);
  }

  private stand(): void {
    const { claim } = this.info ?? {};
    if (!this.info || !claim || this.table) return;
    const { claim: _dropped, ...rest } = this.info;
    void this.keep(rest);
    this.connection?.lobby.release(claim.seat, this.identity.party);
  }

  private seatBot(seat: number, level: BotLevel | null): void {
    if (!this.info?.opener || this.table) return;
    const seats = this.info.plan.seats.map((plan, i) =>
      i === seat
        ? level
          ? ({ kind: 'bot', name: plan.name, bot: level } as const)
          : ({ kind: 'friend', name: '' } as const)
        : plan
    );
    void this.keep({ ...this.info, plan: { ...this.info.plan, seats } }).then(() => this.lobbyChanged());
  }

  private showLobby(): void {
    if (this.phase === 'playing') return;
    const waits = this.info === null;
    this.lobby = waits
      ? null
      : lobbyView({
          info: this.info as TableInfo,
          party: this.identity.party,
          connection: this.connection,
          link: `${this.page.replace(/[?#].*$/s, '')}${this.fragment}`,
          starting: this.table !== null
        });
    this.phase = 'lobby';
  }

  /** Builds the header from the plan and the claims, signs it and shows it to the others. Only the opener does. */
  private async start(): Promise<void> {
    if (!this.info?.opener || this.table) return;
    const header = headerFor(this.info.plan, this.identity.party, this.connection?.lobby.seats ?? new Map());
    if (!header) return;
    await this.openTable(header);
    this.connection?.lobby.setOption('header', toBase64url(encodeHeader(header)));
  }

  /** Takes the header the opener wrote, if it is the game that was shown and gives this device its seat. */
  private async adopt(text: string): Promise<void> {
    const { info } = this;
    if (!info || this.table) return;
    try {
      const header = decodeHeader(fromBase64url(text) ?? new Uint8Array());
      if (toBase64url(header.rules) !== toBase64url(rulesHash(header.game, header.expansions)))
        throw new Error(RULES_DIFFER);
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
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  // ---- table

  private async openTable(header: Header): Promise<void> {
    const { room } = this.invite;
    const game = await loadGame(header.game, header.expansions);
    if (this.table) return;
    const table = Table.open(header, () => game);
    this.table = table;
    const stored = await this.store.entries(room);
    await table.receiveAll(stored.map(({ bytes }) => bytes));
    await this.store.putHeader(room, encodeHeader(header));
    const party = this.info?.file ? null : partyOf(header, this.identity.signer.publicKey);
    if (party !== null) this.writer = this.openWriter(table, party);
    if (this.connection) await this.carry(table, this.connection, stored);
    this.play = new TablePlay({
      table,
      writer: this.writer,
      send: (entries) => this.send(entries),
      presenceOf: (seat) => presenceOf(table, seat, party, this.connection),
      ghosts: () => ghostsOf(table, this.connection),
      consider: (ghost) => this.connection?.presence.setGhost(ghost ? JSON.stringify(ghost) : null)
    });
    if (this.writer && !table.fold.tip.seating.parties[this.writer.party].log.seated)
      await this.send([await this.writer.sit()]);
    await this.changed();
  }

  private openWriter(table: Table, party: number): Writer {
    return new Writer({
      table,
      party,
      signer: this.identity.signer,
      chain: this.identity.chain,
      store: (bytes) => this.store.putEntry(this.invite.room, decodeEntry(bytes).id, bytes),
      chooseWitness: (candidates) => {
        const here = candidates.filter((p) =>
          this.connection?.presence.isHere(toBase64url(table.header.parties[p]?.key ?? new Uint8Array()))
        );
        return here[0] ?? candidates[0];
      }
    });
  }

  private async carry(
    table: Table,
    connection: Connection,
    stored: readonly { id: string; bytes: Uint8Array }[]
  ): Promise<void> {
    const { Carrier } = await import('../net/carrier.ts');
    this.carrier = new Carrier(connection.provider, {
      idOf: (bytes) => decodeEntry(bytes).id,
      verify: (bytes) => (table.receive(bytes).status === 'ignored' ? 'rejected' : 'accepted'),
      persist: (id, bytes) => this.store.putEntry(this.invite.room, id, bytes),
      initial: stored.map(({ id, bytes }) => [id, bytes] as const)
    });
    this.stops.push(this.carrier.onEntry(() => void this.changed()));
  }

  private async send(entries: readonly Uint8Array[]): Promise<void> {
    for (const entry of entries) await this.carrier?.publish(entry);
    void this.changed();
  }

  private peopleChanged(): void {
    this.play?.refreshPeople();
    this.showLobby();
  }

  /** Something was folded or may be: show it, and answer what this device owes. One run at a time. */
  private async changed(): Promise<void> {
    const { table, play } = this;
    if (!table || !play || this.closed) return;
    play.refresh();
    if (table.snapshot.phase !== 'sitting' && play.begun) this.phase = 'playing';
    else this.showLobby();
    if (this.pumping) {
      this.again = true;
      return;
    }
    this.pumping = this.pump(table);
    await this.pumping;
    this.pumping = null;
    if (this.again) {
      this.again = false;
      await this.changed();
    }
  }

  private async pump(table: Table): Promise<void> {
    const { writer } = this;
    if (writer) {
      const owed = await writer.answerDuties();
      if (owed.length > 0) await this.send(owed);
      await this.playBots(table, writer);
    }
    await this.keepState(table);
  }

  private async playBots(table: Table, writer: Writer): Promise<void> {
    const { snapshot, header } = table;
    if (snapshot.phase !== 'playing' || snapshot.ask.kind !== 'choice' || snapshot.ask.stage === 'show')
      return;
    const slot = snapshot.awaited.find(
      ({ party, seat }) => party === writer.party && seat !== null && header.seats[seat].kind === 'bot'
    );
    if (!slot || slot.seat === null || !this.info) return;
    const { first, inputs } = lineTo(table.fold.tip);
    const config = {
      seats: header.seats.length,
      expansions: header.expansions,
      options: header.options,
      ...(first === null ? {} : { first })
    };
    const level = botLevel(this.info.plan, slot.seat);
    const [action] = await Promise.all([
      this.bots.choose({ game: header.game, config, inputs, seat: slot.seat, level }),
      new Promise((resolve) => setTimeout(resolve, BOT_PACE))
    ]);
    if (this.closed || table.snapshot.hash !== snapshot.hash) return;
    await this.send([await writer.act(slot.seat, action)]);
  }

  /** Keeps for the home screen where the table stands. */
  private async keepState(table: Table): Promise<void> {
    if (!this.info) return;
    const { snapshot, header } = table;
    const slots = snapshot.awaited.filter(({ seat }) => seat !== null);
    const awaited = slots.map(({ seat }) => seat as number);
    const mine = slots.some(({ party }) => party === this.writer?.party);
    const phase = snapshot.over ? 'over' : snapshot.phase === 'sitting' ? 'lobby' : 'playing';
    const names = header.seats.map(({ name }) => name);
    const { info } = this;
    const same =
      info.phase === phase && info.mine === mine && info.names && info.awaited.join() === awaited.join();
    if (!same) await this.keep({ ...info, phase, awaited, mine, names });
  }

  private async keep(info: TableInfo): Promise<void> {
    this.info = info;
    await this.store.putTable({ id: this.invite.room, touched: Date.now(), info });
    shelfChanged();
  }
}
