import type { Action, Seat } from '../../kernel/game.ts';
import { awaitPatients, calling } from './appointments.ts';
import { cellsNamed, conveyorSets, cellsFor, putConveyors, putElement } from '../actions/build.ts';
import { NEIGHBOURS, cellAt, placeOf, type Place } from '../buildings/board.ts';
import { buildingsOf, doorsOf, placementFault } from '../buildings/building.ts';
import {
  ELEMENTS,
  EMPTY,
  ENTRANCE,
  HUB,
  OPERATING,
  SUPPLY,
  TREATMENT,
  codeOf
} from '../buildings/elements.ts';
import { foundsFreely } from '../config.ts';
import { NUMBERS, byPlayers } from '../numbers.ts';
import type { Level } from '../people.ts';
import { addPerson, type ClinicState, type Log, type Step } from '../state.ts';
import { awaitDoctors, filling } from './university.ts';

/** Setup, turn order: seats are drawn one after the other; the last needs no draw. */
const turnOrder: Step = {
  id: 'turnOrder',
  enter(state) {
    if (state.config.first !== null) state.order.push(state.config.first);
    fillLastSeat(state);
  },
  awaits: (state) =>
    state.order.length < state.clinics.length
      ? { kind: 'draw', pile: 'order', seat: state.order[0] ?? 0 }
      : null,
  draw(state, outcome, log) {
    state.order.push(Number(outcome.slice('seat'.length)));
    fillLastSeat(state);
    log?.push({ type: 'turnOrder', reveals: true, order: state.order.slice(), rule: 'clinic.setup' });
  }
};

function fillLastSeat(state: ClinicState): void {
  const missing = missingSeats(state);
  if (missing.length === 1) state.order.push(missing[0]);
}

/** Seats not yet in turn order. */
export function missingSeats(state: ClinicState): Seat[] {
  return state.clinics.map((_, seat) => seat).filter((seat) => !state.order.includes(seat));
}

/** Places a seat's first clinic, free of charge. Its hub does not count as a hub of the round. */
function found(state: ClinicState, seat: Seat, code: number, cell: number): void {
  putElement(state, seat, code, cell);
  state.hubTaken[0] = false;
  state.clinics[seat].hubsBuilt = 0;
}

const FOUNDING = [HUB, SUPPLY, TREATMENT, ENTRANCE] as const;

/** The next seat in turn order without a first clinic. */
const unfounded = (state: ClinicState): Seat | undefined =>
  state.order.find((seat) => state.clinics[seat].tiles.every((code) => code === EMPTY));

/** Setup, first clinic of beginners: each player draws one of the four cubes, which selects a printed layout. */
const layout: Step = {
  id: 'layout',
  awaits(state) {
    const seat = foundsFreely(state.config) ? undefined : unfounded(state);
    return seat === undefined ? null : { kind: 'draw', pile: 'layouts', seat };
  },
  draw(state, outcome, log) {
    const places = NUMBERS.layouts[outcome as Level];
    const cell = (place: readonly number[]) => cellAt('beginner', place as unknown as Place);
    const seat = unfounded(state)!;
    found(state, seat, HUB, cell(places.hub));
    found(state, seat, SUPPLY, cell(places.supply));
    found(state, seat, TREATMENT, cell(places.treatment));
    found(state, seat, ENTRANCE, cell(places.entrance));
    log?.push({ type: 'layout', reveals: true, seat, layout: outcome, rule: 'clinic.setup' });
  }
};

/** The next of the four founding elements of a seat, or undefined when all are placed. */
function nextFounding(state: ClinicState, seat: Seat): number | undefined {
  return FOUNDING.find((code) => !state.clinics[seat].tiles.includes(code));
}

/** Cells for a founding element that leave room for the next ones. */
function foundingCells(state: ClinicState, seat: Seat, code: number): readonly number[] {
  const side = state.config.board;
  const cells = cellsFor(state, seat, code);
  if (code !== SUPPLY) return cells;
  const { tiles } = state.clinics[seat];
  return cells.filter((cell) => {
    const after = tiles.slice();
    after[cell] = SUPPLY;
    const buildings = buildingsOf(side, after);
    return NEIGHBOURS[side][cell].some((n) => placementFault(side, after, buildings, TREATMENT, n) === null);
  });
}

/** Setup, first clinic of experts: hub, supply room, treatment room and entrance wherever the rules allow. */
const founding: Step = {
  id: 'founding',
  enter(state) {
    state.waiting = foundsFreely(state.config) ? state.order.slice() : [];
  },
  awaits: (state) => (state.waiting.length > 0 ? { kind: 'choice', seats: [state.waiting[0]] } : null),
  actions(state, seat) {
    const code = nextFounding(state, seat)!;
    const what = ELEMENTS[code].id;
    return foundingCells(state, seat, code).map((cell) => ({ do: 'found', what, at: placeOf(cell) }));
  },
  choose(state, [{ seat, action }], log) {
    found(state, seat, codeOf(action.what), cellsNamed(state, action)[0]);
    log?.push({ type: 'built', seat, what: action.what, at: action.at, cost: 0, rule: 'clinic.setup' });
    if (nextFounding(state, seat) === undefined) state.waiting.shift();
  }
};

/** Setup, first doctor: a white one on the entrance, with a car. */
const firstDoctors: Step = {
  id: 'firstDoctors',
  enter(state) {
    for (let seat = 0; seat < state.clinics.length; seat++)
      addPerson(state, seat, {
        kind: 'doctor',
        level: 1,
        service: -1,
        cell: doorsOf(state.clinics[seat])[0]
      });
  }
};

/** Setup, special modules: some of each type, in a solo game one each of two drawn types. */
const specials: Step = {
  id: 'specials',
  enter(state) {
    if (state.clinics.length > 1)
      NUMBERS.specials.forEach((_, type) => {
        state.specials[type] = byPlayers(NUMBERS.specialCopies, state.clinics.length);
      });
  },
  awaits: (state) =>
    state.clinics.length === 1 &&
    NUMBERS.specials.filter((_, type) => state.specials[type] > 0).length < NUMBERS.specialTypesSolo
      ? { kind: 'draw', pile: 'specials', seat: 0 }
      : null,
  draw(state, outcome, log) {
    state.specials[codeOf(outcome) - OPERATING] = byPlayers(NUMBERS.specialCopies, 1);
    log?.push({ type: 'special', reveals: true, special: outcome, rule: 'clinic.setup' });
  }
};

const firstAppointments: Step = {
  id: 'firstAppointments',
  enter: awaitPatients,
  ...calling
};

const firstDoctorsForHire: Step = {
  id: 'firstUniversity',
  enter: awaitDoctors,
  ...filling
};

/** Setup, bonus tiles: one more than there are players. */
const revealBonus: Step = {
  id: 'revealBonus',
  awaits: (state) =>
    state.bonus.length <= state.clinics.length ? { kind: 'draw', pile: 'bonus', seat: state.order[0] } : null,
  draw(state, outcome, log) {
    state.bonus.push(outcome);
    log?.push({ type: 'bonus', reveals: true, bonus: outcome, rule: 'clinic.setup' });
  }
};

function bonusActions(state: ClinicState, seat: Seat): Action[] {
  const onCells = (bonus: string): Action[] =>
    cellsFor(state, seat, codeOf(bonus)).map((cell) => ({ do: 'take', bonus, at: placeOf(cell) }));
  return state.bonus.flatMap((bonus) => {
    switch (bonus) {
      case 'parking':
      case 'garden':
        return onCells(bonus);
      case 'conveyors':
        return conveyorSets(state, seat).map((set) => ({ do: 'take', bonus, at: set.map(placeOf) }));
      default:
        return [{ do: 'take', bonus }];
    }
  });
}

function takeBonus(state: ClinicState, seat: Seat, action: Action, log: Log): void {
  const clinic = state.clinics[seat];
  const bonus = action.bonus as string;
  state.bonus.splice(state.bonus.indexOf(bonus), 1);
  switch (bonus) {
    case 'money':
      clinic.money += NUMBERS.bonusMoney;
      break;
    case 'nurse':
    case 'orderly':
      addPerson(state, seat, { kind: bonus, level: 0, service: -1, cell: doorsOf(clinic)[0] });
      break;
    case 'upgrade':
      clinic.people[0].level++;
      break;
    case 'conveyors':
      putConveyors(state, seat, cellsNamed(state, action));
      break;
    default:
      putElement(state, seat, codeOf(bonus), cellsNamed(state, action)[0]);
  }
  log?.push({ type: 'bonusTaken', seat, bonus, at: action.at ?? null, rule: 'clinic.setup' });
}

/** Setup, bonus tiles: each player takes one and uses it at once, the last in turn order first. */
const takeBonusTiles: Step = {
  id: 'takeBonus',
  enter(state) {
    state.waiting = state.order.slice().reverse();
  },
  awaits: (state) => (state.waiting.length > 0 ? { kind: 'choice', seats: [state.waiting[0]] } : null),
  actions: bonusActions,
  choose(state, [{ seat, action }], log) {
    state.waiting.shift();
    takeBonus(state, seat, action, log);
  },
  leave(state, log) {
    state.bonus = [];
    state.round = 1;
    state.slot = 1;
    log?.push({ type: 'round', round: 1, rule: 'clinic.round' });
    return undefined;
  }
};

/** Setup as a list of steps. */
export const SETUP_STEPS: readonly Step[] = [
  turnOrder,
  layout,
  founding,
  firstDoctors,
  specials,
  firstAppointments,
  firstDoctorsForHire,
  revealBonus,
  takeBonusTiles
];
