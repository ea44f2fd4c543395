import { describe, expect, it } from 'vitest';
import { FloorPlan, assignmentFault } from './assignment.ts';
import { covid19Pandemic } from '../expansions/covid19Pandemic/index.ts';
import { makeClinic } from '../game.ts';
import { cheapestPath, hoursFrom } from '../buildings/paths.ts';
import { cellAt, placeOf } from '../buildings/board.ts';
import { propose, proposeRest } from './propose.ts';
import { choose } from '../policy.ts';
import { nextInput, randomFrom } from '../testing/playout.ts';
import { moveView, proposalView } from '../view.ts';
import { total } from '../../kernel/score.ts';

const game = makeClinic([covid19Pandemic]);

describe('proposals', () => {
  it('are legal, earn no less than staying, and are explained in full', () => {
    let checked = 0;
    for (let seed = 0; seed < 6; seed++) {
      const expansions = seed % 2 === 0 ? [] : ['covid19Pandemic'];
      const state = game.setup({ seats: 2, expansions, options: {} });
      const dice = randomFrom(seed);
      for (;;) {
        const input = nextInput(game, state, () => choose, dice);
        if (input === null) break;
        if (state.step === 'move')
          for (let seat = 0; seat < 2; seat++) {
            const proposal = propose(state, seat);
            const rest = proposeRest(state, seat);
            const plan = new FloorPlan(state, seat);
            expect(assignmentFault(plan, proposal)).toBeNull();
            expect(assignmentFault(plan, rest)).toBeNull();
            expect(proposal.treat.length).toBeGreaterThanOrEqual(rest.treat.length);
            const view = proposalView(state, seat);
            expect(total(view.income)).toBe(proposal.income);
            expect(view.hours).toBe(proposal.hours);
            expect(moveView(state, seat, view.action)).toEqual(view);
            checked++;
          }
        game.advance(state, input);
      }
    }
    expect(checked).toBeGreaterThan(60);
  });

  it('are offered apart from the listed actions, in Move alone', () => {
    const state = game.setup({ seats: 2, expansions: [], options: {} });
    const dice = randomFrom(3);
    let moves = 0;
    for (;;) {
      const awaits = game.awaits(state);
      for (const seat of awaits.kind === 'choice' ? awaits.seats : []) {
        const proposals = game.proposals!(state, seat);
        const isMove = state.step === 'move';
        moves += isMove ? 1 : 0;
        expect(game.actions(state, seat).length > 0).toBe(!isMove);
        expect(proposals.length > 0).toBe(isMove);
        for (const action of proposals) expect(game.canonical(state, seat, action)).toEqual(action);
      }
      const input = nextInput(game, state, () => choose, dice);
      if (input === null) break;
      game.advance(state, input);
    }
    expect(moves).toBe(12);
  });

  it('fill the beds with the pairs that earn most', () => {
    const state = game.setup({ seats: 1, expansions: [], options: {} });
    const at = [0, 1, 2];
    const tiles = [
      ['hub.Psychiatry', 0, 1, 1],
      ['treatment', 0, 1, 2],
      ['supply', 0, 0, 2],
      ['entrance', 0, 1, 0]
    ];
    const people = [
      { kind: 'doctor', level: 'white', at },
      { kind: 'doctor', level: 'red' },
      { kind: 'nurse' },
      { kind: 'patient', level: 'white', service: 'Psychiatry' },
      { kind: 'patient', level: 'orange', service: 'Psychiatry' },
      { kind: 'patient', level: 'red', service: 'Psychiatry' }
    ];
    game.given!(state, { step: 'move', clinics: [{ tiles, people }] });
    // Red by red, and white by white without the nurse, who would come for orange by red only.
    expect(propose(state, 0)).toMatchObject({
      income: 36,
      treat: [
        { doctor: 0, patient: 3 },
        { doctor: 1, patient: 5 }
      ]
    });
  });
});

describe('paths', () => {
  it('take the conveyor where it saves time and name every cell on the way', () => {
    const state = game.setup({ seats: 1, expansions: [], options: {} });
    const cell = (f: number, r: number, c: number) => cellAt('beginner', [f, r, c]);
    const tiles = [
      ['hub.Psychiatry', 0, 1, 1],
      ['treatment', 0, 1, 2],
      ['supply', 0, 0, 2],
      ['entrance', 0, 1, 0],
      ['supply', 1, 1, 1],
      ['lab', 1, 1, 2]
    ];
    game.given!(state, {
      clinics: [
        {
          tiles,
          conveyors: [
            [0, 1, 1],
            [1, 1, 1],
            [1, 1, 2]
          ]
        }
      ]
    });
    const clinic = state.clinics[0];
    const hours = hoursFrom('beginner', clinic, [cell(0, 1, 0)]);
    expect([hours[cell(0, 1, 1)], hours[cell(1, 1, 2)], hours[cell(0, 1, 2)], hours[cell(0, 0, 2)]]).toEqual([
      1, 1, 2, 3
    ]);
    expect(cheapestPath('beginner', clinic, [cell(0, 1, 0)], cell(1, 1, 2)).map(placeOf)).toEqual([
      [0, 1, 0],
      [0, 1, 1],
      [1, 1, 1],
      [1, 1, 2]
    ]);
    expect(cheapestPath('beginner', clinic, [cell(0, 1, 0)], cell(2, 2, 2))).toEqual([]);
  });
});
