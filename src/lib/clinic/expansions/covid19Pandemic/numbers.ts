import { untag, type NUMBERS, type Tagged } from '../../numbers.ts';
import type { PersonKind } from '../../people.ts';
import rawNumbers from './data/numbers.json';
import rawPeople from './data/people.json';

export const PANDEMIC_NUMBERS = untag(rawNumbers);

/** The same with their tags, for the rules help. */
export const TAGGED_PANDEMIC_NUMBERS: Readonly<Record<keyof typeof rawNumbers, Tagged>> = rawNumbers;

/** A number of the base game or of the pandemic, by its name in the data. */
export type NumberId = keyof typeof NUMBERS | keyof typeof PANDEMIC_NUMBERS;

/** Effect of a COVID-19 tile on a person. */
export type Infection = 'infected' | 'quarantined' | 'dies' | 'leaves' | 'immune';

export function infectionOf(kind: PersonKind): Infection {
  return rawPeople[kind].infection as Infection;
}

/** Tiles for each player by round, from the column both levels select. */
export function propagation(contagion: string, isolation: string): readonly number[] {
  const column = `${contagion}${isolation[0].toUpperCase()}${isolation.slice(1)}`;
  return PANDEMIC_NUMBERS[column as 'lowGood'];
}
