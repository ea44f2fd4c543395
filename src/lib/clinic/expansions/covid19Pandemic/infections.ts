import type { Action, Seat } from '../../../kernel/game.ts';
import { BESIDE, placeOf, type Place } from '../../buildings/board.ts';
import { doorsOf } from '../../buildings/building.ts';
import { die, leaveUntreated } from '../../phases/departures.ts';
import { noteOf, type Person } from '../../people.ts';
import { cellAt } from '../../buildings/board.ts';
import { findPerson, type ClinicState, type Log, type Step } from '../../state.ts';
import { infectionOf } from './numbers.ts';
import { canGetTile } from './sharing.ts';
import { pandemicOf, returnTile } from './slice.ts';

/** Gives one of the round's tiles to a person in the clinic. */
function giveTile(state: ClinicState, seat: Seat, person: Person, log: Log): void {
  const slice = pandemicOf(state);
  slice.pool--;
  slice.hand[seat]--;
  const effect = infectionOf(person.kind);
  log?.push({
    type: 'infected',
    seat,
    ...noteOf(person),
    effect,
    rule: 'covid19Pandemic.newInfections'
  });
  switch (effect) {
    case 'infected':
      slice.infected.push(person.id);
      break;
    case 'quarantined':
      slice.quarantined.push(person.id);
      person.cell = BESIDE;
      break;
    case 'dies':
      slice.supply++;
      die(state, seat, person, log);
      break;
    default:
      slice.supply++;
      slice.deceased.others++;
      leaveUntreated(state, seat, person, log);
  }
}

/** New infections, second half: all players give their tiles to different people of their own clinic, one at a time. */
export const applyInfections: Step = {
  id: 'applyInfections',
  awaits(state) {
    const { hand } = pandemicOf(state);
    const seats = hand.flatMap((n, seat) => (n > 0 ? [seat] : []));
    return seats.length > 0 ? { kind: 'choice', seats } : null;
  },
  actions: (state, seat) =>
    state.clinics[seat].people
      .filter((person) => canGetTile(state, person))
      .map((person) => ({ do: 'infect', person: person.id })),
  choose(state, choices, log) {
    for (const { seat, action } of choices)
      giveTile(state, seat, findPerson(state, action.person as number)!.person, log);
  }
};

/** Per clinic, the first person in quarantine that has a choice of doors. */
function returning(state: ClinicState): Map<Seat, Person> {
  const out = new Map<Seat, Person>();
  for (const id of pandemicOf(state).quarantined) {
    const { seat, person } = findPerson(state, id)!;
    if (!out.has(seat)) out.set(seat, person);
  }
  return out;
}

function comeBack(
  state: ClinicState,
  seat: Seat,
  person: Person,
  cell: number,
  log: Log,
  took: Action | null = null
): void {
  returnTile(pandemicOf(state), person);
  person.cell = cell;
  log?.push({
    type: 'returned',
    seat,
    ...noteOf(person),
    at: placeOf(cell),
    ...(took && { took, together: true }),
    rule: 'covid19Pandemic.quarantine'
  });
}

/** Administration, 9½: all people in quarantine return to an entrance or helipad, without spending time. */
export const quarantineEnds: Step = {
  id: 'quarantineEnds',
  enter(state, log) {
    for (const id of pandemicOf(state).quarantined.slice()) {
      const { seat, person } = findPerson(state, id)!;
      const doors = doorsOf(state.clinics[seat]);
      if (doors.length === 1) {
        const took = { do: 'return', person: person.id };
        comeBack(state, seat, person, doors[0], log, took);
      }
    }
  },
  awaits(state) {
    const seats = [...returning(state).keys()].sort((a, b) => a - b);
    return seats.length > 0 ? { kind: 'choice', seats } : null;
  },
  actions(state, seat) {
    const person = returning(state).get(seat)!;
    return doorsOf(state.clinics[seat]).map((cell) => ({
      do: 'return',
      person: person.id,
      at: placeOf(cell)
    }));
  },
  choose(state, choices, log) {
    for (const { seat, action } of choices) {
      const { person } = findPerson(state, action.person as number)!;
      comeBack(state, seat, person, cellAt(state.config.board, action.at as Place), log);
    }
  },
  leave(state) {
    pandemicOf(state).spared = [];
    return undefined;
  }
};
