import { loadGame } from '../games/index.ts';
import { toBase64url } from '../net/bytes.ts';
import type { Carrier } from '../net/carrier.ts';
import type { Store, StoredEntry } from '../net/store.ts';
import { StoreError } from '../net/storeError.ts';
import { decodeEntry, type Cut, type Entry } from '../table/entry.ts';
import type { Evidence } from '../table/evidence.ts';
import { encodeHeader, type Header, type PartyId } from '../table/header.ts';
import { Table } from '../table/table.ts';
import { Writer } from '../table/writer.ts';
import type { Absence } from './absence.ts';
import { BotSeats } from './botSeats.ts';
import type { Connection } from './connect.ts';
import type { HandBack } from './handBack.svelte.ts';
import { Heaped } from './heaped.ts';
import type { Identity } from './identity.ts';
import type { Letters } from './letters.svelte.ts';
import { ghostsOf, keyOf, partyWith, peopleOf, presenceOf, type PeopleView } from './people.ts';
import { SigningHold, type Hold } from './signingHold.svelte.ts';
import { standing, type TableInfo } from './tableInfo.ts';
import { TablePlay } from './tablePlay.svelte.ts';
import type { Takebacks } from './takebacks.svelte.ts';
import { loadTogether, type Together } from './together.ts';
import { unlessSame } from './unlessSame.ts';
import type { WhatIfs } from './whatIfs.svelte.ts';

export interface OpenTableOptions {
  readonly header: Header;
  /** Under which the store keeps this table. */
  readonly room: string;
  readonly store: Store;
  readonly identity: Identity;
  readonly connection: Connection | null;
  readonly info: () => TableInfo | null;
  readonly keep: (info: TableInfo) => Promise<void>;
  /** Something was folded, or may be. */
  readonly folded: () => void;
  /** This device has a seat that it had not when the table was opened. */
  readonly seated: () => void;
}

/** How often (ms) it is looked at who has been missing for too long. */
const LOOK_EVERY = 2_000;

/**
 * A table whose header is complete, on this device: entries go between the net, the store and the fold, what this
 * device owes is signed, its bots play. What entries mean is decided by the table room.
 */
export class OpenTable {
  readonly play: TablePlay;
  readonly takebacks: Takebacks | null = null;
  readonly handBack: HandBack | null = null;
  /** Turns by link and file; null where nobody else plays. */
  readonly letters: Letters | null = null;
  /** What was tried beside the game, shown to others and by them; null where nobody else plays. */
  readonly whatIfs: WhatIfs | null = null;
  absence = $state.raw<Absence | null>(null);
  people = $state.raw<PeopleView>({ people: [], spectators: 0 });
  evidence = $state.raw<readonly Evidence[]>([]);
  /** What could not be kept or signed last. */
  trouble = $state.raw<unknown>(null);
  /** This device's party was voted out: who hosts its seats now. Null while it is seated. */
  cutHost = $state<PartyId | 'nobody' | null>(null);
  /** Who would rather not take back, until that is read. */
  refusedBy = $state<PartyId | null>(null);
  /** Parties a bot plays for, whose seats a person without one may ask for with a new key. */
  claimable = $state.raw<readonly PartyId[]>([]);
  /** Whose seats this device asked for last, with a new key. */
  pleaded = $state<PartyId | null>(null);

  readonly writer: Writer | null;
  private readonly party: PartyId | null;
  private readonly signs: SigningHold;
  private readonly bots: BotSeats | null = null;
  private readonly stops: (() => void)[] = [];
  private carrier: Carrier | null = null;
  /** What is signed before there is a road for it would stay on this device: the others may be heard earlier. */
  private isCarried = false;
  /** Ids of own entries that are on this device, until they are sent: none is written twice. */
  private readonly written = new Set<string>();
  private pumping: Promise<void> | null = null;
  private again = false;
  private closed = false;
  private waiting = { hash: '', since: Date.now() };
  /** Entries come in heaps, and are shown together. */
  private readonly heard = new Heaped(
    () => {
      void this.changed();
      void this.retryLetters();
    },
    () => this.carrier?.isBusy ?? false
  );

  /** Opens a table with what the store has of it; it goes on by itself from there. */
  static async open(options: OpenTableOptions): Promise<OpenTable> {
    const { header, store, room } = options;
    const game = await loadGame(header.game, header.expansions);
    const table = Table.open(header, () => game);
    const stored = await store.entries(room);
    await table.receiveAll(stored.map(({ bytes }) => bytes));
    await store.putHeader(room, encodeHeader(header));
    const together = options.connection && (await loadTogether());
    const open = new OpenTable(options, table, together);
    await open.carry(stored);
    open.isCarried = true;
    await open.sit();
    // Not awaited: bots may play for a long while before a person is asked.
    void open.changed();
    return open;
  }

  private constructor(
    private readonly options: OpenTableOptions,
    readonly table: Table,
    private readonly together: Together | null
  ) {
    const { identity, connection, info } = options;
    this.party = info()?.file ? null : partyWith(table, toBase64url(identity.signer.publicKey));
    this.writer = this.party === null ? null : this.openWriter(this.party);
    const { writer } = this;
    const failed = (error: unknown) => (this.trouble = error);
    const keyHolder = (key: string | null) => partyWith(table, key);
    const send = (entries: readonly Uint8Array[]) => this.send(entries);
    this.signs = new SigningHold({
      table,
      writer,
      partyOf: keyHolder,
      isHere: (party) => this.isHere(party),
      isCopied: () => info()?.copied ?? false
    });
    if (together) this.letters = this.openLetters(together.Letters);
    if (connection && together)
      this.whatIfs = new together.WhatIfs({
        table,
        talk: connection.talk,
        party: this.party,
        partyOf: keyHolder,
        isHere: (party) => this.isHere(party)
      });
    if (writer && connection && together) {
      const { Takebacks, HandBack } = together;
      const { talk } = connection;
      this.takebacks = new Takebacks({
        table,
        writer,
        talk,
        send,
        partyOf: keyHolder,
        shown: () => this.play?.refresh(),
        refused: (by) => (this.refusedBy = by),
        failed
      });
      this.handBack = new HandBack({
        table,
        writer,
        talk,
        partyOf: keyHolder,
        isHere: (party) => this.isHere(party),
        isHereWith: (key) => connection.presence.isHere(key),
        now: () => Date.now()
      });
      this.stops.push(this.signs.exchange(talk, () => void this.changed()));
    }
    if (writer)
      this.bots = new BotSeats({
        table,
        writer,
        info,
        handBack: this.handBack,
        mayAct: () => !this.hold && !this.takebacks?.view,
        send,
        again: () => void this.changed()
      });
    if (connection) {
      const timer = setInterval(() => this.peopleChanged(), LOOK_EVERY);
      this.stops.push(() => clearInterval(timer));
    }
    this.play = new TablePlay({
      table,
      writer,
      send,
      presenceOf: (seat) => presenceOf(table, seat, this.party, connection),
      ghosts: () => ghostsOf(table, connection),
      consider: (ghost) => connection?.presence.setGhost(ghost ? JSON.stringify(ghost) : null),
      mayAct: () => this.hold === null,
      takebacks: () =>
        this.takebacks && {
          isAsked: this.takebacks.view !== null,
          ask: (to) => void this.takebacks?.ask(to)
        },
      failed
    });
  }

  /** Why this device must not sign, or null. */
  get hold(): Hold | null {
    return this.signs.why;
  }

  /** Looks anew at who is here and who is missing. */
  peopleChanged(): void {
    const { table, options, party } = this;
    const { connection } = options;
    const held = this.hold;
    this.signs.look();
    if (held && !this.hold) void this.changed();
    this.people = unlessSame(this.people, peopleOf(table, party, connection));
    const own = party === null ? undefined : table.snapshot.seating.parties[party];
    this.cutHost = own?.status === 'cut' ? (own.host ?? 'nobody') : null;
    this.claimable = unlessSame(this.claimable, this.claimableNow());
    this.handBack?.show();
    this.letters?.show();
    this.play.refreshPeople();
    if (party === null || !connection || !this.together) return;
    const { hash } = table.snapshot;
    if (this.waiting.hash !== hash) this.waiting = { hash, since: Date.now() };
    const absence = this.together.absenceOf(
      table,
      party,
      (other) => {
        const { connection: road, goneSince } = connection.whereabouts.of(keyOf(table, other));
        return { here: road !== null, goneSince };
      },
      { now: Date.now(), waitingSince: this.waiting.since }
    );
    this.absence = unlessSame(this.absence, absence);
  }

  /** Who hosts the bots of a cut party's seats, or null. */
  hostOf(party: PartyId): PartyId | null {
    return this.table.snapshot.seating.parties[party]?.host ?? null;
  }

  /** Votes on what becomes of the missing; an earlier vote of this party is dropped. */
  vote(cuts: readonly Cut[]): Promise<void> {
    const proof = this.together?.proofAgainst(this.table, cuts);
    return this.signing((writer) => writer.vote(cuts, proof));
  }

  withdrawVote(): Promise<void> {
    return this.signing((writer) => writer.withdraw());
  }

  /** Says to the others that the seats of a party are this person's, whose key is lost. */
  plead(party: PartyId): void {
    const { connection, identity } = this.options;
    connection?.talk.send({ say: 'plea', party, tip: toBase64url(identity.chain.tip) });
    this.pleaded = party;
  }

  /** Gives up a seat of this device that is asked now. */
  resign(seat: number): Promise<void> {
    return this.signing((writer) => writer.resign(seat));
  }

  /** Collects all that can be proven against anybody; looks at the whole game, so only on demand. */
  lookForEvidence(): void {
    this.evidence = this.table.evidence();
  }

  close(): void {
    this.closed = true;
    this.heard.cancel();
    this.carrier?.destroy();
    this.takebacks?.destroy();
    this.handBack?.destroy();
    this.whatIfs?.destroy();
    this.bots?.destroy();
    for (const stop of this.stops.splice(0)) stop();
  }

  private openWriter(party: PartyId): Writer {
    const { table, options } = this;
    const { identity, store, room, header } = options;
    return new Writer({
      table,
      party,
      signer: identity.signer,
      chain: identity.chain,
      store: async (bytes) => {
        const { id } = decodeEntry(bytes);
        await store.putEntry(room, id, bytes);
        if (options.connection) this.written.add(id);
      },
      chooseWitness: (candidates) => candidates.find((other) => this.isHere(other)) ?? candidates[0],
      // Alone there is nobody who could show this device its log.
      restored: options.info()?.copied === true && header.parties.length > 1
    });
  }

  private claimableNow(): PartyId[] {
    const { connection } = this.options;
    if (this.party !== null || !connection || connection.mesh.watching) return [];
    return this.table.snapshot.seating.parties.flatMap(({ status, host }, party) =>
      status === 'cut' && host !== null ? [party] : []
    );
  }

  private get ownKey(): string {
    return toBase64url(this.options.identity.signer.publicKey);
  }

  private isHere(party: PartyId): boolean {
    return this.options.connection?.presence.isHere(keyOf(this.table, party)) ?? false;
  }

  private async carry(stored: readonly StoredEntry[]): Promise<void> {
    const { connection, store, room } = this.options;
    if (!connection) return;
    const { carryTable } = await import('../net/tableCarrier.ts');
    this.carrier = carryTable(connection.provider, this.table, {
      persist: async (entries) => {
        const others = entries.filter(({ id }) => !this.written.delete(id));
        if (others.length > 0) await store.putEntries(room, others, 'relaxed');
      },
      initial: stored.map(({ id, bytes }) => [id, bytes] as const)
    });
    this.stops.push(
      this.carrier.onEntry(() => this.heard.call()),
      this.carrier.onFault(({ kind }) => {
        if (kind === 'storage') this.trouble = new StoreError('FULL');
      })
    );
  }

  /** A letter may have waited for the entry that has just come in. */
  private async retryLetters(): Promise<void> {
    if (this.closed || !this.options.info()?.letters?.length) return;
    await this.letters?.retry().catch((error: unknown) => (this.trouble = error));
  }

  private async sit(): Promise<void> {
    const { writer, table } = this;
    this.signs.look();
    if (!writer || this.hold || table.fold.tip.seating.parties[writer.party].log.seated) return;
    await this.signing((pen) => pen.sit());
  }

  private async signing(work: (writer: Writer) => Promise<Uint8Array>): Promise<void> {
    if (!this.writer || this.hold) return;
    try {
      await this.send([await work(this.writer)]);
    } catch (error) {
      this.trouble = error;
    }
  }

  private async send(entries: readonly Uint8Array[]): Promise<void> {
    await this.carrier?.publish(...entries);
    void this.changed();
  }

  private openLetters(Kind: typeof Letters): Letters {
    const { table, party, options } = this;
    return new Kind({
      table,
      party,
      isHere: (other) => this.isHere(other),
      keep: (entries) => this.keepEntries(entries),
      waiting: () => options.info()?.letters ?? [],
      putWaiting: async (letters) => {
        const info = options.info();
        if (info) await options.keep({ ...info, letters });
      }
    });
  }

  /** Keeps what came by another road than the net, and lets the net pass it on. */
  private async keepEntries(entries: readonly Entry[]): Promise<void> {
    const { store, room } = this.options;
    await store.putEntries(room, entries);
    await this.carrier?.publish(...entries.map(({ bytes }) => bytes));
    if (entries.length > 0) void this.changed();
  }

  /** Something was folded or may be: show it, and answer what this device owes. One run at a time. */
  private async changed(): Promise<void> {
    if (this.closed || !this.isCarried) return;
    this.signs.look();
    this.play.refresh();
    if (this.table.fold.tip.seating.parties.some(({ log }) => log.forked)) this.lookForEvidence();
    this.options.folded();
    this.peopleChanged();
    if (this.party === null && partyWith(this.table, this.ownKey) !== null && !this.options.info()?.file)
      return this.options.seated();
    if (this.pumping) {
      this.again = true;
      return;
    }
    this.pumping = this.pump().catch((error: unknown) => void (this.trouble = error));
    await this.pumping;
    this.pumping = null;
    if (this.again) {
      this.again = false;
      await this.changed();
    }
  }

  private async pump(): Promise<void> {
    const { writer } = this;
    if (writer && !this.hold) {
      const owed = await writer.answerDuties();
      if (owed.length > 0) await this.send(owed);
      await this.takebacks?.changed();
      await this.bots?.play();
    }
    await this.keepState();
  }

  /** Keeps for the home screen where the table stands. */
  private async keepState(): Promise<void> {
    const info = this.options.info();
    if (!info) return;
    const now = standing(info, this.table, (seat) => this.play.seats[seat]?.mine ?? false);
    if (now !== info) await this.options.keep(now);
  }
}
