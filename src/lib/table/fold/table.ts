import { offeredActions, type Action, type Game, type GameEvent } from '../../kernel/game.ts';
import { fromHex, sameBytes, toHex } from '../log/bytes.ts';
import { ChainBook } from '../log/chain.ts';
import { decodeEntry, placeMessage, type Entry } from '../log/entry.ts';
import { TableError } from '../errors.ts';
import { Fold, type KeyedLog } from './fold.ts';
import { gameOf, tableIdOf, type GameSource, type Header } from '../header.ts';
import { stateOf } from './history.ts';
import { needCurve, verifySignature, verifySignatures, type Claim } from '../log/keys.ts';
import { slotsOf, type Ask, type Drawn, type Node, type Seating, type Slot } from './node.ts';
import { Speculation } from './speculate.ts';

/** Result of receiving an entry. */
export type Receipt =
  | { readonly status: 'accepted'; readonly entry: Entry }
  | { readonly status: 'known'; readonly entry: Entry }
  /**
   * The party number has no known key, or a return may still name the key; judged again when a key becomes
   * known.
   */
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

/** An entry with the signatures to check. */
interface Read {
  readonly entry: Entry;
  readonly claims: readonly Claim[];
}

/** Whether there is room for an entry that is signed with the key of a claim. */
export type HasRoom = (entry: Entry, claim: Claim) => boolean;

const anyRoom: HasRoom = () => true;

/** Number of gapless entries held, by party and key. */
export type LogLengths = readonly number[];

/**
 * Limit of entries whose key is not known yet. All are checked at once when a key becomes known; entries
 * beyond the limit are offered again by peers.
 */
const MAX_WAITING = 16;
/** Limit of entries that are set aside for lack of room and judged again when others arrive. */
const MAX_SET_ASIDE = 64;

/** One table: verified entries in, a game out. Holds no secrets and does no I/O. */
export class Table {
  readonly id: Uint8Array;
  readonly game: Game;
  /** The fold, for writer and audit. */
  readonly fold: Fold;
  private readonly waiting = new Map<string, Uint8Array>();
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
   * do not matter. `holds` may know the answer already. An entry without room under a key is set aside.
   */
  receive(
    sent: Uint8Array | Entry,
    holds: (claim: Claim) => boolean = verifySignature,
    hasRoom?: HasRoom
  ): Receipt {
    return this.judge(this.read(sent), holds, hasRoom);
  }

  /**
   * {@link receive} for many entries in any order; checks signatures with WebCrypto where available. Entries
   * whose key is named by a return in the same list are judged after that return.
   */
  async receiveAll(list: readonly Uint8Array[], hasRoom: HasRoom = anyRoom): Promise<Receipt[]> {
    const { keyCount } = this.fold;
    const read = list.map((bytes) => this.read(bytes));
    const claims = read.flatMap((item) =>
      'status' in item ? [] : item.claims.filter((claim) => hasRoom(item.entry, claim))
    );
    const good = await verifySignatures(claims);
    const checked = new Map(claims.map((claim, i) => [claim, good[i]]));
    const holds = (claim: Claim) => checked.get(claim) ?? verifySignature(claim);
    const receipts = read.map((item) => this.judge(item, holds, hasRoom));
    this.recover();
    if (this.fold.keyCount === keyCount) return receipts;
    const late = await this.receiveAll(
      list.filter((_, i) => receipts[i].status === 'waiting'),
      hasRoom
    );
    return receipts.map((receipt) => {
      if (receipt.status !== 'waiting') return receipt;
      const later = late.shift()!;
      // Accepted in the meantime, when its key became known.
      return later.status === 'known' ? { ...later, status: 'accepted' } : later;
    });
  }

  /** Increases when entries that were refused before may be accepted now, or were accepted. */
  reopened = 0;

  /** Whether other parties' entries depend on an entry, so that it must be held regardless of limits. */
  needs(entry: Entry): boolean {
    return this.fold.logsOf(entry.party).some(({ key }) => this.fold.needs(entry, key));
  }

  /** Sets aside an entry there is no room for, until {@link recover} finds that others depend on it. */
  setAside(entry: Entry): void {
    const { aside } = this.fold;
    aside.set(copyName(entry), entry);
    if (aside.size > MAX_SET_ASIDE) aside.delete(aside.keys().next().value!);
  }

  get snapshot(): Snapshot {
    const { revision } = this.fold;
    if (this.cached?.revision !== revision) this.cached = { revision, snapshot: this.computeSnapshot() };
    return this.cached.snapshot;
  }

  /** What was folded after a position, oldest first. */
  playedSince(position: number): Played[] {
    return this.fold.nodes.slice(position + 1).map(played);
  }

  /** How much of every party's log is held. */
  get lengths(): LogLengths {
    return this.parties.map((party) => party.log.size);
  }

  /** All entries of every party, for storage, a newcomer or a record. */
  entries(): Entry[] {
    return this.fold.kept.flatMap(({ log }) => log.all());
  }

  /**
   * The signatures of an entry to check: one for each key its number may have, except keys whose log already
   * has the entry.
   */
  claimsOf(entry: Entry): Claim[] {
    const { party, index, id, signature } = entry;
    if (this.keptWith(entry)) return [];
    return this.fold.logsOf(party).flatMap(({ key, log }) => {
      if (log.has(id)) return [];
      return [{ key, message: placeMessage(this.id, party, index, fromHex(id)), signature }];
    });
  }

  /**
   * The name under which an entry is stored and compared: its id. Where a return gave a number to several
   * keys, these may have signed the same id. Then the name includes the key, and it is null unless this exact
   * copy is held.
   */
  nameOf(entry: Entry): string | null {
    if (this.header.parties[entry.party]) return entry.id;
    const own = this.keptWith(entry);
    return own ? `${entry.id}.${toHex(own.key)}` : null;
  }

  /** Entries that a peer with these {@link lengths} lacks; a log with two branches is returned whole. */
  entriesSince(lengths: LogLengths): Entry[] {
    return this.parties.flatMap(({ log }, party) => {
      const from = log.forked ? 0 : (lengths[party] ?? 0);
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

  private read(sent: Uint8Array | Entry): Read | Receipt {
    let entry: Entry;
    try {
      entry = sent instanceof Uint8Array ? decodeEntry(sent) : sent;
    } catch (error) {
      if (error instanceof TableError) return { status: 'ignored', reason: 'malformed' };
      throw error;
    }
    if (!sameBytes(entry.table, this.id)) return { status: 'ignored', reason: 'foreign' };
    const claims = this.claimsOf(entry);
    if (claims.length > 0) return { entry, claims };
    const isKnown = this.header.parties[entry.party] || this.keptWith(entry);
    return isKnown ? { status: 'known', entry } : this.refuse(entry);
  }

  /** The log that holds this exact copy of an entry. */
  keptWith({ id, signature }: Entry): KeyedLog | undefined {
    return this.fold.kept.find(({ log }) => {
      const held = log.find(id);
      return held !== undefined && sameBytes(held.signature, signature);
    });
  }

  /** Adds an entry that is signed with a key of its party. */
  take(entry: Entry, key = this.parties[entry.party].key): Receipt {
    const { keyCount, tip } = this.fold;
    if (this.fold.logFor(entry.party, key).has(entry.id)) return { status: 'known', entry };
    if (!this.fold.add(entry, key)) {
      this.setAside(entry);
      return { status: 'ignored', reason: 'full' };
    }
    // On another branch a number may have another key.
    if (this.fold.keyCount > keyCount || this.fold.tip.seating !== tip.seating) this.retry();
    this.recover();
    return { status: 'accepted', entry };
  }

  /**
   * An entry that fits no known key: a return may still name its key, unless the number is one of the header.
   */
  private refuse(entry: Entry): Receipt {
    if (this.header.parties[entry.party]) return { status: 'ignored', reason: 'signature' };
    if (this.waiting.size < MAX_WAITING) this.waiting.set(copyName(entry), entry.bytes);
    return { status: 'waiting' };
  }

  private judge(read: Read | Receipt, holds: (claim: Claim) => boolean, hasRoom: HasRoom = anyRoom): Receipt {
    if ('status' in read) return read;
    const { entry, claims } = read;
    let isCrowded = false;
    const good = claims.find((claim) => {
      const isFit = hasRoom(entry, claim);
      isCrowded ||= !isFit;
      return isFit && holds(claim);
    });
    const receipt = good ? this.take(entry, good.key) : this.refuse(entry);
    if (!isCrowded || receipt.status === 'accepted') return receipt;
    this.setAside(entry);
    return { status: 'ignored', reason: 'full' };
  }

  private retry(): void {
    if (this.waiting.size === 0) return;
    const list = [...this.waiting.values()];
    this.waiting.clear();
    this.reopened++;
    for (const bytes of list) this.receive(bytes);
  }

  /** Receives again what was set aside and is needed now. */
  recover(): void {
    for (const entry of [...this.fold.aside.values()]) {
      if (!this.needs(entry)) continue;
      this.fold.aside.delete(copyName(entry));
      if (this.receive(entry.bytes).status === 'accepted') this.reopened++;
    }
  }

  private computeSnapshot(): Snapshot {
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

/** Distinguishes two copies of an entry that different keys signed. */
const copyName = ({ id, signature }: Entry): string => id + toHex(signature);

function played(node: Node): Played {
  const { position, hash, via, events, drawn } = node;
  return { position, hash, entries: via.kind === 'answers' ? via.entries : [], events, drawn };
}
