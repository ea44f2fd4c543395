import type { Seat } from '../kernel/game.ts';
import { total, type Score } from '../kernel/score.ts';
import { CELLS, floorOf } from './buildings/board.ts';
import { TREATMENT } from './buildings/elements.ts';
import { layoutOf } from './buildings/layout.ts';
import { NUMBERS } from './numbers.ts';
import { LEVELS, TRAITS, type Person } from './people.ts';
import type { ClinicState } from './state.ts';

type Times = Extract<Score, { op: 'times' }>;

function sum(label: string, parts: readonly Times[]): Score {
  return { op: 'sum', label, parts: parts.filter((part) => part.count > 0) };
}

function byLevel(label: string, people: readonly Person[], each: readonly number[]): Times[] {
  return LEVELS.map((name, i) => ({
    op: 'times',
    label: `${label}.${name}`,
    count: people.filter((person) => person.level === i + 1).length,
    each: each[i]
  }));
}

function staffScore(people: readonly Person[]): Score {
  const others = NUMBERS.scoreOthers as Record<string, number>;
  return sum('score.staff', [
    ...byLevel(
      'score.doctor',
      people.filter((person) => person.kind === 'doctor'),
      NUMBERS.scoreDoctor
    ),
    ...Object.keys(others)
      .sort()
      .map((kind): Times => ({
        op: 'times',
        label: `score.${kind}`,
        count: people.filter((person) => person.kind === kind).length,
        each: others[kind]
      }))
  ]);
}

/** Buildings with at least one working treatment room. */
export function workingBuildings(state: ClinicState, seat: Seat): number {
  const { tiles } = state.clinics[seat];
  const { buildings, services } = layoutOf(state.config.board, state.clinics[seat]);
  const working = new Set<number>();
  for (let cell = 0; cell < CELLS; cell++)
    if (tiles[cell] === TREATMENT && services[cell] >= 0) working.add(buildings.of[cell]);
  return working.size;
}

/** A clinic's score if the game ended now, category by category. */
export function finalScore(state: ClinicState, seat: Seat): Score {
  const clinic = state.clinics[seat];
  const { hooks } = state.rules;
  const ill = clinic.people.filter(
    (person) => TRAITS[person.kind].role === 'patient' && hooks.allowsPenalty(state, person)
  );
  const rooms = NUMBERS.scoreTreatmentRoom.map((each, floor): Times => ({
    op: 'times',
    label: `score.treatmentRoom.${floor}`,
    count: clinic.tiles.filter((code, cell) => code === TREATMENT && floorOf(cell) === floor).length,
    each
  }));
  const lateness = Math.floor(clinic.hours / NUMBERS.hoursPerPointLost);
  return {
    op: 'sum',
    label: 'score',
    parts: [
      { op: 'points', label: 'score.popularity', value: clinic.popularity },
      staffScore(clinic.people),
      sum('score.treatmentRooms', rooms),
      {
        op: 'times',
        label: 'score.buildings',
        count: workingBuildings(state, seat),
        each: NUMBERS.scoreBuilding
      },
      sum('score.patients', byLevel('score.patient', ill, NUMBERS.scorePatient)),
      { op: 'times', label: 'score.hours', count: lateness, each: -1 }
    ]
  };
}

/** Popularity during the game, the final count once it is over. */
export function scoresOf(state: ClinicState): number[] {
  return state.clinics.map((clinic, seat) =>
    state.step === 'over' ? total(finalScore(state, seat)) : clinic.popularity
  );
}
