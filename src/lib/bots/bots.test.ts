import { describe, expect, test } from 'vitest';
import { loadGame } from '../games/index.ts';
import { stateHash } from '../kernel/canonical.ts';
import { Random } from '../kernel/random.ts';
import { BOT_LEVELS, type BotLevel } from './bot.ts';
import { BOTS } from './levels.ts';
import { playMatch } from './match.ts';
import { playout } from './playout.ts';

const game = await loadGame('landscape', ['abbot', 'river1']);
const config = { seats: 2, expansions: ['abbot', 'river1'], options: {} };
const atOnce = () => () => false;

describe.each(BOT_LEVELS)('the %s bot', (level) => {
  test('plays a whole game without touching the state it looks at', () => {
    const state = game.setup(config);
    game.advance(state, { kind: 'draw', outcome: game.pile(state, 'tiles')[0][0] });
    const before = stateHash(game.encode(state));
    const random = new Random(3);
    const action = BOTS[level](game, state, 0, { below: (n) => random.below(n), goesOn: () => false });
    expect(game.canonical(state, 0, action)).toEqual(action);
    expect(stateHash(game.encode(state))).toBe(before);
  });
});

test.each([
  ['gentle', 'random', 0.8],
  ['steady', 'gentle', 0.75]
] as [BotLevel, BotLevel, number][])('%s wins clearly against %s', async (better, worse, rate) => {
  const base = await loadGame('landscape', []);
  const random = new Random(11);
  let points = 0;
  const games = 16;
  for (let i = 0; i < games; i++) {
    const bots = i % 2 ? [BOTS[worse], BOTS[better]] : [BOTS[better], BOTS[worse]];
    const { scores } = playMatch(base, { seats: 2, expansions: [], options: {} }, bots, random, atOnce);
    const lead = (i % 2 ? -1 : 1) * (scores[0] - scores[1]);
    points += lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
  }
  expect(points / games).toBeGreaterThanOrEqual(rate);
});

test('a playout is the same for the same seed', () => {
  expect(playout(game, config, new Random(5))).toEqual(playout(game, config, new Random(5)));
});
