/**
 * Words of the notation (docs/script.md) that scripts may use whichever sets are played: a set that is absent has none of its
 * pieces. Any other word is an error of the script.
 */

/** Fields of a step beside `seat`. */
export const STEP_FIELDS: readonly string[] = [
  'do',
  'at',
  'on',
  'side',
  'turn',
  'tile',
  'figure',
  'beside',
  'of',
  'from',
  'to',
  'path',
  'piece',
  'token',
  'choice',
  'lot',
  'bid',
  'sides'
];

/** Verbs that answer no question. */
export const ASIDE_VERBS: readonly string[] = ['ransom'];

/** Names in `pieces`, in `neutral` and in `won`. */
export const NAMES: Readonly<Record<'pieces' | 'neutral' | 'won', readonly string[]>> = {
  pieces: ['abbey', 'bridge', 'castle', 'ferry', 'floor', 'gold', 'house', 'shed', 'smallTower', 'tunnel'],
  neutral: ['bigTop', 'count', 'fairy', 'mage', 'redDragon', 'witch'],
  won: ['cloth', 'gold', 'grain', 'king', 'robber', 'wine']
};
