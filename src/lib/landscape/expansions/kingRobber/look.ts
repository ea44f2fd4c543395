import type { Json } from '../../../kernel/json.ts';
import { inked } from '../../../kernel/ink.ts';
import type { Counter, Look } from '../../contract/look.ts';

/** A crown with jewels. */
const CROWN =
  inked('cast', 'M-9 8.500Q2 6 13 8.500 9 12-7 11.500Z') +
  inked(
    'crown',
    'M-9 9.500L-10.500-3.500Q-7.500-1-5.500 1.500L0-8.500 5.500 1.500Q7.500-1 10.500-3.500L9 9.500Q0 11.500-9 9.500Z'
  ) +
  inked(
    'poppy',
    'M-12-4A1.700 1.700 0 1 1-8.600-4 1.700 1.700 0 1 1-12-4ZM8.600-4A1.700 1.700 0 1 1 12-4 1.700 1.700 0 1 1 8.600-4ZM-1.900-9.500A1.900 1.900 0 1 1 1.900-9.500 1.900 1.900 0 1 1-1.900-9.500Z'
  ) +
  inked('azure', 'M0 1L2.400 4 0 7-2.400 4Z') +
  inked('joint', 'M-8.800 7Q0 9 8.800 7');

/** A hat with a feather over a mask. */
const ROBBER =
  inked('cast', 'M-8 9Q2 6.500 13 9 9 12.500-6 12Z') +
  inked('wall-lit', 'M-6.500-2V4Q-6 10 0 11 6 10 6.500 4V-2Z') +
  inked('cloak', 'M-7.500-.5Q0-2.500 7.500-.5L6.800 4Q3.400 6 .8 3 0 2.600-.8 3-3.400 6-6.800 4Z') +
  inked(
    'sign',
    'M-4.600 1.400Q-3.200 .2-1.800 1.600-3.200 3-4.600 1.400ZM4.600 1.400Q3.200 .2 1.800 1.600 3.200 3 4.600 1.400Z'
  ) +
  inked(
    'pine',
    'M-12.500-.8Q-8.500-4-7-4-6-11.500 1-11.500 6.500-11 7-4 9.500-4 12.500-1.200 6-3.200 0-3-7-3-12.500-.8Z'
  ) +
  inked('poppy', 'M3-5.500Q6.500-15 13-13.500 12.500-8 5-4.500Z') +
  inked('joint', 'M-7-4.800Q0-6.400 7-4.800M4-5Q8-9.500 12-12.500');

const ART = { king: CROWN, robber: ROBBER } as const;
const TITLES = ['king', 'robber'] as const;

const at = (list: Json | undefined, title: number) => (Array.isArray(list) ? Number(list[title]) : -1);

export const look: Look = {
  cover: 'king',
  tokens: { ...ART },
  /** Each title with the number of tiles that another feature has to exceed. */
  counters: ({ holder, record }, seat) =>
    TITLES.flatMap((id, title): Counter[] =>
      at(holder, title) === seat ? [{ id, count: at(record, title), art: ART[id] }] : []
    ),
  foretells: ({ type }) => (type === 'tookTitle' ? 'told' : null)
};
