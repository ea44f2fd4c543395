import { inked, type Look } from '../../look.ts';

/** A crown and a mask, in a box of 24. */
const CROWN = inked('or', 'M-9 7L-10-5-4 0 0-8 4 0 10-5 9 7Z');
const MASK = inked('twig', 'M-10-3Q0-7 10-3 9 5 4 4 1 2 0 0-1 2-4 4-9 5-10-3Z');

const count = (value: unknown, title: number, seat: number) =>
  Number(Array.isArray(value) && value[title] === seat);

export const look: Look = {
  counters: ({ holder }, seat) =>
    [
      { id: 'king', count: count(holder, 0, seat), art: CROWN },
      { id: 'robber', count: count(holder, 1, seat), art: MASK }
    ].filter((counter) => counter.count > 0)
};
