import { Refusal } from '../kernel/refusal.ts';
import type { Game } from '../kernel/game.ts';
import type { LandscapeModule } from '../landscape/module.ts';

export { GAMES, type ExpansionEntry, type GameEntry } from './catalogue.ts';

const LANDSCAPE: Record<string, () => Promise<LandscapeModule>> = {
  abbot: async () => (await import('../landscape/expansions/abbot/index.ts')).abbot,
  river1: async () => (await import('../landscape/expansions/river1/index.ts')).river1
};

async function landscape(expansions: readonly string[]): Promise<Game> {
  const { landscapeGame } = await import('../landscape/game.ts');
  const known = expansions.filter((id) => id in LANDSCAPE);
  return landscapeGame(await Promise.all(known.map((id) => LANDSCAPE[id]()))) as Game;
}

/**
 * Loads a game with just the expansions named; an unknown expansion is refused by the game's own set-up.
 * Throws a {@link Refusal} BAD_CONFIG for an unknown game.
 */
export async function loadGame(id: string, expansions: readonly string[]): Promise<Game> {
  if (id === 'landscape') return landscape(expansions);
  throw new Refusal('BAD_CONFIG', `There is no game called ${id}.`);
}
