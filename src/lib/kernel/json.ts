/** A value that survives canonical encoding: no floats, no undefined, no class instances. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * What a value of an untrusted action or file is called: a word as it is, anything else as JSON. Unlike String() it
 * never throws (on `{ toString: null }`, say) and never reads a list of one word as that word.
 */
export function wordOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
}
