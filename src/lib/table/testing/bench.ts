import type { Action, Game } from '../../kernel/game.ts';
import { stateHash } from '../../kernel/canonical.ts';
import { Chain } from '../log/chain.ts';
import { digest } from '../log/bytes.ts';
import { createHeader, type GameSource, type Header, type PartyId, type WitnessPolicy } from '../header.ts';
import { loadCurve, type Random, type Signer } from '../log/keys.ts';
import { Table } from '../fold/table.ts';
import { Writer } from '../writer.ts';
import { toy } from './toy.ts';

const { signerFromSeed } = await loadCurve();

export const games: GameSource = (id) => (id === 'toy' ? (toy as Game) : undefined);

/** Reproducible bytes for tests. */
export function seeded(seed: number): Random {
  let n = 0;
  return (length) => digest('test', seed, n++).slice(0, length);
}

/** Reproducible numbers from 0 to below - 1. */
export function dice(seed: number): (below: number) => number {
  const random = seeded(seed);
  return (below) => {
    const [a, b, c] = random(3);
    return (a * 65536 + b * 256 + c) % below;
  };
}

export interface Secrets {
  readonly signer: Signer;
  readonly chain: Chain;
}

const known = new Map<number, Secrets>();

/** Key and chain of test party n; shared between tests, since making a chain is slow. */
export function secretsOf(n: number): Secrets {
  let secrets = known.get(n);
  if (!secrets) {
    const signer = signerFromSeed(digest('test-key', n));
    secrets = { signer, chain: new Chain(digest('test-chain', n), signer.publicKey) };
    known.set(n, secrets);
  }
  return secrets;
}

export interface TestTable {
  /** The toy game without one. */
  readonly game?: string;
  readonly expansions?: readonly string[];
  /** Party of each seat. */
  readonly seats: readonly PartyId[];
  readonly witness?: WitnessPolicy;
  readonly first?: number;
  readonly options?: Header['options'];
  readonly seed?: number;
}

export function headerFor({
  game = 'toy',
  expansions = [],
  seats,
  witness = 'named',
  first,
  options = {},
  seed = 1
}: TestTable): Header {
  const parties = Math.max(...seats) + 1;
  return createHeader(
    {
      game,
      expansions,
      options,
      rules: digest('rules'),
      seats: seats.map((party, seat) => ({ name: `Seat ${seat}`, kind: 'person', party })),
      parties: Array.from({ length: parties }, (_, party) => ({
        name: `Party ${party}`,
        key: secretsOf(party).signer.publicKey,
        tip: secretsOf(party).chain.tip
      })),
      policy: { witness, aids: [] },
      ...(first === undefined ? {} : { first })
    },
    seeded(seed)
  );
}

/** One device in a test: its table, its writer, and what it has stored. */
export interface Device {
  readonly table: Table;
  readonly writer: Writer;
  readonly stored: Uint8Array[];
}

export function deviceOf(header: Header, party: PartyId, table = Table.open(header, games)): Device {
  const stored: Uint8Array[] = [];
  const store = (bytes: Uint8Array) => {
    stored.push(bytes);
    return Promise.resolve();
  };
  return { table, stored, writer: new Writer({ table, party, ...secretsOf(party), store }) };
}

/** All devices of a table, each with its own copy; `share` delivers signed entries. */
export class Circle {
  readonly devices: Device[];

  constructor(
    readonly header: Header,
    /** One table for all devices where none needs its own copy: every signature is then checked once. */
    table?: Table
  ) {
    this.devices = header.parties.map((_, party) => deviceOf(header, party, table));
  }

  share(bytes: Uint8Array | readonly Uint8Array[]): void {
    const list = bytes instanceof Uint8Array ? [bytes] : bytes;
    for (const { table } of this.devices) for (const item of list) table.receive(item);
  }

  async sit(): Promise<void> {
    for (const { writer } of this.devices) this.share(await writer.sit());
  }

  /** Signs all duties of all devices until none is left. */
  async settle(): Promise<void> {
    for (let busy = true; busy;) {
      busy = false;
      for (const { writer } of this.devices) {
        const signed = await writer.answerDuties();
        busy ||= signed.length > 0;
        this.share(signed);
      }
    }
  }

  /** Makes one choice for the first awaited seat, picked by `choose`; false when none is awaited. */
  async choose(choose: (actions: readonly Action[], seat: number) => Action): Promise<boolean> {
    const [slot] = this.devices[0].table.snapshot.awaited;
    if (!slot || slot.seat === null) return false;
    const { table, writer } = this.devices[slot.party];
    this.share(await writer.act(slot.seat, choose(table.actions(slot.seat), slot.seat)));
    return true;
  }

  /** Plays to the end, or for a number of choices. */
  async play(seed: number, choices = Infinity): Promise<void> {
    const roll = dice(seed);
    await this.settle();
    for (let n = 0; n < choices; n++) {
      if (!(await this.choose((actions) => actions[roll(actions.length)]))) return;
      await this.settle();
    }
  }

  get entries(): Uint8Array[] {
    return this.devices[0].table.entries().map((entry) => entry.bytes);
  }
}

/** Everything two peers must agree on. */
export function digestOf(table: Table): string {
  const { hash, position, phase, state } = table.snapshot;
  const core = state === null ? '' : stateHash(toy.encode(state as Parameters<typeof toy.encode>[0]));
  return `${position} ${phase} ${hash} ${core}`;
}
