import { describe, expect, it } from 'vitest';
import { contender } from '../../bench/bots/contenders.ts';
import { playRound } from '../../bench/bots/pairing.ts';
import { loadGame } from '../../src/lib/games/index.ts';

describe('a contender by name', () => {
  it('thinks for the time in its name, otherwise for the common time', async () => {
    const game = await loadGame('landscape', []);
    const state = game.setup({ seats: 2, expansions: [], options: {} });
    game.advance(state, { kind: 'draw', outcome: game.pile(state, 'tiles')[0][0] });
    /** Rounds of a race that has so much time, each of them asking for luck once. */
    const rounds = (name: string, time: number) => {
      let asked = 0;
      const below = (n: number) => ++asked % n;
      contender(name, time)(game, state, 0, { below, goesOn: () => false });
      return asked;
    };
    expect(rounds('sharp', 0)).toBe(1);
    expect(rounds('sharp@0', 300)).toBe(1);
    expect(rounds('sharp@300', 0)).toBeGreaterThan(1);
    expect(rounds('clever', 300)).toBe(0);
    expect(rounds('uct@300', 0)).toBeGreaterThan(2 * rounds('uct', 0));
  });

  it('is one there is', () => {
    expect(() => contender('keen', 60)).toThrow('there is no bot keen');
    expect(() => contender('sharp@', 60)).toThrow();
    expect(() => contender('toString', 60)).toThrow();
  });
});

describe('the best line by `predict`', () => {
  it.each([
    [2, 'clever', 12, 0.6],
    [4, 'steady', 6, 0.4],
    [6, 'steady', 5, 0.2]
  ])('wins more than its share with %i seats against %s', async (seats, worse, rounds, share) => {
    let wins = 0;
    for (let seed = 0; seed < rounds; seed++) {
      const leads = await playRound({ better: 'predict', worse, expansions: [], time: 0, seats }, 300 + seed);
      for (const lead of leads) wins += lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
    }
    expect(wins / (rounds * seats)).toBeGreaterThan(share);
  });
});
