import type { ClinicModule } from '../clinic/state.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Game } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import type { SetManifest } from '../kernel/manifest.ts';
import { readEntry, type NumberEntry } from '../kernel/numberEntry.ts';
import { SETS, UNLISTED } from './sets.ts';

export { GAMES, type GameEntry } from './catalogue.ts';

const LANDSCAPE = [...SETS.landscape, ...UNLISTED.landscape];

/** The rules of the named sets, or of all sets when none is named. */
const rulesOf = <T>(sets: readonly SetManifest<T>[], named?: readonly string[]): Promise<T[]> =>
  Promise.all(sets.filter(({ id }) => named?.includes(id) ?? true).map(({ rules }) => rules()));

async function landscape(expansions: readonly string[], isWhole: boolean): Promise<Game> {
  const [{ landscapeGame }, beside, modules] = await Promise.all([
    import('../landscape/game.ts'),
    isWhole ? import('../landscape/notation/aside.ts') : null,
    rulesOf(LANDSCAPE, expansions)
  ]);
  return landscapeGame(modules, beside?.aside) as Game;
}

async function clinic(expansions: readonly string[]): Promise<Game> {
  const { makeClinic } = await import('../clinic/game.ts');
  return makeClinic(await rulesOf(SETS.clinic, expansions)) as Game;
}

/**
 * Loads a game with just the expansions named; an unknown expansion is refused by the game's own set-up.
 * Throws a {@link Refusal} BAD_CONFIG for an unknown game.
 */
export async function loadGame(id: string, expansions: readonly string[]): Promise<Game> {
  return load(id, expansions, true);
}

/** As {@link loadGame}, without the parts that only scripts and bots use: enough to play and to watch. */
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
  readonly option: { readonly id: string; readonly values: readonly Json[]; readonly entry?: NumberEntry };
}

/** Every option of a game and its expansions; with `unlisted` also of sets that only scripts can play. */
export async function optionsOf(id: string, unlisted = false): Promise<GameOption[]> {
  return id === 'landscape' ? landscapeOptions(unlisted) : id === 'clinic' ? clinicOptions() : [];
}

async function landscapeOptions(unlisted: boolean): Promise<GameOption[]> {
  const { base } = await import('../landscape/base/index.ts');
  const modules = [base, ...(await rulesOf(unlisted ? LANDSCAPE : SETS.landscape))];
  return modules.flatMap((m) => (m.options ?? []).map((option) => ({ expansion: m.id, option })));
}

async function clinicOptions(): Promise<GameOption[]> {
  const { BASE_OPTIONS } = await import('../clinic/config.ts');
  const modules = await rulesOf(SETS.clinic);
  const owners: Pick<ClinicModule, 'id' | 'options' | 'entries'>[] = [
    { id: 'core', options: BASE_OPTIONS },
    ...modules
  ];
  return owners.flatMap(({ id: expansion, options = {}, entries = {} }) =>
    Object.entries(options).map(([id, values]) => ({ expansion, option: { id, values, entry: entries[id] } }))
  );
}

/** Options of the notation with a single value: no table has a choice, so they belong to no set's options. */
const WITHOUT_CHOICE: readonly GameOption[] = [
  { expansion: 'courier', option: { id: 'courierTiles', values: [false] } }
];

/** Every option that a script may name, those with a single value included. */
export async function scriptOptionsOf(id: string): Promise<GameOption[]> {
  return [...(await optionsOf(id, true)), ...(id === 'landscape' ? WITHOUT_CHOICE : [])];
}

/**
 * The options of a header that matter at its table. An allowed option of an expansion that is not played has
 * no effect.
 */
export async function optionsInPlay(
  id: string,
  expansions: readonly string[],
  options: Readonly<Record<string, Json>>
): Promise<Record<string, Json>> {
  const { without, ...named } = options;
  const chosen = Object.entries(named).filter(
    ([name, value]) =>
      id !== 'landscape' ||
      !WITHOUT_CHOICE.some(({ option }) => option.id === name && option.values[0] === value)
  );
  const known = chosen.length === 0 ? [] : await optionsOf(id, true);
  const idle = ({ expansion }: GameOption) => expansion !== 'core' && !expansions.includes(expansion);
  const allows = ({ values, entry }: GameOption['option'], value: Json) =>
    values.includes(value) || (entry !== undefined && readEntry(entry, value, 1) !== null);
  const kept = Object.fromEntries(
    chosen.filter(
      ([name, value]) =>
        !known.some((o) => o.option.id === name && idle(o) && allows(o.option, value)) ||
        // Sets may share an option.
        known.some((o) => o.option.id === name && !idle(o))
    )
  );
  return without === undefined ? kept : { ...kept, ...(await partsInPlay(id, expansions, without)) };
}

/** The same for what is left out: parts of sets that are not played are read and change nothing. */
async function partsInPlay(
  id: string,
  expansions: readonly string[],
  without: Json
): Promise<Record<string, Json>> {
  if (id !== 'landscape' || !Array.isArray(without)) return { without };
  const modules = await rulesOf(LANDSCAPE);
  const partsOf = (isPlayed: boolean) =>
    modules
      .filter(({ id }) => expansions.includes(id) === isPlayed)
      .flatMap((m) => [m, ...(m.shares ?? [])].flatMap(({ parts = [] }) => parts));
  const idle = partsOf(false);
  const played = partsOf(true);
  const left = without.filter((part) => played.includes(part as string) || !idle.includes(part as string));
  return left.length === 0 ? {} : { without: left };
}
