import { offeredActions, type Action, type Game, type GameEvent } from '../../kernel/game.ts';
import { fromHex, sameBytes, toHex } from '../log/bytes.ts';
import { ChainBook } from '../log/chain.ts';
import { decodeEntry, placeMessage, type Entry } from '../log/entry.ts';
import { TableError } from '../errors.ts';
import { evidenceOf, type Evidence } from './evidence.ts';
import { Fold } from './fold.ts';
import { gameOf, tableIdOf, type GameSource, type Header } from '../header.ts';
import { stateOf } from './history.ts';
import { needCurve, verifySignature, verifySignatures, type Claim } from '../log/keys.ts';
import { slotsOf, type Ask, type Drawn, type Node, type Seating, type Slot } from './node.ts';
import { Speculation } from './speculate.ts';

/** Result of receiving an entry. */
export type Receipt =
  | { readonly status: 'accepted'; readonly entry: Entry }
  | { readonly status: 'known'; readonly entry: Entry }
  /** Signed by a party that is not seated yet; judged again when one is. */
  | { readonly status: 'waiting' }
  | { readonly status: 'ignored'; readonly reason: 'malformed' | 'foreign' | 'signature' | 'full' };

/** The table's current position. Immutable; the game state is read-only. */
export interface Snapshot {
  readonly table: string;
  readonly phase: 'sitting' | 'playing' | 'held' | 'disputed' | 'over' | 'halted';
  readonly position: number;
  /** Transcript hash, hex: equal on two peers exactly if they have folded the same game. */
  readonly hash: string;
  readonly ask: Ask;
  /** The awaited entries that are missing; before play begins, the parties that have not signed. */
  readonly awaited: readonly Slot[];
  readonly seating: Seating;
  /** The game's state, null before the starting lot is drawn. */
  readonly state: unknown;
  readonly scores: readonly number[];
  readonly over: boolean;
  /** Number of the next draw. */
  readonly draw: number;
}

/** One position of the game as it was folded, for logs, replay and animation. */
export interface Played {
  readonly position: number;
  readonly hash: string;
  readonly entries: readonly Entry[];
  readonly events: readonly GameEvent[];
  readonly drawn: readonly Drawn[];
}

/** Number of gapless entries held, by party and key. */
export type Heads = readonly number[];

/** Entries of parties not seated yet: all are checked at once when one sits down, and receivers offer the others again. */
const MAX_WAITING = 16;
/** Entries set aside for lack of room and judged again when others arrive. */
const MAX_SET_ASIDE = 64;

/** One table: verified entries in, a game out. Holds no secrets and does no I/O. */
export class Table {
  readonly id: Uint8Array;
  readonly game: Game;
  /** The fold, for writer and audit. */
  readonly fold: Fold;
  private readonly waiting = new Map<string, Uint8Array>();
  private readonly aside = new Map<string, Entry>();
  private cached: { revision: number; snapshot: Snapshot } | null = null;

  private constructor(
    readonly header: Header,
    games: GameSource
  ) {
    this.id = tableIdOf(header);
    this.game = gameOf(header, games);
    this.fold = new Fold({ header, table: this.id, game: this.game, chains: new ChainBook() });
  }

  /**
   * Opens a table. Throws UNKNOWN_GAME or BAD_HEADER. A table of several parties needs a loaded curve, to check the
   * others' keys.
   */
  static open(header: Header, games: GameSource): Table {
    if (header.parties.length > 1) needCurve();
    return new Table(header, games);
  }

  /**
   * Receives one entry as stored or sent, or already decoded; never throws once the curve is loaded. Order and repetition
   * do not matter. `holds` may know the answer already.
   */
  receive(sent: Uint8Array | Entry, holds: (claim: Claim) => boolean = verifySignature): Receipt {
    const read = this.read(sent);
    if ('status' in read) return read;
    return this.accept(read.entry, holds(read.claim));
  }

  /** {@link receive} for many entries; checks signatures with WebCrypto where available. */
  async receiveAll(list: readonly Uint8Array[]): Promise<Receipt[]> {
    const read = list.map((bytes) => this.read(bytes));
    const pending = read.flatMap((item) => ('status' in item ? [] : [item]));
    const good = await verifySignatures(pending.map((item) => item.claim));
    let next = 0;
    return read.map((item) => ('status' in item ? item : this.accept(item.entry, good[next++])));
  }

  /** Number of entries accepted after an earlier refusal. */
  recovered = 0;

  /** Whether other parties' entries depend on an entry, so that it must be held regardless of limits. */
  needs(entry: Entry): boolean {
    const party = this.parties[entry.party];
    return party !== undefined && this.fold.needs(entry, party.key);
  }

  /** Sets aside an entry there is no room for: it is received again once another depends on it. */
  setAside(entry: Entry): void {
    this.aside.set(entry.id, entry);
    if (this.aside.size > MAX_SET_ASIDE) this.aside.delete(this.aside.keys().next().value!);
  }

  get snapshot(): Snapshot {
    const { revision } = this.fold;
    if (this.cached?.revision !== revision) this.cached = { revision, snapshot: this.look() };
    return this.cached.snapshot;
  }

  /** What was folded after a position, oldest first. */
  playedSince(position: number): Played[] {
    return this.fold.nodes.slice(position + 1).map(played);
  }

  /** All evidence against any party, with its proof. */
  evidence(): Evidence[] {
    return evidenceOf(this);
  }

  /** How much of every party's log is held. */
  get heads(): Heads {
    return this.parties.map((party) => party.log.size);
  }

  /** All entries of every party, for storage, a newcomer or a record. */
  entries(): Entry[] {
    return this.parties.flatMap((party) => party.log.all());
  }

  /** Entries that a peer with these {@link heads} lacks; a log with two branches is returned whole. */
  entriesSince(heads: Heads): Entry[] {
    return this.parties.flatMap(({ log }, party) => {
      const from = log.forked ? 0 : (heads[party] ?? 0);
      return log.all().filter((entry) => entry.index >= from);
    });
  }

  /** The game from here on, for trying unsigned choices. Null before the lot. */
  speculate(): Speculation | null {
    const state = stateOf(this.fold.setting, this.fold.tip);
    return state === null ? null : new Speculation(this.game, state);
  }

  /** Legal actions of a seat at the current position; empty if it is not asked for a choice. */
  actions(seat: number): Action[] {
    const { ask, state } = this.snapshot;
    return ask.kind === 'choice' && ask.pending.includes(seat) ? offeredActions(this.game, state, seat) : [];
  }

  private get parties() {
    return this.fold.tip.seating.parties;
  }

  private read(sent: Uint8Array | Entry): { entry: Entry; claim: Claim } | Receipt {
    let entry: Entry;
    try {
      entry = sent instanceof Uint8Array ? decodeEntry(sent) : sent;
    } catch (error) {
      if (error instanceof TableError) return { status: 'ignored', reason: 'malformed' };
      throw error;
    }
    if (!sameBytes(entry.table, this.id)) return { status: 'ignored', reason: 'foreign' };
    const party = this.parties[entry.party];
    if (!party) {
      if (this.waiting.size < MAX_WAITING) this.waiting.set(entry.id, entry.bytes);
      return { status: 'waiting' };
    }
    if (party.log.has(entry.id)) return { status: 'known', entry };
    const message = placeMessage(this.id, entry.party, entry.index, fromHex(entry.id));
    return { entry, claim: { key: party.key, message, signature: entry.signature } };
  }

  /** Adds a verified entry of a party that is seated here. */
  take(entry: Entry): Receipt {
    const before = this.parties.length;
    const { log, key } = this.parties[entry.party];
    if (log.has(entry.id)) return { status: 'known', entry };
    if (!this.fold.add(entry, key)) {
      this.setAside(entry);
      return { status: 'ignored', reason: 'full' };
    }
    if (this.parties.length > before) this.retry();
    this.recover();
    return { status: 'accepted', entry };
  }

  private accept(entry: Entry, isGood: boolean): Receipt {
    return isGood ? this.take(entry) : { status: 'ignored', reason: 'signature' };
  }

  private retry(): void {
    const list = [...this.waiting.values()];
    this.waiting.clear();
    for (const bytes of list) this.receive(bytes);
  }

  private recover(): void {
    for (const entry of [...this.aside.values()]) {
      if (!this.needs(entry)) continue;
      this.aside.delete(entry.id);
      if (this.receive(entry.bytes).status === 'accepted') this.recovered++;
    }
  }

  private look(): Snapshot {
    const { fold } = this;
    const { tip } = fold;
    const state = stateOf(fold.setting, tip);
    const isAsking = tip.ask.kind === 'choice' || tip.ask.kind === 'draw';
    const phase = !fold.ready
      ? 'sitting'
      : tip.ask.kind === 'over'
        ? 'over'
        : tip.ask.kind === 'halt'
          ? 'halted'
          : fold.held
            ? 'held'
            : fold.disputed
              ? 'disputed'
              : 'playing';
    return {
      table: toHex(this.id),
      phase,
      position: tip.position,
      hash: tip.hash,
      ask: tip.ask,
      awaited: fold.ready
        ? isAsking
          ? slotsOf(tip.ask, tip.seating).filter((slot) => !fold.answered(slot))
          : []
        : this.parties.flatMap(({ log }, party) => (log.seated ? [] : [{ party, seat: null }])),
      seating: tip.seating,
      state,
      scores: state === null ? this.header.seats.map(() => 0) : this.game.scores(state),
      over: tip.ask.kind === 'over',
      draw: tip.draw
    };
  }
}

function played(node: Node): Played {
  const { position, hash, via, events, drawn } = node;
  return { position, hash, entries: via.kind === 'answers' ? via.entries : [], events, drawn };
}
