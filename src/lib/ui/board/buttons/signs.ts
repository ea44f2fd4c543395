/** Signs on the table's own buttons, in a 24 × 24 box with round strokes. */
export const signs = {
  turn: 'M19 12a7 7 0 1 1-2.2-5.1M19 3v4.5h-4.5',
  undo: 'M8.5 5L4 9.5L8.5 14M4.5 9.5H14a5 5 0 0 1 0 10h-4',
  /** The undo arrow over two people, since the others are asked. */
  takeback:
    'M7.5 3.5L4 7l3.5 3.5M4.5 7H14a4 4 0 0 1 4 4M7.5 13.5a1.8 1.8 0 1 0 .1 0M4 20.5c.3-2.2 1.7-3.3 3.5-3.3s3.2 1.1 3.5 3.3M16.5 13.5a1.8 1.8 0 1 0 .1 0M13 20.5c.3-2.2 1.7-3.3 3.5-3.3s3.2 1.1 3.5 3.3',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  bag: 'M7.5 9h9c2.5 2.5 3.5 5 3.5 7.5a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4C4 14 5 11.5 7.5 9zM8 9L6.5 4.5L10 6l2-2.5L14 6l3.5-1.5L16 9',
  /** An ear of grain. */
  fields:
    'M12 21V8.5M12 8.5c-2.6-1.6-2.6-4.4 0-6c2.6 1.6 2.6 4.4 0 6M12 13.5c-3.2 0-5-1.7-5-4.8c3.2 0 5 1.7 5 4.8zM12 13.5c3.2 0 5-1.7 5-4.8c-3.2 0-5 1.7-5 4.8zM12 18.5c-3.2 0-5-1.7-5-4.8c3.2 0 5 1.7 5 4.8zM12 18.5c3.2 0 5-1.7 5-4.8c-3.2 0-5 1.7-5 4.8z',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1',
  log: 'M6 3.5h9L19 8v12.5H6zM14.5 3.5V8.5H19M9 12.5h7M9 16.5h5',
  hint: 'M9.5 17.5h5M10 20.5h4M9.5 17.5c0-2.5-3-3.5-3-7.5a5.5 5.5 0 0 1 11 0c0 4-3 5-3 7.5',
  stop: 'M8 8h8v8H8z',
  nearer: 'M12 6v12M6 12h12',
  farther: 'M6 12h12'
} as const;

export type Sign = keyof typeof signs;
