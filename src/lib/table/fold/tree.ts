import { digest, fromHex, toHex } from '../log/bytes.ts';
import { isProof } from '../consent/consent.ts';
import { isSealOf, isVote, voteKey } from '../consent/vote.ts';
import type { LogFor } from '../consent/giveback.ts';
import type { Cut, Entry } from '../log/entry.ts';
import type { Log } from '../log/log.ts';
import type { PartyId } from '../header.ts';
import { release } from './history.ts';
import { isMost, slotsOf, type Node, type Seating, type Slot } from './node.ts';
import type { Fault, Setting } from './rules.ts';
import { Stepper } from './step.ts';

/** One position on one branch, with all entries signed there. */
export interface Spot {
  readonly node: Node;
  readonly parent: Spot | null;
  /** A more distant ancestor, so that any ancestor is found in logarithmic time. */
  readonly jump: Spot;
  readonly slots: readonly Slot[];
  /** Per slot the first legal answer on every branch of its party's log. */
  readonly found: readonly Entry[][];
  /** Invalid answers of awaited parties, with the reason. */
  readonly faults: Map<string, Fault>;
  /** Number of joint answers. When there are several, only those that an entry names become children. */
  joint: number;
  readonly answers: Spot[];
  readonly votes: Entry[];
  /**
   * Per content of a vote the parties that ever cast or sealed it, and the position it leads to once more than half
   * have sealed.
   */
  readonly ballots: Map<string, RawBallot>;
}

export interface RawBallot {
  readonly cuts: readonly Cut[];
  readonly voters: Set<PartyId>;
  readonly sealers: Set<PartyId>;
  after: Spot | null;
}

interface Latent {
  readonly spot: Spot;
  readonly entries: readonly Entry[];
}

// Only several liars at one question can cause more joint answers than this; more are ignored.
const MAX_JOINT = 4096;
/** Number of states cached for the last visited positions; others are recomputed when needed. */
const WARM = 8;

/**
 * All positions that the entries lead to, on every branch; `branches.ts` decides which branch counts. Grows only: each
 * entry is judged once at each position that accepts it, so the work per entry is bounded.
 */
export class Tree {
  readonly root: Spot;
  readonly stepper: Stepper;
  /** Positions with several continuations, or with votes of more than half. */
  readonly questions = new Set<Spot>();
  private readonly spots = new Map<string, Spot>();
  private readonly acceptors = new Map<string, Spot[]>();
  private readonly named = new Map<string, Entry[]>();
  /** For each log the transcript hashes it named that belong to no known position yet. */
  private readonly ahead = new Map<Log, Set<string>>();
  private readonly latent = new Map<string, Latent>();
  private readonly proven = new Map<string, boolean>();
  private readonly warm: Spot[] = [];
  /** Positions found since the last {@link takeLate} that earlier entries had already named. */
  private late: Spot[] = [];
  private todo: { spot: Spot; entries: readonly Entry[] }[] = [];

  constructor(
    readonly setting: Setting,
    seating: Seating,
    logFor: LogFor
  ) {
    this.stepper = new Stepper(setting, logFor);
    this.root = this.plant(this.stepper.start(seating), null);
  }

  /** The position with a transcript hash, on any branch. */
  get(hash: string): Spot | undefined {
    return this.spots.get(hash);
  }

  /** Gapless entries that name a transcript hash. */
  naming(hash: string): readonly Entry[] {
    return this.named.get(hash) ?? [];
  }

  /** Number of these logs that named a transcript hash which belongs to no position yet. */
  countAhead(logs: readonly Log[]): number {
    return logs.filter((log) => (this.ahead.get(log)?.size ?? 0) > 0).length;
  }

  /** Returns positions that entries named before an answer led there: only now they show where a party built. */
  takeLate(): readonly Spot[] {
    const { late } = this;
    if (late.length > 0) this.late = [];
    return late;
  }

  /** Adds entries of a log that have just become gapless. */
  add(entries: readonly Entry[], log: Log): void {
    for (const entry of entries) {
      const latent = this.latent.get(entry.hash);
      if (latent) {
        this.latent.delete(entry.hash);
        this.grow(latent.spot, latent.entries);
      }
      const list = this.named.get(entry.hash);
      if (list) list.push(entry);
      else this.named.set(entry.hash, [entry]);
      if (!this.spots.has(entry.hash))
        this.ahead.set(log, (this.ahead.get(log) ?? new Set()).add(entry.hash));
      for (const spot of this.acceptors.get(entry.hash) ?? []) this.todo.push({ spot, entries: [entry] });
    }
  }

  /** Processes added entries; does nothing before all parties have signed. */
  settle(): void {
    for (let at = 0; at < this.todo.length; at++) {
      const { spot, entries } = this.todo[at];
      this.touch(spot);
      for (const entry of entries) this.offer(spot, entry);
    }
    this.todo = [];
  }

  /**
   * Whether an entry not held would answer a position so that another party's entry names the result, at once or after
   * answers of a single seat that are not held either.
   */
  isBuiltOn(entry: Entry, aside: readonly Entry[] = []): boolean {
    return (this.acceptors.get(entry.hash) ?? []).some((spot) => {
      const at = this.slotFor(spot, entry);
      if (at < 0) return false;
      return this.combinations(spot, at, entry, false).some(
        (entries) =>
          this.leadsOn(hashAfter(spot.node.hash, entries), entry.party, aside) &&
          this.stepper.fault(spot.node, spot.slots[at], entry) === null
      );
    });
  }

  /** Whether a vote contains the proof that a party signed twice at one index. */
  isProven(node: Node, entry: Entry): boolean {
    const { body } = entry;
    if (body.kind !== 'absent' || !body.proof) return false;
    const { proof } = body;
    const state = node.seating.parties[proof.party];
    if (!state || !body.cuts.some((cut) => cut.party === proof.party)) return false;
    const name = `${entry.id} ${toHex(state.key)}`;
    let known = this.proven.get(name);
    if (known === undefined) this.proven.set(name, (known = isProof(this.setting.table, proof, state.key)));
    return known;
  }

  private touch(spot: Spot): void {
    const at = this.warm.indexOf(spot);
    if (at >= 0) this.warm.splice(at, 1);
    this.warm.push(spot);
    if (this.warm.length > WARM) release(this.warm.shift()!.node);
  }

  private plant(node: Node, parent: Spot | null): Spot {
    const slots = slotsOf(node.ask, node.seating);
    const spot = {
      node,
      parent,
      slots,
      found: slots.map(() => []),
      faults: new Map(),
      joint: 0,
      answers: [],
      votes: [],
      ballots: new Map()
    } as unknown as Spot & { jump: Spot };
    spot.jump = parent ? jumpFrom(parent) : spot;
    this.spots.set(node.hash, spot);
    for (const hashes of this.ahead.values()) hashes.delete(node.hash);
    this.touch(spot);
    const accepts = node.ask.kind === 'choice' ? node.ask.accepts : [node.hash];
    for (const hash of accepts) {
      const list = this.acceptors.get(hash);
      if (list) list.push(spot);
      else this.acceptors.set(hash, [spot]);
    }
    // In log order: the first legal answer on each branch counts.
    const waiting = accepts.flatMap((hash) => this.naming(hash));
    if (this.named.has(node.hash)) this.late.push(spot);
    if (waiting.length > 0) this.todo.push({ spot, entries: [...waiting].sort((a, b) => a.index - b.index) });
    return spot;
  }

  private offer(spot: Spot, entry: Entry): void {
    const { kind } = entry.body;
    // On another branch the party's number may have another key, which may have signed the same id.
    if (spot.node.seating.parties[entry.party]?.log.get(entry.id) !== entry) return;
    if (kind === 'absent') this.vote(spot, entry);
    if (kind === 'seal') this.seal(spot, entry);
    if (kind === 'absent' || kind === 'seal' || kind === 'sit' || kind === 'end') return;
    spot.slots.forEach((slot, at) => {
      if (!this.fits(spot, at, entry)) return;
      const { log } = spot.node.seating.parties[slot.party];
      if (spot.found[at].some((earlier) => log.follows(entry, earlier))) return;
      const fault = this.stepper.fault(spot.node, slot, entry);
      if (fault) spot.faults.set(entry.id, fault);
      else {
        spot.found[at].push(entry);
        this.join(spot, at, entry);
      }
    });
  }

  private slotFor(spot: Spot, entry: Entry): number {
    return spot.slots.findIndex((_, at) => this.fits(spot, at, entry, true));
  }

  private fits(spot: Spot, at: number, entry: Entry, isLoose = false): boolean {
    const { node } = spot;
    const slot = spot.slots[at];
    if (entry.party !== slot.party || ('seat' in entry.body && entry.body.seat !== slot.seat)) return false;
    const accepts = node.ask.kind === 'choice' ? node.ask.accepts : [node.hash];
    const back = accepts.length - 1 - accepts.indexOf(entry.hash);
    if (entry.position !== node.position - back) return false;
    const { log } = node.seating.parties[slot.party];
    return isLoose || log.follows(entry, node.lastEntries[slot.party]);
  }

  /** All joint answers with this entry in its slot; the branch of an entry that is not held is unknown. */
  private combinations(spot: Spot, at: number, entry: Entry, isHeld = true): (readonly Entry[])[] {
    let joint: Entry[][] = [[]];
    spot.slots.forEach((slot, i) => {
      const { log } = spot.node.seating.parties[slot.party];
      joint = joint
        .flatMap((entries) => (i === at ? [entry] : spot.found[i]).map((one) => [...entries, one]))
        .filter((entries) => !isHeld || isOneBranch(log, entries[i], entries))
        .slice(0, MAX_JOINT);
    });
    return joint;
  }

  private join(spot: Spot, at: number, entry: Entry): void {
    for (const entries of this.combinations(spot, at, entry)) {
      if (spot.joint >= MAX_JOINT) return;
      spot.joint++;
      if (spot.joint === 1) {
        this.grow(spot, entries);
        continue;
      }
      this.questions.add(spot);
      const hash = hashAfter(spot.node.hash, entries);
      if (this.named.has(hash)) this.grow(spot, entries);
      else this.latent.set(hash, { spot, entries });
    }
  }

  private grow(spot: Spot, entries: readonly Entry[]): void {
    spot.answers.push(this.plant(this.stepper.answer(spot.node, spot.slots, entries), spot));
  }

  private leadsOn(hash: string, party: PartyId, aside: readonly Entry[]): boolean {
    return (
      this.naming(hash).some((other) => other.party !== party) ||
      aside.some((next) => next.hash === hash && this.leadsOn(hashAfter(hash, [next]), next.party, aside))
    );
  }

  private vote(spot: Spot, entry: Entry): void {
    const { node } = spot;
    const { body } = entry;
    if (body.kind !== 'absent') return;
    if (entry.hash !== node.hash || entry.position !== node.position) return;
    if (!node.seating.parties[entry.party].log.follows(entry, node.lastEntries[entry.party])) return;
    const proven = this.isProven(node, entry) ? body.proof!.party : null;
    if (!isVote(node, entry.party, body.cuts, proven)) return;
    spot.votes.push(entry);
    const ballot = this.ballot(spot, body.cuts);
    ballot.voters.add(entry.party);
    if (isMost(node.seating, ballot.voters.size)) this.questions.add(spot);
  }

  private seal(spot: Spot, entry: Entry): void {
    const vote = spot.votes.find((other) => other.id === entry.prev && isSealOf(entry, other));
    if (vote?.body.kind !== 'absent') return;
    const ballot = this.ballot(spot, vote.body.cuts);
    ballot.sealers.add(entry.party);
    if (!ballot.after && isMost(spot.node.seating, ballot.sealers.size))
      ballot.after = this.plant(this.stepper.cut(spot.node, ballot.cuts, voteKey(ballot.cuts)), spot);
  }

  private ballot(spot: Spot, cuts: readonly Cut[]): RawBallot {
    const key = voteKey(cuts);
    let ballot = spot.ballots.get(key);
    if (!ballot)
      spot.ballots.set(key, (ballot = { cuts, voters: new Set(), sealers: new Set(), after: null }));
    return ballot;
  }
}

function hashAfter(hash: string, entries: readonly Entry[]): string {
  return toHex(digest('transcript', fromHex(hash), ...entries.map(({ id }) => fromHex(id))));
}

/** The ancestor of a spot (or the spot itself) at a position not beyond it. */
export function spotAt(spot: Spot, position: number): Spot {
  let at = spot;
  while (at.node.position > position) at = at.jump.node.position >= position ? at.jump : at.parent!;
  return at;
}

function jumpFrom(parent: Spot): Spot {
  const { jump } = parent;
  const isEven = parent.node.position - jump.node.position === jump.node.position - jump.jump.node.position;
  return isEven ? jump.jump : parent;
}

/** Two entries of one party combine only on one branch of its log. */
function isOneBranch(log: Log, entry: Entry, entries: readonly Entry[]): boolean {
  return entries.every(
    (other) =>
      other === entry || other.party !== entry.party || log.follows(entry, other) || log.follows(other, entry)
  );
}
