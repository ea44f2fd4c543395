import { expect, test } from 'vitest';
import type { Body, Cut, Entry } from '../../src/lib/table/log/entry.ts';
import { returnMessage } from '../../src/lib/table/consent/consent.ts';
import type { Game } from '../../src/lib/kernel/game.ts';
import type { Header, WitnessPolicy } from '../../src/lib/table/header.ts';
import { Table } from '../../src/lib/table/fold/table.ts';
import { headerFor, secretsOf, seeded } from '../../src/lib/table/testing/bench.ts';
import { unsigned } from '../../src/lib/table/testing/logs.ts';
import { toy } from '../../src/lib/table/testing/toy.ts';

/**
 * What a lone cheat makes of its draws. It wishes for one bead of three, looks at the draw before the others do where it
 * can, and tries one way out when it dislikes what it sees. Counted is the first bead its seat gets after that in the
 * game everybody ends in. `DRAWS=5000 npm run test:long` counts more.
 */
const DRAWS = Number(process.env.DRAWS ?? 2_000);
const CHEAT = 2;
const OTHERS = [0, 1, 3];
const WISH = 'jade';
/** Party number of the cheat after a return with a new key. */
const NEW_KEY = 4;
const headers = new Map<string, Header>();

function headerOf(seats: readonly number[], witness: WitnessPolicy, seed: number): Header {
  const name = `${seats.join()} ${witness}`;
  let header = headers.get(name);
  if (!header) headers.set(name, (header = headerFor({ seats, witness, first: 2 })));
  return { ...header, nonce: seeded(seed)(32) };
}

/** One table up to the choice of the cheat that may lead to another draw. Signatures were checked before: none are needed. */
class Trial {
  readonly table: Table;
  private readonly lasts = new Map<number, Entry>();

  constructor(
    readonly header: Header,
    entries: readonly Entry[] = []
  ) {
    this.table = Table.open(header, () => toy as Game);
    for (const entry of entries) this.take(entry);
    if (entries.length === 0) for (const party of header.parties.keys()) this.sign(party, { kind: 'sit' });
  }

  take(entry: Entry): void {
    this.table.take(entry);
    this.lasts.set(entry.party, entry);
  }

  /** An independent copy of the entries signed so far. */
  copy(): Trial {
    return new Trial(this.header, this.table.entries());
  }

  sign(party: number, body: Body, after = this.lasts.get(party)): Entry {
    const entry = unsigned(this.table.id, party, after ?? null, body, this.table.snapshot);
    this.take(entry);
    return entry;
  }

  lastOf(party: number): Entry | undefined {
    return this.lasts.get(party);
  }

  /** Witnesses and the drawing party show their links, as their clients do; `without` does not. */
  settle(without: readonly number[] = []): void {
    for (;;) {
      const { ask, awaited } = this.table.snapshot;
      const slot = awaited.find(({ party }) => !without.includes(party));
      if (ask.kind !== 'draw' || !slot) return;
      if (ask.stage === 'ask') this.sign(slot.party, { kind: 'ask', witness: ask.witnesses[0] });
      else this.sign(slot.party, { kind: ask.stage, link: secretsOf(slot.party).chain.link(ask.number) });
    }
  }

  /** All beads drawn so far. */
  get drawn(): string[] {
    return this.table.playedSince(0).flatMap(({ drawn }) => drawn.map(({ outcome }) => outcome));
  }

  again(witness?: number, after?: Entry, party = CHEAT): Entry {
    return this.sign(
      party,
      { kind: 'do', seat: 2, action: { do: 'again' }, ...(witness !== undefined && { witness }) },
      after
    );
  }

  /** The host of a seat gives it back to its first owner under a new key. */
  async giveBack(party: number, fresh: number): Promise<void> {
    const [host, ...others] = OTHERS;
    const { signer, chain } = secretsOf(fresh);
    const identity = { key: signer.publicKey, tip: chain.tip };
    const message = returnMessage(this.table.id, this.table.snapshot.hash, party, identity);
    const consents = await Promise.all(
      others.map(async (other) => ({ party: other, signature: await secretsOf(other).signer.sign(message) }))
    );
    this.sign(host, { kind: 'return', seat: party, party, fresh: identity, consents });
  }

  /** The voters vote and seal, until the table goes on. */
  vote(voters: readonly number[], cut: Cut): void {
    const { position } = this.table.snapshot;
    for (const voter of voters) this.sign(voter, { kind: 'absent', cuts: [cut] });
    for (const voter of voters)
      if (this.table.snapshot.position === position) this.sign(voter, { kind: 'seal' });
  }
}

const fairShare = (trial: Trial): number => {
  const { beads } = trial.table.snapshot.state as { beads: Record<string, number> };
  return beads[WISH] / Object.values(beads).reduce((sum, n) => sum + n, 0);
};

/** The bead after the first one, which came before the cheat could choose anything. */
const nextBead = (trial: Trial): string | undefined => trial.drawn[1];

interface Strategy {
  readonly policy: WitnessPolicy;
  readonly seats?: readonly number[];
  /** Gains by it: a line of THREAT_MODEL says so. */
  readonly unfair?: true;
  /** Returns the table in its final state for all parties. */
  readonly play: (start: Trial) => Trial | Promise<Trial>;
}

/** Asks one party, looks, and asks the others by another entry at the same place when it dislikes the bead. */
function fork(start: Trial, isNamed: boolean): Trial {
  const before = start.lastOf(CHEAT);
  const first = start.copy();
  first.again(isNamed ? 3 : undefined, before);
  first.settle([CHEAT]);
  const seen = first.copy();
  seen.settle();
  if (nextBead(seen) === WISH) return seen;
  // The others receive a second branch first and build on it.
  const second = start.copy();
  if (!isNamed) second.sign(CHEAT, { kind: 'absent', cuts: [] }, before);
  second.again(isNamed ? 0 : undefined, isNamed ? before : second.lastOf(CHEAT));
  second.settle(isNamed ? [] : [CHEAT, 3]);
  if (!isNamed) second.settle();
  const after = second.copy();
  const all = new Trial(start.header, [...second.table.entries(), ...first.table.entries()]);
  return nextBead(all) === undefined ? after : all;
}

const STRATEGIES: Record<string, Strategy> = {
  'plays by the rules': {
    policy: 'next',
    play: (start) => {
      start.again();
      start.settle();
      return start;
    }
  },
  'forks what it asks, policy `named`': { policy: 'named', unfair: true, play: (start) => fork(start, true) },
  'forks what it asks, policy `next`': { policy: 'next', play: (start) => fork(start, false) },
  'forks what it asks, policy `all`': { policy: 'all', play: (start) => fork(start, false) },
  'withholds what it dislikes and is voted out': {
    policy: 'next',
    unfair: true,
    play: (start) => {
      start.again();
      start.settle([CHEAT]);
      const seen = start.copy();
      seen.settle();
      if (nextBead(seen) === WISH) return seen;
      start.vote(OTHERS, { party: CHEAT, verdict: 'bot', host: OTHERS[0] });
      start.settle([CHEAT]);
      return start;
    }
  },
  'withholds what it dislikes, is voted out and comes back with a new key': {
    policy: 'next',
    unfair: true,
    play: async (start) => {
      start.again();
      start.settle([CHEAT]);
      const seen = start.copy();
      seen.settle();
      if (nextBead(seen) === WISH) return seen;
      start.vote(OTHERS, { party: CHEAT, verdict: 'bot', host: OTHERS[0] });
      start.settle([CHEAT]);
      await start.giveBack(CHEAT, NEW_KEY);
      start.again(undefined, undefined, NEW_KEY);
      start.settle();
      return start;
    }
  },
  'hides what its witness showed to it alone until the witness is voted away': {
    policy: 'next',
    unfair: true,
    play: (start) => {
      start.again();
      const { ask } = start.table.snapshot;
      const witness = ask.kind === 'draw' ? ask.witnesses[0] : 0;
      const seen = start.copy();
      seen.settle();
      if (nextBead(seen) === WISH) return seen;
      const voters = [0, 1, 2, 3].filter((party) => party !== witness);
      start.vote(voters, { party: witness, verdict: 'other' });
      start.settle([witness]);
      return start;
    }
  },
  'takes back without consent and draws anew': {
    policy: 'next',
    play: (start) => {
      const { position } = start.table.snapshot;
      start.again();
      start.settle();
      if (nextBead(start) === WISH) return start;
      start.sign(CHEAT, { kind: 'back', seat: 2, to: position, consents: [] });
      start.again();
      start.settle();
      return start;
    }
  },
  'has the neighbouring seat on the same device': {
    policy: 'next',
    seats: [0, 1, 2, 2, 3],
    play: (start) => {
      start.again();
      start.settle();
      return start;
    }
  },
  'votes its witness away alone when it dislikes the bead': {
    policy: 'next',
    play: (start) => {
      const { ask } = (start.again(), start.table.snapshot);
      const witness = ask.kind === 'draw' ? ask.witnesses[0] : 0;
      const seen = start.copy();
      seen.settle();
      if (nextBead(seen) === WISH) return seen;
      start.sign(CHEAT, { kind: 'absent', cuts: [{ party: witness, verdict: 'other' }] });
      start.sign(CHEAT, { kind: 'seal' });
      start.settle();
      return start;
    }
  }
};

test.each(Object.entries(STRATEGIES))(
  'a lone cheat that %s',
  async (name, { policy, play, unfair = false, seats = [0, 1, 2, 3] }) => {
    let wished = 0;
    let fair = 0;
    let count = 0;
    for (let seed = 0; count < DRAWS; seed++) {
      const start = new Trial(headerOf(seats, policy, seed));
      start.settle();
      fair += fairShare(start);
      count++;
      const bead = nextBead(await play(start));
      if (bead === undefined) throw new Error(`no bead was drawn, seed ${seed}`);
      if (bead === WISH) wished++;
    }
    const share = wished / count;
    const expected = fair / count;
    // 99.9 in 100 samples of a fair draw lie within.
    const width = 3.29 * Math.sqrt((expected * (1 - expected)) / count);
    console.info(
      `${name}: ${share.toFixed(3)} of ${count}, fair ${expected.toFixed(3)} ± ${width.toFixed(3)}`
    );
    const isFair = Math.abs(share - expected) <= width;
    expect(isFair).toBe(!unfair);
  }
);
