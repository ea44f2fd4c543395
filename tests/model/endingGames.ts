import { Random } from '../../src/lib/kernel/random.ts';
import type { LandscapeModule } from '../../src/lib/landscape/contract/module.ts';
import { Ending } from './ending.ts';
import { compactInput, ofGame, tableOf, watched, type Comparison } from './mixedGames.ts';

/** Plays a random game and compares what the final scoring gives with the second reading. */
export async function compareEnding(seed: number): Promise<Comparison> {
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
  const differences =
    given.join() === expected.join()
      ? []
      : [`the final scoring gave ${given.join()}, not ${expected.join()}`];
  return { differences: ofGame(seed, config, differences), compared: ['ending'] };
}
