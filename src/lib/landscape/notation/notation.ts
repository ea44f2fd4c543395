/**
 * Words of the notation (docs/script.md) that scripts may use whichever sets are played: a set that is absent has none of its
 * pieces. Any other word is an error of the script.
 */

const SPOT = ['at', 'on', 'side'] as const;
const FIGURE = ['figure', 'of', ...SPOT] as const;

/**
 * Fields of a step by its verb, beside `seat` and `do`. Where several sets have a verb, the fields of all of them. The place
 * and the owner may be written where a choice needs neither.
 */
export const VERB_FIELDS: Readonly<Record<string, readonly string[]>> = {
  place: ['at', 'turn', 'tile'],
  deploy: [...FIGURE, 'beside', 'from'],
  recall: FIGURE,
  pass: [],
  activate: ['at'],
  infect: [...SPOT, 'from'],
  aim: ['at'],
  storm: ['path'],
  catch: FIGURE,
  drop: FIGURE,
  fly: ['to'],
  build: ['piece', 'token', ...SPOT],
  capture: FIGURE,
  exchange: ['figure', 'of'],
  ransom: ['figure', 'of', 'from'],
  move: ['piece', 'to', ...FIGURE],
  remove: ['piece', ...FIGURE],
  gold: ['at'],
  ferry: ['at', 'sides'],
  advance: ['piece'],
  message: ['choice', ...FIGURE],
  copy: SPOT,
  auction: ['lot', 'bid'],
  bid: ['bid'],
  settle: ['choice'],
  cropCircle: ['choice'],
  flock: ['choice'],
  score: ['on', 'at']
};

/** Verbs that answer no question. */
export const ASIDE_VERBS: readonly string[] = ['ransom'];

/** Names in `pieces`, in `neutral` and in `won`. */
export const NAMES: Readonly<Record<'pieces' | 'neutral' | 'won', readonly string[]>> = {
  pieces: ['abbey', 'bridge', 'castle', 'ferry', 'floor', 'gold', 'house', 'shed', 'smallTower', 'tunnel'],
  neutral: ['bigTop', 'count', 'courier', 'fairy', 'mage', 'redDragon', 'witch'],
  won: ['cloth', 'gold', 'grain', 'king', 'robber', 'wine']
};
