/** The one list of games and expansions there are. Plain data, so that a lobby can show it before loading any. */
export interface ExpansionEntry {
  readonly id: string;
}

export interface GameEntry {
  readonly id: string;
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly expansions: readonly ExpansionEntry[];
}

export const GAMES: readonly GameEntry[] = [
  {
    id: 'landscape',
    minSeats: 1,
    maxSeats: 6,
    expansions: [
      { id: 'abbot' },
      { id: 'anniversary20' },
      { id: 'blackDragon' },
      { id: 'covid19' },
      { id: 'river1' }
    ]
  }
];
