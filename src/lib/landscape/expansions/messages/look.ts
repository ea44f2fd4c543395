import { inked, type Look } from '../../look.ts';
import { isSquare } from '../../marks.ts';

/** A letter with a seal, in a box of 24. */
const LETTER =
  inked('wall-lit', 'M-9-6H9V7H-9Z') +
  inked('wall-dim', 'M-9-6L0 2 9-6Z') +
  inked('poppy', 'M-3 2A3 3 0 1 1 3 2 3 3 0 1 1-3 2Z');

export const look: Look = {
  cover: 'messenger',
  tokens: { messenger: LETTER },
  counters: ({ markers }, seat) => {
    const row = Array.isArray(markers) ? markers[seat] : undefined;
    return isSquare(row) ? [{ id: 'messenger', count: row[1], art: LETTER }] : [];
  },
  draws: { messages: 'draws.messages' },
  verbs: { advance: { named: true }, message: { named: true } }
};
