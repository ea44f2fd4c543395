import { TAGGED_NUMBERS, type Tagged } from '../../clinic/numbers.ts';
import { TAGGED_PANDEMIC_NUMBERS } from '../../clinic/expansions/covid19Pandemic/numbers.ts';

/** A number of the rules with how sure it is. */
export interface NumberLine {
  readonly name: string;
  readonly value: string;
  readonly sure: string;
  readonly note: string;
}

function valueWords(value: unknown): string {
  if (Array.isArray(value))
    return value.map((part) => (Array.isArray(part) ? `(${valueWords(part)})` : valueWords(part))).join(', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, part]) => `${name} ${valueWords(part)}`)
      .join('; ');
  return String(value);
}

/** `doctorPoolPerPlayer` as "doctor pool per player". */
export function spelledOut(name: string): string {
  return name.replace(/([A-Z])/g, (_, letter: string) => ` ${letter.toLowerCase()}`);
}

function linesOf(tagged: Readonly<Record<string, Tagged>>): NumberLine[] {
  return Object.entries(tagged).map(([name, { value, sure, note = '' }]) => ({
    name: spelledOut(name),
    value: valueWords(value),
    sure,
    note
  }));
}

/** Every number of the rules in play, in the order of the data files. */
export function numberLines(pandemic: boolean): NumberLine[] {
  return [...linesOf(TAGGED_NUMBERS), ...(pandemic ? linesOf(TAGGED_PANDEMIC_NUMBERS) : [])];
}
