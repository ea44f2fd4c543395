/** Time a seat has: for each move, or for the whole game. */
export interface ClockPlan {
  readonly per: 'move' | 'game';
  readonly minutes: number;
}

/** The clocks a table may choose. */
export const CLOCKS: readonly ClockPlan[] = [
  { per: 'move', minutes: 1 },
  { per: 'move', minutes: 2 },
  { per: 'move', minutes: 5 },
  { per: 'game', minutes: 10 },
  { per: 'game', minutes: 20 },
  { per: 'game', minutes: 40 }
];

/** A clock as an id among the agreed aids of a table. Versions without clocks ignore it. */
export const clockId = ({ per, minutes }: ClockPlan): string => `clock-${per}-${minutes}`;

/** The clock among agreed aids, or null. */
export function clockAmong(aids: readonly string[]): ClockPlan | null {
  return CLOCKS.find((clock) => aids.includes(clockId(clock))) ?? null;
}
