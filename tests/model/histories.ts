/** Random sets of entries, honest and not, made from the nodes the model knows: most of them answer something. */
import { canonicalBytes as canonical, stateHash } from '../../src/lib/kernel/canonical.ts';
import type { Game } from '../../src/lib/kernel/game.ts';
import { sameBytes } from '../../src/lib/table/log/bytes.ts';
import { Table } from '../../src/lib/table/fold/table.ts';
import type { Header, WitnessPolicy } from '../../src/lib/table/header.ts';
import {
  decodeEntry,
  placeMessage,
  type Body,
  type Consent,
  type Cut,
  type Entry,
  type Proof
} from '../../src/lib/table/log/entry.ts';
import { headerFor, secretsOf, seeded } from '../../src/lib/table/testing/bench.ts';
import { unsigned } from '../../src/lib/table/testing/logs.ts';
import { toy } from '../../src/lib/table/testing/toy.ts';
import { duel } from '../hostile/support/duel.ts';
import { quickSigner } from '../hostile/support/quick.ts';
import { H, Model, type Outcome, type Node } from './fold.ts';

/** A fast source of numbers from 0 to below - 1 (mulberry32). */
function dice(seed: number): (below: number) => number {
  let a = seed >>> 0;
  return (below) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

export interface Compared {
  /** The difference, with the seed; null without one. */
  readonly difference: string | null;
  /** Orders not compared: the table refused entries that were one too many, so it did not hold the same as the model. */
  readonly bounded: number;
  readonly entries: number;
  readonly positions: number;
  readonly forked: boolean;
  readonly cuts: number;
  readonly backs: number;
  readonly stopped: Outcome['stopped'];
  /** Several keys of one number have signed. */
  readonly twice: boolean;
}

/** Whose secrets the keys have that a seat is returned to; also the first byte of what is their signature here. */
const FRESH = [40, 41, 42];

const GAMES: Record<string, Game> = { toy: toy as Game, duel: duel as Game };

const headers = new Map<string, Header>();

/** Checking keys takes longer than a history: each table is made once. */
function tableFor(
  parties: number,
  seats: number[],
  witness: WitnessPolicy,
  options: Header['options']
): Header {
  const name = JSON.stringify([parties, seats, witness, options]);
  let header = headers.get(name);
  if (!header) headers.set(name, (header = headerFor({ seats, witness, options })));
  return header;
}

class History {
  readonly header: Header;
  readonly game: Game;
  readonly entries: Entry[] = [];
  private readonly roll: (below: number) => number;
  private readonly table: Table;
  /** The entry each party would go on from. */
  private readonly lasts = new Map<string, Entry>();
  private readonly liars: Set<number>;

  constructor(
    readonly seed: number,
    /** Seats are returned to new keys as well. */
    private readonly hasKeys: boolean
  ) {
    const roll = (this.roll = dice(seed));
    const parties = hasKeys ? 3 + roll(2) : 1 + [1, 1, 1, 2, 2, 2, 3, 4, 0][roll(9)];
    const seats = Array.from({ length: parties }, (_, seat) => seat);
    if (roll(3) === 0) seats.push(roll(parties));
    const name = roll(3) === 0 ? 'duel' : 'toy';
    this.game = GAMES[name];
    const witness = (['named', 'next', 'next', 'all'] as const)[roll(4)] as WitnessPolicy;
    const options = { rounds: 1, open: roll(2) === 0 };
    this.header = {
      ...tableFor(parties, seats, witness, options),
      game: name,
      nonce: seeded(seed)(32),
      ...(roll(3) > 0 && { first: roll(seats.length) })
    };
    this.table = Table.open(this.header, () => this.game);
    // At most as many as leave more than half honest, or all of them.
    const count = roll(4) === 0 ? parties : roll(Math.ceil(parties / 2));
    this.liars = new Set(Array.from({ length: count }, () => roll(parties)));
  }

  async grow(length: number): Promise<void> {
    const root = { p: 0, T: Buffer.from(this.table.id).toString('hex') };
    for (const party of this.header.parties.keys()) this.sign(party, party, { kind: 'sit' }, root);
    if (this.hasKeys) await this.returnSeats();
    while (this.entries.length < length) {
      const outcome = this.model().fold();
      for (let burst = 0; burst < 1 + this.roll(2); burst++) await this.step(outcome);
    }
  }

  /** The others vote a party out once it is to choose alone, and their host returns its seat to several keys. */
  private async returnSeats(): Promise<void> {
    for (let n = 0; n < 40; n++) {
      const { end } = this.model().fold();
      const [slot] = end.asked.slots;
      if (end.asked.kind === 'do' && end.asked.seats.length === 1) {
        const { party } = slot;
        const host = end.parties.findIndex(({ status }, other) => status === 'seated' && other !== party);
        const gone = end.parties.findIndex((one) => one.status === 'cut' && one.host === party);
        if (gone >= 0) {
          const last = this.lastOf(party, party);
          for (let key = 0; key < 2 + this.roll(2); key++)
            this.sign(party, party, await this.giveBack(end, slot.seat ?? 0, party, gone), end, last);
          return;
        }
        for (const voter of this.header.parties.keys()) {
          if (voter === party) continue;
          this.sign(voter, voter, { kind: 'absent', cuts: [{ party, verdict: 'bot', host }] }, end);
          this.sign(voter, voter, { kind: 'seal' }, end);
        }
      } else if (slot) this.sign(slot.party, slot.party, await this.answer(end, slot), end);
    }
  }

  model(): Model {
    return new Model(this.header, this.game, this.entries, keyOf);
  }

  /** Whose secrets a party has at a node. */
  private secretAt({ parties }: Node, party: number): number {
    if (party < this.header.parties.length) return party;
    return FRESH.find((n) => sameBytes(secretsOf(n).signer.publicKey, parties[party].key)) ?? FRESH[0];
  }

  private lastOf(party: number, secret: number): Entry | null {
    return this.lasts.get(`${party} ${secret}`) ?? null;
  }

  private sign(
    party: number,
    secret: number,
    body: Body,
    { p, T }: { p: number; T: string },
    after = this.lastOf(party, secret)
  ): void {
    const plain = unsigned(this.table.id, party, after, body, { position: p, hash: T });
    const entry = secret === party ? plain : decodeEntry(Uint8Array.of(secret, ...plain.bytes.subarray(1)));
    if (this.entries.some(({ id, signature }) => id === entry.id && signature[0] === entry.signature[0]))
      return;
    this.entries.push(entry);
    if (!after || after === this.lastOf(party, secret) || this.roll(3) === 0)
      this.lasts.set(`${party} ${secret}`, entry);
  }

  /** A party that returned sits down before it signs anything else. */
  private sitDown(node: Node, party: number): number {
    const secret = this.secretAt(node, party);
    const root = { p: 0, T: Buffer.from(this.table.id).toString('hex') };
    if (!this.lastOf(party, secret)) this.sign(party, secret, { kind: 'sit' }, root);
    return secret;
  }

  private async step({ end, nodes, path }: Outcome): Promise<void> {
    const { roll } = this;
    const all = [...nodes.values()];
    const node =
      this.hasKeys && roll(2) === 0
        ? all[roll(all.length)]
        : roll(4) > 0
          ? end
          : roll(2) === 0
            ? path[roll(path.length)]
            : all[roll(all.length)];
    const isAnswer = node.asked.slots.length > 0 && roll(10) > 2;
    if (isAnswer) {
      const slot = node.asked.slots[roll(node.asked.slots.length)];
      const secret = this.sitDown(node, slot.party);
      return this.sign(
        slot.party,
        secret,
        await this.answer(node, slot),
        node.asked.accepts[roll(node.asked.accepts.length)],
        this.afterOf(slot.party, secret)
      );
    }
    const party = roll(node.parties.length);
    const last = this.lastOf(party, this.secretAt(node, party));
    if (last?.body.kind === 'absent' && last.body.cuts.length > 0 && roll(3) > 0)
      return this.sign(
        party,
        this.secretAt(node, party),
        { kind: 'seal' },
        { p: last.position, T: last.hash }
      );
    // Votes come in groups, or hardly any would carry.
    const cuts = this.cuts(node, party);
    for (const voter of node.parties.keys()) {
      if (voter !== party && (cuts.some((cut) => cut.party === voter) || roll(4) === 0)) continue;
      const proof = roll(6) === 0 ? await this.proof(cuts) : undefined;
      const secret = this.sitDown(node, voter);
      const where = this.afterOf(voter, secret);
      this.sign(
        voter,
        secret,
        { kind: 'absent', cuts: roll(12) === 0 ? [] : cuts, ...(proof && { proof }) },
        node,
        where
      );
      const vote = this.entries.at(-1)!;
      if (vote.party === voter && vote.body.kind === 'absent' && roll(3) > 0)
        this.sign(voter, secret, { kind: 'seal' }, node, vote);
    }
  }

  /** Liars go on from any entry of theirs. */
  private afterOf(party: number, secret: number): Entry | null {
    const isLiar = this.liars.has(party) || secret !== party;
    if (!isLiar || this.roll(4) > 0) return this.lastOf(party, secret);
    const own = this.entries.filter((entry) => entry.party === party && secretOf(entry) === secret);
    return own[this.roll(own.length)] ?? null;
  }

  private async answer(node: Node, { party, seat }: { party: number; seat: number | null }): Promise<Body> {
    const { roll, game } = this;
    const { asked, k } = node;
    const { chain } = secretsOf(this.secretAt(node, party));
    const link = chain.link(Math.min(4096, Math.max(1, k + (roll(12) === 0 ? 1 : 0))));
    if (asked.kind === 'ask')
      return { kind: 'ask', witness: asked.witnesses[roll(asked.witnesses.length)] ?? 0 };
    if (asked.kind === 'witness' || asked.kind === 'draw')
      return roll(15) === 0 && seat !== null ? { kind: 'resign', seat } : { kind: asked.kind, link };
    const own = seat ?? 0;
    if (roll(16) === 0) return { kind: 'resign', seat: own };
    if (roll(8) === 0) return this.back(node, own, party);
    const gone = node.parties.findIndex((one) => one.status === 'cut' && one.host === party);
    if (gone >= 0 && roll(2) === 0) return this.giveBack(node, own, party, gone);
    const actions = game.actions(node.state, own);
    const action = roll(20) === 0 ? { do: 'fly' } : (actions[roll(actions.length)] ?? { do: 'nothing' });
    const T = Buffer.from(node.T, 'hex');
    const salt = chain.salt(T, own);
    if (asked.kind === 'hide')
      return { kind: 'hide', seat: own, hidden: H('hide', this.table.id, T, own, salt, canonical(action)) };
    if (asked.kind === 'show') {
      const given = asked.hidden.get(own);
      const at = Buffer.from(given?.T ?? node.T, 'hex');
      const before = chain.salt(at, own);
      const meant = actions.find(
        (one) => H('hide', this.table.id, at, own, before, canonical(one)).toString('hex') === given?.hidden
      );
      return { kind: 'show', seat: own, action: meant ?? action, salt: before };
    }
    // Tries the due entries first: most signed entries should be legal.
    const others = this.header.parties.flatMap((_, other) => (other === party ? [] : [other]));
    const bodies: Body[] = [
      { kind: 'do', seat: own, action },
      { kind: 'do', seat: own, action, link },
      { kind: 'do', seat: own, action, witness: others[roll(others.length)] ?? 0 }
    ];
    const due = this.dueOf(node, own, action, party);
    return bodies[roll(15) === 0 ? roll(3) : due];
  }

  private dueOf(node: Node, seat: number, action: { do: string }, party: number): number {
    if (node.asked.seats.length > 1) return 0;
    try {
      const state = this.game.clone(node.state);
      this.game.advance(state, { kind: 'choice', choices: [{ seat, action }] });
      const wanted = this.game.awaits(state);
      if (wanted.kind !== 'draw') return 0;
      const speaker = node.speakers[wanted.seat];
      if (speaker !== party && speaker !== null) return 1;
      return this.header.policy.witness === 'named' &&
        node.parties.filter(({ status }) => status === 'seated').length > 2
        ? 2
        : 0;
    } catch {
      return 0;
    }
  }

  private async consents(node: Node, from: readonly number[], message: Uint8Array): Promise<Consent[]> {
    return Promise.all(
      from.map(async (party) => ({
        party,
        signature: await quickSigner(this.secretAt(node, party)).sign(message)
      }))
    );
  }

  private async back(node: Node, seat: number, party: number): Promise<Body> {
    const to = Math.max(0, node.p - 1 - (this.roll(2) === 0 ? 0 : this.roll(3)));
    const others = node.parties.flatMap(({ status }, other) =>
      status === 'seated' && other !== party ? [other] : []
    );
    const message = H('consent-back', this.table.id, Buffer.from(node.T, 'hex'), to);
    const from = this.roll(3) > 0 ? [] : this.roll(6) === 0 ? others.slice(1) : others;
    return { kind: 'back', seat, to, consents: await this.consents(node, from, message) };
  }

  private async giveBack(node: Node, seat: number, party: number, gone: number): Promise<Body> {
    const none = new Uint8Array(32);
    const secrets = this.hasKeys && this.roll(3) > 0 ? secretsOf(FRESH[this.roll(FRESH.length)]) : null;
    const fresh = secrets && { key: secrets.signer.publicKey, tip: secrets.chain.tip };
    const [key, tip] = fresh ? [fresh.key, fresh.tip] : [none, none];
    const message = H('consent-return', this.table.id, Buffer.from(node.T, 'hex'), gone, key, tip);
    const others = node.parties.flatMap(({ status }, other) =>
      status === 'seated' && other !== party ? [other] : []
    );
    return {
      kind: 'return',
      seat,
      party: gone,
      consents: await this.consents(node, others.slice(this.roll(2)), message),
      ...(fresh && { fresh })
    };
  }

  private cuts({ asked, parties }: Node, voter: number): Cut[] {
    const { roll } = this;
    const gone = [...new Set(asked.slots.map(({ party }) => party))].filter(
      (party) => party !== voter && roll(4) > 0
    );
    if (roll(8) === 0) gone.push(roll(parties.length));
    const host = parties.findIndex(({ status }, party) => status === 'seated' && !gone.includes(party));
    return [...new Set(gone)]
      .sort((a, b) => a - b)
      .map((party): Cut => {
        const verdict = roll(3);
        if (verdict === 0 && asked.kind === 'witness') return { party, verdict: 'other' };
        return verdict === 1 && host >= 0 ? { party, verdict: 'bot', host } : { party, verdict: 'out' };
      });
  }

  private async proof(cuts: readonly Cut[]): Promise<Proof | undefined> {
    for (const { party } of cuts)
      for (const entry of this.entries) {
        const twin = this.entries.find(
          (other) =>
            other.party === party &&
            entry.party === party &&
            other.index === entry.index &&
            other.id !== entry.id
        );
        if (!twin) continue;
        const ids = [Buffer.from(entry.id, 'hex'), Buffer.from(twin.id, 'hex')] as const;
        const [a, b] = await Promise.all(
          [entry, twin].map((one, n) =>
            quickSigner(secretOf(one)).sign(placeMessage(this.table.id, party, entry.index, ids[n]))
          )
        );
        return { party, index: entry.index, ids, signatures: [a, b] };
      }
    return undefined;
  }

  /** The program's table from the entries in some order; each also in its own log's order. */
  folded(order: readonly Entry[]): Table {
    const table = Table.open(this.header, () => this.game);
    // Entries are not signed here: one that was refused and is needed after all is taken without a check as well.
    const check = table.receive.bind(table);
    table.receive = (sent) => {
      const entry = sent instanceof Uint8Array ? decodeEntry(sent) : sent;
      const signer = keyOf(entry);
      return signer ? check(entry, ({ key }) => sameBytes(key, signer)) : table.take(entry);
    };
    for (const entry of order) table.receive(entry);
    return table;
  }

  shuffled(): Entry[] {
    const list = [...this.entries];
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.roll(i + 1);
      [list[i], list[j]] = [list[j], list[i]];
    }
    return list;
  }
}

/** Makes a history from a number, folds it by both programs in several orders, and says what differs. */
export async function compareHistory(
  seed: number,
  length: number,
  orders = 2,
  hasKeys = false
): Promise<Compared> {
  const history = new History(seed, hasKeys);
  await history.grow(length);
  const outcome = history.model().fold();
  const { end } = outcome;
  const wanted = textOf(history.game, {
    position: end.p,
    hash: end.T,
    state: end.state,
    speakers: end.speakers,
    status: end.parties.map(({ status }) => status),
    draw: end.k,
    stopped: outcome.stopped
  });
  let difference: string | null = null;
  let bounded = 0;
  for (let order = 0; order <= orders; order++) {
    const table = history.folded(order === 0 ? history.entries : history.shuffled());
    const { snapshot } = table;
    if (table.entries().length < history.entries.length) {
      bounded++;
      continue;
    }
    const got = textOf(history.game, {
      position: snapshot.position,
      hash: snapshot.hash,
      state: snapshot.state,
      speakers: snapshot.seating.speakers,
      status: snapshot.seating.parties.map(({ status }) => status),
      draw: snapshot.draw,
      stopped: table.fold.held ? 'held' : table.fold.disputed ? 'disputed' : 'waits'
    });
    if (got !== wanted)
      difference ??= `seed ${seed}, order ${order}:\nthe page   ${wanted}\nthe program ${got}`;
  }
  return {
    difference,
    bounded,
    entries: history.entries.length,
    positions: end.p,
    forked:
      new Set(history.entries.map(({ party, index }) => `${party} ${index}`)).size < history.entries.length,
    cuts: outcome.path.filter(({ via }) => via === 'cut').length,
    backs: outcome.path.filter(({ entries }) => entries[0]?.body.kind === 'back').length,
    stopped: outcome.stopped,
    twice: [...history.header.parties.keys()].some((n) => {
      const party = history.header.parties.length + n;
      return new Set(history.entries.filter((one) => one.party === party).map(secretOf)).size > 1;
    })
  };
}

/** Whose secrets signed an entry. */
function secretOf({ party, signature }: Entry): number {
  return signature[0] === 0 ? party : signature[0];
}

/** The key of an entry that was signed with one that a return gave. */
function keyOf({ signature }: Entry): Uint8Array | null {
  return signature[0] === 0 ? null : secretsOf(signature[0]).signer.publicKey;
}

function textOf(game: Game, { state, ...rest }: { state: unknown; [key: string]: unknown }): string {
  return `${JSON.stringify(rest)} ${state === null ? '' : stateHash(game.encode(state))}`;
}
