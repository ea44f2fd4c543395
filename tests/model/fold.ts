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

export interface Place {
  readonly p: number;
  readonly T: string;
  readonly parent: Place | null;
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
  readonly ways: Place[];
}

type Standing = Pick<Place, 'parties' | 'speakers' | 'k'>;
type Wanted =
  | { kind: 'choice'; seats: readonly number[]; secret: boolean }
  | { kind: 'draw'; pile: string; seat: number }
  | { kind: 'over' }
  | { kind: 'halt' };

export interface Outcome {
  readonly end: Place;
  readonly stopped: 'waits' | 'held' | 'disputed';
  readonly path: readonly Place[];
  readonly places: ReadonlyMap<string, Place>;
}

export class Model {
  private readonly table: Buffer;
  /** By the name of a log. */
  private readonly logs = new Map<string, Map<string, Entry>>();
  private readonly byPlace = new Map<string, Entry[]>();
  private readonly places = new Map<string, Place>();
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
      const place = `${name} ${entry.index}`;
      const twin = indices.get(place);
      if (twin !== undefined && twin !== entry.id)
        this.forks.set(name, Math.min(this.forks.get(name) ?? Infinity, entry.index));
      indices.set(place, entry.id);
      const isSit =
        entry.index === 0 &&
        entry.body.kind === 'sit' &&
        entry.prev === hex(this.table) &&
        entry.hash === entry.prev &&
        entry.position === 0;
      const fits = entry.index === 0 ? isSit : log.get(entry.prev)?.index === entry.index - 1;
      if (!fits || log.has(entry.id)) continue;
      log.set(entry.id, entry);
      this.byPlace.set(entry.hash, [...(this.byPlace.get(entry.hash) ?? []), entry]);
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
    const start = this.place(
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
      if (typeof next === 'string') return { end: at, stopped: next, path, places: this.places };
      path.push(next);
    }
  }

  /** A log is that of one number and, beyond the header, of one key. */
  private nameOf(entry: Entry): string {
    const key = entry.party < this.header.parties.length ? null : this.keyOf(entry);
    return key ? `${entry.party} ${hex(key)}` : `${entry.party}`;
  }

  private nameAt(place: Pick<Place, 'parties'>, party: number): string {
    return party < this.header.parties.length || !place.parties[party]
      ? `${party}`
      : `${party} ${hex(place.parties[party].key)}`;
  }

  /** The gapless entries of a party under the key it has at a place. */
  private logOf(place: Pick<Place, 'parties'>, party: number): Entry[] {
    return [...(this.logs.get(this.nameAt(place, party))?.values() ?? [])];
  }

  private isOwn(place: Place, entry: Entry): boolean {
    return this.nameOf(entry) === this.nameAt(place, entry.party);
  }

  private config(first: number) {
    const { seats, expansions, options } = this.header;
    return { seats: seats.length, expansions, options, first };
  }

  private seated(at: Pick<Place, 'parties'>): number[] {
    return at.parties.flatMap(({ status }, party) => (status === 'seated' ? [party] : []));
  }

  // ---- the tree

  private explore(at: Place): void {
    const todo = [at];
    for (let place = todo.pop(); place; place = todo.pop()) {
      for (const entries of this.joint(place)) place.ways.push(this.after(place, entries));
      for (const { cuts, sealers } of this.sealedRaw(place))
        if (sealers.size * 2 > this.seated(place).length) place.ways.push(this.afterCut(place, cuts));
      todo.push(...place.ways);
    }
  }

  private follows(entry: Entry, last: Entry | null | undefined): boolean {
    if (!last) return true;
    const log = this.logs.get(this.nameOf(entry))!;
    for (let at = log.get(entry.prev); at; at = log.get(at.prev)) if (at.id === last.id) return true;
    return false;
  }

  private answersOf(place: Place, slot: Asked['slots'][number]): Entry[] {
    const legal = place.asked.accepts
      .flatMap(({ p, T }) => (this.byPlace.get(T) ?? []).filter(({ position }) => position === p))
      .filter((entry) => entry.party === slot.party && this.isOwn(place, entry))
      .filter((entry) => this.follows(entry, place.lastEntries[slot.party]))
      .filter((entry) => this.isLegal(place, slot, entry))
      .sort((a, b) => a.index - b.index);
    return legal.filter((entry) => !legal.some((other) => this.follows(entry, other)));
  }

  private joint(place: Place): Entry[][] {
    if (place.asked.slots.length === 0) return [];
    let all: Entry[][] = [[]];
    for (const slot of place.asked.slots) {
      const found = this.answersOf(place, slot);
      all = all.flatMap((some) => found.map((one) => [...some, one]));
    }
    return all.filter((entries) =>
      entries.every((a) =>
        entries.every((b) => a === b || a.party !== b.party || this.follows(a, b) || this.follows(b, a))
      )
    );
  }

  // ---- which way

  private wayTo(place: Place, entry: Entry): Place | null {
    let at: Place | null = this.places.get(entry.hash) ?? null;
    if (!at || at.p !== entry.position || at.p <= place.p) return null;
    while (at && at.p > place.p + 1) at = at.parent;
    return at && at.parent === place ? at : null;
  }

  /** The entries of a log after another, in order, up to the first index with two ids. */
  private sole(place: Place, party: number): Entry[] {
    const last = place.lastEntries[party];
    const fork = this.forks.get(this.nameAt(place, party)) ?? Infinity;
    return this.logOf(place, party)
      .filter((entry) => entry.index < fork && entry.index > (last?.index ?? -1))
      .sort((a, b) => a.index - b.index);
  }

  private choose(place: Place): Place | Outcome['stopped'] {
    const seated = this.seated(place);
    const support = new Map<Place, number>();
    for (const party of seated) {
      const way = this.sole(place, party)
        .map((entry) => this.wayTo(place, entry))
        .find((one) => one !== null);
      if (way) support.set(way, (support.get(way) ?? 0) + 1);
    }
    const isMost = (n: number) => n * 2 > seated.length;
    for (const [way, count] of support) if (isMost(count)) return way;
    const ballots = this.tally(place);
    const carried = ballots.filter(({ sealed }) => isMost(sealed.size));
    const cutWay = (cuts: readonly Cut[]) =>
      place.ways.find(({ T }) => T === this.hashAfterCut(place, cuts))!;
    if (carried.length === 1) return cutWay(carried[0].cuts);
    if (carried.length > 1) {
      const best = carried.find(({ bound }) => isMost(bound.size));
      return best ? cutWay(best.cuts) : 'disputed';
    }
    if (ballots.some(({ standing }) => isMost(standing.size))) return 'held';
    const answers = place.ways.filter(({ via }) => via === 'answers');
    if (answers.length === 0) return 'waits';
    if (answers.length === 1) return answers[0];
    const counts = answers.map((way) => support.get(way) ?? 0);
    const max = Math.max(...counts);
    if (max === 0 || counts.filter((count) => count === max).length > 1) return 'disputed';
    return answers[counts.indexOf(max)];
  }

  // ---- votes

  private votesAt(place: Place): Entry[] {
    return (this.byPlace.get(place.T) ?? []).filter(
      (entry) =>
        entry.body.kind === 'absent' &&
        entry.position === place.p &&
        this.isOwn(place, entry) &&
        this.follows(entry, place.lastEntries[entry.party] ?? null) &&
        this.isVote(place, entry)
    );
  }

  private sealsOf(vote: Entry): Entry[] {
    return [...this.logs.get(this.nameOf(vote))!.values()].filter(
      ({ body, prev, position, hash }) =>
        body.kind === 'seal' && prev === vote.id && hash === vote.hash && position === vote.position
    );
  }

  private sealedRaw(place: Place): { cuts: readonly Cut[]; sealers: Set<number> }[] {
    const ballots = new Map<string, { cuts: readonly Cut[]; sealers: Set<number> }>();
    for (const vote of this.votesAt(place)) {
      if (vote.body.kind !== 'absent' || this.sealsOf(vote).length === 0) continue;
      const key = hex(this.voteHash(vote.body.cuts));
      const ballot = ballots.get(key) ?? { cuts: vote.body.cuts, sealers: new Set() };
      ballots.set(key, ballot);
      ballot.sealers.add(vote.party);
    }
    return [...ballots.values()];
  }

  private isVote(place: Place, vote: Entry): boolean {
    const { body, party } = vote;
    if (body.kind !== 'absent' || body.cuts.length === 0 || place.parties[party]?.status !== 'seated')
      return false;
    const awaited = place.asked.slots.map((slot) => slot.party);
    const named = body.cuts.map((cut) => cut.party);
    const isSeated = (other: number) => place.parties[other]?.status === 'seated';
    const proven = this.isProven(place, vote) ? body.proof!.party : null;
    return body.cuts.every((cut, i) => {
      if (cut.party === party || (i > 0 && named[i - 1] >= cut.party)) return false;
      if (!awaited.includes(cut.party) && !(cut.party === proven && isSeated(cut.party))) return false;
      if (cut.verdict === 'other') return place.asked.kind === 'witness' && awaited.includes(cut.party);
      return cut.verdict !== 'bot' || (isSeated(cut.host) && !named.includes(cut.host));
    });
  }

  private isProven(place: Place, vote: Entry): boolean {
    const { body } = vote;
    if (body.kind !== 'absent' || !body.proof) return false;
    const { party, index, ids, signatures } = body.proof;
    if (!place.parties[party] || !body.cuts.some((cut) => cut.party === party)) return false;
    if (hex(ids[0]) === hex(ids[1])) return false;
    return ids.every((id, i) =>
      this.isSigned(place.parties[party].key, H('place', this.table, party, index, id), signatures[i])
    );
  }

  private isSigned(key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
    const der = Buffer.concat([PUBLIC, key]);
    return verify(null, message, createPublicKey({ key: der, format: 'der', type: 'spki' }), signature);
  }

  private countsAt(place: Place, vote: Entry): boolean {
    if (this.isProven(place, vote)) return true;
    const log = this.logs.get(this.nameOf(vote))!;
    const last = place.lastEntries[vote.party];
    for (let at = log.get(vote.prev); at && at.id !== last?.id; at = log.get(at.prev))
      if (this.wayTo(place, at)?.via === 'answers') return false;
    return true;
  }

  private tally(place: Place) {
    interface Ballot {
      cuts: readonly Cut[];
      standing: Set<number>;
      sealed: Set<number>;
      bound: Set<number>;
    }
    const ballots = new Map<string, Ballot>();
    const votes = this.votesAt(place).filter((vote) => this.countsAt(place, vote));
    for (const party of this.seated(place)) {
      const isForked = this.forks.has(this.nameAt(place, party));
      const log = this.logOf(place, party);
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

  private hashAfterCut(place: Place, cuts: readonly Cut[]): string {
    return hex(H('cut', raw(place.T), this.voteHash(cuts)));
  }

  // ---- what is legal

  private isLone(asked: Asked): boolean {
    return asked.kind === 'do' && asked.seats.length === 1;
  }

  private isLegal(place: Place, slot: Asked['slots'][number], { body }: Entry): boolean {
    const { asked } = place;
    if ('seat' in body && body.seat !== slot.seat) return false;
    if (body.kind === 'resign') return slot.seat !== null;
    if (asked.kind === 'ask' || asked.kind === 'witness' || asked.kind === 'draw') {
      if (body.kind !== asked.kind) return false;
      if (body.kind === 'ask') return asked.witnesses.includes(body.witness);
      return this.isLink(place, slot.party, place.k, body.link);
    }
    if (this.isLone(asked)) {
      if (body.kind === 'back') return this.isLegalBack(place, slot.party, body);
      if (body.kind === 'return') return this.isLegalReturn(place, slot.party, body);
      if (body.kind !== 'do') return false;
      const played = this.playLone(place, body.seat, body.action);
      if (!played) return false;
      const { wanted } = played;
      const drawer = wanted.kind === 'draw' && place.k <= LINKS ? this.drawerOf(place, wanted.seat) : null;
      const needsLink = drawer !== null && drawer !== slot.party;
      const needsWitness =
        drawer === slot.party && this.header.policy.witness === 'named' && this.seated(place).length > 2;
      if ((body.link !== undefined) !== needsLink || (body.witness !== undefined) !== needsWitness)
        return false;
      if (body.link && !this.isLink(place, slot.party, place.k, body.link)) return false;
      return (
        body.witness === undefined ||
        (body.witness !== slot.party && place.parties[body.witness]?.status === 'seated')
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
    return this.canonical(place.state, body.seat, body.action) !== null;
  }

  private canonical(state: unknown, seat: number, action: Action): Action | null {
    try {
      return this.game.canonical(state, seat, action);
    } catch {
      return null;
    }
  }

  private isLink(place: Place, party: number, k: number, link: Uint8Array): boolean {
    if (k < 1 || k > LINKS) return false;
    const { key, tip } = place.parties[party];
    const name = `${hex(key)} ${k} ${hex(link)}`;
    let end = ends.get(name);
    if (end === undefined) {
      let at: Uint8Array = link;
      for (let n = k; n > 0; n--) at = H('link', key, n, at);
      ends.set(name, (end = hex(at)));
    }
    return end === hex(tip);
  }

  private targetOf(place: Place, to: number): Place | null {
    let at: Place | null = place;
    while (at && at.p > to) at = at.parent;
    return at && at.p === to && at !== place && this.isLone(at.asked) ? at : null;
  }

  private isLegalBack(place: Place, own: number, body: Extract<Body, { kind: 'back' }>): boolean {
    const target = this.targetOf(place, body.to);
    if (!target) return false;
    let isAlone = true;
    for (let at: Place = place; at !== target; at = at.parent!) {
      const [entry] = at.entries;
      isAlone &&=
        at.via === 'answers' &&
        at.entries.length === 1 &&
        entry.body.kind === 'do' &&
        entry.body.seat === body.seat &&
        !at.showed;
    }
    const needed = isAlone ? [] : this.seated(place).filter((party) => party !== own);
    const message = H('consent-back', this.table, raw(place.T), body.to);
    return (
      body.consents.length === needed.length &&
      body.consents.every(
        ({ party, signature }, i) =>
          party === needed[i] && this.isSigned(place.parties[party].key, message, signature)
      )
    );
  }

  private isLegalReturn(place: Place, own: number, body: Extract<Body, { kind: 'return' }>): boolean {
    const gone = place.parties[body.party];
    if (gone?.status !== 'cut' || gone.host !== own) return false;
    const { fresh } = body;
    if (fresh && place.parties.some(({ key }) => hex(key) === hex(fresh.key))) return false;
    const seated = this.seated(place);
    const message = H(
      'consent-return',
      this.table,
      raw(place.T),
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
          this.isSigned(place.parties[party].key, message, signature)
      )
    );
  }

  // ---- steps

  private after(place: Place, entries: readonly Entry[]): Place {
    const { asked } = place;
    const T = hex(H('transcript', raw(place.T), ...entries.map(({ id }) => raw(id))));
    const lastEntries = [...place.lastEntries];
    entries.forEach((entry) => {
      if ((lastEntries[entry.party]?.index ?? -1) < entry.index) lastEntries[entry.party] = entry;
    });
    const make = (standing: Standing, result: Settled, mover: Mover | null = null) =>
      this.place(place, T, 'answers', entries, standing, result, mover, lastEntries);
    const [{ body, party }] = entries;
    if (asked.kind === 'ask' || asked.kind === 'witness' || asked.kind === 'draw') {
      if (body.kind === 'resign') {
        const standing = this.silence(place, (seat) => seat === body.seat, null);
        return make(standing, this.settle(place.state, standing));
      }
      if (body.kind === 'ask')
        return this.keep(
          place,
          T,
          'answers',
          entries,
          lastEntries,
          place,
          this.askWitness(place, [body.witness])
        );
      const links = new Map(asked.links);
      for (const entry of entries)
        if ('link' in entry.body && entry.body.link) links.set(entry.party, entry.body.link);
      if (asked.kind === 'witness') {
        const slots = [
          {
            party: asked.drawer,
            seat: place.speakers[asked.drawSeat] === asked.drawer ? asked.drawSeat : null
          }
        ];
        return this.keep(place, T, 'answers', entries, lastEntries, place, {
          ...asked,
          kind: 'draw',
          slots,
          links
        });
      }
      const value = H(
        'draw',
        this.table,
        place.k,
        ...[...links].sort(([a], [b]) => a - b).map(([, link]) => link)
      );
      const standing = { ...pick(place), k: place.k + 1 };
      return make(standing, this.settle(place.state, place, value));
    }
    if (this.isLone(asked)) {
      if (body.kind === 'resign') {
        const standing = this.silence(place, (seat) => seat === body.seat, null);
        return make(standing, this.settle(place.state, standing));
      }
      if (body.kind === 'back')
        return make(pick(place), this.settle(this.targetOf(place, body.to)!.state, place));
      if (body.kind === 'return') {
        const { fresh } = body;
        const parties = place.parties.map((one, i) =>
          i === body.party ? { ...one, ...(!fresh && { status: 'seated' as const }), host: null } : one
        );
        const { origin } = parties[body.party];
        const back = fresh ? parties.length : body.party;
        if (fresh) parties.push({ ...fresh, origin, status: 'seated', host: null });
        const standing = this.speak(
          { ...pick(place), parties },
          (seat) => this.header.seats[seat].party === origin && place.speakers[seat] === party,
          back
        );
        return make(standing, this.settle(place.state, standing));
      }
      if (body.kind !== 'do') throw new Error('not legal');
      return make(pick(place), this.playLone(place, body.seat, body.action)!, {
        party,
        link: body.link,
        witness: body.witness
      });
    }
    let standing: Standing = pick(place);
    for (const entry of entries)
      if (entry.body.kind === 'resign') {
        const { seat } = entry.body;
        standing = this.silence(standing, (one) => one === seat, null);
      }
    if (asked.kind === 'hide') {
      const hidden = new Map<number, { hidden: string; T: string }>();
      for (const entry of entries)
        if (entry.body.kind === 'hide')
          hidden.set(entry.body.seat, { hidden: hex(entry.body.hidden), T: entry.hash });
      const slots = asked.slots.filter(({ seat }) => hidden.has(seat!));
      if (slots.length === 0) return make(standing, this.complete(place, [], standing));
      return this.keep(place, T, 'answers', entries, lastEntries, standing, {
        ...asked,
        kind: 'show',
        slots,
        hidden,
        accepts: [{ p: place.p + 1, T }]
      });
    }
    return make(standing, this.complete(place, entries, standing));
  }

  private afterCut(place: Place, cuts: readonly Cut[]): Place {
    const { asked } = place;
    const T = this.hashAfterCut(place, cuts);
    let standing: Standing = { ...pick(place), k: place.k + JUMP };
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
        return this.place(
          place,
          T,
          'cut',
          [],
          standing,
          this.complete(place, [], standing),
          null,
          place.lastEntries
        );
      return this.keep(place, T, 'cut', [], place.lastEntries, standing, {
        ...asked,
        slots,
        accepts: [...asked.accepts, { p: place.p + 1, T }]
      });
    }
    const passed = [...asked.passed, ...cuts.flatMap((cut) => (cut.verdict === 'other' ? [cut.party] : []))];
    return this.place(
      place,
      T,
      'cut',
      [],
      standing,
      this.settle(place.state, standing),
      null,
      place.lastEntries,
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

  private place(
    parent: Place | null,
    T: string,
    via: Place['via'],
    entries: readonly Entry[],
    standing: Standing,
    { state, wanted, showed }: Settled,
    mover: Mover | null,
    lastEntries: readonly (Entry | null)[],
    passed: readonly number[] = []
  ): Place {
    const p = parent ? parent.p + 1 : 0;
    const asked = this.ask(standing, wanted, mover, passed, { p, T });
    const place: Place = {
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
    this.places.set(T, place);
    return place;
  }

  /** A step that does not move the game. */
  private keep(
    parent: Place,
    T: string,
    via: Place['via'],
    entries: readonly Entry[],
    lastEntries: readonly (Entry | null)[],
    standing: Standing,
    asked: Asked
  ): Place {
    const p = parent.p + 1;
    const accepts =
      asked.kind === 'do' || asked.kind === 'hide' || asked.kind === 'show' ? asked.accepts : [{ p, T }];
    const place: Place = {
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
    this.places.set(T, place);
    return place;
  }

  private askWitness({ asked }: Place, witnesses: readonly number[]): Asked {
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

  private playLone(place: Place, seat: number, action: Action): Settled | null {
    const canonical = this.canonical(place.state, seat, action);
    if (!canonical) return null;
    try {
      return this.settle(place.state, place, undefined, [{ seat, action: canonical }]);
    } catch {
      return null;
    }
  }

  private complete(place: Place, entries: readonly Entry[], standing: Standing): Settled {
    const choices = place.asked.seats.map((seat) => {
      for (const { body } of entries)
        if ('action' in body && body.seat === seat) {
          const action = this.canonical(place.state, seat, body.action);
          if (action) return { seat, action };
        }
      return { seat, action: this.game.fallback(place.state, seat) };
    });
    return this.settle(place.state, standing, undefined, choices);
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
