import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stateHash } from '../kernel/canonical.ts';
import { offeredActions, type GameConfig, type GameEvent, type Input } from '../kernel/game.ts';
import { Refusal } from '../kernel/refusal.ts';
import { nonsense } from '../../../tests/unit/support/nonsense.ts';
import { BOARD_CELLS, NEIGHBOURS, floorOf } from './buildings/board.ts';
import { buildingsOf } from './buildings/building.ts';
import { carSpaces, carsOf } from './buildings/cars.ts';
import {
  ELEMENTS,
  GARDEN,
  HELIPAD,
  PARKING,
  ENTRANCE,
  SATELLITE,
  SUPPLY,
  TREATMENT,
  isHub,
  isModule
} from './buildings/elements.ts';
import { covid19Pandemic } from './expansions/covid19Pandemic/index.ts';
import { pandemicOf, tilesInAll } from './expansions/covid19Pandemic/slice.ts';
import { hospice } from './expansions/hospice/index.ts';
import { intensiveCareUnit } from './expansions/intensiveCareUnit/index.ts';
import { maintenanceShop } from './expansions/maintenanceShop/index.ts';
import { obstetrics } from './expansions/obstetrics/index.ts';
import { satelliteTv } from './expansions/satelliteTv/index.ts';
import { makeClinic } from './game.ts';
import { NUMBERS, byPlayers } from './numbers.ts';
import { piecesLeft } from './pieces.ts';
import type { ClinicState } from './state.ts';
import { stockOf } from './stockModule.ts';
import { anyAction, nextInput, randomFrom } from './testing/playout.ts';

const MODULES = [covid19Pandemic, hospice, intensiveCareUnit, maintenanceShop, obstetrics, satelliteTv];
const game = makeClinic(MODULES);
const random = anyAction(game);
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);

const configs: fc.Arbitrary<GameConfig> = fc
  .record({
    seats: fc.integer({ min: 1, max: 4 }),
    expansions: fc.subarray(MODULES.map(({ id }) => id)),
    board: fc.constantFrom('beginner', 'expert'),
    pandemic: fc.record({
      contagion: fc.constantFrom('low', 'high'),
      isolation: fc.constantFrom('good', 'medium', 'poor'),
      mandatoryAction: fc.constantFrom('admit', 'build'),
      preadmissionCounts: fc.boolean(),
      outpatientCounts: fc.boolean(),
      outpatientExempt: fc.boolean(),
      lowNeedsHub: fc.boolean()
    })
  })
  .map(({ seats, expansions, board, pandemic }) => ({
    seats,
    expansions,
    options: { board, ...(expansions.includes('covid19Pandemic') ? pandemic : {}) }
  }));

const counts = (log: readonly GameEvent[], type: string, kind?: string) =>
  log.filter((event) => event.type === type && (kind === undefined || event.kind === kind)).length;

/** Asserts that no person and no piece appears or disappears. */
function expectConserved(state: ClinicState, log: readonly GameEvent[]): void {
  const seats = state.clinics.length;
  const people = state.clinics.flatMap((clinic) => clinic.people);
  const patients = people.filter((person) => person.kind === 'patient').length;
  const cured = log.filter(
    ({ type, cured: isCured, kind }) => type === 'treated' && isCured && kind === 'patient'
  );
  const gone = cured.length + counts(log, 'died', 'patient');
  expect(sum(state.patients) + sum(state.rows.map((row) => row.length)) + patients + gone).toBe(
    sum(byPlayers(NUMBERS.patientPool, seats))
  );
  const doctors = people.filter((person) => person.kind === 'doctor').length;
  const doctorsGone = counts(log, 'died', 'doctor') + counts(log, 'dismissed', 'doctor');
  const founded =
    state.clinics.some((clinic) => clinic.tiles.some((code) => code > 0)) && doctors + doctorsGone > 0;
  if (founded)
    expect(sum(state.doctors) + state.university.filter((n) => n > 0).length + doctors + doctorsGone).toBe(
      sum(NUMBERS.doctorPoolPerPlayer) * seats + seats
    );
  for (const kind of ['patient', 'doctor'] as const)
    expect(Math.min(...piecesLeft(state, kind)), kind).toBeGreaterThanOrEqual(0);
  const tiles = state.clinics.flatMap((clinic) => clinic.tiles);
  const built = (code: number) => tiles.filter((tile) => tile === code).length;
  expect(state.supply.treatment + built(TREATMENT)).toBe(NUMBERS.treatmentRooms);
  expect(state.supply.supply + built(SUPPLY)).toBe(NUMBERS.supplyRoomsPerPlayer * seats);
  expect(state.supply.garden + built(GARDEN)).toBe(NUMBERS.gardens);
  expect(state.supply.parking + built(PARKING)).toBe(NUMBERS.parkings);
  expect(state.supply.entrance + built(ENTRANCE)).toBe(NUMBERS.entrances);
  expect(state.supply.helipad + built(HELIPAD)).toBe(NUMBERS.helipads);
  expect(state.supply.conveyors + sum(state.clinics.flatMap((clinic) => clinic.conveyors))).toBe(
    NUMBERS.conveyors
  );
  state.hubs.forEach((n, service) => expect(n + built(1 + service)).toBe(NUMBERS.hubs[service]));
  const women = people.filter(({ kind }) => kind === 'pregnantWoman').length;
  const met = log.filter(({ type, kind }) => type === 'admittedOther' && kind === 'pregnantWoman').length;
  if ('obstetrics' in state.slices) expect(stockOf(state, 'obstetrics') + met).toBe(NUMBERS.pregnantWomen);
  expect(women).toBeLessThanOrEqual(met);
  const dishes = 'satelliteTv' in state.slices ? NUMBERS.satelliteDishes : 0;
  expect(state.supply.satellite + built(SATELLITE)).toBe(dishes);
  if ('covid19Pandemic' in state.slices) {
    expect(tilesInAll(pandemicOf(state))).toBe(99);
    const ids = new Set(people.map((person) => person.id));
    const { infected, quarantined, hand, supply, pieces, survived, deceased } = pandemicOf(state);
    expect(sum(pieces.patient)).toBe(survived + deceased.patients);
    expect(sum(pieces.doctor)).toBe(deceased.doctors);
    for (const id of [...infected, ...quarantined]) expect(ids.has(id)).toBe(true);
    expect(new Set([...infected, ...quarantined]).size).toBe(infected.length + quarantined.length);
    expect(Math.min(supply, ...hand)).toBeGreaterThanOrEqual(0);
  }
}

/** Asserts that every clinic obeys the building rules, and that the money matches the log. */
function expectSound(state: ClinicState, log: readonly GameEvent[]): void {
  const side = state.config.board;
  state.clinics.forEach((clinic, seat) => {
    const of = (type: string) => log.filter((event) => event.type === type && event.seat === seat);
    const amount = (type: string, field: string) => sum(of(type).map((event) => event[field] as number));
    const bonus = of('bonusTaken').filter((event) => event.bonus === 'money').length * NUMBERS.bonusMoney;
    expect(clinic.money).toBe(
      NUMBERS.startMoney +
        bonus +
        amount('treated', 'income') +
        amount('hospiceIncome', 'income') -
        amount('built', 'cost') -
        amount('hired', 'cost') -
        amount('paid', 'money') -
        amount('bought', 'cost')
    );
    expect(clinic.money).toBeGreaterThanOrEqual(0);
    expect(clinic.hours).toBe(amount('moved', 'hours'));
    expect(carsOf(clinic)).toBeLessThanOrEqual(carSpaces(side, clinic));
    const buildings = buildingsOf(side, clinic.tiles);
    const hubs = new Set<string>();
    for (const cell of BOARD_CELLS[side]) {
      const code = clinic.tiles[cell];
      if (isHub(code)) {
        const key = `${buildings.of[cell]} ${floorOf(cell)}`;
        expect(hubs.has(key)).toBe(false);
        hubs.add(key);
      }
      if (!isModule(code)) continue;
      for (const next of NEIGHBOURS[side][cell])
        if (isModule(clinic.tiles[next]))
          expect(ELEMENTS[clinic.tiles[next]].family).not.toBe(ELEMENTS[code].family);
    }
  });
}

describe('random games', () => {
  it('always end, keep everything, and come out the same when replayed', () => {
    fc.assert(
      fc.property(configs, fc.nat(), (config, seed) => {
        const state = game.setup(config);
        const log: GameEvent[] = [];
        const inputs: Input[] = [];
        const dice = randomFrom(seed);
        for (;;) {
          const input = nextInput(game, state, () => random, dice);
          if (input === null) break;
          inputs.push(input);
          const before = inputs.length % 40 === 0 ? game.clone(state) : null;
          const hash = before && stateHash(game.encode(before));
          game.advance(state, input, log);
          if (inputs.length % 10 === 0) expectConserved(state, log);
          if (before) expect(stateHash(game.encode(before))).toBe(hash);
          expect(inputs.length).toBeLessThan(3000);
        }
        expectConserved(state, log);
        expectSound(state, log);
        const again = game.setup(config);
        for (const input of inputs) game.advance(again, JSON.parse(JSON.stringify(input)) as Input);
        expect(stateHash(game.encode(again))).toBe(stateHash(game.encode(state)));
      }),
      { numRuns: 60 }
    );
  });

  it('list only distinct, canonical actions, each of which can be carried out', () => {
    fc.assert(
      fc.property(configs, fc.nat(), (config, seed) => {
        const state = game.setup(config);
        const dice = randomFrom(seed);
        for (let n = 0; ; n++) {
          const input = nextInput(game, state, () => random, dice);
          if (input === null) break;
          const awaits = game.awaits(state);
          if (awaits.kind === 'choice' && n % 7 === 0) {
            const seat = awaits.seats[dice(awaits.seats.length)];
            const actions = offeredActions(game, state, seat);
            expect(new Set(actions.map((action) => JSON.stringify(action))).size).toBe(actions.length);
            for (const action of actions) {
              const read = JSON.parse(JSON.stringify(action)) as typeof action;
              expect(game.canonical(state, seat, read)).toEqual(action);
              const copy = game.clone(state);
              const others = awaits.seats.filter((s) => s !== seat);
              const choices = [
                { seat, action: read },
                ...others.map((s) => ({ seat: s, action: game.fallback(state, s) }))
              ];
              game.advance(copy, { kind: 'choice', choices });
            }
          }
          game.advance(state, input);
        }
      }),
      { numRuns: 15 }
    );
  });

  it('refuse whatever makes no sense without changing anything', () => {
    const said = nonsense(
      [
        'choose',
        'build',
        'hire',
        'admit',
        'forward',
        'reroute',
        'move',
        'propose',
        'infect',
        'buy',
        'found',
        'pass',
        'dismiss'
      ],
      ['at', 'what', 'who', 'slot', 'service', 'index', 'people', 'treat', 'split', 'points', 'to']
    );
    fc.assert(
      fc.property(
        configs,
        fc.nat(),
        fc.array(said, { minLength: 300, maxLength: 300 }),
        (config, seed, garbage) => {
          const state = game.setup(config);
          const dice = randomFrom(seed);
          for (const action of garbage) {
            const input = nextInput(game, state, () => random, dice);
            if (input === null) break;
            const awaits = game.awaits(state);
            if (awaits.kind === 'choice' && game.canonical(state, awaits.seats[0], action) === null) {
              const before = JSON.stringify(game.encode(state));
              const choices = [{ seat: awaits.seats[0], action }];
              expect(() => game.advance(state, { kind: 'choice', choices })).toThrow(Refusal);
              expect(JSON.stringify(game.encode(state))).toBe(before);
            }
            game.advance(state, input);
          }
        }
      ),
      { numRuns: 12 }
    );
  });
});
