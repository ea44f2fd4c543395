import { ALL_AIDS, type TablePlan } from '../contracts.ts';

/** Tests only. A table for two: the person of this device, and a friend whose seat is free; `more` replaces parts of it. */
export function tablePlan(more: Partial<TablePlan> = {}): TablePlan {
  return {
    game: 'landscape',
    expansions: [],
    options: {},
    aids: ALL_AIDS,
    witness: 'next',
    pace: 'live',
    seats: [
      { kind: 'me', name: 'Ada' },
      { kind: 'friend', name: '' }
    ],
    ...more
  };
}
