import type { Seat } from '../kernel/game.ts';
import { total, type Score } from '../kernel/score.ts';
import { citiesAround, isCloister, isComplete, kindOf, rootOf, shieldsOf, tilesOf } from './features.ts';
import { followersOf } from './figures.ts';
import type { Log } from './module.ts';
import { xOf, yOf, type Position } from './position.ts';
import { featureRef } from './reference.ts';
import { CITY, FIELD, ROAD } from './tiletypes.ts';

/** Seats with the most followers in a feature; all tied seats win its points (Scoring a feature). */
export function winnersOf(p: Position, root: number): Seat[] {
  let most = 0;
  for (let seat = 0; seat < p.seats; seat++) most = Math.max(most, followersOf(p, root, seat));
  const winners: Seat[] = [];
  if (most > 0)
    for (let seat = 0; seat < p.seats; seat++) if (followersOf(p, root, seat) === most) winners.push(seat);
  return winners;
}

/** Points of a feature as it stands: complete, or counted at the end. */
export function pointsOf(p: Position, root: number): number {
  const kind = kindOf(p, root);
  if (kind === ROAD) return tilesOf(p, root);
  if (kind === CITY) {
    const tiles = tilesOf(p, root);
    const each = !isComplete(p, root) || (tiles === 2 && p.rules.options.smallCity === 2) ? 1 : 2;
    return each * (tiles + shieldsOf(p, root));
  }
  if (kind === FIELD) return 3 * feedingCities(p, root);
  return isCloister(kind) ? 1 + squaresAround(p, root) + surroundings(p, root) : 0;
}

function feedingCities(p: Position, root: number): number {
  return citiesAround(p, root).filter((city) => isFeeding(p, city)).length;
}

/** Whether a city counts for the fields around it once it is complete. */
export function isFeeding(p: Position, city: number): boolean {
  for (const m of p.rules.hooks.allowsFeeding) if (!m.allowsFeeding(p, city)) return false;
  return true;
}

function squaresAround(p: Position, cloister: number): number {
  return p.around[p.slotCell[p.segmentSlot[cloister]]];
}

/** What modules add to (or take from) the squares around a monastery or garden. */
function surroundings(p: Position, cloister: number): number {
  const hooks = p.rules.hooks.surroundingModifier;
  if (hooks.length === 0) return 0;
  let sum = 0;
  for (const offset of p.rules.around(p.width)) {
    const slot = p.cellSlot[p.slotCell[p.segmentSlot[cloister]] + offset];
    if (slot >= 0) for (const m of hooks) sum += m.surroundingModifier(p, slot);
  }
  return sum;
}

/** The same points as an expression: what they are made of. */
export function scoreOf(p: Position, root: number): Score {
  const kind = kindOf(p, root);
  const done = isComplete(p, root);
  if (kind === ROAD) return { op: 'times', label: 'score.tiles', count: tilesOf(p, root), each: 1 };
  if (kind === FIELD) return { op: 'times', label: 'score.cities', count: feedingCities(p, root), each: 3 };
  if (kind === CITY) {
    const tiles = tilesOf(p, root);
    const small = done && tiles === 2 && p.rules.options.smallCity === 2;
    const each = !done || small ? 1 : 2;
    const parts: Score[] = [{ op: 'times', label: 'score.tiles', count: tiles, each }];
    const shields = shieldsOf(p, root);
    if (shields > 0) parts.push({ op: 'times', label: 'score.shields', count: shields, each });
    return parts.length === 1 ? parts[0] : { op: 'sum', label: 'score.city', parts };
  }
  const parts: Score[] = [
    { op: 'points', label: 'score.cloister', value: 1 },
    { op: 'times', label: 'score.around', count: squaresAround(p, root), each: 1 }
  ];
  const more = surroundings(p, root);
  if (more !== 0) parts.push({ op: 'points', label: 'score.surroundings', value: more });
  return { op: 'sum', label: 'score.cloister.sum', parts };
}

/** Gives a feature's points to the seats that hold it; a feature nobody holds scores nothing. */
export function scoreFeature(p: Position, root: number, log: Log, final: boolean): void {
  const winners = winnersOf(p, root);
  if (winners.length === 0) return;
  if (!log) {
    const points = pointsOf(p, root);
    for (const seat of winners) p.scores[seat] += points;
    return;
  }
  const score = scoreOf(p, root);
  for (const seat of winners) p.scores[seat] += total(score);
  log.push({
    type: final ? 'counted' : 'scored',
    seats: winners,
    score,
    points: total(score),
    feature: featureRef(p, root),
    rule: final ? 'rule.finalScoring' : 'rule.scoring'
  });
}

/** Points for taking a figure back early from an unfinished monastery or garden. */
export function scoreRecall(p: Position, figure: number, seat: Seat, log: Log): void {
  const root = rootOf(p, p.figureAt[figure]);
  const score = scoreOf(p, root);
  p.scores[seat] += total(score);
  log?.push({
    type: 'recalled',
    seat,
    score,
    points: total(score),
    feature: featureRef(p, root),
    rule: 'rule.recall'
  });
}

/** Whether a feature counts at the end as it stands now. */
export function isCounted(p: Position, root: number): boolean {
  for (const m of p.rules.hooks.allowsCounting) if (!m.allowsCounting(p, root)) return false;
  return true;
}

/** Features with followers that count at the end, in board order. */
export function countedAtEnd(p: Position): number[] {
  const roots = new Set<number>();
  for (const segment of p.figureAt) if (segment >= 0) roots.add(rootOf(p, segment));
  return [...roots].filter((root) => isCounted(p, root)).sort((a, b) => boardOrder(p, a, b));
}

function boardOrder(p: Position, a: number, b: number): number {
  const ca = p.slotCell[p.segmentSlot[a]];
  const cb = p.slotCell[p.segmentSlot[b]];
  return yOf(p, ca) - yOf(p, cb) || xOf(p, ca) - xOf(p, cb) || a - b;
}
