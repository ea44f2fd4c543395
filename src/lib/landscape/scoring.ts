import type { GameEvent, Seat } from '../kernel/game.ts';
import { total, type Score } from '../kernel/score.ts';
import { reachOf } from './board/board.ts';
import { FEATURE_KINDS } from './tiles/catalogue.ts';
import {
  citiesAround,
  isCloister,
  isComplete,
  kindOf,
  rootOf,
  shieldsOf,
  tilesOf
} from './features/features.ts';
import { isFollower, weightOf } from './figures/figures.ts';
import type { Log, ScorePart } from './contract/module.ts';
import type { Position } from './position.ts';
import { boardOrder, featureRef, type FeatureRef } from './notation/reference.ts';
import { CITY, FIELD, PLACE, ROAD } from './tiles/tiletypes.ts';

/** Points of a field for each complete city it touches. */
const FOR_A_CITY = 3;

/** Seats with the most weight in a feature; all tied seats win its points (Scoring a feature). */
export function winnersOf(p: Position, root: number): readonly Seat[] {
  let most = 0;
  let winners: readonly Seat[] = [];
  for (let seat = 0; seat < p.seats; seat++) {
    const weight = weightOf(p, root, seat);
    if (weight === 0 || weight < most) continue;
    winners = weight === most ? winners.concat(seat) : [seat];
    most = weight;
  }
  if (winners.length > 1) for (const m of p.rules.hooks.breaksTie) winners = m.breaksTie(p, root, winners);
  return winners;
}

/**
 * Points of a feature in its current state, or as if complete or not: the count, times the points for each, plus
 * additions. Fields may use other points for each city.
 */
export function pointsOf(
  p: Position,
  root: number,
  done = isComplete(p, root),
  forCity = FOR_A_CITY
): number {
  const kind = kindOf(p, root);
  if (p.rules.scoreParts[kind].plain) {
    if (kind === ROAD) return tilesOf(p, root);
    if (kind === CITY) {
      const tiles = tilesOf(p, root);
      return forTile(p, kind, tiles, done) * (tiles + shieldsOf(p, root));
    }
    if (kind === FIELD) return forCity * feedingCities(p, root);
    return isCloister(kind) ? 1 + squaresAround(p, root) + surroundings(p, root) : 0;
  }
  return total(scoreOf(p, root, done, forCity));
}

/** Points for each tile (and shield) of a road or city, before changes by sets. */
function forTile(p: Position, kind: number, tiles: number, done: boolean): number {
  return kind === ROAD || !done || (tiles === 2 && p.rules.options.smallCity === 2) ? 1 : 2;
}

/** A winner's additional points beside the feature's. */
export function besidesOf(p: Position, root: number, seat: Seat): number {
  let points = 0;
  for (const part of p.rules.scoreParts[kindOf(p, root)].seat)
    points += part.of(p, root, isComplete(p, root), points, seat);
  return points;
}

/** Complete cities that count for a field; some count as several. */
export function feedingCities(p: Position, root: number): number {
  let n = 0;
  for (const city of citiesAround(p, root)) if (isFeeding(p, city)) n += feedingOf(p, city);
  return n + besideCities(p, root);
}

/** What counts for a field as complete cities without being a city of the landscape. */
export function besideCities(p: Position, field: number): number {
  let n = 0;
  for (const m of p.rules.hooks.citiesModifier) n += m.citiesModifier(p, field);
  return n;
}

/** What a field brings beside the points for each city. */
export function feedingExtras(p: Position, root: number): Score[] {
  const scores: Score[] = [];
  for (const part of p.rules.scoreParts[FIELD].feeding) {
    const value = part.of(p, root, false, 0, -1);
    if (value !== 0) scores.push({ op: 'points', label: part.label, value });
  }
  return scores;
}

/** As how many cities a complete city counts for the fields around it. */
export function feedingOf(p: Position, city: number): number {
  let n = 1;
  for (const m of p.rules.hooks.feedingModifier) n += m.feedingModifier(p, city);
  return n;
}

/** Whether a city counts for the fields around it once it is complete. */
export function isFeeding(p: Position, city: number): boolean {
  for (const m of p.rules.hooks.allowsFeeding) if (!m.allowsFeeding(p, city)) return false;
  return true;
}

function squaresAround(p: Position, cloister: number): number {
  if (p.rules.hooks.insteadOfReach.length > 0) return reachOf(p, cloister).length;
  return p.around[p.slotCell[p.segmentSlot[cloister]]];
}

/** What modules add for the squares around a monastery or garden. */
function surroundings(p: Position, cloister: number): number {
  const hooks = p.rules.hooks.surroundingModifier;
  if (hooks.length === 0) return 0;
  let sum = 0;
  for (const slot of reachOf(p, cloister)) for (const m of hooks) sum += m.surroundingModifier(p, slot);
  return sum;
}

/** The same points as an expression with its parts. */
export function scoreOf(p: Position, root: number, done = isComplete(p, root), forCity = FOR_A_CITY): Score {
  const parts = scoreParts(p, root, done, forCity);
  for (const part of p.rules.scoreParts[kindOf(p, root)].extra) addPart(p, root, done, part, 0, parts);
  return sumOf(p, root, parts);
}

/** The parts of a feature's points without the extra ones of sets, which a figure recalled early does not bring. */
function scoreParts(p: Position, root: number, done: boolean, forCity: number): Score[] {
  const kind = kindOf(p, root);
  const more = p.rules.scoreParts[kind];
  let parts: Score[] = [];
  if (kind === FIELD) parts = fieldParts(p, root, forCity);
  else if (kind === ROAD || kind === CITY) parts = tileParts(p, root, done);
  else if (isCloister(kind)) parts = cloisterParts(p, root);
  for (const part of more.addition) addPart(p, root, done, part, 0, parts);
  for (const part of more.change) {
    const before = parts.reduce((sum, score) => sum + total(score), 0);
    addPart(p, root, done, part, before, parts);
  }
  return parts;
}

function fieldParts(p: Position, field: number, forCity: number): Score[] {
  const cities: Score = { op: 'times', label: 'score.cities', count: feedingCities(p, field), each: forCity };
  return [cities, ...feedingExtras(p, field)];
}

function tileParts(p: Position, root: number, done: boolean): Score[] {
  const kind = kindOf(p, root);
  const more = p.rules.scoreParts[kind];
  const tiles = tilesOf(p, root);
  let each = forTile(p, kind, tiles, done);
  for (const part of more.factor) each = part.of(p, root, done, each, -1);
  const parts: Score[] = [{ op: 'times', label: 'score.tiles', count: tiles, each }];
  const shields = kind === CITY ? shieldsOf(p, root) : 0;
  if (shields > 0) parts.push({ op: 'times', label: 'score.shields', count: shields, each });
  for (const part of more.sum) {
    const count = part.of(p, root, done, 0, -1);
    if (count !== 0) parts.push({ op: 'times', label: part.label, count, each });
  }
  return parts;
}

function cloisterParts(p: Position, cloister: number): Score[] {
  const parts: Score[] = [
    { op: 'points', label: 'score.cloister', value: 1 },
    { op: 'times', label: 'score.around', count: squaresAround(p, cloister), each: 1 }
  ];
  const around = surroundings(p, cloister);
  if (around !== 0) parts.push({ op: 'points', label: 'score.surroundings', value: around });
  return parts;
}

/** Adds the points of a set's part, unless there are none; `value` is what the part changes. */
function addPart(
  p: Position,
  root: number,
  done: boolean,
  part: ScorePart,
  value: number,
  parts: Score[]
): void {
  const points = part.of(p, root, done, value, -1);
  if (points !== 0) parts.push({ op: 'points', label: part.label, value: points });
}

function sumOf(p: Position, root: number, parts: Score[]): Score {
  if (parts.length === 1) return parts[0];
  const kind = kindOf(p, root);
  return {
    op: 'sum',
    label: isCloister(kind) ? 'score.cloister.sum' : `score.${FEATURE_KINDS[kind]}`,
    parts
  };
}

/** When a feature gives its points: during the game, or in the final scoring. Also the type of the event. */
type Occasion = 'scored' | 'counted';

/**
 * Gives a feature's points to its owners; an unoccupied feature scores nothing. `forCity`: points of a field for each
 * city.
 */
export function scoreFeature(
  p: Position,
  root: number,
  log: Log,
  occasion: Occasion,
  forCity = FOR_A_CITY
): void {
  const winners = winnersOf(p, root);
  const points = winners.length === 0 ? 0 : pointsOf(p, root, isComplete(p, root), forCity);
  const seatParts = p.rules.scoreParts[kindOf(p, root)].seat.length > 0;
  if (log && winners.length > 0)
    tellScored(p, root, winners, scoreOf(p, root, isComplete(p, root), forCity), occasion, log);
  for (const seat of winners) award(p, seat, points + (seatParts ? besidesOf(p, root, seat) : 0));
  for (const m of p.rules.hooks.afterScored)
    m.afterScored(p, root, { points, winners, final: occasion === 'counted' }, log);
}

/** Logs one event for all winners with the same points. */
function tellScored(
  p: Position,
  root: number,
  winners: readonly Seat[],
  plain: Score,
  occasion: Occasion,
  log: GameEvent[]
): void {
  const besides = winners.map((seat) => besidesOf(p, root, seat));
  for (const extra of new Set(besides)) {
    const score: Score =
      extra === 0
        ? plain
        : {
            op: 'sum',
            label: 'score.feature',
            parts: [plain, { op: 'points', label: besidesLabel(p, root), value: extra }]
          };
    log.push({
      type: occasion,
      seats: winners.filter((_, i) => besides[i] === extra),
      score,
      points: total(score),
      feature: featureRef(p, root),
      rule: occasion === 'counted' ? 'rule.finalScoring' : 'rule.scoring'
    });
  }
}

const besidesLabel = (p: Position, root: number) => p.rules.scoreParts[kindOf(p, root)].seat[0].label;

/** Changes a seat's score and tells the modules. */
export function award(p: Position, seat: Seat, points: number): void {
  if (points === 0) return;
  p.scores[seat] += points;
  for (const m of p.rules.hooks.afterPoints) m.afterPoints(p, seat, points);
}

/** Fills a list with the fields of all figures on the scoring track: the scores, where no set says otherwise. */
export function listTrack(p: Position, out: number[]): void {
  const [other] = p.rules.hooks.insteadOfTrack;
  let n = p.seats;
  if (other) n = other.insteadOfTrack(p, out);
  else for (let seat = 0; seat < n; seat++) out[seat] = p.scores[seat];
  // Setting a length costs more than all the rest.
  if (out.length !== n) out.length = n;
}

/** Gives seats points that come from no feature, by the rule named; `source` names them in claims of scripts. */
export function givePoints(
  p: Position,
  seats: readonly Seat[],
  score: Score,
  source: string,
  rule: string,
  log: Log,
  feature?: FeatureRef
): void {
  const points = total(score);
  for (const seat of seats) award(p, seat, points);
  log?.push({
    type: 'earned',
    seats: [...seats],
    score,
    points,
    source,
    rule,
    ...(feature ? { feature } : {})
  });
}

/** Points for recalling a figure from an unfinished monastery or garden. */
export function scoreRecall(p: Position, figure: number, seat: Seat, log: Log): void {
  const root = rootOf(p, p.figureAt[figure]);
  const score = sumOf(p, root, scoreParts(p, root, false, FOR_A_CITY));
  award(p, seat, total(score));
  log?.push({
    type: 'recalled',
    seat,
    score,
    points: total(score),
    feature: featureRef(p, root),
    rule: 'rule.recall'
  });
}

/** Whether a feature would count at the end in its current state. */
export function isCounted(p: Position, root: number): boolean {
  for (const m of p.rules.hooks.allowsCounting) if (!m.allowsCounting(p, root)) return false;
  return true;
}

/** Features with followers that count at the end, in board order. */
export function countedAtEnd(p: Position): number[] {
  const { figureAt } = p;
  const roots: number[] = [];
  for (let figure = 0; figure < figureAt.length; figure++) {
    if (figureAt[figure] < 0 || !isFollower(p, figure)) continue;
    const root = rootOf(p, figureAt[figure]);
    if (!roots.includes(root) && kindOf(p, root) !== PLACE && isCounted(p, root)) roots.push(root);
  }
  return roots.sort((a, b) => boardOrder(p, a, b));
}
