import { Refusal } from '../kernel/refusal.ts';
import type { Game } from '../kernel/game.ts';
import type { ClinicModule } from '../clinic/rules.ts';
import type { Json } from '../kernel/json.ts';
import type { LandscapeModule } from '../landscape/module.ts';

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

async function landscape(expansions: readonly string[], isWhole: boolean): Promise<Game> {
  const known = expansions.filter((id) => Object.hasOwn(LANDSCAPE, id));
  const [{ landscapeGame }, beside, modules] = await Promise.all([
    import('../landscape/game.ts'),
    isWhole ? import('../landscape/aside.ts') : null,
    Promise.all(known.map((id) => LANDSCAPE[id]()))
  ]);
  return landscapeGame(modules, beside?.aside) as Game;
}

const CLINIC: Record<string, () => Promise<ClinicModule>> = {
  covid19Pandemic: async () => (await import('../clinic/expansions/covid19Pandemic/index.ts')).covid19Pandemic
};

async function clinic(expansions: readonly string[]): Promise<Game> {
  const { makeClinic } = await import('../clinic/game.ts');
  const known = expansions.filter((id) => Object.hasOwn(CLINIC, id));
  return makeClinic(await Promise.all(known.map((id) => CLINIC[id]()))) as Game;
}

/**
 * Loads a game with just the expansions named; an unknown expansion is refused by the game's own set-up.
 * Throws a {@link Refusal} BAD_CONFIG for an unknown game.
 */
export async function loadGame(id: string, expansions: readonly string[]): Promise<Game> {
  return load(id, expansions, true);
}

/** As {@link loadGame}, without what only scripts and bots ask of a game: enough to play and to watch. */
export async function loadRules(id: string, expansions: readonly string[]): Promise<Game> {
  return load(id, expansions, false);
}

function load(id: string, expansions: readonly string[], isWhole: boolean): Promise<Game> {
  if (id === 'landscape') return landscape(expansions, isWhole);
  if (id === 'clinic') return clinic(expansions);
  throw new Refusal('BAD_CONFIG', `There is no game called ${id}.`);
}

/** An option of a game: the first value is the default. */
export interface GameOption {
  /** The expansion it belongs to, `core` for the base game. */
  readonly expansion: string;
  readonly option: { readonly id: string; readonly values: readonly Json[] };
}

/** Every option of a game and its expansions. */
export async function optionsOf(id: string): Promise<GameOption[]> {
  return id === 'landscape' ? landscapeOptions() : id === 'clinic' ? clinicOptions() : [];
}

async function landscapeOptions(): Promise<GameOption[]> {
  const { base } = await import('../landscape/base.ts');
  const modules = [base, ...(await Promise.all(Object.values(LANDSCAPE).map((load) => load())))];
  return modules.flatMap((m) => (m.options ?? []).map((option) => ({ expansion: m.id, option })));
}

async function clinicOptions(): Promise<GameOption[]> {
  const { BASE_OPTIONS } = await import('../clinic/config.ts');
  const modules = await Promise.all(Object.values(CLINIC).map((load) => load()));
  const owners = [{ id: 'core', options: BASE_OPTIONS }, ...modules];
  return owners.flatMap(({ id: expansion, options = {} }) =>
    Object.entries(options).map(([option, values]) => ({ expansion, option: { id: option, values } }))
  );
}

/**
 * The options of a header that matter at its table: one of an expansion that is not played, with a value it can
 * have, says nothing there.
 */
export async function optionsInPlay(
  id: string,
  expansions: readonly string[],
  options: Readonly<Record<string, Json>>
): Promise<Record<string, Json>> {
  const chosen = Object.entries(options);
  const known = chosen.length === 0 ? [] : await optionsOf(id);
  const idle = ({ expansion }: GameOption) => expansion !== 'core' && !expansions.includes(expansion);
  return Object.fromEntries(
    chosen.filter(
      ([name, value]) =>
        !known.some((o) => o.option.id === name && idle(o) && o.option.values.includes(value))
    )
  );
}
