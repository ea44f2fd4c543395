import { Random } from '../../src/lib/kernel/random.ts';
import type { LandscapeModule } from '../../src/lib/landscape/module.ts';
import { Ending } from './ending.ts';
import { compactInput, nameOf, tableOf, watched } from './valueGames.ts';

/** Plays a random game and compares what the final scoring gives with the second reading; null where a flood lies. */
export async function compareEnding(seed: number): Promise<string[] | null> {
  const random = new Random(seed);
  const config = await tableOf(random, 1);
  let before: number[] = [];
  let expected: number[] | null = null;
  const probe: LandscapeModule = {
    id: '0probe',
    beforeCounting(p) {
      before = [...p.scores];
      const ending = new Ending(p);
      expected = ending.hasFlood() ? null : ending.gains();
    }
  };
  const { game, p } = await watched(config, probe);
  for (let input = compactInput(game, p, random); input; input = compactInput(game, p, random))
    game.advance(p, input);
  const given = [...p.scores].map((score, seat) => score - before[seat]);
  if (!expected) return null;
  if (given.join() === String(expected)) return [];
  const table = nameOf(seed, config);
  return [`${table}: the final scoring gave ${given.join()}, not ${String(expected)}`];
}
