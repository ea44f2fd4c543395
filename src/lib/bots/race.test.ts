import { CHOICE, DRAW } from '../kernel/game.ts';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../games/index.ts';
import { Random } from '../kernel/random.ts';
import { BOT_LEVELS } from './bot.ts';
import { shared } from './levels.ts';
import { further, runRace, winnerOf, type Horizon, type Race } from './race.ts';
import { byForesight, Searcher } from './search.ts';

const line = (code: number, lead = 0) => ({ codes: [code], lead });
const won = (...races: Race[]) => winnerOf(races).codes[0];

describe('the winner of several races', () => {
  const lines = [line(0), line(1)];
  const luck = Array.from({ length: 30 }, (_, k) => ((k * 7919) % 31) * 1000);

  it('is compared by rounds with the same draws', () => {
    // The second line is always ahead, and was eliminated in the race with the luckier draws.
    const plain = { lines, leads: [luck, luck.map((lead) => lead + 500)] };
    const lucky = luck.map((lead) => lead + 90_000);
    const left = { lines, leads: [lucky, lucky.slice(0, 3).map((lead) => lead + 500)] };
    expect(won(plain, left)).toBe(1);
    expect(won(left, plain)).toBe(1);
  });

  it('may have been eliminated by bad luck in one of them', () => {
    const unlucky = { lines, leads: [luck, luck.slice(0, 3).map((lead) => lead - 4000)] };
    const fair = { lines, leads: [luck, luck.map((lead) => lead + 4000)] };
    expect(won(unlucky)).toBe(0);
    expect(won(unlucky, fair)).toBe(1);
  });

  it('is the line with the better estimate where few rounds say little', () => {
    const estimated = [line(0, 0), line(1, 9000)];
    const leads = [luck.slice(0, 2).map((lead) => lead + 500), luck.slice(0, 2)];
    expect(won({ lines: estimated, leads })).toBe(1);
    expect(won({ lines, leads })).toBe(0);
  });
});

describe('a choice shared by several workers', async () => {
  const game = await loadGame('landscape', []);

  function reached(left: number) {
    const random = new Random(4);
    const state = game.setup({ seats: 2, expansions: [], options: {} });
    const fast = game.fast!;
    for (;;) {
      if (
        fast.phase(state) === CHOICE &&
        game.pile(state, 'tiles').reduce((sum, [, n]) => sum + n, 0) <= left
      )
        return { state, seat: fast.seat(state) };
      if (fast.phase(state) === DRAW) fast.draw(state, random.below(fast.left(state)));
      else
        fast.play(
          state,
          fast.sample(state, (n) => random.below(n))
        );
    }
  }

  function thinking(rounds: number, seed: number) {
    const random = new Random(seed);
    return { below: (n: number) => random.below(n), goesOn: () => --rounds > 0 };
  }

  it('is one of the levels whose race takes all the time', async () => {
    const { state, seat } = reached(30);
    const levels = BOT_LEVELS.filter((level) => shared(game, state, seat, level));
    expect(levels).toEqual(['fierce', 'sharp']);
    const clinic = await loadGame('clinic', []);
    const opening = clinic.setup({ seats: 2, expansions: [], options: {} });
    expect(shared(clinic, opening, 0, 'fierce')).toBeNull();
    const advised = { ...game, advise: () => ({ do: 'pass' }) };
    expect(shared(advised, state, seat, 'fierce')).toBeNull();
  });

  it('compares the same lines in every race, with draws of its own', () => {
    const { state, seat } = reached(30);
    const choice = shared(game, state, seat, 'fierce')!;
    const races = [1, 2].map((seed) => choice.race(thinking(4, seed)));
    expect(races[1].lines).toEqual(races[0].lines);
    expect(races[1].leads).not.toEqual(races[0].leads);
    const actions = choice.decide(races);
    for (const action of actions) game.advance(state, { kind: 'choice', choices: [{ seat, action }] });
    const next = game.awaits(state);
    expect(next.kind === 'choice' && next.seats[0] === seat).toBe(false);
  });

  it('looks further ahead once twelve rounds are over, where the level does', () => {
    const { state, seat } = reached(30);
    /** Turns simulated for each line and round, by what is drawn in them. */
    const lengthOf = (rounds: number, horizon?: Horizon) => {
      let draws = 0;
      const fast = { ...game.fast!, draw: (p: unknown, n: number) => (draws++, game.fast!.draw(p, n)) };
      const searcher = new Searcher(game, fast, byForesight(game));
      const { leads } = runRace(fast, searcher, state, seat, thinking(rounds, 1), horizon);
      const runs = leads.reduce((sum, one) => sum + one.length, 0);
      return { draws, runs };
    };
    const [short, long] = [12, 36].map((rounds) => lengthOf(rounds, further));
    expect(short.draws / short.runs).toBeLessThan(6);
    expect((long.draws - short.draws) / (long.runs - short.runs)).toBeGreaterThan(6);
    const plain = lengthOf(36);
    expect(plain.draws / plain.runs).toBeLessThan(6);
  });

  it('is found without a race by fierce alone, and only in the last turns', () => {
    const solves = (left: number, level: 'sharp' | 'fierce') => {
      const { state, seat } = reached(left);
      return shared(game, state, seat, level)!.solve({ below: () => 0, goesOn: () => true });
    };
    expect(solves(1, 'fierce')).not.toBeNull();
    expect(solves(30, 'fierce')).toBeNull();
    expect(solves(1, 'sharp')).toBeNull();
  });
});
