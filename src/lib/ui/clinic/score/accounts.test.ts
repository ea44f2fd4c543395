import { describe, expect, it } from 'vitest';
import { loadGame } from '../../../games/index.ts';
import type { GameEvent } from '../../../kernel/game.ts';
import type { Score } from '../../../kernel/score.ts';
import { total } from '../../../kernel/score.ts';
import { NUMBERS, TAGGED_NUMBERS } from '../../../clinic/numbers.ts';
import type { ClinicState } from '../../../clinic/state.ts';
import { anyAction, nextInput, randomFrom } from '../../../clinic/testing/playout.ts';
import { accountsOf, numberOfLabel, numbersOfEvent } from './accounts.ts';

const SETS = [
  'covid19Pandemic',
  'hospice',
  'intensiveCareUnit',
  'maintenanceShop',
  'obstetrics',
  'satelliteTv'
];

/** A random game with its whole log. */
async function played(expansions: readonly string[], seats: number, seed: number) {
  const game = (await loadGame('clinic', expansions)) as never as Parameters<typeof nextInput>[0];
  const state: ClinicState = game.setup({ seats, expansions, options: {} });
  const random = randomFrom(seed);
  const events: GameEvent[] = [];
  for (;;) {
    const input = nextInput(game, state, () => anyAction(game), random);
    if (input === null) break;
    game.advance(state, input, events);
  }
  return { state, log: events.map((event, n) => ({ n, event })) };
}

const labelsOf = (score: Score): string[] =>
  score.op === 'sum' ? score.parts.flatMap(labelsOf) : [score.label];

describe('the accounts of a clinic', () => {
  it.each([
    [[], 2],
    [SETS, 1],
    [SETS, 3]
  ] as const)('explain every dollar and every point of popularity of a game with %j', async (sets, seats) => {
    for (let seed = 0; seed < 6; seed++) {
      const { state, log } = await played(sets, seats, seed);
      state.clinics.forEach((clinic, seat) => {
        const rounds = accountsOf(log, seat, clinic);
        const first = rounds[0];
        expect(first.money.before).toBe(NUMBERS.startMoney);
        expect(first.popularity.before).toBe(0);
        expect(rounds.filter(({ round }) => round > 0).map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6]);
        for (const { entries, money } of rounds) {
          expect(money.before + entries.reduce((sum, entry) => sum + entry.money, 0)).toBe(money.after);
          for (const { event, money: change, popularity } of entries) {
            const { score } = event;
            const labels = score && typeof score === 'object' ? labelsOf(score) : [];
            for (const label of labels) expect(numberOfLabel(label), label).not.toBeNull();
            const ids = [...labels.map(numberOfLabel), ...numbersOfEvent(event)];
            for (const id of ids) expect(Object.keys(TAGGED_NUMBERS), event.type).toContain(id);
            // A clinic without staff and rooms pays nothing, and there is nothing to explain.
            if (change !== 0 || popularity !== 0) expect(ids.length, event.type).toBeGreaterThan(0);
            if (event.type === 'treated' || event.type === 'hospiceIncome')
              expect(total(event.score as Score)).toBe(change);
          }
        }
      });
    }
  });

  it('of a log that starts in the middle end with what the clinic has', () => {
    const log = [
      { n: 0, event: { type: 'hired', seat: 0, who: 'nurse', cost: 3 } as unknown as GameEvent },
      { n: 1, event: { type: 'bought', seat: 0, points: 2, cost: 6 } as unknown as GameEvent },
      { n: 2, event: { type: 'bought', seat: 1, points: 1, cost: 3 } as unknown as GameEvent }
    ];
    const [only, ...others] = accountsOf(log, 0, { money: 11, popularity: 7 });
    expect(others).toEqual([]);
    expect(only.money).toEqual({ before: 20, after: 11 });
    expect(only.popularity).toEqual({ before: 5, after: 7 });
    expect(only.entries.map(({ money, popularity }) => [money, popularity])).toEqual([
      [-3, 0],
      [-6, 2]
    ]);
  });
});
