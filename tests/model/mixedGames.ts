import { optionsOf } from '../../src/lib/games/index.ts';
import { SETS, UNLISTED } from '../../src/lib/games/sets.ts';
import type { Action, Game, GameConfig, Input } from '../../src/lib/kernel/game.ts';
import type { Random } from '../../src/lib/kernel/random.ts';
import { aside } from '../../src/lib/landscape/notation/aside.ts';
import { landscapeGame } from '../../src/lib/landscape/game.ts';
import type { LandscapeModule } from '../../src/lib/landscape/contract/module.ts';
import { xOf, yOf, type Position } from '../../src/lib/landscape/position.ts';
import { randomInput } from '../unit/support/walk.ts';

/** Random games of several sets, in which the engine is compared with a second reading. */

export const known = [...SETS.landscape, ...UNLISTED.landscape];
const FEWEST_SETS = 3;
const MOST_SETS = 8;
/** Squares looked at for each tile: the one with most neighbours is taken, so that features are completed. */
const LOOKED_AT = 10;
/** Differences told of a run of games: more would say the same. */
const MOST_TOLD = 20;

/** What came of a game: where the engine and the reading differ, and a word for each thing that was compared. */
export interface Comparison {
  readonly differences: readonly string[];
  readonly compared: readonly string[];
}

/** Sets, options, seats and the seat that begins at random; some sets are at every table. */
export async function tableOf(
  random: Random,
  fewest = FEWEST_SETS,
  always: readonly string[] = []
): Promise<GameConfig> {
  const rest = known.map(({ id }) => id).filter((id) => !always.includes(id));
  const n = fewest + random.below(MOST_SETS - fewest + 1) - always.length;
  const others = Array.from({ length: n }, () => rest.splice(random.below(rest.length), 1)[0]);
  const expansions = [...always, ...others];
  if (expansions.includes('fishermen') && !expansions.some((id) => id.startsWith('river')))
    expansions.push('river1');
  const options: Record<string, unknown> = {};
  for (const { expansion, option } of await optionsOf('landscape', true))
    if (expansion === 'core' || expansions.includes(expansion))
      options[option.id] = random.pick([...option.values]);
  options.fields = true;
  const played = await Promise.all(
    known.filter(({ id }) => expansions.includes(id)).map((set) => set.rules())
  );
  const parts = played.flatMap((module) => module.parts ?? []);
  if (random.below(5) === 0) options.without = parts.filter(() => random.below(4) === 0);
  const seats = 1 + random.below(6);
  return { seats, first: expansions.length % seats, expansions, options } as GameConfig;
}

/** A random input; a tile goes where it has many neighbours. */
export function compactInput(game: Game<Position>, p: Position, random: Random): Input | null {
  const input = randomInput(game, p, random);
  if (input?.kind !== 'choice' || input.choices[0].action.do !== 'place') return input;
  const { seat } = input.choices[0];
  const taken = new Set<string>();
  for (let slot = 0; slot < p.slotCount; slot++)
    taken.add(`${xOf(p, p.slotCell[slot])},${yOf(p, p.slotCell[slot])}`);
  const beside = ({ at }: Action) => {
    const [x, y] = at as [number, number];
    return [-1, 0, 1].flatMap((dy) => [-1, 0, 1].filter((dx) => taken.has(`${x + dx},${y + dy}`))).length;
  };
  const places = game.actions(p, seat).filter((action) => action.do === 'place');
  const some = Array.from({ length: LOOKED_AT }, () => random.pick<Action>(places));
  const best = some.reduce((a, b) => (beside(b) > beside(a) ? b : a));
  return { kind: 'choice', choices: [{ seat, action: best }] };
}

/** A game of these sets at its start, with a module that looks on. */
export async function watched(config: GameConfig, probe: LandscapeModule) {
  const sets = known.filter(({ id }) => config.expansions.includes(id));
  const modules = await Promise.all(sets.map((set) => set.rules()));
  const game = landscapeGame([...modules, probe], aside);
  const p = game.setup({ ...config, expansions: [...config.expansions, probe.id] });
  return { game, p };
}

/** Differences of a game, each with all that plays it again. */
export function ofGame(seed: number, config: GameConfig, differences: readonly string[]): string[] {
  const { seats, first, expansions, options } = config;
  const name = `game ${seed}: ${seats} seats from ${first}, ${expansions.join(' ')}, ${JSON.stringify(options)}`;
  return differences.map((difference) => `${name}: ${difference}`);
}

/** Compares the games of these seeds until enough differences are told; `compared` counts by word. */
export async function compareGames(
  compare: (seed: number) => Promise<Comparison>,
  count: number,
  from = 0
): Promise<{ differences: string[]; compared: ReadonlyMap<string, number> }> {
  const differences: string[] = [];
  const compared = new Map<string, number>();
  for (let seed = from; seed < from + count && differences.length < MOST_TOLD; seed++) {
    const game = await compare(seed);
    differences.push(...game.differences);
    for (const word of game.compared) compared.set(word, (compared.get(word) ?? 0) + 1);
  }
  return { differences, compared };
}
