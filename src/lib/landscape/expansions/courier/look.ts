import { inked, type Look } from '../../look.ts';
import { isSquare, markAt } from '../../marks.ts';

/** A horn. */
const HORN = inked('or', 'M-9 6Q-3-8 6-8L9-2Q0-2-5 8Z') + inked('barrel', 'M5-9L10-1 7 0 3-8Z');

export const look: Look = {
  cover: 'courier',
  tokens: { courier: HORN },
  marks: ({ at }) => (isSquare(at) ? [markAt('courier', at, 1)] : [])
};
