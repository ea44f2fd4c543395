/** The one list of games and expansions there are. Plain data, so that a lobby can show it before loading any. */
export interface ExpansionEntry {
  readonly id: string;
}

export interface GameEntry {
  readonly id: string;
  /** Raised whenever the same choices and draws would lead elsewhere: such devices cannot share a table. */
  readonly rules: number;
  readonly minSeats: number;
  readonly maxSeats: number;
  readonly expansions: readonly ExpansionEntry[];
}

export const GAMES: readonly GameEntry[] = [
  {
    id: 'landscape',
    rules: 1,
    minSeats: 1,
    maxSeats: 6,
    expansions: [
      { id: 'abbot' },
      { id: 'anniversary20' },
      { id: 'blackDragon' },
      { id: 'covid19' },
      { id: 'naturalDisasters' },
      { id: 'river1' }
    ]
  },
  { id: 'clinic', rules: 1, minSeats: 1, maxSeats: 4, expansions: [{ id: 'covid19Pandemic' }] }
];
