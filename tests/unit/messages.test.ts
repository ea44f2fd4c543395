import { expect, it } from 'vitest';
import { compareMessages } from '../model/messageGames.ts';

/** `tests/long/messages.long.ts` compares thousands. */
const GAMES = 120;

it('the engine and a second reading agree on what messages offer and pay in mixed sets', async () => {
  const differences: string[] = [];
  const compared = new Set<string>();
  for (let seed = 0; seed < GAMES; seed++) {
    const game = await compareMessages(seed);
    differences.push(...game.differences);
    for (const kind of game.compared) compared.add(kind);
  }
  expect(differences).toEqual([]);
  for (const card of ['farmers', 'knights', 'scoreFigure', 'shields', 'smallestCity', 'smallestRoad'])
    expect([...compared]).toContain(`${card} action`);
}, 120_000);
