import type { Counter, Log, Step } from '../../contract/module.ts';
import { kindOf, segmentType } from '../../features/features.ts';
import type { Position } from '../../position.ts';
import { featureRef } from '../../notation/reference.ts';
import { givePoints } from '../../scoring.ts';
import { CITY } from '../../tiles/tiletypes.ts';
import { GOODS, sliceOf } from './slice.ts';

/** Points for the most goods of a kind. */
const MAJORITY = 10;

/** The player who completes a city takes a token for each symbol in it, regardless of its owner (TB-12). */
export const TAKE_GOODS: Step = {
  id: 'goods',
  after: 'gains',
  enter(p, log) {
    if (p.rules.without.has('goods')) return;
    for (let i = 0; i < p.completedCount; i++)
      if (kindOf(p, p.completed[i]) === CITY) takeFrom(p, p.completed[i], log);
  }
};

function takeFrom(p: Position, city: number, log: Log): void {
  const { goods } = sliceOf(p);
  const first = p.actor * GOODS.length;
  const before = log && goods.slice(first, first + GOODS.length);
  let s = city;
  do {
    const resource = segmentType(p, s).marks.resource as (typeof GOODS)[number] | undefined;
    if (resource !== undefined) goods[first + GOODS.indexOf(resource)]++;
    s = p.ring[s];
  } while (s !== city);
  if (!log || !before) return;
  const taken = GOODS.map((_, kind) => goods[first + kind] - before[kind]);
  if (taken.every((n) => n === 0)) return;
  log.push({
    type: 'tookGoods',
    seat: p.actor,
    goods: Object.fromEntries(GOODS.map((id, kind) => [id, taken[kind]])),
    feature: featureRef(p, city),
    rule: 'rule.traders.goods'
  });
}

/** Goods of a kind each seat has. */
const held = (p: Position, kind: number) =>
  Array.from({ length: p.seats }, (_, seat) => sliceOf(p).goods[seat * GOODS.length + kind]);

/** Points for the most goods of each kind (TB-13); a kind without goods gives none. */
export function countGoods(p: Position, log: Log): void {
  GOODS.forEach((id, kind) => {
    const own = held(p, kind);
    const most = Math.max(...own);
    if (most === 0) return;
    const seats = own.flatMap((n, seat) => (n === most ? [seat] : []));
    const value = p.rules.options.goodsTie === 'split' ? Math.trunc(MAJORITY / seats.length) : MAJORITY;
    const score = { op: 'points', label: `score.goods.${id}`, value } as const;
    givePoints(p, seats, score, 'goods', 'rule.traders.majority', log);
  });
}

/** Expected points of the goods taken so far: the leaders' points, weighted by how many are already taken. */
export function expectGoods(p: Position, worth: number[], turnsLeft: number): void {
  GOODS.forEach((_, kind) => {
    const own = held(p, kind);
    const most = Math.max(...own);
    if (most === 0) return;
    const sure = Math.max(250, 1000 - 25 * turnsLeft);
    own.forEach((n, seat) => {
      if (n > 0) worth[seat] += Math.trunc((MAJORITY * sure * n * n) / (most * most));
    });
  });
}

/** Goods as `won` reports and sets them. */
export const WON: Readonly<Record<string, Counter>> = Object.fromEntries(
  GOODS.map((id, kind) => [
    id,
    {
      part: 'goods',
      get: (p: Position, seat: number) => sliceOf(p).goods[seat * GOODS.length + kind],
      set: (p: Position, seat: number, n: number) => {
        sliceOf(p).goods[seat * GOODS.length + kind] = n;
      }
    }
  ])
);
