import { MIXES } from '../../games/mixes.ts';
import { SETS } from '../../games/sets.ts';
import type { MessageKey } from '../../i18n/index.ts';
import type { SetManifest, SetOption } from '../../kernel/manifest.ts';
import { readEntry, type NumberEntry } from '../../kernel/numberEntry.ts';
import type { Aids, GameId, TablePlan } from '../../session/contracts.ts';

/** An expansion that can be chosen: its complexity, its time, and the expansions it interacts with. */
export interface ExpansionInfo {
  readonly id: string;
  readonly name: MessageKey;
  readonly about: MessageKey;
  /** 1 changes little, 3 changes the game. */
  readonly weight: 1 | 2 | 3;
  /** Minutes it adds, roughly, for each seat. */
  readonly minutes: number;
  /** Offered in the group of small sets. */
  readonly small: boolean;
  readonly fan: boolean;
  /** Elements that can be left out one by one. */
  readonly parts: readonly { readonly id: string; readonly name: MessageKey }[];
}

/** Numbers to type in: the choice to do so, the label of number `n`, and what is allowed. */
export interface EntryInfo {
  readonly limits: NumberEntry;
  readonly typed: MessageKey;
  readonly part: MessageKey;
  readonly fault: MessageKey;
}

/** A rule that may be played in more than one way. The first value is the default. */
export interface OptionInfo {
  readonly id: string;
  readonly name: MessageKey;
  readonly values: readonly { readonly value: string | number | boolean; readonly label: MessageKey }[];
  /** Numbers that may be typed in instead of choosing a value. */
  readonly entry?: EntryInfo;
  /** Shown only when this expansion is on. */
  readonly expansion?: string;
  /** Part of setting up, like the levels of a pandemic: shown with the expansions, not among house rules. */
  readonly setup?: true;
  /** Shown only to a solo player without an expansion that sets a goal. */
  readonly solo?: true;
}

/** A ready choice of expansions. */
export interface Mix {
  readonly name: MessageKey;
  readonly expansions: readonly string[];
}

export interface GameInfo {
  readonly id: GameId;
  readonly name: MessageKey;
  readonly about: MessageKey;
  readonly seats: readonly [min: number, max: number];
  /** Minutes for each seat. */
  readonly minutes: number;
  readonly weight: 1 | 2 | 3;
  readonly expansions: readonly ExpansionInfo[];
  /** Choices of expansions that play well together. */
  readonly mixes: readonly Mix[];
  readonly options: readonly OptionInfo[];
  /** Helps its board can give. */
  readonly aids: readonly (keyof Aids)[];
  /** Pairs that change each other, and in which way. */
  readonly meetings: readonly { readonly pair: readonly [string, string]; readonly note: MessageKey }[];
}

const yesNo = (first: boolean) =>
  [first, !first].map((value) => ({ value, label: value ? ('table.yes' as const) : ('table.no' as const) }));

/** The texts of a set have keys with its name. */
const key = (set: string, name: string) => `set.${set}.${name}` as MessageKey;

const infoOf = ({
  id,
  weight,
  minutes,
  small = false,
  fan = false,
  parts = []
}: SetManifest): ExpansionInfo => ({
  id,
  name: key(id, 'name'),
  about: key(id, 'about'),
  weight,
  minutes,
  small,
  fan,
  parts: parts.map((part) => ({ id: part, name: key(id, `part.${part}`) }))
});

const entryInfo = (set: string, option: string, limits: NumberEntry): EntryInfo => ({
  limits,
  typed: key(set, `option.${option}.typed`),
  part: key(set, `option.${option}.part`),
  fault: key(set, `option.${option}.fault`)
});

/** The options of sets: those that are not a yes or no have a text for each value. */
const optionInfos = (sets: readonly SetManifest[]): OptionInfo[] =>
  sets.flatMap(({ id: expansion, options = [] }) =>
    options.map(({ id, values, setup, entry }: SetOption) => ({
      id,
      name: key(expansion, `option.${id}`),
      values: values.map((value) => ({
        value,
        label:
          typeof value === 'boolean'
            ? value
              ? 'table.yes'
              : 'table.no'
            : key(expansion, `option.${id}.${String(value)}`)
      })),
      expansion,
      ...(entry ? { entry: entryInfo(expansion, id, entry) } : {}),
      ...(setup ? { setup } : {})
    }))
  );

const meetingsIn = (sets: readonly SetManifest[]): GameInfo['meetings'] =>
  sets.flatMap(({ id, meets = [] }) =>
    meets.map((other) => ({ pair: [id, other] as const, note: key(id, `meet.${other}`) }))
  );

export const gameInfos: readonly GameInfo[] = [
  {
    id: 'landscape',
    name: 'app.landscape',
    about: 'table.landscape.about',
    seats: [1, 6],
    minutes: 12,
    weight: 1,
    expansions: SETS.landscape.map(infoOf),
    mixes: [
      { name: 'table.mix.gentle', expansions: MIXES.gentle },
      { name: 'table.mix.big', expansions: MIXES.big },
      { name: 'table.mix.chaos', expansions: MIXES.chaos },
      { name: 'table.mix.all', expansions: SETS.landscape.map(({ id }) => id) }
    ],
    options: [
      { id: 'fields', name: 'table.option.fields', values: yesNo(true) },
      {
        id: 'smallCity',
        name: 'table.option.smallCity',
        values: [
          { value: 4, label: 'table.option.smallCity.4' },
          { value: 2, label: 'table.option.smallCity.2' }
        ]
      },
      ...optionInfos(SETS.landscape)
    ],
    aids: ['preview', 'remaining', 'deadCells', 'fieldOwners', 'hint', 'whatIf'],
    meetings: meetingsIn(SETS.landscape)
  },
  {
    id: 'clinic',
    name: 'app.clinic',
    about: 'table.clinic.about',
    seats: [1, 4],
    minutes: 30,
    weight: 3,
    expansions: SETS.clinic.map(infoOf),
    mixes: [],
    options: [
      {
        id: 'board',
        name: 'table.option.board',
        values: [
          { value: 'beginner', label: 'table.option.board.beginner' },
          { value: 'expert', label: 'table.option.board.expert' }
        ],
        setup: true
      },
      {
        id: 'firstClinic',
        name: 'table.option.firstClinic',
        values: [
          { value: 'drawn', label: 'table.option.firstClinic.drawn' },
          { value: 'free', label: 'table.option.firstClinic.free' }
        ],
        setup: true
      },
      {
        id: 'goal',
        name: 'table.option.goal',
        values: [
          { value: 60, label: 'table.option.goal.60' },
          { value: 80, label: 'table.option.goal.80' },
          { value: 100, label: 'table.option.goal.100' }
        ],
        setup: true,
        solo: true
      },
      ...optionInfos(SETS.clinic)
    ],
    aids: ['preview', 'remaining', 'hint', 'whatIf'],
    meetings: meetingsIn(SETS.clinic)
  }
];

/** What the catalogue says of a game. */
export function gameInfo(id: GameId): GameInfo {
  return gameInfos.find((info) => info.id === id)!;
}

/** Pairs among the chosen expansions that change each other. */
export function meetingsOf(game: GameInfo, chosen: readonly string[]): GameInfo['meetings'] {
  return game.meetings.filter(({ pair }) => pair.every((id) => chosen.includes(id)));
}

/** Options worth showing for these expansions and so many seats. */
export function optionsOf(game: GameInfo, chosen: readonly string[], seats: number): readonly OptionInfo[] {
  const fitting = game.options.filter(
    ({ expansion, solo }) =>
      (expansion === undefined || chosen.includes(expansion)) &&
      (!solo || (seats === 1 && chosen.length === 0))
  );
  // Sets with common rules have their options in common.
  return fitting.filter(({ id }, n) => fitting.findIndex((other) => other.id === id) === n);
}

/** Minutes a game takes, to the next five. */
export function minutesOf(game: GameInfo, chosen: readonly string[], seats: number): number {
  const each = game.expansions
    .filter(({ id }) => chosen.includes(id))
    .reduce((sum, { minutes }) => sum + minutes, game.minutes);
  return Math.ceil((each * seats) / 5) * 5;
}

/** The complexity of a game with these expansions: 1 light, 2 medium, 3 heavy; never below that of the game alone. */
export function weightOf(game: GameInfo, chosen: readonly string[]): 1 | 2 | 3 {
  const added = game.expansions
    .filter(({ id }) => chosen.includes(id))
    .reduce((sum, { weight }) => sum + weight, 0);
  const steps = added < 2 ? 0 : added < 5 ? 1 : 2;
  return Math.min(3, game.weight + steps) as 1 | 2 | 3;
}

/** The numbers typed in for an option, as they go into the header; null where a value was chosen. */
export function typedIn({ id, values }: OptionInfo, options: TablePlan['options']): string | null {
  const value = options[id];
  return typeof value !== 'string' || values.some((one) => one.value === value) ? null : value;
}

/** Why a plan cannot be opened yet, or null. */
export function planFault(plan: TablePlan): 'name' | 'count' | 'entry' | null {
  const info = gameInfo(plan.game);
  const [min, max] = info.seats;
  const isBad = (option: OptionInfo): boolean => {
    const typed = typedIn(option, plan.options);
    return (
      typed !== null &&
      option.entry !== undefined &&
      readEntry(option.entry.limits, typed, plan.seats.length) === null
    );
  };
  if (plan.seats.length < min || plan.seats.length > max) return 'count';
  const named = plan.seats.filter(({ kind }) => kind === 'me' || kind === 'device');
  if (named.some(({ name }) => name.trim() === '')) return 'name';
  return info.options.some(isBad) ? 'entry' : null;
}
