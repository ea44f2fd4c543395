import type { Seat } from '../kernel/game.ts';
import { NUMBERS } from './numbers.ts';
import type { ClinicState } from './state.ts';
import { scoresOf } from './scoring.ts';

/** How a game ended. */
export type Outcome =
  /** Everyone for themselves: groups of seats from first to last, equal ones together. */
  | { readonly kind: 'ranking'; readonly places: readonly (readonly Seat[])[] }
  /** Alone against a goal; `medal` is the highest solo goal reached, 0 to 3. */
  | { readonly kind: 'goal'; readonly won: boolean; readonly goal: number; readonly medal: number }
  /** All together; `reasons` are i18n keys with the numbers that decided. */
  | {
      readonly kind: 'together';
      readonly won: boolean;
      readonly reasons: readonly { readonly label: string; readonly have: number; readonly need: number }[];
    };

/** The outcome as it would be now; final once the game is over. */
export function outcomeOf(state: ClinicState): Outcome {
  return (
    state.rules.hooks.insteadOfOutcome(state) ??
    (state.clinics.length === 1 ? soloOutcome(state) : ranking(state))
  );
}

function soloOutcome(state: ClinicState): Outcome {
  const [score] = scoresOf(state);
  const goal = state.config.options.goal as number;
  return {
    kind: 'goal',
    won: score >= goal,
    goal,
    medal: NUMBERS.soloGoals.filter((g) => score >= g).length
  };
}

/** Most popularity; then less time spent; then more money. */
function ranking(state: ClinicState): Outcome {
  const scores = scoresOf(state);
  const { clinics } = state;
  const compare = (a: Seat, b: Seat) =>
    scores[b] - scores[a] || clinics[a].hours - clinics[b].hours || clinics[b].money - clinics[a].money;
  const places: Seat[][] = [];
  for (const seat of clinics.map((_, s) => s).sort((a, b) => compare(a, b) || a - b)) {
    const last = places.at(-1);
    if (last && compare(last[0], seat) === 0) last.push(seat);
    else places.push([seat]);
  }
  return { kind: 'ranking', places };
}
