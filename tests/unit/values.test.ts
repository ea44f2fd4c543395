import { expect, it } from 'vitest';
import { compareValues } from '../model/valueGames.ts';

/** `tests/long/values.long.ts` compares thousands. */
const GAMES = 60;

it('the engine and a second reading agree on what features of mixed sets are worth, and to whom', async () => {
  const differences: string[] = [];
  const compared = new Map<string, number>();
  for (let seed = 0; seed < GAMES; seed++) {
    const game = await compareValues(seed);
    differences.push(...game.differences);
    for (const kind of game.compared) compared.set(kind, (compared.get(kind) ?? 0) + 1);
  }
  expect(differences).toEqual([]);
  for (const kind of ['road', 'city', 'monastery', 'field'])
    for (const when of ['', ' at the end'])
      expect(compared.get(kind + when) ?? 0, kind + when).toBeGreaterThan(5);
}, 120_000);
