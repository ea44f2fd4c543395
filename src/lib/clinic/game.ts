import type { Action, Game, GameConfig, GameEvent, Input, Seat } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import { Refusal } from '../kernel/refusal.ts';
import { expectPosition, givePosition, supplyOf } from './position.ts';
import { resolveConfig } from './config.ts';
import { faultOf, sentenceOf } from './explain.ts';
import { CELLS, cellAt } from './buildings/board.ts';
import { scoresOf, finalScore } from './scoring.ts';
import { outcomeOf } from './outcome.ts';
import { candidates } from './candidates.ts';
import { choose } from './policy.ts';
import { VERB_FIELDS } from './notation.ts';
import { NUMBERS, byPlayers } from './numbers.ts';
import { pileOf } from './piles.ts';
import { composeRules } from './rules.ts';
import {
  cloneState,
  encodeState,
  freshClinic,
  type ClinicState,
  type Log,
  type Memo,
  type ClinicModule,
  type Rules,
  type Step
} from './state.ts';
import { BASE_STEPS } from './steps.ts';
import { emptyUniversity } from './phases/university.ts';

/**
 * Clinic with its available modules. The step `move` (and module steps that declare it) allows more actions than can be
 * listed: there `proposals` returns some, and `canonical` decides legality.
 */
export function makeClinic(modules: readonly ClinicModule[]): Game<ClinicState> {
  const composed = new Map<string, Rules>();
  const rulesFor = (expansions: readonly string[]): Rules => {
    const ids = [...new Set(expansions)].sort();
    const key = ids.join(' ');
    let rules = composed.get(key);
    if (rules === undefined) {
      const chosen = ids.map((id) => {
        const module = modules.find((m) => m.id === id);
        if (!module) throw new Refusal('BAD_CONFIG', `Clinic has no expansion ${id}.`);
        return module;
      });
      rules = composeRules(BASE_STEPS, chosen);
      composed.set(key, rules);
    }
    return rules;
  };

  return {
    id: 'clinic',
    setup: (config) => setup(rulesFor(config.expansions), config),
    clone: cloneState,
    awaits: (state) => memoOf(state).awaits,
    actions: (state, seat) => (listsAll(state) ? (memoOf(state).lists.get(seat) ?? []).slice() : []),
    proposals: (state, seat) => (listsAll(state) ? [] : (memoOf(state).lists.get(seat) ?? []).slice()),
    canonical: (state, seat, action) => canonical(state, seat, action),
    fallback: (state, seat) => stepOf(state).fallback?.(state, seat) ?? memoOf(state).lists.get(seat)![0],
    pile: pileOf,
    advance,
    scores: scoresOf,
    encode: encodeState,
    given(state, position, log) {
      givePosition(state, position, log);
      settle(state, log);
    },
    expect: expectPosition,
    verbFields: Object.assign({}, VERB_FIELDS, ...modules.map((m) => m.verbFields)) as typeof VERB_FIELDS,
    supply: supplyOf,
    advise(state, seat, below) {
      memoOf(state);
      return choose(state, seat, below);
    },
    candidates(state, seat, below) {
      memoOf(state);
      return candidates(state, seat, below);
    },
    outcome: outcomeOf
  };
}

/** The base game alone. */
export const clinic: Game<ClinicState> = makeClinic([]);

function setup(rules: Rules, gameConfig: GameConfig): ClinicState {
  const config = resolveConfig(gameConfig, rules.options, rules.entries);
  const { seats } = config;
  const services = byPlayers(NUMBERS.activeServices, seats);
  const state: ClinicState = {
    rules,
    config,
    step: rules.order[0],
    round: 0,
    slot: 0,
    order: [],
    clinics: Array.from({ length: seats }, () => ({ ...freshClinic(CELLS), money: NUMBERS.startMoney })),
    rows: Array.from({ length: services }, () => []),
    university: emptyUniversity(seats),
    patients: byPlayers(NUMBERS.patientPool, seats).slice(),
    doctors: NUMBERS.doctorPoolPerPlayer.map((n) => n * seats),
    hubs: NUMBERS.hubs.slice(0, services),
    hubTaken: new Array<boolean>(services).fill(false),
    specials: NUMBERS.specials.map(() => 0),
    specialTaken: NUMBERS.specials.map(() => false),
    supply: {
      treatment: NUMBERS.treatmentRooms,
      supply: NUMBERS.supplyRoomsPerPlayer * seats,
      garden: NUMBERS.gardens,
      parking: NUMBERS.parkings,
      entrance: NUMBERS.entrances,
      helipad: NUMBERS.helipads,
      conveyors: NUMBERS.conveyors,
      satellite: 0
    },
    nurses: byPlayers(NUMBERS.nursesPerRound, seats),
    orderlies: byPlayers(NUMBERS.orderliesInAll, seats),
    bonus: [],
    waiting: [],
    execution: null,
    nextPerson: 0,
    treated: 0,
    died: 0,
    slices: {},
    memo: null
  };
  for (const module of rules.modules) state.slices[module.id] = module.setup(state);
  stepOf(state).enter?.(state, undefined);
  settle(state, undefined);
  return state;
}

function stepOf(state: ClinicState): Step {
  return state.rules.steps.get(state.step) ?? OVER;
}

/** Whether the legal actions of the current step can all be listed. */
const listsAll = (state: ClinicState): boolean => stepOf(state).canonical === undefined;

const OVER: Step = { id: 'over' };

function goOn(state: ClinicState, step: Step, log: Log): void {
  const { order, steps } = state.rules;
  state.step = step.leave?.(state, log) ?? order[order.indexOf(step.id) + 1] ?? 'over';
  if (state.step === 'over') {
    log?.push({ type: 'over', reveals: true, outcome: outcomeOf(state), rule: 'clinic.end' } as GameEvent);
    state.clinics.forEach((_, seat) =>
      log?.push({ type: 'final', seat, score: finalScore(state, seat), rule: 'clinic.scoring' })
    );
    return;
  }
  steps.get(state.step)!.enter?.(state, log);
}

/** Advances until a player's choice or a draw is awaited. */
function settle(state: ClinicState, log: Log): void {
  while (state.step !== 'over') {
    const step = stepOf(state);
    const awaits = step.awaits?.(state) ?? null;
    if (awaits === null) {
      goOn(state, step, log);
      continue;
    }
    if (awaits.kind === 'draw') {
      state.memo = { awaits, lists: new Map() };
      return;
    }
    const lists = new Map(awaits.seats.map((seat) => [seat, step.actions!(state, seat)] as const));
    const only = awaits.seats.length === 1 ? lists.get(awaits.seats[0])! : [];
    if (only.length === 1 && only[0].do === 'pass') {
      log?.push({ type: 'passed', seat: awaits.seats[0], auto: true, rule: 'clinic.pass' });
      step.choose!(state, [{ seat: awaits.seats[0], action: only[0] }], log);
      continue;
    }
    const verbs = new Set<string>();
    for (const list of lists.values()) for (const action of list) verbs.add(action.do);
    const { seats, secret = false } = awaits;
    state.memo = { awaits: { kind: 'choice', seats: [...seats], verbs: [...verbs].sort(), secret }, lists };
    return;
  }
  state.memo = { awaits: { kind: 'over' }, lists: new Map() };
}

function memoOf(state: ClinicState): Memo {
  return state.memo!;
}

/** Whether two JSON values are equal. */
function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((x, i) => sameJson(x as Json, b[i] as Json))
    );
  const left = a as Record<string, Json>;
  const right = b as Record<string, Json>;
  const keys = Object.keys(left).sort();
  return keys.length === Object.keys(right).length && keys.every((key) => sameJson(left[key], right[key]));
}

/** Conveyor markers may be named in any order: legal lists have them by cell. */
function ordered(state: ClinicState, action: Action): Action {
  const { at } = action;
  if (!Array.isArray(at) || !at.every(Array.isArray)) return action;
  const cellOf = (place: Json) => cellAt(state.config.board, place as readonly Json[]);
  return { ...action, at: [...at].sort((a, b) => cellOf(a) - cellOf(b)) };
}

/** A place may be omitted where there is only one. */
function canonical(state: ClinicState, seat: Seat, action: Action): Action | null {
  const list = memoOf(state).lists.get(seat);
  if (!list) return null;
  if (list.includes(action)) return action;
  const step = stepOf(state);
  if (step.canonical) return step.canonical(state, seat, action);
  const meant = ordered(state, action);
  const exact = list.find((legal) => sameJson(legal, meant));
  if (exact || action.at !== undefined) return exact ?? null;
  const placed = list.filter((legal) => sameJson({ ...legal, at: null }, { ...action, at: null }));
  return placed.length === 1 ? placed[0] : null;
}

function advance(state: ClinicState, input: Input, log?: GameEvent[]): void {
  const { awaits } = memoOf(state);
  if (awaits.kind === 'over') throw new Refusal('GAME_OVER', 'The game is over.');
  if (input.kind === 'draw') {
    if (awaits.kind !== 'draw') throw new Refusal('NOT_AWAITED', 'No draw is awaited now.');
    if (!pileOf(state, awaits.pile).some(([id]) => id === input.outcome))
      throw new Refusal('NOT_IN_PILE', `The pile holds no ${input.outcome} any more.`);
    stepOf(state).draw!(state, input.outcome, log);
  } else {
    if (awaits.kind !== 'choice') throw new Refusal('NOT_AWAITED', 'A draw is awaited now.');
    stepOf(state).choose!(state, checkedChoices(state, awaits.seats, input.choices), log);
  }
  settle(state, log);
}

function checkedChoices(
  state: ClinicState,
  seats: readonly Seat[],
  choices: readonly { readonly seat: Seat; readonly action: Action }[]
): { seat: Seat; action: Action }[] {
  if (choices.some(({ seat }) => !seats.includes(seat)))
    throw new Refusal('NOT_YOUR_TURN', 'Another seat is awaited.');
  const legal = choices.map(({ seat, action }) => ({ seat, action: legalOf(state, seat, action) }));
  return seats.map((seat) => {
    const given = legal.filter((choice) => choice.seat === seat);
    if (given.length !== 1) throw new Refusal('NOT_AWAITED', 'Every awaited seat must answer once.');
    return given[0];
  });
}

function legalOf(state: ClinicState, seat: Seat, action: Action): Action {
  const legal = canonical(state, seat, action);
  if (legal) return legal;
  const awaited = memoOf(state)
    .lists.get(seat)!
    .some((a) => a.do === action.do);
  throw new Refusal(awaited ? 'ILLEGAL' : 'NOT_AWAITED', sentenceOf(faultOf(state, seat, action)));
}
