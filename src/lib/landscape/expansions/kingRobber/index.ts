import type { Json } from '../../../kernel/json.ts';
import type { Score } from '../../../kernel/score.ts';
import type { TileDef } from '../../tiles/catalogue.ts';
import { isComplete, kindOf, rootOf, tilesOf } from '../../features/features.ts';
import type { Counter, LandscapeModule, Log, Slice, Step } from '../../contract/module.ts';
import type { Position } from '../../position.ts';
import { givePoints } from '../../scoring.ts';
import { sliceReader } from '../../contract/slices.ts';
import { CITY, ROAD } from '../../tiles/tiletypes.ts';
import { options, parts } from './options.ts';
import tiles from './tiles.json' with { type: 'json' };

/** The two titles, in the order of their numbers. */
const TITLES = [
  { id: 'king', kind: CITY },
  { id: 'robber', kind: ROAD }
] as const;

const FIXED = 10;
const ONE = 15;
const BOTH = 40;

class TitleSlice implements Slice {
  /** Seat that holds each title, or -1, and the tiles of the feature it was taken with. */
  holder: [number, number] = [-1, -1];
  record: [number, number] = [0, 0];
  clone(): TitleSlice {
    const copy = new TitleSlice();
    copy.holder = [...this.holder];
    copy.record = [...this.record];
    return copy;
  }
  encode(): Json {
    return { holder: [...this.holder], record: [...this.record] };
  }
  digest(): number {
    return this.record[0] * 256 + this.record[1];
  }
}

const sliceOf = sliceReader<TitleSlice>('kingRobber');

const isPlayed = (p: Position, title: number) => !p.rules.without.has(TITLES[title].id);

/** Completed features of a title's kind on the board. */
function completed(p: Position, title: number): number {
  let n = 0;
  for (let s = 0; s < p.segmentCount; s++)
    if (
      p.segmentSlot[s] >= 0 &&
      rootOf(p, s) === s &&
      kindOf(p, s) === TITLES[title].kind &&
      isComplete(p, s)
    )
      n++;
  for (const m of p.rules.hooks.completedModifier) n += m.completedModifier(p, TITLES[title].kind);
  return n;
}

/** A seat that completes a larger city or road than any before takes the title after scoring (1 to 3). */
const TAKE: Step = {
  id: 'titles',
  after: 'gains',
  enter(p, log) {
    TITLES.forEach((_, title) => {
      if (isPlayed(p, title)) take(p, title, log);
    });
  }
};

function take(p: Position, title: number, log: Log): void {
  const slice = sliceOf(p);
  const { id, kind } = TITLES[title];
  let most = 0;
  let count = 0;
  for (let i = 0; i < p.completedCount; i++) {
    if (kindOf(p, p.completed[i]) !== kind) continue;
    count++;
    most = Math.max(most, tilesOf(p, rootOf(p, p.completed[i])));
  }
  const before = slice.holder[title];
  if (p.rules.options.kingRobber === 'running' && before >= 0 && count > 0)
    pay(p, before, title, count, 1, log);
  if (most <= slice.record[title]) return;
  slice.record[title] = most;
  slice.holder[title] = p.actor;
  log?.push({ type: 'tookTitle', seat: p.actor, title: id, size: most, rule: `rule.${id}` });
}

function pay(p: Position, seat: number, title: number, count: number, each: number, log: Log): void {
  const { id } = TITLES[title];
  const score: Score =
    each === 1
      ? { op: 'times', label: `score.${id}.count`, count, each }
      : { op: 'points', label: `score.${id}`, value: count * each };
  givePoints(p, [seat], score, id, `rule.${id}`, log);
}

/** Points of a title at the end (4). */
function worthOf(p: Position, title: number): { count: number; each: number } {
  const { holder } = sliceOf(p);
  switch (p.rules.options.kingRobber) {
    case 'each':
      return { count: completed(p, title), each: 1 };
    case '10':
      return { count: 1, each: FIXED };
    case '15-40': {
      const both = holder[0] === holder[1];
      return { count: 1, each: !both ? ONE : title === 0 ? ONE : BOTH - ONE };
    }
    default:
      return { count: 0, each: 0 };
  }
}

const wonBy = (title: number): Counter => ({
  part: TITLES[title].id,
  get(p, seat) {
    const { holder, record } = sliceOf(p);
    return holder[title] === seat ? record[title] : undefined;
  },
  set(p, seat, n) {
    if (n === 0) return;
    sliceOf(p).holder[title] = seat;
    sliceOf(p).record[title] = n;
  }
});

/** The King & the Robber Baron: titles for the largest city and the longest road. */
export const kingRobber: LandscapeModule = {
  id: 'kingRobber',
  tiles: tiles as readonly TileDef[],
  options,
  parts,
  steps: [TAKE],
  won: { king: wonBy(0), robber: wonBy(1) },
  slice: () => new TitleSlice(),
  afterCounting(p, log) {
    TITLES.forEach((_, title) => {
      const seat = sliceOf(p).holder[title];
      const { count, each } = worthOf(p, title);
      if (seat >= 0 && count * each > 0) pay(p, seat, title, count, each, log);
    });
  },
  estimates(p, worth) {
    TITLES.forEach((_, title) => {
      const seat = sliceOf(p).holder[title];
      const { count, each } = worthOf(p, title);
      if (seat >= 0) worth[seat] += 1000 * count * each;
    });
  }
};
