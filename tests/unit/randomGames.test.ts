import { expect, it } from 'vitest';
import { faultsOfGame, faultsWithOthers, OTHERS } from './support/randomGames.ts';

/** Each combination of the covering array once or more; `tests/long/randomGames.long.ts` plays ten thousand games. */
const COUNT = 60;

it('random games of the great boxes with each other show no fault', async () => {
  const faults: string[] = [];
  for (let n = 0; n < COUNT; n++) faults.push(...(await faultsOfGame(n)));
  expect(faults).toEqual([]);
}, 60_000);

it.each(OTHERS)(
  'random games of %s, alone and with five other sets, show no fault',
  async (id) => {
    const faults: string[] = [];
    for (let n = 0; n < 2; n++)
      for (const others of [0, 5]) faults.push(...(await faultsWithOthers(id, others, n)));
    expect(faults).toEqual([]);
  },
  20_000
);
