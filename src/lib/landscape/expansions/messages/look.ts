import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';
import { isSquare } from '../../contract/marks.ts';

/** A folded letter with a seal. */
const LETTER =
  inked('cast', 'M-9 8Q3 6 13 8 11 11-7 10.500Z') +
  inked('wall-lit', 'M-11-7H11V8.500H-11Z') +
  inked('wall-dim', 'M-11-7L0 3 11-7V-4.500L0 5.500-11-4.500Z') +
  inked('slit', 'M-11 8.500L-3.500 1.500M11 8.500L3.500 1.500') +
  inked('poppy', 'M-3.600 3A3.600 3.600 0 1 1 3.600 3 3.600 3.600 0 1 1-3.600 3Z') +
  inked('or', 'M-1.400 3L0 1.400 1.400 3 0 4.600Z');

export const look: Look = {
  cover: 'message',
  tokens: { message: LETTER },
  counters: ({ markers }, seat) => {
    const row = Array.isArray(markers) ? markers[seat] : undefined;
    return isSquare(row) ? [{ id: 'messenger', count: row[1], art: LETTER }] : [];
  },
  draws: { messages: 'draws.messages' },
  verbs: {
    advance: { named: true, token: 'message' },
    message: { named: true, token: 'message', sendsHome: true }
  },
  foretells: ({ type }) => (type === 'advanced' ? 'told' : null),
  because({ verbs, data: { card, due } }) {
    if (verbs.includes('message') && typeof card === 'string') return { key: `because.${card}` };
    if (!verbs.includes('advance') || !Array.isArray(due)) return null;
    const [points, marker, messenger] = due.map(Number);
    return { key: 'because.advance', params: { points, marker, messenger } };
  }
};
