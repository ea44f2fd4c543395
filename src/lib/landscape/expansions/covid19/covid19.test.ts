import { describe, expect, it } from 'vitest';
import { loadGame } from '../../../games/index.ts';
import { rootOf } from '../../features/features.ts';
import { OUT_OF_GAME, type Position } from '../../position.ts';
import { watchedGame } from '../../testing/watchedGame.ts';
import { abbot } from '../abbot/index.ts';
import { naturalDisasters } from '../naturalDisasters/index.ts';
import { river1 } from '../river1/index.ts';
import { isInfected } from './area.ts';
import { covid19 } from './index.ts';
import { areaOf, CARD_COUNTS, DEATH, INSIDE, sliceOf, TO_TEST, TOKENS } from './slice.ts';

function checkTokens(p: Position): void {
  const { tokens, tokenCount } = sliceOf(p);
  expect(tokenCount).toBeLessThanOrEqual(TOKENS);
  for (let i = 0; i < tokenCount; i++) expect(p.segmentSlot[tokens[i]]).toBeGreaterThanOrEqual(0);
}

function checkCards(p: Position): void {
  const { cards, deathGone } = sliceOf(p);
  cards.forEach((n, i) => expect(n).toBeLessThanOrEqual(CARD_COUNTS[i]));
  if (deathGone) expect(cards[DEATH]).toBe(0);
  expect(cards.some((n) => n > 0)).toBe(true);
}

/** After a placement and all tests, a figure is marked inside exactly where its feature has a token. */
function checkMarks(p: Position): void {
  const { marks, toTest } = sliceOf(p);
  expect(marks.filter((mark) => mark === TO_TEST).length).toBe(toTest);
  p.figureAt.forEach((segment, figure) => {
    if (segment < 0 || p.rules.steps[p.step].id !== 'claim' || p.interrupt >= 0) return;
    expect(marks[figure] === INSIDE).toBe(isInfected(p, segment));
  });
}

it('every segment has an area, also the quarters of a city', async () => {
  const game = await loadGame('landscape', ['count', 'covid19', 'monasteries']);
  const config = { seats: 2, expansions: ['count', 'covid19', 'monasteries'], options: {} };
  const p = game.setup(config) as Position;
  for (let s = 0; s < p.segmentCount; s++) if (p.segmentSlot[s] >= 0) expect(areaOf(p, s)).toBe(rootOf(p, s));
});

describe('infection in random games', () => {
  it.each([
    [[covid19], {}],
    [[covid19], { covidStart: true, covidSpread: 'area' }],
    [[covid19], { covidDeathCard: 'removed', covidDuty: 'may', covidStart: true }],
    [[covid19, river1, abbot], { covidStart: true }],
    [[covid19, naturalDisasters, abbot], { covidStart: true }]
  ] as const)('keeps tokens, cards and marks: %#', (modules, options) => {
    let infections = 0;
    for (let seed = 1; seed <= 8; seed++) {
      let gone = 0;
      let most = 0;
      watchedGame(modules, { seats: 2 + (seed % 3), options }, seed, (p) => {
        checkTokens(p);
        checkCards(p);
        checkMarks(p);
        most = Math.max(most, sliceOf(p).tokenCount);
        gone = p.figureAt.filter((place) => place === OUT_OF_GAME).length;
      });
      infections += most;
      if ('covidDeathCard' in options) expect(gone).toBeLessThanOrEqual(1);
    }
    expect(infections).toBeGreaterThan(8);
  });
});
