import { optionsOf } from '../../src/lib/games/index.ts';
import { SETS, UNLISTED } from '../../src/lib/games/sets.ts';
import type { Action, Game, GameConfig, Input } from '../../src/lib/kernel/game.ts';
import { Random } from '../../src/lib/kernel/random.ts';
import { aside } from '../../src/lib/landscape/aside.ts';
import { landscapeGame } from '../../src/lib/landscape/game.ts';
import type { LandscapeModule, Tally } from '../../src/lib/landscape/module.ts';
import { xOf, yOf, type Position } from '../../src/lib/landscape/position.ts';
import { randomInput } from '../unit/support/walk.ts';
import { Table } from './values.ts';

export const known = [...SETS.landscape, ...UNLISTED.landscape];
const FEWEST_SETS = 3;
const MOST_SETS = 8;
/** Squares looked at for each tile: the one with most neighbours is taken, so that features are completed. */
const LOOKED_AT = 10;
const OF_A_BARN = [3, 1];

type Award = readonly [seat: number, points: number];

/** Sets, options and seats at random; some sets are at every table. */
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
  return { seats: 1 + random.below(6), expansions, options } as GameConfig;
}

/** Differences between what the engine gave for a feature just scored and the second reading. */
function differencesOf(
  p: Position,
  root: number,
  { points, winners, final }: Tally,
  awards: readonly Award[]
) {
  const table = new Table(p, final);
  const feature = table.featureOf(root);
  const isField = feature.kind === 'field';
  const [first] = feature.tiles;
  const where = `${feature.kind} at ${first.x},${first.y}${final ? ' at the end' : ''}`;
  const differences: string[] = [];
  const owners = table.ownersOf(feature);
  if (owners.join() !== winners.join())
    differences.push(`${where} is of ${winners.join()}, not ${owners.join()}`);
  if (!final && !isField && !table.isComplete(feature)) differences.push(`${where} is not complete`);
  if (owners.length === 0) return { differences, kind: feature.kind };
  const values = (isField ? OF_A_BARN : [3]).map((forCity) => table.valueOf(feature, forCity));
  // Only the field of a barn is worth less.
  if (!values.slice(0, isField && hasBarns(p) ? 2 : 1).includes(points))
    differences.push(`${where} gave ${points}, not ${values.join(' or ')}`);
  const expected = owners.map((seat) => [seat, points + (isField ? table.pigValue(feature, seat) : 0)]);
  const given = expected.filter(([, gain]) => gain !== 0);
  const last = awards.slice(awards.length - given.length);
  if (last.join(';') !== given.join(';'))
    differences.push(`${where} gave ${last.join(';')}, not ${given.join(';')}`);
  return { differences, kind: feature.kind };
}

const hasBarns = (p: Position) => p.rules.figureIndex.has('barn');

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

/** Names a game in a report, with all that plays it again. */
export const nameOf = (seed: number, config: GameConfig): string =>
  `game ${seed}: ${config.seats} seats, ${config.expansions.join(' ')}, ${JSON.stringify(config.options)}`;

/**
 * Plays a random game of several sets and compares every feature scored. Returns the differences, and how many features
 * of each kind were compared.
 */
export async function compareValues(seed: number): Promise<{ differences: string[]; compared: string[] }> {
  const random = new Random(seed);
  const config = await tableOf(random);
  const differences: string[] = [];
  const compared: string[] = [];
  const awards: Award[] = [];
  // Its id comes before all others, so that it is asked before sets that give points besides.
  const probe: LandscapeModule = {
    id: '0probe',
    afterPoints: (_p, seat, points) => void awards.push([seat, points]),
    afterScored(p, root, tally) {
      const answer = tally.reach === undefined ? differencesOf(p, root, tally, awards) : null;
      if (!answer) return;
      differences.push(...answer.differences);
      compared.push(tally.final ? `${answer.kind} at the end` : answer.kind);
    }
  };
  const { game, p } = await watched(config, probe);
  for (let input = compactInput(game, p, random); input; input = compactInput(game, p, random))
    game.advance(p, input);
  const name = nameOf(seed, config);
  return { differences: differences.map((difference) => `${name}: ${difference}`), compared };
}
