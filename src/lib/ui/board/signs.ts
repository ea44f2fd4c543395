/** Signs on the table's own buttons, in a 24 × 24 box with round strokes. */
export const signs = {
  turn: 'M19 12a7 7 0 1 1-2.2-5.1M19 3v4.5h-4.5',
  undo: 'M8.5 5L4 9.5L8.5 14M4.5 9.5H14a5 5 0 0 1 0 10h-4',
  /** The arrow of undo, over two people: the others are asked. */
  takeback:
    'M7.5 3.500L4 7l3.500 3.500M4.500 7H14a4 4 0 0 1 4 4M7.500 13.500a1.800 1.800 0 1 0 .1 0M4 20.500c.3-2.200 1.700-3.300 3.500-3.300s3.200 1.100 3.500 3.300M16.500 13.500a1.800 1.800 0 1 0 .1 0M13 20.500c.3-2.200 1.700-3.300 3.500-3.300s3.200 1.100 3.500 3.300',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  bag: 'M7.5 9h9c2.500 2.500 3.500 5 3.500 7.500a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4C4 14 5 11.500 7.500 9zM8 9L6.500 4.500L10 6l2-2.500L14 6l3.500-1.500L16 9',
  fields: 'M4 20V10M9 20V10M15 20V10M20 20V10M2.5 13.500h19M2.5 17.500h19M12 8.500V3.500l4.500 1.700L12 7',
  list: 'M9 6h11M9 12h11M9 18h11M4.500 6v.1M4.500 12v.1M4.500 18v.1',
  log: 'M6 3.500h9L19 8v12.500H6zM14.500 3.500V8.500H19M9 12.500h7M9 16.500h5',
  hint: 'M9.500 17.500h5M10 20.500h4M9.500 17.500c0-2.500-3-3.500-3-7.500a5.500 5.500 0 0 1 11 0c0 4-3 5-3 7.500',
  stop: 'M8 8h8v8H8z',
  nearer: 'M12 6v12M6 12h12',
  farther: 'M6 12h12'
} as const;

export type Sign = keyof typeof signs;
