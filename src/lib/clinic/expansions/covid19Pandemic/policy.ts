import type { Action, Seat } from '../../../kernel/game.ts';
import { admit, canAdmit } from '../../actions/admit.ts';
import { hire } from '../../actions/hire.ts';
import { ACTION_LISTS, PASS } from '../../actions/execute.ts';
import { arrange } from '../../assignment/arrange.ts';
import { BESIDE } from '../../buildings/board.ts';
import { distinct } from '../../candidates.ts';
import { moveAction } from '../../assignment/move.ts';
import { NUMBERS } from '../../numbers.ts';
import { propose } from '../../assignment/propose.ts';
import type { Person } from '../../people.ts';
import { cloneState, findPerson, freshExecution, type ClinicState } from '../../state.ts';
import {
  forecast,
  lacksCubes,
  promise,
  STAYS_ILL,
  cureWorth,
  isAlone,
  moveAlone,
  needsParking,
  sparePatients
} from './alone.ts';
import { pandemicOf } from './slice.ts';
import {
  buildTogether,
  chooseTogether,
  admitTogether,
  helpersWanted,
  meansOf,
  quietest,
  talk
} from './team.ts';

/** $ to keep when hiring. */
const PURSE = 1;
/** In tenths of $1: a survivor. */
const SURVIVOR = 300;
/** Another patient on the Propagation board for a solo player near the end. */
const FILLED = 400;
/** A queue point of a solo player. */
const QUEUE_POINT = 60;
/** A person wanted for a future round. */
const HELP = 25;
/** The same in a team, where helpers can take tiles. */
const TEAM_HELP = 40;
/** A doctor lost for two rounds. */
const DOCTOR_OUT = 100;
/** Approximate patients per Admit. */
const ADMITTED = 3;
/** Target number of nurses. */
const NURSES = 3;
const TEAM_DOCTORS = 2;
/** $ a team player may lack at the end of a round, by forecast: the next action brings patients. */
const LEAST_PURSE = -2;
/** Choices examined where an arrangement judges only one step of many. */
const FEW_CHOICES = 300;
const SOME_CHOICES = 1000;

/**
 * How the simple player differs in a pandemic: it admits patients for future tiles, hires staff who can cure them,
 * agrees, infects patients who can be treated, sends idle staff into quarantine, and spares doctors.
 */
export function insteadOfPolicy(state: ClinicState, seat: Seat, legal: readonly Action[]): Action | null {
  switch (state.step) {
    case 'shareInfections':
      return talk(state, legal);
    case 'applyInfections':
      return leastHarm(state, seat, legal);
    case 'choose':
      return isAlone(state) ? chooseTile(state, seat, legal) : chooseTogether(state, seat, legal);
    case 'execute': {
      const { tile } = state.execution!.queue[0];
      if (tile === 'build')
        return isAlone(state) ? parkFirst(state, seat, legal) : buildTogether(state, seat, legal);
      if (tile === 'hire') return hireForTiles(state, seat, legal);
      return isAlone(state) ? admitForTiles(state, seat, legal) : admitTogether(state, seat, legal);
    }
    case 'move':
      return isAlone(state)
        ? moveAlone(state, seat)
        : moveAction(state, seat, arrange(state, seat, cureWorth));
    case 'contagion':
      return quietest(state, seat, legal) ?? weakest(state, legal);
    default:
      return null;
  }
}

/** Tiles a clinic will get this round under an even split. */
function coming(state: ClinicState): number {
  return Math.ceil(pandemicOf(state).stacks[state.round - 1] / state.clinics.length);
}

/** Patients a clinic lacks: a tile without a patient makes no survivor, and one without a person is a death. */
function lacking(state: ClinicState, seat: Seat): number {
  const patients = state.clinics[seat].people.filter(({ kind }) => kind === 'patient').length;
  const alone = isAlone(state) ? sparePatients(state) : 0;
  return coming(state) + alone - patients;
}

/** The later an Admit, the more patients wait; but several are needed when many are lacking. */
function chooseTile(state: ClinicState, seat: Seat, legal: readonly Action[]): Action | null {
  const admit = legal.find(({ tile }) => tile === 'admit') ?? null;
  const slotsLeft = NUMBERS.actionsPerRound - state.slot;
  const possible = state.rows.some((_, service) => canAdmit(state, seat, service));
  if (possible && isAlone(state) && lacksCubes(state, seat) && admit) {
    const hire = legal.find(({ tile }) => tile === 'hire') ?? null;
    return hire && promiseAfter(state, seat, 'hire') > promiseAfter(state, seat, 'admit') ? hire : admit;
  }
  if (possible && lacking(state, seat) > slotsLeft * ADMITTED) return admit;
  const build = legal.find(({ tile }) => tile === 'build') ?? null;
  return isAlone(state) && needsParking(state, seat) ? build : null;
}

/** What the Propagation board promises once the simple player has carried out an Admit or a Hire. */
function promiseAfter(state: ClinicState, seat: Seat, tile: 'admit' | 'hire'): number {
  const copy = cloneState(state);
  copy.execution = { ...freshExecution([{ seat, tile }]), points: NUMBERS.queuePoints };
  for (;;) {
    const legal = [...ACTION_LISTS[tile](copy, seat), PASS];
    const action = tile === 'admit' ? admitForTiles(copy, seat, legal) : hireForTiles(copy, seat, legal);
    if (action === null || action.do === 'pass') return promise(forecast(copy, seat));
    (tile === 'admit' ? admit : hire)(copy, seat, action, undefined);
  }
}

function parkFirst(state: ClinicState, seat: Seat, legal: readonly Action[]): Action | null {
  return needsParking(state, seat) ? (legal.find(({ what }) => what === 'parking') ?? null) : null;
}

/** An admission, the queue points it takes and the first step towards it: a patient further back is moved forward first. */
interface Admission {
  readonly step: Action;
  readonly index: number;
}

/**
 * The front patients, and while the board is filled those behind them whom the queue points reach. People whom other sets
 * admit make no survivors.
 */
function admissions(state: ClinicState, legal: readonly Action[], filling: boolean): Admission[] {
  const fronts = legal.flatMap((step) => (step.do === 'admit' && !step.who ? [{ step, index: 0 }] : []));
  if (!filling) return fronts;
  const reach = state.execution!.points - NUMBERS.admitPoints;
  const behind = legal.flatMap((step) => {
    const index = step.do === 'forward' ? (step.index as number) : 0;
    const isOpen = fronts.some((front) => front.step.service === step.service);
    return isOpen && index > 0 && index * NUMBERS.forwardPoints <= reach ? [{ step, index }] : [];
  });
  return [...fronts, ...behind];
}

/** Admits the most treatable patients while there are too few for the tiles, or whoever fills the board. */
function admitForTiles(state: ClinicState, seat: Seat, legal: readonly Action[]): Action | null {
  const filling = lacksCubes(state, seat);
  if (lacking(state, seat) <= 0 && !filling) return null;
  const board = filling ? promise(forecast(state, seat)) : 0;
  // In the last round only people are admitted who take a tile or get onto the board: parking is short.
  const must = state.round < NUMBERS.rounds || withoutTile(state, seat) < coming(state);
  let choice: Action | null = null;
  let top = -Infinity;
  for (const { step, index } of admissions(state, legal, filling)) {
    const copy = cloneState(state);
    const row = copy.rows[NUMBERS.services.indexOf(step.service as string)];
    row.unshift(...row.splice(index, 1));
    admit(copy, seat, { do: 'admit', service: step.service! }, undefined);
    const { income, hours } = arrange(copy, seat, cureWorth, FEW_CHOICES);
    const { level } = copy.clinics[seat].people.at(-1)!;
    const filled = filling ? FILLED * (promise(forecast(copy, seat)) - board) : 0;
    if (filled <= 0 && (index > 0 || !must)) continue;
    const worth = income * 10 - hours * 6 - level * 10 + filled - index * QUEUE_POINT;
    if (worth > top) {
      top = worth;
      choice = step;
    }
  }
  if (choice === null && filling && !must) return legal.find(({ do: verb }) => verb === 'pass') ?? null;
  return choice;
}

/** Patients who can still take a tile. */
function withoutTile(state: ClinicState, seat: Seat): number {
  const { infected } = pandemicOf(state);
  return state.clinics[seat].people.filter(({ id, kind }) => kind === 'patient' && !infected.includes(id))
    .length;
}

/** In tenths of $1: value of the next Move, if the future tiles go to the patients who are here. */
function ahead(state: ClinicState, seat: Seat): number {
  const copy = cloneState(state);
  const { infected } = pandemicOf(copy);
  let tiles = coming(copy);
  for (const { id, kind } of copy.clinics[seat].people)
    if (tiles > 0 && kind === 'patient' && !infected.includes(id)) {
      infected.push(id);
      tiles--;
    }
  const { income, treat } = propose(copy, seat, 1);
  const cured = treat.filter(({ patient }) => infected.includes(patient)).length;
  return income * 10 + cured * SURVIVOR;
}

/** A new employee must help against the tiles of this round or the next ones; nurses also replace the ill. */
function hireForTiles(state: ClinicState, seat: Seat, legal: readonly Action[]): Action | null {
  if (!legal.some(({ do: verb }) => verb === 'hire')) return null;
  const clinic = state.clinics[seat];
  const now = ahead(state, seat);
  const roundsLeft = NUMBERS.rounds - state.round;
  const next = coming(state) + 1;
  const count = (kind: Person['kind']) => clinic.people.filter((person) => person.kind === kind).length;
  const lackingHelp = helpersWanted(state) - count('nurse') - count('orderly');
  const help = isAlone(state) ? HELP : TEAM_HELP;
  const wanted = isAlone(state)
    ? { doctor: next - count('doctor'), nurse: NURSES - count('nurse'), orderly: 0 }
    : { doctor: TEAM_DOCTORS - count('doctor'), nurse: lackingHelp, orderly: lackingHelp };
  let choice = legal.find(({ do: verb }) => verb === 'pass')!;
  let top = 0;
  for (const action of legal) {
    if (action.do !== 'hire') continue;
    const copy = cloneState(state);
    hire(copy, seat, action, undefined);
    const spent = clinic.money - copy.clinics[seat].money;
    if (copy.clinics[seat].money < PURSE) continue;
    const who = action.who as keyof typeof wanted;
    const { level } = copy.clinics[seat].people.at(-1)!;
    const later =
      (wanted[who] > 0 ? help * Math.min(roundsLeft, 3) : 0) + level * 8 * Math.min(roundsLeft, 2);
    if (!isAlone(state) && meansOf(copy, seat).purse < LEAST_PURSE) continue;
    const worth = ahead(copy, seat) - now + later - spent * 6;
    if (worth > top) {
      top = worth;
      choice = action;
    }
  }
  return choice;
}

/** The person whose infection leaves the clinic with the best proposal. */
function leastHarm(state: ClinicState, seat: Seat, legal: readonly Action[]): Action {
  let choice = legal[0];
  let top = -Infinity;
  for (const action of legal) {
    const copy = cloneState(state);
    const { person } = findPerson(copy, action.person as number)!;
    const worth = afterInfection(copy, seat, person);
    if (worth > top) {
      top = worth;
      choice = action;
    }
  }
  return choice;
}

/** In tenths of $1: income and survivors ahead, minus the ill who cannot be helped. */
function afterInfection(state: ClinicState, seat: Seat, person: Person): number {
  const slice = pandemicOf(state);
  if (person.kind === 'doctor' || person.kind === 'patient') slice.infected.push(person.id);
  else person.cell = BESIDE;
  const { income, treat } = arrange(state, seat, cureWorth, SOME_CHOICES);
  const treated = new Set(treat.map((t) => t.patient));
  let worth = income * 10;
  for (const { id, kind, level } of state.clinics[seat].people) {
    const ill = slice.infected.includes(id);
    if (treated.has(id)) worth += ill && kind === 'patient' ? 300 : 0;
    else if (kind === 'patient') worth += isAlone(state) ? (ill ? STAYS_ILL : 0) : -level * 40;
    else if (ill) worth -= DOCTOR_OUT + level * 40;
  }
  return worth;
}

/** The patient furthest from dying. */
function weakest(state: ClinicState, legal: readonly Action[]): Action {
  const level = (action: Action) => findPerson(state, action.person as number)!.person.level;
  return legal.reduce((a, b) => (level(b) < level(a) ? b : a));
}

/** People to compare for a tile: one of each kind, level, service and location. */
export function insteadOfCandidates(
  state: ClinicState,
  _seat: Seat,
  legal: readonly Action[]
): Action[] | null {
  if (state.step !== 'applyInfections') return null;
  return distinct(legal, (action) => {
    const { kind, level, service, cell } = findPerson(state, action.person as number)!.person;
    return `${kind} ${level} ${service} ${cell}`;
  });
}
