import { Random } from '../../src/lib/kernel/random.ts';
import type { LandscapeModule } from '../../src/lib/landscape/module.ts';
import { Ending } from './ending.ts';
import { compactInput, nameOf, tableOf, watched } from './valueGames.ts';

/** Plays a random game and compares what the final scoring gives with the second reading. */
export async function compareEnding(seed: number): Promise<string[]> {
  const random = new Random(seed);
  const config = await tableOf(random, 1);
  let before: number[] = [];
  let expected: number[] = [];
  const probe: LandscapeModule = {
    id: '0probe',
    beforeCounting(p) {
      before = [...p.scores];
      expected = new Ending(p).gains();
    }
  };
  const { game, p } = await watched(config, probe);
  for (let input = compactInput(game, p, random); input; input = compactInput(game, p, random))
    game.advance(p, input);
  const given = [...p.scores].map((score, seat) => score - before[seat]);
  if (given.join() === expected.join()) return [];
  const table = nameOf(seed, config);
  return [`${table}: the final scoring gave ${given.join()}, not ${expected.join()}`];
}
