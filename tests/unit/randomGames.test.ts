import { expect, it } from 'vitest';
import { faultsOfGame } from './support/randomGames.ts';

/** Each combination of the covering array once or more; `tests/long/randomGames.long.ts` plays ten thousand games. */
const COUNT = 60;

it('random games of the great boxes with each other show no fault', async () => {
  const faults: string[] = [];
  for (let n = 0; n < COUNT; n++) faults.push(...(await faultsOfGame(n)));
  expect(faults).toEqual([]);
}, 60_000);
