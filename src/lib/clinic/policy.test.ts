import { describe, expect, it } from 'vitest';
import { covid19Pandemic } from './expansions/covid19Pandemic/index.ts';
import { deceasedTotal, pandemicOf } from './expansions/covid19Pandemic/slice.ts';
import { hospice } from './expansions/hospice/index.ts';
import { intensiveCareUnit } from './expansions/intensiveCareUnit/index.ts';
import { maintenanceShop } from './expansions/maintenanceShop/index.ts';
import { obstetrics } from './expansions/obstetrics/index.ts';
import { satelliteTv } from './expansions/satelliteTv/index.ts';
import { makeClinic } from './game.ts';
import { choose } from './policy.ts';
import { anyAction, playOut, randomFrom } from './testing/playout.ts';
import { wonTogether } from '../kernel/outcome.ts';

const game = makeClinic([covid19Pandemic]);
const EVERY_SET = [covid19Pandemic, hospice, intensiveCareUnit, maintenanceShop, obstetrics, satelliteTv];
const random = anyAction(game);

describe('the simple player', () => {
  it('beats random players clearly', () => {
    let wins = 0;
    for (let seed = 0; seed < 12; seed++) {
      const state = game.setup({ seats: 3, expansions: [], options: {} });
      playOut(game, state, (seat) => (seat === 1 ? choose : random), randomFrom(seed));
      const scores = game.scores(state);
      if (scores[1] > Math.max(scores[0], scores[2])) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(10);
  });

  it('finds low contagion with good isolation clearly easier than high with poor', () => {
    const balance = (options: Record<string, string>): number => {
      let sum = 0;
      for (let seed = 0; seed < 8; seed++) {
        const state = game.setup({ seats: 3, expansions: ['covid19Pandemic'], options });
        playOut(game, state, () => choose, randomFrom(seed));
        const { survived, deceased } = pandemicOf(state);
        sum += survived - deceasedTotal(deceased);
      }
      return sum / 8;
    };
    const easy = balance({ contagion: 'low', isolation: 'good' });
    const hard = balance({ contagion: 'high', isolation: 'poor' });
    expect(easy).toBeGreaterThan(hard + 6);
  });

  it('wins far more than now and then alone against low contagion with good isolation', () => {
    let wins = 0;
    for (let seed = 0; seed < 12; seed++) {
      const state = game.setup({ seats: 1, expansions: ['covid19Pandemic'], options: {} });
      playOut(game, state, () => choose, randomFrom(seed));
      if (wonTogether(game.outcome!(state))) wins++;
    }
    // The rate is nine in ten over many games; fewer than eight of these would be very unlikely.
    expect(wins).toBeGreaterThanOrEqual(8);
  });

  it('plays with every set of The Extension to the end, alone and in a team', () => {
    const all = makeClinic(EVERY_SET);
    const expansions = EVERY_SET.map(({ id }) => id);
    for (const seats of [1, 2])
      for (let seed = 0; seed < 6; seed++) {
        const state = all.setup({ seats, expansions, options: {} });
        playOut(all, state, () => choose, randomFrom(seed));
        expect(all.awaits(state).kind).toBe('over');
      }
  });

  it('scores more than fifty points alone in the base game', () => {
    const games = 16;
    let points = 0;
    for (let seed = 0; seed < games; seed++) {
      const state = game.setup({ seats: 1, expansions: [], options: {} });
      playOut(game, state, () => choose, randomFrom(seed));
      points += game.scores(state)[0];
    }
    expect(points / games).toBeGreaterThan(50);
  });
});
