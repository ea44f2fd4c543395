import type { Action, Seat } from '../../../kernel/game.ts';
import { total } from '../../../kernel/score.ts';
import { admit, canAdmit } from '../../actions/admit.ts';
import { cellsFor } from '../../actions/build.ts';
import { arrange } from '../../assignment/arrange.ts';
import { carSpaces, carsOf } from '../../buildings/cars.ts';
import { isCareRoom, ownsHub } from '../../buildings/building.ts';
import { ELEMENTS, PARKING } from '../../buildings/elements.ts';
import { salaries, upkeep } from '../../phases/expenses.ts';
import { NUMBERS } from '../../numbers.ts';
import { MAX_LEVEL } from '../../people.ts';
import { valueOf } from '../../policy.ts';
import { propose } from '../../assignment/propose.ts';
import { cloneState, type ClinicState } from '../../state.ts';
import { cureWorth } from './alone.ts';
import { canGetTile, isSplit } from './sharing.ts';
import { isInfected, pandemicOf } from './slice.ts';

/**
 * How the simple player plans in a team. Nurses and orderlies take tiles at the price of a round's salary, so every
 * clinic keeps enough of them for the next stack; it reserves this round's salaries; and it admits patients who can be
 * treated or who will survive to the end of the game.
 */

/** Target numbers of helpers and doctors. */
const MOST_HELPERS = 4;
const DOCTORS = 2;
/** Car spaces to keep free. */
const CAR_SPACES = 2;
/** $ that must be left at the end of the round to hire. */
const HIRING = 2;
/** $ that must be left at the end of the round to build anything but parking. */
const GROWTH = 40;
/** In tenths of $1: a survivor. */
const SURVIVOR = 150;
/** In tenths of $1: a person admitted only to take a tile, who survives to the end or dies before. */
const LIVING_SINK = 40;
const DYING_SINK = 20;
/** Highest level of one who dies before. */
const LIGHT = 2;
/** Cost of giving tiles to a nurse (who helps doctors) or to a doctor; an orderly costs nothing. */
const NURSE_COST = 0.5;
const DOCTOR_COST = 6;
/** In tenths of $1: a queue point. */
const QUEUE_POINT = 15;
const FEW_CHOICES = 300;

/** Tiles each clinic gets in a round under an even split. */
export function tilesIn(state: ClinicState, round: number): number {
  if (round > NUMBERS.rounds) return 0;
  return Math.ceil(pandemicOf(state).stacks[round - 1] / state.clinics.length);
}

/** A clinic's resources for planning. */
export interface Means {
  readonly helpers: number;
  readonly doctors: number;
  readonly patients: number;
  readonly beds: number;
  /** People who can still get a tile. */
  readonly people: number;
  readonly spare: number;
  /** Expected $ at the end of the round. */
  readonly purse: number;
}

export function meansOf(state: ClinicState, seat: Seat): Means {
  const clinic = state.clinics[seat];
  const count = (...kinds: string[]) => clinic.people.filter(({ kind }) => kinds.includes(kind)).length;
  const due = total(salaries(state, seat)) + total(upkeep(state, seat));
  return {
    helpers: count('nurse', 'orderly', 'janitor'),
    doctors: clinic.people.filter((p) => p.kind === 'doctor' && !isInfected(state, p)).length,
    patients: count('patient'),
    beds: clinic.tiles.reduce((sum, code) => sum + (isCareRoom(code) ? ELEMENTS[code].beds : 0), 0),
    people: clinic.people.filter((person) => canGetTile(state, person)).length,
    spare: carSpaces(state.config.board, clinic) - carsOf(clinic),
    purse: clinic.money + propose(state, seat, 1).income - due
  };
}

/** Target number of helpers: one for every tile of the hardest future round, up to a limit. */
export function helpersWanted(state: ClinicState): number {
  return Math.min(MOST_HELPERS, Math.max(tilesIn(state, state.round), tilesIn(state, state.round + 1)));
}

/** The action tile a team player chooses, or null for no preference. */
export function chooseTogether(state: ClinicState, seat: Seat, legal: readonly Action[]): Action | null {
  const tile = (name: string) => legal.find((action) => action.tile === name) ?? null;
  const means = meansOf(state, seat);
  const slotsLeft = NUMBERS.actionsPerRound - state.slot;
  const roundsLeft = NUMBERS.rounds - state.round;
  const canPark = cellsFor(state, seat, PARKING).length > 0;
  if (
    means.spare < CAR_SPACES &&
    canPark &&
    state.clinics[seat].money >= NUMBERS.parkingCost &&
    tile('build')
  )
    return tile('build');
  const shortOfHelp = means.helpers < helpersWanted(state);
  const shortOfDoctors = means.doctors < DOCTORS && roundsLeft > 0;
  const canHire = means.spare > 1 && means.purse >= HIRING;
  const canHelp = state.nurses > 0 || state.orderlies > 0;
  const admits = state.rows.some((_, service) => canAdmit(state, seat, service));
  const idle = Math.min(means.doctors, means.beds) - means.patients;
  const shortOfPeople = tilesIn(state, state.round) - means.people;
  if (slotsLeft > 0 && canHire && ((shortOfHelp && canHelp) || shortOfDoctors) && tile('hire'))
    return tile('hire');
  if (admits && (idle > 0 || shortOfPeople > 0) && tile('admit')) return tile('admit');
  if (means.purse >= GROWTH && roundsLeft > 1 && tile('build')) return tile('build');
  if (canHire && ((shortOfHelp && canHelp) || shortOfDoctors) && tile('hire')) return tile('hire');
  return (admits ? tile('admit') : null) ?? tile('hire') ?? tile('build');
}

/** Parking where cars need it, else the base policy's choice while the salaries stay covered. */
export function buildTogether(state: ClinicState, seat: Seat, legal: readonly Action[]): Action {
  const pass = legal.find(({ do: verb }) => verb === 'pass')!;
  const means = meansOf(state, seat);
  const parking = legal.find(({ what }) => what === 'parking');
  if (means.spare <= CAR_SPACES && parking && state.round < NUMBERS.rounds) return parking;
  if (means.purse < GROWTH) return pass;
  const value = valueOf(state, seat);
  return legal.reduce((a, b) => (value(b) > value(a) ? b : a), pass);
}

/** Whether a person admitted now and never treated would survive to the end. */
const outlives = (state: ClinicState, level: number): boolean =>
  state.round + MAX_LEVEL - level > NUMBERS.rounds;

/** In tenths of $1: value of a clinic's Move, with cures. */
function prospect(state: ClinicState, seat: Seat): { worth: number; treated: ReadonlySet<number> } {
  const { income, hours, treat } = arrange(state, seat, cureWorth, FEW_CHOICES);
  const treated = new Set(treat.map(({ patient }) => patient));
  let worth = income * 10 - hours * 6;
  for (const person of state.clinics[seat].people)
    if (treated.has(person.id) && isInfected(state, person)) worth += SURVIVOR;
  return { worth, treated };
}

/**
 * Admits patients who can be treated; one who only takes a tile is admitted if no one else can take it and they survive
 * to the end.
 */
export function admitTogether(state: ClinicState, seat: Seat, legal: readonly Action[]): Action {
  const pass = legal.find(({ do: verb }) => verb === 'pass')!;
  const now = prospect(state, seat);
  const needed = tilesIn(state, state.round) - meansOf(state, seat).people;
  let choice = pass;
  let top = 0;
  const consider = (action: Action, worth: number) => {
    if (worth > top) {
      top = worth;
      choice = action;
    }
  };
  const worthOfAdmitting = (from: ClinicState, action: Action): number => {
    const copy = cloneState(from);
    admit(copy, seat, action, undefined);
    const person = copy.clinics[seat].people.at(-1)!;
    const then = prospect(copy, seat);
    const gain = then.worth - now.worth;
    const dies = !outlives(state, person.level);
    if (then.treated.size > now.treated.size) return gain + (dies ? 0 : 5);
    if (isInfected(copy, person) || needed <= 0) return -1;
    // One more person to take a tile: good where one is lacking and no death follows soon.
    if (!dies) return LIVING_SINK - person.level * 5;
    return person.level <= LIGHT ? DYING_SINK - person.level * 5 : -1;
  };
  for (const action of legal) {
    if (action.do === 'admit') consider(action, worthOfAdmitting(state, action));
    else if (state.execution!.points > NUMBERS.admitPoints && bringsToTheFront(state, seat, action)) {
      const copy = cloneState(state);
      admit(copy, seat, action, undefined);
      const to = (action.do === 'forward' ? action.service : action.to) as string;
      if (!canAdmit(copy, seat, NUMBERS.services.indexOf(to))) continue;
      consider(action, worthOfAdmitting(copy, { do: 'admit', service: to }) - QUEUE_POINT);
    }
  }
  return choice;
}

/** Whether a queue point brings a new patient to the front of a row this clinic can admit from. */
function bringsToTheFront(state: ClinicState, seat: Seat, action: Action): boolean {
  if (action.do === 'forward')
    return (
      action.index === 1 && ownsHub(state.clinics[seat], NUMBERS.services.indexOf(action.service as string))
    );
  if (action.do !== 'reroute') return false;
  const to = NUMBERS.services.indexOf(action.to as string);
  return state.rows[to].length === 0 && ownsHub(state.clinics[seat], to);
}

/**
 * Cost of giving a clinic its n-th tile: helpers cost nothing, then patients who survive, others, doctors, no person.
 */
function costs(state: ClinicState, seat: Seat): number[] {
  const { people } = state.clinics[seat];
  const list = people
    .filter((person) => canGetTile(state, person))
    .map((person) => {
      if (person.kind === 'doctor') return DOCTOR_COST + person.level;
      if (person.kind === 'patient') return outlives(state, person.level) ? 1 : person.level;
      return person.kind === 'nurse' ? NURSE_COST : 0;
    })
    .sort((a, b) => a - b);
  return list;
}

/** The split with the least total cost, at least one tile each; the same for every player who computes it. */
export function bestSplit(state: ClinicState): number[] {
  const lists = state.clinics.map((_, seat) => costs(state, seat));
  const split = lists.map((list) => Math.min(1, list.length));
  let left = Math.min(
    pandemicOf(state).pool,
    lists.reduce((sum, list) => sum + list.length, 0)
  );
  left -= split.reduce((a, b) => a + b, 0);
  for (; left > 0; left--) {
    let to = -1;
    for (const seat of state.order) {
      const cost = lists[seat][split[seat]];
      if (cost === undefined) continue;
      const best = to < 0 ? Infinity : lists[to][split[to]];
      if (cost < best || (cost === best && split[seat] < split[to])) to = seat;
    }
    if (to < 0) break;
    split[to]++;
  }
  return split;
}

const harm = (state: ClinicState, split: readonly number[]): number =>
  split.reduce(
    (sum, n, seat) =>
      sum +
      costs(state, seat)
        .slice(0, n)
        .reduce((a, b) => a + b, 0),
    0
  );

/** Agrees, or proposes a clearly better split. */
export function talk(state: ClinicState, legal: readonly Action[]): Action {
  const { split } = pandemicOf(state);
  const better = bestSplit(state);
  const agree = legal.find(({ do: verb }) => verb === 'agree') ?? legal[0];
  if (!isSplit(state, better) || harm(state, better) >= harm(state, split)) return agree;
  return { do: 'propose', split: better };
}

/** The service for a tile of Contagion with the fewest expected patients. */
export function quietest(state: ClinicState, seat: Seat, legal: readonly Action[]): Action | null {
  const free = legal.filter(({ person }) => person === undefined);
  const { clinics } = state;
  const rooms = (action: Action) =>
    clinics[seat].people.filter((p) => p.kind === 'patient' && NUMBERS.services[p.service] === action.service)
      .length + state.rows[NUMBERS.services.indexOf(action.service as string)].length;
  return free.length === 0 ? null : free.reduce((a, b) => (rooms(b) < rooms(a) ? b : a));
}
