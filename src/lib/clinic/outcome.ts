import type { Seat } from '../kernel/game.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { NUMBERS } from './numbers.ts';
import type { ClinicState } from './state.ts';
import { scoresOf } from './scoring.ts';

/** The outcome if the game ended now; final once it is over. */
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

/** Tie-breaks between two seats, in this order: most popularity, then less time spent, then more money. */
const CRITERIA = ['popularity', 'hours', 'money'] as const;

function ranking(state: ClinicState): Outcome {
  const scores = scoresOf(state);
  const { clinics } = state;
  const difference = {
    popularity: (a: Seat, b: Seat) => scores[b] - scores[a],
    hours: (a: Seat, b: Seat) => clinics[a].hours - clinics[b].hours,
    money: (a: Seat, b: Seat) => clinics[b].money - clinics[a].money
  };
  const deciding = (a: Seat, b: Seat) => CRITERIA.find((name) => difference[name](a, b) !== 0);
  const compare = (a: Seat, b: Seat) => {
    const name = deciding(a, b);
    return name === undefined ? 0 : difference[name](a, b);
  };
  const places: Seat[][] = [];
  for (const seat of clinics.map((_, s) => s).sort((a, b) => compare(a, b) || a - b)) {
    const last = places.at(-1);
    if (last && compare(last[0], seat) === 0) last.push(seat);
    else places.push([seat]);
  }
  const by = places.length > 1 ? deciding(places[0][0], places[1][0])! : null;
  return { kind: 'ranking', places, by };
}
