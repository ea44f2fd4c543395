/** Tries every order in which a few devices may sign and receive entries, and checks each state they can reach. */
import { stateHash } from '../../../src/lib/kernel/canonical.ts';
import type { Game } from '../../../src/lib/kernel/game.ts';
import { sameBytes, toHex } from '../../../src/lib/table/log/bytes.ts';
import { backMessage, returnMessage } from '../../../src/lib/table/consent/consent.ts';
import {
  decodeEntry,
  type Consent,
  type Cut,
  type Entry,
  type Proof
} from '../../../src/lib/table/log/entry.ts';
import { TableError } from '../../../src/lib/table/errors.ts';
import {
  createHeader,
  type Header,
  type PartyId,
  type WitnessPolicy
} from '../../../src/lib/table/header.ts';
import { evidenceOf, proofOf } from '../../../src/lib/table/fold/evidence.ts';
import { seatedParties, type Node } from '../../../src/lib/table/fold/node.ts';
import { Table } from '../../../src/lib/table/fold/table.ts';
import { consentsNeeded, isTarget } from '../../../src/lib/table/consent/takeback.ts';
import { dice, headerFor, secretsOf, seeded } from '../../../src/lib/table/testing/bench.ts';
import { toy } from '../../../src/lib/table/testing/toy.ts';
import { Writer } from '../../../src/lib/table/writer.ts';
import { duel } from './duel.ts';
import { Pen } from './liars.ts';
import { quickReceive, quickSigner } from './quick.ts';

export interface Question {
  readonly parties: number;
  /** Beads: turns that open with draws. Duel: a secret choice, a draw, and choices that can be taken back. */
  readonly game?: 'toy' | 'duel';
  /** States checked before the search ends. */
  readonly states: number;
  /** Entries signed beyond the first of every party. */
  readonly entries: number;
  /** A party that plays on two devices, each of which knows nothing of what the other signs. */
  readonly liar?: PartyId;
  /** Seats are resigned and handed back as well, witnesses passed over, and the liar signs junk and late seals. */
  readonly wild?: boolean;
  /**
   * The last party was voted out and the liar hosts its bot: it returned the seat to several keys, and signs with all of
   * them.
   */
  readonly twice?: boolean;
  readonly policy?: WitnessPolicy;
  readonly seed: number;
}

export interface Answer {
  readonly states: number;
  /** Sets of entries that some device held. */
  readonly views: number;
  readonly cuts: number;
  readonly draws: number;
  /** Views in which something was taken back, and in which a secret was shown. */
  readonly backs: number;
  readonly shows: number;
  /** Views in which one of several keys of a number has answered, and another one has signed entries. */
  readonly returns: number;
  /** States from which the honest parties alone had to continue. */
  readonly revived: number;
  /** True when no state was left to check. */
  readonly complete: boolean;
  readonly faults: readonly string[];
}

/** The result of a set of entries on any device: it depends on nothing else. */
interface View {
  readonly digest: string;
  /** Hashes of the path up to the last cut in it: no entry to come may change them. */
  readonly settled: readonly string[];
  readonly path: readonly string[];
  /** Positions of the path that more than half of the parties seated before them, all honest, have built on. */
  readonly kept: readonly number[];
  readonly drawn: number;
  readonly backs: number;
  readonly shows: number;
  readonly isTwice: boolean;
  /** Per device what it may sign next; computed on first use. */
  readonly next: Map<number, Promise<readonly number[][]>>;
}

type Held = readonly number[];

/** From one in this many states the honest parties alone have to continue. */
const REVIVE = 6;
/** Whose secrets the keys have that a liar returns a seat to. */
const KEYS = [20, 21];
/** More entries than a device ever signs until all have received them. */
const MANY = 32;

const GAMES: Record<string, Game> = { toy: toy as Game, duel: duel as Game };
const games = (id: string): Game | undefined => GAMES[id];

export class Explorer {
  private readonly header: Header;
  private readonly receive = quickReceive();
  private readonly signed: Entry[] = [];
  private readonly numbers = new Map<string, number>();
  /** The keys of entries that are signed with one that a return gave. */
  private readonly keys = new Map<Entry, Uint8Array>();
  private readonly views = new Map<string, View>();
  private readonly faults = new Set<string>();
  private readonly owners: PartyId[];
  private readonly roll: (below: number) => number;
  private revived = 0;

  constructor(private readonly question: Question) {
    const { parties, liar, seed, game = 'toy', policy: witness = 'next', twice } = question;
    const seats = Array.from({ length: parties }, (_, seat) => seat);
    this.header = createHeader(
      { ...headerFor({ seats, first: twice ? parties - 1 : 0, witness, options: { rounds: 1 } }), game },
      seeded(seed)
    );
    this.owners = liar === undefined ? seats : [...seats, liar];
    this.roll = dice(seed);
  }

  async run(): Promise<Answer> {
    const { states, parties } = this.question;
    const sat: number[] = [];
    for (let party = 0; party < parties; party++)
      sat.push(this.number(await this.device(party, []).writer.sit()));
    const todo: Held[][] = [this.question.twice ? await this.returnedTwice(sat) : this.owners.map(() => sat)];
    const seen = new Set([nameOf(todo[0])]);
    while (todo.length > 0 && seen.size < states) {
      // From a random open state directly to an end: breadth-first search alone would reach only beginnings.
      let state: readonly Held[] | undefined = take(todo, this.roll(todo.length));
      while (state && seen.size < states) {
        const fresh: Held[][] = (await this.following(state)).filter((other) => !seen.has(nameOf(other)));
        for (const other of fresh) seen.add(nameOf(other));
        if (this.roll(REVIVE) === 0) await this.assertAlive(state);
        state = fresh.length > 0 ? take(fresh, this.roll(fresh.length)) : undefined;
        todo.push(...fresh);
      }
    }
    const views = [...this.views.values()];
    return {
      states: seen.size,
      views: views.length,
      cuts: views.filter(({ settled }) => settled.length > 0).length,
      draws: Math.max(...views.map(({ drawn }) => drawn)),
      backs: views.filter(({ backs }) => backs > 0).length,
      shows: views.filter(({ shows }) => shows > 0).length,
      returns: views.filter(({ isTwice }) => isTwice).length,
      revived: this.revived,
      complete: todo.length === 0,
      faults: [...this.faults]
    };
  }

  /**
   * The others vote the last party out, once it is to choose, and the liar returns its seat to two keys: one party knows
   * of the first, the others of the second.
   */
  private async returnedTwice(held: number[]): Promise<Held[]> {
    const { parties, liar = 0 } = this.question;
    const duties = async () => {
      for (let party = 0; party < parties; party++)
        for (const bytes of await this.device(party, held).writer.answerDuties())
          held.push(this.number(bytes));
    };
    await duties();
    await duties();
    const votes: number[] = [];
    for (let party = 0; party < parties - 1; party++) {
      const { writer } = this.device(party, held);
      votes.push(this.number(await writer.vote([{ party: parties - 1, verdict: 'bot', host: liar }])));
    }
    held.push(...votes);
    await duties();
    const returns = (await this.returns(this.tableOf(held), held)).map(([at]) => at);
    return this.owners.map((party) => [
      ...held,
      ...(party === liar ? returns : [returns[party === 1 ? 0 : 1]])
    ]);
  }

  /** Whether one of several keys of a number has answered, and another one has signed entries. */
  private isTwice({ fold }: Table): boolean {
    const { parties } = this.question;
    const isPlayed = fold.nodes.some(
      ({ via }) => via.kind === 'answers' && via.entries.some(({ party }) => party >= parties)
    );
    return isPlayed && fold.kept.filter(({ party, log }) => party === parties && log.seated).length > 1;
  }

  /** An entry, or all entries signed with the same key that a return gave. */
  private withKeyOf(entry: number): number[] {
    const key = this.keys.get(this.signed[entry]);
    return key ? [...this.signed.keys()].filter((at) => this.keys.get(this.signed[at]) === key) : [entry];
  }

  /** The liar signs with the keys of returned parties as well. */
  private isHonest(party: PartyId): boolean {
    return party !== this.question.liar && party < this.question.parties;
  }

  private async following(state: readonly Held[]): Promise<Held[][]> {
    const all: Held[][] = [];
    const everything = [...new Set(state.flat())];
    for (const [device, held] of state.entries()) {
      const put = (more: readonly number[]) =>
        all.push(
          state.map((other, at) => (at === device ? [...held, ...more].sort((a, b) => a - b) : other))
        );
      for (const entry of everything)
        if (!held.includes(entry) && this.hears(device, held, entry)) {
          // All that one key signed arrives at once: orders within it are tried where each set is looked at.
          const more = this.withKeyOf(entry).filter((at) => everything.includes(at) && !held.includes(at));
          put(more);
          this.compare(held, [...held, ...more]);
        }
      if (everything.length < this.question.parties + this.question.entries)
        for (const signed of await this.next(device, held)) put(signed);
    }
    return all;
  }

  /**
   * Logs are received in order: entries beyond a gap wait and change nothing. A device that received its twin's entries
   * would have to stop: that is no attack.
   */
  private hears(device: number, held: Held, entry: number): boolean {
    const { party, prev } = this.signed[entry];
    if (party === this.question.liar && this.owners[device] === party) return false;
    if (this.keys.has(this.signed[entry]))
      return this.withKeyOf(entry).find((at) => !held.includes(at)) === entry;
    return held.includes(this.numbers.get(prev) ?? -1);
  }

  /**
   * More entries do not change a cut, unless a party lied; and a position that more than half of the seated, all
   * honest, have built on stays even with liars.
   */
  private compare(before: Held, after: Held): void {
    const { settled, path, kept } = this.view(before);
    const then = this.view(after);
    if (kept.some((position) => then.path[position] !== path[position]))
      this.faults.add('what an honest majority built on was undone');
    if (this.question.liar !== undefined) return;
    const later = then.settled;
    if (settled.some((hash, at) => later[at] !== hash)) this.faults.add('a cut was undone');
  }

  private next(device: number, held: Held): Promise<readonly number[][]> {
    const { next } = this.view(held);
    let found = next.get(device);
    if (!found) next.set(device, (found = this.sign(device, held)));
    return found;
  }

  /** Duties come first, as in the app; else a choice, or a vote on a missing party. */
  private async sign(device: number, held: Held): Promise<number[][]> {
    const party = this.owners[device];
    const fresh = () => this.device(party, held);
    const owed = await fresh().writer.answerDuties();
    if (owed.length > 0) return [owed.map((bytes) => this.number(bytes))];
    const found: number[][] = [];
    const attempt = async (sign: (at: ReturnType<typeof fresh>) => Promise<Uint8Array>) => {
      try {
        found.push([this.number(await sign(fresh()))]);
      } catch (error) {
        if (!(error instanceof TableError)) throw error;
      }
    };
    const { table } = fresh();
    const { snapshot } = table;
    const own = snapshot.awaited.find((slot) => slot.party === party && slot.seat !== null);
    if (own && own.seat !== null) {
      const { seat } = own;
      // A twin that chose as its sibling did would sign the same entry.
      const pick = device < this.question.parties ? 0 : -1;
      await attempt(({ table, writer }) =>
        writer.act(seat, table.actions(seat).at(pick) ?? { do: 'nothing' })
      );
      for (const to of this.question.twice ? [] : targets(table.fold.tip)) {
        const consents = await this.consents(table, seat, to);
        await attempt(({ writer }) => writer.back(seat, to, consents));
      }
    }
    const missing = [...new Set(snapshot.awaited.map((slot) => slot.party))].filter(
      (other) => other !== party
    );
    // One vote of a party at a place: more only make the same states with longer logs.
    const hasVoted = held.some((at) => {
      const { party: voter, body, hash } = this.signed[at];
      return voter === party && body.kind === 'absent' && hash === snapshot.hash;
    });
    if (missing.length > 0 && !hasVoted) {
      await attempt(({ writer }) =>
        writer.vote(missing.map((gone): Cut => ({ party: gone, verdict: 'out' })))
      );
      const [gone] = missing;
      const host = this.owners.find((other) => !missing.includes(other)) ?? party;
      await attempt(({ writer }) => writer.vote([{ party: gone, verdict: 'bot', host }]));
      if (this.question.wild && snapshot.ask.kind === 'draw')
        await attempt(({ writer }) => writer.vote([{ party: gone, verdict: 'other' }]));
    }
    if (party === this.question.liar && this.question.twice) found.push(...(await this.returns(table, held)));
    if (!this.question.wild) return found;
    if (own && own.seat !== null) {
      const { seat } = own;
      await attempt(({ writer }) => writer.resign(seat));
      const gone = snapshot.seating.parties.findIndex(({ host }) => host === party);
      if (gone >= 0) {
        const consents = await this.consentsToReturn(table, table.fold.tip, party, gone);
        await attempt(({ writer }) => writer.giveBack(seat, gone, consents));
      }
    }
    if (party === this.question.liar) found.push(...(await this.lies(table, held)));
    return found;
  }

  /** Entries no client signs: junk before everything else, and a seal after any own vote, however old. */
  private async lies(table: Table, held: Held): Promise<number[][]> {
    const party = this.question.liar ?? 0;
    const found: number[][] = [];
    const pen = new Pen(table, party);
    const { position, hash } = table.snapshot;
    if (!held.some((at) => this.signed[at].body.kind === 'do' && this.signed[at].position === position))
      found.push([
        this.number(await pen.sign({ kind: 'do', seat: party, action: { do: 'fly' } }, { position, hash }))
      ]);
    for (const at of held) {
      const vote = this.signed[at];
      if (vote.party !== party || vote.body.kind !== 'absent' || vote.body.cuts.length === 0) continue;
      const seal = this.number(await pen.from(vote).sign({ kind: 'seal' }, vote));
      if (!held.includes(seal)) found.push([seal]);
    }
    return found;
  }

  /** Returns of one seat to several keys, on branches of one log, and what these keys sign on each of them. */
  private async returns(table: Table, held: Held): Promise<number[][]> {
    const party = this.question.liar ?? 0;
    const found: number[][] = [];
    const given = held.filter((at) => this.signed[at].body.kind === 'return');
    const [first] = given.map((at) => this.signed[at]);
    const gone = table.snapshot.seating.parties.findIndex(({ host }) => host === party);
    const place = first ?? table.snapshot;
    const node = table.fold.at(place.position);
    const pen = new Pen(table, party, first ? (table.fold.logOf(party)?.get(first.prev) ?? null) : undefined);
    const isAsked = table.snapshot.awaited.some((slot) => slot.seat === this.question.parties - 1);
    if (node?.hash === place.hash && (first || (gone >= 0 && isAsked)))
      for (const key of KEYS) {
        const { signer, chain } = secretsOf(key);
        const fresh = { key: signer.publicKey, tip: chain.tip };
        const cut = this.question.parties - 1;
        const consents = await this.consentsToReturn(table, node, party, cut, fresh);
        const body = { kind: 'return', seat: cut, party: cut, consents, fresh } as const;
        const at = this.number(await pen.from(pen.last).sign(body, place));
        if (!held.includes(at)) found.push([at]);
      }
    for (const at of given) {
      const { body } = this.signed[at];
      const key = KEYS.find(
        (one) =>
          body.kind === 'return' && body.fresh && sameBytes(secretsOf(one).signer.publicKey, body.fresh.key)
      );
      if (key === undefined) continue;
      const view = this.tableOf(held.filter((other) => other === at || !given.includes(other)));
      found.push(...(await this.signWith(key, view, held)));
    }
    return found;
  }

  /** What a key that was given a number signs there: `sit`, and all that it is asked. */
  private async signWith(key: number, table: Table, held: Held): Promise<number[][]> {
    const { chain } = secretsOf(key);
    const signer = quickSigner(key);
    const party = table.snapshot.seating.parties.findIndex((one) => sameBytes(one.key, signer.publicKey));
    if (party < 0) return [];
    const writer = new Writer({ table, party, signer, chain, store: () => Promise.resolve() });
    // A device that received some of them, with a gap, signs nothing.
    if (writer.log.held !== writer.log.size) return [];
    const signed: Uint8Array[] = [];
    if (!writer.log.seated) signed.push(await writer.sit());
    for (;;) {
      signed.push(...(await writer.answerDuties()));
      const seat = table.snapshot.awaited.find((slot) => slot.party === party)?.seat;
      if (seat === null || seat === undefined) break;
      const actions = table.actions(seat);
      // The last action leads to no draw.
      signed.push(await writer.act(seat, actions[actions.length - 1]));
    }
    const found = signed.map((bytes) => this.number(bytes, signer.publicKey));
    return found.some((at) => !held.includes(at)) ? [found.filter((at) => !held.includes(at))] : [];
  }

  /**
   * While more than half of the seated are honest and hold the same, they can always go on: they sign duties and choices,
   * drop a sealed vote that holds the table, and vote out parties that are missing or lied.
   */
  private async assertAlive(state: readonly Held[]): Promise<void> {
    const everything = [...new Set(state.flat())];
    const { liar } = this.question;
    const first = this.tableOf(everything);
    const { seating, position: from } = first.snapshot;
    const seated = seating.parties.flatMap(({ status }, party) => (status === 'seated' ? [party] : []));
    const honest = seated.filter((party) => this.isHonest(party));
    if (honest.length * 2 <= seated.length || first.snapshot.phase === 'sitting') return;
    this.revived++;
    const devices = honest.map((party) => this.device(party, everything));
    const [{ table }] = devices;
    const share = (list: readonly Uint8Array[]) => {
      for (const device of devices) for (const bytes of list) device.table.receive(bytes);
    };
    const attempt = async (sign: () => Promise<Uint8Array>) => {
      try {
        share([await sign()]);
      } catch (error) {
        if (!(error instanceof TableError)) throw error;
      }
    };
    const isOn = () =>
      table.snapshot.over || table.snapshot.phase === 'halted' || table.snapshot.position > from;
    const duties = async () => {
      for (let busy = true; busy;) {
        busy = false;
        for (const { writer } of devices) {
          const signed = await writer.answerDuties();
          busy ||= signed.length > 0;
          share(signed);
        }
      }
    };
    const vote = async (cuts: readonly Cut[], proof?: Proof) => {
      for (const { writer } of devices)
        if (!cuts.some(({ party }) => party === writer.party)) await attempt(() => writer.vote(cuts, proof));
      await duties();
    };
    for (let round = 0; round < 3 && !isOn(); round++) {
      await duties();
      for (const { writer } of devices) {
        const seat = table.snapshot.awaited.find((slot) => slot.party === writer.party)?.seat;
        if (seat === null || seat === undefined || isOn()) continue;
        await attempt(() => writer.act(seat, table.actions(seat)[0] ?? { do: 'nothing' }));
      }
      await duties();
      if (isOn()) break;
      for (const { writer } of devices)
        if (table.fold.votes().ballots.some(({ standing }) => standing.has(writer.party)))
          await attempt(() => writer.withdraw());
      await duties();
      if (isOn() || liar === undefined) continue;
      const pair = table.fold.logOf(liar)?.twins;
      await vote([{ party: liar, verdict: 'out' }], pair ? proofOf(pair) : undefined);
    }
    if (!isOn()) {
      this.faults.add('the table was stuck');
      if (process.env.STUCK) this.tell(everything, table);
    }
  }

  /** Prints what was signed, to find the cause. */
  private tell(entries: readonly number[], { snapshot, fold }: Table): void {
    for (const at of entries) {
      const { party, index, position, hash, body } = this.signed[at];
      console.info(party, index, position, hash.slice(0, 6), JSON.stringify(body).slice(0, 90));
    }
    console.info(
      snapshot.phase,
      snapshot.position,
      snapshot.hash.slice(0, 6),
      snapshot.awaited,
      fold.votes().ballots
    );
  }

  private consentsToReturn(
    table: Table,
    { hash, seating }: Node,
    own: PartyId,
    gone: PartyId,
    fresh?: { readonly key: Uint8Array; readonly tip: Uint8Array }
  ): Promise<Consent[]> {
    const message = returnMessage(table.id, hash, gone, fresh);
    return Promise.all(
      seatedParties(seating)
        .filter((party) => party !== own && party < this.question.parties)
        .map(async (party) => ({ party, signature: await quickSigner(party).sign(message) }))
    );
  }

  private device(party: PartyId, held: Held): { table: Table; writer: Writer } {
    const table = this.tableOf(held);
    table.receive = this.receive(table);
    const { chain } = secretsOf(party);
    let stored = 0;
    const store = () => {
      if (++stored <= MANY) return Promise.resolve();
      this.faults.add('a device signed without end');
      return Promise.reject(new TableError('ILLEGAL', 'The log is full.'));
    };
    return { table, writer: new Writer({ table, party, signer: quickSigner(party), chain, store }) };
  }

  /** All parties always consent: this allows more takebacks than real people would. */
  private consents(table: Table, seat: number, to: number): Promise<Consent[]> {
    const { tip } = table.fold;
    const message = backMessage(table.id, tip.hash, to);
    return Promise.all(
      consentsNeeded(tip, seat, to).map(async (party) => ({
        party,
        signature: await quickSigner(party).sign(message)
      }))
    );
  }

  /** The number of an entry, signed with the key of its party in the header or with another one. */
  private number(bytes: Uint8Array, key?: Uint8Array): number {
    const entry = decodeEntry(bytes);
    const name = key ? `${entry.id} ${toHex(key)}` : entry.id;
    let number = this.numbers.get(name);
    if (number === undefined) {
      number = this.signed.push(entry) - 1;
      this.numbers.set(name, number);
      if (key) this.keys.set(entry, key);
    }
    return number;
  }

  private tableOf(held: Held): Table {
    const table = Table.open(this.header, games);
    for (const at of held) {
      const entry = this.signed[at];
      const key = this.keys.get(entry);
      if (key) table.receive(entry, (claim) => sameBytes(claim.key, key));
      else table.take(entry);
    }
    return table;
  }

  private view(held: Held): View {
    const sorted = [...held].sort((a, b) => a - b);
    const name = sorted.join();
    let view = this.views.get(name);
    if (!view) this.views.set(name, (view = this.look(sorted)));
    return view;
  }

  private look(held: Held): View {
    const table = this.tableOf(held);
    const digest = this.digestOf(table);
    const shuffled = [...held];
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = this.roll(i + 1);
      [shuffled[i], shuffled[j]] = [shuffled[j], shuffled[i]];
    }
    const other = this.tableOf(shuffled);
    if (this.digestOf(other) !== digest) this.faults.add('the order of arrival changed the game');
    if (namedBy(other) !== namedBy(table)) this.faults.add('the order of arrival changed who is named');
    if (evidenceOf(table).some(({ party }) => this.isHonest(party)))
      this.faults.add('an honest party was named');
    const { fold } = table;
    // A party that forks its log can seal two votes: the fork proves it, and at most one of them folds.
    const isFooled = this.question.liar !== undefined && fold.logOf(this.question.liar)?.forked === true;
    if (!isFooled && fold.votes().carried.length > 1) this.faults.add('two votes carried');
    const lastCut = fold.nodes.findLastIndex(({ via }) => via.kind === 'cut');
    this.assertUnseen(table, held);
    this.assertSecret(table, held);
    return {
      digest,
      settled: fold.nodes.slice(0, lastCut + 1).map(({ hash }) => hash),
      path: fold.nodes.map(({ hash }) => hash),
      kept: this.keptOf(table),
      drawn: fold.nodes.reduce((sum, { drawn }) => sum + drawn.length, 0),
      backs: folded(fold.nodes, 'back'),
      shows: folded(fold.nodes, 'show'),
      isTwice: this.isTwice(table),
      next: new Map()
    };
  }

  private keptOf({ fold }: Table): number[] {
    const { nodes } = fold;
    return nodes.slice(1).flatMap(({ position }) => {
      const seated = seatedParties(nodes[position - 1].seating);
      const honest = seated.filter(
        (party) => this.isHonest(party) && fold.builtBy(position - 1, party) === nodes[position]
      );
      return honest.length * 2 > seated.length ? [position] : [];
    });
  }

  private digestOf({ snapshot: { position, phase, hash, state } }: Table): string {
    const { game = 'toy' } = this.question;
    return [position, phase, hash, state === null ? '' : stateHash(GAMES[game].encode(state))].join(' ');
  }

  /**
   * At a decision, no honest party has shown anything that enters the next draw; what a liar shows early only tells
   * others what it knows. On a branch that lost, links stay known: their numbers are used up there.
   */
  private assertUnseen(table: Table, held: Held): void {
    const { fold, snapshot } = table;
    if (snapshot.ask.kind !== 'choice') return;
    for (const at of held) {
      const { party, body, position, hash } = this.signed[at];
      if (!this.isHonest(party) || !('link' in body) || body.link === undefined) continue;
      const node = fold.at(position);
      if (node?.hash === hash && node.draw >= snapshot.draw) this.faults.add('a link was shown too early');
    }
  }

  /** No honest party shows its secret choice before all asked parties have committed to one. */
  private assertSecret({ fold }: Table, held: Held): void {
    for (const at of held) {
      const { party, body, position, hash } = this.signed[at];
      if (!this.isHonest(party) || body.kind !== 'show') continue;
      const node = fold.at(position);
      if (node?.hash !== hash) continue;
      const { ask } = node;
      const isBound =
        ask.kind === 'choice' && ask.stage === 'show' && ask.pending.every((seat) => ask.hidden.has(seat));
      if (!isBound) this.faults.add('a secret was shown too early');
    }
  }
}

/** What the evidence names: parties and places; of more than two entries at one index any two prove it. */
function namedBy(table: Table): string {
  const named = evidenceOf(table).map((one) => {
    const what = one.kind === 'illegal' ? `${one.fault} ${one.entries[0].id}` : one.index;
    return `${one.party} ${one.kind} ${what}`;
  });
  return named.sort().join();
}

function folded(nodes: readonly Node[], kind: Entry['body']['kind']): number {
  return nodes.filter(
    ({ via }) => via.kind === 'answers' && via.entries.some(({ body }) => body.kind === kind)
  ).length;
}

/** The nearest and the farthest position that can be taken back to. */
function targets(tip: Node): number[] {
  const all = Array.from({ length: tip.position }, (_, to) => to).filter((to) => isTarget(tip, to));
  return [...new Set([all.at(-1), all.at(0)])].filter((to) => to !== undefined);
}

/** Takes one of a list out of it; the order of the list has no meaning. */
function take<T>(list: T[], at: number): T {
  const taken = list[at];
  list[at] = list[list.length - 1];
  list.pop();
  return taken;
}

function nameOf(state: readonly Held[]): string {
  return state.map((held) => held.join()).join('|');
}
