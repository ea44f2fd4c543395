import { describe, expect, it } from 'vitest';
import { toHex } from '../log/bytes.ts';
import type { Body, Cut, Entry } from '../log/entry.ts';
import { Table } from '../fold/table.ts';
import { games, headerFor } from '../testing/bench.ts';
import { SEAL, unsigned, vote } from '../testing/logs.ts';

const OUT: readonly Cut[] = [{ party: 0, verdict: 'out' }];
const BOT: readonly Cut[] = [{ party: 0, verdict: 'bot', host: 1 }];

/** Every possible log of a voter with two votes to choose from; a liar's may have two branches. */
const HONEST: readonly (readonly Body[])[] = [
  [],
  [vote(...OUT), SEAL],
  [vote(...BOT), SEAL],
  [vote(...OUT), vote(...BOT), SEAL],
  [vote(...BOT), SEAL, vote(...OUT), SEAL]
];
const FORK: readonly (readonly Body[])[] = [
  [vote(...OUT), SEAL],
  [vote(...BOT), SEAL]
];

/** Every way to give each of `count` voters one of the histories; with four voters only those that seal. */
function* ways(count: number, among = count < 4 ? HONEST : HONEST.slice(1)): Generator<(readonly Body[])[]> {
  if (count === 0) return yield [];
  for (const rest of ways(count - 1, among)) for (const history of among) yield [...rest, history];
}

describe('all possible votes on one missing party', () => {
  it.each([3, 4, 5])('never carry twice among %i parties, with and without a liar', (parties) => {
    const header = headerFor({ seats: Array.from({ length: parties }, (_, party) => party), first: 0 });
    const root = Table.open(header, games).id;
    const place = { position: 0, hash: toHex(root) };
    const write = (party: number, bodies: readonly Body[]): Entry[] => {
      let last: Entry | null = null;
      return [{ kind: 'sit' } as const, ...bodies].map(
        (body) => (last = unsigned(root, party, last, body, place))
      );
    };
    const fold = (entries: readonly Entry[]): Table => {
      const table = Table.open(header, games);
      const seen = new Set<string>();
      for (const entry of entries) {
        if (!seen.has(entry.id)) table.fold.add(entry, header.parties[entry.party].key);
        seen.add(entry.id);
      }
      return table;
    };
    let carried = 0;
    for (const lies of [false, true])
      for (const histories of ways(parties - (lies ? 2 : 1))) {
        const entries = [write(0, []), ...histories.map((bodies, i) => write(i + 1, bodies))].flat();
        if (lies) for (const branch of FORK) entries.push(...write(parties - 1, branch));
        const table = fold(entries);
        const cuts = table.fold.nodes.filter((node) => node.via.kind === 'cut');
        expect(cuts.length).toBeLessThanOrEqual(1);
        carried += cuts.length;
        // Neither order of arrival changes it.
        expect(fold([...entries].reverse()).snapshot.hash).toBe(table.snapshot.hash);
        const out = histories.filter((bodies) => bodies === HONEST[1]).length;
        // The vote that more than half of all sealed first is in force.
        if (!lies && out * 2 > parties)
          expect(table.fold.at(1)?.via).toMatchObject({ kind: 'cut', cuts: OUT });
      }
    expect(carried).toBeGreaterThan(0);
  });
});
