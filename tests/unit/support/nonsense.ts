import fc from 'fast-check';
import type { Action } from '../../../src/lib/kernel/game.ts';

/** Objects that cannot be made a word of: what String() throws on. */
export const wordless = fc.constantFrom({ toString: null }, { toString: null, valueOf: null }, [
  { toString: null }
]);

/** Actions that a careless or hostile peer may send: known verbs, fields that are known, and anything in them. */
export function nonsense(verbs: readonly string[], fields: readonly string[]): fc.Arbitrary<Action> {
  const value = fc.oneof({ weight: 4, arbitrary: fc.jsonValue({ maxDepth: 2 }) }, wordless);
  return fc
    .tuple(fc.constantFrom(...verbs), fc.dictionary(fc.constantFrom(...fields), value, { maxKeys: 5 }))
    .map(([verb, said]) => ({ ...(said as Record<string, string>), do: verb }));
}
