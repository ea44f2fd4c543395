import type { Action, Seat } from '../kernel/game.ts';
import { admit, canAdmit } from './actions/admit.ts';
import { build, elementCost } from './actions/build.ts';
import { hire } from './actions/hire.ts';
import { BESIDE, NEIGHBOURS, cellAt, floorOf, type Place } from './buildings/board.ts';
import {
  buildingsOf,
  countTiles,
  isCareRoom,
  ownsHub,
  placementFault,
  roomService
} from './buildings/building.ts';
import { carSpaces, carsOf } from './buildings/cars.ts';
import {
  ELEMENTS,
  HUB,
  OPERATING,
  OUTPATIENT,
  PARKING,
  SUPPLY,
  TREATMENT,
  codeOf,
  isHub,
  isModule,
  isSpecial
} from './buildings/elements.ts';
import { roleOf } from './assignment/assignment.ts';
import { salaryOf } from './phases/expenses.ts';
import { layoutOf, type Layout } from './buildings/layout.ts';
import { NUMBERS } from './numbers.ts';
import { UNREACHABLE } from './buildings/paths.ts';
import { DOLLAR, HOUR, POINT } from './assignment/worth.ts';
import { MAX_LEVEL, TRAITS } from './people.ts';
import { propose } from './assignment/propose.ts';
import { cloneState, freshExecution, type ActionTile, type ClinicState } from './state.ts';
import { ACTION_LISTS } from './actions/execute.ts';

/** Patients wanted beyond those who can be treated at once: waiting makes them pay more. */
const SPARE_PATIENTS = 1;
/** In tenths of $1: what a patient brings who stays for a later round, by colour. */
const HELD = [30, 40, 50];
/** In tenths of $1: what each patient costs beyond as many as there are doctors and NEW_DOCTORS. */
const CROWD = 25;
/** Doctors who may still be hired. */
const NEW_DOCTORS = 2;
/** $ from which nurses are hired ahead of need. */
const RICH = 20;
/** Walks from a door to a treatment room each round, of patients and of the staff who came with them. */
const WALKS = 3.5;

/**
 * The simple player: balances doctors, patients, beds and parking, looks one step ahead where that is cheap, and takes
 * the proposal in Move. Pure: the same state, seat and random numbers give the same action.
 */
export function choose(state: ClinicState, seat: Seat, random: (n: number) => number): Action {
  const legal = state.memo?.lists.get(seat) ?? [];
  // In Move only proposals are listed.
  if (legal.length === 1 && state.step !== 'move') return legal[0];
  return state.rules.hooks.insteadOfPolicy(state, seat, legal) ?? best(legal, valueOf(state, seat), random);
}

/** The action of highest value; ties are broken at random. */
export function best(
  legal: readonly Action[],
  value: (action: Action) => number,
  random: (n: number) => number
): Action {
  let top = -Infinity;
  let choice: Action[] = [];
  for (const action of legal) {
    const worth = value(action);
    if (worth > top) {
      top = worth;
      choice = [];
    }
    if (worth === top) choice.push(action);
  }
  return choice[random(choice.length)];
}

/** Returns the simple player's value of each action of the current step. */
export function valueOf(state: ClinicState, seat: Seat): (action: Action) => number {
  switch (state.step) {
    case 'choose': {
      const needs = needsOf(state, seat);
      if (needs.roundsLeft === 0) return (action) => gainOf(state, seat, action.tile as ActionTile);
      return (action) => {
        const tile = action.tile as ActionTile;
        const value = tileValue(state, seat, needs, tile);
        // An action without effect has the lowest value.
        return value > 0 && !isUseful(state, seat, tile) ? -1 : value;
      };
    }
    case 'execute':
      return stepValue(state, seat);
    case 'move':
      return (action) => (action === state.memo!.lists.get(seat)![0] ? 1 : 0);
    case 'popularity':
      return (action) => buyValue(state, action);
    case 'expenses':
      return (action) => -dismissalCost(state, seat, action);
    case 'takeBonus':
      return (action) => BONUS.indexOf(action.bonus as string);
    default:
      return () => 0;
  }
}

/** Whether points decide: where a module decides by something else, waiting patients and saved hours count less. */
const isForPoints = (state: ClinicState): boolean => state.rules.hooks.insteadOfOutcome(state) === null;

/** Bonus tiles in ascending order of value. */
const BONUS = ['garden', 'conveyors', 'orderly', 'parking', 'money', 'nurse', 'upgrade'];

interface Needs {
  readonly doctors: number;
  readonly patients: number;
  readonly beds: number;
  readonly spare: number;
  readonly roundsLeft: number;
}

function needsOf(state: ClinicState, seat: Seat): Needs {
  const clinic = state.clinics[seat];
  const side = state.config.board;
  const buildings = buildingsOf(side, clinic.tiles);
  let beds = 0;
  clinic.tiles.forEach((code, cell) => {
    if (code === TREATMENT && roomService(side, clinic.tiles, buildings, cell) < 0) return;
    if (isCareRoom(code) || code === OUTPATIENT) beds += ELEMENTS[code].beds;
  });
  const people = clinic.people.filter((person) => person.cell !== BESIDE);
  return {
    doctors: people.filter((person) => roleOf(state, person) === 'doctor').length,
    patients: people.filter((person) => roleOf(state, person) === 'patient').length,
    beds,
    spare: carSpaces(side, clinic) - carsOf(clinic),
    roundsLeft: NUMBERS.rounds - state.round
  };
}

function tileValue(state: ClinicState, seat: Seat, needs: Needs, tile: ActionTile): number {
  const { money } = state.clinics[seat];
  const { doctors, patients, beds, spare, roundsLeft } = needs;
  switch (tile) {
    case 'admit': {
      const wanted =
        Math.min(doctors, beds) - patients + (roundsLeft > 0 && isForPoints(state) ? SPARE_PATIENTS : 0);
      const possible = state.rows.some((_, service) => ownsHub(state.clinics[seat], service)) && spare > 0;
      // Later slots are better: more patients and doctors are present by then.
      return possible && wanted > 0 ? 2 + 2 * wanted + state.slot : 0;
    }
    case 'hire':
      if (spare <= 1 || money < NUMBERS.nursePrice) return 0;
      return doctors < beds && roundsLeft > 0 ? 6 + beds - doctors : roundsLeft > 1 ? 2 : 0;
    default:
      if (money < NUMBERS.parkingCost) return 0;
      if (spare <= 2 && roundsLeft > 0) return 12;
      return (beds <= doctors ? 7 : 3) - (roundsLeft === 0 ? 2 : 0) - (money < 6 ? 4 : 0);
  }
}

/** Whether an action would currently do anything this player wants. */
function isUseful(state: ClinicState, seat: Seat, tile: ActionTile): boolean {
  const copy = cloneState(state);
  copy.execution = { ...freshExecution([{ seat, tile }]), points: NUMBERS.queuePoints };
  const value = stepValue(copy, seat);
  return ACTION_LISTS[tile](copy, seat).some((action) => value(action) > 0);
}

const STEPS = { build, hire, admit } as const;

/** Value of a whole action now, all its steps together, in tenths of $1. */
function gainOf(state: ClinicState, seat: Seat, tile: ActionTile): number {
  const copy = cloneState(state);
  copy.execution = { ...freshExecution([{ seat, tile }]), points: NUMBERS.queuePoints };
  let gain = 0;
  for (;;) {
    const value = stepValue(copy, seat);
    let top = 0;
    let choice: Action | null = null;
    for (const action of ACTION_LISTS[tile](copy, seat)) {
      const worth = value(action);
      if (worth > top) {
        top = worth;
        choice = action;
      }
    }
    if (choice === null) return gain;
    gain += top;
    STEPS[tile](copy, seat, choice, undefined);
  }
}

/**
 * Expected value of the coming Move and Business for a clinic, in tenths of $1. Patients left for a later round count by
 * what they will bring, as many as there may be doctors for.
 */
function outlook(state: ClinicState, seat: Seat): number {
  const { income, hours, treat } = propose(state, seat, 1);
  const treated = new Set(treat.map((t) => t.patient));
  const last = state.round === NUMBERS.rounds;
  const held: number[] = [];
  const doctors = state.clinics[seat].people.filter((p) => p.kind === 'doctor').length;
  let worth = income * 10 - hours * 6;
  for (const person of state.clinics[seat].people) {
    if (!TRAITS[person.kind].worsens || treated.has(person.id)) continue;
    if (person.level === MAX_LEVEL) worth -= 150;
    else if (last) worth -= 30 * (person.level + 1);
    else held.push(HELD[person.level - 1]);
  }
  held.sort((a, b) => b - a);
  held.forEach((value, i) => {
    worth += i < doctors + NEW_DOCTORS ? value : -CROWD;
  });
  return worth;
}

/** Values of the single steps of the current action; `pass` has value 0. */
function stepValue(state: ClinicState, seat: Seat): (action: Action) => number {
  const { tile } = state.execution!.queue[0];
  const needs = needsOf(state, seat);
  const budget = state.clinics[seat].money - reserve(state, seat, needs);
  if (tile === 'build') return (action) => buildValue(state, seat, needs, budget, action);
  const now = outlook(state, seat);
  const after = (carry: typeof admit | typeof hire, action: Action): number => {
    const copy = cloneState(state);
    carry(copy, seat, action, undefined);
    return outlook(copy, seat) - now;
  };
  if (tile === 'hire') return (action) => hireValue(state, seat, needs, budget, action, after);
  return (action) => {
    if (action.do === 'pass') return 0;
    return action.do === 'admit' ? after(admit, action) : queueValue(state, seat, action, now);
  };
}

/** Value of a swap or a move to another row: that of the next admission, if the front patient changes. */
function queueValue(state: ClinicState, seat: Seat, action: Action, now: number): number {
  const front =
    action.do === 'forward' ? action.index === 1 : action.index === 0 || rowOf(state, action.to).length === 0;
  if (!front || state.execution!.points < NUMBERS.reroutePoints + NUMBERS.admitPoints) return -1;
  const copy = cloneState(state);
  admit(copy, seat, action, undefined);
  let top = 0;
  copy.rows.forEach((_, service) => {
    if (!canAdmit(copy, seat, service)) return;
    const next = cloneState(copy);
    admit(next, seat, { do: 'admit', service: NUMBERS.services[service] }, undefined);
    top = Math.max(top, outlook(next, seat) - now);
  });
  // Less than an immediate admission by more than the value of a queue point.
  return top / 2 - 10;
}

function rowOf(state: ClinicState, service: unknown): readonly number[] {
  return state.rows[NUMBERS.services.indexOf(service as string)];
}

function hireValue(
  state: ClinicState,
  seat: Seat,
  needs: Needs,
  budget: number,
  action: Action,
  after: (carry: typeof hire, action: Action) => number
): number {
  if (action.do === 'pass') return 0;
  if (needs.spare <= 1) return -1;
  if (action.who === 'doctor') {
    const level = state.university[action.slot as number];
    const price = NUMBERS.doctorPrice[action.slot as number];
    const useful = needs.doctors < needs.beds ? 40 * needs.roundsLeft : -20;
    // Doctors lose about a level a round until the end.
    const atEnd = NUMBERS.scoreDoctor[Math.max(1, level - needs.roundsLeft - 1) - 1] * POINT;
    return useful + 20 * Math.min(level, needs.roundsLeft) + atEnd + after(hire, action) - 10 * price;
  }
  const { money } = state.clinics[seat];
  if (NUMBERS.nursePrice + 1 > budget) return -1;
  const each = action.who === 'orderly' ? 6 : money < RICH ? 9 : 20;
  return each * needs.roundsLeft + after(hire, action) - 10 * NUMBERS.nursePrice;
}

/** Money to reserve for coming salaries and upkeep, minus the income of current and expected patients. */
function reserve(state: ClinicState, seat: Seat, needs: Needs): number {
  const clinic = state.clinics[seat];
  const staff = clinic.people.reduce((sum, person) => sum + salaryOf(person), 0);
  const due = staff + countTiles(clinic, isModule) * NUMBERS.upkeepPerModule;
  const soon =
    state.slot < NUMBERS.actionsPerRound ? Math.min(needs.doctors, needs.beds) - needs.patients : 0;
  return Math.max(0, due - propose(state, seat, 1).income - Math.max(0, soon) * NUMBERS.income[0]);
}

function buildValue(state: ClinicState, seat: Seat, needs: Needs, budget: number, action: Action): number {
  if (action.do === 'pass') return 0;
  if (action.what === 'conveyors')
    return NUMBERS.conveyorCost > budget || !isForPoints(state)
      ? -1
      : conveyorValue(state, seat, needs, action);
  const code = codeOf(action.what);
  const cell = cellAt(state.config.board, action.at as Place);
  const cost = elementCost(code, floorOf(cell));
  if (cost > budget) return -1;
  const ground = floorOf(cell) === 0;
  if (code === PARKING) return needs.spare <= 5 && needs.roundsLeft > 0 ? 70 : -1;
  // Ground cells are for cars: build elsewhere when possible.
  const floor = (ground ? -12 : 0) - floorOf(cell) * 2;
  const points = code === TREATMENT ? NUMBERS.scoreTreatmentRoom[floorOf(cell)] * 10 - cost * 4 : 0;
  if (needs.spare <= 1 && ground) return -1;
  if (code === TREATMENT) return (functions(state, seat, cell) ? 45 : 0) + points + floor;
  if (needs.roundsLeft === 0) return -1;
  if (code === SUPPLY) return opensTreatment(state, seat, SUPPLY, cell) ? 35 + floor : -1;
  if (isHub(code)) return hubValue(state, seat, needs, code, cell) + floor;
  if (code === OPERATING) return 40 + floor;
  if (code === OUTPATIENT) return 30 + floor;
  return isSpecial(code) ? 0 : -1;
}

/** What conveyors save on the walks of patients to the treatment rooms until the end, minus their price. */
function conveyorValue(state: ClinicState, seat: Seat, needs: Needs, action: Action): number {
  const side = state.config.board;
  const clinic = state.clinics[seat];
  const conveyors = clinic.conveyors.slice();
  for (const place of action.at as readonly Place[]) conveyors[cellAt(side, place)] = 1;
  const before = layoutOf(side, clinic);
  const after = layoutOf(side, { ...clinic, conveyors, layout: null });
  const walk = (layout: Layout, cell: number) =>
    Math.min(UNREACHABLE, ...layout.starts.map((start) => layout.hoursTo(cell)[start]));
  let saved = 0;
  before.services.forEach((service, cell) => {
    if (service >= 0) saved += walk(before, cell) - walk(after, cell);
  });
  return saved * WALKS * HOUR * (needs.roundsLeft + 1) - NUMBERS.conveyorCost * DOLLAR;
}

function functions(state: ClinicState, seat: Seat, cell: number): boolean {
  const tiles = state.clinics[seat].tiles.slice();
  tiles[cell] = TREATMENT;
  return roomService(state.config.board, tiles, buildingsOf(state.config.board, tiles), cell) >= 0;
}

/** Whether an element there creates an adjacent cell for a working treatment room. */
function opensTreatment(state: ClinicState, seat: Seat, code: number, cell: number): boolean {
  const side = state.config.board;
  const tiles = state.clinics[seat].tiles.slice();
  tiles[cell] = code;
  const buildings = buildingsOf(side, tiles);
  return NEIGHBOURS[side][cell].some((next) => {
    if (placementFault(side, tiles, buildings, TREATMENT, next) !== null) return false;
    const full = tiles.slice();
    full[next] = TREATMENT;
    return roomService(side, full, buildingsOf(side, full), next) >= 0;
  });
}

/** A hub is worth most for a new service with waiting patients and an adjacent cell for a room. */
function hubValue(state: ClinicState, seat: Seat, needs: Needs, code: number, cell: number): number {
  const waiting = state.rows[code - HUB].length;
  const owned = ownsHub(state.clinics[seat], code - HUB);
  const opens = opensTreatment(state, seat, code, cell);
  if (needs.roundsLeft < 2 || (owned && !opens)) return -1;
  return (owned ? 5 : 46 + 2 * waiting) + (opens ? 12 : -30);
}

/** Money is useful until the last round; then all of it becomes popularity. */
function buyValue(state: ClinicState, action: Action): number {
  const points = action.do === 'buy' ? (action.points as number) : 0;
  return state.round === NUMBERS.rounds ? points : -points;
}

function dismissalCost(state: ClinicState, seat: Seat, action: Action): number {
  const person = state.clinics[seat].people.find((p) => p.id === action.person)!;
  return person.kind === 'doctor' ? 10 + person.level : person.kind === 'nurse' ? 2 : 1;
}
