import { inked, type Look } from '../../look.ts';

/** One token of each kind, in a box of 24. */
const ART: Readonly<Record<string, string>> = {
  smallTower: inked('wall-dim', 'M-5 9V-4H5V9Z') + inked('slate', 'M-7-4L0-11 7-4Z'),
  house: inked('wall-lit', 'M-8 8V-1H8V8Z') + inked('poppy', 'M-9-1L0-9 9-1Z'),
  shed: inked('barrel', 'M-7 7V0H7V7Z') + inked('straw', 'M-8 0L-4-5H8L8 0Z')
};

const KINDS = ['smallTower', 'house', 'shed'];

export const look: Look = {
  counters: ({ left }, seat) =>
    KINDS.map((id, kind) => ({
      id,
      count: Array.isArray(left) ? Number(left[seat * KINDS.length + kind] ?? 0) : 0,
      art: ART[id]
    })),
  verbs: { build: { named: true } }
};
