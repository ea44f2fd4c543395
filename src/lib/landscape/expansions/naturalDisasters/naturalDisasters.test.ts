import { describe, expect, it } from 'vitest';
import { aside } from '../../notation/aside.ts';
import { slotsAround } from '../../board/board.ts';
import { cloisterOf, isComplete, rootOf } from '../../features/features.ts';
import { rebuildFeatures } from '../../features/rebuilding.ts';
import { landscapeGame } from '../../game.ts';
import { IN_THE_AIR, type Position } from '../../position.ts';
import { watchedGame } from '../../testing/watchedGame.ts';
import { abbot } from '../abbot/index.ts';
import { river1 } from '../river1/index.ts';
import { naturalDisasters } from './index.ts';
import { disasterOf, FLOOD, METEOR } from './marks.ts';
import { ASKED_CATCH, ASKED_DROP, ASKED_PATH, NO_RUN, sliceOf } from './slice.ts';

/** Flooded squares hold their tiles: no feature on them is complete except those that were before. */
function checkFlood(p: Position): void {
  const { flood, spread } = sliceOf(p);
  const covered = spread ? slotsAround(p, flood) : [];
  for (let slot = 0; slot < p.slotCount; slot++) {
    // A slot replaced on covered ground stays held; no other does.
    expect(p.held[slot]).toBe(covered.includes(slot) ? 1 : 0);
    const first = p.slotSegment[slot];
    if (p.held[slot])
      for (let s = first; s < first + p.rules.tiles.segmentCount[p.slotType[slot]]; s++)
        expect(isComplete(p, rootOf(p, s))).toBe(p.kept[s] === 1);
  }
  if (flood < 0) return;
  expect(disasterOf(p, p.slotType[flood])).toBe(FLOOD);
  for (const slot of slotsAround(p, flood)) {
    const cloister = cloisterOf(p, slot);
    if (cloister >= 0) expect(isComplete(p, cloister)).toBe(false);
  }
}

function checkTornado(p: Position): void {
  const { storm, disc, visited, squares, carried } = sliceOf(p);
  const flying = [...p.figureAt].filter((place) => place === IN_THE_AIR).length;
  expect(flying).toBe(carried < 0 ? 0 : 1);
  if (storm === NO_RUN) {
    expect([disc, visited.length, squares, carried]).toEqual([-1, 0, 0, -1]);
    return;
  }
  expect([ASKED_PATH, ASKED_CATCH, ASKED_DROP]).toContain(storm);
  expect(squares).toBeLessThanOrEqual(12);
  expect(visited[visited.length - 1]).toBe(disc);
  if (p.rules.options.tornadoSquares === 'once') {
    expect(new Set(visited).size).toBe(visited.length);
    expect(visited.length).toBe(squares + 1);
  }
}

/** Compares incremental with rebuilt features: the same waits and claims for every segment. */
function checkFeatures(p: Position): void {
  const anew = p.clone();
  rebuildFeatures(anew);
  for (let s = 0; s < p.segmentCount; s++) {
    if (p.segmentSlot[s] < 0) continue;
    const [now, then] = [rootOf(p, s), rootOf(anew, s)];
    expect([p.waiting[now], p.claims[now]]).toEqual([anew.waiting[then], anew.claims[then]]);
  }
}

describe('disasters in random games', () => {
  it.each([
    [[naturalDisasters], {}],
    [[naturalDisasters], { floodSquares: 'blocked', meteorShift: 'around', tornadoDrop: 'must' }],
    [[naturalDisasters, abbot], { tornadoSquares: 'eachMove' }],
    [[naturalDisasters, abbot, river1], {}]
  ] as const)('keep the flood, the tornado and the features right: %#', (modules, options) => {
    let meteors = 0;
    for (let seed = 1; seed <= 6; seed++) {
      let turn = 0;
      const end = watchedGame(modules, { seats: 1 + (seed % 4), options }, seed, (p) => {
        checkTornado(p);
        if (p.turn === turn) return;
        turn = p.turn;
        checkFlood(p);
        checkFeatures(p);
      });
      for (let slot = 0; slot < end.slotCount; slot++)
        if (disasterOf(end, end.slotType[slot]) === METEOR) meteors++;
    }
    expect(meteors).toBeGreaterThan(6);
  });
});

describe('an earthquake as bots judge it, when no seat has a turn left', () => {
  const game = landscapeGame([naturalDisasters], aside);

  /** Each seat's estimate with this tile beside the start tile, by both functions. */
  function judged(beside: string, position: object): unknown {
    const p = game.setup({ seats: 2, expansions: ['naturalDisasters'], options: {} });
    game.given!(p, { ...position, bag: [beside] });
    game.advance(p, { kind: 'draw', outcome: beside });
    game.advance(p, { kind: 'choice', choices: [{ seat: 0, action: { do: 'place', at: [1, 0], turn: 0 } }] });
    return [game.estimate!(p), game.foresee!(p)];
  }

  it.each([
    ['leaves nothing of an unfinished city', { figures: [[1, 'meeple', 0, 0, 'city', 'N']] }, 1000],
    [
      'leaves nothing of a field by a finished one',
      { tiles: [['base.E', 0, -1, 2]], figures: [[1, 'meeple', 0, 0, 'field', 'EL']] },
      3000
    ]
  ])('%s', (_what, position, worth) => {
    expect(judged('naturalDisasters.earthquake', position)).toEqual([
      [0, 0],
      [0, 0]
    ]);
    expect(judged('base.U', position)).toEqual([
      [0, worth],
      [0, worth]
    ]);
  });
});
