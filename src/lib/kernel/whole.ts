/** Checks of untrusted values. A whole number here is one that numbers hold exactly: at most 2 ** 53 - 1 from zero. */

/** Whether a value is a whole number from `min` to `max`. */
export function isWhole(value: unknown, min: number, max: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;
}

/** Whether a value is a whole number of 0 or more. */
export const isCount = (value: unknown): value is number => isWhole(value, 0, Number.MAX_SAFE_INTEGER);

/** Whether a value is the index of one of `length` things, such as a seat of a table. */
export const isIndex = (value: unknown, length: number): value is number => isWhole(value, 0, length - 1);
