import { toHex } from './bytes.ts';
import type { Entry } from './entry.ts';
import type { LogFor } from './giveback.ts';
import { ancestorAt, release } from './history.ts';
import type { PartyId } from './header.ts';
import { Log } from './log.ts';
import { seatedParties, slotsOf, type Node, type Seating, type Slot } from './node.ts';
import type { Fault, Setting } from './rules.ts';
import { Stepper } from './step.ts';
import { tally, type Tally } from './vote.ts';

/** A position whose outcome later entries may still change, with the transcripts they would name. */
interface Question {
  readonly position: number;
  readonly explored: ReadonlySet<string>;
}

/** An entry that was stepped over although its party answered with it, and why. */
export interface Rejected {
  readonly entry: Entry;
  /** `turn`: the table did not wait for this party or seat there. */
  readonly fault: Fault | 'turn';
}

interface Walk {
  readonly tail: readonly Node[];
  /** Every transcript hash reached, on all branches. */
  readonly seen: Set<string>;
  readonly questions: readonly Question[];
}

// More joint answers than this only a liar with many forks can produce; the fold stops there as on a tie.
const MAX_BRANCHES = 32;

/**
 * Turns logs into a game. The path of nodes is a function of the set of entries alone: adding one either goes
 * on from the tip or goes back to the first position it may change and walks again.
 */
export class Fold {
  private readonly logs = new Map<string, Log>();
  private readonly byHash = new Map<string, Entry[]>();
  private readonly path: Node[] = [];
  private readonly places = new Map<string, number>();
  private questions: Question[] = [];
  private readonly stepper: Stepper;

  /** Grows with every entry added. */
  revision = 0;

  constructor(readonly setting: Setting) {
    const logFor: LogFor = (party, key) => this.logFor(party, key);
    this.stepper = new Stepper(setting, logFor);
    const { header } = setting;
    const seating: Seating = {
      parties: header.parties.map((info, party) => ({
        ...info,
        origin: party,
        status: 'seated',
        host: null,
        log: logFor(party, info.key)
      })),
      speakers: header.seats.map((seat) => seat.party)
    };
    this.push(this.stepper.start(seating));
  }

  /** The furthest position. */
  get tip(): Node {
    return this.path[this.path.length - 1];
  }

  /** The node at a position of the path. */
  at(position: number): Node | undefined {
    return this.path[position];
  }

  /** All nodes from position 0 to the tip. */
  get nodes(): readonly Node[] {
    return this.path;
  }

  /** True once every party of the header has signed. */
  get ready(): boolean {
    return this.path[0].seating.parties.every((party) => party.log.seated);
  }

  /** The votes where the table stands. */
  votes(): Tally {
    return this.tally(this.tip).result;
  }

  /**
   * Whether a vote that has not carried at a position of the path still could: counts those who sealed it and
   * those who have not yet shown that they saw the game go on.
   */
  canStillCarry(position: number, key: string): boolean {
    const node = this.path[position];
    const ballot = this.tally(node).result.ballots.find((other) => other.key === key);
    if (!ballot) return false;
    const gone = ballot.cuts.map((cut) => cut.party);
    const seated = seatedParties(node.seating);
    const hasMoved = (party: PartyId) => {
      for (const entry of node.seating.parties[party].log.rest(node.heads[party]))
        if (entry.position > position && this.path[entry.position]?.hash === entry.hash) return true;
      return false;
    };
    const possible = seated.filter(
      (party) => ballot.sealed.has(party) || !(gone.includes(party) || hasMoved(party))
    );
    return possible.length * 2 > seated.length;
  }

  /** True if more than one joint answer stands at the tip and neither has the support to go on. */
  get disputed(): boolean {
    return this.ready && this.children(this.tip, new Set()).length > 1;
  }

  /** The log of a party of the tip under its current key. */
  logOf(party: PartyId): Log | null {
    return this.tip.seating.parties[party]?.log ?? null;
  }

  /** Why an entry would be no answer at the tip; null if it would. */
  faultAtTip(slot: Slot, entry: Entry): Fault | null {
    return this.stepper.fault(this.tip, slot, entry);
  }

  /** Legal answers at the tip that are in already (of several asked at once). */
  answered(slot: Slot): boolean {
    return this.candidates(this.tip, slot).length > 0;
  }

  /** Entries that answered for an awaited party but were stepped over, with the reason, by position. */
  rejected(): Rejected[] {
    return this.path.flatMap((node) => {
      const folded = new Set(this.path[node.position + 1]?.heads.map((head) => head?.id));
      const slots = slotsOf(node.ask, node.seating);
      return (this.byHash.get(node.hash) ?? []).flatMap((entry): Rejected[] => {
        const { kind } = entry.body;
        const party = node.seating.parties[entry.party];
        if (kind === 'sit' || kind === 'absent' || kind === 'seal' || folded.has(entry.id)) return [];
        if (party?.log.get(entry.id) !== entry || party.status === 'cut') return [];
        const own = slots.filter((slot) => slot.party === entry.party);
        if (own.length === 0) return [{ entry, fault: 'turn' }];
        const slot = own.find(({ seat }) => !('seat' in entry.body) || entry.body.seat === seat);
        if (!slot) return [{ entry, fault: 'turn' }];
        const fault = this.stepper.fault(node, slot, entry);
        return fault ? [{ entry, fault }] : [];
      });
    });
  }

  /** Adds an entry whose signature is good; false if its log takes no more at that index. */
  add(entry: Entry, key: Uint8Array): boolean {
    const joined = this.logFor(entry.party, key).add(entry);
    if (!joined) return false;
    this.revision++;
    let from: number | null = null;
    for (const next of joined) {
      const list = this.byHash.get(next.hash);
      if (list) list.push(next);
      else this.byHash.set(next.hash, [next]);
    }
    for (const next of joined) {
      const place = this.affected(next);
      if (place !== null && (from === null || place < from)) from = place;
    }
    if (this.path.length === 1 && joined.some((next) => next.index === 0)) from = 0;
    if (from === null || !this.ready) return true;
    this.goBackTo(from);
    this.goOn();
    return true;
  }

  private logFor(party: PartyId, key: Uint8Array): Log {
    const id = `${party}:${toHex(key)}`;
    let log = this.logs.get(id);
    if (!log) this.logs.set(id, (log = new Log(this.setting.table)));
    return log;
  }

  /** The first position an entry may change, or null. */
  private affected(entry: Entry): number | null {
    const own = this.place(entry);
    const log = this.tip.seating.parties[entry.party]?.log;
    const before = log?.get(entry.prev);
    // What follows a vote drops or seals it.
    const dropped = before?.body.kind === 'absent' ? this.place(before) : null;
    if (own === null) return dropped;
    return dropped === null ? own : Math.min(own, dropped);
  }

  private place(entry: Entry): number | null {
    const place = this.places.get(entry.hash);
    if (place === undefined) {
      const question = this.questions.find(({ explored }) => explored.has(entry.hash));
      return question ? question.position : null;
    }
    const { tip } = this;
    if (place === tip.position) return place;
    if (tip.ask.kind === 'choice' && tip.ask.accepts.includes(entry.hash)) return tip.position;
    const isVote = entry.body.kind === 'absent' || entry.body.kind === 'seal';
    if (isVote || this.path[place].seating.parties[entry.party]?.log.forked)
      return this.changed(place, isVote);
    return this.questions.some((question) => question.position === place) ? place : null;
  }

  // A vote at a position long passed is usually void: then nothing is walked again.
  private changed(place: number, isVote: boolean): number | null {
    if (!isVote) return place;
    const { result, explored } = this.tally(this.path[place]);
    const { via } = this.path[place + 1];
    const same =
      via.kind === 'cut'
        ? result.carried.length === 1 && result.carried[0].key === via.vote
        : result.carried.length === 0 && !result.held;
    if (!same) return place;
    if (explored.size > 0) this.questions.push({ position: place, explored });
    return null;
  }

  private goBackTo(position: number): void {
    while (this.path.length > position + 1) this.places.delete(this.path.pop()!.hash);
    this.questions = this.questions.filter((question) => question.position < position);
  }

  private goOn(): void {
    const walk = this.walk(this.tip);
    for (const node of walk.tail) {
      release(this.tip);
      this.push(node);
    }
    this.questions.push(...walk.questions);
  }

  private push(node: Node): void {
    this.path.push(node);
    this.places.set(node.hash, node.position);
  }

  private walk(start: Node): Walk {
    const tail: Node[] = [];
    const seen = new Set([start.hash]);
    const questions: Question[] = [];
    let node = start;
    for (;;) {
      const explored = new Set<string>();
      const children = this.children(node, explored);
      if (children.length !== 1) {
        if (children.length > 1) this.decide(node, children, { tail, seen, questions }, explored);
        if (explored.size > 0) questions.push({ position: node.position, explored });
        return { tail, seen, questions };
      }
      if (explored.size > 0) questions.push({ position: node.position, explored });
      if (node !== start) release(node);
      node = children[0];
      tail.push(node);
      seen.add(node.hash);
    }
  }

  /** Several joint answers: the fold takes the one on which more other parties built, on a tie none. */
  private decide(
    node: Node,
    children: readonly Node[],
    into: { tail: Node[]; seen: Set<string>; questions: Question[] },
    explored: Set<string>
  ): void {
    const walks = children.length > MAX_BRANCHES ? [] : children.map((child) => this.walk(child));
    for (const { seen } of walks)
      for (const hash of seen) {
        into.seen.add(hash);
        explored.add(hash);
      }
    const support = walks.map(() => 0);
    node.seating.parties.forEach((party, id) => {
      if (party.status !== 'seated' || party.log.forked) return;
      for (const entry of party.log.rest(node.heads[id])) {
        const branch = walks.findIndex(({ seen }) => seen.has(entry.hash));
        if (branch < 0) continue;
        support[branch]++;
        break;
      }
    });
    const most = Math.max(0, ...support);
    const best = support.indexOf(most);
    if (most === 0 || support.lastIndexOf(most) !== best) return;
    into.tail.push(children[best], ...walks[best].tail);
    into.questions.push(...walks[best].questions);
  }

  /** The nodes one step further; with honest parties at most one. */
  private children(node: Node, explored: Set<string>): Node[] {
    const { result, explored: looked } = this.tally(node);
    for (const hash of looked) explored.add(hash);
    if (result.carried.length > 0)
      return result.carried.map(({ cuts, key }) => this.stepper.cut(node, cuts, key));
    return result.held ? [] : this.answers(node);
  }

  private answers(node: Node): Node[] {
    const slots = slotsOf(node.ask, node.seating);
    if (slots.length === 0) return [];
    let joint: Entry[][] = [[]];
    for (const slot of slots) {
      const found = this.candidates(node, slot);
      if (found.length === 0) return [];
      const { log } = node.seating.parties[slot.party];
      joint = joint
        .flatMap((entries) => found.map((entry) => [...entries, entry]))
        .filter((entries) => entries.every((entry) => isOneBranch(log, entry, entries)))
        .slice(0, MAX_BRANCHES + 1);
    }
    return joint.map((entries) => this.stepper.answer(node, slots, entries));
  }

  /** The first legal answer to a slot; after a fork the first on each branch. */
  private candidates(node: Node, slot: Slot): Entry[] {
    const { log } = node.seating.parties[slot.party];
    const head = node.heads[slot.party];
    const accepts = node.ask.kind === 'choice' ? node.ask.accepts : [node.hash];
    const found: Entry[] = [];
    const list = accepts.flatMap((hash, i) => {
      const position = node.position - (accepts.length - 1 - i);
      return (this.byHash.get(hash) ?? []).filter(
        (entry) =>
          entry.party === slot.party &&
          entry.position === position &&
          entry.body.kind !== 'absent' &&
          entry.body.kind !== 'seal' &&
          (!('seat' in entry.body) || entry.body.seat === slot.seat) &&
          log.get(entry.id) === entry &&
          log.follows(entry, head)
      );
    });
    list.sort((a, b) => a.index - b.index || (a.id < b.id ? -1 : 1));
    for (const entry of list) {
      if (found.some((earlier) => log.follows(entry, earlier))) continue;
      if (this.stepper.fault(node, slot, entry) === null) found.push(entry);
    }
    return found;
  }

  private tally(node: Node): { result: Tally; explored: Set<string> } {
    const explored = new Set<string>();
    const votes = (this.byHash.get(node.hash) ?? []).filter(
      (entry) => entry.body.kind === 'absent' && entry.position === node.position
    );
    if (votes.length === 0) return { result: NO_VOTES, explored };
    let walked = false;
    const isLater = (hash: string, position: number) => {
      const known = this.path[position];
      if (known?.hash === hash && ancestorAt(known, node.position + 1)?.parent === node)
        if (this.path[node.position + 1].via.kind === 'answers') return true;
      if (!walked) {
        walked = true;
        for (const child of this.answers(node)) for (const seen of this.walk(child).seen) explored.add(seen);
      }
      return explored.has(hash);
    };
    return { result: tally(this.setting.table, node, votes, isLater), explored };
  }
}

const NO_VOTES: Tally = { carried: [], held: false, any: false, ballots: [] };

/** Two entries of one party go together only on one branch of its log. */
function isOneBranch(log: Log, entry: Entry, entries: readonly Entry[]): boolean {
  return entries.every(
    (other) =>
      other === entry || other.party !== entry.party || log.follows(entry, other) || log.follows(other, entry)
  );
}
