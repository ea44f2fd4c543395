/** A value that survives canonical encoding: no floats, no undefined, no class instances. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * Text for a value of an untrusted action or file: a string as it is, anything else as JSON. Unlike String() it never
 * throws (on `{ toString: null }`) and never turns a list of one string into that string.
 */
export function wordOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
}

export const isListOfLists = (value: Json): value is readonly (readonly Json[])[] =>
  Array.isArray(value) && value.every((entry) => Array.isArray(entry));
