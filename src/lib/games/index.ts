import { Refusal } from '../kernel/refusal.ts';
import type { Game } from '../kernel/game.ts';
import type { ClinicModule } from '../clinic/rules.ts';
import type { LandscapeModule, OptionDef } from '../landscape/module.ts';

export { GAMES, type ExpansionEntry, type GameEntry } from './catalogue.ts';

const LANDSCAPE: Record<string, () => Promise<LandscapeModule>> = {
  abbot: async () => (await import('../landscape/expansions/abbot/index.ts')).abbot,
  anniversary20: async () => (await import('../landscape/expansions/anniversary20/index.ts')).anniversary20,
  blackDragon: async () => (await import('../landscape/expansions/blackDragon/index.ts')).blackDragon,
  covid19: async () => (await import('../landscape/expansions/covid19/index.ts')).covid19,
  naturalDisasters: async () =>
    (await import('../landscape/expansions/naturalDisasters/index.ts')).naturalDisasters,
  river1: async () => (await import('../landscape/expansions/river1/index.ts')).river1
};

async function landscape(expansions: readonly string[]): Promise<Game> {
  const { landscapeGame } = await import('../landscape/game.ts');
  const known = expansions.filter((id) => id in LANDSCAPE);
  return landscapeGame(await Promise.all(known.map((id) => LANDSCAPE[id]()))) as Game;
}

const CLINIC: Record<string, () => Promise<ClinicModule>> = {
  covid19Pandemic: async () => (await import('../clinic/expansions/covid19Pandemic/index.ts')).covid19Pandemic
};

async function clinic(expansions: readonly string[]): Promise<Game> {
  const { makeClinic } = await import('../clinic/game.ts');
  const known = expansions.filter((id) => id in CLINIC);
  return makeClinic(await Promise.all(known.map((id) => CLINIC[id]()))) as Game;
}

/**
 * Loads a game with just the expansions named; an unknown expansion is refused by the game's own set-up.
 * Throws a {@link Refusal} BAD_CONFIG for an unknown game.
 */
export async function loadGame(id: string, expansions: readonly string[]): Promise<Game> {
  if (id === 'landscape') return landscape(expansions);
  if (id === 'clinic') return clinic(expansions);
  throw new Refusal('BAD_CONFIG', `There is no game called ${id}.`);
}

/** Every option of a game with the expansion it belongs to (`core` for the base game). */
export async function optionsOf(id: string): Promise<{ expansion: string; option: OptionDef }[]> {
  if (id !== 'landscape') return [];
  const { base } = await import('../landscape/base.ts');
  const modules = [base, ...(await Promise.all(Object.values(LANDSCAPE).map((load) => load())))];
  return modules.flatMap((m) => (m.options ?? []).map((option) => ({ expansion: m.id, option })));
}
