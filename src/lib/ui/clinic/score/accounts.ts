import type { GameEvent, Seat } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Score } from '../../../kernel/score.ts';
import { NUMBERS } from '../../../clinic/numbers.ts';
import type { NumberId } from '../../../clinic/expansions/covid19Pandemic/numbers.ts';
import type { LogItem } from '../../../session/table/play.ts';

/** One change of a clinic's money or popularity, in $ and points. */
export interface Entry extends LogItem {
  readonly money: number;
  readonly popularity: number;
}

/** All entries of one round, in order; `money` and `popularity` are those before its first entry and after its last. */
export interface AccountedRound {
  /** 0 is the set-up, or what came before the first round of the log. */
  readonly round: number;
  readonly entries: readonly Entry[];
  readonly money: { readonly before: number; readonly after: number };
  readonly popularity: { readonly before: number; readonly after: number };
}

const count = (value: Json | Score | undefined): number => (typeof value === 'number' ? value : 0);

function changeOf(event: GameEvent): { money: number; popularity: number } | null {
  switch (event.type) {
    case 'built':
    case 'hired':
      return count(event.cost) === 0 ? null : { money: -count(event.cost), popularity: 0 };
    case 'bonusTaken':
      return event.bonus === 'money' ? { money: NUMBERS.bonusMoney, popularity: 0 } : null;
    case 'treated':
    case 'hospiceIncome':
      return { money: count(event.income), popularity: 0 };
    case 'paid':
      return {
        money: -count(event.money),
        popularity: -count(event.missing) * NUMBERS.missingUpkeepPopularity
      };
    case 'bought':
      return { money: -count(event.cost), popularity: count(event.points) };
    case 'researched':
      return { money: 0, popularity: NUMBERS.labPopularity };
    case 'died':
    case 'left':
      return { money: 0, popularity: count(event.popularity) };
    default:
      return null;
  }
}

/**
 * The accounts of one seat, round by round, from a log and what the seat has now. They are computed
 * backwards, so that a log that starts in the middle of a game, as in lessons, still ends with the right
 * sums.
 */
export function accountsOf(
  log: readonly LogItem[],
  seat: Seat,
  now: { readonly money: number; readonly popularity: number }
): AccountedRound[] {
  const rounds: { round: number; entries: Entry[] }[] = [{ round: 0, entries: [] }];
  for (const { n, event } of log) {
    if (event.type === 'round') rounds.push({ round: count(event.round), entries: [] });
    const change = event.seat === seat ? changeOf(event) : null;
    if (change) rounds.at(-1)!.entries.push({ n, event, ...change });
  }
  let { money, popularity } = now;
  return rounds
    .reverse()
    .map(({ round, entries }): AccountedRound => {
      const after = { money, popularity };
      for (const entry of entries) {
        money -= entry.money;
        popularity -= entry.popularity;
      }
      return {
        round,
        entries,
        money: { before: money, after: after.money },
        popularity: { before: popularity, after: after.popularity }
      };
    })
    .reverse()
    .filter(({ round, entries }) => round > 0 || entries.length > 0);
}

/** The number of the rules behind each part of a sum, by its label. */
const OF_LABEL: Readonly<Record<string, NumberId>> = {
  'income.colour': 'income',
  'income.garden': 'gardenBonus',
  'income.operating': 'operatingBonus',
  'income.outpatient': 'outpatientIncome',
  'income.satellite': 'satelliteBonus',
  'hospice.elders': 'elderIncome',
  'salary.white': 'salary',
  'salary.yellow': 'salary',
  'salary.orange': 'salary',
  'salary.red': 'salary',
  'salary.nurse': 'salaryOthers',
  'salary.orderly': 'salaryOthers',
  'salary.janitor': 'salaryOthers',
  'upkeep.modules': 'upkeepPerModule',
  'upkeep.orderlies': 'orderlyUpkeepSaving',
  'upkeep.janitors': 'janitorUpkeepSaving'
};

const PRICES: Readonly<Record<string, NumberId>> = {
  parking: 'parkingCost',
  garden: 'gardenCost',
  entrance: 'entranceCost',
  helipad: 'helipadCost',
  satellite: 'satelliteCost',
  conveyors: 'conveyorCost',
  doctor: 'doctorPrice',
  nurse: 'nursePrice',
  orderly: 'orderlyPrice',
  janitor: 'janitorPrice'
};

/** The number of the rules that a part of a sum counts with, or null. */
export const numberOfLabel = (label: string): NumberId | null => OF_LABEL[label] ?? null;

/** The numbers of the rules behind an event beyond those of its score. */
export function numbersOfEvent(event: GameEvent): readonly NumberId[] {
  switch (event.type) {
    case 'built':
      return [PRICES[String(event.what)] ?? 'moduleCost'];
    case 'hired':
      return [PRICES[String(event.who)] ?? 'doctorPrice'];
    case 'bonusTaken':
      return ['bonusMoney'];
    case 'paid':
      return count(event.missing) > 0 ? ['missingUpkeepPopularity'] : [];
    case 'bought':
      return ['moneyPerPopularity'];
    case 'researched':
      return ['labPopularity'];
    case 'died':
      return ['deathPopularity'];
    case 'left':
      return ['leavesUntreatedPopularity'];
    default:
      return [];
  }
}
