/**
 * A list of numbers that players may type in instead of choosing one of an option's values, such as the printed numbers
 * of their own box. Written as one string with single spaces: `2 2 3 4 4 5`.
 */
export interface NumberEntry {
  /** How many numbers there are. */
  readonly count: number;
  /** The largest value of one number; the smallest is 0. */
  readonly most: number;
  /** What the sum of all numbers, times the seats, may not exceed. */
  readonly total: number;
}

/** The numbers of a typed-in text, or null when the text is not in the written form or breaks a limit. */
export function readEntry(entry: NumberEntry, text: unknown, seats: number): number[] | null {
  if (typeof text !== 'string' || !/^\d{1,3}( \d{1,3})*$/.test(text)) return null;
  const numbers = text.split(' ').map(Number);
  const sum = numbers.reduce((a, b) => a + b, 0);
  const fits =
    numbers.length === entry.count &&
    numbers.every((n) => n <= entry.most) &&
    sum * seats <= entry.total &&
    // One spelling for one list: `02` would make another header.
    numbers.join(' ') === text;
  return fits ? numbers : null;
}
