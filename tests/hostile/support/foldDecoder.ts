/** The fold as a decoder: the bytes define which entries arrive, in which order, and what a liar changed in them. */
import {
  Circle as Bench,
  digestOf,
  games,
  headerFor,
  secretsOf
} from '../../../src/lib/table/testing/bench.ts';
import { fromHex } from '../../../src/lib/table/log/bytes.ts';
import {
  decodeEntry,
  encodeDraft,
  seal,
  type Body,
  type Draft,
  type Entry
} from '../../../src/lib/table/log/entry.ts';
import { TableError } from '../../../src/lib/table/errors.ts';
import { Table } from '../../../src/lib/table/fold/table.ts';
import type { Decoder } from './decoders.ts';

const PARTIES = 3;
/** Instructions of one input. */
const MAX_STEPS = 80;
const UNSIGNED = new Uint8Array(64);

const draftOf = (entry: Entry): Draft => ({
  ...entry,
  prev: fromHex(entry.prev),
  hash: fromHex(entry.hash)
});

/** Bodies no honest device would sign at that moment. */
function lies(): Body[] {
  const { chain } = secretsOf(1);
  return [
    { kind: 'sit' },
    { kind: 'seal' },
    { kind: 'end' },
    { kind: 'ask', witness: 2 },
    { kind: 'ask', witness: 0 },
    { kind: 'witness', link: chain.tip },
    { kind: 'draw', link: chain.tip },
    { kind: 'resign', seat: 0 },
    { kind: 'back', seat: 1, to: 1, consents: [] },
    { kind: 'absent', cuts: [{ party: 2, verdict: 'out' }] },
    { kind: 'absent', cuts: [{ party: 1, verdict: 'bot', host: 0 }] },
    { kind: 'absent', cuts: [{ party: 2, verdict: 'other' }] },
    { kind: 'return', seat: 2, party: 2, consents: [] },
    { kind: 'hide', seat: 0, hidden: new Uint8Array(32) }
  ];
}

/**
 * Four bytes are one step: what to do, which entry, and two numbers. An entry arrives as it was signed, or with its body,
 * position or place exchanged. Signatures are left out: a liar signs whatever it likes. The same entries in the opposite
 * order have to lead to the same game, unless one of them was refused.
 */
export async function foldDecoder(): Promise<Decoder> {
  const header = headerFor({ seats: [0, 1, 2], first: 0 });
  const bench = new Bench(header);
  await bench.sit();
  await bench.play(7, 10);
  const honest = bench.entries.map(decodeEntry);
  const bodies = [...lies(), ...honest.map(({ body }) => body)];
  const inOrder = honest.flatMap((_, n) => [0, n, 0, 0]);

  const entryFor = ([op, which, a, b]: Uint8Array, made: readonly Entry[]): Entry => {
    const pool = [...honest, ...made];
    const base = pool[which % pool.length];
    if (op % 8 < 2) return base;
    const other = pool[a % pool.length];
    const draft = { ...draftOf(base) };
    const change: Partial<Draft>[] = [
      { body: bodies[a % bodies.length] },
      { body: bodies[a % bodies.length], position: other.position, hash: fromHex(other.hash) },
      { position: b },
      {
        index: other.index + 1,
        prev: fromHex(other.id),
        party: other.party,
        body: bodies[b % bodies.length]
      },
      { index: b, prev: fromHex(other.id) },
      { party: b % PARTIES }
    ];
    return decodeEntry(seal(UNSIGNED, encodeDraft({ ...draft, ...change[(op % 8) - 2] })));
  };

  return {
    samples: [
      Uint8Array.from(inOrder),
      Uint8Array.from(inOrder.slice(0, 60)),
      Uint8Array.of(2, 9, 9, 0, 0, 3, 0, 0)
    ],
    read(bytes) {
      const table = Table.open(header, games);
      const made: Entry[] = [];
      let refused = false;
      for (let at = 0; at + 4 <= Math.min(bytes.length, MAX_STEPS * 4); at += 4) {
        let entry: Entry;
        try {
          entry = entryFor(bytes.subarray(at, at + 4), made);
        } catch (error) {
          if (error instanceof TableError) continue;
          throw error;
        }
        made.push(entry);
        refused ||= table.take(entry).status === 'ignored';
      }
      if (refused) return;
      const mirror = Table.open(header, games);
      for (const entry of made.toReversed()) refused ||= mirror.take(entry).status === 'ignored';
      if (!refused && digestOf(table) !== digestOf(mirror))
        throw new Error(`order matters: ${digestOf(table)} and ${digestOf(mirror)}`);
    },
    errors: []
  };
}
