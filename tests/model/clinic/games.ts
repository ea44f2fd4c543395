import type { GameConfig } from '../../../src/lib/kernel/game.ts';
import type { Json } from '../../../src/lib/kernel/json.ts';
import { Random } from '../../../src/lib/kernel/random.ts';
import { ofGame, type Comparison } from '../mixedGames.ts';
import { course } from './course.ts';
import { MODULES, game, playAndCompare } from './play.ts';
import { fillTable, givenOf } from './positions.ts';
import { emptyTable } from './setup.ts';

/** Random games of all options and sets in which the engine is compared with the second reading. */

function configOf(random: Random): GameConfig {
  const expansions = MODULES.map(({ id }) => id).filter(() => random.below(2) === 0);
  const options: Record<string, unknown> = {
    board: random.pick(['beginner', 'expert']),
    firstClinic: random.pick(['drawn', 'free']),
    goal: random.pick([60, 80, 100])
  };
  const pandemic: Record<string, unknown> = {
    contagion: random.pick(['low', 'high']),
    isolation: random.pick(['good', 'medium', 'poor']),
    propagation: random.pick(['listed', 'listed', '0 1 0 6 8 9']),
    mandatoryAction: random.pick(['admit', 'build']),
    preadmissionCounts: random.pick([true, false]),
    outpatientCounts: random.pick([true, false]),
    outpatientExempt: random.pick([true, false]),
    lowNeedsHub: random.pick([true, false])
  };
  const isPandemic = expansions.includes('covid19Pandemic');
  return {
    seats: 1 + random.below(4),
    expansions,
    options: isPandemic ? { ...options, ...pandemic } : options
  } as GameConfig;
}

const tableOf = ({ seats, options, expansions }: GameConfig) =>
  emptyTable(seats, { propagation: 'listed', ...options }, expansions);

/** Compares a whole game, from set-up on. */
export async function compareClinic(seed: number): Promise<Comparison> {
  const random = new Random(seed);
  const config = configOf(random);
  const t = tableOf(config);
  const { differences, compared } = playAndCompare(t, game.setup(config), course(t), random);
  return { differences: ofGame(seed, config, differences), compared };
}

/** Compares the rest of a game from a random position on. */
export async function compareClinicPosition(seed: number): Promise<Comparison> {
  const random = new Random(seed);
  const config = configOf(random);
  const step = random.pick(['choose', 'move'] as const);
  const t = tableOf(config);
  fillTable(t, step, random);
  const state = game.setup(config);
  game.given!(state, givenOf(t, step) as Record<string, Json>);
  const { differences, compared } = playAndCompare(t, state, course(t, step), random);
  return { differences: ofGame(seed, config, differences), compared };
}
