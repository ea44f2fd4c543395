import { untag, type NUMBERS, type Tagged } from '../../numbers.ts';
import type { PersonKind } from '../../people.ts';
import type { OptionSpec } from '../../config.ts';
import rawNumbers from './data/numbers.json';
import rawPeople from './data/people.json';

export const PANDEMIC_NUMBERS = untag(rawNumbers);

/** The same with their tags, for the rules help. */
export const TAGGED_PANDEMIC_NUMBERS: Readonly<Record<keyof typeof rawNumbers, Tagged>> = rawNumbers;

/** A number of the base game or of the pandemic, by its name in the data. */
export type NumberId = keyof typeof NUMBERS | keyof typeof PANDEMIC_NUMBERS;

/** What a COVID-19 tile does to somebody. */
export type Infection = 'infected' | 'quarantined' | 'dies' | 'leaves' | 'immune';

export function infectionOf(kind: PersonKind): Infection {
  return rawPeople[kind].infection as Infection;
}

/** Every ruling on the rules of the pandemic that a table may decide otherwise; defaults first. */
export const PANDEMIC_OPTIONS: OptionSpec = {
  contagion: ['low', 'high'],
  isolation: ['good', 'medium', 'poor'],
  /** The action everyone must take each round: the rules say Build, their consequence says Admit. */
  mandatoryAction: ['admit', 'build'],
  /** Whether patients in pre-admissions count as being in the clinic for new infections. */
  preadmissionCounts: [true, false],
  /** Whether infected patients treated in Outpatient Services count as survivors. */
  outpatientCounts: [true, false],
  /** Whether doctors infected while treating there are spared from worsening that round. */
  outpatientExempt: [false, true],
  /** Whether low Contagion, too, asks for a hub of the service. */
  lowNeedsHub: [true, false]
};

/** Tiles for each player by round, from the column both levels select. */
export function propagation(contagion: string, isolation: string): readonly number[] {
  const column = `${contagion}${isolation[0].toUpperCase()}${isolation.slice(1)}`;
  return PANDEMIC_NUMBERS[column as 'lowGood'];
}
