/** Fields of a step by its verb, beside `seat` and `do` (docs/script-clinic.md). Modules with verbs of their own add theirs. */
export const VERB_FIELDS: Readonly<Record<string, readonly string[]>> = {
  found: ['what', 'at'],
  take: ['bonus', 'at'],
  choose: ['tile'],
  build: ['what', 'at'],
  hire: ['who', 'slot', 'at'],
  admit: ['service', 'who'],
  forward: ['service', 'index'],
  reroute: ['service', 'index', 'to'],
  pass: [],
  move: ['people', 'treat'],
  dismiss: ['person'],
  buy: ['points']
};
