import { describe, expect, it } from 'vitest';
import { arrange } from './arrange.ts';
import { FloorPlan, assignmentFault } from './assignment.ts';
import { covid19Pandemic } from '../expansions/covid19Pandemic/index.ts';
import { makeClinic } from '../game.ts';
import { propose, type Proposal } from './propose.ts';
import { choose } from '../policy.ts';
import type { ClinicState } from '../state.ts';
import { nextInput, randomFrom } from '../testing/playout.ts';
import { worthOf } from './worth.ts';

const game = makeClinic([covid19Pandemic]);

const tiles = [
  ['hub.Psychiatry', 0, 1, 1],
  ['treatment', 0, 1, 2],
  ['supply', 0, 0, 2],
  ['entrance', 0, 1, 0]
];

describe('the arrangement of bots', () => {
  it('helps two where the proposal spends all nurses on one', () => {
    const state = game.setup({ seats: 1, expansions: [], options: {} });
    const at = [0, 1, 2];
    const people = [
      { kind: 'doctor', level: 'white', at },
      { kind: 'doctor', level: 'white', at },
      { kind: 'nurse', at },
      { kind: 'nurse', at },
      { kind: 'patient', level: 'yellow', service: 'Psychiatry' },
      { kind: 'patient', level: 'yellow', service: 'Psychiatry' },
      { kind: 'patient', level: 'orange', service: 'Psychiatry' }
    ];
    game.given!(state, { step: 'move', clinics: [{ tiles, people }] });
    expect(propose(state, 0, 1).treat).toEqual([{ doctor: 0, patient: 6 }]);
    expect(arrange(state, 0, worthOf).treat).toEqual([
      { doctor: 0, patient: 4 },
      { doctor: 1, patient: 5 }
    ]);
  });

  it('is legal and earns no less than the proposal in whole games', () => {
    const worthIn = (state: ClinicState, { treat, cells, hours }: Proposal): number => {
      const plan = new FloorPlan(state, 0);
      expect(assignmentFault(plan, { treat, cells })).toBeNull();
      return treat.length * 1000 - hours;
    };
    let more = 0;
    let less = 0;
    for (let seed = 0; seed < 6; seed++) {
      const state = game.setup({ seats: 1, expansions: ['covid19Pandemic'], options: {} });
      const dice = randomFrom(seed);
      for (;;) {
        const input = nextInput(game, state, () => choose, dice);
        if (input === null) break;
        if (state.step === 'move') {
          const count = () => 1000;
          const gain = worthIn(state, arrange(state, 0, count)) - worthIn(state, propose(state, 0));
          if (gain >= 500) more++;
          if (gain <= -500) less++;
        }
        game.advance(state, input);
      }
    }
    expect(more).toBeGreaterThan(0);
    expect(less).toBe(0);
  });
});
