import type { Json } from '../../../kernel/json.ts';
import { inked, type Look } from '../../look.ts';
import { fieldsOf, isSquare, markAt } from '../../marks.ts';

/** A stall of the bazaar. */
const STALL =
  inked('cast', 'M-9 8Q3 5 14 8 11 11-8 10Z') +
  inked('wall-lit', 'M-8-1H8V8H-8Z') +
  inked('poppy', 'M-10-1L-8-8H8L10-1Z') +
  inked('twig', 'M-3-8V-1M3-8V-1');
/** A stone arch, and a keep. */
const ARCH = inked('stone', 'M-14 6V-4Q0-12 14-4V6H8Q6-2 0-2-6-2-8 6Z');
const KEEP = inked('wall-dim', 'M-9 8V-8H-5V-5H-2V-8H2V-5H5V-8H9V8Z') + inked('hole', 'M-2 8V2Q0 0 2 2V8Z');

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

export const look: Look = {
  tokens: { bridge: ARCH, castle: KEEP },
  tileMarks: ({ special }) =>
    special?.bazaar === true ? [{ on: null, radius: 12, art: STALL, place: 'upright' }] : [],
  marks: ({ bridges, castles }) => [
    ...listOf(bridges).flatMap((entry, i) => {
      const at = listOf(entry).slice(0, 2);
      return isSquare(at) ? [markAt('bridge', at, 1, `bridge-${i}`)] : [];
    }),
    ...listOf(castles).flatMap((entry, i) => {
      const { at } = fieldsOf(entry);
      return isSquare(at) ? [markAt('castle', at, 1, `castle-${i}`)] : [];
    })
  ],
  counters: ({ left }, seat) => {
    const numbers = listOf(left).map(Number);
    return [
      { id: 'bridge', count: numbers[seat] ?? 0, art: ARCH },
      { id: 'castle', count: numbers[numbers.length / 2 + seat] ?? 0, art: KEEP }
    ];
  },
  verbs: { build: { named: true } }
};
