import type { Json } from '../kernel/json.ts';
import { Refusal } from '../kernel/refusal.ts';

/** Refuses a given position. */
export function bad(sentence: string): never {
  throw new Refusal('BAD_POSITION', sentence);
}

export const isRecord = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as a list; throws BAD_POSITION, as all readers here. */
export function list(value: Json | undefined, name: string): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : bad(`The field ${name} must be a list.`);
}

export function record(value: Json | undefined, name: string): Readonly<Record<string, Json>> {
  return isRecord(value) ? value : bad(`The field ${name} must be an object.`);
}

/** Far above any game: what may be bought with so much money is still a list that fits in memory. */
const MOST = 100_000;

/** A whole number from -MOST to MOST. */
export function integer(value: Json | undefined, name: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value))
    return bad(`The field ${name} must be a number.`);
  return Math.abs(value) <= MOST ? value : bad(`The field ${name} goes up to ${MOST}.`);
}

/** A list of non-negative numbers. */
export function counts(value: Json | undefined, name: string): number[] {
  return list(value, name).map((n) => count(n, name));
}

/** A whole number from 0 to MOST. */
export function count(value: Json | undefined, name: string): number {
  const n = integer(value, name);
  return n >= 0 ? n : bad(`The field ${name} must not be below zero.`);
}
