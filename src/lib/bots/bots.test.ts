import { describe, expect, test } from 'vitest';
import { loadGame } from '../games/index.ts';
import { stateHash } from '../kernel/canonical.ts';
import { nth, sizeOf } from '../kernel/pile.ts';
import { Random } from '../kernel/random.ts';
import { BOT_LEVELS, SEAT_BOT_LEVELS, type Bot, type BotLevel } from './bot.ts';
import { BOTS, suggest } from './levels.ts';
import { playMatch } from './match.ts';
import { playout } from './playout.ts';
import { review } from './teacher.ts';

const game = await loadGame('landscape', ['abbot', 'river1']);
const config = { seats: 2, expansions: ['abbot', 'river1'], options: {} };

describe.each(BOT_LEVELS)('the %s bot', (level) => {
  test('plays a whole game without changing the states it is given', () => {
    const state = game.setup(config);
    game.advance(state, { kind: 'draw', outcome: game.pile(state, 'tiles')[0][0] });
    const before = stateHash(game.encode(state));
    const random = new Random(3);
    const action = BOTS[level](game, state, 0, { below: (n) => random.below(n), goesOn: () => false });
    expect(game.canonical(state, 0, action)).toEqual(action);
    expect(stateHash(game.encode(state))).toBe(before);
  });
});

describe('a suggestion', () => {
  /** The suggestion after this many rounds of simulation, a few turns into a game. */
  async function suggested(rounds: number, seed: number, expansions: string[] = []) {
    const rules = await loadGame('landscape', expansions);
    const state = rules.setup({ seats: 2, expansions, options: {} });
    const draws = new Random(seed);
    for (let turns = 0; ;) {
      const awaits = rules.awaits(state);
      if (awaits.kind === 'over') throw new Error('over too soon');
      if (awaits.kind === 'draw') {
        const contents = rules.pile(state, awaits.pile);
        rules.advance(state, { kind: 'draw', outcome: nth(contents, draws.below(sizeOf(contents))) });
        continue;
      }
      const [seat] = awaits.seats;
      const thoughts = new Random(9);
      let left = rounds;
      const thinking = { below: (n: number) => thoughts.below(n), goesOn: () => --left > 0 };
      if (turns++ === 12) return { rules, state, seat, actions: suggest(rules, state, seat, thinking) };
      const action = BOTS.steady(rules, state, seat, thinking);
      rules.advance(state, { kind: 'choice', choices: [{ seat, action }] });
    }
  }

  test('is the same for the same random numbers and the same number of rounds', async () => {
    expect((await suggested(6, 4)).actions).toEqual((await suggested(6, 4)).actions);
  });

  test.each([[[]], [['covid19']], [['anniversary20', 'naturalDisasters']]])(
    'with %j can be played from its first choice to its last',
    async (expansions) => {
      const { rules, state, seat, actions } = await suggested(3, 5, expansions);
      expect(actions.length).toBeGreaterThan(0);
      for (const action of actions) {
        expect(rules.canonical(state, seat, action)).toEqual(action);
        rules.advance(state, { kind: 'choice', choices: [{ seat, action }] });
      }
      const next = rules.awaits(state);
      expect(next.kind === 'choice' && next.seats[0] === seat).toBe(false);
    }
  );
});

const base = await loadGame('landscape', []);

/** Games won by one bot of two, ties counting half, both from the same seed. */
function share(better: BotLevel, worse: BotLevel, games: number): number {
  const random = new Random(11);
  let points = 0;
  for (let i = 0; i < games; i++) {
    const bots = (i % 2 ? [worse, better] : [better, worse]).map((level) => BOTS[level]);
    const { scores } = playMatch(base, { seats: 2, expansions: [], options: {} }, bots, random);
    const lead = (i % 2 ? -1 : 1) * (scores[0] - scores[1]);
    points += lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
  }
  return points / games;
}

test.each([
  [2, 5],
  [3, 5],
  [4, 10],
  [6, 20]
])('among %i players skilled overlooks one line in %i', async (seats, oneIn) => {
  const rules = await loadGame('landscape', []);
  const state = rules.setup({ seats, expansions: [], options: {} });
  rules.advance(state, { kind: 'draw', outcome: rules.pile(state, 'tiles')[0][0] });
  const asked: number[] = [];
  /** The choice where chance always answers with this number. */
  const chosen = (level: BotLevel, chance: number) => {
    const below = (n: number) => (asked.push(n), Math.min(n - 1, chance));
    return BOTS[level](rules, state, 0, { below, goesOn: () => false });
  };
  expect(chosen('skilled', 1)).toEqual(chosen('clever', 1));
  expect(asked).toEqual([oneIn]);
  expect(chosen('skilled', 0)).not.toEqual(chosen('clever', 0));
});

test.each([
  ['gentle', 'random', 0.8],
  ['steady', 'gentle', 0.75],
  ['clever', 'steady', 0.75]
] as const)('%s wins clearly against %s', (better, worse, rate) => {
  expect(share(better, worse, 16)).toBeGreaterThanOrEqual(rate);
});

// The levels above are told apart by time, of which a test has none.
test.each(
  SEAT_BOT_LEVELS.slice(1, SEAT_BOT_LEVELS.indexOf('clever') + 1).map(
    (better, at) => [better, SEAT_BOT_LEVELS[at]] as const
  )
)('%s wins most games against %s, one level below', (better, worse) => {
  expect(share(better, worse, 24)).toBeGreaterThan(0.6);
});

test('estimates by statistics win more than their share among four, where figures are less scarce', async () => {
  const fours = await loadGame('landscape', []);
  const random = new Random(12);
  let wins = 0;
  const games = 24;
  for (let i = 0; i < games; i++) {
    const bots = [0, 1, 2, 3].map((seat) => (seat === i % 4 ? BOTS.clever : BOTS.steady));
    const { scores } = playMatch(fours, { seats: 4, expansions: [], options: {} }, bots, random);
    if (scores[i % 4] === Math.max(...scores)) wins++;
  }
  expect(wins / games).toBeGreaterThan(0.35);
});

test('a playout is the same for the same seed', () => {
  expect(playout(game, config, new Random(5))).toEqual(playout(game, config, new Random(5)));
});

test('the teacher finds the mistakes of a careless player, and none in the best lines', () => {
  const small = { seats: 2, expansions: [], options: {} };
  const first = new Random(2);
  const careless: Bot = (...asked) => BOTS[first.below(4) > 0 ? 'clever' : 'random'](...asked);
  const { inputs } = playMatch(base, small, [careless, BOTS.clever], first);
  const work = review(base, small, inputs, 2);
  let step = work.next();
  const progress: number[] = [];
  while (!step.done) {
    progress.push(step.value);
    step = work.next();
  }
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
  expect(step.value.length).toBeGreaterThan(0);
  expect(step.value.every(({ seat }) => seat === 0)).toBe(true);
  for (const { at, seat, played, better, cost, own } of step.value) {
    expect(cost).toBeGreaterThanOrEqual(1.5);
    expect(Math.abs(own)).toBeLessThan(100);
    const then = base.setup(small);
    for (const input of inputs.slice(0, at)) base.advance(then, input);
    expect(better).not.toEqual(played);
    for (const action of better) base.advance(then, { kind: 'choice', choices: [{ seat, action }] });
  }
  expect(step.value.map(({ cost }) => cost)).toEqual(
    step.value.map(({ cost }) => cost).sort((a, b) => b - a)
  );
});
