import { Random } from '../../src/lib/kernel/random.ts';
import { aside } from '../../src/lib/landscape/aside.ts';
import { landscapeGame } from '../../src/lib/landscape/game.ts';
import type { LandscapeModule } from '../../src/lib/landscape/module.ts';
import { Ending } from './ending.ts';
import { compactInput, known, tableOf } from './valueGames.ts';

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
  const sets = known.filter(({ id }) => config.expansions.includes(id));
  const modules = await Promise.all(sets.map((set) => set.rules()));
  const game = landscapeGame([...modules, probe], aside);
  const p = game.setup({ ...config, expansions: [...config.expansions, probe.id] });
  for (let input = compactInput(game, p, random); input; input = compactInput(game, p, random))
    game.advance(p, input);
  const given = [...p.scores].map((score, seat) => score - before[seat]);
  if (!expected) return null;
  if (given.join() === String(expected)) return [];
  const table = `game ${seed}: ${config.seats} seats, ${config.expansions.join(' ')}, ${JSON.stringify(config.options)}`;
  return [`${table}: the final scoring gave ${given.join()}, not ${String(expected)}`];
}
