import { NUMBERS, TAGGED_NUMBERS, type Sureness } from '../../../clinic/numbers.ts';
import {
  PANDEMIC_NUMBERS,
  TAGGED_PANDEMIC_NUMBERS,
  type NumberId
} from '../../../clinic/expansions/covid19Pandemic/numbers.ts';
import { lookup, numeral, t } from '../../../i18n/index.ts';
import { elementWords, kindWords, say, serviceWords } from '../words.ts';

/** A number of the rules with how sure it is. */
export interface NumberLine {
  readonly id: NumberId;
  readonly sure: Sureness;
}

/** Numbers that are an amount of money, or a list of such amounts. */
const MONEY: ReadonlySet<NumberId> = new Set<NumberId>([
  'startMoney',
  'moduleCost',
  'parkingCost',
  'gardenCost',
  'entranceCost',
  'helipadCost',
  'conveyorCost',
  'doctorPrice',
  'nursePrice',
  'orderlyPrice',
  'income',
  'outpatientIncome',
  'gardenBonus',
  'operatingBonus',
  'satelliteBonus',
  'satelliteCost',
  'elderIncome',
  'janitorPrice',
  'janitorUpkeepSaving',
  'salary',
  'upkeepPerModule',
  'orderlyUpkeepSaving',
  'moneyPerPopularity',
  'bonusMoney'
]);

const dollars = (n: number): string => t('numbers.dollars', { n });
const listed = (items: readonly string[]): string => items.join(' · ');
/** A thing and its number, never on two lines. */
const paired = (thing: string, n: string): string => `${thing}\u00a0${n}`;

const eachKind = (values: Readonly<Record<string, number>>, words: (n: number) => string): string =>
  listed(Object.entries(values).map(([kind, n]) => paired(kindWords(kind), words(n))));

/** Values that are more than a number or a list of numbers, line by line. */
const IN_WORDS: { readonly [Id in NumberId]?: () => readonly string[] } = {
  services: () => [listed(NUMBERS.services.map(serviceWords))],
  hubs: () => [listed(NUMBERS.hubs.map((n, i) => paired(serviceWords(NUMBERS.services[i]), numeral(n))))],
  specials: () => [listed(NUMBERS.specials.map(elementWords))],
  layouts: () => [t('numbers.layouts')],
  salaryOthers: () => [eachKind(NUMBERS.salaryOthers, dollars)],
  scoreOthers: () => [eachKind(NUMBERS.scoreOthers, numeral)],
  patientPool: () =>
    NUMBERS.patientPool.map((pool, i) => t('numbers.players', { n: i + 1, list: listed(pool.map(numeral)) })),
  bonusTiles: () => [
    listed(NUMBERS.bonusTiles.map((bonus) => say(`bonus.${bonus}`, { n: NUMBERS.bonusMoney })))
  ]
};

export const numberName = (id: NumberId): string => t(`numbers.name.${id}`);

/** The note of a number, or null. */
export const numberNote = (id: NumberId): string | null => lookup(`numbers.note.${id}`);

const TAGGED = { ...TAGGED_NUMBERS, ...TAGGED_PANDEMIC_NUMBERS };

/** How sure a number is. */
export const surenessOf = (id: NumberId): Sureness => TAGGED[id].sure as Sureness;

/** The value of a number, line by line. */
export function numberWords(id: NumberId): readonly string[] {
  const inWords = IN_WORDS[id];
  if (inWords) return inWords();
  const value = { ...NUMBERS, ...PANDEMIC_NUMBERS }[id] as number | readonly number[];
  return [listed([value].flat().map(MONEY.has(id) ? dollars : numeral))];
}

/** Every number of the rules in play, in the order of the data files. */
export function numberLines(pandemic: boolean): NumberLine[] {
  const tagged = pandemic ? TAGGED : TAGGED_NUMBERS;
  return Object.entries(tagged).map(([id, { sure }]) => ({ id: id as NumberId, sure: sure as Sureness }));
}
