import { die } from './departures.ts';
import { NUMBERS, byPlayers } from '../numbers.ts';
import { MAX_LEVEL, TRAITS, levelName, noteOf, type Person } from '../people.ts';
import { exchangePiece } from '../pieces.ts';
import type { ClinicState, Log, Step } from '../state.ts';
import { awaitDoctors, filling } from './university.ts';

const isLastRound = (state: ClinicState): boolean => state.round >= NUMBERS.rounds;

/** Changes a person's colour by one piece; reports when no piece of the other colour is left and the colour stays. */
function recolour(
  state: ClinicState,
  seat: number,
  person: Person,
  to: number,
  type: 'tired' | 'worsened',
  log: Log
): void {
  const isFree = exchangePiece(state, person.kind === 'doctor' ? 'doctor' : 'patient', person.level, to);
  const note = noteOf(person);
  if (isFree) person.level = to;
  log?.push({
    type: isFree ? type : 'noPiece',
    seat,
    ...note,
    level: levelName(to),
    rule: type === 'tired' ? 'clinic.tire' : 'clinic.worsen'
  });
}

/** Administration, 8: doctors who worked drop one level, white ones stay white. */
const tire: Step = {
  id: 'tire',
  enter(state, log) {
    for (const seat of state.order)
      for (const person of state.clinics[seat].people) {
        if (person.kind !== 'doctor' || !person.worked || person.level <= 1) continue;
        if (!state.rules.hooks.allowsTiring(state, person)) continue;
        recolour(state, seat, person, person.level - 1, 'tired', log);
      }
  }
};

/** Administration, 9: untreated patients get one level worse; past red they die. */
const worsen: Step = {
  id: 'worsen',
  enter(state, log) {
    const { hooks } = state.rules;
    for (const seat of state.order)
      for (const person of state.clinics[seat].people.slice()) {
        const ill = (TRAITS[person.kind].worsens && !person.worked) || hooks.worseningModifier(state, person);
        if (!ill || !hooks.allowsWorsening(state, person)) continue;
        if (person.level >= MAX_LEVEL) {
          die(state, seat, person, log);
          continue;
        }
        recolour(state, seat, person, person.level + 1, 'worsened', log);
      }
  }
};

/** Administration, University: unhired doctors gain a level, new ones arrive. Not after the last round. */
const university: Step = {
  id: 'university',
  enter(state) {
    state.waiting = [];
    if (isLastRound(state)) return;
    state.university.forEach((level, slot) => {
      if (level > 0 && level < MAX_LEVEL && exchangePiece(state, 'doctor', level, level + 1))
        state.university[slot]++;
    });
    awaitDoctors(state);
  },
  ...filling
};

/** Administration, the rest: nurses, face-up tiles, turn order, action tiles. */
const tidy: Step = {
  id: 'tidy',
  enter(state, log) {
    state.nurses = byPlayers(NUMBERS.nursesPerRound, state.clinics.length);
    state.hubTaken.fill(false);
    state.specialTaken.fill(false);
    state.order = nextOrder(state);
    for (const clinic of state.clinics) {
      clinic.used = [0, 0, 0];
      clinic.chosen = -1;
      clinic.hubsBuilt = 0;
      clinic.specialsBuilt = 0;
      for (const person of clinic.people) person.worked = false;
    }
    log?.push({ type: 'turnOrder', order: state.order.slice(), rule: 'clinic.turnOrder' });
  }
};

/** Least popularity first, then less time spent, then the previous order. */
function nextOrder(state: ClinicState): number[] {
  const { clinics } = state;
  return state.order
    .map((seat, before) => ({ seat, before }))
    .sort(
      (a, b) =>
        clinics[a.seat].popularity - clinics[b.seat].popularity ||
        clinics[a.seat].hours - clinics[b.seat].hours ||
        a.before - b.before
    )
    .map(({ seat }) => seat);
}

/** Advances the round marker, or ends the game. */
const nextRound: Step = {
  id: 'nextRound',
  leave(state, log) {
    if (isLastRound(state)) return 'over';
    state.round++;
    state.slot = 1;
    log?.push({ type: 'round', round: state.round, rule: 'clinic.round' });
    return 'choose';
  }
};

export const ADMINISTRATION_STEPS: readonly Step[] = [tire, worsen, university, tidy, nextRound];
