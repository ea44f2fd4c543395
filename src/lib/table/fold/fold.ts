import { byCodeUnit } from '../../kernel/canonical.ts';
import { toHex } from '../log/bytes.ts';
import type { Entry } from '../log/entry.ts';
import type { LogFor } from '../consent/giveback.ts';
import type { Tally } from '../consent/vote.ts';
import { builtOn, nextOf, tallyAt, type Next } from './branches.ts';
import type { PartyId } from '../header.ts';
import { Log } from '../log/log.ts';
import { isMost, seatedParties, seatingOf, type Node, type Slot } from './node.ts';
import type { Fault, Setting } from './rules.ts';
import { Tree, type Spot } from './tree.ts';

/**
 * Up to this size of a log an entry counts as needed because a later one of its log follows it. Limited,
 * since a liar can sign both.
 */
const MAX_FOLLOWED = 512 * 1024;
/**
 * The same limit while other parties name positions that are not known here. Liars that are half of the
 * parties may do that forever.
 */
const MAX_AHEAD = 8 * 1024 * 1024;

// Limit of keys of one number: each costs a check of every entry of that number.
const MAX_KEYS = 8;

/** An entry that was skipped although its party answered with it, and why. */
export interface Rejected {
  readonly entry: Entry;
  /** `turn`: the table did not await this party or seat there. */
  readonly fault: Fault | 'turn';
}

/** The log of a party number under one of its keys. */
export interface KeyedLog {
  readonly party: PartyId;
  readonly key: Uint8Array;
  readonly log: Log;
}

/**
 * Turns logs into a game. The path of nodes depends on the set of entries alone: a new entry either extends the tip or
 * rewinds to the first position it may change, and replays from there.
 */
export class Fold {
  private readonly logs = new Map<string, KeyedLog>();
  private readonly tree: Tree;
  private readonly path: Spot[] = [];
  /** Positions with several continuations of which one has the support of more than half. */
  private readonly settled = new Set<Spot>();
  private stop: Next = { kind: 'waits' };

  /** Increases with every entry added. */
  revision = 0;

  /** Entries that there was no room for, under names given by the table. */
  readonly aside = new Map<string, Entry>();

  constructor(readonly setting: Setting) {
    const logFor: LogFor = (party, key) => this.logFor(party, key);
    this.tree = new Tree(setting, seatingOf(setting.header, logFor), logFor);
    this.path.push(this.tree.root);
  }

  /** The last position. */
  get tip(): Node {
    return this.last.node;
  }

  /** The node at a position of the path. */
  at(position: number): Node | undefined {
    return this.path[position]?.node;
  }

  /** All nodes from position 0 to the tip. */
  get nodes(): readonly Node[] {
    return this.path.map(({ node }) => node);
  }

  /** True once every party of the header has signed. */
  get ready(): boolean {
    return this.tree.root.node.seating.parties.every((party) => party.log.seated);
  }

  /** The votes at the tip. */
  votes(): Tally {
    return tallyAt(this.tree, this.last);
  }

  /**
   * Whether a vote at a position of the path could still carry: counts the parties that sealed it and those that have
   * not yet shown that they saw the game continue.
   */
  canStillCarry(position: number, key: string): boolean {
    const spot = this.path[position];
    const ballot = tallyAt(this.tree, spot).ballots.find((other) => other.key === key);
    if (!ballot) return false;
    const gone = ballot.cuts.map((cut) => cut.party);
    const built = builtOn(this.tree, spot);
    const { seating } = spot.node;
    const way = this.path[position + 1];
    if (isMost(seating, [...built.values()].filter((other) => other === way).length)) return false;
    const possible = seatedParties(seating).filter(
      (party) => ballot.sealed.has(party) || !(gone.includes(party) || built.has(party))
    );
    return isMost(seating, possible.length);
  }

  /**
   * The node right after a position of the path that a party permanently counts as having built on, on any branch; null
   * if it signed nothing beyond.
   */
  builtBy(position: number, party: PartyId): Node | null {
    return builtOn(this.tree, this.path[position]).get(party)?.node ?? null;
  }

  /** True while more than half support a vote that fewer have sealed. */
  get held(): boolean {
    return this.stop.kind === 'held';
  }

  /** True if there are several continuations of the tip and none has enough support. */
  get disputed(): boolean {
    return this.stop.kind === 'disputed';
  }

  /** The log of a party at the tip under its current key. */
  logOf(party: PartyId): Log | null {
    return this.tip.seating.parties[party]?.log ?? null;
  }

  /** Why an entry would not answer the tip; null if it would. */
  faultAtTip(slot: Slot, entry: Entry): Fault | null {
    return this.tree.stepper.fault(this.tip, slot, entry);
  }

  /** Whether the tip already has a legal answer for this slot (one of several asked at once). */
  answered(slot: Slot): boolean {
    const at = this.last.slots.findIndex(({ party, seat }) => party === slot.party && seat === slot.seat);
    return at >= 0 && this.last.found[at].length > 0;
  }

  /** Skipped entries that answered for an awaited party, with the reason, by position. */
  rejected(): Rejected[] {
    return this.path.flatMap(({ node, slots, faults }) =>
      this.tree.naming(node.hash).flatMap((entry): Rejected[] => {
        const { kind } = entry.body;
        if (kind === 'sit' || kind === 'absent' || kind === 'seal') return [];
        const party = node.seating.parties[entry.party];
        if (party?.log.get(entry.id) !== entry || party.status === 'cut') return [];
        if (kind === 'end') return node.ask.kind === 'over' ? [] : [{ entry, fault: 'turn' }];
        const isAsked = slots.some(
          ({ party: asked, seat }) =>
            asked === entry.party && (!('seat' in entry.body) || entry.body.seat === seat)
        );
        if (!isAsked) return [{ entry, fault: 'turn' }];
        const fault = faults.get(entry.id);
        return fault ? [{ entry, fault }] : [];
      })
    );
  }

  /** Number of keys that are known of all party numbers, on every branch. */
  get keyCount(): number {
    return this.logs.size;
  }

  /**
   * The logs an entry of a party number may belong to: every return that was judged legal has one for its
   * key.
   */
  logsOf(party: PartyId): readonly KeyedLog[] {
    const own = this.logOf(party);
    const all = [...this.logs.values()].filter((kept) => kept.party === party);
    return all.filter(({ log }, n) => n < MAX_KEYS || log === own);
  }

  /** Every log, by party and key, including logs of keys that no party has on the followed branch. */
  get kept(): KeyedLog[] {
    const all = [...this.logs.values()];
    return all.sort((a, b) => a.party - b.party || byCodeUnit(toHex(a.key), toHex(b.key)));
  }

  /** Whether an entry beyond a log's limit is needed: later ones of its log or other parties' entries depend on it. */
  needs(entry: Entry, key: Uint8Array): boolean {
    const isBefore = this.isNeededBefore(entry, this.logFor(entry.party, key));
    return isBefore || this.tree.isBuiltOn(entry, [...this.aside.values()]);
  }

  /** Whether an entry is needed because a later one of its log follows it. */
  private isNeededBefore({ id }: Entry, log: Log): boolean {
    if (!log.isFollowed(id)) return false;
    if (log.bytes < MAX_FOLLOWED) return true;
    if (log.bytes >= MAX_AHEAD) return false;
    const { seating } = this.tip;
    const logs = seatedParties(seating).map((other) => seating.parties[other].log);
    // If more than half of the parties are honest, liars alone are fewer than this.
    const least = Math.max(1, Math.ceil(logs.length / 2) - 1);
    return this.tree.countAhead(logs.filter((other) => other !== log)) >= least;
  }

  /** Adds a verified entry; false if its log is full and nothing depends on it. */
  add(entry: Entry, key: Uint8Array): boolean {
    const log = this.logFor(entry.party, key);
    if (log.isFull(entry) && !this.needs(entry, key)) return false;
    const { forkIndex } = log;
    const joined = log.add(entry);
    this.revision++;
    this.tree.add(joined, log);
    // A party that signed twice no longer counts as support.
    if (log.forkIndex < forkIndex) this.settled.clear();
    if (joined.length === 0 || !this.ready) return true;
    this.tree.settle();
    this.reopen();
    this.goOn();
    return true;
  }

  private get last(): Spot {
    return this.path[this.path.length - 1];
  }

  /** The log of a party number under a key. */
  logFor(party: PartyId, key: Uint8Array): Log {
    const name = `${party}:${toHex(key)}`;
    let kept = this.logs.get(name);
    if (!kept) this.logs.set(name, (kept = { party, key, log: new Log(this.setting.table) }));
    return kept.log;
  }

  /**
   * A party may have built on another continuation than known so far, by an entry that named a position not reached
   * until now.
   */
  private reopen(): void {
    const late = this.tree.takeLate();
    if (this.settled.size === 0) return;
    for (const spot of late)
      for (let at: Spot | null = spot.parent; at; at = at.parent) this.settled.delete(at);
  }

  /** Continues from the first position of the path that may still change. */
  private goOn(): void {
    let at = this.path.length - 1;
    for (const spot of this.tree.questions)
      if (this.path[spot.node.position] === spot && !this.settled.has(spot))
        at = Math.min(at, spot.node.position);
    for (;;) {
      const spot = this.path[at];
      const next = nextOf(this.tree, spot);
      this.stop = next;
      if (next.kind === 'on' && next.settled) this.settled.add(spot);
      const way = next.kind === 'on' ? next.spot : undefined;
      at++;
      if (this.path[at] !== way) this.path.length = at;
      if (!way) return;
      this.path[at] = way;
    }
  }
}
