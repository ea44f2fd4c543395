import type { MessageKey } from '../i18n/index.ts';
import type { Aids, GameId, TablePlan } from './contracts.ts';

/** An expansion as a card to choose: what it weighs, what it costs in time, what it meets. */
export interface ExpansionCard {
  readonly id: string;
  readonly name: MessageKey;
  readonly about: MessageKey;
  /** 1 is a seasoning, 3 changes the game. */
  readonly weight: 1 | 2 | 3;
  /** Minutes it adds, roughly, for each seat. */
  readonly minutes: number;
  readonly fan: boolean;
}

/** A rule that may be played in more than one way. The first value is the default. */
export interface OptionCard {
  readonly id: string;
  readonly name: MessageKey;
  readonly values: readonly { readonly value: string | number | boolean; readonly label: MessageKey }[];
  /** Shown only when this expansion is on. */
  readonly expansion?: string;
  /** Part of setting up, like the levels of a pandemic: shown with the expansions, not among house rules. */
  readonly setup?: true;
  /** Shown only to somebody alone, without any expansion that brings a goal of its own. */
  readonly solo?: true;
}

export interface GameCard {
  readonly id: GameId;
  readonly name: MessageKey;
  readonly about: MessageKey;
  readonly seats: readonly [min: number, max: number];
  /** Minutes for each seat. */
  readonly minutes: number;
  readonly weight: 1 | 2 | 3;
  readonly expansions: readonly ExpansionCard[];
  readonly options: readonly OptionCard[];
  /** Helps its board can give. */
  readonly aids: readonly (keyof Aids)[];
  /** Pairs that change each other, and in which way. */
  readonly meetings: readonly { readonly pair: readonly [string, string]; readonly note: MessageKey }[];
}

const yesNo = (first: boolean) =>
  [first, !first].map((value) => ({ value, label: value ? ('table.yes' as const) : ('table.no' as const) }));

type TileOption =
  | 'arrowBeside'
  | 'arrowRepeat'
  | 'covidDuty'
  | 'covidDeathCard'
  | 'floodSquares'
  | 'meteorShift'
  | 'tornadoSquares'
  | 'tornadoDrop'
  | 'riverTurns';

/** A house rule of an expansion of the tile game: its values are worded under its name. */
const wording = <V extends string>(id: TileOption, values: readonly V[], expansion: string): OptionCard => ({
  id,
  name: `table.option.${id}`,
  values: values.map((value) => ({ value, label: `table.option.${id}.${value}` as MessageKey })),
  expansion
});

export const gameCards: readonly GameCard[] = [
  {
    id: 'landscape',
    name: 'app.landscape',
    about: 'table.landscape.about',
    seats: [1, 6],
    minutes: 12,
    weight: 1,
    expansions: [
      { id: 'river1', name: 'table.river1', about: 'table.river1.about', weight: 1, minutes: 1, fan: false },
      { id: 'abbot', name: 'table.abbot', about: 'table.abbot.about', weight: 1, minutes: 1, fan: false },
      {
        id: 'anniversary20',
        name: 'table.anniversary20',
        about: 'table.anniversary20.about',
        weight: 1,
        minutes: 3,
        fan: false
      },
      {
        id: 'covid19',
        name: 'table.covid19',
        about: 'table.covid19.about',
        weight: 2,
        minutes: 4,
        fan: true
      },
      {
        id: 'naturalDisasters',
        name: 'table.naturalDisasters',
        about: 'table.naturalDisasters.about',
        weight: 2,
        minutes: 4,
        fan: true
      },
      {
        id: 'blackDragon',
        name: 'table.blackDragon',
        about: 'table.blackDragon.about',
        weight: 2,
        minutes: 3,
        fan: true
      }
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
      { id: 'covidStart', name: 'table.option.covidStart', values: yesNo(false), expansion: 'covid19' },
      {
        id: 'covidSpread',
        name: 'table.option.covidSpread',
        values: [
          { value: 'tile', label: 'table.option.covidSpread.tile' },
          { value: 'area', label: 'table.option.covidSpread.area' }
        ],
        expansion: 'covid19'
      },
      {
        id: 'dragonTile',
        name: 'table.option.dragonTile',
        values: [
          { value: 'open', label: 'table.option.dragonTile.open' },
          { value: 'closed', label: 'table.option.dragonTile.closed' }
        ],
        expansion: 'blackDragon'
      },
      wording('arrowBeside', ['any', 'open'], 'anniversary20'),
      wording('arrowRepeat', ['spent', 'points'], 'anniversary20'),
      wording('covidDuty', ['must', 'may'], 'covid19'),
      wording('covidDeathCard', ['discarded', 'removed'], 'covid19'),
      wording('floodSquares', ['open', 'blocked'], 'naturalDisasters'),
      wording('meteorShift', ['beside', 'around'], 'naturalDisasters'),
      wording('tornadoSquares', ['once', 'eachMove'], 'naturalDisasters'),
      wording('tornadoDrop', ['may', 'must'], 'naturalDisasters'),
      wording('riverTurns', ['immediate', 'alternate'], 'river1')
    ],
    aids: ['preview', 'remaining', 'deadCells', 'fieldOwners', 'hint', 'whatIf'],
    meetings: [
      { pair: ['anniversary20', 'blackDragon'], note: 'table.meet.arrowDragon' },
      { pair: ['anniversary20', 'naturalDisasters'], note: 'table.meet.arrowFlood' },
      { pair: ['anniversary20', 'covid19'], note: 'table.meet.arrowVirus' },
      { pair: ['covid19', 'naturalDisasters'], note: 'table.meet.virusStorm' },
      { pair: ['blackDragon', 'covid19'], note: 'table.meet.virusDragon' },
      { pair: ['blackDragon', 'naturalDisasters'], note: 'table.meet.stormDragon' }
    ]
  },
  {
    id: 'clinic',
    name: 'app.clinic',
    about: 'table.clinic.about',
    seats: [1, 4],
    minutes: 30,
    weight: 3,
    expansions: [
      {
        id: 'covid19Pandemic',
        name: 'table.covid19Pandemic',
        about: 'table.covid19Pandemic.about',
        weight: 3,
        minutes: 10,
        fan: false
      }
    ],
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
      {
        id: 'contagion',
        name: 'table.option.contagion',
        values: [
          { value: 'low', label: 'table.option.low' },
          { value: 'high', label: 'table.option.high' }
        ],
        expansion: 'covid19Pandemic',
        setup: true
      },
      {
        id: 'isolation',
        name: 'table.option.isolation',
        values: [
          { value: 'good', label: 'table.option.good' },
          { value: 'medium', label: 'table.option.medium' },
          { value: 'poor', label: 'table.option.poor' }
        ],
        expansion: 'covid19Pandemic',
        setup: true
      },
      {
        id: 'mandatoryAction',
        name: 'table.option.mandatoryAction',
        values: [
          { value: 'admit', label: 'table.option.admit' },
          { value: 'build', label: 'table.option.build' }
        ],
        expansion: 'covid19Pandemic'
      },
      {
        id: 'preadmissionCounts',
        name: 'table.option.preadmissionCounts',
        values: yesNo(true),
        expansion: 'covid19Pandemic'
      },
      {
        id: 'outpatientCounts',
        name: 'table.option.outpatientCounts',
        values: yesNo(true),
        expansion: 'covid19Pandemic'
      },
      {
        id: 'outpatientExempt',
        name: 'table.option.outpatientExempt',
        values: yesNo(false),
        expansion: 'covid19Pandemic'
      },
      {
        id: 'lowNeedsHub',
        name: 'table.option.lowNeedsHub',
        values: yesNo(true),
        expansion: 'covid19Pandemic'
      }
    ],
    aids: ['preview', 'remaining', 'hint', 'whatIf'],
    meetings: []
  }
];

/** The card of a game. */
export function gameCard(id: GameId): GameCard {
  return gameCards.find((card) => card.id === id)!;
}

/** Pairs among the chosen expansions that change each other. */
export function meetingsOf(game: GameCard, chosen: readonly string[]): GameCard['meetings'] {
  return game.meetings.filter(({ pair }) => pair.every((id) => chosen.includes(id)));
}

/** Options worth showing for these expansions and so many seats. */
export function optionsOf(game: GameCard, chosen: readonly string[], seats: number): readonly OptionCard[] {
  return game.options.filter(
    ({ expansion, solo }) =>
      (expansion === undefined || chosen.includes(expansion)) &&
      (!solo || (seats === 1 && chosen.length === 0))
  );
}

/** Minutes a game takes, to the next five. */
export function minutesOf(game: GameCard, chosen: readonly string[], seats: number): number {
  const each = game.expansions
    .filter(({ id }) => chosen.includes(id))
    .reduce((sum, { minutes }) => sum + minutes, game.minutes);
  return Math.ceil((each * seats) / 5) * 5;
}

/** Why a plan cannot be opened yet, or null. */
export function planFault(plan: TablePlan): 'name' | 'count' | null {
  const [min, max] = gameCard(plan.game).seats;
  if (plan.seats.length < min || plan.seats.length > max) return 'count';
  const named = plan.seats.filter(({ kind }) => kind === 'me' || kind === 'device');
  return named.every(({ name }) => name.trim() !== '') ? null : 'name';
}
