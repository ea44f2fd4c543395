/**
 * A second, small program that folds a table, written from docs/protocol.md: no caches, no order of arrival, all branches
 * walked anew for every set of entries. It shares with the first one the game, the reading of entries and nothing else.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import type { Action, Game } from '../../src/lib/kernel/game.ts';
import { canonicalBytes } from '../../src/lib/kernel/canonical.ts';
import type { Header } from '../../src/lib/table/header.ts';
import type { Body, Cut, Entry } from '../../src/lib/table/log/entry.ts';

const LINKS = 4096;
const JUMP = 64;
const PUBLIC = Buffer.from('302a300506032b6570032100', 'hex');

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const raw = (text: string) => Buffer.from(text, 'hex');

/** H(domain, parts…) of the page. */
export function H(domain: string, ...parts: (Uint8Array | number)[]): Buffer {
  const hash = createHash('sha256').update(`bastide/${domain}/1\0`);
  for (const part of parts) {
    if (typeof part !== 'number') hash.update(part);
    else {
      const four = Buffer.alloc(4);
      four.writeUInt32BE(part);
      hash.update(four);
    }
  }
  return hash.digest();
}

/** Where chains of links end that were followed once. */
const ends = new Map<string, string>();

interface Party {
  readonly origin: number;
  readonly key: Uint8Array;
  readonly tip: Uint8Array;
  readonly status: 'seated' | 'cut' | 'left';
  readonly host: number | null;
}

/** The question at a position, and the slots: one for each entry awaited. */
export interface Asked {
  readonly kind: 'do' | 'hide' | 'show' | 'ask' | 'witness' | 'draw' | 'over' | 'halt';
  readonly slots: readonly { readonly party: number; readonly seat: number | null }[];
  /** All seats of a choice. */
  readonly seats: readonly number[];
  /** Of a choice of several seats, transcripts an answer may name, by position. */
  readonly accepts: readonly { readonly p: number; readonly T: string }[];
  readonly hidden: ReadonlyMap<number, { readonly hidden: string; readonly T: string }>;
  readonly drawer: number;
  readonly drawSeat: number;
  readonly witnesses: readonly number[];
  readonly links: ReadonlyMap<number, Uint8Array>;
  readonly passed: readonly number[];
}

export interface Node {
  readonly p: number;
  readonly T: string;
  readonly parent: Node | null;
  /** By answers or by a cut. */
  readonly via: 'start' | 'answers' | 'cut';
  readonly entries: readonly Entry[];
  readonly parties: readonly Party[];
  readonly speakers: readonly (number | null)[];
  readonly lastEntries: readonly (Entry | null)[];
  readonly k: number;
  readonly state: unknown;
  readonly asked: Asked;
  /** Something was drawn or revealed on the way here. */
  readonly showed: boolean;
  readonly ways: Node[];
}

type Standing = Pick<Node, 'parties' | 'speakers' | 'k'>;
/** Makes the next node of one: a step that moved the game, or one that did not. */
type Make = (standing: Standing, result: Settled, mover?: Mover | null) => Node;
type Keep = (standing: Standing, asked: Asked) => Node;
type Wanted =
  | { kind: 'choice'; seats: readonly number[]; secret: boolean }
  | { kind: 'draw'; pile: string; seat: number }
  | { kind: 'over' }
  | { kind: 'halt' };

export interface Outcome {
  readonly end: Node;
  readonly stopped: 'waits' | 'held' | 'disputed';
  readonly path: readonly Node[];
  readonly nodes: ReadonlyMap<string, Node>;
}

export class Model {
  private readonly table: Buffer;
  /** By the name of a log. */
  private readonly logs = new Map<string, Map<string, Entry>>();
  private readonly byHash = new Map<string, Entry[]>();
  private readonly nodes = new Map<string, Node>();
  private readonly forks = new Map<string, number>();

  constructor(
    private readonly header: Header,
    private readonly game: Game,
    entries: readonly Entry[],
    /** The key that signed an entry of a party number beyond the header. */
    private readonly keyOf: (entry: Entry) => Uint8Array | null = () => null
  ) {
    this.table = H('table', canonicalBytes({ version: 1, ...header } as unknown as Record<string, unknown>));
    const indices = new Map<string, string>();
    for (const entry of [...entries].sort((a, b) => a.index - b.index)) {
      const name = this.nameOf(entry);
      const log = this.logs.get(name) ?? new Map<string, Entry>();
      this.logs.set(name, log);
      const number = `${name} ${entry.index}`;
      const twin = indices.get(number);
      if (twin !== undefined && twin !== entry.id)
        this.forks.set(name, Math.min(this.forks.get(name) ?? Infinity, entry.index));
      indices.set(number, entry.id);
      const isSit =
        entry.index === 0 &&
        entry.body.kind === 'sit' &&
        entry.prev === hex(this.table) &&
        entry.hash === entry.prev &&
        entry.position === 0;
      const fits = entry.index === 0 ? isSit : log.get(entry.prev)?.index === entry.index - 1;
      if (!fits || log.has(entry.id)) continue;
      log.set(entry.id, entry);
      this.byHash.set(entry.hash, [...(this.byHash.get(entry.hash) ?? []), entry]);
    }
  }

  fold(): Outcome {
    const { header, game } = this;
    const standing: Standing = {
      parties: header.parties.map(({ key, tip }, origin) => ({
        origin,
        key,
        tip,
        status: 'seated',
        host: null
      })),
      speakers: header.seats.map(({ party }) => party),
      k: 1
    };
    const first = header.seats.length === 1 ? 0 : header.first;
    const state = first === undefined ? null : game.setup(this.config(first));
    const start = this.makeNode(
      null,
      hex(this.table),
      'start',
      [],
      standing,
      this.settle(state, standing),
      null,
      header.parties.map(() => null)
    );
    const isReady = header.parties.every((_, party) => this.logOf(start, party).length > 0);
    if (isReady) this.explore(start);
    const path = [start];
    for (;;) {
      const at = path[path.length - 1];
      const next = isReady ? this.choose(at) : 'waits';
      if (typeof next === 'string') return { end: at, stopped: next, path, nodes: this.nodes };
      path.push(next);
    }
  }

  /** A log is that of one number and, beyond the header, of one key. */
  private nameOf(entry: Entry): string {
    const key = entry.party < this.header.parties.length ? null : this.keyOf(entry);
    return key ? `${entry.party} ${hex(key)}` : `${entry.party}`;
  }

  private nameAt(node: Pick<Node, 'parties'>, party: number): string {
    return party < this.header.parties.length || !node.parties[party]
      ? `${party}`
      : `${party} ${hex(node.parties[party].key)}`;
  }

  /** The gapless entries of a party under the key it has at a node. */
  private logOf(node: Pick<Node, 'parties'>, party: number): Entry[] {
    return [...(this.logs.get(this.nameAt(node, party))?.values() ?? [])];
  }

  private isOwn(node: Node, entry: Entry): boolean {
    return this.nameOf(entry) === this.nameAt(node, entry.party);
  }

  private config(first: number) {
    const { seats, expansions, options } = this.header;
    return { seats: seats.length, expansions, options, first };
  }

  private seated(at: Pick<Node, 'parties'>): number[] {
    return at.parties.flatMap(({ status }, party) => (status === 'seated' ? [party] : []));
  }

  // ---- the tree

  private explore(at: Node): void {
    const todo = [at];
    for (let node = todo.pop(); node; node = todo.pop()) {
      for (const entries of this.joint(node)) node.ways.push(this.after(node, entries));
      for (const { cuts, sealers } of this.sealedRaw(node))
        if (sealers.size * 2 > this.seated(node).length) node.ways.push(this.afterCut(node, cuts));
      todo.push(...node.ways);
    }
  }

  private follows(entry: Entry, last: Entry | null | undefined): boolean {
    if (!last) return true;
    const log = this.logs.get(this.nameOf(entry))!;
    for (let at = log.get(entry.prev); at; at = log.get(at.prev)) if (at.id === last.id) return true;
    return false;
  }

  private answersOf(node: Node, slot: Asked['slots'][number]): Entry[] {
    const legal = node.asked.accepts
      .flatMap(({ p, T }) => (this.byHash.get(T) ?? []).filter(({ position }) => position === p))
      .filter((entry) => entry.party === slot.party && this.isOwn(node, entry))
      .filter((entry) => this.follows(entry, node.lastEntries[slot.party]))
      .filter((entry) => this.isLegal(node, slot, entry))
      .sort((a, b) => a.index - b.index);
    return legal.filter((entry) => !legal.some((other) => this.follows(entry, other)));
  }

  private joint(node: Node): Entry[][] {
    if (node.asked.slots.length === 0) return [];
    let all: Entry[][] = [[]];
    for (const slot of node.asked.slots) {
      const found = this.answersOf(node, slot);
      all = all.flatMap((some) => found.map((one) => [...some, one]));
    }
    return all.filter((entries) =>
      entries.every((a) =>
        entries.every((b) => a === b || a.party !== b.party || this.follows(a, b) || this.follows(b, a))
      )
    );
  }

  // ---- which way

  private wayTo(node: Node, entry: Entry): Node | null {
    let at: Node | null = this.nodes.get(entry.hash) ?? null;
    if (!at || at.p !== entry.position || at.p <= node.p) return null;
    while (at && at.p > node.p + 1) at = at.parent;
    return at && at.parent === node ? at : null;
  }

  /** The entries of a log after another, in order, up to the first index with two ids. */
  private sole(node: Node, party: number): Entry[] {
    const last = node.lastEntries[party];
    const fork = this.forks.get(this.nameAt(node, party)) ?? Infinity;
    return this.logOf(node, party)
      .filter((entry) => entry.index < fork && entry.index > (last?.index ?? -1))
      .sort((a, b) => a.index - b.index);
  }

  private choose(node: Node): Node | Outcome['stopped'] {
    const seated = this.seated(node);
    const support = new Map<Node, number>();
    for (const party of seated) {
      const way = this.sole(node, party)
        .map((entry) => this.wayTo(node, entry))
        .find((one) => one !== null);
      if (way) support.set(way, (support.get(way) ?? 0) + 1);
    }
    const isMost = (n: number) => n * 2 > seated.length;
    for (const [way, count] of support) if (isMost(count)) return way;
    const ballots = this.tally(node);
    const carried = ballots.filter(({ sealed }) => isMost(sealed.size));
    const cutWay = (cuts: readonly Cut[]) => node.ways.find(({ T }) => T === this.hashAfterCut(node, cuts))!;
    if (carried.length === 1) return cutWay(carried[0].cuts);
    if (carried.length > 1) {
      const best = carried.find(({ bound }) => isMost(bound.size));
      return best ? cutWay(best.cuts) : 'disputed';
    }
    if (ballots.some(({ standing }) => isMost(standing.size))) return 'held';
    const answers = node.ways.filter(({ via }) => via === 'answers');
    if (answers.length === 0) return 'waits';
    if (answers.length === 1) return answers[0];
    const counts = answers.map((way) => support.get(way) ?? 0);
    const max = Math.max(...counts);
    if (max === 0 || counts.filter((count) => count === max).length > 1) return 'disputed';
    return answers[counts.indexOf(max)];
  }

  // ---- votes

  private votesAt(node: Node): Entry[] {
    return (this.byHash.get(node.T) ?? []).filter(
      (entry) =>
        entry.body.kind === 'absent' &&
        entry.position === node.p &&
        this.isOwn(node, entry) &&
        this.follows(entry, node.lastEntries[entry.party] ?? null) &&
        this.isVote(node, entry)
    );
  }

  private sealsOf(vote: Entry): Entry[] {
    return [...this.logs.get(this.nameOf(vote))!.values()].filter(
      ({ body, prev, position, hash }) =>
        body.kind === 'seal' && prev === vote.id && hash === vote.hash && position === vote.position
    );
  }

  private sealedRaw(node: Node): { cuts: readonly Cut[]; sealers: Set<number> }[] {
    const ballots = new Map<string, { cuts: readonly Cut[]; sealers: Set<number> }>();
    for (const vote of this.votesAt(node)) {
      if (vote.body.kind !== 'absent' || this.sealsOf(vote).length === 0) continue;
      const key = hex(this.voteHash(vote.body.cuts));
      const ballot = ballots.get(key) ?? { cuts: vote.body.cuts, sealers: new Set() };
      ballots.set(key, ballot);
      ballot.sealers.add(vote.party);
    }
    return [...ballots.values()];
  }

  private isVote(node: Node, vote: Entry): boolean {
    const { body, party } = vote;
    if (body.kind !== 'absent' || body.cuts.length === 0 || node.parties[party]?.status !== 'seated')
      return false;
    const awaited = node.asked.slots.map((slot) => slot.party);
    const named = body.cuts.map((cut) => cut.party);
    const isSeated = (other: number) => node.parties[other]?.status === 'seated';
    const proven = this.isProven(node, vote) ? body.proof!.party : null;
    return body.cuts.every((cut, i) => {
      if (cut.party === party || (i > 0 && named[i - 1] >= cut.party)) return false;
      if (!awaited.includes(cut.party) && !(cut.party === proven && isSeated(cut.party))) return false;
      if (cut.verdict === 'other') return node.asked.kind === 'witness' && awaited.includes(cut.party);
      return cut.verdict !== 'bot' || (isSeated(cut.host) && !named.includes(cut.host));
    });
  }

  private isProven(node: Node, vote: Entry): boolean {
    const { body } = vote;
    if (body.kind !== 'absent' || !body.proof) return false;
    const { party, index, ids, signatures } = body.proof;
    if (!node.parties[party] || !body.cuts.some((cut) => cut.party === party)) return false;
    if (hex(ids[0]) === hex(ids[1])) return false;
    return ids.every((id, i) =>
      this.isSigned(node.parties[party].key, H('place', this.table, party, index, id), signatures[i])
    );
  }

  private isSigned(key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
    const der = Buffer.concat([PUBLIC, key]);
    return verify(null, message, createPublicKey({ key: der, format: 'der', type: 'spki' }), signature);
  }

  private countsAt(node: Node, vote: Entry): boolean {
    if (this.isProven(node, vote)) return true;
    const log = this.logs.get(this.nameOf(vote))!;
    const last = node.lastEntries[vote.party];
    for (let at = log.get(vote.prev); at && at.id !== last?.id; at = log.get(at.prev))
      if (this.wayTo(node, at)?.via === 'answers') return false;
    return true;
  }

  private tally(node: Node) {
    interface Ballot {
      cuts: readonly Cut[];
      standing: Set<number>;
      sealed: Set<number>;
      bound: Set<number>;
    }
    const ballots = new Map<string, Ballot>();
    const votes = this.votesAt(node).filter((vote) => this.countsAt(node, vote));
    for (const party of this.seated(node)) {
      const isForked = this.forks.has(this.nameAt(node, party));
      const log = this.logOf(node, party);
      const own = votes.filter((vote) => vote.party === party).sort((a, b) => a.index - b.index);
      const lastSealed = own.filter((vote) => this.sealsOf(vote).length > 0).at(-1);
      for (const vote of own) {
        if (vote.body.kind !== 'absent') continue;
        const key = hex(this.voteHash(vote.body.cuts));
        const ballot = ballots.get(key) ?? {
          cuts: vote.body.cuts,
          standing: new Set(),
          sealed: new Set(),
          bound: new Set()
        };
        ballots.set(key, ballot);
        const isSealed = this.sealsOf(vote).length > 0;
        if (isSealed) ballot.sealed.add(party);
        if (!isForked && vote === lastSealed) ballot.bound.add(party);
        const isLastVote = !log.some(({ index, body }) => index > vote.index && body.kind === 'absent');
        const isEnd = !log.some(({ index }) => index > vote.index);
        if (isForked ? isSealed : isLastVote && (isEnd || isSealed)) ballot.standing.add(party);
      }
    }
    return [...ballots.values()];
  }

  private voteHash(cuts: readonly Cut[]): Buffer {
    return H('vote', canonicalBytes(cuts as unknown as Record<string, unknown>));
  }

  private hashAfterCut(node: Node, cuts: readonly Cut[]): string {
    return hex(H('cut', raw(node.T), this.voteHash(cuts)));
  }

  // ---- what is legal

  private isLone(asked: Asked): boolean {
    return asked.kind === 'do' && asked.seats.length === 1;
  }

  private isLegal(node: Node, slot: Asked['slots'][number], { body }: Entry): boolean {
    const { asked } = node;
    if ('seat' in body && body.seat !== slot.seat) return false;
    if (body.kind === 'resign') return slot.seat !== null;
    if (asked.kind === 'ask' || asked.kind === 'witness' || asked.kind === 'draw') {
      if (body.kind !== asked.kind) return false;
      if (body.kind === 'ask') return asked.witnesses.includes(body.witness);
      return this.isLink(node, slot.party, node.k, body.link);
    }
    if (this.isLone(asked)) {
      if (body.kind === 'back') return this.isLegalBack(node, slot.party, body);
      if (body.kind === 'return') return this.isLegalReturn(node, slot.party, body);
      if (body.kind !== 'do') return false;
      const played = this.playLone(node, body.seat, body.action);
      if (!played) return false;
      const { wanted } = played;
      const drawer = wanted.kind === 'draw' && node.k <= LINKS ? this.drawerOf(node, wanted.seat) : null;
      const needsLink = drawer !== null && drawer !== slot.party;
      const needsWitness =
        drawer === slot.party && this.header.policy.witness === 'named' && this.seated(node).length > 2;
      if ((body.link !== undefined) !== needsLink || (body.witness !== undefined) !== needsWitness)
        return false;
      if (body.link && !this.isLink(node, slot.party, node.k, body.link)) return false;
      return (
        body.witness === undefined ||
        (body.witness !== slot.party && node.parties[body.witness]?.status === 'seated')
      );
    }
    if (body.kind !== asked.kind) return false;
    if (body.kind === 'hide') return true;
    if (body.kind === 'show') {
      const given = asked.hidden.get(body.seat);
      if (!given) return false;
      const hash = H('hide', this.table, raw(given.T), body.seat, body.salt, canonicalBytes(body.action));
      if (hex(hash) !== given.hidden) return false;
    } else if (body.kind !== 'do' || body.link || body.witness !== undefined) return false;
    return this.canonical(node.state, body.seat, body.action) !== null;
  }

  private canonical(state: unknown, seat: number, action: Action): Action | null {
    try {
      return this.game.canonical(state, seat, action);
    } catch {
      return null;
    }
  }

  private isLink(node: Node, party: number, k: number, link: Uint8Array): boolean {
    if (k < 1 || k > LINKS) return false;
    const { key, tip } = node.parties[party];
    const name = `${hex(key)} ${k} ${hex(link)}`;
    let end = ends.get(name);
    if (end === undefined) {
      let at: Uint8Array = link;
      for (let n = k; n > 0; n--) at = H('link', key, n, at);
      ends.set(name, (end = hex(at)));
    }
    return end === hex(tip);
  }

  private targetOf(node: Node, to: number): Node | null {
    let at: Node | null = node;
    while (at && at.p > to) at = at.parent;
    return at && at.p === to && at !== node && this.isLone(at.asked) ? at : null;
  }

  private isLegalBack(node: Node, own: number, body: Extract<Body, { kind: 'back' }>): boolean {
    const target = this.targetOf(node, body.to);
    if (!target) return false;
    let isAlone = true;
    for (let at: Node = node; at !== target; at = at.parent!) {
      const [entry] = at.entries;
      isAlone &&=
        at.via === 'answers' &&
        at.entries.length === 1 &&
        entry.body.kind === 'do' &&
        entry.body.seat === body.seat &&
        !at.showed;
    }
    const needed = isAlone ? [] : this.seated(node).filter((party) => party !== own);
    const message = H('consent-back', this.table, raw(node.T), body.to);
    return (
      body.consents.length === needed.length &&
      body.consents.every(
        ({ party, signature }, i) =>
          party === needed[i] && this.isSigned(node.parties[party].key, message, signature)
      )
    );
  }

  private isLegalReturn(node: Node, own: number, body: Extract<Body, { kind: 'return' }>): boolean {
    const gone = node.parties[body.party];
    if (gone?.status !== 'cut' || gone.host !== own) return false;
    const { fresh } = body;
    if (fresh && node.parties.some(({ key }) => hex(key) === hex(fresh.key))) return false;
    const seated = this.seated(node);
    const message = H(
      'consent-return',
      this.table,
      raw(node.T),
      body.party,
      fresh?.key ?? new Uint8Array(32),
      fresh?.tip ?? new Uint8Array(32)
    );
    return (
      (body.consents.length + 1) * 2 > seated.length &&
      body.consents.every(
        ({ party, signature }, i) =>
          seated.includes(party) &&
          party !== own &&
          (i === 0 || body.consents[i - 1].party < party) &&
          this.isSigned(node.parties[party].key, message, signature)
      )
    );
  }

  // ---- steps

  private after(node: Node, entries: readonly Entry[]): Node {
    const { asked } = node;
    const T = hex(H('transcript', raw(node.T), ...entries.map(({ id }) => raw(id))));
    const lastEntries = [...node.lastEntries];
    entries.forEach((entry) => {
      if ((lastEntries[entry.party]?.index ?? -1) < entry.index) lastEntries[entry.party] = entry;
    });
    const [{ body }] = entries;
    const make: Make = (standing, result, mover = null) =>
      this.makeNode(node, T, 'answers', entries, standing, result, mover, lastEntries);
    const keep: Keep = (standing, next) =>
      this.keep(node, T, 'answers', entries, lastEntries, standing, next);
    const isDraw = asked.kind === 'ask' || asked.kind === 'witness' || asked.kind === 'draw';
    if ((isDraw || this.isLone(asked)) && body.kind === 'resign') {
      const standing = this.silence(node, (seat) => seat === body.seat, null);
      return make(standing, this.settle(node.state, standing));
    }
    if (isDraw) return this.afterDraw(node, entries, make, keep);
    if (this.isLone(asked)) return this.afterLone(node, entries[0], make);
    let standing: Standing = pick(node);
    for (const entry of entries)
      if (entry.body.kind === 'resign') {
        const { seat } = entry.body;
        standing = this.silence(standing, (one) => one === seat, null);
      }
    if (asked.kind !== 'hide') return make(standing, this.complete(node, entries, standing));
    const hidden = new Map<number, { hidden: string; T: string }>();
    for (const entry of entries)
      if (entry.body.kind === 'hide')
        hidden.set(entry.body.seat, { hidden: hex(entry.body.hidden), T: entry.hash });
    const slots = asked.slots.filter(({ seat }) => hidden.has(seat!));
    if (slots.length === 0) return make(standing, this.complete(node, [], standing));
    return keep(standing, { ...asked, kind: 'show', slots, hidden, accepts: [{ p: node.p + 1, T }] });
  }

  /** Once a witness was named, witnesses or drawers gave their links. */
  private afterDraw(node: Node, entries: readonly Entry[], make: Make, keep: Keep): Node {
    const { asked } = node;
    const [{ body }] = entries;
    if (body.kind === 'ask') return keep(node, this.askWitness(node, [body.witness]));
    const links = new Map(asked.links);
    for (const entry of entries)
      if ('link' in entry.body && entry.body.link) links.set(entry.party, entry.body.link);
    if (asked.kind === 'witness') {
      const seat = node.speakers[asked.drawSeat] === asked.drawer ? asked.drawSeat : null;
      return keep(node, { ...asked, kind: 'draw', slots: [{ party: asked.drawer, seat }], links });
    }
    const ordered = [...links].sort(([a], [b]) => a - b).map(([, link]) => link);
    const value = H('draw', this.table, node.k, ...ordered);
    return make({ ...pick(node), k: node.k + 1 }, this.settle(node.state, node, value));
  }

  /** Once the only seat asked moved, took back, or handed a seat back. */
  private afterLone(node: Node, { body, party }: Entry, make: Make): Node {
    if (body.kind === 'back') return make(pick(node), this.settle(this.targetOf(node, body.to)!.state, node));
    if (body.kind === 'return') {
      const standing = this.handedBack(node, party, body);
      return make(standing, this.settle(node.state, standing));
    }
    if (body.kind !== 'do') throw new Error('not legal');
    return make(pick(node), this.playLone(node, body.seat, body.action)!, {
      party,
      link: body.link,
      witness: body.witness
    });
  }

  private handedBack(node: Node, host: number, body: Extract<Body, { kind: 'return' }>): Standing {
    const { fresh } = body;
    const parties = node.parties.map((one, i) =>
      i === body.party ? { ...one, ...(!fresh && { status: 'seated' as const }), host: null } : one
    );
    const { origin } = parties[body.party];
    const back = fresh ? parties.length : body.party;
    if (fresh) parties.push({ ...fresh, origin, status: 'seated', host: null });
    return this.speak(
      { ...pick(node), parties },
      (seat) => this.header.seats[seat].party === origin && node.speakers[seat] === host,
      back
    );
  }

  private afterCut(node: Node, cuts: readonly Cut[]): Node {
    const { asked } = node;
    const T = this.hashAfterCut(node, cuts);
    let standing: Standing = { ...pick(node), k: node.k + JUMP };
    for (const cut of cuts) {
      if (cut.verdict === 'other') continue;
      const host = cut.verdict === 'bot' ? cut.host : null;
      const parties = standing.parties.map((one, i) =>
        i === cut.party
          ? { ...one, status: 'cut' as const, host }
          : one.host === cut.party
            ? { ...one, host }
            : one
      );
      const { speakers } = standing;
      standing = this.speak({ ...standing, parties }, (seat) => speakers[seat] === cut.party, host);
    }
    if (asked.seats.length > 1 && (asked.kind === 'do' || asked.kind === 'hide' || asked.kind === 'show')) {
      const slots = asked.slots.filter(({ party }) => !cuts.some((cut) => cut.party === party));
      if (slots.length === 0)
        return this.makeNode(
          node,
          T,
          'cut',
          [],
          standing,
          this.complete(node, [], standing),
          null,
          node.lastEntries
        );
      return this.keep(node, T, 'cut', [], node.lastEntries, standing, {
        ...asked,
        slots,
        accepts: [...asked.accepts, { p: node.p + 1, T }]
      });
    }
    const passed = [...asked.passed, ...cuts.flatMap((cut) => (cut.verdict === 'other' ? [cut.party] : []))];
    return this.makeNode(
      node,
      T,
      'cut',
      [],
      standing,
      this.settle(node.state, standing),
      null,
      node.lastEntries,
      passed
    );
  }

  private silence(standing: Standing, which: (seat: number) => boolean, by: number | null): Standing {
    return { ...this.speak(standing, which, by), k: standing.k + JUMP };
  }

  /** A party that speaks for no seat any more has left. */
  private speak(standing: Standing, which: (seat: number) => boolean, by: number | null): Standing {
    const speakers = standing.speakers.map((speaker, seat) => (which(seat) ? by : speaker));
    const parties = standing.parties.map((one, party) =>
      one.status === 'seated' && !speakers.includes(party) ? { ...one, status: 'left' as const } : one
    );
    return { ...standing, speakers, parties };
  }

  private makeNode(
    parent: Node | null,
    T: string,
    via: Node['via'],
    entries: readonly Entry[],
    standing: Standing,
    { state, wanted, showed }: Settled,
    mover: Mover | null,
    lastEntries: readonly (Entry | null)[],
    passed: readonly number[] = []
  ): Node {
    const p = parent ? parent.p + 1 : 0;
    const asked = this.ask(standing, wanted, mover, passed, { p, T });
    const node: Node = {
      p,
      T,
      parent,
      via,
      entries,
      ...pick(standing),
      lastEntries,
      state,
      asked,
      showed,
      ways: []
    };
    this.nodes.set(T, node);
    return node;
  }

  /** A step that does not move the game. */
  private keep(
    parent: Node,
    T: string,
    via: Node['via'],
    entries: readonly Entry[],
    lastEntries: readonly (Entry | null)[],
    standing: Standing,
    asked: Asked
  ): Node {
    const p = parent.p + 1;
    const accepts =
      asked.kind === 'do' || asked.kind === 'hide' || asked.kind === 'show' ? asked.accepts : [{ p, T }];
    const node: Node = {
      p,
      T,
      parent,
      via,
      entries,
      ...pick(standing),
      lastEntries,
      state: parent.state,
      asked: { ...asked, accepts },
      showed: false,
      ways: []
    };
    this.nodes.set(T, node);
    return node;
  }

  private askWitness({ asked }: Node, witnesses: readonly number[]): Asked {
    return { ...asked, kind: 'witness', witnesses, slots: witnesses.map((party) => ({ party, seat: null })) };
  }

  private drawerOf(standing: Pick<Standing, 'parties' | 'speakers'>, seat: number): number | null {
    const speaker = standing.speakers[seat];
    if (speaker !== null) return speaker;
    const seated = this.seated(standing);
    const owner = this.header.seats[seat].party;
    return seated.find((party) => party > owner) ?? seated[0] ?? null;
  }

  private ask(
    standing: Standing,
    wanted: Wanted,
    mover: Mover | null,
    passed: readonly number[],
    here: { p: number; T: string }
  ): Asked {
    const none: Asked = {
      kind: 'halt',
      slots: [],
      seats: [],
      accepts: [here],
      hidden: new Map(),
      drawer: -1,
      drawSeat: -1,
      witnesses: [],
      links: new Map(),
      passed
    };
    if (wanted.kind === 'over') return { ...none, kind: 'over' };
    if (wanted.kind === 'halt') return none;
    if (wanted.kind === 'choice') {
      const slots = wanted.seats.flatMap((seat) => {
        const party = standing.speakers[seat];
        return party === null ? [] : [{ party, seat }];
      });
      const isHidden = wanted.secret && new Set(slots.map(({ party }) => party)).size > 1;
      return { ...none, kind: isHidden ? 'hide' : 'do', seats: wanted.seats, slots };
    }
    const { policy } = this.header;
    const drawer = this.drawerOf(standing, wanted.seat);
    if (standing.k > LINKS || drawer === null) return none;
    const all = this.seated(standing).filter((party) => party !== drawer);
    const left = all.filter((party) => !passed.includes(party));
    const others = left.length > 0 ? left : all;
    const drawSlot = [
      { party: drawer, seat: standing.speakers[wanted.seat] === drawer ? wanted.seat : null }
    ];
    const links = new Map(mover?.link ? [[mover.party, mover.link]] : []);
    const base = { ...none, drawer, drawSeat: wanted.seat, links, witnesses: others };
    const draw: Asked = { ...base, kind: 'draw', slots: drawSlot };
    const witness = (who: readonly number[]): Asked => ({
      ...base,
      kind: 'witness',
      witnesses: who,
      slots: who.filter((party) => !links.has(party)).map((party) => ({ party, seat: null }))
    });
    if (others.length === 0) return draw;
    if (mover?.link) return policy.witness === 'all' && others.length > 1 ? witness(others) : draw;
    if (others.length === 1 || policy.witness === 'all') return witness(others);
    if (policy.witness === 'next') return witness([others.find((party) => party > drawer) ?? others[0]]);
    return mover?.witness === undefined
      ? { ...base, kind: 'ask', slots: drawSlot }
      : witness([mover.witness]);
  }

  private playLone(node: Node, seat: number, action: Action): Settled | null {
    const canonical = this.canonical(node.state, seat, action);
    if (!canonical) return null;
    try {
      return this.settle(node.state, node, undefined, [{ seat, action: canonical }]);
    } catch {
      return null;
    }
  }

  private complete(node: Node, entries: readonly Entry[], standing: Standing): Settled {
    const choices = node.asked.seats.map((seat) => {
      for (const { body } of entries)
        if ('action' in body && body.seat === seat) {
          const action = this.canonical(node.state, seat, body.action);
          if (action) return { seat, action };
        }
      return { seat, action: this.game.fallback(node.state, seat) };
    });
    return this.settle(node.state, standing, undefined, choices);
  }

  /** The game from a state on: choices first, then what silent seats do and what one value draws. */
  private settle(
    from: unknown,
    { speakers }: Pick<Standing, 'speakers'>,
    value?: Buffer,
    choices?: { seat: number; action: Action }[]
  ): Settled {
    const { game, header } = this;
    let state = from === null ? null : game.clone(from);
    const log: { reveals?: boolean | undefined }[] = [];
    let showed = false;
    if (choices) game.advance(state, { kind: 'choice', choices }, log as never[]);
    for (let n = 0; ;) {
      const wanted: Wanted =
        state === null ? { kind: 'draw', pile: 'first', seat: 0 } : (game.awaits(state) as Wanted);
      if (wanted.kind === 'draw' && value) {
        const pile =
          state === null
            ? header.seats
                .map((_, seat): [string, number] => [String(seat), 1])
                .sort(([a], [b]) => (a < b ? -1 : 1))
            : game.pile(state, wanted.pile);
        const size = pile.reduce((sum, [, count]) => sum + count, 0);
        let x = numberOf(value, n++, size);
        const [outcome] = pile.find(([, count]) => (x -= count) < 0)!;
        if (state === null) state = game.setup(this.config(Number(outcome)));
        else game.advance(state, { kind: 'draw', outcome }, log as never[]);
        showed = true;
      } else if (wanted.kind === 'choice' && wanted.seats.every((seat) => speakers[seat] === null)) {
        const silent = wanted.seats.map((seat) => ({ seat, action: game.fallback(state, seat) }));
        game.advance(state, { kind: 'choice', choices: silent }, log as never[]);
      } else return { state, wanted, showed: showed || log.some(({ reveals }) => reveals === true) };
    }
  }
}

interface Settled {
  readonly state: unknown;
  readonly wanted: Wanted;
  readonly showed: boolean;
}

interface Mover {
  readonly party: number;
  readonly link?: Uint8Array | undefined;
  readonly witness?: number | undefined;
}

function pick({ parties, speakers, k }: Standing): Standing {
  return { parties, speakers, k };
}

function numberOf(value: Buffer, n: number, size: number): number {
  if (size === 0) throw new Error('a draw from an empty pile');
  const limit = Math.floor(2 ** 48 / size) * size;
  for (let t = 0; ; t++) {
    const x = H('pick', value, n, t).readUIntBE(0, 6);
    if (x < limit) return x % size;
  }
}
